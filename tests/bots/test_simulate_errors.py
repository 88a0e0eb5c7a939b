"""Whatever goes wrong in a simulation is told in a sentence, and nothing is left running."""

import multiprocessing

import pytest

import aevum
from aevum.arena.one import GameFailed
from aevum.arena.seating import game_seed
from aevum.arena.simulate import simulate
from aevum.core.errors import AevumError, BadOption, UnknownName
from tests.bots.tiny import TALLY


@pytest.mark.parametrize(
    ("bots", "games", "jobs", "seats", "sentence"),
    [
        (["random"], 0, 1, 0, "games is a whole number from 1 to 1,000,000, not 0."),
        (["random"], -5, 1, 0, "games is a whole number from 1 to 1,000,000, not -5."),
        (["random"], 1, 0, 0, "jobs is a whole number from 1 to 256, not 0."),
        (["random"], 1, 1, 9, "Tally is for 1 to 4 players, not 9."),
        (["random"] * 5, 1, 1, 0, "5 bots do not fit on 4 seats of Tally."),
        ([], 1, 1, 0, "Name at least one bot."),
    ],
)
def test_bad_numbers(bots: list[str], games: int, jobs: int, seats: int, sentence: str) -> None:
    with pytest.raises(BadOption) as caught:
        simulate(TALLY, bots, games, jobs, seats=seats)
    assert str(caught.value) == sentence


def test_an_unknown_bot() -> None:
    with pytest.raises(UnknownName) as caught:
        simulate(TALLY, ["random", "genius"], 1)
    assert str(caught.value).startswith('There is no bot "genius". There is: random, greedy,')


@pytest.mark.parametrize("options", [{"colour": "red"}, {"fails": 3}])
def test_bad_options(options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        simulate(TALLY, ["random"], 1, options=options)


def test_a_bad_value_that_only_the_rules_can_see() -> None:
    with pytest.raises(BadOption):
        simulate(aevum.game("tempus"), ["random"], 1, jobs=2, options={"date": "2026-02-30 10:00"})


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_that_fails_is_named_by_its_seed(jobs: int) -> None:
    seed = game_seed(3, 41)
    with pytest.raises(GameFailed) as caught:
        simulate(TALLY, ["random", "standard"], 60, jobs, 3, options={"fails": str(seed)})
    assert isinstance(caught.value, AevumError)
    assert str(caught.value) == (
        f"Game 41 of tally with seed {seed} (simulation seed 3; standard, random) "
        "failed with ZeroDivisionError: no points left"
    )
    assert multiprocessing.active_children() == []


def test_a_worker_that_dies_is_told_and_ends_the_others() -> None:
    with pytest.raises(GameFailed) as caught:
        simulate(TALLY, ["random"], 40, jobs=2, options={"dies": str(game_seed(0, 17))})
    assert "A worker process died" in str(caught.value)
    assert "with seed" in str(caught.value)
    assert multiprocessing.active_children() == []


def test_an_interrupt_ends_the_workers() -> None:
    def interrupt(done: int, games: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(TALLY, ["greedy"], 100_000, jobs=2, progress=interrupt)
    assert multiprocessing.active_children() == []
