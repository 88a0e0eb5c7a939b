"""Whole games of Temporum through the board, and what its board shows before and after a move."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.axes import no_violations
from tests.web.boards import bar
from tests.web.conftest import Come
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
    expect(bar(page)).to_contain_text("Change history in Roman Empire?")
    expect(bar(page)).to_contain_text("Vermilion is shifted to Balloon Revolution")
    expect(bar(page)).to_contain_text(
        "Viridian and Saffron are shifted to Nanotech Wonderland; nobody visits."
    )
    expect(page.locator(".ghost")).to_have_count(6)  # three where they are, three where they go
    no_violations(page, ".temporum")
    page.mouse.move(5, 5)
    picture(page, "temporum-history-day")
    button(page, "Leave it").click()
    expect(page.locator(".ghost")).to_have_count(0)
    wheel.click()
    button(page, "Flip").click()
    real = re.compile("^Balloon Revolution, real, here is Vermilion")
    expect(page.get_by_role("button", name=real)).to_be_visible()
    expect(page.locator("[data-thing^=flip]")).to_have_count(0)
    expect(page.get_by_text("Vermilion is shifted to Balloon Revolution").first).to_be_attached()


def test_a_board_shows_the_numbers_of_its_table(come: Come) -> None:
    page = come()
    sit_down(page, seats=3, numbers={"crowns": 12, "second-ruler.players": 3})
    expect(page.get_by_text("Twelve crowns in Time IV win")).to_be_visible()
    expect(page.get_by_text("Crowns: the two with most rule")).to_be_visible()
    expect(page.get_by_text("0 of 12 home").first).to_be_visible()


def test_every_text_and_why_not(come: Come) -> None:
    """Zones and cards tell their text and numbers, no grade; what cannot be done says why."""
    page = come()
    sit_down(page, "tokens", 3)
    tip = page.get_by_role("tooltip")
    zone(page, "Celtic Paradise").hover()
    expect(tip).to_contain_text("everybody who holds less than $8 gains $8")
    expect(tip).not_to_contain_text("Likely, not certain")
    card(page, "Secret Weapon").hover()
    expect(tip).to_contain_text("Played it brings $0; scored it costs $8 for 5 crowns.")
    for name, token in (
        ("Gold Rush", "HQ of You"),
        ("Greek America", "Base of You"),
        ("Zombie Apocalypse", "3 Zombies"),
        ("Celtic Paradise", "3 hourglasses"),
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
    expect(sheet).to_contain_text("1 Gizmo, 1 Trade Goods")
    page.keyboard.press("Escape")
    thing(page, "place:10").click()
    expect(bar(page)).to_contain_text("Move to A Place Outside Time?")
