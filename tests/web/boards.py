"""What the boards of all games have in common for whoever sits at one."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.tables import make

ASKED = """(serial) => {
    const ask = document.querySelector('[data-ask]');
    if (document.querySelector('dialog[open] table')) return true;
    return ask && ask.dataset.ask !== 'none' && ask.dataset.serial !== serial;
}"""


def sit_at(page: Page, game: str, scene: str, bots: list[str], options: dict[str, Any]) -> str:
    """Open a table against bots, from a prepared position if one is named; return its code."""
    name, wishes = (f"{game}_staged", {"scene": scene}) if scene else (game, options)
    code = make(page, game=name, options=wishes, seats=len(bots) + 1, bots=bots, start=True)
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
    """Look out for what a page shows for a moment only; what is returned waits for it."""
    page.evaluate(GLIMPSE, selector)
    return lambda: page.wait_for_function("(selector) => window.glimpsed[selector]", arg=selector)


def bar(page: Page) -> Locator:
    """The bar that asks."""
    return page.locator("[data-ask]")
