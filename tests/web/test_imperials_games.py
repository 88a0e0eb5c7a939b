"""Whole games of Imperials, one person against three bots, through the board."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from aevum.core.text import Reader
from aevum.games.imperials import messages as m
from tests.web.axes import no_violations
from tests.web.boards import bar
from tests.web.conftest import Come
from tests.web.imperials import Mouse, line, place, sit_down
from tests.web.shell import say

Picture = Callable[[Page, str], None]


@pytest.mark.parametrize("mode", ["basic", "wonders"])
def test_a_game_of_imperials(come: Come, picture: Picture, mode: str) -> None:
    page = come()
    sit_down(page, mode=mode, points=5)
    mouse = Mouse(page)
    turns = 0
    kind = mouse.wait()
    while kind != "over":
        if kind == "main":
            turns += 1
            if turns == 3:
                picture(page, f"imperials-{mode}-day")
        mouse.answer(kind)
        kind = mouse.wait()
    assert mouse.met >= {"found-piece", "found-road", "roll", "main"}
    end = page.get_by_role("dialog", name="Imperials")
    expect(end).to_contain_text(re.compile(r"won with \d+ points"))
    expect(end.get_by_role("table")).to_contain_text("Villages")
    if mode == "wonders":
        no_violations(page, "dialog[open]")
    picture(page, f"imperials-{mode}-end-day")
    page.keyboard.press("Escape")
    expect(bar(page)).to_contain_text("won with")


NUMBERS = {
    "dragon.steps": 12,
    "improvement.levels": 3,
    "general-port.ratio": 5,
    "resource-port.ratio": 4,
    "route.length": 9,
}


def test_a_board_shows_the_numbers_of_its_table(come: Come) -> None:
    page = come()
    sit_down(page, mode="wonders", seats=3, numbers=NUMBERS)
    ratios = page.locator("text").filter(has_text=re.compile(r"^\d:1$"))
    expect(ratios.first).to_be_attached()
    assert set(ratios.all_text_contents()) == {"5:1", "4:1"}
    steps = page.get_by_role("img", name=re.compile("^The dragon is 12 steps away"))
    expect(steps.locator(".step")).to_have_text([str(step) for step in range(12)])
    levels = page.get_by_role("img", name="science 0")
    expect(levels).to_have_count(3)
    expect(levels.first.locator("u")).to_have_count(3)
    line(page, "Road").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("9 in a row may be the longest route")


def test_words_instead_of_numbers_and_notation(come: Come) -> None:
    """The header, announcements and the undo button use natural words, even after a reload."""
    page = come()
    sit_down(page, mode="wonders", points=5, player_trades=False)
    expect(page.get_by_role("banner")).to_contain_text(
        "Wonders & Warriors, 5 points to win, no trades between players"
    )
    mouse = Mouse(page)
    assert mouse.wait() == "found-piece"
    mouse.pick()
    assert mouse.wait() == "found-road"
    said = page.get_by_role("log", name="What happens")
    expect(said).to_contain_text(re.compile(r"You build a village on [a-z]+ \d+(,| and) "))
    expect(said).to_contain_text("Build a road at your new village.")
    page.reload()
    undo = page.get_by_role("button", name=re.compile(r"^Undo the village on [a-z]+ \d+(,| and) "))
    undo.click()
    expect(bar(page)).to_have_attribute("data-ask", "found-piece")


def test_zoom_and_pan(come: Come) -> None:
    """Wheel, buttons, keys and drag move the map; a drag chooses nothing."""
    page = come()
    sit_down(page, mode="basic", map="the woods")
    board = page.get_by_role("region", name="The map")
    drawn = board.locator("svg.map > g")
    before = drawn.get_attribute("transform")
    box = board.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    expect(drawn).not_to_have_attribute("transform", str(before))
    near = drawn.get_attribute("transform")
    page.mouse.down()
    page.mouse.move(x + 80, y + 40, steps=4)
    page.mouse.up()
    expect(drawn).not_to_have_attribute("transform", str(near))
    expect(page.locator("[data-key][aria-pressed=true]")).to_have_count(0)
    let_go_outside(page, box["x"] + 3, y)
    page.get_by_role("button", name="Whole map").click()
    expect(drawn).to_have_attribute("transform", str(before))
    page.keyboard.press("+")
    expect(drawn).not_to_have_attribute("transform", str(before))
    page.keyboard.press("z")
    expect(drawn).to_have_attribute("transform", str(before))


def let_go_outside(page: Page, edge: float, y: float) -> None:
    """A button released beside the map ends the drag."""
    drawn = page.locator("svg.map > g")
    there = drawn.get_attribute("transform")
    page.mouse.move(edge, y)
    page.mouse.down()
    page.mouse.move(edge - 5, y)
    page.mouse.up()
    page.mouse.move(edge + 200, y, steps=4)
    expect(drawn).to_have_attribute("transform", str(there))


def test_why_not(come: Come, picture: Picture) -> None:
    """Impossible buildings show why, in the build bar and on the map, and the choice is dropped."""
    page = come()
    sit_down(page, "market", 3)
    Mouse(page).wait()
    line(page, "Town").click(force=True)  # it says of itself that it is not possible
    slip = page.get_by_role("alert")
    expect(slip).to_contain_text("A town costs 2 wheat and 3 ore")
    expect(slip).to_contain_text("Rule 6.1")
    page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    line(page, "Road").click()
    spot = page.locator("[data-key]").first
    key = spot.get_attribute("data-key")
    assert key is not None
    place(page, key).dispatch_event("click")
    expect(bar(page)).to_contain_text("Takes 1 wood and 1 brick.")
    picture(page, "imperials-chosen-day")
    page.keyboard.press("Escape")
    board = page.get_by_role("region", name="The map")
    board.click(position={"x": 420, "y": 90})  # far from every road of one's own
    expect(slip).to_contain_text("reach this border")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("[data-key]")).to_have_count(0)


@pytest.mark.parametrize("language", ["de", "en-XA"])
def test_imperials_is_told_in(come: Come, language: str) -> None:
    """The server's messages and the board's own."""
    page = come()
    code = sit_down(page, seats=2, mode="wonders")
    page.goto(f"/t/{code}?lang={language}")
    catalogue, you = m.BOOK.catalogue(language), Reader(0)
    expect(bar(page)).to_contain_text(catalogue.format(m.ask_first_village()))
    expect(page.get_by_role("region", name=catalogue.format(m.ui_map()))).to_be_visible()
    mouse = Mouse(page)
    assert mouse.wait() == "found-piece"
    spot = page.locator("[data-key]").first
    spot.dispatch_event("click")
    expect(bar(page).get_by_text(catalogue.format(m.ui_do_settle()), exact=True)).to_be_visible()
    mouse.commit()
    said = page.get_by_role("log", name=say("room-log-live", language))
    begins = catalogue.format(m.say_village(who=0, at="…"), you).partition("…")[0]
    expect(said).to_contain_text(begins)
    expect(said).to_contain_text(catalogue.format(m.ask_first_road(piece="village")))
