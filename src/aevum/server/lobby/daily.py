"""The puzzle of the day: everybody gets the same start of the same game on the same UTC day."""

from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

from aevum.core.game import Game
from aevum.games import registry
from aevum.server import messages as m
from aevum.server.refused import Refused


class Puzzle(NamedTuple):
    """A game, and the options of a match of it."""

    game: Game
    options: dict[str, object]


def day_of(now_ms: int) -> date:
    """Return the UTC day of a time."""
    return datetime.fromtimestamp(now_ms / 1000, UTC).date()


def puzzle(day: date) -> Puzzle:
    """Return the puzzle of a day, of the first game that has a solver for it."""
    for game, solver in registry.offering(lambda each: each.solver()):
        return Puzzle(game, solver.daily(day))
    raise Refused("no_daily", m.server_no_daily())


def until_next(now_ms: int) -> int:
    """Return the milliseconds until the next puzzle."""
    tomorrow = day_of(now_ms) + timedelta(days=1)
    return int(datetime.combine(tomorrow, datetime.min.time(), UTC).timestamp() * 1000) - now_ms
