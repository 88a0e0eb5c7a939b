"""A ladder in several processes is stopped or killed from outside, and resumes."""

import json
import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from tests.cli.test_process import AEVUM, environment, listen

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")

WORDS = ["ladder", "template", "--bots", "random,standard", "--jobs", "2"]
SOME = 30  # blocks
PATIENCE = 120.0  # seconds


@contextmanager
def climbing(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """Start a long ladder in a process group of its own; wait until it has some blocks."""
    with subprocess.Popen(
        [*AEVUM, *WORDS, "--blocks", "100000", "--resume", "blocks"],
        cwd=folder,
        env=environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
        preexec_fn=listen,
    ) as process:
        end = time.monotonic() + PATIENCE
        while lines(folder) < SOME and process.poll() is None and time.monotonic() < end:
            time.sleep(0.02)  # another process writes the file
        assert process.poll() is None
        yield process


def lines(folder: Path) -> int:
    blocks = folder / "blocks"
    return blocks.read_bytes().count(b"\n") if blocks.exists() else 0


def figures(aevum: Run, folder: Path, *more: str) -> dict[str, Any]:
    """Return what a ladder of few blocks says, but for what is measured."""
    target = folder / "report.json"
    assert aevum(*WORDS[:-1], "1", "--blocks", str(SOME), "--json", str(target), *more).code == 0
    found: dict[str, Any] = json.loads(target.read_text(encoding="utf-8"))
    del found["measured"]
    return found


def test_a_ladder_that_was_killed_resumes_with_the_same_report(aevum: Run, tmp_path: Path) -> None:
    with climbing(tmp_path) as process:
        os.killpg(process.pid, signal.SIGKILL)
    resumed = figures(aevum, tmp_path, "--resume", str(tmp_path / "blocks"))
    assert resumed == figures(aevum, tmp_path)


def test_ctrl_c_reports_what_was_played_and_ends_the_workers(tmp_path: Path) -> None:
    with climbing(tmp_path) as process:
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)  # returns when the last worker has ended
    assert process.returncode == 130
    assert " of 100,000 blocks of each pair" in out
    assert "Incomplete" in out
    assert err.endswith("To go on, give the same command again.\n")
    assert "Traceback" not in err
