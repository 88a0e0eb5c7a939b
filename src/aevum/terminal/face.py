"""What the terminal has for a game: a screen, a line mode, a replay, help, a preview."""

from datetime import datetime
from typing import TYPE_CHECKING, NamedTuple

from aevum.core.game import Game
from aevum.core.state import State

if TYPE_CHECKING:
    from rich.text import Text
    from textual.screen import Screen

    from aevum.terminal.canvas import Canvas
    from aevum.terminal.plain import Plain
    from aevum.terminal.playback import Playback
    from aevum.terminal.table import Table
    from aevum.terminal.theme import Palette


class Preview(NamedTuple):
    """What the first screen shows of a game before it is chosen."""

    picture: "Canvas"
    caption: "Text"


class Face:
    """Suits any game. A game with more of its own extends it; `faces` finds it.

    Screens are imported when one is opened: the line mode begins without them.
    """

    def plain(self) -> "type[Plain]":
        """Return the line mode."""
        from aevum.terminal.plain import Plain

        return Plain

    def draw(self, game: Game, view: State) -> str:
        """Return a mask as a drawing in letters, in the language of this terminal."""
        return game.draw(view)

    def screen(self, table: "Table") -> "Screen[None]":
        """Return the screen at which a table is played."""
        from aevum.terminal.generic import GenericScreen

        return GenericScreen(table)

    def replay(self, playback: "Playback") -> "Screen[None]":
        """Return the screen on which a record is stepped through."""
        from aevum.terminal.replay import ReplayScreen

        return ReplayScreen(playback)

    def preview(self, now: datetime, number: int, palette: "Palette") -> Preview | None:
        """Return what the first screen shows of this game now, None for no preview.

        `number` is the key that plays it. It is painted once a minute.
        """
        return None

    def teaching(self) -> list[str]:
        """Return what `aevum play GAME --help` tells after the settings."""
        return []
