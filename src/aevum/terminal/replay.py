"""Stepping through a recorded game on a screen."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Footer, Static

from aevum.core.state import NONE
from aevum.games.chronos_conquest.rules import Conquest
from aevum.games.chronos_conquest.words.phrases import moment
from aevum.games.tempus_imperium.dates import title_date
from aevum.games.tempus_imperium.rules import TempusState
from aevum.terminal.chronos.picture import picture
from aevum.terminal.plate import Plate
from aevum.terminal.playback import Playback
from aevum.terminal.tempus import panels
from aevum.terminal.tempus.board import LARGE, SMALL, Marks, Size, paint, paint_track
from aevum.terminal.tempus.share import letters
from aevum.terminal.tempus.words import digits
from aevum.terminal.theme import palette_of

BARS = 5  # lines around a table that fills the screen


class ReplayScreen(Screen[None]):
    """A record with a scrubber: arrows step, Home and End go to its ends."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,l,space,enter", "go(1)", "Next"),
        Binding("left,h", "go(-1)", "Back"),
        Binding("pagedown,down,j", "go(10)", "10 on"),
        Binding("pageup,up,k", "go(-10)", "10 back"),
        Binding("home,g", "go(-1000000)", "First"),
        Binding("end,G", "go(1000000)", "Last"),
        Binding("t", "app.other_theme", "Day/night"),
        Binding("q,escape", "app.quit", "Quit"),
    ]

    def __init__(self, playback: Playback) -> None:
        super().__init__()
        self.playback = playback
        self.size_now: Size = LARGE

    def compose(self) -> ComposeResult:
        """Lay the table."""
        with Horizontal(classes="topline"):
            yield Static("◍ Aevum", classes="brand")
            yield Static(id="what", classes="what")
            yield Static(id="where", classes="where")
        with Horizontal(classes="middle"):
            with ScrollableContainer(classes="plate", can_focus=False):
                yield Plate("track")
                yield Plate("board")
                yield Static(id="drawing")
            with ScrollableContainer(classes="rail right-always", can_focus=False):
                yield Static(id="score", classes="panel last")
        yield Static(id="said")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Draw, and again when the theme changes."""
        self.watch(self.app, "theme", self.show_all, init=False)

    def on_resize(self, event: Resize) -> None:
        """Choose the size of the board."""
        self.size_now = LARGE if event.size.width >= 96 and event.size.height >= 40 else SMALL
        self.show_all()

    def action_go(self, by: int) -> None:
        """Go on or back."""
        self.playback.go(self.playback.place + by)
        self.show_all()

    def show_all(self) -> None:
        """Draw everything anew."""
        p = palette_of(self.app.theme)
        playback = self.playback
        state = playback.state
        text = Text("  ")
        text += scrubber(playback.place, playback.last, p.now, p.line2)
        text.append(f"  {playback.place} of {playback.last}\n", style=p.ink3)
        text.append(playback.row_text(playback.place), style=f"bold {p.ink}")
        for line in playback.happened():
            text.append(f"  {line}", style=p.ink2)
        self.query_one("#said", Static).update(text)
        title = playback.record.game.title
        painted = isinstance(state, TempusState | Conquest)
        self.query_one("#track").display = isinstance(state, TempusState)
        self.query_one("#board").display = painted
        self.query_one("#drawing").display = not painted
        self.query_one(".rail").display = not isinstance(state, Conquest)
        if isinstance(state, TempusState):
            size = self.size_now
            track = paint_track(state, size, p, letters(state), False)
            self.query_one("#track", Plate).show(track)
            self.query_one("#board", Plate).show(paint(state, size, p, Marks()))
            self.query_one("#score", Static).update(panels.score(state, None, 22, p))
            self.query_one("#where", Static).update(panels.header(state, p))
            title = f"{title}   {title_date(digits(state))}"
        elif isinstance(state, Conquest):
            names = [f"Player {seat + 1}" for seat in range(state.seats)]
            room = (max(60, self.size.width - 2), max(16, self.size.height - BARS))
            self.query_one("#board", Plate).show(picture(state, NONE, names, room, p))
            self.query_one("#where", Static).update(moment(state.now))
        else:
            self.query_one("#drawing", Static).update(Text(playback.drawing()))
            scores = "\n".join(
                f"Player {seat + 1}  {score}" for seat, score in enumerate(state.scores())
            )
            self.query_one("#score", Static).update(scores)
        self.query_one("#what", Static).update(f"{title}, replay")


def scrubber(place: int, last: int, now: str, line: str, width: int = 50) -> Text:
    """Return a graduated rule with the head where the replay stands."""
    at = round(place * width / last) if last else 0
    text = Text()
    for tick in range(width + 1):
        if tick == at:
            text.append("▼", style=now)
        else:
            text.append("┼" if tick % 10 == 0 else "─", style=line)
    return text
