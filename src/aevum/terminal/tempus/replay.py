"""A replay of Tempus Imperium on its painted board."""

from textual.events import Resize
from textual.widgets import Static

from aevum.core.state import State
from aevum.games.tempus.rules.state import TempusState
from aevum.terminal.plate import Plate
from aevum.terminal.playback import Playback
from aevum.terminal.replay import ReplayScreen
from aevum.terminal.tempus import panels
from aevum.terminal.tempus.board import Marks, paint
from aevum.terminal.tempus.share import letters
from aevum.terminal.tempus.sizes import LARGE, SMALL, Size
from aevum.terminal.tempus.track import paint_track
from aevum.terminal.tempus.words import digits, title_date
from aevum.terminal.theme import Palette


class TempusReplay(ReplayScreen):
    """Shows the board with the track above it, and the parts of the score."""

    PLATES = ("track", "board")

    def __init__(self, playback: Playback) -> None:
        super().__init__(playback)
        self.size_now: Size = LARGE

    def on_resize(self, event: Resize) -> None:
        """Choose the size of the board."""
        self.size_now = LARGE if event.size.width >= 96 and event.size.height >= 40 else SMALL
        self.show_all()

    def title_of(self, state: State) -> str:
        assert isinstance(state, TempusState)
        return f"{super().title_of(state)}   {title_date(digits(state))}"

    def show_table(self, state: State, p: Palette) -> None:
        assert isinstance(state, TempusState)
        size = self.size_now
        track = paint_track(state, size, p, letters(state), False)
        self.query_one("#track", Plate).show(track)
        self.query_one("#board", Plate).show(paint(state, size, p, Marks()))
        self.query_one("#score", Static).update(panels.score(state, None, 22, p))
        self.query_one("#where", Static).update(panels.header(state, p))
