"""A record of Chronos Conquest on its painted table."""

from typing import Final

from textual.widgets import Static

from aevum.core.state import NONE, State
from aevum.core.text import Text
from aevum.games.chronos.messages import BOOK
from aevum.games.chronos.rules.phrases import moment
from aevum.games.chronos.rules.state import Conquest
from aevum.terminal.chronos.picture import picture
from aevum.terminal.language import tell
from aevum.terminal.plate import Plate
from aevum.terminal.replay import ReplayScreen
from aevum.terminal.theme import Palette

BARS: Final = 5  # lines around the table
LEAST: Final = (60, 16)


class ChronosReplay(ReplayScreen):
    """Shows the table over the whole screen; everybody's kingdom is on it."""

    PLATES = ("board",)
    RAIL = False

    def show_table(self, state: State, p: Palette) -> None:
        assert isinstance(state, Conquest)
        names = [tell(Text("seat-player", {"n": seat + 1}, BOOK)) for seat in range(state.seats)]
        room = (max(LEAST[0], self.size.width - 2), max(LEAST[1], self.size.height - BARS))
        self.query_one("#board", Plate).show(picture(state, NONE, names, room, p))
        self.query_one("#where", Static).update(moment(state.now))
