"""Temporum without a mouse."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.web.boards import bar
from tests.web.conftest import Come
from tests.web.keys import walk
from tests.web.temporum import Mouse, sit_down

FOCUSED = "document.activeElement.dataset.thing ?? ''"
CAPS = """[...document.querySelectorAll('[data-ask] kbd')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((each) => each.innerText)"""


class Keys(Mouse):
    """Presses by Tab and Enter, on the board with page keys."""

    def press(self, spot: Locator) -> None:
        page = self.page
        if spot.get_attribute("tabindex") == "-1" and spot.get_attribute("data-thing"):
            wanted = spot.get_attribute("data-thing")
            walk(page, page.locator("section.plate [tabindex='0']").first.element_handle())
            for _ in range(20):
                if page.evaluate(FOCUSED) == wanted:
                    break
                page.keyboard.press("PageDown")
        else:
            walk(page, spot.element_handle())
        page.keyboard.press("Enter")

    def commit(self) -> None:
        self.page.keyboard.press("Enter")


def test_temporum_by_keyboard(come: Come, picture: Callable[[Page, str], None]) -> None:
    page = come(color_scheme="dark")
    sit_down(page, "history", 4)
    keys = Keys(page)
    assert keys.wait() == "turn"
    reach(page)
    look_at_history(page)
    assert keys.wait() == "turn"
    expect(page.get_by_role("tooltip")).to_have_count(0)  # the page led the focus, nobody asked
    board(page)
    enter(page)
    picture(page, "temporum-keys-night")
    keys.choose("place:0")
    for _ in range(6):
        kind = keys.wait()
        if kind == "turn":
            break
        keys.answer()
    assert keys.met >= {"turn", "score", "advance"}


def reach(page: Page) -> None:
    """On a fresh page one Tab leads to the board, and so does an arrow key from nowhere."""
    for key in ("Tab", "ArrowDown"):
        page.keyboard.press(key)
        assert page.evaluate(FOCUSED).startswith("place:"), key
        page.evaluate("document.activeElement.blur()")
    page.get_by_role("banner").get_by_role("button", name="Day or night").focus()
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED).startswith("place:")


def enter(page: Page) -> None:
    """The cap of Enter is only shown on the button that Enter presses."""
    page.locator("section.plate [tabindex='0']").first.focus()
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect(bar(page)).to_contain_text("Move to Stone Age?")
    assert page.evaluate(CAPS) == ["Esc", "Enter"]
    page.keyboard.press("ArrowRight")
    assert page.evaluate(CAPS) == ["Esc"]
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(CAPS) == ["Esc", "Enter"]
    page.keyboard.press("Escape")


def look_at_history(page: Page) -> None:
    """F shows a change, N leaves it, Y does it."""
    page.keyboard.press("f")
    expect(bar(page)).to_contain_text("Change history at Roman Empire?")
    page.keyboard.press("n")
    expect(bar(page)).to_contain_text("Change history, move to another Zone or stay?")
    page.keyboard.press("f")
    page.keyboard.press("Escape")
    expect(bar(page)).to_contain_text("Change history, move to another Zone or stay?")
    page.keyboard.press("f")
    page.keyboard.press("y")
    expect(page.get_by_role("button", name=re.compile("^Balloon Revolution, real"))).to_be_visible()


def board(page: Page) -> None:
    """Tab reaches one Zone, arrows the others; the focus is visible, and shows the text."""
    walk(page, page.locator("section.plate [tabindex='0']").first.element_handle())
    page.keyboard.press("Home")
    assert page.evaluate(FOCUSED) == "place:0"
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED) in ("place:1", "place:2")
    expect(page.get_by_role("tooltip")).to_contain_text("Draw 2 cards")
    width = page.evaluate("getComputedStyle(document.activeElement).outlineWidth")
    assert width == "3px"
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(FOCUSED) == "place:0"
    page.keyboard.press("Escape")
