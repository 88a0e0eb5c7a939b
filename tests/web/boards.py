"""What the boards of all games have in common for whoever sits at one."""

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


def bar(page: Page) -> Locator:
    """The bar that asks."""
    return page.locator("[data-ask]")
