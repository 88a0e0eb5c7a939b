"""Errors about a designer's row name what is valid."""

import subprocess
import sys
from pathlib import Path

import pytest

from aevum.games.own_rows import add_row

ROWS = {
    "imperials": ("Surveyor", 2, 0, "", ""),
    "temporum": ("Tide Market", 0, 2, "", ""),
    "ascii": ("Festival", 3, 0, "", ""),
    "chronos": ("NIKE", 2, 0, "", ""),
}


def ran(script: str) -> str:
    """Return the last line of a process's errors, "" for none."""
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return (done.stderr.splitlines() or [""])[-1]


@pytest.mark.parametrize("game", ROWS)
def test_a_row_without_an_object_is_named(game: str) -> None:
    complaint = ran(
        "from aevum.games.own_rows import add_row\n"
        f"add_row({game!r}, {ROWS[game]!r})\n"
        "import aevum\n"
        f"aevum.game({game!r}).new(seats=3, seed=1)\n"
    )
    wanted = f"aevum.core.errors.BadOption: {ROWS[game][0]}: a row, but no object"
    assert complaint.startswith(wanted)


@pytest.mark.parametrize("name", ["Smith", "road builder", "Surveyor"])
def test_an_own_card_with_the_name_of_another_is_refused(name: str) -> None:
    complaint = ran(
        "from aevum.games.own_rows import add_row\n"
        "add_row('imperials', ('Surveyor', 2, 0, '', ''))\n"
        f"add_row('imperials', ({name!r}, 2, 0, '', ''))\n"
        "import aevum.games.imperials\n"
    )
    assert complaint == f"ValueError: there is already a card called {name}: choose another name"


def test_an_object_without_a_row_is_named() -> None:
    complaint = ran("from aevum.games.temporum.rules.zone import Zone\nZone('Tide Market', ())\n")
    assert complaint.startswith("ValueError: Tide Market has no row: add_row")


def test_a_registered_game_is_played_in_several_processes(tmp_path: Path) -> None:
    """Workers import the script that began the simulation, with the game that it registers."""
    script = tmp_path / "tide.py"
    script.write_text(
        "from aevum.games.own_rows import add_row\n"
        "add_row('temporum', ('Tide Market', 0, 2, '', ''))\n"
        "import aevum\n"
        "from aevum.arena.simulate import simulate\n"
        "from aevum.games.temporum.game import TemporumGame\n"
        "from aevum.games.temporum.rules.op import program\n"
        "from aevum.games.temporum.rules.ops import draw\n"
        "from aevum.games.temporum.rules.zone import Zone\n"
        "MARKET = Zone('Tide Market', program(draw(3)))\n"
        "GAME = aevum.register(TemporumGame(own=[MARKET]))\n"
        "if __name__ == '__main__':\n"
        "    simulate(GAME, ['random'], games=2, seed=1, jobs=2)\n",
        encoding="utf-8",
    )
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("game", ["imperial", "tempus", "", "aevum.games.ascii"])
def test_a_row_of_a_game_that_takes_none_is_refused(game: str) -> None:
    with pytest.raises(ValueError, match="only for imperials, temporum, ascii, chronos"):
        add_row(game, ("Surveyor", 2, 0, "", ""))
