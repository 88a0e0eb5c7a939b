"""Every kind of question that Imperials asks, answered through the board."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from aevum.games.imperials.rules.asks import ASK_NAMES
from tests.web.axes import no_violations
from tests.web.boards import bar
from tests.web.conftest import Come
from tests.web.imperials import Mouse, button, count_up, line, row, sit_down
from tests.web.staged import CARDS

Picture = Callable[[Page, str], None]

# The scenes that begin with a question of their own, and their seats.
RARE = {"gold": 2, "thanks": 2, "lose_town": 2, "retreat": 2, "special": 3}
# Asked in every game from its beginning, or optional for players who wait.
ELSEWHERE = {"found-piece", "found-road", "talk"}
CROWDED = "t3"  # a tile with villages of both opponents


def test_every_question(come: Come, picture: Picture) -> None:
    page = come()
    mouse = Mouse(page)
    sit_down(page, "cards", 3)
    by_dice(mouse, picture)
    by_cards(mouse, picture)
    met = mouse.met | at_market(page) | at_rare_moments(page, picture)
    assert met == set(ASK_NAMES) - ELSEWHERE


def test_hints_say_and_show_what_to_do(come: Come, picture: Picture) -> None:
    page = come()
    hinted(page, "advised_offer", "Offer the others 1 ore for 1 wheat", "Fill it in")
    expect(page.get_by_role("note", name="Hint")).to_contain_text("Next goal: a village")
    expect(card(page, "You give", "ore, 1")).to_be_visible()
    expect(card(page, "You ask for", "wheat, 1")).to_be_visible()
    expect(page.locator(":focus")).to_have_text("To the players")
    expect(page.get_by_role("button", name="To the market")).to_be_in_viewport(ratio=1)
    picture(page, "imperials-hint-day")
    no_violations(page)
    page.keyboard.press("Enter")
    expect(page.get_by_text("You offer 1 ore for 1 wheat").first).to_be_attached()
    hinted(page, "advised_market", "Trade 4 ore for 1 wheat with the market", "Fill it in")
    expect(card(page, "You give", "ore, 4")).to_be_visible()
    expect(page.locator(":focus")).to_have_text("To the market")
    hinted(page, "advised_end", "End your turn", "Show it")
    expect(button(page, "End turn")).to_be_focused()
    expect(button(page, "End turn")).to_have_attribute("data-hinted", "true")


def hinted(page: Page, scene: str, words: str, show: str) -> None:
    """Ask for a hint, read it, and let it be shown."""
    sit_down(page, scene, 3)
    assert Mouse(page).wait() == "main"
    page.keyboard.press("h")
    slip = page.get_by_role("note", name="Hint")
    expect(slip).to_contain_text(words)
    slip.get_by_role("button", name=show, exact=True).click()


def card(page: Page, name: str, words: str) -> Locator:
    """A kind of card in a row to count, with how many are counted."""
    return row(page, name).get_by_role("button", name=re.compile(f"^{words}:"))


def by_dice(mouse: Mouse, picture: Picture) -> None:
    """The Alchemist makes a seven: discards, the robber, a theft."""
    assert mouse.wait() == "roll"
    mouse.play("Alchemist")
    assert mouse.wait() == "dice"
    mouse.set_dice(3, 4)
    assert mouse.wait() == "discard"
    picture(mouse.page, "imperials-discard-day")
    mouse.answer("discard")
    assert mouse.wait() == "robber"
    picture(mouse.page, "imperials-robber-day")
    mouse.choose(CROWDED)
    assert mouse.wait() == "victim"
    mouse.answer("victim")
    assert mouse.wait() == "main"


def by_cards(mouse: Mouse, picture: Picture) -> None:
    """Play a card of every kind, and end the turn with too many of them."""
    for name in CARDS[1:]:
        mouse.play(name)
        while (kind := mouse.wait()) != "main":
            if kind == "action":
                no_violations(mouse.page)
                picture(mouse.page, "imperials-spy-day")
            mouse.answer(kind)
    picture(mouse.page, "imperials-cards-day")
    mouse.press(button(mouse.page, "End turn"))
    assert mouse.wait() == "drop-action"
    mouse.answer("drop-action")


def at_market(page: Page) -> set[str]:
    """An offer that the market takes as well, a wonder, a warrior with more than one way to go."""
    sit_down(page, "market", 3)
    mouse = Mouse(page)
    mouse.wait()
    count_up(page, "You give", "wood", 4)
    count_up(page, "You ask for", "ore")
    page.get_by_role("button", name="To the players").click()
    assert mouse.wait() == "where"
    mouse.answer("where")
    mouse.wait()
    expect(page.get_by_text("You trade 4 wood for 1 ore with the market")).to_have_count(2)
    mouse.press(line(page, "Improve science"))
    assert mouse.wait() == "wonder"
    mouse.answer("wonder")
    mouse.wait()
    mouse.press(line(page, "Move"))
    mouse.pick()
    assert mouse.wait() == "march"
    mouse.answer("march")
    return mouse.met


def at_rare_moments(page: Page, picture: Picture) -> set[str]:
    """Questions caused by the land, the dragon and others."""
    met: set[str] = set()
    for scene, seats in RARE.items():
        sit_down(page, scene, seats)
        mouse = Mouse(page)
        kind = mouse.wait()
        picture(page, f"imperials-{kind}-day")
        mouse.answer(kind)
        expect(bar(page)).not_to_have_attribute("data-serial", mouse.serial)
        met |= mouse.met
    return met
