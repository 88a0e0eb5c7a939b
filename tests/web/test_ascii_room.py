"""The board of ASCII Empires on screens of many sizes, and its confirmations."""

import re

from playwright.sync_api import Page, expect

from tests.web.ascii import Mouse, button, die, rail, sit_down, thing
from tests.web.boards import bar
from tests.web.conftest import Come

WIDE = ((1440, 900), (1280, 800), (1280, 720))
CUT = """() => {
    const paper = document.querySelector('[data-sheet] > *');
    const strip = document.querySelector("[aria-label='What everyone is doing']");
    const edge = strip.getBoundingClientRect();
    const out = [...strip.querySelectorAll('button')].filter((seat) => {
        const box = seat.getBoundingClientRect();
        const small = seat.scrollWidth > box.width + 1;
        return small || box.right > edge.right || box.bottom > edge.bottom;
    });
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = paper;
    return [scrollHeight - clientHeight, scrollWidth - clientWidth, out.length];
}"""


def map_width(page: Page) -> float:
    box = page.locator("section[data-sheet] [data-map]").bounding_box()
    assert box is not None
    return box["width"]


def test_seven_seats_have_room(come: Come) -> None:
    """Nothing of sheet and seats is cut, the log has lines, and the map keeps its size."""
    page = come()
    sit_down(page, seats=7)
    mouse = Mouse(page)
    widths: list[float] = []
    while (kind := mouse.wait()) != "develop":
        widths.append(map_width(page))
        mouse.answer(kind)
    die(page, 1).click()
    expect(bar(page)).to_contain_text("You hold")
    widths.append(map_width(page))
    assert len({round(width) for width in widths}) == 1
    for width, height in WIDE:
        page.set_viewport_size({"width": width, "height": height})
        over, beside, out = page.evaluate(CUT)
        assert (max(0, over), max(0, beside), out) == (0, 0, 0), (width, height)
        log = rail(page).locator(".fill .body").bounding_box()
        assert log is not None
        assert log["height"] > 70


def test_a_tooltip_lets_presses_through(come_again: Come) -> None:
    page = come_again()
    sit_down(page, "written", 5)
    Mouse(page).wait()
    die(page, 1).click()
    thing(page, "culture:10").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("The whole row")
    expect(page.locator(".kit-tip")).to_have_css("pointer-events", "none")
    dear = thing(page, "culture:5")  # b3, a 3
    dear.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("you pay 2 Gold")
    dear.click()
    expect(bar(page)).to_contain_text("costs 2 Gold")


def test_a_bought_box_stays_in_its_row(come_again: Come) -> None:
    page = come_again()
    sit_down(page, "shared", 4)
    Mouse(page).wait()
    page.keyboard.press("b")
    box = thing(page, "science:0").bounding_box()
    beside = page.get_by_text("[W]", exact=True).bounding_box()
    assert box is not None
    assert beside is not None
    assert abs(box["y"] - beside["y"]) < 4
    assert box["height"] < 1.5 * beside["height"]


def test_what_costs_much_is_asked_twice(come_again: Come) -> None:
    """The end of a turn with dice left, and the edicts, which say their price in points."""
    page = come_again()
    sit_down(page, "written", 5)
    mouse = Mouse(page)
    mouse.wait()
    page.keyboard.press("e")
    expect(bar(page)).to_contain_text("End your turn with 4 dice unused?")
    page.keyboard.press("Escape")
    expect(bar(page)).to_contain_text("Choose a die, or end your turn")
    page.keyboard.press("t")
    expect(bar(page)).to_contain_text("1 Unhappiness: \u221210 points become \u221219.")
    page.keyboard.press("Escape")
    rail(page).get_by_role("button", name="Conscription").click()
    expect(button(page, "2 Soldiers")).to_be_visible()
    button(page, "1 Soldier").click()
    expect(rail(page)).to_contain_text(re.compile(r"Unhappiness\W*19"))


def test_a_building_that_cannot_be_says_why(come_again: Come) -> None:
    """With lines for a School and nobody to staff it, S says what it needs."""
    page = come_again()
    sit_down(page, "shared", 4)
    mouse = Mouse(page)
    mouse.wait()
    mouse.construct(1)
    mouse.wait()
    mouse.construct(2)
    mouse.wait()
    page.keyboard.press("s")
    expect(page.get_by_role("alert")).to_contain_text("staffed Farm")
    page.keyboard.press("Escape")
    expect(button(page, "Garrison")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("g")
    expect(page.get_by_role("alert")).to_contain_text("Rule 4.5")


def test_whom_one_cannot_raid_has_a_reason(come_again: Come) -> None:
    """A raid shows its effect; a seat out of Reach shows why."""
    page = come_again()
    sit_down(page, "written", 5)
    mouse = Mouse(page)
    mouse.wait()
    mouse.finish()
    while (kind := mouse.wait()) != "operation":
        mouse.answer(kind)
    button(page, "Raid Vermilion").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("They lose 1 Gold")
    far = button(page, "Raid Viridian")
    expect(far).to_have_attribute("aria-disabled", "true")
    far.click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("no Reach to Viridian")
