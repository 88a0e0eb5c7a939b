"""The terminal's parts for Tempus Imperium."""

from datetime import datetime
from typing import TYPE_CHECKING, Final

from aevum.core.game import Game
from aevum.core.state import State
from aevum.games.tempus.words.drawing import Drawing
from aevum.games.tempus.words.text import tempus
from aevum.terminal.face import Face, Preview
from aevum.terminal.language import language
from aevum.terminal.plain import Plain
from aevum.terminal.playback import Playback
from aevum.terminal.table import Table
from aevum.terminal.tempus.lines import TempusPlain

if TYPE_CHECKING:
    from textual.screen import Screen

    from aevum.terminal.theme import Palette


class TempusFace(Face):
    """Tempus Imperium at the terminal."""

    def plain(self) -> type[Plain]:
        return TempusPlain

    def draw(self, game: Game, view: State) -> str:
        return Drawing(tempus(view), language()).draw()

    def screen(self, table: Table) -> "Screen[None]":
        from aevum.terminal.tempus.screen import TempusScreen

        return TempusScreen(table)

    def replay(self, playback: Playback) -> "Screen[None]":
        from aevum.terminal.tempus.replay import TempusReplay

        return TempusReplay(playback)

    def preview(self, now: datetime, number: int, palette: "Palette") -> Preview | None:
        from aevum.terminal.tempus.preview import preview

        return preview(now, number, palette)


FACE: Final = TempusFace()
