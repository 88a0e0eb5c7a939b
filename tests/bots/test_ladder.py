"""A ladder plays the same blocks whoever plays them, however often it is stopped."""

import json
from pathlib import Path
from typing import Any

import pytest

import aevum
from aevum.arena.ladder.block import Block, Budget, Order, everybody
from aevum.arena.ladder.report import Ladder
from aevum.arena.ladder.run import Estimate, LadderStopped, cores, ladder, usual_bots
from aevum.arena.ladder.tables import text_lines
from aevum.arena.one import GameFailed, Work, play_one
from aevum.core.bot import Bot
from aevum.core.errors import AevumError, BadOption, UnknownName
from aevum.core.game import Game
from aevum.core.rng import Rng
from aevum.core.state import Ask, State
from tests.bots.tiny import ADD, TALLY, TAPS

BOTS = ["random", "greedy", "standard"]
JUDGED = 1_000_000
MIXED = (
    "Seeds 999,990 to 1,000,000 would mix seeds for tuning, below 1,000,000, with seeds for "
    "judging, from there on."
)


def told(report: Ladder) -> dict[str, Any]:
    """Return what must be the same in another run."""
    found = report.to_json()
    del found["measured"]
    return found


def run(game: Game = TALLY, bots: list[str] = BOTS, blocks: int = 6, **more: Any) -> Ladder:
    return ladder(game, bots, blocks, **more)


def test_the_challenger_sits_once_in_each_seat_and_so_does_the_champion_in_the_mirror() -> None:
    order = Order(["a", "b"], [(1, 0)], 3, JUDGED, {})
    assert order.tables(0) == [[1, 0, 0], [0, 1, 0], [0, 0, 1], [0, 1, 1], [1, 0, 1], [1, 1, 0]]


def test_with_two_seats_the_mirror_is_the_same_games() -> None:
    order = Order(["a", "b"], [(1, 0)], 2, JUDGED, {})
    assert order.tables(0) == [[1, 0], [0, 1]]


def test_alone_every_bot_plays_each_seed() -> None:
    assert Order(["a", "b", "c"], [], 1, JUDGED, {}).tables(4) == [[0], [1], [2]]


def test_every_pair_plays_the_same_seeds() -> None:
    order = Order(BOTS, everybody(3), 2, JUDGED, {})
    assert order.pairs == [(1, 0), (2, 0), (2, 1)]
    assert [order.seed_of(index) for index in range(6)] == [JUDGED] * 3 + [JUDGED + 1] * 3


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_report_is_the_same_for_any_number_of_jobs(seats: int) -> None:
    alone = run(seats=seats)
    assert told(alone) == told(run(seats=seats, jobs=3))
    assert text_lines(alone)[0] == text_lines(run(seats=seats, jobs=2))[0]


def test_shares_places_and_verdicts_are_counted() -> None:
    """Greedy adds 3 each time and always wins; standard adds 2, so greedy wins alone too."""
    report = run(bots=["standard", "greedy"], blocks=10, seats=3)
    (rung,) = report.rungs
    assert (rung.challenger, rung.champion) == ("greedy", "standard")
    assert (rung.share.value, rung.place) == (1.0, 1.0)
    assert rung.mirror is not None
    assert rung.mirror.value == 0.0
    assert rung.verdict.said == "stronger"
    assert rung.scores == {"greedy": 9.0, "standard": 6.0}
    assert list(report.ratings) == ["greedy", "standard"]
    assert report.share_of("greedy", "standard") == 1.0
    assert report.share_of("standard", "greedy") == 0.0


def test_with_two_seats_the_matrix_has_the_rest_of_each_share() -> None:
    report = run()
    for rung in report.rungs:
        assert rung.mirror is None
        assert report.share_of(rung.champion, rung.challenger) == 1 - rung.share.value
    assert report.share_of("random", "random") is None


def test_a_live_game_is_ranked_too() -> None:
    assert len(run(TAPS, ["random", "standard"], 3).rungs) == 1


def test_alone_bots_have_mean_scores_and_differences() -> None:
    report = run(seats=1, blocks=5)
    assert report.alone["greedy"].score.value == 9
    assert report.gaps["standard", "greedy"].value == -3
    assert (report.rungs, report.ratings) == ([], {})
    assert "greedy over random" in "\n".join(text_lines(report))


