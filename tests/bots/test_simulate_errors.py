"""Errors in a simulation are reported in a sentence, and no process is left running."""

import multiprocessing
import re

import pytest

import aevum
from aevum.arena.one import GameFailed
from aevum.arena.seating import game_seed
from aevum.arena.simulate import Stopped, simulate
from aevum.core.bot import Bot
from aevum.core.errors import AevumError, BadOption, UnknownName
from aevum.core.rng import Rng
from aevum.core.state import Ask, State
from tests.bots.tiny import TALLY


@pytest.mark.parametrize(
    ("bots", "games", "jobs", "seats", "sentence"),
    [
        (["random"], 0, 1, 0, "games must be a whole number from 1 to 1,000,000, not 0."),
        (["random"], -5, 1, 0, "games must be a whole number from 1 to 1,000,000, not -5."),
        (["random"], 1, 0, 0, "jobs must be a whole number from 1 to 256, not 0."),
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
    assert str(caught.value).startswith("Unknown bot “genius”. Choose from: random, greedy,")


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
        f"Game 41 of tally with seed {seed} failed before its first move: "
        "ZeroDivisionError: no points left. To repeat it: aevum simulate tests.bots.tiny:TALLY "
        "--bots random,standard --seats 2 --seed 3 --first 41 --games 1 "
        f"--option fails={seed}"
    )
    assert multiprocessing.active_children() == []


class Stumbling(Bot):
    """Fails at its second choice of some games."""

    name = "stumbling"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        if view.scores()[ask.seat] and rng.below(8) == 0:
            raise LookupError("lost my way")
        return legal[0]


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_fails_is_named_with_its_move_and_its_traceback(jobs: int) -> None:
    with pytest.raises(GameFailed) as caught:
        simulate(TALLY, ["random", Stumbling], 60, jobs, seed=5)
    told = str(caught.value)
    found = re.fullmatch(
        r"Game (\d+) of tally with seed \d+ failed at move \d, in the bot "
        r"tests\.bots\.test_simulate_errors:Stumbling at seat [12]: LookupError: lost my way\. "
        r"To repeat it: aevum simulate tests\.bots\.tiny:TALLY --bots random,tests.+ "
        r"--first (\d+) --games 1",
        told,
    )
    assert found, told
    assert "in choose\n" in caught.value.traceback
    assert 'raise LookupError("lost my way")' in caught.value.traceback
    with pytest.raises(GameFailed) as again:
        simulate(TALLY, ["random", Stumbling], games=1, seed=5, first=int(found[1]))
    assert str(again.value) == told


def test_a_bot_of_a_script_is_repeated_by_a_call(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stumbling, "__module__", "__main__")
    with pytest.raises(
        GameFailed, match=r"To repeat it: simulate\(\.\.\., seed=5, first=\d+, games"
    ):
        simulate(TALLY, ["random", Stumbling], 60, seed=5)


class Quitting(Bot):
    """Ends the process, as `exit` does."""

    name = "quitting"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        raise SystemExit(7)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_ends_the_process_is_named_too(jobs: int) -> None:
    with pytest.raises(GameFailed, match=r"in the bot .*Quitting at seat 1: SystemExit: 7") as told:
        simulate(TALLY, [Quitting], 4, jobs)
    assert "raise SystemExit(7)" in told.value.traceback


def test_a_bot_that_cheats_is_named() -> None:
    class Cheat(Bot):
        name = "cheat"

        def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
            return legal[-1] + 1

    with pytest.raises(GameFailed, match=r"failed at move 1, in the bot .*Cheat at seat 1: "):
        simulate(TALLY, [Cheat], 1)


def test_a_worker_that_dies_is_told_and_ends_the_others() -> None:
    with pytest.raises(GameFailed) as caught:
        simulate(TALLY, ["random"], 40, jobs=2, options={"dies": str(game_seed(0, 17))})
    assert "A worker process died" in str(caught.value)
    found = re.search(r"without a result is (\d+)\. .* --first (\d+) --games 1", str(caught.value))
    assert found
    assert found[1] == found[2]
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_keeps_the_games_that_have_ended(jobs: int) -> None:
    def interrupt(done: int, games: int) -> None:
        if done > 100:
            raise KeyboardInterrupt

    with pytest.raises(Stopped) as caught:
        simulate(TALLY, ["greedy", "random"], 100_000, jobs, progress=interrupt)
    assert multiprocessing.active_children() == []
    report = caught.value.report
    assert report is not None
    assert 100 < report.games < 1000
    assert not report.complete()
    told = report.to_json()
    assert (told["games"], told["games_asked"], told["complete"]) == (report.games, 100_000, False)
    assert report.lines()[0].startswith(f"Tally: {report.games} of 100000 games, ")
    assert "Incomplete" in report.lines()[1]
    if jobs == 1:
        whole = simulate(TALLY, ["greedy", "random"], report.games)
        assert whole.bots == report.bots


def test_an_interrupt_before_the_first_end_has_no_report(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("aevum.arena.workers.play_one", interrupt)
    with pytest.raises(Stopped) as caught:
        simulate(TALLY, ["greedy"], 5)
    assert caught.value.report is None
