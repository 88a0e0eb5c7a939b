"""`aevum solve` prints a record that replays and verifies, or JSON."""

import json
import signal
from pathlib import Path

import pytest

from aevum.core.capabilities import Progress, Solution
from aevum.core.state import State
from aevum.games.tempus.bot.solver import TempusSolver
from aevum.games.tempus.moves import PASS
from tests.cli.conftest import Run

WORDS = ["solve", "2018-06-06", "19:35", "--nodes", "300", "--seed", "5"]


def test_the_plan_is_a_record(aevum: Run, tmp_path: Path) -> None:
    told = aevum(*WORDS)
    assert told.code == 0
    assert told.err == ""
    path = tmp_path / "plan.txt"
    path.write_text(told.out, encoding="utf-8")
    assert aevum("verify", str(path)).code == 0
    assert "points" in aevum("replay", "-", "--plain", typed=told.out).out


def test_json_holds_the_score_its_parts_and_the_moves(aevum: Run) -> None:
    plan = json.loads(aevum(*WORDS, "--json").out)
    assert plan["score"] == sum(plan["breakdown"].values())
    assert len(plan["moves"]) >= 50
    assert plan["nodes"] > 0


def test_the_same_seed_gives_the_same_plan(aevum: Run) -> None:
    first, second = (json.loads(aevum(*WORDS, "--json").out) for _ in range(2))
    assert first["moves"] == second["moves"]


def test_ten_digits_name_a_date_too(aevum: Run) -> None:
    told = aevum("solve", "1806061935", "--seconds", "0.2")
    assert told.code == 0
    assert "6 June 2018, 19:35" in told.out


def test_the_game_may_be_named(aevum: Run) -> None:
    named = json.loads(aevum(*WORDS, "--game", "tempus", "--json").out)
    assert named["moves"] == json.loads(aevum(*WORDS, "--json").out)["moves"]


def test_a_game_without_a_solver_is_told_what_can_be_solved(aevum: Run) -> None:
    told = aevum("solve", "--game", "imperials")
    assert (told.code, told.out) == (2, "")
    assert told.err == "Only boards of Tempus Imperium can be solved.\n"


def test_ctrl_c_prints_the_best_plan_so_far(aevum: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def search(
        _: TempusSolver, state: State, seconds: float, nodes: int, seed: int, progress: Progress
    ) -> Solution:
        """End like the solver when it is interrupted in its report."""
        signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            progress(-89, 0.5)
        progress(-89, 0.6)
        return Solution([PASS] * 50, -89, 7)

    usual = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr(TempusSolver, "solve", search)
    told = aevum(*WORDS)
    assert told.code == 130
    assert told.out.count("\npass") == 50
    assert told.err == "Stopped early; this is the best plan so far.\n"
    assert signal.getsignal(signal.SIGINT) is usual
