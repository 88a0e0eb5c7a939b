"""Positions of a game, built in words, for tests of its rules.

    from aevum.testing import scenes

    scene = scenes.of("imperials").Scene(seats=3, mode="wonders")
    scene.town(0, "0,0 N").hand(0, wood=1, brick=1).acting(0)
    scene.do(0, "road 0,0 NE")

Each game has its own builders: see `help(scenes.of("imperials"))`. Chance is asked and answered in
words, so that a test chooses everything that happens.
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from aevum.core.errors import UnknownName
from aevum.core.game import Game
from aevum.games import registry


def of(game: Game | str) -> ModuleType:
    """Return the module that builds positions of a game. Raise an UnknownName if it has none."""
    found = registry.find(game) if isinstance(game, str) else game
    place = found.scenes_module()
    if not place or find_spec(place) is None:
        raise UnknownName(f"{found.title} has no scenes: no module builds its positions.")
    return import_module(place)
