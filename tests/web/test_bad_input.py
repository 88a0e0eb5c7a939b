"""Any input or address: a sentence, a next step, and nothing breaks."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from aevum.server.http.cookies import COOKIE
from tests.web.conftest import Come, Watch
from tests.web.server import Server
from tests.web.shell import ask_bar
from tests.web.tables import make, make_tempus

ADDRESSES = {
    "/t/zzzzzz": "There\u2019s no table with this code",
    "/t/": "This link isn\u2019t complete",
    "/t/garbage": "This link isn\u2019t complete",
    "/t/%F0%9F%8E%B2%00%ff": "This link isn\u2019t complete",
    "/t/k7m2q": "This link isn\u2019t complete",
    "/t/k7m2qd/more": "This link isn\u2019t complete",
    "/r/zzzzzz": "There\u2019s no table with this code",
    "/r/unknown": "This link isn\u2019t complete",
    "/rules/unknown": "Couldn\u2019t load the rules",
    "/rules/..%2f..%2fetc": "Page not found",
    "/nowhere": "Page not found",
    "/<script>alert(1)</script>": "Page not found",
    "/history/more": "Page not found",
}


@pytest.mark.parametrize("path", ADDRESSES)
def test_addresses(come_again: Come, watch: Watch, path: str) -> None:
    """Every address is answered with a page that says what is wrong and leads home."""
    watch.network = True
    page = come_again()
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_have_text(ADDRESSES[path])
    words = page.get_by_role("alert").get_by_role("paragraph").inner_text()
    assert re.search(r"[.?!]$", words)
    page.get_by_role("link", name="Home", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("Five games"))


CODES = (
    "",
    "abc",
    "k7m2qd9",
    "k7m2q!",
    "/t/",
    "http://elsewhere.example/x",
    "🎲🎲🎲🎲🎲🎲",
    "u" * 200,
)


def test_join_codes(come_again: Come, watch: Watch) -> None:
    """A text that cannot be a code is refused at once; one that could be leads to a page."""
    watch.network = True
    page = come_again()
    page.goto("/")
    box = page.get_by_label("Table code or link")
    for text in CODES:
        box.fill(text)
        box.press("Enter")
        expect(page.get_by_role("alert")).to_contain_text("It has eight letters and digits")
        box.fill("k")
        expect(page.get_by_role("alert")).to_be_hidden()
    box.fill(" ZZZ-ZZZ ")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(
        "There\u2019s no table with this code"
    )
    code = make(page, game="haggle")
    page.get_by_label("Table code or link").fill(f"https://example.org/t/{code.upper()}?from=mail")
    page.get_by_role("button", name="Join").click()
    expect(page).to_have_url(re.compile(f"/t/{code}$"))


DATES = {
    "2027-02-29 10:00": "2027",
    "2026-13-01 10:00": "2026-13-01",
    "tomorrow": "tomorrow",
    "2602292460": "2602292460",
    "<b>now</b>": "<b>now</b>",
}


def test_dates(come_again: Come, watch: Watch) -> None:
    """A minute that does not exist is refused beside its field; the next one is played."""
    watch.network = True
    page = come_again()
    page.goto("/")
    page.get_by_role("button", name="Pick a date").click()
    written = page.get_by_label("Type it")
    said = set()
    for text in DATES:
        written.fill(text)
        page.get_by_role("button", name="Play this date").click()
        wrong = page.get_by_role("dialog").get_by_role("alert")
        expect(wrong).to_contain_text(re.compile(r"[.]$"))
        page.get_by_role("button", name="Play this date").wait_for()
        said.add(wrong.inner_text())
    assert len(said) >= 3
    written.fill("2028-02-29 10:00")
    page.get_by_role("button", name="Play this date").click()
    ask_bar(page).wait_for()
    expect(page.get_by_role("banner")).to_contain_text("29 February 2028, 10:00")


NAMES = {
    "  Ann  ": "Ann",
    "Zoë 🎲 Omega": "Zoë 🎲 Omega",
    "<b>bold</b>": "<b>bold</b>",
    "x" * 24: "x" * 24,
    "العربية": "العربية",
}


def test_names(come: Come, watch: Watch, picture: Callable[[Page, str], None]) -> None:
    watch.network = True
    page = come()
    make_tempus(page)
    page.goto("/settings")
    name = page.get_by_role("textbox", name="Your name")
    save = page.get_by_role("button", name="Save")
    for text, kept in NAMES.items():
        name.fill(text)
        save.click()
        expect(page.get_by_text(f"Your name is now {kept}.", exact=True)).to_be_visible()
        expect(page.get_by_role("banner")).to_contain_text(kept)
    name.fill("   ")
    save.click()
    expect(page.get_by_role("alert")).to_contain_text("at least one letter")
    name.fill("a\u202eb\u0007c")
    save.click()
    expect(page.get_by_role("alert").or_(page.get_by_text("Your name is now"))).to_be_visible()
    name.fill("W" * 24)
    save.click()
    expect(page.get_by_text("Your name is now WWW")).to_be_visible()
    code = make(page, game="bazaar", seats=2)
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"/t/{code}")
    ask_bar(page).wait_for()
    picture(page, "lobby-long-name-phone")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("token", ["", "garbage", "A" * 43, "%00%ff", "two words"])
def test_cookies(come_again: Come, watch: Watch, server: Server, token: str) -> None:
    """An invalid cookie is replaced silently."""
    watch.network = True
    page = come_again()
    page.context.clear_cookies()
    page.context.add_cookies([{"name": COOKIE, "value": token, "url": server.url}])
    page.goto("/")
    page.get_by_role("button", name="Play this minute").click()
    expect(ask_bar(page)).to_contain_text("Round I, turn 1 of 10")
    page.goto("/history")
    expect(page.get_by_text("No finished matches yet")).to_be_visible()


def test_a_cookie_that_goes_while_one_plays(come: Come, watch: Watch) -> None:
    """Without the cookie the same person is a spectator at their table, and nothing breaks."""
    watch.network = True
    page = come()
    page.goto(f"/t/{make_tempus(page)}")
    ask_bar(page).wait_for()
    page.context.clear_cookies()
    page.reload()
    expect(page.get_by_text("You\u2019re watching").first).to_be_visible()


def test_another_guests_private_replay(come: Come, watch: Watch) -> None:
    """A lobby has no replay yet, which is also a sentence."""
    watch.network = True
    page, other = come(), come()
    code = make(page, game="haggle", seats=2)
    other.goto(f"/r/{code}")
    expect(other.get_by_role("alert")).to_be_visible()
    expect(other.get_by_role("link", name="Home", exact=True)).to_be_visible()
