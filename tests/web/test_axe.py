"""axe without violations on every screen, light and dark."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.ascii import button, die, seat, sit_down
from tests.web.axes import no_violations
from tests.web.boards import bar
from tests.web.conftest import Come, Watch
from tests.web.shell import ask_bar
from tests.web.tables import finish_tempus, make, make_tempus, play
from tests.web.tempus import MOVE_TEXTS, Mouse

Picture = Callable[[Page, str], None]

DIALOG = "dialog[open]"

PLAIN = {
    "home": "/",
    "watch": "/watch",
    "settings": "/settings",
    "history": "/history",
    "rules": "/rules/tempus",
    "sources": "/sources/temporum",
    "no-sources": "/sources/unknown",
    "kit": "/kit",
    "lost": "/nowhere",
    "no-table": "/t/zzzzzz",
    "no-replay": "/r/zzzzzz",
    "no-rules": "/rules/unknown",
    "live-rules": "/rules/chronos",
    "half-a-link": "/t/garbage",
}


def checked(page: Page, picture: Picture, name: str, part: str = "html") -> None:
    """No violations in either theme, and a screenshot of each."""
    names = {"light": f"{name}-day", "dark": f"{name}-night"}
    no_violations(page, part, lambda theme: picture(page, names[theme]))


@pytest.mark.parametrize("name", PLAIN)
def test_pages(come_again: Come, watch: Watch, picture: Picture, name: str) -> None:
    watch.network = name.startswith(("no-", "lost", "half"))
    page = come_again()
    if name in ("home", "watch", "history"):
        finish_tempus(page, ["pass"] * 50)
        make_tempus(page)
        make(page, game="haggle", public=True)
    page.goto(PLAIN[name])
    page.get_by_role("heading", level=1).first.wait_for()
    page.wait_for_load_state("networkidle")
    checked(page, picture, name)


def test_tempus(come: Come, picture: Picture) -> None:
    page = come()
    code = make_tempus(page)
    play(page, code, MOVE_TEXTS[:42])
    page.goto(f"/t/{code}")
    ask_bar(page).wait_for()
    no_violations(page)
    Mouse(page).choose(MOVE_TEXTS[42])
    checked(page, picture, "tempus")
    for name in ("Rules", "Share link", "Settings"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog")).not_to_contain_text("Loading")
        checked(page, picture, f"tempus-{name.split()[0].lower()}", DIALOG)
        page.keyboard.press("Escape")


def test_tempus_end_and_replay(come: Come, picture: Picture) -> None:
    page = come()
    code = make_tempus(page)
    play(page, code, MOVE_TEXTS[:-1])
    page.goto(f"/t/{code}")
    Mouse(page).play(MOVE_TEXTS[-1])
    expect(page.get_by_role("dialog", name="Tempus Imperium")).to_be_visible()
    no_violations(page, DIALOG)
    page.get_by_role("dialog").get_by_role("button", name="Share").click()
    checked(page, picture, "tempus-share", DIALOG)
    page.goto(f"/r/{code}#30")
    ask_bar(page).wait_for()
    checked(page, picture, "replay")


def test_ascii(come_again: Come, picture: Picture) -> None:
    page = come_again()
    sit_down(page, "written", 5)
    no_violations(page)
    die(page, 1).click()
    checked(page, picture, "ascii")
    button(page, "Draw 8 lines").click()
    button(page, "Farm").click()
    expect(bar(page)).to_contain_text("8 of your 8 lines")
    checked(page, picture, "ascii-ghost", ".ascii")
    page.keyboard.press("Escape")
    seat(page, 1).click()
    checked(page, picture, "ascii-other", ".ascii")


def test_any_game(come: Come, picture: Picture) -> None:
    page = come()
    code = make(page, game="bazaar", seats=3)
    page.goto(f"/t/{code}")
    ask_bar(page).wait_for()
    checked(page, picture, "lobby")
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start").click()
    page.get_by_role("region", name="Your moves").wait_for()
    no_violations(page)
    page.get_by_role("region", name="Your moves").get_by_role("button").first.click()
    checked(page, picture, "any-game")
    page.get_by_role("button", name="Chat").click()
    checked(page, picture, "any-game-chat", DIALOG)


def test_a_phone(come: Come, picture: Picture) -> None:
    page = come(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    code = make_tempus(page)
    play(page, code, MOVE_TEXTS[:42])
    page.goto(f"/t/{code}")
    ask_bar(page).wait_for()
    checked(page, picture, "tempus-phone")
    ask_bar(page).get_by_role("button", name="More").tap()
    no_violations(page, DIALOG)
    game = make(page, game="bazaar", seats=3, bots=["random", "random"], start=True)
    page.goto(f"/t/{game}")
    page.get_by_role("region", name="Your moves").wait_for()
    checked(page, picture, "any-game-phone")
