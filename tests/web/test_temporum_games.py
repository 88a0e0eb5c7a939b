"""Whole games of Temporum through the board, and the board before and after a move."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from aevum.core.text import Reader
from aevum.games.temporum import messages as m
from tests.web.axes import no_violations
from tests.web.boards import bar
from tests.web.conftest import Come
from tests.web.shell import say
from tests.web.temporum import Mouse, button, card, sit_down, thing, zone

Picture = Callable[[Page, str], None]


def test_a_game_of_temporum(come: Come, picture: Picture) -> None:
    page = come()
    sit_down(page, zones="beginners")
    mouse = Mouse(page)
    kind = mouse.wait()
    while kind != "over":
        mouse.answer()
        kind = mouse.wait()
    assert mouse.met > {"turn", "over"}
    end = page.get_by_role("dialog", name="Temporum")
    expect(end).to_contain_text(re.compile(r"won with 10 crowns in Time IV"))
    expect(end.get_by_role("table")).to_contain_text("Dollars left")
    no_violations(page, "dialog[open]")
    picture(page, "temporum-end-day")
    page.keyboard.press("Escape")
    expect(bar(page)).to_contain_text("won with 10 crowns")


def test_history_is_shown_before_it_is_changed(come: Come, picture: Picture) -> None:
    """One gesture shows what becomes real and who is shifted where; a second one does it."""
    page = come()
    sit_down(page, "history", 4)
    picture(page, "temporum-turn-day")
    wheel = thing(page, "flip:1")
    wheel.hover()
    expect(zone(page, "Balloon Revolution")).to_have_attribute("aria-label", re.compile("would be"))
    page.mouse.move(5, 5)
    expect(zone(page, "Balloon Revolution")).to_have_attribute("aria-label", re.compile("unreal$"))
    wheel.click()
    expect(bar(page)).to_contain_text("Change history at Roman Empire?")
    expect(bar(page)).to_contain_text("Vermilion shifts to Balloon Revolution")
    expect(bar(page)).to_contain_text(
        "Viridian and Saffron shift to Nanotech Wonderland. Nobody visits."
    )
    expect(page.locator(".ghost")).to_have_count(6)  # three where they are, three where they go
    no_violations(page, ".temporum")
    page.mouse.move(5, 5)
    picture(page, "temporum-history-day")
    button(page, "Cancel").click()
    expect(page.locator(".ghost")).to_have_count(0)
    wheel.click()
    button(page, "Change history").click()
    real = re.compile("^Balloon Revolution, real, here: Vermilion")
    expect(page.get_by_role("button", name=real)).to_be_visible()
    expect(page.locator("[data-thing^=flip]")).to_have_count(0)
    expect(page.get_by_text("Vermilion shifts to Balloon Revolution").first).to_be_attached()


def test_a_board_shows_the_numbers_of_its_table(come: Come) -> None:
    page = come()
    sit_down(page, seats=3, numbers={"crowns": 12, "second-ruler.players": 3})
    expect(page.get_by_text("12 crowns in Time IV win")).to_be_visible()
    expect(page.get_by_text("Crowns (the top 2 players rule)")).to_be_visible()
    expect(page.get_by_text("0 of 12 home").first).to_be_visible()


def test_every_text_and_why_not(come: Come) -> None:
    """Zones and cards show their text and numbers without grades; refusals say why."""
    page = come()
    sit_down(page, "tokens", 3)
    tip = page.get_by_role("tooltip")
    zone(page, "Celtic Paradise").hover()
    expect(tip).to_contain_text("all players with less than $8 gain $8")
    expect(tip).not_to_contain_text("Likely, not certain")
    card(page, "Secret Weapon").hover()
    expect(tip).to_contain_text("Played, it brings $0. Scored, it costs $8 for 5 crowns.")
    for name, token in (
        ("Gold Rush", "Your HQ"),
        ("Greek America", "Your Base"),
        ("Zombie Apocalypse", "3 Zombies"),
        ("Celtic Paradise", "3 chits on the hourglass"),
        ("Robotic Utopia", "Artist lies here: Draw a card"),
        ("Balloon Revolution", "Simulated Paradise follows this Zone"),
    ):
        expect(zone(page, name)).to_have_attribute("aria-label", re.compile(re.escape(token)))
    zone(page, "Quiet Planet").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("complementary").last).to_contain_text("Quiet Planet")
    page.keyboard.press("Escape")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="More about Vermilion").click()
    sheet = page.get_by_role("dialog", name="Vermilion")
    expect(sheet).to_contain_text("Gizmo and Trade Goods")
    page.keyboard.press("Escape")
    thing(page, "place:10").click()
    expect(bar(page)).to_contain_text("Move to A Place Outside Time 1?")


@pytest.mark.parametrize("language", ["de", "en-XA"])
def test_temporum_is_told_in(come: Come, language: str) -> None:
    """The server's messages and the board's own: texts, questions, labels, buttons, the log."""
    page = come()
    code = sit_down(page, "nearly", 2)
    page.goto(f"/t/{code}?lang={language}")
    catalogue, you = m.BOOK.catalogue(language), Reader(0)
    mouse = Mouse(page)
    assert mouse.wait() == "turn"
    expect(page.get_by_role("region", name=catalogue.format(m.ui_board()))).to_be_visible()
    asked = [m.ask_turn(), m.ask_turn_change()]
    questions = "|".join(re.escape(catalogue.format(text)) for text in asked)
    expect(bar(page)).to_contain_text(re.compile(questions))
    name = catalogue.format(m.part_name_zone(zone="roman-empire"))
    place = page.locator("button.zone", has_text=name).first
    expect(place).to_contain_text(catalogue.format(m.about_do(what=[m.do_draw(cards=2)])))
    place.click()
    expect(bar(page)).to_contain_text(catalogue.format(m.ui_ask_move(zone="roman-empire")))
    mouse.commit()
    said = page.get_by_role("log", name=say("room-log-live", language))
    expect(said).to_contain_text(catalogue.format(m.say_visits(who=0, zone="roman-empire"), you))
