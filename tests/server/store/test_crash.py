"""A process killed at any moment has lost nothing that it said was stored."""

import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from aevum.server.store import journal
from tests.profile import amount

ROOT = Path(__file__).parents[3]


def run_and_kill(path: Path, lines: int) -> dict[str, int]:
    """Let the process say so many lines, kill it, and return how many rows it said it had."""
    command = [sys.executable, "-m", "tests.server.store.crashing", str(path)]
    said: list[bytes] = []
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        while len(said) < lines:
            line = process.stdout.readline()
            assert line, "it ended by itself"
            said.append(line)
        process.kill()
        said += process.stdout.read().splitlines()
    told: dict[str, int] = {}
    for line in said:
        code, rows = line.split()
        told[code.decode()] = int(rows)
    return told


def stored(path: Path) -> dict[str, list[int]]:
    """The moves of each match in the file, by seq."""
    with closing(sqlite3.connect(path)) as base:
        assert base.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        found: dict[str, list[int]] = {}
        for number, code in base.execute("SELECT number, code FROM tables").fetchall():
            entries = base.execute(journal.READ, {"number": number})
            rows = journal.rows_of(number, entries)
            assert [(row.move, row.cid) for row in rows] == [
                (seq, str(seq)) for seq in range(len(rows))
            ]
            found[code] = [row.move for row in rows]
    return found


def test_a_killed_process_loses_nothing_it_acknowledged(path: Path) -> None:
    dice = random.Random(3)
    most: dict[str, int] = {}
    for _ in range(amount(ci=5, soak=500)):
        most |= run_and_kill(path, dice.randrange(1, 250))
        found = stored(path)
        for code, rows in most.items():
            assert len(found[code]) >= rows
