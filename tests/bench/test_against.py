"""Two trees are measured in turn, with the same games on both sides, under any name."""

import argparse
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from bench import against, run, trees
from bench.against import Comparison, Pair, alternate, jobs, name_there, verdict
from bench.process import own_meter
from bench.trees import ROOT, Tree, bring_back, describe
from tests.bench.test_bench import run as run_bench

COMPILE = """\
import shutil, sys
assert sys.argv[1:] == ["--no-switch"]
shutil.copytree("src", "build/compiled", dirs_exist_ok=True)
"""


class FakeMeter:
    """A meter that always reports the same speed."""

    def __init__(self, games: list[list[str]], speed: float, stop_after: int = -1) -> None:
        self.games = games
        self.speed = speed
        self.asked: list[tuple[str, dict[str, Any]]] = []
        self.closed = False
        self._left = stop_after

    def ask(self, do: str, **request: object) -> dict[str, Any]:
        if do == "facts":
            return {"games": [{"names": names, "least": 1, "most": 1} for names in self.games]}
        self.asked.append((do, request))
        if do == "count":
            return {"units": 8 * self.speed}
        if self._left == 0:
            raise KeyboardInterrupt
        self._left -= 1
        return {"moves/s": self.speed, "games/s": self.speed}

    def close(self) -> None:
        self.closed = True


