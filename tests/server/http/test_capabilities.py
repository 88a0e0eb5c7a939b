"""Capabilities of games: the server asks all games, and says so if none has one."""

from datetime import date
from pathlib import Path

import pytest

from aevum.core.capabilities import Solver
from aevum.core.game import Game
from aevum.games import registry
from aevum.server import messages as m
from aevum.server.lobby import daily
from tests.server.http.place import Person, served
from tests.tiny.haggle import Haggle

pytestmark = pytest.mark.asyncio(loop_scope="module")


class Puzzles(Solver):
    """The puzzles of a game of these tests."""

    def daily(self, day: date) -> dict[str, object]:
        return {"day": day.day}


class Puzzled(Haggle):
    """A game that has a puzzle for each day."""

    def solver(self) -> Solver:
        return Puzzles()


async def test_the_first_game_with_a_solver_has_the_puzzle_of_the_day(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, second = Haggle(), Puzzled()
    games: dict[str, Game] = {"plain": first, "puzzled": second}
    monkeypatch.setattr(registry, "_added", games)
    monkeypatch.setattr(registry, "names", lambda: list(games))
    assert daily.puzzle(date(2026, 11, 15)) == (second, {"day": 15})


async def test_where_no_game_offers_it_the_server_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path) as place, place.person() as person:
        monkeypatch.setattr(registry, "names", lambda: ["haggle"])
        for path, sentence in (
            ("/api/today", str(m.server_no_daily())),
            ("/api/maps", str(m.server_no_editor())),
        ):
            answer = await person.web.get(path)
            assert (answer.status_code, answer.json()["text"]) == (404, sentence)
        assert await refused(person, daily=True) == str(m.server_no_daily())


async def refused(person: Person, **wish: object) -> str:
    await person.introduce()
    answer = await person.web.post("/api/tables", json={"game": "haggle", **wish})
    assert answer.status_code == 404
    return str(answer.json()["text"])
