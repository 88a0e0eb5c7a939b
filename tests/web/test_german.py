"""A game of each of the five in German: every sentence has a translation, and every word fits."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.advised import play_out
from tests.web.chronos import UNTIMED
from tests.web.conftest import Come
from tests.web.shell import ask_bar
from tests.web.tables import make
from tests.web.tempus import DATE
from tests.web.unmarked import cut

GAMES: dict[str, dict[str, Any]] = {
    "tempus": {"options": {"date": DATE}},
    "temporum": {"seats": 2, "bots": ["standard"]},
    "imperials": {"seats": 2, "bots": ["standard"], "options": {"mode": "wonders", "points": 5}},
    "ascii": {"seats": 2, "bots": ["standard"]},
    "chronos": {"seats": 3, "bots": ["standard"] * 2, "speed": UNTIMED},
}
ENGLISH = """() => [...document.querySelectorAll('main [lang=en], dialog [lang=en]')]
    .filter((each) => each.checkVisibility()).map((each) => each.textContent.trim())"""
"""What has no translation is marked as English."""
SIZES = {1280: 720, 360: 740}


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_german(
    come: Come, picture: Callable[[Page, str], None], game: str, width: int
) -> None:
    size = {"width": width, "height": SIZES[width]}
    phone = {"has_touch": True, "is_mobile": True} if width < 700 else {}
    page = come(locale="de-DE", viewport=size, **phone)
    code = make(page, game=game, start=True, **GAMES[game])
    page.goto(f"/t/{code}")
    ask_bar(page, "de").wait_for()
    faults: set[str] = set()
    looks = count(1)

    def look() -> None:
        faults.update(page.evaluate(ENGLISH), cut(page))
        picture(page, f"german-{game}-{width}-{next(looks)}")

    play_out(page, code, game, look)
    assert sorted(faults) == []
