"""Everything by keyboard: Tab and arrow keys to move, Enter to press."""

import re
from typing import Literal

from playwright.sync_api import ElementHandle, Page

from tests.web.tempus import Wish, asking, paid, settled

EAST = 90  # sections 0 to 89 are right borders, nine a row; the others are bottom borders


WHERE = """([goal, group]) => {
    const at = document.activeElement;
    if (at === goal) return 'here';
    if (group && goal.parentElement.contains(at)) return 'beside';
    const order = at === document.body ? 0 : at.compareDocumentPosition(goal);
    return order & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after';
}"""


def walk(page: Page, goal: ElementHandle, inside: str = "") -> None:
    """Press Tab, or Shift and Tab, until the goal has the focus; in its group, this arrow key."""
    for _ in range(80):
        where = page.evaluate(WHERE, [goal, bool(inside)])
        if where == "here":
            return
        if where == "beside":
            page.keyboard.press(inside)
        else:
            page.keyboard.press("Shift+Tab" if where == "before" else "Tab")
    raise AssertionError(f"no key reaches {goal.inner_text()}")


def press_named(page: Page, role: Literal["button", "radio"], name: str) -> None:
    """Walk to a control of the ask bar and press Enter."""
    goal = asking(page).get_by_role(role, name=re.compile(f"^{name}")).element_handle()
    walk(page, goal, "ArrowRight" if role == "radio" else "")
    page.keyboard.press("Enter")


def to_board(page: Page) -> None:
    """Walk to the one place of the board that Tab reaches."""
    if not page.evaluate("document.activeElement.matches('[data-key]')"):
        walk(page, page.locator("[data-key][tabindex='0']").element_handle())


def fine(key: str) -> tuple[int, int]:
    """A square or border on a grid twice as fine: squares on even lines, borders between them."""
    number = int(key[1:])
    if key[0] == "q":
        return number // 10 * 2, number % 10 * 2
    if number < EAST:
        return number // 9 * 2, number % 9 * 2 + 1
    return (number - EAST) // 10 * 2 + 1, (number - EAST) % 10 * 2


class Keys:
    """Plays only with a keyboard."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def type(self, text: str) -> None:
        """Open the box for moves in notation, and write one."""
        self.page.keyboard.press("/")
        box = self.page.get_by_role("dialog", name="Type a move")
        box.wait_for()
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")
        box.wait_for(state="detached")

    def play(self, text: str) -> None:
        """Choose a move and make it."""
        wish = Wish(text)
        asked = asking(self.page).get_attribute("aria-label") if wish.name == "pay" else None
        if wish.paid:
            self._take_action(wish.action)
        if wish.name == "pass":
            press_named(self.page, "button", "Do nothing")
        for key in wish.places:
            self.go(key)
            self.page.keyboard.press("Enter")
            if self._focused("aria-selected") == "true":
                break
        if wish.building:
            self._choose(wish.building)
        if wish.name == "pay":
            paid(self.page, asked)
        else:
            self._commit()

    def go(self, key: str) -> None:
        """Walk over the board with the arrow keys."""
        to_board(self.page)
        goal = fine(key)
        for _ in range(80):
            here = self._focused("data-key") or ""
            if here == key:
                return
            y, x = fine(here)
            self.page.keyboard.press(self._arrow(goal[0] - y, goal[1] - x, y, x))
        raise AssertionError(f"arrow keys do not reach {key}")

    @staticmethod
    def _arrow(down: int, right: int, y: int, x: int) -> str:
        """Corners are not places, so a border is left in its own direction first."""
        across = y % 2 == 0
        if right and (across or not down or (x % 2 == 0 and abs(right) > 1)):
            return "ArrowRight" if right > 0 else "ArrowLeft"
        if not down:
            return "ArrowRight" if right > 0 else "ArrowLeft"
        return "ArrowDown" if down > 0 else "ArrowUp"

    def _focused(self, attribute: str) -> str | None:
        found: str | None = self.page.evaluate(
            "name => document.activeElement.getAttribute(name)", attribute
        )
        return found

    def _take_action(self, action: str) -> None:
        bar = asking(self.page)
        if bar.get_by_role("button", name=re.compile("^Another action")).count():
            press_named(self.page, "button", "Another action")
        press_named(self.page, "radio", action)

    def _choose(self, building: str) -> None:
        radio = asking(self.page).get_by_role("radio", name=re.compile(f"^{building}"))
        if radio.get_attribute("aria-checked") != "true":
            press_named(self.page, "radio", building)

    def _commit(self) -> None:
        """On the chosen place Enter makes the move; from elsewhere go to the button."""
        if self._focused("aria-selected") != "true":
            walk(self.page, asking(self.page).locator("button.now").element_handle())
        self.page.keyboard.press("Enter")
        settled(self.page)
