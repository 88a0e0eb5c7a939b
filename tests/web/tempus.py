"""A whole game of Tempus Imperium, and three ways to enter its moves: mouse, keys, fingers."""

import re

from playwright.sync_api import Locator, Page, expect

from aevum.core.state import OK
from aevum.games.tempus import GAME
from aevum.games.tempus.moves import MOVES, parts
from tests.web.conftest import PATIENCE

DATE = "2026-11-15 06:17"
SCORE = 96
LINE = """
road E 5 2; dig 5 2 paid; road S 5 5; road S 4 2; road E 6 2; dig 4 2 paid; use 1 4; pass;
dig 4 3 paid; pass; road E 6 5; dig 4 4 paid; road S 5 4; road S 5 3; road E 5 5; build farm 6 6;
use 1 4; dig 3 4 paid; road E 4 1; build farm 5 4; pay 4 1; road S 1 6; build farm 6 3; pay 4 1;
road E 3 1; road E 2 5; road S 4 3; build farm 5 3; pay 6 5; use 5 6; build farm 2 5; dig 4 5 paid;
dig 4 6 paid; road E 4 5; build farm 3 2; pay 4 1; road E 7 1; road E 3 5; road E 2 1;
build farm 3 6; pay 2 1; use 5 6; build fort 3 5; pay 2 1; dig 2 4 paid; dig 2 3 paid; road E 7 5;
build farm 2 2; pay 2 6; road E 6 1; road S 4 1; road E 1 1; build farm 6 4; pay 2 1; use 5 6;
use 3 5 strike 5 5 paid; build castle 7 2 paid; build castle 6 1
"""
MOVE_TEXTS = [" ".join(move.split()) for move in LINE.split(";")]


def cut_short(moves: int) -> tuple[list[str], str]:
    """Return this game with nothing but passes after so many moves, and its score as shown."""
    texts = MOVE_TEXTS[:moves]
    state = GAME.new(1, date=DATE)
    for text in texts:
        assert state.apply(0, MOVES.parse(text)) == OK
    while not state.over():
        assert state.apply(0, MOVES.parse("pass")) == OK
        texts.append("pass")
    return texts, str(state.scores()[0]).replace("-", "\N{MINUS SIGN}")


BAR = "main section[aria-label]"
ACTIONS = {"road": "Road", "dig": "Dig", "build": "Build", "use": "Use", "strike": "Use"}
BUILDINGS = ("Farm", "Market", "Fort", "Castle")


class Wish:
    """The parts of a move in notation: the action, the place, and the building."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.name, args = parts(MOVES.parse(text))
        self.action = ACTIONS.get(self.name, "")
        self.paid = self.name in ACTIONS and args[0] == 1
        self.building = BUILDINGS[args[1]] if self.name == "build" else ""
        self.places = self._places(args)

    def _places(self, args: list[int]) -> list[str]:
        """The places to press, in this order."""
        if self.name == "pass":
            return []
        if self.name == "road":
            return [f"e{args[1]}"]
        if self.name == "strike":
            enemy = MOVES.row(MOVES.parse(self.text)).domains[2].words[args[2]]
            row, column = map(int, enemy.split())
            return [f"q{args[1]}", f"q{row * 10 + column - 11}"]
        return [f"q{args[-1]}"]


def asking(page: Page) -> Locator:
    """The same bar by its place, as searching for a role in the whole page is slow."""
    return page.locator(BAR)


def place(page: Page, key: str) -> Locator:
    return page.locator(f'[data-key="{key}"]')


def settled(page: Page) -> None:
    """Wait until the confirmed move is made, so that nothing is chosen."""
    asking(page).locator("button.now").wait_for(state="detached")


def paid(page: Page, asked: str | None) -> None:
    """Wait until a unit is paid by one press, so that the question is another one."""
    page.wait_for_function(
        "([bar, asked]) => document.querySelector(bar).ariaLabel !== asked", arg=[BAR, asked]
    )
    settled(page)


# Where a thing can be pressed: visible, in sight, enabled, and not covered.
POINT = """async (thing, patience) => {
    for (const end = performance.now() + patience; ; await new Promise(requestAnimationFrame)) {
        thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = thing.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const hit = document.elementFromPoint(x, y);
        if (thing.contains(hit) && !thing.closest(':disabled, [aria-disabled=true]')) return [x, y];
        if (performance.now() > end)
            throw new Error(`nobody can press ${thing.outerHTML}; there is ${hit?.outerHTML}`);
    }
}"""


def point(thing: Locator) -> tuple[float, float]:
    x, y = thing.evaluate(POINT, PATIENCE)
    return x, y


class Mouse:
    """Points, clicks, and confirms with the ask bar's button."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, thing: Locator) -> None:
        """Click it as soon as that can be done: a third of the time of a click by Playwright,
        which also waits for two frames without a movement."""
        self.page.mouse.click(*point(thing))

    def play(self, text: str) -> None:
        """Choose a move and make it."""
        asked = asking(self.page).get_attribute("aria-label") if text.startswith("pay") else None
        self.choose(text)
        if asked:
            paid(self.page, asked)
        else:
            self.commit()

    def choose(self, text: str) -> None:
        """Do everything except the last click."""
        wish = Wish(text)
        bar = asking(self.page)
        if wish.paid:
            self.take_action(wish.action)
        if wish.name == "pass":
            self.press(bar.get_by_role("button", name="Do nothing"))
        for key in wish.places:
            target = place(self.page, key)
            expect(target).to_have_class(re.compile(r"\bcan\b"))
            if target.get_attribute("aria-selected") != "true":
                self.press(target)
            if target.get_attribute("aria-selected") == "true":
                break  # a fort with one enemy in reach needs no second choice
        if wish.building:
            building = bar.get_by_role("radio", name=re.compile(f"^{wish.building}"))
            if building.get_attribute("aria-checked") != "true":
                self.press(building)

    def take_action(self, action: str) -> None:
        bar = asking(self.page)
        other = bar.get_by_role("button", name=re.compile("^Another action"))
        if other.count():
            self.press(other)
        self.press(bar.get_by_role("radio", name=re.compile(f"^{action}")))

    def commit(self) -> None:
        self.press(asking(self.page).locator("button.now"))
        settled(self.page)


class Fingers(Mouse):
    """The same on a phone, where the other actions are behind "More"."""

    def press(self, thing: Locator) -> None:
        self.page.touchscreen.tap(*point(thing))

    def take_action(self, action: str) -> None:
        bar = asking(self.page)
        listed = bar.get_by_role("radio", name=re.compile(f"^{action}"))
        if listed.count() == 0:
            self.press(bar.get_by_role("button", name="More"))
            listed = self.page.get_by_role("dialog").get_by_role(
                "radio", name=re.compile(f"^{action}")
            )
        self.press(listed)
