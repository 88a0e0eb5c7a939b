"""Temporum with fingers on a small phone."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.web.axes import no_violations
from tests.web.boards import bar
from tests.web.conftest import Come
from tests.web.temporum import Mouse, button, card, sit_down, thing, zone
from tests.web.test_tempus_phone import PHONE, fits, touchable

Picture = Callable[[Page, str], None]


HIDDEN = """() => {
    const foot = document.querySelector('[data-ask] section').getBoundingClientRect().top;
    const head = document.querySelector('section.plate').getBoundingClientRect().top;
    const inside = ({ top, bottom }) => top >= head - 1 && bottom <= foot + 1;
    return [...document.querySelectorAll('section.plate button.zone')]
        .filter((each) => !inside(each.getBoundingClientRect()))
        .map((each) => each.innerText);
}"""

CUT = """() => [...document.querySelectorAll('section.plate .token')]
    .filter((each) => each.scrollWidth > each.clientWidth + 1
        || each.getBoundingClientRect().right > each.closest('.zone').getBoundingClientRect().right)
    .map((each) => each.innerText)"""


class Fingers(Mouse):
    """The same, by tapping."""

    def press(self, spot: Locator) -> None:
        spot.tap()

    def wait(self) -> str:
        kind = super().wait()
        fits(self.page)
        touchable(self.page, "[data-ask], section.plate, [aria-label='Your cards']")
        return kind


def test_temporum_on_a_phone(come: Come, picture: Picture) -> None:
    page = come(**PHONE)
    sit_down(page, "history", 4)
    fingers = Fingers(page)
    assert fingers.wait() == "turn"
    assert page.evaluate(HIDDEN) == []
    picture(page, "temporum-phone-turn")
    fingers.press(thing(page, "flip:1"))
    expect(zone(page, "Stone Age")).to_have_attribute("aria-label", re.compile("leads to Roman"))
    expect(bar(page)).to_contain_text("Vermilion shifts to Balloon Revolution")
    fits(page)
    touchable(page, "[data-ask]")
    picture(page, "temporum-phone-history")
    no_violations(page)
    fingers.press(button(page, "Cancel"))
    look_closer(fingers, picture)
    fingers.choose("place:0")
    assert fingers.wait() == "score"
    picture(page, "temporum-phone-score")
    fingers.press(card(page, "Artist"))
    expect(bar(page)).to_contain_text("Scored, it costs $4 of your $14 for 4 crowns.")
    fits(page)
    fingers.commit()
    assert fingers.wait() == "advance"
    assert page.evaluate(HIDDEN) == []
    picture(page, "temporum-phone-crowns")
    fingers.choose("crown:0")
    assert fingers.wait() == "advance"


def test_a_phone_cuts_no_token(come_again: Come, picture: Picture) -> None:
    page = come_again(**PHONE)
    sit_down(page, "tokens", 3)
    Fingers(page).wait()
    assert page.evaluate(CUT) == []
    picture(page, "temporum-phone-tokens")


def look_closer(fingers: Fingers, picture: Picture) -> None:
    """Unusable things are shown in full with the reason; seats, piles and log are in sheets."""
    page = fingers.page
    zone(page, "Renaissance").dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.get_by_role("tooltip")).to_contain_text("If you rule here, draw 3 cards.")
    fingers.press(zone(page, "Renaissance"))
    sheet = page.get_by_role("dialog", name="Renaissance")
    expect(sheet).to_contain_text("If you rule here, draw 3 cards. If not, draw 2 cards.")
    expect(sheet).not_to_contain_text("grade")
    expect(sheet.get_by_role("status")).to_be_visible()
    picture(page, "temporum-phone-zone")
    page.keyboard.press("Escape")
    for name, words in (("Log and more", "Trade Goods"), ("More about Vermilion", "Crowns in")):
        fingers.press(page.get_by_role("button", name=name))
        sheet = page.get_by_role("dialog")
        expect(sheet).to_contain_text(words)
        touchable(page, "dialog[open]")
        fits(page)
        page.keyboard.press("Escape")
        sheet.wait_for(state="hidden")


def test_a_phone_on_its_side(come: Come, picture: Picture) -> None:
    page = come(**(PHONE | {"viewport": {"width": 740, "height": 360}}))
    sit_down(page, "history", 4)
    fingers = Mouse(page)
    fingers.wait()
    picture(page, "temporum-phone-side")
    assert page.evaluate("document.documentElement.scrollWidth") <= 740
    fingers.choose("place:0")
    assert fingers.wait() == "score"
