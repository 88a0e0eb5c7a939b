"""Imports point one way: core <- games <- bots <- arena, envs, server, terminal <- cli."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src"

# What each room may import besides itself.
BELOW = {
    "core": set[str](),
    "games": {"core"},
    "catalogue": {"core"},
    "bots": {"core", "games"},
    "testing": {"core", "games", "bots"},
    "compiler": {""},  # the public face, for the path of Aevum
    "arena": {"core", "games", "bots"},
    "envs": {"core", "games", "bots"},
    "server": {"", "core", "games", "bots"},  # the public face, for its version
    "terminal": {"core", "games", "bots"},
    "cli": {
        "",
        "core",
        "games",
        "catalogue",
        "compiler",
        "bots",
        "testing",
        "arena",
        "envs",
        "server",
        "terminal",
    },
    "__main__": {"cli"},
    "": {"core", "games", "bots", "arena"},  # aevum/__init__.py: the public face of the library
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
            if module == "aevum":  # `from aevum import core` names a room, or the public face
                yield from (
                    f"aevum.{alias.name}" if alias.name in BELOW else "aevum"
                    for alias in node.names
                )
            else:
                yield module


def complaint(path: str, module: str) -> str | None:
    """Return what is wrong with this import in the file `path` below the package, if anything."""
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


NAMES = ("tempus", "imperium", "temporum", "imperials", "ascii", "empires", "chronos", "conquest")
GENERIC = (
    "core",
    "server",
    "cli",
    "bots",
    "arena",
    "testing",
    "terminal",
    "catalogue",
    "compiler",
    "__main__",
    "",
)
"""Rooms that serve any game; the folders below them that belong to one game are not generic."""
MIGRATIONS = "server/store/migrations/"  # they rename rows of games with former names
HELP_CALLS = ("App", "Parameter", "command")  # of the command line, with their help
HELP_ARGUMENTS = ("help", "epilog")
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")


def is_generic(path: str) -> bool:
    """Return whether a file is for any game: games, and their folders in a shell, are not."""
    if path.startswith(MIGRATIONS):
        return False
    room = path.split("/")[0].removesuffix(".py").removeprefix("__init__")
    return room in GENERIC and not (room == "terminal" and path.split("/")[1] in NAMES)


def game_names(tree: ast.Module) -> Iterator[str]:
    """Yield the names of games in imports, names and string literals of code.

    Docstrings, help of the command line and names of codecs are exempt.
    """
    exempt = {id(node) for each in ast.walk(tree) for node in _exempt(each)}
    exempt |= {id(node) for node in _help_texts(tree)}
    for node in ast.walk(tree):
        if id(node) in exempt:
            continue
        for text in _texts(node):
            yield from (word.lower() for word in WORD.findall(text) if word.lower() in NAMES)


def _texts(node: ast.AST) -> list[str]:
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.Name(id=text) | ast.Attribute(attr=text) | ast.arg(arg=text):
            return [text]
        case ast.FunctionDef(name=text) | ast.AsyncFunctionDef(name=text) | ast.ClassDef(name=text):
            return [text]
        case ast.alias(name=name, asname=asname):
            return [name, asname or ""]
        case ast.ImportFrom(module=module):
            return [module or ""]
        case ast.keyword(arg=text) if text != "ensure_ascii":  # of a codec
            return [text or ""]
    return []


def _exempt(node: ast.AST) -> Iterator[ast.AST]:
    """Yield everything below a node that may name a game."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        yield node.value  # a docstring, or the docstring of a field
    if isinstance(node, ast.Call):
        codec = isinstance(node.func, ast.Attribute) and node.func.attr in ("encode", "decode")
        yield from node.args if codec else []
        yield from (each.value for each in node.keywords if each.arg == "encoding")
    if isinstance(node, ast.Attribute) and ast.unparse(node) == "re.ASCII":
        yield node


