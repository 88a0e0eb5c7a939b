"""Somebody at the board of Chronos Conquest."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.web.boards import bar
from tests.web.tables import make

SAND = "[data-timer='{}'] .sand rect"
UNTIMED, QUARTER, HALF, FULL = 0, 1, 2, 4
SOCKETS: dict[Page, WebSocket] = {}
"""The socket of each page to the table at which it sits."""


def sit_down(page: Page, scene: str = "", seats: int = 3, **wishes: Any) -> str:
    """Open a table against bots, from a prepared position if one is named; return its code."""
    game = "chronos_staged" if scene else "chronos"
    options = {"scene": scene} if scene else wishes.pop("options", {})
    bots = ["standard"] * (seats - 1)
    code = make(page, game=game, seats=seats, bots=bots, options=options, start=True, **wishes)
    with page.expect_websocket() as opened:
        page.goto(f"/t/{code}")
    SOCKETS[page] = opened.value
    bar(page).wait_for()
    expect(page.locator(".veil")).to_have_count(0)
    return code


def pile(page: Page, number: int) -> Locator:
    """A pile, by the number that is printed on it."""
    return page.locator(f"[data-place='{number - 1}']")


def timer(page: Page, number: int) -> Locator:
    """A timer on the board."""
    return page.locator(f"svg [data-place] ~ g [data-timer='{number}']")


def own(page: Page, number: int) -> Locator:
    """The player's own timer, in the row under the board."""
    return page.locator(f"[data-own='{number}']")


def stands(page: Page, number: int, where: str) -> None:
    """Wait until the server has confirmed the place of the player's own timer."""
    label = re.compile(rf"^Your timer {where}, (?!on its way)")
    expect(own(page, number)).to_have_attribute("aria-label", label)


def button(page: Page, name: str | re.Pattern[str]) -> Locator:
    """A button of the ask bar."""
    return bar(page).get_by_role("button", name=name)


def run_on(page: Page) -> None:
    """At a table without time: let the next event happen, and wait until the page shows it."""
    with SOCKETS[page].expect_event("framereceived", lambda frame: '"t":"ack"' in frame):
        page.keyboard.press("n")
    page.evaluate("new Promise((done) => setTimeout(done))")


def run_until(page: Page, thing: Locator) -> None:
    """Let events happen until a button can be pressed, then press it."""
    for _ in range(8):
        if thing.is_enabled():
            break
        run_on(page)
    thing.click()
