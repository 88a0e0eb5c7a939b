"""Every quick policy plays legal games to the end, in every mode and with every number of seats."""

import pytest

from aevum.bots.registry import QUICK, find
from aevum.core.drive import Play
from aevum.core.game import LIVE, Game
from tests.games import REGISTERED, Setting, settings

SEED = 4
CASES = [
    (game, setting) for game in REGISTERED if game.quick() is not None for setting in settings(game)
]


def end_of_game(game: Game, setting: Setting) -> list[object]:
    """Return the data of a finished game of the quick policy in all seats."""
    state = game.new(setting.seats, SEED, False, **setting.options)
    bots = [find(QUICK, game) for _ in range(setting.seats)]
    run = Play(state, bots, SEED)  # an error if a move is not legal
    moves = run.run_live() if game.timing == LIVE else run.run()
    assert state.over()
    assert moves > 0
    return state.to_data()


@pytest.mark.parametrize(
    ("game", "setting"),
    CASES,
    ids=[f"{game.name} {setting.name} {setting.seats}" for game, setting in CASES],
)
def test_the_quick_policy_ends_every_game_and_the_same_way_by_seed(
    game: Game, setting: Setting
) -> None:
    assert end_of_game(game, setting) == end_of_game(game, setting)
