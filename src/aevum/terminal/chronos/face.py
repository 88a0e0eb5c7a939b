"""The terminal's parts for Chronos Conquest."""

from typing import TYPE_CHECKING, Final

from aevum.core.game import Game
from aevum.core.state import State
from aevum.games.chronos.words.drawing import Drawing
from aevum.games.chronos.words.text import conquest
from aevum.terminal.chronos.keys import teaching
from aevum.terminal.chronos.lines import ChronosPlain
from aevum.terminal.face import Face
from aevum.terminal.language import language
from aevum.terminal.plain import Plain
from aevum.terminal.playback import Playback
from aevum.terminal.table import Table

if TYPE_CHECKING:
    from textual.screen import Screen


class ChronosFace(Face):
    """Chronos Conquest at the terminal."""

    def plain(self) -> type[Plain]:
        return ChronosPlain

    def draw(self, game: Game, view: State) -> str:
        return Drawing(conquest(view), language()).draw()

    def screen(self, table: Table) -> "Screen[None]":
        from aevum.terminal.chronos.screen import ChronosScreen

        return ChronosScreen(table)

    def replay(self, playback: Playback) -> "Screen[None]":
        from aevum.terminal.chronos.replay import ChronosReplay

        return ChronosReplay(playback)

    def teaching(self) -> list[str]:
        return teaching()


FACE: Final = ChronosFace()
