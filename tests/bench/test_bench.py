"""The benchmark runs and writes rows of the fixed shape; its speed is not tested."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from aevum.games.registry import names
from bench import openspiel
from bench.cases import cases, seat_counts
from bench.clock import Span, timed
from bench.goals import Goal, verdicts
from bench.process import PEERS
from bench.rows import Row, table
from bench.score_tasks import bot_score, solver_score
from bench.server import bots, figures
from bench.server.solo import SOLO_GAME
from bench.solver import bench_dates

ROOT = Path(__file__).resolve().parents[2]
KEYS = ["game", "metric", "seats", "build", "value", "peer", "peer_value", "ratio"]


class Coin:
    """A peer's game as `bench.openspiel` sees it: chance, a decision, chance, a decision."""

    def __init__(self) -> None:
        self.done = 0

    def is_terminal(self) -> bool:
        return self.done == 4

    def is_chance_node(self) -> bool:
        return self.done % 2 == 0

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(7, 0.0), (8, 1.0)]

    def legal_actions(self) -> list[int]:
        return [5]

    def apply_action(self, action: int) -> None:
        assert action == (8 if self.is_chance_node() else 5)
        self.done += 1


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "bench/run.py", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_a_quick_run_writes_rows(tmp_path: Path) -> None:
    out = tmp_path / "rows.json"
    skip = ("--solve-seconds", "0", "--server-seconds", "0")
    done = run("--quick", "--builds", "pure", *skip, "--out", str(out))
    assert done.returncode == 0, done.stderr
    rows = json.loads(out.read_text(encoding="utf-8"))
    assert {row["metric"] for row in rows} == {
        "moves/s",
        "events/s",
        "games/s",
        "legal moves/s",
        "legal us",
        "clone us",
        "playouts/s",
        "bot ms",
        "views us",
        "delta B",
        "position B",
        "snapshot B",
        "quick moves/s",
        "standard moves/s",
        "random moves/s",
    }
    for row in rows:
        assert list(row) == KEYS
        assert row["build"] == "pure"
        assert row["value"] > 0
        assert (row["peer"] is None) == (row["peer_value"] is None) == (row["ratio"] is None)
    assert "Reference loop" in done.stdout


def test_only_one_metric(tmp_path: Path) -> None:
    out = tmp_path / "rows.json"
    run("--quick", "--builds", "pure", "--only", "clone us", "--out", str(out))
    assert {row["metric"] for row in json.loads(out.read_text(encoding="utf-8"))} == {"clone us"}


@pytest.mark.skipif(not figures.possible(), reason="this system does not say what a process uses")
def test_the_server_is_measured() -> None:
    rows = figures.server_rows("pure", figures.Amount(True, 0.3), lambda _: None)
    assert [row.metric for row in rows] == list(figures.METRICS)
    for row in rows:
        assert (row.game, row.seats) == ("cells", 2)
        if row.metric != "table kB":  # three tables are within the noise of a process
            assert row.value > 0


@pytest.mark.skipif(not figures.possible(), reason="this system does not say what a process uses")
def test_many_solo_tables_are_measured() -> None:
    amount = figures.Amount(True, 0.3)
    rows = {row.metric: row for row in figures.solo_rows("pure", amount, lambda _: None)}
    assert list(rows) == list(figures.SOLO_METRICS)
    assert all((row.game, row.seats) == (SOLO_GAME, 1) for row in rows.values())
    assert 0 < rows["solo p50 ms"].value <= rows["solo p99 ms"].value <= rows["solo max ms"].value
    assert rows["solo moves/s"].value > 0


@pytest.mark.skipif(not figures.possible(), reason="this system does not say what a process uses")
def test_tables_of_bots_are_measured() -> None:
    rows = {row.metric: row for row in bots.bot_rows("pure", figures.Amount(True, 1), print)}
    assert list(rows) == list(bots.METRICS)
    assert 0 < rows["bot wait p50 ms"].value <= rows["bot wait p99 ms"].value


@pytest.mark.parametrize("words", [("--builds", "gold"), ("--only", "beauty")])
def test_bad_options_are_refused(words: tuple[str, str]) -> None:
    done = run(*words)
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_a_ratio_says_how_many_times_better() -> None:
    faster = Row("g", "moves/s", 1, "pure", 200.0)
    faster.beside("p", 50.0)
    shorter = Row("g", "clone us", 1, "pure", 2.0)
    shorter.beside("p", 8.0)
    smaller = Row("g", "table kB", 2, "pure", 2.0)
    smaller.beside("p", 8.0)
    assert (faster.ratio, shorter.ratio, smaller.ratio) == (4.0, 4.0, 4.0)
    assert len(table([faster, shorter, smaller])) == 5


def test_the_bench_dates_are_the_twenty_of_the_rule() -> None:
    dates = bench_dates()
    assert len(dates) == 20
    assert dates[:2] == ["2031-01-01 00:00", "2033-05-07 08:07"]