def test_tempus_plays_other_dates_with_each_seed() -> None:
    report = ladder(aevum.game("tempus"), ["random"], 3)
    assert report.alone["random"].scores.least <= report.alone["random"].scores.most
    assert "1 player, 3 seeds" in text_lines(report)[0]


def test_decisions_with_a_choice_are_timed() -> None:
    report = run(bots=["random", "standard"], blocks=2)
    # each bot sits in both seats of two games a block with three decisions each
    assert {bot: pace.decisions for bot, pace in report.paces.items()} == {
        "random": 12,
        "standard": 12,
    }
    assert all(0 < pace.half <= pace.most for pace in report.paces.values())


def test_old_champions_are_rungs() -> None:
    assert usual_bots(TALLY) == ["random", "standard"]
    bots = usual_bots(aevum.game("chronos"))
    assert bots[0] == "random"
    assert "champion-1" in bots
    assert bots[-1] == "hard"


def test_it_says_beforehand_how_long_it_takes() -> None:
    said: list[Estimate] = []
    progress: list[tuple[int, int]] = []
    run(announce=said.append, progress=lambda done, of: progress.append((done, of)))
    (estimate,) = said
    assert (estimate.games, estimate.jobs) == (2 * 3 * 5, 1)
    assert progress[0] == (1, 18)
    assert progress[-1] == (18, 18)
    assert Estimate(1, 7200, 2).words() == "1 game to play: about 2 core-hours, 60 min with 2 jobs."
    assert Estimate(9000, 90000, 1).words() == (
        "9,000 games to play: about 25 core-hours, 25.0 h with 1 job."
    )


# Stopping and resuming


def stop_after(monkeypatch: pytest.MonkeyPatch, blocks: int) -> None:
    left = [blocks]

    def interrupted(game: Game, job: Work[Block], index: int) -> Block:
        if not left[0]:
            raise KeyboardInterrupt
        left[0] -= 1
        return play_one(game, job, index)

    monkeypatch.setattr("aevum.arena.workers.play_one", interrupted)


def test_an_interrupt_gives_the_report_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    stop_after(monkeypatch, 7)
    with pytest.raises(LadderStopped) as stopped:
        run()
    report = stopped.value.report
    assert report is not None
    assert [rung.blocks for rung in report.rungs] == [3, 2, 2]
    assert (report.blocks, report.complete()) == (2, False)
    assert "Incomplete" in text_lines(report)[1]


def test_an_interrupt_before_the_first_block_has_no_report(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stop_after(monkeypatch, 0)
    with pytest.raises(LadderStopped) as stopped:
        run()
    assert stopped.value.report is None


@pytest.mark.parametrize("cut", [0, 1, 30])
def test_a_ladder_that_was_killed_resumes_with_the_same_report(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, cut: int
) -> None:
    keep = tmp_path / "blocks"
    with monkeypatch.context() as patch:
        stop_after(patch, 7)
        with pytest.raises(LadderStopped):
            run(keep=keep)
    data = keep.read_bytes()
    keep.write_bytes(data[: len(data) - cut])  # killed while it wrote
    stop_after(monkeypatch, 18 - 7 + (cut > 0))  # no block is played twice
    resumed = run(keep=keep)
    monkeypatch.undo()
    assert told(resumed) == told(run())
    decisions = [pace.decisions for pace in resumed.paces.values()]
    assert decisions == [pace.decisions for pace in run().paces.values()]


def test_more_blocks_are_added_to_a_file(tmp_path: Path) -> None:
    keep = tmp_path / "blocks"
    run(keep=keep, blocks=2)
    assert told(run(keep=keep, blocks=6, jobs=2)) == told(run())
    assert told(run(keep=keep, blocks=3)) == told(run(blocks=3))
    assert len(keep.read_text(encoding="utf-8").splitlines()) == 1 + 18


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"bots": ["random", "greedy"]}, "it differs in the bots and the pairs. "),
        ({"seed": JUDGED + 1}, "it differs in the seed. "),
        ({"seats": 3}, "it differs in the seats. "),
        ({"budget": Budget(nodes=5)}, "it differs in the nodes. "),
        ({"version": "another"}, "it differs in the version of the program. "),
        ({"game": TAPS}, "it differs in the game and the rules version. "),
    ],
)
def test_a_file_of_another_ladder_is_refused(
    tmp_path: Path, change: dict[str, Any], words: str
) -> None:
    keep = tmp_path / "blocks"
    run(keep=keep, blocks=1)
    before = keep.read_bytes()
    with pytest.raises(BadOption) as caught:
        run(keep=keep, **{"blocks": 1, **change})
    assert words in str(caught.value)
    assert keep.read_bytes() == before


