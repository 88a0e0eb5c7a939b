"""Imperials by mouse: the player here answers every question through the board."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.boards import Player, bar, sit_at

STATE = """() => {
    const ask = document.querySelector('[data-ask]');
    const over = document.querySelector('dialog[open] table');
    return {
        kind: over ? 'over' : ask?.dataset.ask ?? 'none',
        serial: ask?.dataset.serial ?? '',
        places: [...document.querySelectorAll('[data-key]')]
            .map((each) => [each.dataset.key, each.getAttribute('aria-label')]),
        tools: [...document.querySelectorAll('li > button[aria-keyshortcuts]:not([aria-disabled])')]
            .map((each) => each.querySelector('b').textContent),
    };
}"""


def sit_down(
    page: Page,
    scene: str = "",
    seats: int = 4,
    numbers: dict[str, int] | None = None,
    **options: Any,
) -> str:
    """Open a table against bots, from a prepared position if one is named; return its code."""
    return sit_at(page, "imperials", scene, ["standard"] * (seats - 1), options, numbers)


def button(page: Page, name: str) -> Locator:
    """A button of the ask bar."""
    return bar(page).get_by_role("button", name=re.compile(f"^({name})"))


def place(page: Page, key: str) -> Locator:
    """A place on the map that can be chosen now."""
    return page.locator(f"[data-key={key}]")


def line(page: Page, name: str) -> Locator:
    """A line of the build bar."""
    words = page.locator("b", has_text=re.compile(f"^{name}$"))
    return page.locator("li > button[aria-keyshortcuts]", has=words)


def row(page: Page, name: str) -> Locator:
    """A row of cards to count: "You give", "You ask for"."""
    return page.get_by_role("group", name=name, exact=True)


def count_up(page: Page, name: str, card: str, number: int = 1) -> None:
    """Count cards of a row up."""
    for _ in range(number):
        row(page, name).get_by_role("button", name=re.compile(f"^{card}, ")).click()


def pips(words: str) -> int:
    """Return how often the tiles of a place yield, by its name: "between wood 9 and ore 6"."""
    return sum(6 - abs(7 - int(number)) for number in re.findall(r"\d+", words))


class Mouse(Player):
    """Plays with a mouse, and answers with the first possible thing by default."""

    STATE = STATE

    def choose(self, key: str) -> None:
        """Choose a place, and make its move."""
        spot = place(self.page, key)
        spot.dispatch_event("click")  # its middle may be under a piece
        expect(spot).to_have_attribute("aria-pressed", "true")
        self.commit()

    def answer(self, kind: str) -> None:
        """Answer a question, whatever it is."""
        if kind == "roll":
            self.commit()
        elif kind in ("main", "special"):
            self.turn()
        elif kind == "discard":
            self.set_aside()
        elif kind == "dice":
            self.set_dice(1, 1)
        else:
            self.pick()

    def pick(self) -> None:
        """Choose the best place if there are any, else the first option of the ask bar."""
        places = self.state()["places"]
        if places:
            self.choose(max(places, key=lambda place: pips(place[1]))[0])
            return
        self.press(bar(self.page).get_by_role("radio").first)
        self.commit()

    def turn(self) -> None:
        """Build the first thing that can be built, else end the turn."""
        tools = self.state()["tools"]
        for name in ("Town", "Village", "Road"):
            if name in tools:
                self.press(line(self.page, name))
                self.pick()
                return
        self.press(button(self.page, "End turn|Done"))

    def set_aside(self) -> None:
        """Discard the last cards, so that the rest can pay for a road."""
        cards = row(self.page, "Cards to discard")
        while bar(self.page).locator("button.now").count() == 0:
            self.press(cards.locator(".add:not([aria-disabled])").last)
        self.commit()

    def set_dice(self, red: int, yellow: int) -> None:
        for name, value in (("Red die", red), ("Yellow die", yellow)):
            die = self.page.get_by_role("radiogroup", name=name)
            self.press(die.get_by_role("radio", name=str(value)))
        self.commit()

    def play(self, card: str) -> None:
        """Open an action card and play it."""
        hand = self.page.get_by_role("region", name="Your hand")
        self.press(hand.get_by_role("button", name=re.compile(f"^{card}(,|$)")))
        sheet = self.page.get_by_role("dialog", name=card, exact=True)
        self.press(sheet.get_by_role("button", name="Play", exact=True))
        sheet.wait_for(state="hidden")