def test_a_date_is_solved_and_played() -> None:
    date = bench_dates(1)[0]
    assert solver_score(date, 0.05, 0)["nodes"] > 0
    assert list(bot_score("random", date, 1)) == ["score"]


def test_seats_that_are_measured() -> None:
    assert seat_counts(1, 1) == [1]
    assert seat_counts(2, 5) == [2, 4, 5]
    assert seat_counts(3, 6) == [3, 4, 6]


def test_imperials_is_measured_as_its_peer_plays() -> None:
    found = cases("imperials", 2, 6)
    assert [(case.row, case.seats) for case in found] == [
        ("imperials", 2),
        ("imperials", 4),
        ("imperials wonders", 2),
        ("imperials wonders", 4),
    ]
    assert {case.options["player_trades"] for case in found} == {False}
    assert [case.peer for case in found] == ["catanatron", "catanatron", "", ""]


def test_temporum_is_measured_with_both_boxes_beside_a_card_game() -> None:
    found = cases("temporum", 2, 5)
    assert [(case.row, case.seats) for case in found] == [("temporum", 2), ("temporum", 4)]
    for case in found:
        assert case.options == {"zone_set": "both", "card_set": "both"}
        assert case.peer == "gin_rummy"
        assert case.decides


def test_ascii_is_measured_alone_and_with_others_beside_a_game_of_dice() -> None:
    found = cases("ascii", 1, 7)
    assert [(case.row, case.seats) for case in found] == [
        ("ascii", 1),
        ("ascii", 4),
    ]
    assert {case.peer for case in found} == {"yacht"}
    assert all(case.decides for case in found)
    alone = verdicts("ascii", "games/s", 1, "compiled", 1.3e4, None)
    assert alone == "12,000 met"
    assert verdicts("ascii", "games/s", 4, "compiled", 1.3e4, None) == ""
    both = verdicts("ascii", "moves/s", 4, "compiled", 5e5, None)
    assert both == "1,500,000 missed, at least 400,000 met"


def test_every_peer_that_a_case_names_has_a_meter() -> None:
    named = {case.peer for game in names() for case in cases(game, 2, 5)} - {""}
    assert named == set(PEERS)
    assert {peer.words[0] for peer in PEERS.values() if peer.words} == set(openspiel.GAMES)


def test_a_peers_chance_is_no_decision() -> None:
    assert openspiel.finish(Coin(), Random(1), openspiel.draw_listed) == 2
    assert openspiel.finish(Coin(), Random(1), openspiel.draw_listed, 1) == 1


class Cup:
    """A peer's roll, with the moves before it."""

    def __init__(self, *history: int) -> None:
        self.past = history

    def history(self) -> list[int]:
        return list(self.past)


@pytest.mark.parametrize(
    ("history", "outcomes"),
    [((), 6**5), ((4711, 0b00100), 6), ((4711, 0b01001), 36), ((4711, 0, 32), 6**5)],
)
def test_a_roll_of_yacht_has_as_many_outcomes_as_its_dice(
    history: tuple[int, ...], outcomes: int
) -> None:
    rng = Random(3)
    drawn = [openspiel.draw_yacht(Cup(*history), rng) for _ in range(2_000)]
    assert 0 <= min(drawn) < outcomes // 6 + 1
    assert outcomes - outcomes // 6 - 1 <= max(drawn) < outcomes


def test_a_goal_is_told_with_its_figure() -> None:
    assert verdicts("imperials", "moves/s", 2, "compiled", 1.2e6, None) == "1,000,000 met"
    slow = verdicts("temporum", "moves/s", 2, "compiled", 3e5, None)
    assert slow == "500,000 missed, at least 200,000 met"
    assert verdicts("temporum", "games/s", 4, "pure", 299.0, None) == "300 missed"
    ratio = verdicts("imperials", "games/s", 4, "compiled", 700.0, 30.0)
    assert ratio == "x45 missed, at least x20 met"
    assert verdicts("imperials", "games/s", 2, "compiled", 700.0, 30.0) == ""
    assert Goal("g", "games/s", "pure", ratio=3.0).verdict(9.0, None) == "x3 not compared"


def test_time_is_taken_over_every_unit_once() -> None:
    seen: list[int] = []

    def work(first: int, count: int) -> int:
        seen.extend(range(first, first + count))
        return 3 * count

    units, counted, spent = timed(work, 0.001, 7)
    assert seen == list(range(7, 7 + units))
    assert counted == 3 * units
    assert spent > 0


def test_a_span_may_fix_how_many_units_are_done() -> None:
    seen: list[tuple[int, int]] = []

    def work(first: int, count: int) -> int:
        seen.append((first, count))
        return 3 * count

    fixed = Span(0.0, 7, 5)
    assert fixed.timed(work)[0] == 15
    assert (seen, fixed.done) == ([(7, 5)], 5)
    free = Span(0.001, 7)
    counted, spent = free.timed(work)
    assert counted == 3 * free.done
    assert spent >= 0.001
