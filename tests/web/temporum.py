"""Temporum by mouse: the player here answers every question through the board."""

from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.boards import ASKED, Player, bar, sit_at

STATE = """() => {
    const ask = document.querySelector('[data-ask]');
    const over = document.querySelector('dialog[open] table');
    return {
        kind: over ? 'over' : ask?.dataset.ask ?? 'none',
        serial: ask?.dataset.serial ?? '',
        things: [...document.querySelectorAll('[data-can]')].map((each) => each.dataset.thing),
        answers: [...ask?.querySelectorAll('[aria-label=Answers] button') ?? []].length,
        sure: [...ask?.querySelectorAll('button.now') ?? []].length,
    };
}"""

WAITED = f"""(serial) => {{
    const asked = {ASKED};
    return asked(serial) || document.querySelector('[data-ask]').innerText.includes('thinking');
}}"""


def sit_down(
    page: Page,
    scene: str = "",
    seats: int = 2,
    numbers: dict[str, int] | None = None,
    **options: Any,
) -> str:
    """Open a table against bots, from a prepared position if one is named; return its code."""
    return sit_at(page, "temporum", scene, ["standard"] * (seats - 1), options, numbers)


def thing(page: Page, key: str) -> Locator:
    """A thing of the table that can be chosen now: "place:3", "card:12", "crown:0"."""
    spot = page.locator(f"[data-can][data-thing='{key}']")
    return spot.locator("button") if key.startswith(("card", "front")) else spot


def zone(page: Page, name: str) -> Locator:
    """A Zone on the board, by its name."""
    return page.locator(f"button[data-thing][aria-label^='{name},']")


def card(page: Page, name: str) -> Locator:
    """A card of one's own, by its name."""
    cards = page.get_by_role("region", name="Your cards")
    return cards.locator("[data-thing]", has_text=name).get_by_role("button").first


def button(page: Page, name: str) -> Locator:
    """A button of the ask bar."""
    return bar(page).get_by_role("button", name=name)


class Mouse(Player):
    """Plays with a mouse, and answers with the first possible thing by default."""

    STATE = STATE

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.turns = 0

    def goes_on(self) -> bool:
        """Wait for a question or somebody else's turn; return whether it is a question."""
        self.page.wait_for_function(WAITED, arg=self.serial, polling=20)
        if "thinking" in bar(self.page).inner_text():
            return False
        self.wait()
        return True

    def choose(self, key: str) -> None:
        """Choose a thing, and make its move; a crown or an effect goes at once."""
        self.press(thing(self.page, key).first)
        if not key.startswith(("crown", "front")):
            self.commit()

    def answer(self) -> None:
        """Answer any question: draw, play and score by turns, else the first thing."""
        found = self.state()
        things = [each for each in found["things"] if not each.startswith("flip")]
        if found["kind"] == "turn" and not found["answers"]:
            zones = [each for each in things if each.startswith("place")]
            self.turns += 1
            self.choose(zones[(1, 2, 2, 0)[self.turns % 4] % len(zones)])
            return
        if found["answers"]:
            self.press(bar(self.page).locator("[aria-label=Answers] button").first)
        elif found["sure"]:
            self.commit()
        elif things:
            self.choose(things[0])
        else:
            self.press(bar(self.page).get_by_role("button", name="Skip").first)
