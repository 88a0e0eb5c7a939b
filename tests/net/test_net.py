"""Moves, events, scores and bots' choices are the same as at the tag, case by case."""

from collections.abc import Callable

import pytest

import aevum
from tools import net
from tools.net import (
    Case,
    Digest,
    code_trouble,
    differences,
    frozen,
    play_trouble,
    read_cases,
    title,
)

GAMES = ("tempus", "temporum", "imperials", "ascii", "chronos")


@pytest.mark.parametrize("case", read_cases(), ids=title)
def test_a_case_plays_as_it_did_at_the_tag(case: Case) -> None:
    assert case["digests"], "record it: python -m tools.net --record"
    assert play_trouble(case) == ""


def test_every_number_of_seats_of_every_game_is_among_the_cases() -> None:
    played = {(case["game"], case["seats"]) for case in read_cases()}
    for name in GAMES:
        game = aevum.game(name)
        assert {(name, seats) for seats in range(game.min_seats, game.max_seats + 1)} <= played


@pytest.mark.parametrize("game", GAMES)
def test_every_move_keeps_its_code_and_its_notation(game: str) -> None:
    known = frozen(game)
    assert len(set(known)) == len(known)
    assert code_trouble(game) == ""


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            lambda known: [*known, "dance"],
            'has 1 moves behind those that are frozen, the first is "',
        ),
        (lambda known: known[:-1], 'was "{last}" and is "no move".'),
        (lambda known: ["dance", *known], 'code 0 of imperials was "{first}" and is "dance".'),
    ],
)
def test_moves_that_are_other_ones_are_named_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch, change: Callable[[list[str]], list[str]], said: str
) -> None:
    known = frozen("imperials")
    monkeypatch.setattr(net, "moves_of", lambda _: change(known))
    trouble = net.code_trouble("imperials")
    assert said.format(first=known[0], last=known[-1]) in trouble
    assert "python -m tools.net --record" in trouble


def test_a_case_that_plays_otherwise_says_what_to_do() -> None:
    case = next(case for case in read_cases() if case["game"] == "tempus")
    trouble = play_trouble({**case, "digests": {**case["digests"], "moves": "0", "end": "0"}})
    assert trouble.startswith(f"{title(case)}: other moves, end than were recorded at the tag.")
    assert "raise the rules version" in trouble


def test_another_piece_gives_another_digest() -> None:
    one, other = Digest(), Digest()
    one.add([1, 2])
    other.add([2, 1])
    assert one.text() != other.text()


def test_a_case_with_another_seed_differs_in_all_that_is_compared() -> None:
    case = next(case for case in read_cases() if case["game"] == "imperials" and case["bots"])
    other: Case = {**case, "seed": case["seed"] + 1}
    assert set(differences(other)) >= {"moves", "legal", "events", "bots"}
