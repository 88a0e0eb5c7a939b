"""Things are objects: a designer's own card, and effects that list their fields."""

import subprocess
import sys
from inspect import getmembers, isgetsetdescriptor
from pathlib import Path

import pytest

from aevum.core.frames import Effect
from aevum.games.imperials import GAME
from aevum.games.imperials.data import ACTIONS
from aevum.games.imperials.rules.state import EFFECTS

SCRIPT = Path(__file__).with_name("own_card.py")


def test_a_designers_card_is_a_row_and_a_class() -> None:
    """It is dealt, played, saved, loaded, masked, viewed and known to bots, on both builds."""
    done = subprocess.run(
        [sys.executable, str(SCRIPT)], capture_output=True, text=True, check=False
    )
    assert done.stdout == "The Surveyor works.\n", done.stderr


def fields(effect: Effect) -> set[str]:
    """Return the names of an effect's fields, on both builds."""
    if hasattr(effect, "__dict__"):
        return set(vars(effect))
    return {name for name, _ in getmembers(type(effect), isgetsetdescriptor)}


BARE = fields(Effect(0, 0))
ALL = [*EFFECTS, *[card.effect(0) for card in GAME.cards]]


@pytest.mark.parametrize("effect", ALL, ids=lambda effect: type(effect).__name__)
def test_an_effect_lists_all_its_fields(effect: Effect) -> None:
    """A field missing in `names` would be lost in copies and saves, and visible in masks."""
    follows = {"card"} if effect.op >= len(EFFECTS) else set[str]()
    assert set(effect.names()) == fields(effect) - BARE - follows
    assert type(effect.blank()) is type(effect)


def test_every_card_has_its_place() -> None:
    assert [card.kind for card in GAME.cards] == list(range(len(ACTIONS)))
    assert [effect.op for effect in EFFECTS] == list(range(len(EFFECTS)))
