"""A whole game of Tempus Imperium with fingers on a small phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Come, Watch
from tests.web.shell import ask_bar
from tests.web.tables import make_tempus
from tests.web.tempus import Fingers, cut_short

PHONE = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

SMALL = """where => [...document.querySelectorAll(where)]
    .flatMap((place) => [...place.querySelectorAll('button, a[href]:not(p a), select, input')])
    .filter((each) => each.checkVisibility() && !each.closest('.sr'))
    .map((each) => [each.getBoundingClientRect(), each.ariaLabel || each.innerText])
    .filter(([box]) => box.height < 43.5 || box.width < 43.5)
    .map(([box, words]) => `${words}: ${box.width} x ${box.height}`)"""


def fits(page: Page) -> None:
    """Nothing makes the page wider than the screen."""
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def touchable(page: Page, where: str) -> None:
    """Every control there is at least as large as a fingertip."""
    assert page.evaluate(SMALL, where) == []


def test_a_game_on_a_phone(come: Come, picture: Callable[[Page, str], None]) -> None:
    page = come(**PHONE)
    page.goto(f"/t/{make_tempus(page)}")
    ask_bar(page).wait_for()
    fingers = Fingers(page)
    moves, score = cut_short(31)  # every kind of question is among them
    for number, text in enumerate(moves):
        if not text.startswith("pay"):
            fingers.choose(text)
        fits(page)
        touchable(page, "main section")
        if number in (0, 19, 20, 30):
            picture(page, f"tempus-phone-{number}")
        if text.startswith("pay"):
            fingers.play(text)
        else:
            fingers.commit()
        if number == 20:
            more(page, fingers, picture)
    end = page.get_by_role("dialog", name="Tempus Imperium")
    expect(end).to_contain_text(score)
    fits(page)
    touchable(page, "dialog[open]")
    picture(page, "tempus-phone-end")


def more(page: Page, fingers: Fingers, picture: Callable[[Page, str], None]) -> None:
    """The sheet for parts without room on a phone: score, log, undo."""
    fingers.press(ask_bar(page).get_by_role("button", name="More"))
    sheet = page.get_by_role("dialog", name="More")
    expect(sheet).to_contain_text("Longest road")
    touchable(page, "dialog[open]")
    fits(page)
    picture(page, "tempus-phone-more")
    fingers.press(sheet.get_by_role("button", name="Close"))
    sheet.wait_for(state="hidden")


@pytest.mark.parametrize("path", ["/", "/watch", "/history", "/settings", "/rules/tempus",
                                  "/kit", "/nowhere"])  # fmt: skip
def test_pages_fit_a_phone(
    come_again: Come, watch: Watch, picture: Callable[[Page, str], None], path: str
) -> None:
    watch.network = path == "/nowhere"  # it is answered with 404, and a page
    page = come_again(**PHONE)
    page.goto(path)
    page.get_by_role("heading", level=1).first.wait_for()
    page.wait_for_load_state("networkidle")
    fits(page)
    picture(page, f"phone-{path.strip('/').replace('/', '-') or 'home'}")
