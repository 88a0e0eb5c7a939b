"""Buildings are objects: a designer's own ones, with a judge and without."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).with_name("own_building.py")


def test_bots_get_along_with_a_building_that_has_no_judge() -> None:
    """Bots build it, find out what it makes and activate it, on both builds."""
    done = subprocess.run(
        [sys.executable, str(SCRIPT)], capture_output=True, text=True, check=False
    )
    assert done.stdout == "The Library works.\n", done.stderr
