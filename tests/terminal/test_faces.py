"""The terminal's parts for each game, and how they are found."""

import subprocess
import sys
from pathlib import Path

import pytest

from aevum import terminal
from aevum.core.errors import UnknownName
from aevum.core.game import Game
from aevum.games import registry
from aevum.terminal.ascii.lines import EmpiresPlain
from aevum.terminal.ascii.screen import EmpiresScreen
from aevum.terminal.chronos.lines import ChronosPlain
from aevum.terminal.chronos.replay import ChronosReplay
from aevum.terminal.chronos.screen import ChronosScreen
from aevum.terminal.face import Face
from aevum.terminal.faces import face_of
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
    folders = [file.parent.name for file in Path(terminal.__path__[0]).glob("*/face.py")]
    assert set(folders) == set(registry.names())


class OwnFace(Face):
    """The face of a game from another package."""

    def teaching(self) -> list[str]:
        return ["Have a nice game."]


OWN = OwnFace()


def from_elsewhere(monkeypatch: pytest.MonkeyPatch, game: Game, place: str) -> Game:
    monkeypatch.setattr(type(game), "terminal_face", lambda _: place)
    return game


def test_a_game_from_elsewhere_names_its_face(
    monkeypatch: pytest.MonkeyPatch, tiny: dict[str, Game]
) -> None:
    game = from_elsewhere(monkeypatch, tiny["nest"], f"{__name__}:OWN")
    assert face_of(game) is OWN


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("no_such_module:FACE", "be loaded (ModuleNotFoundError: "),
        (f"{__name__}:NONE", "be loaded (AttributeError: "),
        (f"{__name__}:ALL_HAVE", "a face. It has to be an"),
        ("nowhere", "be loaded"),
    ],
)
def test_a_face_that_is_none_is_told(
    monkeypatch: pytest.MonkeyPatch, tiny: dict[str, Game], place: str, told: str
) -> None:
    game = from_elsewhere(monkeypatch, tiny["nest"], place)
    with pytest.raises(UnknownName) as refused:
        face_of(game)
    assert told in str(refused.value)


@pytest.mark.parametrize("name", ["plain", "face", "no_such_game", "no.such", "no-such", ""])
def test_no_other_file_of_the_terminal_is_taken_for_a_face(
    monkeypatch: pytest.MonkeyPatch, tiny: dict[str, Game], name: str
) -> None:
    monkeypatch.setattr(tiny["nest"], "name", name)
    assert type(face_of(tiny["nest"])) is Face


def test_only_the_help_of_games_that_teach_is_longer() -> None:
    teaching = [name for name in registry.names() if face_of(registry.find(name)).teaching()]
    assert teaching == ["chronos"]


def test_the_line_mode_begins_without_screens() -> None:
    loaded = "import aevum.cli.play, sys; sys.exit('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", loaded], check=False).returncode == 0


def test_a_game_from_elsewhere_needs_no_face(tiny: dict[str, Game]) -> None:
    assert all(face_of(game).plain() is Plain for game in tiny.values())