def _help_texts(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield the texts that are only help of the command line.

    Such a text is in the call, or in a constant that is only used for help.
    """
    given = [value for node in ast.walk(tree) for value in _help_arguments(node)]
    yield from (value for value in given if isinstance(value, ast.Constant))
    loads = [node for node in ast.walk(tree) if isinstance(node, ast.Name)]
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            uses = [name for name in loads if name.id == node.target.id and name != node.target]
            if isinstance(node.value, ast.Constant) and uses and all(use in given for use in uses):
                yield node.value


def _help_arguments(node: ast.AST) -> list[ast.expr]:
    if not isinstance(node, ast.Call):
        return []
    called = ast.unparse(node.func).rpartition(".")[2]
    if called not in HELP_CALLS:
        return []
    return [each.value for each in node.keywords if each.arg in HELP_ARGUMENTS]


def test_generic_rooms_name_no_game() -> None:
    named = {
        f"{path}: {name}"
        for path, text in package()
        if is_generic(path)
        for name in game_names(ast.parse(text))
    }
    assert sorted(named) == []


@pytest.mark.parametrize(
    "text",
    [
        "from aevum.games.imperials import GAME",
        "import aevum.games.ascii as game",
        'if game.name == "chronos":\n    pass',
        "CHRONOS = 3",
        "def draw_ascii() -> None: ...",
        'title = "Tempus Imperium"',
        "class TemporumFace: ...",
        'find(help="tempus")',
        'App(name="tempus")',
        'Parameter(help=find("tempus").title)',
        'ABOUT: Final = "tempus"\nfind(ABOUT)',
        'ABOUT: Final = "tempus"\nApp(help=ABOUT)\nfind(ABOUT)',
        'ABOUT: Final = find("tempus")\nApp(help=ABOUT)',
        'def f() -> None:\n    about: str = "tempus"\n    App(help=about)',
        "flags.ASCII",
    ],
)
def test_a_game_that_is_named_is_caught(text: str) -> None:
    assert list(game_names(ast.parse(text)))


@pytest.mark.parametrize(
    "text",
    [
        '"""As in `aevum play tempus`."""',
        'data = text.encode("ascii")',
        'path.read_text(encoding="ascii")',
        'app.command(epilog="aevum play chronos")',
        'App(help="aevum play chronos")',
        'Parameter(name="--bots", help="In chronos " "also standard-hard.")',
        'ABOUT: Final = "aevum play tempus"\napp = App(name="aevum", help=ABOUT)',
        "re.compile(text, re.ASCII)",
        "from aevum.games.registry import find",
        "if text.isascii():\n    pass",
    ],
)
def test_docstrings_help_and_codecs_may_name_a_game(text: str) -> None:
    assert list(game_names(ast.parse(text))) == []


RULES_ROOMS = ("rules", "cards", "zones", "gods", "edicts", "moves.py", "data.py")
"""The rooms of a game's rules; its other rooms are built on them."""
ABOVE_RULES = ("bot", "words")


def imported_names(tree: ast.AST) -> Iterator[str]:
    """Yield each import with its source, a module or a name in one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def rules_complaints(path: str, text: str) -> list[str]:
    """Return the imports of a game's rules from rooms that are built on them."""
    room, _, rest = path.partition("/")
    if room != "games" or rest.count("/") < 1 or rest.split("/")[1] not in RULES_ROOMS:
        return []
    return [
        f"{path}: the rules of a game must not import {module}"
        for module in imported_names(ast.parse(text))
        if re.fullmatch(rf"aevum\.games\.\w+\.({'|'.join(ABOVE_RULES)})(\..*)?", module)
    ]


def test_rules_import_neither_bots_nor_words() -> None:
    found = [each for path, text in package() for each in rules_complaints(path, text)]
    assert found == []


TABLES = {"imperials": "cards"}
"""Games whose rules find things in a table, and the room from which only `game.py` fills it."""


def test_rules_find_things_in_a_table_and_import_none() -> None:
    """A match can then have a designer's own set of them."""
    for path, text in package():
        game = path.split("/")[1] if path.startswith("games/") else ""
        if game in TABLES and path.startswith(f"games/{game}/rules/"):
            room = f"aevum.games.{game}.{TABLES[game]}."
            assert [each for each in imported(ast.parse(text)) if each.startswith(room)] == []


def test_every_game_keeps_its_rules_in_a_room() -> None:
    """Otherwise the rule above would check nothing."""
    games = SOURCE / "aevum" / "games"
    folders = [folder for folder in games.iterdir() if (folder / "game.py").is_file()]
    assert len(folders) == 6
    for folder in folders:
        assert {"rules", "bot", "words"} <= {each.name for each in folder.iterdir()}
        assert {"moves.py", "data.py"} <= {each.name for each in folder.iterdir()}


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("games/tempus/rules/state.py", "from aevum.games.tempus.bot.solve import solve"),
        ("games/tempus/rules/state.py", "from aevum.games.tempus.words import text"),
        ("games/tempus/rules/state.py", "import aevum.games.tempus.bot.solve as solver"),
        ("games/tempus/rules/state.py", "from aevum.games.tempus import data, words"),
        ("games/tempus/rules/state.py", "def f() -> None:\n    from aevum.games.x.bot import y"),
        ("games/imperials/cards/science.py", "from aevum.games.imperials.bot.turn import act"),
        ("games/temporum/zones/zone.py", "from aevum.games.temporum.words.zonewords import of"),
        ("games/chronos/gods/hell.py", "from aevum.games.chronos.words.briefs import brief"),
        ("games/ascii/moves.py", "from aevum.games.ascii.words.text import label"),
        ("games/ascii/data.py", "from aevum.games.ascii import bot"),
    ],
)
def test_rules_that_import_bots_or_words_are_caught(path: str, text: str) -> None:
    assert rules_complaints(path, text)


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("games/tempus/rules/state.py", "from aevum.games.tempus.rules.board import Board"),
        ("games/tempus/rules/state.py", "from aevum.core.bot import Bot"),
        ("games/tempus/game.py", "from aevum.games.tempus.bot.standard import TempusBot"),
        ("games/tempus/bot/standard.py", "from aevum.games.tempus.words import text"),
        ("games/registry.py", "from aevum.games.tempus.bot.solve import solve"),
    ],
)
def test_other_rooms_may_import_them(path: str, text: str) -> None:
    assert rules_complaints(path, text) == []


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
