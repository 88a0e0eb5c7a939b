"""A whole game of Tempus Imperium without a mouse."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.keys import Keys
from tests.web.shell import ask_bar
from tests.web.tables import make_tempus
from tests.web.tempus import cut_short


def test_a_game_by_keyboard(come: Come, picture: Callable[[Page, str], None]) -> None:
    page = come(color_scheme="dark")
    page.goto(f"/t/{make_tempus(page)}")
    ask_bar(page).wait_for()
    keys = Keys(page)
    helped(page)
    moves, score = cut_short(22)
    for number, text in enumerate(moves):
        if number % 3 == 2:
            keys.type(text)
        else:
            keys.play(text)
        if number == 40:
            picture(page, "tempus-keys-night")
    end = page.get_by_role("dialog", name="Tempus Imperium")
    expect(end).to_contain_text(score)
    picture(page, "tempus-end-night")
    page.keyboard.press("Escape")
    expect(end).to_be_hidden()
    expect(ask_bar(page)).to_contain_text(f"The game is over: {score} points")


def helped(page: Page) -> None:
    """The keys for help: the list of keys, rules, hint, targets one by one, undo, a wrong word."""
    page.keyboard.press("?")
    listed = page.get_by_role("dialog", name="Shortcuts")
    expect(listed).to_contain_text("Undo the last move")
    page.keyboard.press("Escape")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog").filter(has_text="The board is a grid")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("h")
    hint = page.get_by_role("note", name="Hint").get_by_role("status")
    expect(hint).to_contain_text(re.compile(r"\d s$"))

    page.keyboard.press("n")
    page.keyboard.press("n")
    page.keyboard.press("p")
    expect(ask_bar(page)).to_contain_text("Draw a road east of a1?")
    page.keyboard.press("Enter")
    expect(ask_bar(page)).to_contain_text("turn 2 of 10")
    page.keyboard.press("r")
    page.keyboard.press("u")  # not through the open drawer
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(ask_bar(page)).to_contain_text("turn 2 of 10")
    page.keyboard.press("u")
    expect(ask_bar(page)).to_contain_text("turn 1 of 10")

    page.keyboard.press("/")
    page.keyboard.type("raod E 1 1")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("No move begins with")
    page.keyboard.press("Escape")
