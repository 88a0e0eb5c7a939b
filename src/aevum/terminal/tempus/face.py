"""What Tempus Imperium has of its own at the terminal."""

from typing import TYPE_CHECKING, Final

from aevum.terminal.face import Face
from aevum.terminal.plain import Plain
from aevum.terminal.playback import Playback
from aevum.terminal.table import Table
from aevum.terminal.tempus.lines import TempusPlain

if TYPE_CHECKING:
    from textual.screen import Screen


class TempusFace(Face):
    """Tempus Imperium at the terminal."""

    def plain(self) -> type[Plain]:
        return TempusPlain

    def screen(self, table: Table) -> "Screen[None]":
        from aevum.terminal.tempus.screen import TempusScreen

        return TempusScreen(table)

    def replay(self, playback: Playback) -> "Screen[None]":
        from aevum.terminal.tempus.replay import TempusReplay

        return TempusReplay(playback)


FACE: Final = TempusFace()
