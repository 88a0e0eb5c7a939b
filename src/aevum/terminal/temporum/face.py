"""Temporum at the terminal: a screen for large and small windows, and words for the line mode."""

from typing import TYPE_CHECKING, Final

from aevum.core.game import Game
from aevum.core.state import State
from aevum.games.temporum.words.drawing import Teller
from aevum.games.temporum.words.text import temporum
from aevum.terminal.face import Face
from aevum.terminal.language import language
from aevum.terminal.plain import Plain
from aevum.terminal.table import Table

if TYPE_CHECKING:
    from textual.screen import Screen


class TemporumPlain(Plain):
    """A game of Temporum played in the line mode."""

    def summary(self, view: State) -> list[str]:
        return Teller(temporum(view), language()).summary()

    def position(self, view: State, whose: str) -> list[str]:
        return Teller(temporum(view), language()).position()


class TemporumFace(Face):
    """Temporum at the terminal."""

    def plain(self) -> type[Plain]:
        return TemporumPlain

    def draw(self, game: Game, view: State) -> str:
        return Teller(temporum(view), language()).draw()

    def screen(self, table: Table) -> "Screen[None]":
        from aevum.terminal.temporum.screen import TemporumScreen

        return TemporumScreen(table)


FACE: Final = TemporumFace()
