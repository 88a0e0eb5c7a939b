"""Nothing covers or cuts off text or buttons, and each mark has one meaning."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web import imperials, temporum
from tests.web.boards import bar
from tests.web.conftest import Come
from tests.web.tables import make
from tests.web.test_together import named

LONG = "Maximiliane von Habsburg"

COVERED = """() => [...document.querySelectorAll('[aria-label^="More about"]')].map((button) => {
    let panel = button.parentElement;
    while (!panel.querySelector('.name')) panel = panel.parentElement;
    const name = panel.querySelector('.name').getBoundingClientRect();
    const box = button.getBoundingClientRect();
    const apart = box.left >= name.right || box.right <= name.left
        || box.top >= name.bottom || box.bottom <= name.top;
    return apart ? '' : panel.innerText;
}).filter(Boolean)"""

NOW = """() => {
    const spot = document.body.appendChild(document.createElement('i'));
    spot.style.color = 'var(--now)';
    const colour = getComputedStyle(spot).color;
    spot.remove();
    return colour;
}"""

CAPS = """() => [...document.querySelectorAll('kbd')]
    .filter((each) => each.innerText === 'Enter')
    .filter((each) => each.checkVisibility({ visibilityProperty: true }))
    .map((each) => each.closest('button').innerText.split('\\n')[0])"""


@pytest.mark.parametrize("game", ["imperials_staged", "temporum_staged"])
def test_the_button_for_more_about_a_seat_covers_no_name(come: Come, game: str) -> None:
    size = {"width": 1280, "height": 720}
    ann, ben = (named(come(viewport=size), name) for name in ("Ann", LONG))
    scene = {"imperials_staged": "trade", "temporum_staged": "nearly"}[game]
    code = make(ann, game=game, seats=2, options={"scene": scene})
    ben.goto(f"/t/{code}")
    ben.get_by_role("button", name="Sit down").click()
    ben.get_by_role("button", name="I\u2019m ready").click()
    ann.goto(f"/t/{code}")
    ann.get_by_role("button", name="Start").click()
    expect(ann.get_by_role("button", name=f"More about {LONG}")).to_be_visible()
    assert ann.evaluate(COVERED) == []


def test_the_buttons_of_the_end_are_whole_on_a_low_screen(come: Come) -> None:
    """Even if the table of the result is longer than the screen."""
    page = come(viewport={"width": 1280, "height": 720})
    temporum.sit_down(page, "crowded", 5)
    mouse = temporum.Mouse(page)
    assert mouse.wait() == "turn"
    mouse.press(temporum.zone(page, "Stone Age"))
    mouse.commit()
    while mouse.wait() != "over":
        mouse.answer()
    dialog = page.get_by_role("dialog")
    for name in ("Share", "Replay", "Rematch"):
        expect(dialog.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


def test_the_enter_cap_stands_only_where_enter_works(come: Come) -> None:
    page = come()
    imperials.sit_down(page, mode="basic", seats=2)
    mouse = imperials.Mouse(page)
    mouse.wait()
    page.locator("[data-key]").first.dispatch_event("click")
    expect(bar(page).locator("button.now")).to_be_visible()
    assert page.evaluate(CAPS) == ["Settle here"]
    imperials.button(page, "Cancel").focus()
    assert page.evaluate(CAPS) == []
    page.keyboard.press("Enter")
    expect(bar(page).locator("button.now")).to_have_count(0)
    page.locator("[data-key]").first.focus()
    page.keyboard.press("Enter")  # chooses the place that has the focus
    expect(page.locator("[data-key][aria-pressed=true]")).to_have_count(1)
    assert page.evaluate(CAPS) == ["Settle here"]
    page.keyboard.press("Enter")
    expect(bar(page)).to_contain_text("road")


def look(page: Page, part: str, style: str) -> str:
    """The style of a part of the focused element."""
    script = "([part, style]) => getComputedStyle(document.activeElement.querySelector(part) "
    colour: str = page.evaluate(f"{script} ?? document.activeElement)[style]", [part, style])
    return colour


def test_the_focus_does_not_look_like_a_choice(come: Come) -> None:
    page = come()
    imperials.sit_down(page, mode="basic", seats=2)
    imperials.Mouse(page).wait()
    now = page.evaluate(NOW)
    page.keyboard.press("Tab")
    expect(page.locator("[data-key]:focus")).to_have_attribute("aria-pressed", "false")
    assert look(page, ".ring", "stroke") != now
    page.get_by_role("button", name=re.compile("^Hint")).focus()
    page.keyboard.press("Tab")
    assert look(page, ":scope", "outlineColor") != now
