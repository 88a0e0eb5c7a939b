"""A whole game of Tempus Imperium by mouse, from the home page to the shared result."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import Come
from tests.web.shell import ask_bar
from tests.web.tempus import DATE, MOVE_TEXTS, SCORE, Mouse, place

# So many moves are shown with animations. The rest would look the same, and each frame is slow to
# draw without a graphics card.
MOVING = 20


def test_a_game_by_mouse(come: Come, picture: Callable[[Page, str], None]) -> None:
    page = come(reduced_motion="no-preference")
    page.goto("/")
    picture(page, "home-day")
    page.get_by_role("button", name="Pick a date").click()
    page.get_by_label("Type it").fill(DATE)
    page.get_by_role("button", name="Play this date").click()
    expect(ask_bar(page)).to_contain_text("Round I, turn 1 of 10")

    mouse = Mouse(page)
    why_not(page)
    hint_and_undo(page, mouse)
    for number, text in enumerate(MOVE_TEXTS):
        mouse.play(text)
        if number == 0:
            spoken(page)
        if number == MOVING:
            page.emulate_media(reduced_motion="reduce")
        if number == 30:
            mouse.choose(MOVE_TEXTS[31])
            picture(page, "tempus-mouse-preview")
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
            page.keyboard.press("Escape")
    the_end(page, picture)
    shared(page, picture)


def spoken(page: Page) -> None:
    """Events and the next question are announced to screen readers."""
    said = page.get_by_role("log", name="What happens")
    expect(said).to_contain_text("You draw a road east of b5.")
    expect(said).to_contain_text("Round 1, turn 2 of 10")


def why_not(page: Page) -> None:
    """A press on a square where no road is possible shows a sentence and its rule."""
    place(page, "q44").click(force=True)  # it says of itself that it cannot be chosen
    slip = page.get_by_role("alert").filter(has_text="A road lies between two squares")
    expect(slip).to_contain_text("Rule 1.3")
    slip.get_by_role("button", name="Close").click()


def hint_and_undo(page: Page, mouse: Mouse) -> None:
    """Ask for a hint, show it on the board, play it, undo it."""
    page.get_by_role("button", name="Hint").click()
    slip = page.get_by_role("note", name="Hint")
    expect(slip.get_by_role("status")).to_contain_text(re.compile(r"\d s$"))
    page.get_by_role("button", name="Show it on the board").click()
    mouse.commit()
    undo = page.get_by_role("button", name=re.compile("^Undo "))
    expect(ask_bar(page)).to_contain_text("turn 2 of 10")
    undo.click()
    expect(ask_bar(page)).to_contain_text("turn 1 of 10")


def the_end(page: Page, picture: Callable[[Page, str], None]) -> None:
    end = page.get_by_role("dialog", name="Tempus Imperium")
    expect(end).to_contain_text(str(SCORE))
    expect(end).to_contain_text("15 November 2026, 06:17")
    expect(end).to_contain_text(re.compile("solver.* reached|solver reached"), timeout=60_000)
    picture(page, "tempus-end-day")


def shared(page: Page, picture: Callable[[Page, str], None]) -> None:
    """The copied text has marks, score, date and link, and no place on the board."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("dialog").get_by_role("button", name="Share").click()
    sheet = page.get_by_role("dialog", name="Share")
    picture(page, "tempus-share-day")
    sheet.get_by_role("button", name="Copy", exact=True).click()
    expect(sheet.get_by_role("button", name="Copied")).to_be_visible()
    head, digits, *marks, link = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert head == "Tempus Imperium, 15 November 2026, 06:17"
    assert digits == f"2 6 1 1 1 5 0 6 1 7: {SCORE} points, with hints"
    assert len(marks) == 5
    assert all(re.fullmatch("[🟨⬛🟦🟧⬜]{10}", row) for row in marks)
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/r/[0-9a-z]{8}#0", link)
