"""The public face of `import aevum`: its names hide none of the packages."""

import pkgutil
import subprocess
import sys

import aevum
from aevum.games import registry


def test_no_public_name_hides_a_part_of_the_package() -> None:
    parts = {part.name for part in pkgutil.iter_modules(aevum.__path__)}
    assert "games" in parts
    assert not parts & set(aevum.__all__)


def test_the_package_of_games_can_be_reached_by_its_name() -> None:
    code = "import aevum, aevum.games.imperials as i; print(aevum.games.imperials is i)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"


def test_the_names_of_all_games_are_listed() -> None:
    assert aevum.game_names() == registry.names()


def test_a_bot_author_needs_one_import() -> None:
    wanted = {"WAIT", "CHANCE", "OK", "Driver", "simulate", "Rng", "Bot", "State", "Ask", "Game"}
    assert wanted <= set(aevum.__all__)
    assert all(hasattr(aevum, name) for name in aevum.__all__)
    assert len(set(aevum.__all__)) == len(aevum.__all__)
