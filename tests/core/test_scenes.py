"""The tests' builders of positions are available to everybody."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from aevum.core.errors import BadMove, UnknownName
from aevum.core.state import CHANCE
from aevum.games import registry
from aevum.testing import scenes
from tests.tiny import TINY


@pytest.mark.parametrize("name", registry.BUILT_IN)
def test_every_game_has_scenes_that_say_what_they_can_do(name: str) -> None:
    module = scenes.of(name)
    assert module is scenes.of(registry.find(name))
    assert module.__doc__
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    assert "assert" in ast.unparse(tree), "a scene complains of what cannot be"


def test_a_game_without_scenes_is_told() -> None:
    for game in (registry.find("template"), TINY[0]):
        with pytest.raises(UnknownName, match="has no scenes"):
            scenes.of(game)


def test_a_position_is_played_with_chosen_chance() -> None:
    scene = scenes.of("imperials").Scene(seats=3)
    scene.village(0, "0,0 N").hand(1, ore=2).before_roll(0)
    scene.roll(3, 3)
    assert scene.state.explicit
    assert scene.asked()[0][0] != CHANCE
    with pytest.raises(AssertionError):
        scene.do(1, "end")


def test_a_scene_plays_the_same_without_assertions() -> None:
    """-O may switch off its checks but not its moves."""
    code = (
        "from aevum.testing import scenes\n"
        "tempus = scenes.of('tempus')\n"
        "state = tempus.play(tempus.start(), 'pass')\n"
        "print(state.turn)\n"
    )
    for flags in ([], ["-O"]):
        done = subprocess.run(
            [sys.executable, *flags, "-c", code], capture_output=True, text=True, check=True
        )
        assert done.stdout == "1\n"
    with pytest.raises(BadMove):
        scenes.of("tempus").start().play(0, 0)
