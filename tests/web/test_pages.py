"""The pages around the tables: home, history, watch, settings, rules, and their stored state."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.axes import no_violations
from tests.web.conftest import Come
from tests.web.shell import ask_bar
from tests.web.tables import finish_tempus, make, make_tempus
from tests.web.tempus import MOVE_TEXTS, Mouse

PASSES = ["pass"] * 50


def test_daily_and_continue(come: Come) -> None:
    """One click into today's puzzle; it waits on the home page until one comes back."""
    page = come()
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Play today")).click()
    expect(ask_bar(page)).to_contain_text("Round I, turn 1 of 10")
    expect(page.get_by_role("banner")).to_contain_text("Daily")
    ask_bar(page).get_by_role("button", name="Do nothing").click()
    Mouse(page).commit()
    page.goto("/")
    line = page.get_by_role("region", name="Your tables").get_by_role("link").first
    expect(line).to_contain_text("Tempus Imperium")
    expect(line).to_contain_text("Your turn")
    page.get_by_role("link", name="Continue").click()
    expect(ask_bar(page)).to_contain_text("turn 2 of 10")


def test_this_minute(come_again: Come) -> None:
    page = come_again()
    page.goto("/")
    page.get_by_role("button", name="Play this minute").click()
    expect(ask_bar(page)).to_contain_text("Round I, turn 1 of 10")
    expect(page).to_have_url(re.compile(r"/t/[0-9a-z]{8}$"))


def test_choose_how_to_play(come: Come, picture: Callable[[Page, str], None]) -> None:
    """Mode, players, bots and map of a game on the home page; then it starts."""
    page = come()
    page.goto("/")
    card = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Imperials"))
    card = card.filter(has_not_text="staged")
    expect(card).to_contain_text("Wonders & Warriors")
    card.get_by_role("button", name="Choose how to play").click()
    sheet = page.get_by_role("dialog", name="Imperials")
    sheet.get_by_text("Wonders & Warriors", exact=True).click()
    sheet.get_by_role("group", name="Players").get_by_label("3").check(force=True)
    expect(sheet.get_by_role("button", name="Play 2 bots")).to_be_visible()
    sheet.get_by_role("group", name="Bots").get_by_label("1").check(force=True)
    expect(sheet).to_contain_text("1 seat for a friend")
    sheet.get_by_role("combobox", name="Map").select_option("The woods")
    sheet.get_by_text("More settings").click()
    sheet.get_by_label("Points to win").fill("4")
    sheet.get_by_label("Points to win").blur()
    expect(sheet.get_by_role("alert")).to_have_text("From 5 to 21, or 0 for the default.")
    sheet.get_by_role("button", name="Open table").click()
    expect(sheet).to_contain_text("Fix the marked fields first.")
    sheet.get_by_label("Points to win").fill("15")
    no_violations(page)
    picture(page, "choose-day")
    sheet.get_by_role("button", name="Open table").click()
    expect(page).to_have_url(re.compile(r"/t/[0-9a-z]{8}$"))
    note = "Wonders & Warriors, 15 points to win, The woods"
    expect(page.get_by_role("banner")).to_contain_text(note)
    expect(page.get_by_text("Open seat")).to_have_count(1)


def test_a_table_tells_when_it_was_played_last(come: Come) -> None:
    """If the number of moves is hidden, a match still never looks just started."""
    page = come()
    make(page, game="imperials", seats=2, bots=["standard"], start=True)
    page.goto("/")
    line = page.get_by_role("region", name="Your tables").get_by_role("link").first
    expect(line).to_contain_text(re.compile("Base, 1 bot, (just now|1 min ago)"))


def test_history(come: Come, picture: Callable[[Page, str], None]) -> None:
    """Finished matches with a plot, each a step from its replay."""
    page = come()
    page.goto("/history")
    expect(page.get_by_text("No finished matches yet")).to_be_visible()
    finish_tempus(page, PASSES, "2026-02-13 20:41")
    finish_tempus(page)
    page.reload()
    plot = page.get_by_role("img", name=re.compile("Scores in Tempus Imperium, oldest first"))
    expect(plot).to_be_visible()
    games = page.get_by_role("region", name="Matches").get_by_role("link")
    expect(games).to_have_count(2)
    expect(games.first).to_contain_text("96")
    picture(page, "history-day")
    games.first.click()
    expect(page.get_by_text(f"{len(MOVE_TEXTS)} of {len(MOVE_TEXTS)} moves")).to_be_visible()


def test_watch(come: Come) -> None:
    """Public tables are listed for everybody: to watch, or to sit down at."""
    page, other = come(), come()
    make(page, game="haggle", seats=2, public=True)
    running = make(page, game="template", seats=2, bots=["standard"], start=True, public=True)
    private = make(page, game="haggle", seats=2)
    other.goto("/watch")
    expect(other.get_by_role("link", name=re.compile("^Sit down: Haggle"))).not_to_have_count(0)
    assert private not in other.content()
    other.locator(f'a[href="/t/{running}"]').click()
    expect(other.get_by_text("You\u2019re watching").first).to_be_visible()
    page.goto("/watch")
    expect(page.get_by_role("region", name="Your tables")).to_contain_text("Haggle")


