"""`aevum simulate`, a thin command over the arena."""

import json
import os
import shlex
import stat
from pathlib import Path

import pytest

from aevum.arena.one import Job, Result, play_one
from aevum.core.game import Game
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


def test_a_game_alone_is_enough(aevum: Run) -> None:
    """Standard bots take the usual number of seats."""
    told = aevum("simulate", "chronos", "--games", "1", "--option", "stage=1")
    assert told.code == 0
    assert "4 seats" in told.out
    assert "standard" in told.out


def test_the_same_seed_gives_the_same_report(aevum: Run) -> None:
    words = ["simulate", "tempus", "--bots", "random", "--games", "4", "--seed", "9"]
    assert aevum(*words).out == aevum(*words).out


SHORT = ["simulate", "template", "--bots", "greedy,random", "--games", "2", "--json"]
posix = pytest.mark.skipif(os.name != "posix", reason="files as POSIX has them")


@posix
def test_a_report_has_the_mode_of_an_ordinary_file(aevum: Run, tmp_path: Path) -> None:
    ordinary, target = tmp_path / "ordinary", tmp_path / "report.json"
    ordinary.touch()
    assert aevum(*SHORT, str(target)).code == 0
    assert target.stat().st_mode == ordinary.stat().st_mode
    target.chmod(0o640)
    aevum(*SHORT, str(target))
    assert stat.S_IMODE(target.stat().st_mode) == 0o640


@posix
def test_a_link_stays_a_link(aevum: Run, tmp_path: Path) -> None:
    link, real = tmp_path / "link.json", tmp_path / "real.json"
    link.symlink_to(real)
    assert aevum(*SHORT, str(link)).code == 0
    assert link.is_symlink()
    assert json.loads(real.read_text(encoding="utf-8"))["games"] == 2
    assert sorted(tmp_path.iterdir()) == [link, real]


@posix
def test_a_pipe_is_written_to_and_not_replaced(aevum: Run, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    handle = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        assert aevum(*SHORT, str(pipe)).code == 0
        assert json.loads(os.read(handle, 65536))["games"] == 2
    finally:
        os.close(handle)
    assert stat.S_ISFIFO(pipe.stat().st_mode)


def test_a_file_that_cannot_be_written_is_told_before_playing(
    aevum: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    target = tmp_path / "report.json"
    target.write_text("old", encoding="utf-8")
    monkeypatch.setattr("aevum.terminal.disk.os.open", no)
    told = aevum(*SHORT, str(target))
    monkeypatch.undo()
    assert told.code == 2
    assert told.out == ""
    assert "cannot be written: permission denied" in told.err
    assert target.read_text(encoding="utf-8") == "old"


STUMBLING = """
import aevum

class Stumbling(aevum.Bot):
    name = "stumbling"

    def choose(self, view, ask, legal, rng):
        return legal[99]
"""


def test_a_bot_that_fails_prints_its_traceback(
    aevum: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "stumbling.py").write_text(STUMBLING, encoding="utf-8")
    words = ["simulate", "template", "--bots", "stumbling:Stumbling", "--seed", "3"]
    told = aevum(*words)
    assert told.code == 1
    assert told.out == ""
    *trace, sentence = told.err.splitlines()
    assert trace[0].startswith("Traceback")
    assert "return legal[99]" in told.err
    assert "IndexError" in sentence
    repeated = shlex.split(sentence.partition("To repeat it: ")[2])
    assert aevum(*repeated[1:]).err == told.err


def test_an_interrupt_prints_and_writes_what_was_played(
    aevum: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(game: Game, job: Job, index: int) -> Result:
        if index == 7:
            raise KeyboardInterrupt
        return play_one(game, job, index)

    monkeypatch.setattr("aevum.arena.workers.play_one", interrupted)
    target = tmp_path / "report.json"
    words = ["simulate", "template", "--bots", "greedy,random", "--json", str(target)]
    told = aevum(*words, "--games", "900")
    assert told.code == 130
    assert told.err == ""
    assert "7 of 900 games" in told.out
    report = json.loads(target.read_text(encoding="utf-8"))
    assert (report["games"], report["games_asked"], report["complete"]) == (7, 900, False)
    told = aevum(*words, "--games", "2", "--first", "7")
    assert told.code == 130
    assert "nothing to report" in told.err
