"""ASCII Empires through the board: the player here answers every question on the sheet."""

from typing import Any

from playwright.sync_api import Locator, Page

from tests.web.boards import Player, bar, sit_at
from tests.web.tables import make

STATE = """() => {
    const ask = document.querySelector('[data-ask]');
    const over = document.querySelector('dialog[open] table');
    return { kind: over ? 'over' : ask?.dataset.ask ?? 'none', serial: ask?.dataset.serial ?? '' };
}"""


def sit_down(page: Page, scene: str = "", seats: int = 1, **options: Any) -> str:
    """Open a table against bots, from a prepared position if one is named; return its code."""
    return sit_at(page, "ascii", scene, ["random" if scene else "standard"] * (seats - 1), options)


def gather(scene: str, ann: Page, ben: Page, seats: int, bots: int) -> None:
    """Ann and Ben sit down at a prepared table with bots."""
    code = make(ann, game="ascii_staged", options={"scene": scene}, seats=seats)
    ann.goto(f"/t/{code}")
    ben.goto(f"/t/{code}")
    ben.get_by_role("button", name="Sit down").click()
    ben.get_by_role("button", name="I\u2019m ready").click()
    if bots:
        ann.get_by_role("button", name="Fill with bots").click()
    ann.get_by_role("button", name="Start").click()
    for page in (ann, ben):
        bar(page).wait_for()


def button(page: Page, name: str) -> Locator:
    """A button of the ask bar."""
    return bar(page).get_by_role("button", name=name)


def die(page: Page, number: int) -> Locator:
    """A die by its number from 1: three white, green, black."""
    return page.locator(f"[data-die='{number - 1}']")


def thing(page: Page, key: str) -> Locator:
    """Something on the sheet that can be chosen now: "culture:3", "kind:0", "built:27"."""
    return page.locator(f"[data-can][data-thing='{key}']")


def sheet(page: Page, seat: int) -> Locator:
    """The sheet of a seat, if it is shown."""
    return page.locator(f"[data-sheet='{seat}']")


def ghost(page: Page) -> Locator:
    return page.locator("[data-ghost]")


def worker(page: Page) -> Locator:
    """The switch by which a Worker moves into a building to be drawn."""
    return bar(page).get_by_role("switch", name="A Worker moves in")


def seat(page: Page, number: int) -> Locator:
    """What a seat is doing, in the strip; a press shows its sheet."""
    return page.locator(f"button[data-seat='{number}']")


def rail(page: Page) -> Locator:
    """Score, Gold and log beside the sheet."""
    return page.get_by_role("complementary", name="Score, Gold and log")


class Mouse(Player):
    """Plays with a mouse, and answers with the first possible thing by default."""

    STATE = STATE

    def construct(self, number: int) -> None:
        """Draw lines with a die."""
        self.press(die(self.page, number))
        self.press(button(self.page, "Draw ").first)

    def finish(self) -> None:
        """Be done with the turn, also with dice left."""
        self.press(button(self.page, "End turn"))
        self.press(button(self.page, "End turn"))

    def answer(self, kind: str) -> None:
        """Answer any question in the simplest way."""
        page = self.page
        if kind == "develop":
            self.finish()
        elif kind == "propose":
            self.commit()
        elif kind == "reward":
            self.press(page.locator("[data-can][data-thing^=culture], [data-can]").first)
            self.commit()
        else:
            self.press(bar(page).get_by_role("button").last)
