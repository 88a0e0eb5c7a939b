"""Imperials at the terminal: the generic screen, and its own words in the line mode."""

from typing import Final

from aevum.core.game import Game
from aevum.core.state import State
from aevum.games.imperials.words.drawing import Teller
from aevum.games.imperials.words.text import imperials
from aevum.terminal.face import Face
from aevum.terminal.language import language
from aevum.terminal.plain import Plain


class ImperialsPlain(Plain):
    """A game of Imperials played in the line mode."""

    def summary(self, view: State) -> list[str]:
        return Teller(imperials(view), language()).summary()[1:]

    def position(self, view: State, whose: str) -> list[str]:
        return Teller(imperials(view), language()).position()


class ImperialsFace(Face):
    """Imperials at the terminal."""

    def plain(self) -> type[Plain]:
        return ImperialsPlain

    def draw(self, game: Game, view: State) -> str:
        return Teller(imperials(view), language()).draw()


FACE: Final = ImperialsFace()
