"""A simulation counts results, the same for any number of processes."""

import json

import pytest

from aevum.arena.one import Job, Result, Results, side_by_side
from aevum.arena.report import make_report
from aevum.arena.seating import seating
from aevum.arena.simulate import simulate
from aevum.arena.workers import BIGGEST, PARTS, chunks, play_here
from tests.bots.tiny import TALLY, TAPS


def test_the_same_result_for_any_number_of_jobs() -> None:
    reports = [
        simulate(TALLY, ["random", "greedy", "standard"], 301, jobs, seed=9) for jobs in (1, 2, 3)
    ]
    texts = [json.dumps(report.to_json()) for report in reports]
    assert texts[0] == texts[1] == texts[2]


def test_another_seed_gives_another_result() -> None:
    one, other = (simulate(TALLY, ["random", "random"], 50, seed=seed) for seed in (1, 2))
    assert one.bots["random"] != other.bots["random"]


@pytest.mark.parametrize(
    "games",
    [1, 2, PARTS - 1, PARTS, 2 * PARTS, 2 * PARTS + 1, BIGGEST * PARTS, BIGGEST * PARTS + 5],
)
def test_chunks_cover_every_game_once_and_in_order(games: int) -> None:
    assert [index for chunk in chunks(range(games)) for index in chunk] == list(range(games))
    assert max(len(chunk) for chunk in chunks(range(games))) <= BIGGEST


def test_more_games_begin_with_the_same_games() -> None:
    job = Job(["random"], 3, 5, {})
    few: Results = {}
    many: Results = {}
    for games, results in ((5, few), (450, many)):
        play_here(TALLY, job, range(games), results, lambda _done, _all: None)
    assert len(many) == 450
    assert few == {number: many[number] for number in range(5)}


def test_a_tie_counts_as_shares() -> None:
    report = simulate(TALLY, ["greedy", "greedy", "standard"], 30)
    assert report.bots["greedy"].win_share == 1.0  # its two seats always tie: half a win each
    assert report.bots["standard"].win_share == 0.0
    assert report.ends == {"draw": 30}


def test_a_bot_named_twice_is_pooled() -> None:
    job = Job(["a", "b", "a"], 3, 0, {})
    assert seating(job.bots, job.seats, 0) == ["a", "b", "a"]
    report = make_report(TALLY, job, {0: Result([7, 3, 4], [1, 3, 2], [9], ["win"])}, 1)
    assert list(report.bots) == ["a", "b"]
    assert report.bots["a"].games == 1
    assert report.bots["a"].win_share == 1.0
    assert report.bots["a"].score_mean == 5.5
    assert (report.bots["a"].scores.least, report.bots["a"].scores.most) == (4, 7)


def test_results_go_to_the_bot_that_sat_there() -> None:
    job = Job(["a", "b"], 2, 0, {})
    first_seat_wins = Result([5, 1], [1, 2], [6], ["win"])
    report = make_report(
        TALLY, job, dict.fromkeys(range(3), first_seat_wins), 3
    )  # seats: ab, ba, ab
    assert report.bots["a"].win_share == pytest.approx(2 / 3)
    assert report.bots["b"].score_mean == pytest.approx(7 / 3)


def test_a_three_way_tie_is_a_third_each() -> None:
    job = Job(["a", "b", "c"], 3, 0, {})
    report = make_report(TALLY, job, {0: Result([6, 6, 6], [1, 1, 1], [9], ["draw"])}, 1)
    assert [bot.win_share for bot in report.bots.values()] == pytest.approx([1 / 3] * 3)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_who_plays_only_itself_wins_by_definition(seats: int) -> None:
    bot = simulate(TALLY, ["random"], 20, seats=seats).bots["random"]
    assert (bot.low, bot.win_share, bot.high) == (1.0, 1.0, 1.0)
    assert bot.score_low < bot.score_mean < bot.score_high


