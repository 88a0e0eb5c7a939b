"""Seats rotate, bots repeat in turn, and every game has a seed of its own."""

from collections import Counter

import pytest

from aevum.arena.seating import count_seats, game_seed, seating
from aevum.core.errors import BadOption
from tests.bots.tiny import TALLY, TAPS


def test_bot_i_sits_at_i_plus_the_number_of_the_game() -> None:
    assert seating(["a", "b", "c"], 3, 0) == ["a", "b", "c"]
    assert seating(["a", "b", "c"], 3, 1) == ["c", "a", "b"]
    assert seating(["a", "b", "c"], 3, 5) == ["b", "c", "a"]


@pytest.mark.parametrize("seats", [2, 3, 4, 7])
@pytest.mark.parametrize("bots", [["a"], ["a", "b"], ["a", "b", "a"], ["a", "b", "c"]])
def test_over_a_full_rotation_everyone_sits_everywhere(bots: list[str], seats: int) -> None:
    tables = [seating(bots, seats, index) for index in range(seats)]
    for seat in range(seats):
        assert Counter(table[seat] for table in tables) == Counter(tables[0])


def test_on_one_seat_all_bots_play_side_by_side() -> None:
    assert count_seats(TALLY, ["a", "b"], seats=1) == 1
    assert seating(["a", "b"], 1, 3) == ["a", "b"]


def test_fewer_bots_than_seats_are_repeated_round() -> None:
    assert seating(["a", "b"], 5, 0) == ["a", "b", "a", "b", "a"]


def test_the_number_of_seats_follows_the_bots_within_the_game() -> None:
    assert count_seats(TALLY, ["a"]) == 1
    assert count_seats(TALLY, ["a", "b", "c"]) == 3
    assert count_seats(TALLY, ["a"], seats=4) == 4
    assert count_seats(TAPS, ["a"]) == 2


@pytest.mark.parametrize(
    ("bots", "seats", "sentence"),
    [
        (["a"] * 5, 0, "5 bots do not fit on 4 seats of Tally."),
        (["a", "b", "c"], 2, "3 bots do not fit on 2 seats of Tally."),
        (["a"], 5, "Tally is for 1 to 4 players, not 5."),
        (["a"], -1, "Tally is for 1 to 4 players, not -1."),
        ([], 0, "Name at least one bot."),
    ],
)
def test_what_does_not_fit_is_refused(bots: list[str], seats: int, sentence: str) -> None:
    with pytest.raises(BadOption) as caught:
        count_seats(TALLY, bots, seats)
    assert sentence in str(caught.value)


def test_seeds_differ_by_game_and_by_simulation_and_stay_what_they_are() -> None:
    seeds = {game_seed(seed, index) for seed in range(20) for index in range(200)}
    assert len(seeds) == 4000
    assert all(0 <= seed < 2**63 for seed in seeds)
    assert game_seed(1, 23) != game_seed(12, 3)
    assert game_seed(0, 0) == 3560153452049741418
