"""Both questions: what they list, what they admit and what they draw are the same moves."""

import pytest

from aevum.core.rng import Rng
from aevum.core.state import OK
from aevum.games.tempus import GAME
from aevum.games.tempus.moves import BUILDS, CODES, USES
from aevum.games.tempus.rules.board import PAY, TURN
from aevum.games.tempus.rules.questions import QUESTIONS
from aevum.games.tempus.rules.state import TempusState
from aevum.games.tempus.rules.turn_moves import ACTION_MOVES
from aevum.games.tempus.scenes import play, position
from tests.profile import amount
from tests.rules.tempus.test_building import WOOD_WOOD_STONE

NUMBERS: list[dict[str, int]] = [{}, {"fee.gold": 0}, {"fort.stone": 3, "market.wood": 3}]


def positions(seed: int, numbers: dict[str, int]) -> list[TempusState]:
    """Return positions of one random game, and one where a building waits for its payment."""
    state, rng = GAME.new(seed=seed, numbers=numbers), Rng(seed)
    found = [play(position(turn=1, roads=WOOD_WOOD_STONE, numbers=numbers), "build farm 4 8")]
    while not state.over():
        assert isinstance(state, TempusState)
        builds = [move for move in state.legal(0) if BUILDS <= move < USES]
        move = rng.pick(builds) if builds and rng.below(2) else state.random_move(0, rng)
        assert state.apply(0, move) == OK
        if state.asks and (rng.below(8) == 0 or state.asks[0].kind == PAY):
            copy = state.clone()
            assert isinstance(copy, TempusState)
            found.append(copy)
    return found


@pytest.mark.parametrize("numbers", NUMBERS)
def test_options_admits_and_any_move_agree(numbers: dict[str, int]) -> None:
    met: set[int] = set()
    for seed in range(amount(ci=6, soak=200)):
        for state in positions(seed, numbers):
            kind = state.asks[0].kind
            met.add(kind)
            question = QUESTIONS[kind]
            options = question.options(state)
            assert options == sorted(set(options)) == state.legal(0)
            assert [move for move in range(CODES) if question.admits(state, move)] == options
            rng = Rng(seed)
            assert {question.any_move(state, rng) for _ in range(40)} <= set(options)
    assert met == {TURN, PAY}


def test_every_action_lists_as_many_moves_as_it_counts() -> None:
    for seed in range(amount(ci=6, soak=200)):
        for state in positions(seed, {}):
            for action in ACTION_MOVES:
                for paid in (False, True):
                    found: list[int] = []
                    if not paid or state.gold >= state.numbers.fee:
                        action.add(state, paid, found)
                        assert action.count(state, paid) == len(found)


def test_take_changes_nothing_when_it_refuses() -> None:
    for state in positions(1, {}):
        legal, before = set(state.legal(0)), state.to_data()
        for move in range(0, CODES, 37):
            if move not in legal:
                assert state.apply(0, move) != OK
        assert state.to_data() == before
