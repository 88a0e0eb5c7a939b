"""Moves, events, scores and bots' choices are what they were at the tag, case by case."""

import pytest

import aevum
from tools.net import Case, Digest, differences, frozen, moves_of, read_cases, title

GAMES = ("tempus", "temporum", "imperials", "ascii", "chronos")


@pytest.mark.parametrize("case", read_cases(), ids=title)
def test_a_case_plays_as_it_did_at_the_tag(case: Case) -> None:
    assert case["digests"], "record it: python -m tools.net --record"
    assert differences(case) == []


def test_every_number_of_seats_of_every_game_is_among_the_cases() -> None:
    played = {(case["game"], case["seats"]) for case in read_cases()}
    for name in GAMES:
        game = aevum.game(name)
        assert {(name, seats) for seats in range(game.min_seats, game.max_seats + 1)} <= played


@pytest.mark.parametrize("game", GAMES)
def test_every_move_keeps_its_code_and_its_notation(game: str) -> None:
    known = frozen(game)
    assert len(set(known)) == len(known)
    assert moves_of(game) == known, "append new moves: python -m tools.net --record"


def test_another_piece_gives_another_digest() -> None:
    one, other = Digest(), Digest()
    one.add([1, 2])
    other.add([2, 1])
    assert one.text() != other.text()


def test_a_case_with_another_seed_differs_in_all_that_is_compared() -> None:
    case = next(case for case in read_cases() if case["game"] == "imperials" and case["bots"])
    other: Case = {**case, "seed": case["seed"] + 1}
    assert set(differences(other)) >= {"moves", "legal", "events", "bots"}
