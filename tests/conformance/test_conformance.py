"""Every game, every mode, every number of seats, every check of the contract."""

import pytest

from aevum.core.game import Game
from aevum.testing import CHECKS, Case, Check
from tests.games import ALL, Setting, settings
from tests.profile import amount

SEEDS = amount(ci=4, soak=60)
LONG_SEEDS = amount(ci=1, soak=20)  # games with their own settings
CASES = [(game, setting, check) for game in ALL for setting in settings(game) for check in CHECKS]
NAMES = [
    f"{game.name}-{setting.name}{setting.seats}-{check.__name__[6:]}"
    for game, setting, check in CASES
]


@pytest.mark.parametrize(("game", "setting", "check"), CASES, ids=NAMES)
def test_contract(game: Game, setting: Setting, check: Check) -> None:
    for seed in range(LONG_SEEDS if setting.name else SEEDS):
        check(Case(game, setting.seats, seed, setting.options))
