"""Imperials with fingers on a small phone."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.web.axes import no_violations
from tests.web.conftest import Come
from tests.web.imperials import Mouse, bar, button, count_up, sit_down
from tests.web.test_tempus_phone import PHONE, fits, touchable

Picture = Callable[[Page, str], None]


class Fingers(Mouse):
    """The same, by tapping; the build bar lies at the foot of the screen."""

    def press(self, thing: Locator) -> None:
        thing.tap()

    def wait(self) -> str:
        kind = super().wait()
        fits(self.page)
        touchable(self.page, "[data-ask], nav[aria-label=Build]")
        return kind


def test_imperials_on_a_phone(come: Come, picture: Picture) -> None:
    page = come(**PHONE)
    fingers = Fingers(page)
    sit_down(page, "cards", 3)
    assert fingers.wait() == "roll"
    play_card(fingers, picture)
    for kind in ("dice", "discard", "robber"):
        assert fingers.wait() == kind
        picture(page, f"imperials-phone-{kind}")
        if kind == "dice":
            fingers.set_dice(3, 4)
        else:
            fingers.answer(kind)
    while fingers.wait() != "main":
        fingers.pick()
    no_violations(page)
    road(fingers, picture)
    sheets(page, picture)


def play_card(fingers: Fingers, picture: Picture) -> None:
    page = fingers.page
    page.get_by_role("button", name="Cards").tap()
    cards = page.get_by_role("dialog", name="Action cards")
    touchable(page, "dialog[open]")
    picture(page, "imperials-phone-cards")
    cards.get_by_role("button", name="Alchemist").tap()
    page.get_by_role("dialog", name="Alchemist").get_by_role("button", name="Play it").tap()


def road(fingers: Fingers, picture: Picture) -> None:
    """Take the tool, step to a place, let it go; what cannot be paid says why."""
    page = fingers.page
    page.get_by_role("navigation", name="Build").get_by_role("button", name="Road").tap()
    button(page, "Next place").tap()
    expect(bar(page)).to_contain_text("Takes 1 wood and 1 brick.")
    fits(page)
    touchable(page, "[data-ask]")
    picture(page, "imperials-phone-road")
    button(page, "Not this").tap()
    button(page, "Cancel").tap()


def sheets(page: Page, picture: Picture) -> None:
    """What a phone has no room for lies in sheets."""
    button(page, "Trade").tap()
    count_up(page, "You give", "wood")
    count_up(page, "You ask", "wool")
    touchable(page, "dialog[open]")
    fits(page)
    picture(page, "imperials-phone-trade")
    no_violations(page, "dialog[open]")
    page.keyboard.press("Escape")
    for name, words in (("Log and more", "Dice"), ("More about Vermilion", "Improvements")):
        page.get_by_role("button", name=name).tap()
        sheet = page.get_by_role("dialog")
        expect(sheet).to_contain_text(words)
        touchable(page, "dialog[open]")
        fits(page)
        page.keyboard.press("Escape")
        sheet.wait_for(state="hidden")
    for name in ("Warriors", "Improve"):
        page.get_by_role("navigation", name="Build").get_by_role("button", name=name).tap()
        touchable(page, "dialog[open]")
        page.keyboard.press("Escape")
