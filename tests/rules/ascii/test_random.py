"""Random games of every number of players: nothing is ever lost, and all of them end."""

import json

import pytest

from aevum.core.drive import OVER
from aevum.games.ascii import GAME
from aevum.games.ascii.rules.state import Empires
from aevum.testing.case import Case, Walk
from tests.profile import amount

SEEDS = amount(ci=1, soak=40)
OPTIONS: tuple[dict[str, object], ...] = ({}, {"learning": 2, "settlers": True})


@pytest.mark.parametrize("seats", range(1, 8))
@pytest.mark.parametrize("options", OPTIONS, ids=["", "learning"])
def test_a_random_game_is_sound_and_ends(seats: int, options: dict[str, object]) -> None:
    """R1.1, R10.1, R10.7"""
    for seed in range(SEEDS):
        walk = Walk(Case(GAME, seats, seed, options))
        state = walk.state
        assert isinstance(state, Empires)
        while walk.driver.next() != OVER:
            walk.step()
            assert state.audit() == ""
            if walk.row % 100 == 0:
                data = state.to_data()
                assert GAME.load(json.loads(json.dumps(data))).to_data() == data
        marks = sum(empire.masteries() for empire in state.empires)
        assert state.end() == ("mastery" if marks else "turns")
        assert state.turn <= (20 if seats == 1 else 40)
        assert 1 in state.ranks()
