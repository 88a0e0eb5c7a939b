"""Replays by link: scrub, step, jump, keys, deep links, sharing."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.imperials import count_up, sit_down
from tests.web.shell import ask_bar
from tests.web.tables import finish_tempus, make
from tests.web.tempus import MOVE_TEXTS, SCORE

COUNT = len(MOVE_TEXTS)


def at(page: Page, number: int) -> None:
    """The replay stands at this move: header, address and ask bar agree."""
    expect(page.get_by_text(f"{number} of {COUNT} moves", exact=True)).to_be_visible()
    expect(page).to_have_url(re.compile(f"#{number}$"))


def test_a_replay_by_link(come: Come, picture: Callable[[Page, str], None]) -> None:
    player = come()
    code = finish_tempus(player)
    page = come(color_scheme="dark")  # a stranger who was given the link
    page.goto(f"/r/{code}")
    at(page, COUNT)
    expect(page.get_by_role("complementary").filter(has_text="Score")).to_contain_text(str(SCORE))
    picture(page, "replay-night")

    page.get_by_role("button", name="Previous move").click()
    at(page, COUNT - 1)
    page.get_by_role("button", name="Next move").click()
    at(page, COUNT)
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    at(page, 1)
    expect(ask_bar(page)).to_contain_text("turn 2 of 10")

    scrub(page)
    deep_link(page, code)
    share(page, code)


def scrub(page: Page) -> None:
    rule = page.get_by_role("slider", name="Replay")
    box = rule.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    halfway = int(rule.input_value())
    assert COUNT * 0.4 < halfway < COUNT * 0.6
    at(page, halfway)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 8, box["y"] + box["height"] / 2, steps=5)
    page.mouse.up()
    at(page, int(rule.input_value()))
    rule.press("Home")
    at(page, 0)
    rule.press("End")
    at(page, COUNT)
    page.get_by_role("button", name=re.compile("starts a farm at f6")).click()
    expect(page.get_by_text(re.compile(rf"^\d+ of {COUNT} moves$"))).to_have_text(
        f"16 of {COUNT} moves"
    )


def deep_link(page: Page, code: str) -> None:
    """A link to a move opens there, even in a page that is already open."""
    page.goto("/")
    page.goto(f"/r/{code}#20")
    at(page, 20)
    page.evaluate("location.hash = '#7'")
    at(page, 7)
    page.goto("/")
    page.goto(f"/r/{code}#9999")
    at(page, COUNT)
    page.goto("/")
    page.goto(f"/r/{code}#nonsense")
    at(page, COUNT)


def share(page: Page, code: str) -> None:
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Share this moment").click()
    page.get_by_role("dialog").get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/r/{code}#1")
    with page.expect_download() as download:
        page.get_by_role("dialog").get_by_role("link", name="Record").click()
    text = download.value.path().read_text(encoding="utf-8")
    assert all(move in text for move in MOVE_TEXTS)


def test_a_running_game_plays_by_itself(come: Come) -> None:
    """Playing the replay of a running match on the generic table."""
    page = come()
    code = make(page, game="template", seats=2, bots=["standard"], start=True)
    page.goto(f"/t/{code}")
    moves = page.get_by_role("region", name="Your moves")
    moves.get_by_role("button").first.click()
    page.get_by_role("button", name="Confirm").click()
    page.get_by_role("button", name="Confirm").wait_for(state="detached")
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider", name="Replay").wait_for()
    page.keyboard.press("Home")
    expect(ask_bar(page)).to_contain_text("The beginning")
    page.get_by_role("button", name="Play replay").click()
    expect(ask_bar(page)).not_to_contain_text("The beginning")
    page.get_by_role("link", name="Go to table").click()
    expect(moves).to_be_visible()


def test_other_eyes_see_people_by_their_names(come_again: Come) -> None:
    """A viewer of a bot's replay is not told that they are the bot."""
    page = come_again()
    code = sit_down(page, "market", 3)
    count_up(page, "You give", "wood")
    count_up(page, "You ask for", "ore")
    page.get_by_role("region", name="Trade").get_by_role("button", name="To the players").click()
    log = page.get_by_label("Seats and log")
    expect(log).to_contain_text("You offer 1 wood for 1 ore")
    page.get_by_role("button", name="Leave match").click()
    for _ in range(2):
        page.get_by_role("dialog").get_by_role("button", name="End match").click()
    page.goto(f"/r/{code}?eyes=0")
    expect(log).to_contain_text("You offer 1 wood for 1 ore")
    expect(page.get_by_role("region", name="Your hand")).to_be_visible()
    page.goto(f"/r/{code}?eyes=1")
    expect(page.get_by_role("region", name=re.compile("^Vermilion.s hand"))).to_be_visible()
    expect(log).to_contain_text("offers 1 wood for 1 ore")
    expect(log).not_to_contain_text("You")
