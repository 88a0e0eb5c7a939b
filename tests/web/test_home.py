"""The home page and its quick dialog before a game begins."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Come
from tests.web.tables import make_tempus
from tests.web.test_tempus_phone import PHONE

GAMES = ("Tempus Imperium", "Temporum", "Imperials", "ASCII Empires", "Chronos Conquest")


def card(page: Page, game: str) -> Locator:
    title = page.get_by_role("heading", name=game, exact=True)
    return page.get_by_role("article").filter(has=title)


def choose(page: Page, game: str) -> Locator:
    """Open the dialog with the choices before a game."""
    page.goto("/")
    card(page, game).get_by_role("button", name="Choose how to play").click()
    return page.get_by_role("dialog", name=game)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1440, 900)])
def test_every_game_starts_above_the_fold(come_again: Come, size: tuple[int, int]) -> None:
    page = come_again(viewport={"width": size[0], "height": size[1]})
    page.goto("/")
    for game in GAMES:
        start = card(page, game).get_by_role("button", name=re.compile("^Play"))
        expect(start).to_be_in_viewport(ratio=1)


def test_a_tablet_shows_a_row_of_games_above_the_fold(come_again: Come) -> None:
    page = come_again(viewport={"width": 1024, "height": 768})
    page.goto("/")
    for game in GAMES[:3]:
        start = card(page, game).get_by_role("button", name=re.compile("^Play"))
        expect(start).to_be_in_viewport(ratio=1)


def test_a_phone_begins_with_what_can_be_played(come: Come) -> None:
    """The first game is visible without scrolling; a running one comes before everything else."""
    page = come(**PHONE)
    page.goto("/")
    expect(card(page, GAMES[0]).get_by_role("heading")).to_be_in_viewport(ratio=1)
    code = make_tempus(page)
    page.goto("/")
    expect(page.locator(f'a[href="/t/{code}"]').first).to_be_in_viewport(ratio=1)


def test_the_card_of_chronos_tells_how_long_it_takes(come_again: Come) -> None:
    page = come_again()
    page.goto("/")
    expect(card(page, "Chronos Conquest")).to_contain_text("7 min")


def test_the_quick_dialog_offers_the_levels_that_exist(come_again: Come) -> None:
    page = come_again()
    dialog = choose(page, "Chronos Conquest")
    levels = dialog.get_by_role("group", name="Level of the bots")
    [chronos] = [
        each for each in page.request.get("/api/games").json() if each["name"] == "chronos"
    ]
    expect(levels.get_by_role("radio")).to_have_count(len(chronos["offered"]))
    dialog.get_by_role("group", name="Bots").get_by_text("0", exact=True).click()
    expect(levels).to_have_count(0)


def test_a_chosen_level_sits_down(come_again: Come) -> None:
    page = come_again()
    dialog = choose(page, "Chronos Conquest")
    dialog.get_by_text("Hard", exact=True).click()
    with page.expect_request("**/api/tables") as asked:
        dialog.get_by_role("button", name="Play 3 bots").click()
    wish = asked.value.post_data_json
    assert wish is not None
    assert wish["bots"] == ["hard"] * 3


def test_the_quick_dialog_shows_the_map_and_warns_six_players(come_again: Come) -> None:
    page = come_again(viewport={"width": 1280, "height": 720})
    dialog = choose(page, "Imperials")
    picture = dialog.get_by_role("figure")
    expect(picture).to_contain_text("19 tiles")
    expect(picture.locator("svg path").first).to_be_visible()
    tight = dialog.get_by_text("19 tiles are tight for 6 players.")
    expect(tight).to_have_count(0)
    dialog.get_by_role("group", name="Players").get_by_text("6", exact=True).click()
    expect(tight).to_be_in_viewport()
    dialog.get_by_role("combobox", name="Map").select_option("base big")
    expect(tight).to_have_count(0)
    expect(picture).to_contain_text("30 tiles")


def test_nobody_plays_no_bots(come_again: Come) -> None:
    dialog = choose(come_again(), "ASCII Empires")
    dialog.get_by_role("group", name="Players").get_by_text("1", exact=True).click()
    expect(dialog.get_by_role("button", name="Play alone")).to_be_visible()
    expect(dialog.get_by_role("button", name="Play 0 bots")).to_have_count(0)
