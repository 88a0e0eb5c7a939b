"""What the terminal has for a game: a screen, a line mode, a replay, and help."""

from typing import TYPE_CHECKING

from aevum.terminal.plain import Plain
from aevum.terminal.playback import Playback
from aevum.terminal.table import Table

if TYPE_CHECKING:
    from textual.screen import Screen


class Face:
    """Suits any game. A game with more of its own extends it and is named in `faces`.

    Screens are imported when one is opened: the line mode begins without them.
    """

    def plain(self) -> type[Plain]:
        """Return the line mode."""
        return Plain

    def screen(self, table: Table) -> "Screen[None]":
        """Return the screen at which a table is played."""
        from aevum.terminal.generic import GenericScreen

        return GenericScreen(table)

    def replay(self, playback: Playback) -> "Screen[None]":
        """Return the screen on which a record is stepped through."""
        from aevum.terminal.replay import ReplayScreen

        return ReplayScreen(playback)

    def teaching(self) -> list[str]:
        """Return what `aevum play GAME --help` tells after the settings."""
        return []