def git(folder: Path, *words: str) -> str:
    who = ["-c", "user.name=Bench", "-c", "user.email=bench@example.org"]
    command = ["git", "-C", str(folder), *who, *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A project of two commits, with the sources of this one and a compiler that copies them."""
    root = tmp_path / "project"
    (root / "tools").mkdir(parents=True)
    (root / "tools" / "compile.py").write_text(COMPILE, encoding="utf-8")
    (root / ".gitignore").write_text("build/\n", encoding="utf-8")
    (root / "src").symlink_to(ROOT / "src")
    git(root, "init", "--quiet")
    git(root, "add", ".")
    git(root, "commit", "--quiet", "-m", "One")
    (root / "second").touch()
    git(root, "add", ".")
    git(root, "commit", "--quiet", "-m", "Two")
    return root


# Trees


def test_a_tree_is_brought_back_once(repository: Path) -> None:
    said: list[str] = []
    tree = bring_back(repository, "HEAD~1", said.append)
    assert tree == Tree(
        git(repository, "rev-parse", "HEAD~1")[:12], repository / "build" / "against" / tree.name
    )
    assert not (tree.root / "second").exists()
    (tree.root / "build").mkdir()
    assert bring_back(repository, tree.name, said.append) == tree
    assert said == [f"Checking {tree.name} out into {Path('build', 'against', tree.name)} ..."]
    assert (tree.root / "build").is_dir(), "what was compiled there is kept"


def test_a_tree_whose_folder_was_removed_comes_back(repository: Path) -> None:
    tree = bring_back(repository, "HEAD", print)
    tree.root.rename(repository / "elsewhere")
    assert bring_back(repository, "HEAD", print) == tree
    assert (tree.root / "second").exists()


def test_a_kept_tree_that_was_changed_is_refused(repository: Path) -> None:
    tree = bring_back(repository, "HEAD", print)
    (tree.root / "second").write_text("more", encoding="utf-8")
    with pytest.raises(SystemExit, match=r"is not .* as it was: remove that folder"):
        bring_back(repository, "HEAD", print)


def test_a_tree_is_compiled_by_its_own_tools(repository: Path) -> None:
    tree = bring_back(repository, "HEAD", print)
    assert tree.compile()
    assert (tree.source("compiled") / "aevum" / "__init__.py").is_file()


def test_a_tree_is_described_by_its_commit(repository: Path) -> None:
    commit = git(repository, "rev-parse", "HEAD")[:12]
    assert describe(repository) == commit
    (repository / "second").write_text("more", encoding="utf-8")
    assert describe(repository) == f"{commit}, with changes"


def test_an_unknown_commit_gives_one_sentence() -> None:
    done = run_bench("--against", "nonsense")
    assert done.returncode == 1
    assert done.stderr == "There is no commit 'nonsense' in this repository.\n"


def test_the_bench_of_this_tree_measures_another(repository: Path) -> None:
    tree = bring_back(repository, "HEAD~1", print)
    meters = [own_meter(each, "pure") for each in (trees.HERE, tree)]
    job = next(jobs(Pair("pure", *meters), "moves/s", print))
    alternate([job], 1, 0.001, lambda _: None)
    for meter in meters:
        meter.close()
    row = job.found["moves/s"]
    assert min(row.here + row.there) > 0


# Rounds


def test_both_sides_play_the_same_games_in_turn() -> None:
    here, there = FakeMeter([["new", "old"]], 2.0), FakeMeter([["old"]], 1.0)
    order: list[str] = []
    work = list(jobs(Pair("pure", here, there), "moves/s", order.append))
    assert [job.task for job in work] == ["play"]
    alternate(work, 3, 0.1, order.append)
    assert {each[1]["game"] for each in here.asked} == {"new"}
    assert {each[1]["game"] for each in there.asked} == {"old"}
    for mine, theirs in zip(here.asked[1:], there.asked[1:], strict=True):
        assert mine[0] == theirs[0] == "play"
        assert mine[1] | {"game": ""} == theirs[1] | {"game": ""}
        assert mine[1]["units"] == 8, "as many as the slower side can do"
    assert [each[1]["first"] for each in here.asked[1:]] == [0, 1_000_000, 2_000_000]
    row = work[0].found["moves/s"]
    assert (row.here, row.there, row.ratio()) == ([2.0] * 3, [1.0] * 3, 2.0)
    assert order[0] == "new, seats 1, pure: play"
    assert order[1].startswith("Round 1 of 3: ")


def test_what_seems_to_be_below_is_measured_again() -> None:
    here, there = FakeMeter([["game"]], 9.0), FakeMeter([["game"]], 10.0)
    work = list(jobs(Pair("pure", here, there), "moves/s", print))
    alternate(work, 2, 0.1, print)
    assert [each[1]["first"] for each in here.asked[1:]] == [n * 1_000_000 for n in range(4)]
    assert len(work[0].found["moves/s"].here) == 4


def test_games_are_matched_by_former_names() -> None:
    there = [{"names": ["ascii_empires"]}, {"names": ["tempus", "tempus_imperium"]}]
    assert name_there(["ascii", "ascii_empires"], there) == "ascii_empires"
    assert name_there(["tempus_imperium"], there) == "tempus"
    assert name_there(["tempus", "tempus_imperium"], there) == "tempus"
    assert name_there(["imperials"], there) == ""


def test_a_game_that_the_other_tree_lacks_is_left_out() -> None:
    said: list[str] = []
    pair = Pair("pure", FakeMeter([["one"], ["two"]], 1.0), FakeMeter([["two"]], 1.0))
    assert {job.case.game for job in jobs(pair, "", said.append)} == {"two"}
    assert said == ["one is not in the other tree: left out."]


# Verdicts


def compared(metric: str, here: list[float], there: list[float]) -> Comparison:
    return Comparison("g", metric, 2, "pure", here, there)


@pytest.mark.parametrize(
    ("metric", "here", "there", "below"),
    [
        ("moves/s", 95.0, 100.0, False),
        ("moves/s", 93.0, 100.0, True),
        ("views us", 105.0, 100.0, False),
        ("views us", 107.0, 100.0, True),
        ("delta B", 107.0, 100.0, False),
        ("delta B", 112.0, 100.0, True),
        ("server moves/CPU-s", 91.0, 100.0, False),
        ("server moves/CPU-s", 89.0, 100.0, True),
    ],
)
def test_what_counts_as_below(metric: str, here: float, there: float, below: bool) -> None:
    assert compared(metric, [here], [there]).is_below() == below


def test_the_middle_of_the_rounds_counts() -> None:
    row = compared("moves/s", [100.0, 10.0, 110.0], [100.0, 100.0, 100.0])
    assert row.ratios() == [1.0, 0.1, 1.1]
    assert row.ratio() == 1.0
    assert row.to_json()["here"] == 100.0
    assert row.to_json()["spread"] == [0.55, 1.05]
    assert compared("moves/s", [3.0], [2.0]).spread() == (1.5, 1.5)


def test_the_verdict_names_rows_that_are_below() -> None:
    good, bad = compared("moves/s", [99.0], [100.0]), compared("bot ms", [2.0], [1.0])
    bounds = "more than 6% (10% for bytes and the server) below abc"
    assert verdict([good], "abc") == [f"No row is {bounds}."]
    assert verdict([good, bad], "abc") == [
        f"One row is {bounds}:",
        "  g, seats 2, bot ms, pure: x0.500",
    ]
    assert verdict([bad, bad], "abc")[0] == f"2 of 2 rows are {bounds}:"
    assert verdict([], "abc") == ["Nothing was measured."]


# The command


def chosen(out: Path) -> argparse.Namespace:
    return argparse.Namespace(
        against="HEAD", builds=["pure"], only="moves/s", quick=True, rounds=3, server=False, out=out
    )


@pytest.mark.parametrize(("stop_after", "rounds"), [(-1, 6), (4, 4), (1, 1), (0, 0)])
def test_what_there_is_is_shown_and_written(
    stop_after: int,
    rounds: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    meters = [FakeMeter([["tempus"]], 9.0), FakeMeter([["tempus"]], 10.0, stop_after)]
    made = iter(meters)
    monkeypatch.setattr(run, "bring_back", lambda *_: Tree("abc", tmp_path))
    monkeypatch.setattr(against, "own_meter", lambda *_: next(made))
    out = tmp_path / "rows.json"
    complete = stop_after < 0
    assert run.compare(chosen(out)) == (0 if complete else run.INTERRUPTED)
    shown, found = capsys.readouterr().out, json.loads(out.read_text(encoding="utf-8"))
    assert found["complete"] == complete
    assert ("Interrupted; the results so far:" in shown) == (not complete)
    assert [(row["ratio"], row["rounds"]) for row in found["rows"]] == [(0.9, rounds)] * bool(
        rounds
    )
    assert ("One row is more than" if rounds else "Nothing was measured.") in shown
    assert all(meter.closed for meter in meters)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--server",), "--server and --rounds go with --against"),
        (("--rounds", "3"), "--server and --rounds go with --against"),
        (("--against", "HEAD", "--rounds", "0"), "--rounds must be 1 or higher"),
        (("--against", "HEAD", "--only", "mean score"), "--against does not compare mean score"),
    ],
)
def test_options_that_do_not_go_together(words: tuple[str, ...], sentence: str) -> None:
    done = run_bench(*words)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert "Traceback" not in done.stderr


def test_games_a_second_say_the_same_as_moves_and_are_left_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(against, "own_meter", lambda *_: FakeMeter([["tempus"]], 1.0))
    for only, metrics in (("", ["moves/s"]), ("games/s", ["games/s"])):
        extent = against.Extent(["pure"], only, 1, 0.1, None)
        done = against.Run(Tree("abc", ROOT), extent, lambda _: None)
        done.measure()
        assert sorted({row.metric for row in done.rows()}) == metrics
