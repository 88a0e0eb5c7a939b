"""What each game has of its own at the terminal, and that nothing but the registry names it."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from aevum.cli import app as cli_app
from aevum.cli import play as cli_play
from aevum.core.game import Game
from aevum.games import registry
from aevum.terminal.ascii.lines import EmpiresPlain
from aevum.terminal.ascii.screen import EmpiresScreen
from aevum.terminal.chronos.lines import ChronosPlain
from aevum.terminal.chronos.replay import ChronosReplay
from aevum.terminal.chronos.screen import ChronosScreen
from aevum.terminal.faces import FACES, face_of
from aevum.terminal.generic import GenericScreen
from aevum.terminal.plain import Plain
from aevum.terminal.playback import Playback
from aevum.terminal.replay import ReplayScreen
from aevum.terminal.temporum.screen import TemporumScreen
from aevum.terminal.tempus.lines import TempusPlain
from aevum.terminal.tempus.replay import TempusReplay
from aevum.terminal.tempus.screen import TempusScreen
from tests.terminal.conftest import seated, tempus

ALL_HAVE = (GenericScreen, ReplayScreen)


@pytest.mark.parametrize(
    ("name", "screen", "replay", "plain"),
    [
        ("tempus", TempusScreen, TempusReplay, TempusPlain),
        ("ascii", EmpiresScreen, ReplayScreen, EmpiresPlain),
        ("chronos", ChronosScreen, ChronosReplay, ChronosPlain),
        ("imperials", *ALL_HAVE, Plain),
        ("temporum", TemporumScreen, ReplayScreen, Plain),
        ("template", *ALL_HAVE, Plain),
    ],
)
def test_a_game_has_its_own_or_what_suits_any(
    name: str, screen: type, replay: type, plain: type
) -> None:
    game = registry.find(name)
    table = tempus() if name == "tempus" else seated(name, *[""] * game.min_seats)
    face = face_of(game)
    assert type(face.screen(table)) is screen
    assert type(face.replay(Playback(table.match.record))) is replay
    assert issubclass(face.plain(), plain)


def test_every_face_belongs_to_a_game() -> None:
    assert set(FACES) <= set(registry.names())


def test_only_the_help_of_games_that_teach_is_longer() -> None:
    teaching = [name for name in registry.names() if face_of(registry.find(name)).teaching()]
    assert teaching == ["chronos"]


def test_playing_a_game_imports_none_by_name() -> None:
    for module in (cli_app, cli_play):
        tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
        froms = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        rooms = [name.split(".")[2] for name in froms if name.count(".") >= 2]
        folders = {Path(place.replace(".", "/")).parent.name for place in FACES.values()}
        assert not set(rooms) & ({*FACES} | (folders - {"terminal"}))


def test_the_line_mode_begins_without_screens() -> None:
    loaded = "import aevum.cli.play, sys; sys.exit('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", loaded], check=False).returncode == 0


def test_a_game_from_elsewhere_needs_no_face(tiny: dict[str, Game]) -> None:
    assert all(face_of(game).plain() is Plain for game in tiny.values())
