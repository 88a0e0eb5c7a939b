"""Things are objects: a designer's own GOD, and tables that have everything in its place."""

import subprocess
import sys
from pathlib import Path

from aevum.games.chronos import GAME
from aevum.games.chronos.data import CITIES, CITY_NAMES, CITY_TILES, GOD_NAMES, GODS
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.rules.asks import DEAL, POUR
from aevum.games.chronos.rules.chance import TASKS, Knock
from aevum.games.chronos.rules.questions import QUESTIONS
from aevum.games.chronos.rules.task import Pour, Reveal

SCRIPT = Path(__file__).with_name("own_god.py")


def test_a_designers_god_is_a_row_and_a_class() -> None:
    """It is drawn, gained, saved, loaded, masked, viewed and judged by bots, on both builds."""
    done = subprocess.run(
        [sys.executable, str(SCRIPT)], capture_output=True, text=True, check=False
    )
    assert done.stdout == "NIKE works.\n", done.stderr


def test_everything_has_its_place() -> None:
    pantheon = GAME.pantheon
    assert [god.kind for god in pantheon.gods] == list(range(GODS))
    assert [city.kind for city in pantheon.cities] == list(range(CITIES))
    assert [type(city).__name__.upper() for city in pantheon.cities] == [
        row.name.replace(" ", "") for row in CITY_TILES
    ]
    assert [task.kind for task in TASKS] == list(range(POUR + 1))
    assert len(QUESTIONS) == DEAL + 1


def test_a_task_is_made_again_from_three_numbers() -> None:
    """A field missing in `saved` would be lost in a save."""
    for blank in TASKS:
        task = blank.again(2, 1)
        assert type(task) is type(blank)
        kind, first, second = task.saved()
        assert kind == blank.kind
        assert task.again(first, second).saved() == task.saved()
    assert Knock(2, 1).saved()[1:] == [2, 1]
    assert Pour(5).saved()[1:] == Reveal(5).saved()[1:] == [5, 0]


def test_what_a_power_writes_is_asked() -> None:
    """Only those that override a hook are in the lists of the rules."""
    pantheon = GAME.pantheon
    assert [GOD_NAMES[god] for god in pantheon.winning] == [
        "ZEUS",
        "CERBERUS",
        "ASCLEPIUS",
        "CALYPSO",
        "HESTIA",
    ], "the first that wins is told"
    assert [GOD_NAMES[god] for god in pantheon.enforcing_gods] == ["DIONYSUS"]
    assert [CITY_NAMES[city] for city in pantheon.enforcing_cities] == ["SANTORINI"]
    assert [GOD_NAMES[god] for god in pantheon.hearing_gods] == ["NEMESIS", "ATLAS"]
    assert [GOD_NAMES[god] for god in pantheon.condemning] == ["DEMETER", "EROS", "ERINYES"]
    assert [CITY_NAMES[city] for city in pantheon.acting_cities] == ["TROY", "RHODES", "EPHESUS"]


def test_every_move_of_a_seat_has_its_command() -> None:
    """Answers to choices in flight and outcomes of chance aren't commands."""
    bare = {MOVES.row(move).name for move in range(MOVES.size) if _is_bare(move)}
    chance = {"card", "city", "god", "calm", "knock", "sand"}
    assert bare - {"wait", "retract"} == {"leave", "starve", "plague", *chance}


def _is_bare(move: int) -> bool:
    return type(GAME.pantheon.commands[move]).__name__ == "Command"
