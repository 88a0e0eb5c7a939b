"""The rules of Cups, paragraph by paragraph."""

from aevum.core.state import CHANCE, NOT_LEGAL, OK
from aevum.core.text import Refusal
from aevum_cups import GAME
from aevum_cups import messages as m
from aevum_cups.moves import DIE, DOUBT, EXACT, bid_of
from aevum_cups.state import Cups

A, B, C = 0, 1, 2


def table(*dice: str, **options: object) -> Cups:
    """Return a round in which each seat has rolled these dice; fewer than three seats have two."""
    numbers = {"dice": len(dice[0])}
    state = GAME.new(len(dice), explicit=True, numbers=numbers, **options)
    assert isinstance(state, Cups)
    roll(state, *dice)
    return state


def roll(state: Cups, *dice: str) -> None:
    """Let the dice fall like this, seat by seat."""
    for face in "".join(dice):
        assert state.apply(CHANCE, DIE + int(face) - 1) == OK


def say(state: Cups, seat: int, number: int, face: int) -> None:
    """Let a seat bid."""
    assert state.apply(seat, bid_of(number, face)) == OK


def test_each_begins_with_five_dice() -> None:
    """R1.1"""
    state = GAME.new(4)
    assert isinstance(state, Cups)
    assert state.left == [5, 5, 5, 5]


def test_the_last_with_dice_wins_and_later_is_better() -> None:
    """R1.2"""
    state = table("2", "3", "4")
    say(state, A, 1, 6)
    assert state.apply(B, DOUBT) == OK  # there is no six: A is out
    assert state.left == [0, 1, 1]
    roll(state, "3", "4")
    say(state, B, 1, 3)
    assert state.apply(C, DOUBT) == OK  # there is a three: C is out
    assert state.over()
    assert state.ranks() == [3, 1, 2]


def test_each_sees_their_own_dice_only() -> None:
    """R2.1"""
    state = table("12", "34")
    assert state.mask(A).dice_of(A) == [1, 2]  # type: ignore[attr-defined]
    assert state.mask(A).dice_of(B) == [-2, -2]  # type: ignore[attr-defined]
    assert GAME.why(state.mask(A), A, DIE).startswith("R2.1")


def test_players_speak_in_turn() -> None:
    """R2.2, R2.3"""
    state = table("12", "34", "56")
    assert GAME.why(state.mask(B), B, bid_of(1, 1)).startswith("R2.2")
    assert state.apply(A, DOUBT) == NOT_LEGAL
    assert GAME.why(state.mask(A), A, DOUBT).startswith("R3.1")
    say(state, A, 1, 5)
    say(state, B, 2, 2)
    assert state.must(C) is not None


def test_a_bid_must_be_higher_and_possible() -> None:
    """R2.4"""
    state = table("12", "34")
    say(state, A, 2, 5)
    for number, face, legal in ((2, 4, False), (2, 5, False), (2, 6, True), (3, 1, True)):
        assert (bid_of(number, face) in state.legal(B)) is legal
    assert "higher face" in GAME.why(state.mask(B), B, bid_of(2, 4))
    assert GAME.why(state.mask(B), B, bid_of(5, 1)) == "R2.4: Only 4 dice are in play."


def test_ones_are_wild_unless_the_table_says_otherwise() -> None:
    """R2.5"""
    for options, found in (({}, 3), ({"wild": False}, 1)):
        state = table("11", "45", **options)
        say(state, A, 3, 4)
        state.apply(B, DOUBT)
        assert state.last[4] == found
    state = table("11", "45")
    say(state, A, 3, 1)
    state.apply(B, DOUBT)
    assert state.last[4] == 2


def test_who_is_wrong_loses_a_die_and_begins() -> None:
    """R3.1, R3.2, R3.3"""
    state = table("22", "23", "45")
    say(state, A, 3, 2)
    assert state.apply(B, DOUBT) == OK
    assert state.left == [2, 1, 2]
    roll(state, "22", "3", "45")
    assert state.must(B) is not None
    say(state, B, 2, 6)
    assert state.apply(C, DOUBT) == OK
    assert state.left == [2, 0, 2]
    roll(state, "22", "45")
    assert state.must(C) is not None  # B is out, and C is the next with dice


def test_exactly_is_said_once_with_the_option() -> None:
    """R4.1"""
    state = table("22", "23")
    say(state, A, 1, 2)
    assert GAME.words.why(state.mask(B), B, EXACT) == Refusal("R4.1", m.no_exact())
    state = table("22", "23", exact=True)
    say(state, A, 1, 2)
    assert state.apply(B, EXACT) == OK
    roll(state, "22", "3")
    say(state, B, 1, 3)
    say(state, A, 1, 4)
    assert "once a match" in GAME.why(state.mask(B), B, EXACT)


def test_who_says_exactly_wins_or_loses_a_die() -> None:
    """R4.2"""
    state = table("22", "23", exact=True)
    say(state, A, 1, 6)
    state.apply(B, DOUBT)
    assert state.left == [1, 2]
    roll(state, "2", "23")
    say(state, A, 1, 6)
    say(state, B, 2, 2)
    assert state.apply(A, EXACT) == OK
    assert state.left == [2, 2]
    roll(state, "22", "23")
    assert state.must(A) is not None
