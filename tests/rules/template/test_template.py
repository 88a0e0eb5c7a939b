"""The rules of the template, paragraph by paragraph: a model for the tests of a game."""

from aevum.core.state import CHANCE, NOT_LEGAL, OK
from aevum.games import registry
from aevum.games.template.moves import DIE, HOLD, ROLL
from aevum.games.template.rules.state import Race

GAME = registry.find("template")


def race(first: int = 0, second: int = 0) -> Race:
    """Return a race at these points in which the test rolls the die."""
    state = GAME.new(explicit=True)
    assert isinstance(state, Race)
    state.points = [first, second]
    return state


def roll(state: Race, seat: int, side: int) -> None:
    """Let a player roll this side."""
    assert state.apply(seat, ROLL) == OK
    assert state.apply(CHANCE, DIE + side - 1) == OK


def test_holding_at_40_wins_at_once() -> None:
    """R1.1"""
    state = race(34)
    roll(state, 0, 6)
    assert not state.over()
    state.apply(0, HOLD)
    assert state.end() == "goal"
    assert state.ranks() == [1, 2]


def test_a_turn_begins_with_a_roll() -> None:
    """R2.1"""
    state = race()
    assert state.apply(0, HOLD) == NOT_LEGAL
    assert GAME.why(state.mask(0), 0, HOLD).startswith("R2.1: You have nothing to hold yet.")
    roll(state, 0, 3)
    assert state.legal(0) == [ROLL, HOLD]


def test_rolls_gather_and_holding_keeps_them() -> None:
    """R2.2, R2.4"""
    state = race(5)
    roll(state, 0, 3)
    roll(state, 0, 6)
    assert state.gathered == 9
    assert state.apply(0, HOLD) == OK
    assert state.points == [14, 0]
    assert state.legal(1) == [ROLL]


def test_a_one_loses_what_the_turn_gathered() -> None:
    """R2.3"""
    state = race(5)
    roll(state, 0, 6)
    roll(state, 0, 1)
    assert state.points == [5, 0]
    assert state.legal(0) == []
    assert state.legal(1) == [ROLL]


def test_players_take_turns() -> None:
    """R3.1"""
    state = race()
    for seat in (0, 1, 0, 1):
        assert state.legal(seat) == [ROLL]
        roll(state, seat, 1)


def test_after_60_turns_the_game_ends_and_equal_points_share_it() -> None:
    """R3.2"""
    state = race(7, 7)
    for turn in range(60):
        roll(state, turn % 2, 1)
    assert state.end() == "turns"
    assert state.ranks() == [1, 1]
