"""A designer's own game is named `module:NAME` wherever a command takes a game."""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

FAIR = """
from aevum.games.own_rows import add_row

add_row("temporum", ("Lantern Fair", 0, 2, "", ""))

import aevum
from aevum.games.temporum.game import TemporumGame
from aevum.games.temporum.rules.op import program
from aevum.games.temporum.rules.ops import draw
from aevum.games.temporum.rules.zone import Zone

GAME = TemporumGame(own=[Zone("Lantern Fair", program(draw(3)))])


class Stumbling(aevum.Bot):
    name = "stumbling"

    def choose(self, view, ask, legal, rng):
        raise LookupError("No way, sir.")
"""
COMMAND = [sys.executable, "-c", "from aevum.cli import main; main()"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with the designer's file, in which commands run."""
    (tmp_path / "fair.py").write_text(FAIR, encoding="utf-8")
    return tmp_path


def ran(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    """Run a command in a process of its own: rows are added before a game is imported."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run(
        [*COMMAND, *words],
        cwd=folder,
        env=environment,
        input="",
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("numbers fair:GAME lantern", "Example: aevum compare fair:GAME --set "),
        ("rules fair:GAME", "| Lantern Fair | base | Draw 3 cards."),
        ("games fair:GAME", "Example: aevum play fair:GAME --option "),
        ("play fair:GAME --plain --seed 3", "Move to another Zone or stay?"),
        ("compare fair:GAME --bots random --games 2 --set lantern-fair.draws=2", "lantern-fair"),
        ("simulate fair:GAME --bots random --games 4 --jobs 2", "Temporum: 4 games"),
    ],
)
def test_a_command_takes_the_place_of_a_game(folder: Path, words: str, told: str) -> None:
    done = ran(folder, *words.split())
    assert done.returncode == 0, done.stderr
    assert told in done.stdout


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_command_that_repeats_a_game_that_failed_finds_it(folder: Path, jobs: str) -> None:
    words = ["simulate", "fair:GAME", "--bots", "fair:Stumbling", "--games", "2", "--jobs", jobs]
    sentence = ran(folder, *words).stderr.splitlines()[-1]
    found = re.search(r"LookupError: No way, sir\. To repeat it: aevum (.*)$", sentence)
    assert found, sentence
    assert shlex.split(found[1])[:2] == ["simulate", "fair:GAME"]
    assert ran(folder, *shlex.split(found[1])).stderr.splitlines()[-1] == sentence


def test_a_place_without_a_game_and_an_unknown_name_are_told(folder: Path) -> None:
    missing = ran(folder, "rules", "fair:NOTHING").stderr
    assert missing.startswith("The game “fair:NOTHING” can")
    assert "t be loaded (AttributeError: " in missing
    unknown = ran(folder, "rules", "fair").stderr
    assert unknown.startswith("Unknown game “fair”. ")
    assert unknown.endswith(" Your own is named module:NAME, e.g. fair:GAME.\n")
