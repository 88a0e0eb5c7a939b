"""Imperials with fingers on a small phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axes import no_violations
from tests.web.boards import bar
from tests.web.conftest import Come
from tests.web.imperials import Mouse, button, count_up, sit_down
from tests.web.test_tempus_phone import PHONE, fits, touchable

Picture = Callable[[Page, str], None]


COVERED = """() => [...document.querySelectorAll('svg.map [data-key]')].filter((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('[aria-label=Zoom]');
}).map((each) => each.dataset.key)"""


class Fingers(Mouse):
    """The same, by tapping; the build bar is at the foot of the screen."""

    def press(self, thing: Locator) -> None:
        thing.tap()

    def wait(self) -> str:
        kind = super().wait()
        fits(self.page)
        touchable(self.page, "[data-ask], nav[aria-label=Build]")
        assert self.page.evaluate(COVERED) == []
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


@pytest.mark.parametrize("island", ["base", "base big"])
def test_the_zoom_button_covers_no_legal_corner(come_again: Come, island: str) -> None:
    page = come_again(**PHONE)
    sit_down(page, mode="basic", seats=4, map=island)
    Fingers(page).wait()
    expect(page.get_by_role("group", name="Zoom")).to_be_visible()


def play_card(fingers: Fingers, picture: Picture) -> None:
    page = fingers.page
    page.get_by_role("button", name="Cards").tap()
    cards = page.get_by_role("dialog", name="Action cards")
    touchable(page, "dialog[open]")
    picture(page, "imperials-phone-cards")
    cards.get_by_role("button", name="Alchemist").tap()
    page.get_by_role("dialog", name="Alchemist").get_by_role(
        "button", name="Play", exact=True
    ).tap()


def road(fingers: Fingers, picture: Picture) -> None:
    """Take a tool, step to a place, put it down; an unaffordable one shows why."""
    page = fingers.page
    page.get_by_role("navigation", name="Build").get_by_role("button", name="Road").tap()
    button(page, "Next place").tap()
    expect(bar(page)).to_contain_text("Takes 1 wood and 1 brick.")
    fits(page)
    touchable(page, "[data-ask]")
    picture(page, "imperials-phone-road")
    button(page, "Cancel").tap()
    button(page, "Cancel").tap()


def sheets(page: Page, picture: Picture) -> None:
    """Parts without room on a phone are in sheets."""
    button(page, "Trade").tap()
    count_up(page, "You give", "wood")
    count_up(page, "You ask for", "wool")
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


Spot = tuple[float, float]


class TwoFingers:
    """Two fingers on the map, which press, move and lift together; spots are from its middle."""

    def __init__(self, page: Page) -> None:
        self.map = page.get_by_role("region", name="The map")
        self.drawn = self.map.locator("svg.map > g")
        self.devtools = page.context.new_cdp_session(page)
        box = self.map.bounding_box()
        assert box is not None
        self.middle = box["width"] / 2, box["height"] / 2
        self.corner = box["x"], box["y"]

    def _touch(self, kind: str, spots: list[Spot]) -> None:
        points = [
            {
                "x": self.corner[0] + self.middle[0] + x,
                "y": self.corner[1] + self.middle[1] + y,
                "id": finger,
            }
            for finger, (x, y) in enumerate(spots)
        ]
        self.devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def slide(self, here: tuple[Spot, Spot], there: tuple[Spot, Spot], steps: int = 5) -> None:
        self._touch("touchStart", list(here))
        for step in range(1, steps + 1):
            spots = [
                (a[0] + (b[0] - a[0]) * step / steps, a[1] + (b[1] - a[1]) * step / steps)
                for a, b in zip(here, there, strict=True)
            ]
            self._touch("touchMove", spots)
        self._touch("touchEnd", [])

    def lies(self) -> tuple[float, float, float]:
        """The position of the land's middle on the map, and its scale."""
        words = self.drawn.get_attribute("transform") or ""
        x, y, scale = (float(number) for number in re.findall(r"-?[\d.]+", words))
        return x, y, scale


def test_two_fingers_zoom_and_pan_the_map(come: Come) -> None:
    """The point between the fingers stays; the page keeps its size, and nothing is chosen."""
    page = come(**PHONE)
    sit_down(page, mode="basic", seats=2)
    hand = TwoFingers(page)
    whole = hand.drawn.get_attribute("transform")
    x, y, scale = hand.lies()

    hand.slide(((-30, 20), (50, 20)), ((-70, 20), (90, 20)))  # twice as far from each other
    zoomed = hand.lies()
    assert zoomed[2] == pytest.approx(2 * scale, rel=0.01)
    between = hand.middle[0] + 10, hand.middle[1] + 20
    assert zoomed[0] == pytest.approx(between[0] + 2 * (x - between[0]), abs=2)
    assert zoomed[1] == pytest.approx(between[1] + 2 * (y - between[1]), abs=2)

    hand.slide(((-40, -30), (40, 30)), ((-20, -45), (60, 15)))  # both the same way
    moved = hand.lies()
    assert moved[2] == pytest.approx(zoomed[2], rel=0.01)
    assert moved[0] - zoomed[0] == pytest.approx(20, abs=2)
    assert moved[1] - zoomed[1] == pytest.approx(-15, abs=2)

    hand.slide(((0, 0), (60, 0)), ((0, 0), (90, 0)), steps=1)  # one of them stays where it is
    nearer = hand.lies()
    assert nearer[2] == pytest.approx(1.5 * moved[2], rel=0.01)
    assert nearer[0] == pytest.approx(hand.middle[0] + 1.5 * (moved[0] - hand.middle[0]), abs=2)

    hand.slide(((-90, 0), (90, 0)), ((-10, 0), (10, 0)))  # farther than all of the map
    expect(hand.drawn).to_have_attribute("transform", str(whole))
    assert page.evaluate("visualViewport.scale") == 1
    expect(page.locator("[data-key][aria-pressed=true]")).to_have_count(0)
    page.locator("[data-key]").first.tap()  # a single finger still chooses
    expect(page.locator("[data-key][aria-pressed=true]")).to_have_count(1)
