"""The terminal's parts for ASCII Empires."""

from typing import TYPE_CHECKING, Final

from aevum.core.game import Game
from aevum.core.state import State
from aevum.games.ascii.words.table import draw
from aevum.games.ascii.words.text import empires
from aevum.terminal.ascii.lines import EmpiresPlain
from aevum.terminal.ascii.telling import teller
from aevum.terminal.face import Face
from aevum.terminal.plain import Plain
from aevum.terminal.table import Table

if TYPE_CHECKING:
    from textual.screen import Screen


class EmpiresFace(Face):
    """ASCII Empires at the terminal."""

    def plain(self) -> type[Plain]:
        return EmpiresPlain

    def draw(self, game: Game, view: State) -> str:
        sea = empires(view)
        return draw(sea, teller(sea.viewer))

    def screen(self, table: Table) -> "Screen[None]":
        from aevum.terminal.ascii.screen import EmpiresScreen

        return EmpiresScreen(table)


FACE: Final = EmpiresFace()
