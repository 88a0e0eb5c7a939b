"""Chronos Conquest in teams of two: who plays with whom, in the lobby, on the board, at the end."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.boards import bar
from tests.web.chronos import sit_down
from tests.web.conftest import Come
from tests.web.tables import make

SIZES = [(1440, 900), (1280, 720), (360, 740)]


def _others(page: Page) -> list[str]:
    """The names of the other kingdoms with their teams, in their order."""
    marks = page.locator("article [data-team]")
    return [
        f"{mark.get_attribute('data-team')} {mark.locator('+ b').text_content()}"
        for mark in marks.all()
    ]


def test_friends_find_each_other_in_the_lobby(come_again: Come) -> None:
    """Bots leave the partner's seat open, and the first person to join gets it."""
    one, other = come_again(), come_again(viewport={"width": 360, "height": 740})
    bots = ["standard"] * 3
    code = make(one, game="chronos", seats=6, bots=bots, options={"teams": True})
    for page in (one, other):
        page.goto(f"/t/{code}")
    expect(one.get_by_text("Ultramarine, owner, team I with Saffron")).to_be_visible()
    expect(other.get_by_role("main").get_by_text("three teams of two", exact=True)).to_be_visible()
    other.get_by_role("button", name="Sit down").click()
    expect(other.get_by_role("listitem").nth(1)).to_contain_text("(you)")
    expect(other.get_by_text("Team I, yours")).to_have_count(2)
    other.get_by_role("button", name="I\u2019m ready").click()
    expect(other.get_by_role("button", name="Not ready")).to_be_visible()
    one.get_by_text("Quarter", exact=True).click()
    expect(other.get_by_text("The owner changed Speed to Quarter.")).to_be_visible()
    one.get_by_role("group", name="Seats").get_by_text("5", exact=True).click()
    expect(one.get_by_role("switch", name="Teams")).not_to_be_checked()
    expect(other.get_by_text("The owner changed Seats to 5 and Teams to off.")).to_be_visible()
    one.get_by_role("switch", name="Teams").click()
    expect(one.get_by_role("radio", name="6", exact=True)).to_be_checked()
    one.get_by_role("button", name="Leave table").click()
    expect(other.get_by_role("button", name="Start")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_name_has_its_team(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    sit_down(page, "hunger", seats=6)
    if width < 700:
        marks = page.locator(".strip [data-team]")
        expect(marks).to_have_text(
            [re.compile(f"{mark}$") for mark in ("I", "II", "II", "III", "III")]
        )
        page.get_by_role("button", name="Gods, powers, talk").click()
    shown = ["I Saffron", "II Vermilion", "II Mallow", "III Viridian", "III Sky"]
    assert _others(page) == shown
    partner = page.get_by_role("article", name="Saffron\u2019s kingdom")
    expect(partner.get_by_text(re.compile("partner")).locator("visible=true")).to_be_visible()


def test_a_victim_who_has_nothing_and_the_partner_come_last(page: Page) -> None:
    sit_down(page, "hunger", seats=6, speed=0)
    page.keyboard.press("3")
    choices = bar(page).get_by_role("group", name="Choices").get_by_role("button")
    expect(choices).to_have_text(
        [
            "Mallow: 20",
            "Vermilion: 30",
            "Viridian: nothing to lose",
            "Sky: nothing to lose",
            "Saffron (your partner): 100",
        ]
    )


def test_the_end_tells_who_won_first_and_with_whom(page: Page) -> None:
    sit_down(page, "allies", seats=6)
    page.keyboard.press("c")
    end = page.get_by_role("dialog")
    expect(end.get_by_role("heading", name=re.compile("^You won on points"))).to_have_text(
        "You won on points, together with teammate Saffron"
    )
    first = end.get_by_role("listitem")
    expect(first.nth(0)).to_contain_text("260")
    expect(first.nth(1)).to_contain_text("Saffron")
    row = end.get_by_role("row", name=re.compile("^From gods and cities"))
    expect(row.get_by_role("cell").first).to_have_text("50")


def test_who_loses_a_seat_is_told_who_stands_up_is_not(come_again: Come) -> None:
    one, other = come_again(), come_again(viewport={"width": 1280, "height": 720})
    code = make(one, game="chronos", seats=3)
    for page in (one, other):
        page.goto(f"/t/{code}")
    sit, freed = (
        other.get_by_role("button", name="Sit down"),
        other.get_by_text("freed your seat"),
    )
    sit.click()
    one.get_by_role("button", name="Free seat").click()
    one.get_by_role("dialog").get_by_role("button", name="Free seat").click()
    expect(freed).to_be_visible()
    sit.click()
    expect(freed).to_have_count(0)
    other.get_by_role("button", name="Stand up").click()
    expect(sit).to_be_visible()
    expect(freed).to_have_count(0)


def test_teams_and_six_players_are_chosen_together(page: Page) -> None:
    page.goto("/")
    card = page.get_by_role("article").filter(
        has=page.get_by_role("heading", name="Chronos Conquest", exact=True)
    )
    card.get_by_role("button", name="Choose how to play").click()
    form = page.get_by_role("dialog")
    players, teams = (
        form.get_by_role("group", name="Players"),
        form.get_by_role("switch", name="Teams"),
    )
    form.get_by_text("More settings").click()
    teams.click()
    expect(players.get_by_role("radio", name="6")).to_be_checked()
    players.get_by_text("5", exact=True).click()
    expect(teams).not_to_be_checked()
