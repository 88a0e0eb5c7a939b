"""Finding what a game has of its own at the terminal."""

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from aevum.core.errors import UnknownName, quote
from aevum.core.game import Game
from aevum.terminal import messages as m
from aevum.terminal.face import Face

HERE: Final = "aevum.terminal"
ANY: Final = Face()


def face_of(game: Game) -> Face:
    """Return what the terminal has for a game: its own face, or the one that suits any game.

    A face is the FACE of `face.py` in the folder of this package that has the game's name, or
    where `Game.terminal_face` says. It is imported when its game is played.
    """
    place = game.terminal_face() or _own_place(game.name)
    return _load(place, game.title) if place else ANY


def _own_place(name: str) -> str:
    """Return the place of the face in a game's folder here, "" where it has none."""
    if not name.isidentifier():
        return ""
    folder = find_spec(f"{HERE}.{name}")
    if folder is None or folder.submodule_search_locations is None:
        return ""
    return f"{HERE}.{name}.face:FACE"


def _load(place: str, title: str) -> Face:
    module, _, name = place.partition(":")
    try:
        face: object = getattr(import_module(module), name)
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"
        told = m.shell_face_failed(face=quote(place), game=title, reason=reason)
        raise UnknownName(told) from error
    if not isinstance(face, Face):
        raise UnknownName(m.shell_face_wrong(face=quote(place)))
    return face
