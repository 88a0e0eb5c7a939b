"""Every page in the pseudo-language: all text comes from catalogues, and everything fits."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.advised import play_out
from tests.web.conftest import Come, Watch
from tests.web.tables import finish_tempus, make, make_tempus
from tests.web.tempus import DATE
from tests.web.unmarked import PSEUDO, cut, unmarked

WIDTHS = {360: 740, 1280: 720, 1440: 900}
GAMES: dict[str, dict[str, Any]] = {
    "tempus": {"options": {"date": DATE}},
    "temporum": {"seats": 3, "bots": ["standard", "standard"]},
    "imperials": {
        "seats": 4,
        "bots": ["standard"] * 3,
        "options": {"mode": "wonders", "points": 5},
    },
    "ascii": {"seats": 2, "bots": ["standard"]},
    "chronos": {"seats": 3, "bots": ["standard"] * 2, "speed": 0},
    "template": {"seats": 2, "bots": ["random"]},
}
PAGES = (
    "/",
    "/watch",
    "/settings",
    "/history",
    "/rules/imperials",
    "/sources/temporum",
    "/nowhere",
)


@pytest.mark.parametrize("width", WIDTHS)
def test_pages_are_told_from_catalogues(come: Come, watch: Watch, width: int) -> None:
    watch.network = True  # /nowhere is answered with 404
    page = narrow(come, width)
    finish_tempus(page, ["pass"] * 50)
    make_tempus(page)
    make(page, game="haggle", public=True)
    faults = {path: faults_of(page, path) for path in PAGES}
    assert {path: found for path, found in faults.items() if found} == {}


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", GAMES)
def test_tables_are_told_from_catalogues(come: Come, game: str, width: int) -> None:
    page = narrow(come, width)
    lobby = make(page, game=game, **{**GAMES[game], "bots": []})
    begun = make(page, game=game, start=True, **GAMES[game])
    assert faults_of(page, f"/t/{lobby}") == []
    assert faults_of(page, f"/t/{begun}") == []
    known = names(page)
    faults: set[str] = set()
    play_out(page, begun, game, lambda: faults.update(unmarked(page, known), cut(page)))
    assert sorted(faults) == []


def narrow(come: Come, width: int) -> Page:
    """Open a window of this width; a phone has touch."""
    size = {"width": width, "height": WIDTHS[width]}
    return come(viewport=size, **({"has_touch": True, "is_mobile": True} if width < 700 else {}))


def faults_of(page: Page, path: str) -> list[str]:
    """Open a page in the pseudo-language; return what is wrong with it."""
    page.goto(f"{path}?lang={PSEUDO}")
    page.get_by_role("heading", level=1).first.wait_for(state="attached")
    page.wait_for_load_state("networkidle")
    return unmarked(page, names(page)) + cut(page)


def names(page: Page) -> tuple[str, ...]:
    """Return the names that are the same in every language: of games and of this person."""
    games = [each["title"] for each in page.request.get("/api/games").json()]
    me = page.request.get("/api/me").json()
    return (*games, "Aevum", me["name"] if me else "Aevum")
