"""Things are objects: a designer's own Zone, and effects that list their fields."""

import subprocess
import sys
from inspect import getmembers, isgetsetdescriptor
from pathlib import Path

import pytest

from aevum.core.frames import Effect
from aevum.games.temporum.data import CARDS, ZONES
from aevum.games.temporum.moves import EFFECTS as EFFECT_WORDS
from aevum.games.temporum.printed import PRINTED, TEXTS, THINGS
from aevum.games.temporum.rules.asks import OWN
from aevum.games.temporum.rules.state import EFFECTS

SCRIPT = Path(__file__).with_name("own_zone.py")


def test_a_designers_zone_is_a_row_and_a_class() -> None:
    """It is dealt, visited, saved, loaded, masked, viewed and known to bots, on both builds."""
    done = subprocess.run(
        [sys.executable, str(SCRIPT)], capture_output=True, text=True, check=False
    )
    assert done.stdout == "Tide Market works.\n", done.stderr


def fields(effect: Effect) -> set[str]:
    """Return the names of an effect's fields, on both builds."""
    if hasattr(effect, "__dict__"):
        return set(vars(effect))
    return {name for name, _ in getmembers(type(effect), isgetsetdescriptor)}


def own_effects() -> list[Effect]:
    """Return a blank effect of each step that a Zone or card has for itself."""
    found: list[Effect] = []
    for number, text in enumerate(PRINTED.texts):
        made = [op.blank_effect(OWN + number) for op in text]
        found += [effect for effect in made if effect is not None]
    dealt = [zone.dealing() for zone in THINGS.zones]
    return [*found, *(effect for effect in dealt if effect is not None)]


BARE = fields(Effect(0, 0))
ALL: list[Effect] = [*EFFECTS, *THINGS.due, *own_effects()]


@pytest.mark.parametrize("effect", ALL, ids=lambda effect: type(effect).__name__)
def test_an_effect_lists_all_its_fields(effect: Effect) -> None:
    """A field missing in `names` would be lost in copies and saves, and visible in masks."""
    follows = {"kind"} if effect in THINGS.due else set[str]()
    assert set(effect.names()) == fields(effect) - BARE - follows
    assert type(effect.blank()) is type(effect)
    assert effect.blank().op == effect.op


@pytest.mark.parametrize("effect", ALL, ids=lambda effect: type(effect).__name__)
def test_a_copy_of_an_effect_has_all_its_fields(effect: Effect) -> None:
    """Some classes write `clone` by hand."""
    full = effect.blank()
    full.seat, full.stage, full.sealed = 2, 3, [4]
    for number, name in enumerate(full.names(), 5):
        setattr(full, name, [number] if isinstance(getattr(full, name), list) else number)
    copy = full.clone()
    assert isinstance(copy, Effect)
    data = full.to_data()
    assert copy.to_data() == data
    for name in ("sealed", *full.names()):
        field = getattr(copy, name)
        if isinstance(field, list):
            field.append(0)
    assert full.to_data() == data


def test_everything_has_its_place() -> None:
    assert [zone.number for zone in THINGS.zones] == list(range(len(ZONES)))
    assert [card.number for card in THINGS.cards] == list(range(len(CARDS)))
    assert [effect.kind for effect in THINGS.due] == list(range(len(EFFECT_WORDS)))
    assert [effect.op for effect in EFFECTS] == list(range(len(EFFECTS)))
    assert len(TEXTS.passages) == len(PRINTED.texts)
