"""Every game, every number of seats, every check of the contract."""

import pytest

from aevum.core.game import Game
from aevum.testing import CHECKS, Case, Check
from tests.games import ALL
from tests.profile import amount

SEEDS = amount(ci=4, soak=60)
CASES = [
    (game, seats, check)
    for game in ALL
    for seats in range(game.min_seats, game.max_seats + 1)
    for check in CHECKS
]
NAMES = [f"{game.name}-{seats}-{check.__name__[6:]}" for game, seats, check in CASES]


@pytest.mark.parametrize(("game", "seats", "check"), CASES, ids=NAMES)
def test_contract(game: Game, seats: int, check: Check) -> None:
    for seed in range(SEEDS):
        check(Case(game, seats, seed))
