"""Imports point one way: core <- games <- bots <- arena, envs, server, terminal <- cli."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src"

# What each room may import besides itself.
BELOW = {
    "core": set[str](),
    "games": {"core"},
    "bots": {"core", "games"},
    "testing": {"core", "games", "bots"},
    "arena": {"core", "games", "bots"},
    "envs": {"core", "games", "bots"},
    "server": {"", "core", "games", "bots"},  # the front door for the version it tells of
    "terminal": {"core", "games", "bots"},
    "cli": {"", "core", "games", "bots", "arena", "envs", "server", "terminal"},
    "__main__": {"cli"},
    "": {"core", "games", "bots", "arena"},  # aevum/__init__.py: the library's front door
}
NO_DEPENDENCIES = {"core", "games"}

# The one place that names the compiler's package, and only for the type checker.
COMPILER_NAMES = ("core/native.py", "mypy_extensions")


def imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            if module == "aevum":  # `from aevum import core` names a room, or the front door
                yield from (
                    f"aevum.{alias.name}" if alias.name in BELOW else "aevum"
                    for alias in node.names
                )
            else:
                yield module


def complaint(path: str, module: str) -> str | None:
    """What is wrong with this import in the file `path` (relative to the package), if anything."""
    room = path.split("/")[0].removesuffix(".py").removeprefix("__init__")
    first, _, rest = module.partition(".")
    if module.startswith("."):
        return "relative import"
    if first in ("tests", "tools", "bench"):
        return f"imports {first}, which is not shipped"
    if first == "aevum":
        other = rest.split(".")[0]
        if other == room or other in BELOW[room]:
            return None
        return f"{room or 'aevum'} must not import {other or 'the front door'}"
    if room in NO_DEPENDENCIES and first not in sys.stdlib_module_names:
        if (path, first) != COMPILER_NAMES:
            return f"{room} imports {first}, which is not in the standard library"
    return None


def complaints(path: str, text: str) -> list[str]:
    found = (complaint(path, module) for module in imported(ast.parse(text)))
    return [f"{path}: {each}" for each in found if each]


def package() -> Iterator[tuple[str, str]]:
    root = SOURCE / "aevum"
    for path in sorted(root.rglob("*.py")):
        yield path.relative_to(root).as_posix(), path.read_text(encoding="utf-8")


def test_every_room_is_known() -> None:
    rooms = {
        path.split("/")[0].removesuffix(".py").removeprefix("__init__") for path, _ in package()
    }
    assert rooms <= set(BELOW), "give a new room its place in BELOW"


def test_imports_point_one_way() -> None:
    assert [each for path, text in package() for each in complaints(path, text)] == []


def test_core_names_no_game() -> None:
    folders = [path.parent.name for path in (SOURCE / "aevum" / "games").glob("*/__init__.py")]
    names = {
        form
        for name in folders
        if name != "template"
        for form in (name, name.replace("_", " "), name.replace("_", ""))
    }
    named = [
        f"{path}: {name}"
        for path, text in package()
        if path.startswith("core/")
        for name in sorted(names)
        if name in text.lower()
    ]
    assert named == []


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("core/state.py", "from aevum.games.template import rules"),
        ("core/state.py", "def f() -> None:\n    import aevum.bots"),
        ("core/state.py", "from aevum import games"),
        ("core/state.py", "from aevum import __version__"),
        ("core/state.py", "import rich"),
        ("core/state.py", "import mypy_extensions"),
        ("games/template/rules/state.py", "from aevum.bots.greedy import Greedy"),
        ("games/template/rules/state.py", "import numpy as np"),
        ("bots/greedy.py", "from aevum.arena import simulate"),
        ("arena/simulate.py", "from aevum.terminal import app"),
        ("terminal/app.py", "from aevum.cli import main"),
        ("server/app.py", "from aevum.terminal.words import share"),
        ("bots/greedy.py", "from aevum.server import wire"),
        ("terminal/app.py", "from tests.profile import amount"),
        ("testing/suite.py", "import aevum.arena"),
        ("bots/greedy.py", "from .random import Random"),
    ],
)
def test_a_wrong_import_is_caught(path: str, text: str) -> None:
    assert complaints(path, text)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("core/native.py", "import mypy_extensions"),
        ("games/template/rules/state.py", "import hashlib\nfrom aevum.core.state import State"),
        ("bots/greedy.py", "from aevum import core, games"),
        ("terminal/app.py", "import textual"),
        ("server/app.py", "import litestar\nfrom aevum.core.match import Match"),
        ("cli.py", "from aevum import __version__\nfrom aevum.arena import simulate"),
        ("__init__.py", "from aevum.core.game import Game"),
    ],
)
def test_a_right_import_is_not(path: str, text: str) -> None:
    assert complaints(path, text) == []
