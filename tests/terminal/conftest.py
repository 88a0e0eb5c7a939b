"""Tables and applications for the terminal's tests, with a folder of their own for saved games."""

from collections.abc import Iterable
from pathlib import Path
from typing import TextIO

import pytest

from aevum.core.game import Game
from aevum.games import registry
from aevum.terminal.faces import face_of
from aevum.terminal.plain import Plain
from aevum.terminal.store import Keeper
from aevum.terminal.table import Table
from tests.terminal.hands import stop_clock
from tests.terminal.settled import pause
from tests.tiny import TINY

DATE = "2018-06-06 19:35"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "home"
    monkeypatch.setenv("AEVUM_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a pilot's pause last until the screen has settled."""
    monkeypatch.setattr("textual.pilot.Pilot.pause", pause)


@pytest.fixture(autouse=True)
def lasting_slips(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let slips stay until a key closes them, as the machine may be busy."""
    monkeypatch.setattr("aevum.terminal.slip.SECONDS", 3600.0)


@pytest.fixture(autouse=True)
def brief_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the search for a better plan end with the test that began it."""
    monkeypatch.setattr("aevum.terminal.improving.SECONDS", 0.2)


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> dict[str, Game]:
    """The tiny games, known by name for this test."""
    for game in TINY:
        monkeypatch.setitem(registry._added, game.name, game)
    return {game.name: game for game in TINY}


def tempus(*moves: str, keep: bool = True) -> Table:
    """A table of Tempus Imperium after some moves."""
    table = Table.new(registry.find("tempus"), 1, 1, {"date": DATE}, [""], Keeper(enabled=keep))
    for move in moves:
        assert table.play_text(0, move) == ""
    return table


def seated(name: str, *bots: str, seed: int = 1, **options: object) -> Table:
    """A table of any game, with time stopped; "" seats a person."""
    game = registry.find(name)
    table = Table.new(game, len(bots), seed, game.settle(options), list(bots), Keeper())
    stop_clock(table)
    return table


def plain_at(table: Table, lines: Iterable[str], out: TextIO) -> Plain:
    """The line mode of the game on a table."""
    return face_of(table.game).plain()(table, lines, out, prompt=False)
