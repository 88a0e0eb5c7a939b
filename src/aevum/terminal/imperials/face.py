"""Imperials at the terminal: the screen for any game, and words of its own in the line mode."""

from typing import Final

from aevum.core.state import State
from aevum.games.imperials.rules.state import Imperials
from aevum.games.imperials.words import text
from aevum.terminal.face import Face
from aevum.terminal.plain import Plain


class ImperialsPlain(Plain):
    """A game of Imperials played by lines of text."""

    def summary(self, view: State) -> list[str]:
        return text.summary(_imperials(view))[1:]

    def position(self, view: State, whose: str) -> list[str]:
        return text.position(_imperials(view))


class ImperialsFace(Face):
    """Imperials at the terminal."""

    def plain(self) -> type[Plain]:
        return ImperialsPlain


def _imperials(view: State) -> Imperials:
    assert isinstance(view, Imperials)
    return view


FACE: Final = ImperialsFace()