def test_in_games_of_one_seat_the_best_score_of_each_game_wins() -> None:
    report = simulate(TALLY, ["greedy", "random"], 50, seats=1)
    alone = simulate(TALLY, ["random"], 50, seats=1)
    assert report.bots["random"].score_mean == alone.bots["random"].score_mean
    assert report.bots["greedy"].win_share + report.bots["random"].win_share == pytest.approx(1)
    assert report.bots["greedy"].win_share > 0.9
    assert sum(report.ends.values()) == 100


def test_better_play_wins_more() -> None:
    report = simulate(TALLY, ["greedy", "random"], 200)
    assert report.bots["greedy"].low > 0.9 > report.bots["random"].high


def test_live_games_run_in_virtual_time() -> None:
    report = simulate(TAPS, ["random"], 5, seats=3)
    assert report.ends == {"finished": 5}
    assert report.bots["random"].scores.most == 1


def test_the_data_have_the_fixed_shape() -> None:
    data = simulate(TALLY, ["greedy", "random"], 10, seed=4).to_json()
    assert json.loads(json.dumps(data)) == data
    assert list(data)[:6] == ["game", "games", "seats", "bots", "length", "ends"]
    assert (data["game"], data["games"], data["seats"]) == ("tally", 10, 2)
    assert (data["seed"], data["rules_version"], data["options"]) == (4, 3, {})
    assert data["length"] == {"mean": 6.0, "median": 6.0, "min": 6, "max": 6}
    match data["bots"]:
        case {"greedy": dict(greedy), "random": dict(_)}:
            keys = ["win_share", "low", "high", "games", "score_mean"]
            assert list(greedy)[:5] == keys
            assert greedy["games"] == 10
        case _:
            raise AssertionError("both bots are reported by name")
    match data["ends"]:
        case dict(ends):
            assert sum(ends.values()) == 10


def test_one_game_has_no_score_interval_in_the_data() -> None:
    data = simulate(TALLY, ["greedy"], 1).to_json()
    match data["bots"]:
        case {"greedy": dict(bot)}:
            assert bot["score_low"] is None
            assert bot["score_high"] is None
        case _:
            raise AssertionError("the bot is reported by name")


def test_the_table_is_in_line() -> None:
    lines = simulate(TALLY, ["standard", "random"], 12).lines()
    assert lines[0] == "Tally: 12 games, 2 seats, seed 0"
    table = lines[2 : lines.index("", 2)]
    assert table[0].startswith("bot ")
    assert [line.split()[0] for line in table[2:]] == ["standard", "random"]
    assert len({len(line) for line in table}) == 1


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_rises_to_the_end(jobs: int) -> None:
    seen: list[tuple[int, int]] = []
    simulate(TALLY, ["random"], 450, jobs, progress=lambda done, all_: seen.append((done, all_)))
    assert seen == sorted(seen)
    assert seen[-1] == (450, 450)
    assert len(seen) > 100


def test_figures_that_are_zero_everywhere_are_not_printed() -> None:
    job = Job(["a", "b"], 2, 0, {})
    figures = {"Rounds": [9], "Wonders": [0, 0], "Towns": [0, 2]}
    report = make_report(TALLY, job, {0: Result([5, 1], [1, 2], [6], ["win"], figures)}, 1)
    told = "\n".join(report.lines())
    assert "Wonders" not in told
    assert "Towns   1.00     0.00" in told
    assert "Rounds  9.00        -" in told
    assert list(report.figures) == list(figures)


def test_bots_that_play_alone_keep_their_figures() -> None:
    alone = [Result([5], [1], [6], ["win"], {"Turns": [9]})]
    alone += [Result([7], [1], [6], ["win"], {"Turns": [4]})]
    report = make_report(TALLY, Job(["a", "b"], 1, 0, {}), {0: side_by_side(alone)}, 1)
    assert "Turns   6.50     4.00" in "\n".join(report.lines())
    single = make_report(TALLY, Job(["a"], 1, 0, {}), {0: side_by_side(alone[:1])}, 1)
    assert "Turns   9.00        -" in "\n".join(single.lines())
