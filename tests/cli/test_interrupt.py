"""Ctrl-C in a terminal goes to a simulation and to all its workers at once."""

import fcntl
import json
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.cli.test_process import AEVUM, environment, listen

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals as POSIX has them")

# Reports every move through a pipe; nobody reads it after the interrupt, so it blocks then.
TELLING = """
import aevum

class Telling(aevum.Bot):
    name = "telling"
    pipe = open("pipe", "w")

    def choose(self, view, ask, legal, rng):
        print("moved", file=self.pipe, flush=True)
        return rng.pick(legal)
"""

# Holds a worker at the very beginning of its process, until the test releases it.
HOLDING = """
import fcntl
import sys

if "--multiprocessing-fork" in sys.orig_argv:
    with open("pipe", "w") as pipe:
        print("started", file=pipe)
    fcntl.flock(open("gate"), fcntl.LOCK_SH)
"""


@contextmanager
def simulating(folder: Path, bots: str) -> Iterator[subprocess.Popen[str]]:
    """Start a simulation with two workers in a process group of its own."""
    words = ["simulate", "template", "--bots", bots, "--games", "100000", "--jobs", "2"]
    paths = environment(folder)
    with subprocess.Popen(
        [*AEVUM, *words, "--json", "report.json"],
        cwd=folder,
        env={**paths, "PYTHONPATH": f"{folder}{os.pathsep}{paths['PYTHONPATH']}"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
        preexec_fn=listen,
    ) as process:
        yield process


def test_the_games_so_far_are_reported_and_the_workers_end(tmp_path: Path) -> None:
    (tmp_path / "telling.py").write_text(TELLING, encoding="utf-8")
    os.mkfifo(tmp_path / "pipe")
    with (
        simulating(tmp_path, "telling:Telling,random") as process,
        (tmp_path / "pipe").open() as pipe,
    ):
        for _ in range(5000):
            assert pipe.readline() == "moved\n"
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)  # returns when the last worker has ended
    assert (process.returncode, err) == (130, "")
    assert " of 100000 games" in out
    report = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert not report["complete"]
    assert 0 < report["games"] < 100_000


def test_workers_that_have_only_begun_end_without_a_word(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(HOLDING, encoding="utf-8")
    os.mkfifo(tmp_path / "pipe")
    with (tmp_path / "gate").open("w") as gate, simulating(tmp_path, "random") as process:
        fcntl.flock(gate, fcntl.LOCK_EX)
        with (tmp_path / "pipe").open() as pipe:  # until the end: the other worker writes to it too
            assert pipe.readline() == "started\n"
            os.killpg(process.pid, signal.SIGINT)
            fcntl.flock(gate, fcntl.LOCK_UN)
            out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, "")
    assert err == "Stopped before any game had ended: there is nothing to report.\n"
