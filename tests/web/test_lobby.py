"""The lobby: the player's own name, and a tight map."""

from playwright.sync_api import expect

from tests.web.conftest import Come
from tests.web.tables import make


def test_the_lobby_tells_and_changes_ones_own_name(come: Come) -> None:
    page, other = come(), come()
    code = make(page, game="haggle", seats=2)
    page.goto(f"/t/{code}")
    other.goto(f"/t/{code}")
    expect(page.get_by_text("Your name: Guest")).to_be_visible()
    page.get_by_role("button", name="Change name").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("textbox", name="Your name").fill("Marguerite")
    dialog.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Your name: Marguerite")).to_be_visible()
    for each in (page, other):
        expect(each.get_by_role("region", name="Seats")).to_contain_text("Marguerite")


def test_the_lobby_warns_six_players_of_a_small_map(come: Come) -> None:
    page = come()
    page.goto(f"/t/{make(page, game='imperials', seats=6)}")
    tight = page.get_by_role("status").filter(has_text="19 tiles are tight for 6 players.")
    expect(tight).to_be_visible()
    page.get_by_role("combobox", name="Map").select_option("base big")
    expect(tight).to_have_count(0)
