"""The contract of a game as checks: a game that passes them works with everything else.

    from aevum.testing import CHECKS, Case, conformance

    conformance(my_game, seats=3)                  # all of them; raises an AssertionError

    @pytest.mark.parametrize("check", CHECKS)      # or one by one, with pytest
    def test_conformance(check):
        check(Case(my_game, seats=3, seed=1))

Each failure names the game, the seats, the seed and the row: the number of steps of random play
after which it happened. `Case(...).log(row)` gives the record up to there, for the checks that walk
through one game (those in `records`, `groups` and `numbers` play their own).
"""

from collections.abc import Callable

from aevum.core.game import Game
from aevum.testing import (
    chance,
    copies,
    groups,
    layouts,
    moves,
    numbers,
    records,
    secrets,
    time,
    views,
    words,
)
from aevum.testing.case import Case

Check = Callable[[Case], None]

CHECKS: tuple[Check, ...] = (
    *moves.CHECKS,
    *copies.CHECKS,
    *records.CHECKS,
    *chance.CHECKS,
    *groups.CHECKS,
    *time.CHECKS,
    *words.CHECKS,
    *secrets.CHECKS,
    *numbers.CHECKS,
    *views.CHECKS,
    *layouts.CHECKS,
)

__all__ = ["CHECKS", "Case", "Check", "conformance"]


def conformance(
    game: Game,
    seats: int = 0,
    seed: int = 0,
    options: dict[str, object] | None = None,
    games: int = 1,
) -> None:
    """Run every check on so many games, with seeds from `seed` on."""
    for number in range(games):
        for check in CHECKS:
            check(Case(game, seats, seed + number, options))
