"""ASCII Empires without a mouse."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.ascii import Mouse, die, gather, ghost, rail, seat, sheet, sit_down, worker
from tests.web.boards import bar
from tests.web.conftest import Come

FOCUSED = "document.activeElement.innerText"


def test_ascii_by_keyboard(come_again: Come, picture: Callable[[Page, str], None]) -> None:
    """A first turn: keep the dice, draw lines, place a Farm, look around, end it."""
    page, beside = come_again(color_scheme="dark"), come_again()
    gather("dawn", page, beside, 2, 0)
    hands, others = Mouse(page), Mouse(beside)
    assert hands.wait() == "propose"
    page.keyboard.press("Enter")
    others.answer(others.wait())
    assert hands.wait() == "announce"
    page.keyboard.press("2")
    others.answer(others.wait())
    assert hands.wait() == "develop"
    take_and_give_back(page)
    draw_lines(page, hands)
    page.keyboard.press("f")
    expect(ghost(page)).to_be_visible()
    let_a_worker_in(page)
    move_the_ghost(page)
    picture(page, "ascii-keys-night")
    page.keyboard.press("Enter")
    expect(page.get_by_role("img", name=re.compile(r"^Farm .*staffed"))).to_be_visible()
    look_at_others(page)
    page.keyboard.press("t")
    expect(bar(page)).to_contain_text("0 points become \u22124")
    page.keyboard.press("Enter")
    expect(rail(page)).to_contain_text("Gold, 6 to spend")
    page.keyboard.press("e")
    expect(bar(page)).to_contain_text("unused?")
    page.keyboard.press("Enter")
    expect(bar(page)).not_to_have_attribute("data-ask", "develop")


def test_after_a_reroll_enter_keeps_all_dice(come_again: Come) -> None:
    """The die that was chosen is put back, so that Enter pays for no second roll."""
    page = come_again()
    sit_down(page, "reroll")
    Mouse(page).wait()
    page.keyboard.press("1")
    expect(die(page, 1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(rail(page)).to_contain_text("Gold, 4 to spend")
    expect(die(page, 1)).to_have_attribute("aria-pressed", "false")
    expect(bar(page).get_by_role("button", name="Keep all dice")).to_be_focused()
    page.keyboard.press("Enter")
    expect(bar(page)).not_to_have_attribute("data-ask", "propose")
    expect(rail(page)).to_contain_text("Gold, 4 to spend")


def test_a_hint_to_keep_the_dice_shows_its_button(come_again: Come) -> None:
    """Dice chosen meanwhile are put back, so that Enter follows the hint."""
    page = come_again()
    sit_down(page, "reroll")
    Mouse(page).wait()
    page.keyboard.press("2")
    page.keyboard.press("h")
    slip = page.get_by_role("note", name="Hint").get_by_text("Keep all dice", exact=True)
    expect(slip).to_be_visible()
    page.get_by_role("button", name="Show it").click()
    expect(die(page, 2)).to_have_attribute("aria-pressed", "false")
    expect(bar(page).get_by_role("button", name="Keep all dice")).to_be_visible()
    expect(bar(page).get_by_role("button", name="Roll again")).to_have_count(0)


def take_and_give_back(page: Page) -> None:
    """A number takes a die, the same number or Escape gives it back; Tab reaches it too."""
    page.keyboard.press("1")
    expect(die(page, 1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("1")
    expect(die(page, 1)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("2")
    page.keyboard.press("Escape")
    expect(die(page, 2)).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("4")  # green is locked: the rule is told
    expect(page.get_by_role("alert")).to_contain_text("green")
    page.keyboard.press("Escape")


def draw_lines(page: Page, hands: Mouse) -> None:
    """Draw lines with as many dice as a Farm takes."""
    for number in ("1", "2", "3"):
        page.keyboard.press(number)
        page.keyboard.press("d")
        hands.wait()
        if bar(page).get_by_role("button", name="Farm").count():
            return


def let_a_worker_in(page: Page) -> None:
    """Space turns the switch on, Tab leads on to the button that draws."""
    worker(page).focus()
    page.keyboard.press("Space")
    expect(worker(page)).to_be_checked()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(bar(page).get_by_role("button", name="Draw it")).to_be_focused()


def move_the_ghost(page: Page) -> None:
    """Arrow keys move it a cell, with Shift five; where it may not stand it says why."""
    before = ghost(page).get_attribute("data-ghost") or ""
    col, row = (int(part) for part in before.split(","))
    page.keyboard.press("ArrowRight")
    expect(ghost(page)).to_have_attribute("data-ghost", f"{col + 1},{row}")
    for _ in range(3):
        page.keyboard.press("Shift+ArrowUp")
    expect(bar(page)).to_contain_text(re.compile(r"Not at \d+,1: .*sea"))
    page.keyboard.press("Shift+ArrowDown")
    expect(ghost(page)).to_have_attribute("data-fits", "true")


def look_at_others(page: Page) -> None:
    """V shows the next sheet, Escape the player's own again."""
    page.keyboard.press("v")
    expect(sheet(page, 1)).to_be_visible()
    expect(seat(page, 1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(sheet(page, 0)).to_be_visible()


def test_a_box_by_keyboard(come_again: Come) -> None:
    """Tab goes through the boxes that a die can check; Enter chooses one, and again checks it."""
    page = come_again(color_scheme="dark")
    sit_down(page, "written", 5)
    Mouse(page).wait()
    page.keyboard.press("3")
    page.locator("[data-can][data-thing^=caravan]").first.focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("tooltip")).to_contain_text("The next box needs a die of")
    page.keyboard.press("Enter")
    expect(bar(page)).to_contain_text(re.compile(r"Caravan \d with white 2\?"))
    page.keyboard.press("Enter")
    expect(die(page, 3)).to_contain_text("Caravan")
