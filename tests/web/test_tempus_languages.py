"""Tempus Imperium in German, and in the pseudo-language, which shows words outside catalogues."""

import re

import pytest
from playwright.sync_api import Page, expect

from aevum.core.text import Reader
from aevum.games.tempus import messages as m
from tests.web.conftest import Come
from tests.web.shell import ask_bar, say
from tests.web.tables import make_tempus
from tests.web.tempus import Mouse, place

BARE = """() => [...document.querySelectorAll('main *')]
    .filter((each) => each.checkVisibility() && !each.closest('[lang=en], [translate=no]'))
    .flatMap((each) => [...each.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent.trim()))
    .filter((text) => /\\p{L}{3}/u.test(text) && !text.includes('⟦') && !text.includes('⟧')
        && !/^[IVX]+$/.test(text))"""
SHELL = {"Esc", "Enter", "Hint", "Rules", "Undo", "Type a move", "Settings"}
"""Words of the frame around every board."""


@pytest.mark.parametrize("language", ["de", "en-XA"])
def test_tempus_is_told_in(come: Come, language: str) -> None:
    """The server's messages and the board's own."""
    page = come()
    code = make_tempus(page)
    page.goto(f"/t/{code}?lang={language}")
    catalogue, you = m.BOOK.catalogue(language), Reader(0)
    bar = ask_bar(page, language)
    expect(bar).to_contain_text(catalogue.format(m.ui_choose_road()))
    expect(page.get_by_role("grid", name=catalogue.format(m.ui_board_borders()))).to_be_visible()
    for heading in (m.ui_treasury(), m.ui_score_now(), m.part_score(score="castles")):
        expect(page.get_by_text(catalogue.format(heading), exact=True).first).to_be_visible()
    mouse = Mouse(page)
    mouse.press(place(page, "e37"))
    at = m.at_border_east(square="b5")
    expect(bar).to_contain_text(catalogue.format(m.move_road(at=at)))
    bare(page, language)
    mouse.commit()
    said = page.get_by_role("log", name=say("room-log-live", language))
    expect(said).to_contain_text(catalogue.format(m.say_road(who=0, at=at, fee=0), you))
    expect(bar).to_contain_text(catalogue.format(m.ui_turn(n="I", turn=2, turns=10)))
    place(page, "q44").click(force=True)  # it says of itself that it cannot be chosen
    expect(page.get_by_role("alert")).to_contain_text(re.compile("e5"))


def test_tempus_begins_in_german(come: Come) -> None:
    """The home page and the dialog of dates use the game's catalogue."""
    page, german = come(), m.BOOK.catalogue("de")
    page.goto("/?lang=de")
    expect(page.get_by_role("button", name=german.format(m.ui_start_now()))).to_be_visible()
    expect(page.get_by_text(german.format(m.ui_daily_about()))).to_be_visible()
    page.get_by_role("button", name=german.format(m.ui_start_choose())).click()
    dialog = page.get_by_role("dialog")
    for heading in (m.ui_start_minute(), m.ui_start_today(), m.ui_start_any()):
        expect(dialog.get_by_role("heading", name=german.format(heading))).to_be_visible()
    dialog.get_by_label(german.format(m.ui_start_written())).fill("2026-11-15 07:35")
    dialog.get_by_role("button", name=german.format(m.ui_start_play_date())).click()
    expect(ask_bar(page)).to_be_visible()  # the address of a table names no language


def bare(page: Page, language: str) -> None:
    """In the pseudo-language every word of the board is in brackets."""
    if language == "en-XA":
        found = [text for text in page.evaluate(BARE) if text not in SHELL]
        assert found == []
