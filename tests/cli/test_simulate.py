"""`aevum simulate` is a thin command over the arena."""

import json
from pathlib import Path

from tests.cli.conftest import Run


def test_it_prints_a_table_and_writes_json(aevum: Run, tmp_path: Path) -> None:
    target = tmp_path / "report.json"
    words = ["simulate", "template", "--bots", "greedy,random", "--games", "6", "--seed", "3"]
    told = aevum(*words, "--json", str(target))
    assert told.code == 0
    assert "greedy" in told.out
    report = json.loads(target.read_text(encoding="utf-8"))
    assert report["games"] == 6
    assert set(report["bots"]) == {"greedy", "random"}


def test_the_same_seed_gives_the_same_report(aevum: Run) -> None:
    words = ["simulate", "tempus", "--bots", "random", "--games", "4", "--seed", "9"]
    assert aevum(*words).out == aevum(*words).out
