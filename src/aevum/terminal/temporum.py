"""Temporum at the terminal: the screen for any game, and words of its own in the line mode."""

from typing import Final

from aevum.core.state import State
from aevum.games.temporum import text
from aevum.games.temporum.rules import Temporum
from aevum.terminal.face import Face
from aevum.terminal.plain import Plain


class TemporumPlain(Plain):
    """A game of Temporum played by lines of text."""

    def summary(self, view: State) -> list[str]:
        return text.summary(_temporum(view))

    def position(self, view: State, whose: str) -> list[str]:
        return text.position(_temporum(view))


class TemporumFace(Face):
    """Temporum at the terminal."""

    def plain(self) -> type[Plain]:
        return TemporumPlain


def _temporum(view: State) -> Temporum:
    assert isinstance(view, Temporum)
    return view


FACE: Final = TemporumFace()
