"""A row of the score is an object: a designer's own one works for rules and solver."""

import subprocess
import sys
from pathlib import Path

from aevum.games.tempus import GAME
from aevum.games.tempus.data import SCORES
from aevum.games.tempus.scenes import start

SCRIPT = Path(__file__).with_name("own_row.py")


def test_a_designers_row_is_a_class() -> None:
    """It counts in the score, in saves and views, and the solver plans for it, on both builds."""
    done = subprocess.run(
        [sys.executable, str(SCRIPT)], capture_output=True, text=True, check=False
    )
    assert done.stdout == "The rows count.\n", done.stderr


def test_the_printed_rows_are_those_of_the_sheet() -> None:
    assert tuple(row.name for row in GAME.rows) == SCORES
    assert tuple(name for name, _ in start().breakdown().parts) == SCORES
