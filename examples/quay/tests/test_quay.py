"""The rules of Quay, paragraph by paragraph."""

from aevum.core.state import CHANCE, NONE, NOT_LEGAL, OK
from aevum.core.text import Refusal
from aevum_quay import GAME
from aevum_quay import messages as m
from aevum_quay.moves import CARD, DRAW, MOVES, TAKE
from aevum_quay.state import Quay

A, B = 0, 1


def table(seats: int = 2, **numbers: int) -> Quay:
    """Return a match in which the cards came as they lie: A has wind 1, 3 and 5."""
    state = GAME.new(seats, explicit=True, numbers=numbers)
    assert isinstance(state, Quay)
    while state.asks[0].seat == CHANCE:
        assert state.apply(CHANCE, state.weights()[0][0]) == OK
    return state


def play(state: Quay, seat: int, text: str) -> int:
    """Make a move in notation."""
    return state.apply(seat, MOVES.parse(text))


def test_the_deal() -> None:
    """R1.1"""
    state = table()
    assert state.hands == [[0, 2, 4], [1, 3, 5]]
    assert state.quay == [6, 7, 8, 9]
    assert state.deck.size() == 36 - 6 - 4


def test_the_round_is_played_to_its_end() -> None:
    """R1.2"""
    state = table(goal=5)
    assert play(state, A, "load wind") == OK
    assert state.points[A] >= 5
    assert not state.over()
    assert play(state, B, "draw") == OK
    state.apply(CHANCE, state.weights()[0][0])
    assert state.over()
    assert state.ranks() == [1, 2]


def test_it_ends_after_so_many_rounds() -> None:
    """R1.3"""
    state = table(rounds=1)
    play(state, A, "load wind")
    play(state, B, "load wind")
    assert state.over()
    assert state.ranks() == [1, 1]


def test_play_goes_round() -> None:
    """R2.1"""
    state = table()
    assert GAME.why(state.mask(B), B, DRAW).startswith("R2.1")
    play(state, A, "load wind")
    assert state.must(B) is not None


def test_what_is_taken_comes_again() -> None:
    """R2.2"""
    state = table()
    assert play(state, A, "take 2") == OK
    assert state.hands[A] == [0, 2, 4, 7]
    assert state.quay == [6, NONE, 8, 9]
    assert state.apply(CHANCE, CARD + 20) == OK
    assert state.quay == [6, 20, 8, 9]
    full = table(hand=3)
    assert full.apply(A, TAKE) == NOT_LEGAL
    assert GAME.why(full.mask(A), A, TAKE) == "R2.2: Your hand is full: it holds 3 cards."


def test_nobody_else_sees_a_drawn_card() -> None:
    """R2.3"""
    state = table()
    play(state, A, "draw")
    state.apply(CHANCE, CARD + 20)
    assert state.hands[A] == [0, 2, 4, 20]
    assert state.mask(B).hands[A] == [-2] * 4  # type: ignore[attr-defined]


def test_a_swap() -> None:
    """R2.4"""
    state = table()
    assert play(state, A, "swap wind3 4") == OK
    assert state.hands[A] == [0, 4, 9]
    assert state.quay == [6, 7, 8, 2]
    reason = GAME.words.why(state.mask(B), B, MOVES.parse("swap ore9 1"))
    assert reason == Refusal("R2.4", m.no_card())


def test_all_of_a_kind_is_loaded() -> None:
    """R3.1"""
    state = table()
    assert play(state, A, "load wind") == OK
    assert state.hands[A] == []
    assert state.gone == [0, 2, 4]
    assert GAME.why(state.mask(B), B, MOVES.parse("load ore")) == "R3.1: You hold no ore."


def test_what_a_load_brings() -> None:
    """R3.2"""
    state = table()
    assert state.worth([12]) == 1
    assert state.worth([0, 2, 4]) == 6
    assert state.worth([12, 13, 14]) == 8