def test_settings_persist(come: Come, picture: Callable[[Page, str], None]) -> None:
    page = come(reduced_motion="no-preference")
    page.goto("/settings")
    look = "getComputedStyle(document.body).backgroundColor"
    day, flags = page.evaluate(look), page.locator(".flags").screenshot()
    page.get_by_text("Blue and yellow look alike").click()
    assert page.locator(".flags").screenshot() != flags
    page.get_by_text("Night", exact=True).click()
    page.get_by_text("None", exact=True).click()
    page.get_by_text("Red and green look alike").click()
    page.get_by_role("switch", name="Compact tables").check()
    picture(page, "settings-night")
    root = page.locator("html")
    marks = {name: root.get_attribute(name) for name in attributes(page)}
    assert page.evaluate(look) != day

    page.reload()
    expect(page.get_by_label("Night", exact=True)).to_be_checked()
    expect(page.get_by_label("Red and green look alike")).to_be_checked()
    expect(page.get_by_role("switch", name="Compact tables")).to_be_checked()
    assert {name: root.get_attribute(name) for name in attributes(page)} == marks
    page.goto(f"/t/{make_tempus(page)}")
    assert {name: root.get_attribute(name) for name in attributes(page)} == marks
    assert page.evaluate(look) != day
    page.get_by_role("button", name="Day or night").click()
    assert page.evaluate(look) == day


def attributes(page: Page) -> list[str]:
    found: list[str] = page.evaluate("document.documentElement.getAttributeNames()")
    return [name for name in found if name.startswith("data-")]


def test_dense_tables_play_at_one_click(come: Come) -> None:
    page = come()
    page.goto("/settings")
    page.get_by_role("switch", name="Compact tables").check()
    page.goto(f"/t/{make_tempus(page)}")
    page.locator("[data-key=e37]").click()
    expect(ask_bar(page)).to_contain_text("turn 2 of 10")


def test_sign_out_and_forget_me(come: Come) -> None:
    page = come()
    make_tempus(page)
    page.goto("/settings")
    page.get_by_role("button", name="Sign out").click()
    page.get_by_role("dialog").get_by_role("button", name="Sign out").click()
    expect(page.get_by_text("signed out.")).to_be_visible()
    make_tempus(page)
    page.goto("/settings")
    page.get_by_role("button", name="Delete my profile").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete my profile").click()
    expect(page.get_by_text("Your guest profile was deleted.")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("region", name="Your tables")).to_contain_text("appear here")


def test_rules_with_grades(come_again: Come, picture: Callable[[Page, str], None]) -> None:
    """In the drawer at the rule that a refusal quotes, and as a page of its own."""
    page = come_again()
    page.goto(f"/t/{make_tempus(page)}")
    page.locator("[data-key=q44]").click(force=True)
    page.get_by_role("alert").get_by_role("button", name="Rule 1.3").click()
    drawer = page.get_by_role("dialog")
    expect(drawer.locator("#R1\\.3, #r1\\.3")).to_be_in_viewport()
    expect(drawer.locator(".grade, [class*=grade]").first).to_be_attached()
    picture(page, "rules-drawer-day")
    page.keyboard.press("Escape")
    page.goto("/rules/tempus#R6.4")
    expect(page.locator("#R6\\.4, #r6\\.4")).to_be_in_viewport()


def test_rules_in_german(come: Come) -> None:
    """The page and the drawer, at the rule of their address, in words marked as German."""
    page = come(locale="de-DE")
    page.goto("/rules/imperials#R7.1")
    rule = page.locator("#R7\\.1")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile(r"\bhere\b"))
    expect(page.locator("main [lang=de]").filter(has=rule)).to_be_visible()
    minute = page.get_by_role("heading", name="Das Spiel in einer Minute")
    expect(minute).to_be_visible()
    contents = page.locator(".rules").get_by_role("navigation").get_by_role("link")
    expect(contents.first).to_have_text("Zu diesen Regeln")
    expect(contents.first).to_have_attribute("lang", "de")
    page.goto("/rules/imperials#the-game-in-one-minute")
    expect(minute).to_be_in_viewport()
    code = make(page, game="imperials", seats=2, bots=["random"], start=True)
    page.goto(f"/t/{code}")
    page.get_by_role("button", name=re.compile("^(Rules|Regeln)$")).click()
    drawer = page.get_by_role("dialog")
    expect(drawer.locator("[lang=de]").filter(has=page.locator("#R7\\.1"))).to_be_visible()


def test_motion_is_reduced(come: Come) -> None:
    """With reduced motion nothing moves on any page."""
    page = come(reduced_motion="reduce")
    page.goto(f"/t/{make_tempus(page)}")
    ask_bar(page).wait_for()
    long = """() => document.getAnimations()
        .filter((one) => Number(one.effect.getComputedTiming().duration) > 150).length"""
    Mouse(page).choose(MOVE_TEXTS[0])
    assert page.evaluate(long) == 0


@pytest.mark.parametrize("name", ["ascii", "ascii_empires"])
def test_a_game_is_found_by_its_present_and_its_former_name(come_again: Come, name: str) -> None:
    page = come_again()
    page.goto(f"/rules/{name}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Rules of ASCII Empires")
    others = page.get_by_text("More rules:").get_by_role("link")
    expect(others.filter(has_text=re.compile("^ASCII Empires$"))).to_have_count(0)
