"""Bots by their level and character: quick play, the lobby, hints with their plan, the page."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.tables import make
from tests.web.test_home import card
from tests.web.test_tempus_phone import PHONE

CHARACTERS = ("Trader", "Hoarder", "Seller")
LEVEL = "Level of the bots"


def titles(page: Page) -> list[str]:
    """Return what the bots at a table are called."""
    expect(page.get_by_text(re.compile(" · ")).first).to_be_visible()
    return page.get_by_text(re.compile(r"^\w+ · \w+$")).all_inner_texts()


def test_quick_play_seats_three_characters_of_the_level_and_remembers_it(come: Come) -> None:
    page = come()
    page.goto("/")
    level = card(page, "Guild").get_by_role("combobox", name=LEVEL)
    expect(level).to_have_value("medium")
    level.select_option("Hard")
    expect(card(page, "Chronos Conquest").get_by_role("combobox", name=LEVEL)).to_have_value("hard")
    card(page, "Guild").get_by_role("button", name="Play 3 bots").click()
    page.wait_for_url("**/t/*")
    assert sorted(titles(page)) == sorted(f"Hard · {each}" for each in CHARACTERS)
    page.goto("/")
    expect(card(page, "Guild").get_by_role("combobox", name=LEVEL)).to_have_value("hard")


def test_the_dialog_offers_the_levels_by_keyboard(come_again: Come) -> None:
    page = come_again()
    page.goto("/")
    card(page, "Guild").get_by_role("button", name="Choose how to play").click()
    dialog = page.get_by_role("dialog", name="Guild")
    levels = dialog.get_by_role("group", name=LEVEL)
    expect(levels.get_by_role("radio")).to_have_count(3)
    levels.get_by_role("radio", name="Medium").focus()
    page.keyboard.press("ArrowLeft")
    expect(levels.get_by_role("radio", name="Easy")).to_be_checked()
    expect(dialog.get_by_text("Each bot gets a character of its own.")).to_be_visible()
    dialog.get_by_role("button", name="Play 3 bots").click()
    page.wait_for_url("**/t/*")
    assert sorted(titles(page)) == sorted(f"Easy · {each}" for each in CHARACTERS)


def test_the_lobby_tells_levels_and_characters_and_settles_hints(come: Come) -> None:
    page, other = come(), come()
    code = make(page, game="guild", seats=3)
    page.goto(f"/t/{code}")
    other.goto(f"/t/{code}")
    seats = page.get_by_role("region", name="Seats", exact=True)
    page.get_by_role("combobox", name="Who sits in seat 2").select_option("Easy")
    expect(seats).to_contain_text("Its character is drawn when the match begins")
    page.get_by_role("combobox", name="Way of playing of the bot at seat 2").select_option("Seller")
    for each in (page, other):
        told = each.get_by_role("region", name="Seats", exact=True)
        expect(told).to_contain_text("Easy · Seller")
        expect(told).to_contain_text("Sells every pair at once.")
    page.get_by_role("combobox", name="Hints").select_option("Off")
    expect(other.get_by_text("The owner changed Hints to Off.").first).to_be_visible()
    page.get_by_role("button", name="Fill with bots").click()
    expect(seats).to_contain_text("Easy")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("region", name="Seats", exact=True)).to_be_hidden()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_text("This table plays without hints.")).to_be_visible()


def test_a_hint_names_its_plan_and_a_marked_one_shows_at_the_seat(come: Come) -> None:
    page, other = come(), come()
    code = make(page, game="guild", seats=2, hints="all")
    for each in (page, other):
        each.goto(f"/t/{code}")
    other.get_by_role("button", name="Sit here").click()
    other.get_by_role("button", name=re.compile("ready$")).click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("region", name="Your decision: Sell, offer or")).to_be_visible()
    page.get_by_role("button", name="Hint").first.click()
    hint = page.get_by_role("note", name="Hint")
    expect(hint).to_contain_text("Plan: A pair of ones")
    expect(hint).to_contain_text("This brings about +3 points by the end.")
    expect(other.get_by_role("article", name=re.compile("1 hint"))).to_be_visible()


def test_the_page_about_the_bots_tells_levels_and_characters(come_again: Come) -> None:
    for page in (come_again(), come_again(**PHONE)):
        page.goto("/")
        page.get_by_role("link", name="How the bots play").click()
        expect(page.get_by_role("heading", name="Bots", exact=True)).to_be_visible()
        for level in ("Easy", "Medium", "Hard"):
            expect(page.get_by_role("region", name="Levels")).to_contain_text(level)
        guild = page.get_by_role("region", name="Guild")
        expect(guild).to_contain_text("Keeps cards until they are pairs.")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
