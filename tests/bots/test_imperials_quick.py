"""The quick policy of Imperials wins about every third game against the standard bot."""

import pytest

from aevum.arena.simulate import simulate
from aevum.games.imperials import GAME
from aevum.games.imperials.data import MODES

GAMES = 24
LEAST = 0.25  # these games are too few to measure 30 %


@pytest.mark.parametrize("mode", MODES)
def test_it_wins_its_share_against_the_standard_bot(mode: str) -> None:
    report = simulate(GAME, ["quick", "standard"], games=GAMES, seed=11, options={"mode": mode})
    assert report.bots["quick"].win_share >= LEAST
