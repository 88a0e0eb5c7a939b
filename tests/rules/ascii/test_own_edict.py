"""Things are objects: a designer's own edict, and effects that list their fields."""

import subprocess
import sys
from inspect import getmembers, isgetsetdescriptor
from pathlib import Path

import pytest

from aevum.core.frames import Effect
from aevum.games.ascii import GAME
from aevum.games.ascii.data import DISASTER_ROWS, EDICTS, NAMES
from aevum.games.ascii.moves import MOVES
from aevum.games.ascii.rules.asks import ASK_NAMES
from aevum.games.ascii.rules.questions import QUESTIONS
from aevum.games.ascii.rules.science import LINES
from aevum.games.ascii.rules.state import EFFECTS
from aevum.games.ascii.rules.tracks import TRACKS

SCRIPT = Path(__file__).with_name("own_edict.py")


def test_a_designers_edict_is_a_row_and_a_class() -> None:
    """It is used, saved, loaded, masked, viewed and known to bots, on both builds."""
    done = subprocess.run(
        [sys.executable, str(SCRIPT)], capture_output=True, text=True, check=False
    )
    assert done.stdout == "The Festival works.\n", done.stderr


def fields(effect: Effect) -> set[str]:
    """Return the names of an effect's fields, on both builds."""
    if hasattr(effect, "__dict__"):
        return set(vars(effect))
    return {name for name, _ in getmembers(type(effect), isgetsetdescriptor)}


BARE = fields(Effect(0, 0))


@pytest.mark.parametrize("effect", EFFECTS, ids=lambda effect: type(effect).__name__)
def test_an_effect_lists_all_its_fields(effect: Effect) -> None:
    """A field missing in `names` would be lost in copies and saves."""
    assert set(effect.names()) == fields(effect) - BARE
    assert type(effect.blank()) is type(effect)
    copy = effect.clone()
    assert isinstance(copy, Effect)
    assert copy.to_data() == effect.to_data()


def test_everything_has_its_place() -> None:
    things = GAME.things
    assert [effect.op for effect in EFFECTS] == list(range(len(EFFECTS)))
    assert [building.kind for building in things.buildings] == list(range(len(NAMES)))
    assert [disaster.kind for disaster in things.disasters] == list(range(len(DISASTER_ROWS)))
    assert [edict.kind for edict in things.edicts] == list(range(len(EDICTS)))
    assert [kind.number for kind in things.operations] == list(range(len(things.operations)))
    assert [track.number for track in TRACKS] == list(range(len(TRACKS)))
    assert [line.number for line in LINES] == list(range(len(LINES)))
    assert len(QUESTIONS) == len(ASK_NAMES)


def test_things_own_their_moves() -> None:
    """Each range of moves is a row of the table, or several rows that follow each other."""
    for row, edict in zip(EDICTS, GAME.things.edicts, strict=True):
        moves = MOVES.named(row.word)
        assert (edict.first, edict.after) == (moves.base, moves.base + moves.size)
    for kind in GAME.things.operations:
        assert MOVES.row(kind.first).base == kind.first
        assert MOVES.row(kind.first).size == kind.size
