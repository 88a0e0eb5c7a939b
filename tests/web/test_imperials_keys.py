"""Imperials without a mouse: the setup, a turn with a road, a trade and a card, and its end."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.web.boards import bar
from tests.web.conftest import Come
from tests.web.imperials import Mouse, button, line, row, sit_down
from tests.web.keys import walk


class Keys(Mouse):
    """Presses by Tab and Enter, and chooses places with arrow keys."""

    def press(self, thing: Locator) -> None:
        walk(self.page, thing.element_handle())
        self.page.keyboard.press("Enter")

    def choose(self, key: str) -> None:
        page = self.page
        walk(page, page.locator("[data-key][tabindex='0']").element_handle())
        for _ in range(80):
            if focused(page) == key:
                break
            page.keyboard.press("PageDown")
        page.keyboard.press("Enter")
        expect(page.locator(f"[data-key={key}]")).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Enter")


def focused(page: Page) -> str:
    found: str = page.evaluate("document.activeElement.dataset.key ?? ''")
    return found


def test_imperials_by_keyboard(come: Come, picture: Callable[[Page, str], None]) -> None:
    page = come(color_scheme="dark")
    sit_down(page, mode="basic", seats=2)
    keys = Keys(page)
    setup(keys)
    sit_down(page, "market", 3)
    keys = Keys(page)
    assert keys.wait() == "main"
    build(keys)
    trade(keys)
    picture(page, "imperials-keys-night")
    page.keyboard.press("e")
    expect(bar(page)).not_to_have_attribute("data-serial", keys.serial)


def stops(page: Page) -> list[str]:
    """Press Tab from the top of the page until the focus is on a place of the map."""
    page.evaluate("document.activeElement.blur()")
    met: list[str] = []
    for _ in range(40):
        page.keyboard.press("Tab")
        met.append(page.evaluate("document.activeElement.getAttribute('aria-label') ?? ''"))
        if focused(page):
            return met
    raise AssertionError(f"Tab does not reach the map: {met}")


def setup(keys: Keys) -> None:
    """Tab only reaches possible choices; arrow keys go to the nearest place in their direction."""
    page = keys.page
    assert keys.wait() == "found-piece"
    tiles = page.get_by_role("region", name="The map").get_by_role("img")
    names = {tile.get_attribute("aria-label") for tile in tiles.all()}
    met = stops(page)
    assert len(met) < 20
    assert not names & set(met)
    tiles.first.click()
    assert page.evaluate("document.activeElement === document.body")
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    walk(page, page.locator("[data-key][tabindex='0']").element_handle())
    here = focused(page)
    page.keyboard.press("ArrowDown")
    assert focused(page) != here
    page.keyboard.press("ArrowUp")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    name = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert re.match("Corner on ", name)
    page.keyboard.press("Enter")
    expect(bar(page)).to_contain_text(name)
    page.keyboard.press("Enter")
    for kind in ("found-road", "found-piece", "found-road"):
        assert keys.wait() == kind
        keys.answer(kind)
    assert keys.wait() == "roll"
    page.keyboard.press("d")
    expect(bar(page)).not_to_have_attribute("data-ask", "roll")


def test_a_discard_by_keyboard(come: Come) -> None:
    """When the cards are enough, Enter does what the button with its cap says."""
    page = come()
    sit_down(page, "seven", 2)
    keys = Keys(page)
    assert keys.wait() == "discard"
    cards = row(page, "Cards to discard")
    walk(page, cards.get_by_role("button", name=re.compile("^wood,")).element_handle())
    for _ in range(4):
        expect(button(page, "Discard")).to_have_count(0)
        page.keyboard.press("Enter")
    expect(button(page, "Discard")).to_be_visible()
    expect(page.locator(":focus")).to_have_attribute("aria-label", re.compile("^wood, 4"))
    page.keyboard.press("Enter")
    expect(page.get_by_text("You discard 4 wood.").first).to_be_attached()
    assert keys.wait() == "robber"


def build(keys: Keys) -> None:
    """A digit takes a tool, N and P step through its places, Esc goes back, Enter builds."""
    page = keys.page
    page.keyboard.press("1")
    expect(bar(page)).to_contain_text("Choose a border for your road")
    page.keyboard.press("n")
    page.keyboard.press("n")
    page.keyboard.press("p")
    expect(bar(page)).to_contain_text("Takes 1 wood and 1 brick.")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("[data-key]")).to_have_count(0)
    keys.press(line(page, "Road"))
    keys.pick()
    assert keys.wait() == "main"
    page.keyboard.press("3")  # a town cannot be paid: it says why
    expect(page.get_by_role("alert")).to_contain_text("A town costs")
    page.keyboard.press("Escape")


def trade(keys: Keys) -> None:
    """T leads to the trade; Enter counts up, Delete counts down."""
    page = keys.page
    page.keyboard.press("t")
    expect(page.locator(":focus")).to_have_attribute("aria-label", re.compile("^wood, 0"))
    for key in ("Enter", "Enter", "Enter", "Enter", "Enter", "Delete"):
        page.keyboard.press(key)
    expect(page.locator(":focus")).to_have_attribute("aria-label", re.compile("^wood, 4"))
    asked = page.get_by_role("group", name="You ask for")
    ore = asked.get_by_role("button", name=re.compile("^ore,"))
    keys.press(ore)
    keys.press(page.get_by_role("button", name="To the market"))
    assert keys.wait() == "main"
    expect(page.get_by_text("You trade 4 wood for 1 ore with the market")).to_have_count(2)
    assert button(page, "End turn").is_visible()
