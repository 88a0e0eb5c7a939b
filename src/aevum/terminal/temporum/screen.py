"""Temporum on a screen: in a small window the Times take the whole width, with the moves below."""

from typing import Final

from textual.events import Resize

from aevum.core.state import State
from aevum.games.temporum.words.drawing import Teller
from aevum.games.temporum.words.text import temporum
from aevum.terminal.generic import GenericScreen
from aevum.terminal.language import language

WIDE: Final = 120  # columns needed for the Times and the list of moves side by side
HIGH: Final = 44  # lines needed to draw the Times as a tree in the whole width
MARGINS: Final = 3  # columns that the drawing leaves free, one of them for its scrollbar


class TemporumScreen(GenericScreen):
    """A table of Temporum."""

    def on_resize(self, event: Resize) -> None:
        """Lay out the table for the size of the window."""
        self.set_class(event.size.width < WIDE, "small")
        self.show_all()

    def drawing(self, view: State) -> str:
        teller = Teller(temporum(view), language())
        if self.size.width < WIDE and self.size.height < HIGH:
            return teller.draw_small(self.size.width - MARGINS)
        return teller.draw()
