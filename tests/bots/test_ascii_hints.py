"""Hints in ASCII Empires: their reasons, plans and later moves."""

import re
from collections import Counter

import pytest

from aevum.bots.advice import Hint, advise
from aevum.core.rng import Rng
from aevum.core.state import OK
from aevum.core.text import Text
from aevum.games.ascii import GAME
from aevum.games.ascii.moves import DONE, MOVES
from aevum.games.ascii.scenes import Scene

LATER = 30  # most moves that follow in a turn


def hint_of(scene: Scene, seat: int = 0) -> Hint:
    """Return the hint for a seat's question."""
    ask = scene.state.must(seat)
    assert ask is not None
    return advise(GAME, scene.state.mask(seat), ask, scene.state.legal(seat), 0.01)


def obeyed(seed: int) -> list[Hint]:
    """Return the hints of a game of three in which one player follows all of them."""
    state = GAME.new(3, seed, turns=6)
    bots = [GAME.standard() for _ in range(3)]
    hints: list[Hint] = []
    while not state.over():
        ask = next(each for each in state.asks if each.must)
        view, legal = state.mask(ask.seat), state.legal(ask.seat)
        if ask.seat == 0:
            kept = hints[-1].plan if hints else ()
            hints.append(advise(GAME, view, ask, legal, 0.01, kept))
            move = hints[-1].move
        else:
            move = bots[ask.seat].choose(view, ask, legal, Rng(1))
        assert state.apply(ask.seat, move) == OK
    return hints


def test_nearly_every_hint_has_a_reason_with_numbers_and_an_aim() -> None:
    hints = obeyed(1)
    told = [hint for hint in hints if hint.reason.key.startswith("hint-")]
    assert len(told) > 0.9 * len(hints), Counter(hint.reason.key for hint in hints)
    numbers = [hint for hint in told if re.search(r"\d", str(hint.reason))]
    assert len(numbers) > 0.7 * len(told)
    assert all(isinstance(hint.aim, Text) for hint in told)
    for hint in hints:
        assert len(hint.later) < LATER
        assert DONE not in hint.later


def test_a_reason_tells_what_a_building_brings() -> None:
    hint = hint_of(Scene(3).dice(5, 2, 6).begin())
    assert MOVES.row(hint.move).name == "build"
    assert re.fullmatch(
        r"\d+ lines are enough for a Farm: about \d+ points? more by the end\.", str(hint.reason)
    )
    assert str(hint.aim) == "Farms and Workers first"
    assert hint.later


def test_a_new_roll_is_told_on_average() -> None:
    scene = Scene(1).turn(3).dice(2, 2, 2).gold(0, 9).begin("diplomacy")
    assert "on average" in str(hint_of(scene).reason)


def test_the_end_is_told_with_both_sides() -> None:
    scene = Scene(3).soldiers(0, 13, 6).staffed(0, 1, 1, 1, 2).workers(0, 4).dice(4, 5, 6)
    reason = str(hint_of(scene.begin("announcing")).reason)
    assert re.fullmatch(
        r"If the game ended this turn, you would have about \d+ points and the best other player "
        r"\d+\.",
        reason,
    )


def test_a_disaster_is_told_with_the_next_best_choice() -> None:
    scene = Scene(2).omens(0, 0, 2, 0, 0, 0).dice(1, 2, 2, 2, 2).mood(0, unhappy=7).gold(0, 6)
    scene.begin("disasters").roll(3)
    assert re.match(r"This costs about \d+ points", str(hint_of(scene).reason))


@pytest.mark.parametrize("armies", [0, 1])
def test_a_cancel_is_told_only_if_there_is_an_army(armies: int) -> None:
    scene = Scene(3).armies(0, 2).armies(1, armies).begin("deployment")
    scene.do(0, "raid 2")
    told = str(hint_of(scene, 1).reason)
    assert ("no Army at home" in told) == (armies == 0)
