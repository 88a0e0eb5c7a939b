"""Other numbers than printed: set in the lobby and on the home page, shown where they matter."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.web.axes import no_violations
from tests.web.conftest import Come
from tests.web.tables import connected, make
from tests.web.test_marks import Hand

Picture = Callable[[Page, str], None]

LABEL = "Other numbers"
PHONE = {"width": 360, "height": 740}


def unfold(page: Page) -> None:
    """Open the section of numbers."""
    page.get_by_text(
        re.compile("^(Numbers (as printed|[0-9]+ changed)|Zahlen (wie|[0-9]))")
    ).click()


def find(page: Page, words: str, label: str) -> Locator:
    """Search for a number; return its field."""
    page.get_by_role("textbox", name=re.compile("^(Find a number|Zahl suchen)$")).fill(words)
    return page.get_by_role("spinbutton", name=label, exact=True)


def chip(page: Page) -> Locator:
    return page.get_by_role("banner").get_by_role("button", name=LABEL)


def told(page: Page, words: str) -> None:
    """Open the changed numbers by the chip, and close them again."""
    chip(page).click()
    dialog = page.get_by_role("dialog", name=LABEL)
    expect(dialog).to_contain_text(words)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def numbers_of(page: Page, code: str) -> object:
    return page.request.get(f"/api/tables/{code}").json().get("numbers")


def test_the_owner_changes_a_number_and_everybody_sees_it(come: Come, picture: Picture) -> None:
    ann, ben = come(), come(viewport=PHONE)
    code = make(ann, game="imperials", seats=2)
    fetched: list[str] = []
    ann.on("response", lambda answer: fetched.append(answer.url.rpartition("/")[2]))
    ann.goto(f"/t/{code}")
    ben.goto(f"/t/{code}")
    ben.get_by_role("button", name="Sit down").click()
    expect(ann.get_by_text("Numbers as printed")).to_be_visible()
    assert "numbers" not in fetched, "they come when they are asked for"
    unfold(ann)
    ore = find(ann, "town ore", "Ore for a town")
    expect(ore).to_have_value("3")
    assert fetched.count("numbers") == 1

    ore.fill("99")
    ore.blur()
    expect(ann.get_by_role("alert")).to_have_text("From 0 to 8.")
    assert numbers_of(ann, code) is None, "a bad value is not sent"
    ore.fill("4")
    ore.blur()
    expect(ann.get_by_role("alert")).to_have_count(0)
    expect(ann.get_by_text("1 changed", exact=True)).to_be_visible()
    expect(ben.get_by_text("The owner changed Ore for a town to 4.")).to_be_visible()
    told(ben, "Ore for a town: 4 instead of 3")
    unfold(ben)
    expect(ben.get_by_text("Ore for a town: 4 instead of 3")).to_be_visible()
    expect(ben.get_by_role("textbox", name="Find a number")).to_have_count(0)
    expect(ann.get_by_text("Ore for a town: 4 instead of 3")).to_be_visible()
    no_violations(ann)
    ore.scroll_into_view_if_needed()
    picture(ann, "numbers-form-day")
    no_violations(ben)
    picture(ben, "numbers-guest-phone-day")

    back_and_forth(ann)
    # Each change asks the others again whether they are ready.
    expect(ben.get_by_text("Ore for a town: 5 instead of 3")).to_be_visible()
    ben.get_by_role("button", name="I\u2019m ready").click()
    ann.get_by_role("button", name="Start").click()
    for page in (ann, ben):
        page.get_by_role("button", name="Leave match").or_(
            page.get_by_role("button", name="More", exact=True)
        ).first.wait_for()
        told(page, "Ore for a town: 5 instead of 3")
    assert numbers_of(ben, code) == {"town.ore": 5}
    picture(ann, "numbers-table-day")
    picture(ben, "numbers-table-phone-day")


def back_and_forth(page: Page) -> None:
    """Set numbers by keyboard and by the buttons, put one back, put all back."""
    ore = find(page, "town ore", "Ore for a town")
    ore.focus()
    for _ in range(9):
        page.keyboard.press("ArrowUp")
    expect(ore).to_have_value("8")
    expect(page.get_by_text("Ore for a town: 8 instead of 3")).to_be_visible()
    back = page.get_by_role("button", name="Back to the printed value: Ore for a town", exact=True)
    back.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Numbers as printed")).to_be_visible()
    expect(back).to_have_count(0)
    more = page.get_by_role("button", name="More: Ore for a town", exact=True)
    for _ in range(2):
        more.click()
    expect(page.get_by_text("Ore for a town: 5 instead of 3")).to_be_visible()
    page.get_by_role("textbox", name="Find a number").fill("")
    group = page.get_by_text("Ore for a road")
    expect(group).to_have_count(0)
    page.get_by_text(re.compile("^Costs")).click()
    page.get_by_role("button", name="More: Ore for a road", exact=True).click()
    expect(page.get_by_text("2 changed", exact=True)).to_be_visible()
    page.get_by_role("button", name="All as printed").click()
    expect(page.get_by_text("Numbers as printed")).to_be_visible()
    ore = find(page, "town ore", "Ore for a town")
    ore.fill("5")
    ore.blur()
    expect(page.get_by_text("Ore for a town: 5 instead of 3")).to_be_visible()


def widened(route: Route) -> None:
    """Answer with bounds that the server does not have."""
    numbers = route.fetch().json()
    route.fulfill(json=[{**number, "high": 99} for number in numbers])


def test_the_server_s_refusal_is_told_and_the_table_keeps_its_numbers(come: Come) -> None:
    page = come()
    page.route("**/api/games/imperials/numbers", widened)
    code = make(page, game="imperials", seats=2, bots=["standard"], numbers={"town.ore": 4})
    page.goto(f"/t/{code}")
    unfold(page)
    ore = find(page, "town ore", "Ore for a town")
    ore.fill("50")
    ore.blur()
    refusal = page.get_by_role("alert")
    expect(refusal).to_have_text(
        "town.ore must be a whole number from 0 to 8 (3 in print), not 50."
    )
    expect(ore).to_have_value("4")
    assert numbers_of(page, code) == {"town.ore": 4}
    page.get_by_role("button", name="Start").click()
    told(page, "Ore for a town: 4 instead of 3")


def test_a_match_with_other_numbers_says_so_to_its_end(come: Come, picture: Picture) -> None:
    page = come(viewport=PHONE)
    page.goto("/")
    card = page.get_by_role("article").filter(
        has=page.get_by_role("heading", name="Template", exact=True)
    )
    card.get_by_role("button", name="Choose how to play").click()
    sheet = page.get_by_role("dialog", name="Template")
    unfold(page)
    turns = sheet.get_by_role("spinbutton", name=re.compile("^Turns of both"))
    sheet.get_by_text("The race", exact=True).click()
    turns.fill("1")
    turns.blur()
    expect(sheet.get_by_role("alert")).to_have_text("From 2 to 400.")
    turns.fill("2")
    turns.blur()
    expect(sheet.get_by_text("ends: 2 instead of 60")).to_be_visible()
    no_violations(page)
    turns.scroll_into_view_if_needed()
    picture(page, "numbers-choose-phone-day")
    sheet.get_by_role("button", name=re.compile("^Play 1 bot")).click()
    expect(page).to_have_url(re.compile(r"/t/[0-9a-z]{8}$"))
    told(page, "ends: 2 instead of 60")
    code = page.url[-8:]
    for path in ("/", "/watch"):
        page.goto(path)
        expect(page.get_by_text(LABEL)).to_be_visible()
    with connected(page, code) as socket:
        Hand(socket).play_out()
    page.goto(f"/t/{code}#result")
    end = page.get_by_role("dialog", name="Template")
    expect(end).to_contain_text("ends: 2 instead of 60")
    expect(end).to_contain_text("t count for records")
    no_violations(page)
    picture(page, "numbers-end-phone-day")
    page.goto(f"/r/{code}")
    told(page, "ends: 2 instead of 60")
    page.goto("/history")
    expect(page.get_by_text(LABEL)).to_be_visible()


def test_a_public_table_says_so_to_who_may_sit_down(come: Come) -> None:
    ann, ben = come(), come()
    make(ann, game="template", seats=2, public=True, numbers={"goal": 12})
    for path, name in (("/", "Your tables"), ("/watch", "Open tables")):
        ben.goto(path)
        expect(ben.get_by_role("region", name=name).get_by_text(LABEL).first).to_be_visible()


@pytest.mark.parametrize("width", [1440, 360])
def test_the_page_on_sources(come: Come, picture: Picture, width: int) -> None:
    page = come(viewport={"width": width, "height": 900})
    page.goto("/rules/imperials")
    page.get_by_role("link", name="All numbers of Imperials and their sources").click()
    expect(page).to_have_url(re.compile("/sources/imperials$"))
    expect(page.get_by_role("heading", level=1)).to_have_text("Numbers of Imperials")
    status = page.get_by_role("status")
    count = len(page.request.get("/api/games/imperials/numbers").json())
    expect(status).to_have_text(f"{count} numbers.")
    headings = page.get_by_role("heading", level=2)
    assert headings.all_inner_texts() == sorted(headings.all_inner_texts(), key=str.lower)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    no_violations(page)
    picture(page, f"sources-{width}-day")

    page.get_by_role("radio", name="Least certain first").check(force=True)
    expect(headings.first).to_have_text("Our reconstruction")
    page.get_by_role("textbox", name="Find a number").fill("town ore")
    expect(status).to_have_text(re.compile(f"^[1-9] of {count} numbers.$"))
    row = page.get_by_role("listitem").filter(has=page.get_by_text("Ore for a town", exact=True))
    expect(row.locator(".num")).to_have_text("3")
    expect(row).to_contain_text("printed in the rules")
    row.get_by_role("link", name="Rule 6.1").click()
    expect(page).to_have_url(re.compile("/rules/imperials#R6.1$"))
    expect(page.locator(".here")).to_contain_text("R6.1")


def without_numbers(route: Route) -> None:
    """Remove the numbers of all games, as every game with rules has some."""
    answer = route.fetch()
    route.fulfill(response=answer, json=[{**game, "numbers": 0} for game in answer.json()])


def test_a_game_without_numbers_has_a_page_that_says_so(come: Come) -> None:
    page = come()
    page.goto("/sources/haggle")
    expect(page.get_by_text("no numbers that a table could change")).to_be_visible()
    page.route("**/api/games", without_numbers)
    page.goto("/rules/tempus")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Rules of")
    expect(page.get_by_role("link", name=re.compile("where they come from"))).to_have_count(0)


def test_options_and_numbers_are_told_in_german(come: Come) -> None:
    page = come(locale="de-DE")
    code = make(page, game="imperials", seats=2, numbers={"town.ore": 4}, options={"rounds": 99})
    page.goto(f"/t/{code}")
    expect(page.get_by_text("höchstens 99 Runden").first).to_be_attached()
    expect(page.get_by_label("Rundenlimit")).to_have_value("99")
    expect(page.get_by_text("Fantasieland")).to_be_attached()
    unfold(page)
    expect(page.get_by_text("Erz für eine Stadt: 4 statt 3")).to_be_visible()
    expect(find(page, "Erz Stadt", "Erz für eine Stadt")).to_have_value("4")
    page.get_by_label("Rundenlimit").fill("9")
    page.goto("/sources/imperials")
    row = page.get_by_role("listitem").filter(has_text="Erz für eine Stadt").first
    expect(row).to_contain_text("aus dem Regelheft")
    expect(row.get_by_role("link", name="Regel 6.1")).to_be_visible()
    page.goto("/")
    card = page.get_by_role("article").filter(
        has=page.get_by_role("heading", name="Imperials", exact=True)
    )
    expect(card).to_contain_text("Grundspiel, Wunder & Krieger")
