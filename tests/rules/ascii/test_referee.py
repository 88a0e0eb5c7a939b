"""The rules allow the same in Development as the slow referee."""

import random
from collections import Counter

import pytest

from aevum.core.state import CHANCE, OK
from aevum.games.ascii.moves import MOVES, TAX
from aevum.games.ascii.rules.asks import DEVELOP
from aevum.games.ascii.scenes import Scene
from tests.rules.ascii.referee import developments
from tests.rules.ascii.test_course import draw_move, rich

LOOKS = 60


def allowed(scene: Scene, seat: int) -> set[str]:
    return {MOVES.text(move) for move in scene.state.legal(seat) if move < TAX}


@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_the_moves_of_development(seats: int, seed: int) -> None:
    """R3.2, R4.4, R4.5, R4.6, R4.9, R5.5, R10.4"""
    scene = rich(seats, seed).begin("diplomacy")
    state, rng, looks = scene.state, random.Random(seed), 0
    seen: Counter[str] = Counter()
    while state.asks and looks < LOOKS:
        ask = rng.choice(scene.asks())
        if ask.seat == CHANCE:
            scene.roll(rng.randint(1, 6))
            continue
        if ask.kind == DEVELOP:
            looks += 1
            assert allowed(scene, ask.seat) == developments(state, ask.seat)
        move = draw_move(state, ask.seat, seen, rng)
        seen[MOVES.row(move).name] += 1
        assert state.apply(ask.seat, move) == OK
    assert looks > 5


def test_a_sheet_as_the_game_begins() -> None:
    """R4.2: no lines, so nothing is built before a die goes there."""
    scene = Scene(3).begin()
    assert allowed(scene, 1) == developments(scene.state, 1)
    scene.do(1, "build white3 plus 3")
    assert allowed(scene, 1) == developments(scene.state, 1)
