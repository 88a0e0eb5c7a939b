"""The common parts of players at all boards."""

from collections.abc import Callable
from typing import Any, ClassVar

from playwright.sync_api import Locator, Page

from tests.web.tables import make

ASKED = """(serial) => {
    const ask = document.querySelector('[data-ask]');
    if (document.querySelector('dialog[open] table')) return true;
    return ask && ask.dataset.ask !== 'none' && ask.dataset.serial !== serial;
}"""


def sit_at(
    page: Page,
    game: str,
    scene: str,
    bots: list[str],
    options: dict[str, Any],
    numbers: dict[str, int] | None = None,
) -> str:
    """Open a table against bots, from a prepared position if one is named; return its code."""
    name, wishes = (f"{game}_staged", {"scene": scene}) if scene else (game, options)
    wish = {"game": name, "options": wishes, "numbers": numbers or {}}
    code = make(page, **wish, seats=len(bots) + 1, bots=bots, start=True)
    page.goto(f"/t/{code}")
    bar(page).wait_for()
    return code


GLIMPSE = """(selector) => {
    const seen = (window.glimpsed ??= {});
    const look = () => (seen[selector] ||= document.querySelector(selector) !== null);
    look();
    const all = { subtree: true, childList: true, attributes: true };
    new MutationObserver(look).observe(document, all);
}"""


def glimpse(page: Page, selector: str) -> Callable[[], object]:
    """Watch for something that a page shows only briefly; returns a function that waits for it."""
    page.evaluate(GLIMPSE, selector)
    return lambda: page.wait_for_function("(selector) => window.glimpsed[selector]", arg=selector)


class Player:
    """Plays with a mouse, question by question; subclasses answer the questions of their game."""

    STATE: ClassVar[str]
    """A function of the page that returns the kind of the question, its serial, and more."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.met: set[str] = set()
        """The kinds of questions that were asked."""
        self.serial = ""

    def state(self) -> dict[str, Any]:
        """Return the page's current state."""
        found: dict[str, Any] = self.page.evaluate(self.STATE)
        return found

    def wait(self) -> str:
        """Wait for the next question, or the end; return its kind."""
        self.page.wait_for_function(ASKED, arg=self.serial, polling=20)
        found = self.state()
        self.serial = found["serial"]
        kind: str = found["kind"]
        self.met.add(kind)
        return kind

    def press(self, spot: Locator) -> None:
        """Press something."""
        spot.click()

    def commit(self) -> None:
        """Press the one coloured button of the ask bar."""
        self.press(bar(self.page).locator("button.now"))


def bar(page: Page) -> Locator:
    """The bar that asks."""
    return page.locator("[data-ask]")