@pytest.mark.parametrize("text", ["Dear diary,\nnothing", "Dear diary", '{"format": "other"}\n'])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    keep = tmp_path / "diary"
    keep.write_text(text, encoding="utf-8")
    with pytest.raises(AevumError, match="isn't the file of a ladder"):
        run(keep=keep)
    assert keep.read_text(encoding="utf-8") == text


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    keep = tmp_path / "blocks"
    run(keep=keep, blocks=1)
    keep.write_text(keep.read_text(encoding="utf-8") + '{"block":9}\n', encoding="utf-8")
    with pytest.raises(AevumError, match="is damaged: a line of it isn't a block"):
        run(keep=keep)


# Refusals


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        (
            {"seed": 999_990, "blocks": 11},
            MIXED,
        ),
        ({"blocks": 0}, "blocks must be a whole number from 1 to 100,000, not 0."),
        ({"jobs": 0}, "jobs must be a whole number from 1 to 256, not 0."),
        ({"seats": 7}, "Tally is for 1 to 4 players, not 7."),
        ({"bots": ["random"]}, "A ladder needs two bots or more."),
        ({"bots": []}, "A ladder needs two bots or more."),
        ({"bots": [], "seats": 1}, "Name at least one bot."),
        ({"bots": ["random", "random"]}, 'The bot "random" is named twice.'),
        ({"pairs": "some"}, "The pairs are all or next, not 'some'."),
    ],
)
def test_what_makes_no_sense_is_refused(more: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption) as caught:
        run(**more)
    assert str(caught.value) == sentence


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownName):
        run(bots=["random", "genius"])


def test_seeds_up_to_the_border_are_for_tuning() -> None:
    assert run(seed=999_990, blocks=10, bots=["random", "greedy"]).use() == "tuning"
    assert run(blocks=1, bots=["random", "greedy"]).use() == "judging"


def test_timed_games_get_a_core_each_and_are_marked() -> None:
    slow = Budget(seconds=0.5)
    with pytest.raises(BadOption, match="Timed games need a core each: at most"):
        run(budget=slow, jobs=cores() + 1)
    report = run(budget=slow, blocks=1)
    assert report.to_json()["timed"] is True
    assert "Timed: " in text_lines(report)[1]


def test_neighbours_only() -> None:
    report = run(pairs="next")
    assert [(rung.challenger, rung.champion) for rung in report.rungs] == [
        ("greedy", "random"),
        ("standard", "greedy"),
    ]
    assert report.share_of("standard", "random") is None
    assert report.command.endswith("--blocks 6 --pairs next")


class Patient(Bot):
    """Adds as much as it may think."""

    name = "patient"

    def __init__(self) -> None:
        self.nodes = 0

    def limit(self, nodes: int, seconds: float) -> None:
        self.nodes = nodes

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        return ADD + self.nodes


class Stumbling(Bot):
    name = "stumbling"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        raise LookupError("lost my way")


def test_a_limit_reaches_the_bots() -> None:
    for nodes in range(3):
        report = ladder(TALLY, [Patient], 1, seats=1, budget=Budget(nodes=nodes))
        (alone,) = report.alone.values()
        assert alone.score.value == 3 * (nodes + 1)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_that_fails_is_named_with_the_command_for_its_block(jobs: int) -> None:
    with pytest.raises(GameFailed) as caught:
        ladder(TALLY, ["greedy", Stumbling], 3, jobs, seats=3)
    bot = "tests.bots.test_ladder:Stumbling"
    assert str(caught.value) == (
        f"A game of tally with seed 1000000 and bots {bot}, greedy, greedy failed at move 1, in "
        f"the bot {bot} at seat 1: LookupError: lost my way. To repeat it: aevum ladder "
        f"tests.bots.tiny:TALLY --bots greedy,{bot} --seats 3 --seed 1000000 --blocks 1"
    )


def test_the_command_in_a_report_repeats_it() -> None:
    report = run(options={"fails": "7"}, seats=3, budget=Budget(nodes=9))
    assert report.command == (
        "aevum ladder tests.bots.tiny:TALLY --bots random,greedy,standard --seats 3 "
        "--seed 1000000 --blocks 6 --nodes 9 --option fails=7"
    )
    json.dumps(report.to_json())
