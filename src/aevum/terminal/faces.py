"""Which games have something of their own at the terminal, by their names."""

from importlib import import_module
from typing import Final

from aevum.core.game import Game
from aevum.terminal.face import Face

FACES: Final = {
    "tempus": "aevum.terminal.tempus.face",
    "imperials": "aevum.terminal.imperials.face",
    "temporum": "aevum.terminal.temporum.face",
    "ascii": "aevum.terminal.ascii.face",
    "chronos": "aevum.terminal.chronos.face",
}
"""The modules whose FACE it is; each is imported when its game is played."""

ANY: Final = Face()


def face_of(game: Game) -> Face:
    """Return what the terminal has for a game."""
    if game.name not in FACES:
        return ANY
    face: object = import_module(FACES[game.name]).FACE
    assert isinstance(face, Face)
    return face
