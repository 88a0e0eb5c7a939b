"""Games with messages are played in the language of each reader."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from aevum.core import messages as core
from aevum.core.text import Reader, Text
from aevum.games.ascii import messages as empires
from aevum.games.template import messages as race
from tests.tiny import messages as sheets
from tests.web.conftest import Come
from tests.web.shell import ask_bar, say
from tests.web.tables import make

LANGUAGES = ("en", "de", "en-XA")
YOU = Reader(0)


def told(language: str, text: Text) -> str:
    return text.book.catalogue(language).format(text, YOU)


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def sit_down(page: Page, game: str, language: str) -> str:
    code = make(page, game=game, seats=2, bots=["random"], start=True)
    page.goto(f"/t/{code}?lang={language}")
    return code


def act(page: Page, language: str, move: Text) -> None:
    """Choose a move and confirm it."""
    moves = page.get_by_role("region", name=told(language, core.table_moves()))
    words = capital(told(language, move))
    moves.get_by_role("button", name=words, exact=True).click()
    page.get_by_role("button", name=told(language, core.table_confirm())).click()


def log(page: Page, language: str) -> Locator:
    return page.get_by_role("complementary", name=told(language, core.table_log()))


def lines(page: Page, language: str) -> Locator:
    return log(page, language).get_by_role("listitem")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_template_is_played_in(come: Come, language: str) -> None:
    page = come()
    sit_down(page, "template", language)
    question = ask_bar(page, language).get_by_text(told(language, race.ask_roll()), exact=True)
    expect(question).to_be_visible()
    assert question.get_attribute("lang") is None, "the page is told in the same language"
    act(page, language, race.move_roll())
    rolled = [race.say_roll(who=0, side=side) for side in range(2, 7)]
    said = [told(language, text) for text in [*rolled, race.say_bust(who=0, side=1)]]
    expect(lines(page, language).last).to_have_text(re.compile("|".join(map(re.escape, said))))
    listed = log(page, language).get_by_role("list")
    assert listed.get_attribute("lang") is None
    refused(page, language)


def refused(page: Page, language: str) -> None:
    """Type a move of chance, and read why it is refused."""
    page.keyboard.press("/")
    box = page.get_by_role("dialog", name=say("room-type", language))
    box.get_by_role("combobox", name=say("room-type", language)).fill("die 3")
    box.get_by_role("button", name=say("room-type-play", language)).click()
    reasons = [told(language, text) for text in (race.no_move(), race.no_turn())]
    expect(box).to_contain_text(re.compile("|".join(map(re.escape, reasons))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheets_are_played_in(come: Come, language: str) -> None:
    page = come()
    code = sit_down(page, "sheets", language)
    expect(ask_bar(page, language)).to_contain_text(told(language, sheets.ask_row()))
    act(page, language, sheets.move_strike())
    strike = told(language, sheets.say_strikes(who=0))
    expect(lines(page, language).filter(has_text=strike)).to_have_count(1)
    page.goto(f"/r/{code}?lang={language}")
    expect(lines(page, language).filter(has_text=strike)).to_have_count(1)


def test_the_language_is_the_browsers_until_somebody_chooses(come: Come) -> None:
    page = come(locale="de-AT")
    code = make(page, game="template", seats=2, bots=["random"], start=True)
    page.goto(f"/t/{code}")
    expect(ask_bar(page, "de")).to_contain_text("Würfle.")
    page.get_by_role("button", name="Einstellungen").click()
    wish = page.get_by_role("group", name=re.compile("^(Sprache|Language)$"))
    expect(wish.get_by_role("radio")).to_have_count(3)
    wish.get_by_role("radio", name="English").check()
    page.keyboard.press("Escape")
    expect(ask_bar(page)).to_contain_text("Roll the die.")
    page.reload()
    expect(ask_bar(page)).to_contain_text("Roll the die.")
    page.goto("/settings")
    expect(page.get_by_role("radio", name="English")).to_be_checked()
    page.get_by_role("radio", name="Deutsch").check()
    page.goto(f"/t/{code}")
    expect(ask_bar(page, "de")).to_contain_text("Würfle.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_of_ascii_empires_is_written_in(come: Come, language: str) -> None:
    """Question, dice, buttons, log and reasons."""
    page = come()
    code = make(page, game="ascii", seats=1, bots=[], start=True)
    page.goto(f"/t/{code}?lang={language}")
    expect(ask_bar(page, language)).to_contain_text(told(language, empires.ui_ask_propose()))
    page.get_by_role("button", name=told(language, empires.ui_do_keep_all())).click()
    expect(ask_bar(page, language)).to_contain_text(told(language, empires.ui_choose_die()))
    expect(
        page.get_by_role("heading", name=told(language, empires.ui_population()))
    ).to_be_visible()
    page.keyboard.press("t")
    expect(ask_bar(page, language)).to_contain_text(told(language, empires.ui_tax_ask()))
    page.get_by_role("button", name=told(language, empires.ui_do_dictate())).click()
    taxes = told(language, empires.say_taxes(who=0, unhappy=1, gold=3))
    expect(page.get_by_role("listitem").filter(has_text=taxes)).to_have_count(1)
    page.keyboard.press("4")
    refusal = told(language, empires.no_green_die())
    expect(page.get_by_role("alert")).to_contain_text(refusal)


def test_a_game_in_english_stays_so(come: Come) -> None:
    page = come(locale="de-AT")
    code = make(page, game="haggle", seats=2, bots=["random"], start=True)
    page.goto(f"/t/{code}?lang=de")
    expect(ask_bar(page, "de").locator("p[lang=en]")).to_have_count(1)
