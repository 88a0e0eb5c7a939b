"""Stepping through a recorded game on a screen."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer
from textual.events import Resize
from textual.widgets import Footer, Static

from aevum.core.letters import seat_text
from aevum.core.state import State
from aevum.terminal import messages as m
from aevum.terminal.keyed import KeyedScreen
from aevum.terminal.language import tell
from aevum.terminal.plate import Plate
from aevum.terminal.playback import Playback
from aevum.terminal.theme import Palette, palette_of


class ReplayScreen(KeyedScreen):
    """A record with a scrubber: arrows step, Home and End go to its ends."""

    PLATES: ClassVar[tuple[str, ...]] = ()
    """What the table is painted on; without any, the game's drawing is shown."""
    RAIL: ClassVar[bool] = True
    """Whether the score is beside the table."""
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,l,space,enter", "go(1)", m.shell_key_next().key),
        Binding("left,h", "go(-1)", m.shell_key_previous().key),
        Binding("pagedown,down,j", "go(10)", m.shell_key_ten_forward().key),
        Binding("pageup,up,k", "go(-10)", m.shell_key_ten_back().key),
        Binding("home,g", "go(-1000000)", m.shell_key_first().key),
        Binding("end,G", "go(1000000)", m.shell_key_last().key),
        Binding("t", "app.other_theme", show=False),
        Binding("q,escape", "app.quit", m.shell_key_quit().key),
    ]

    def __init__(self, playback: Playback) -> None:
        super().__init__()
        self.playback = playback
        playback.step(0)

    def compose(self) -> ComposeResult:
        """Lay the table."""
        with Horizontal(classes="topline"):
            yield Static("◍ Aevum", classes="brand")
            yield Static(id="what", classes="what")
            yield Static(id="where", classes="where")
        with Horizontal(classes="middle"):
            with ScrollableContainer(classes="plate", can_focus=False):
                for name in self.PLATES:
                    yield Plate(name)
                if not self.PLATES:
                    yield Static(id="drawing")
            if self.RAIL:
                with ScrollableContainer(classes="rail right-always", can_focus=False):
                    yield Static(id="score", classes="panel last")
        yield Static(id="said")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        """Draw, and again when the theme changes."""
        self.watch(self.app, "theme", self.show_all, init=False)

    def on_resize(self, _: Resize) -> None:
        """Use the room there is."""
        self.show_all()

    def action_go(self, by: int) -> None:
        """Go forward or back."""
        self.playback.step(by)
        self.show_all()

    def show_all(self) -> None:
        """Draw everything again."""
        p = palette_of(self.app.theme)
        playback = self.playback
        text = Text("  ")
        at, last = playback.stop(), len(playback.stops) - 1
        text += scrubber(at, last, p.now, p.line2)
        text.append(f"  {tell(m.shell_replay_stop(at=at, last=last))}\n", style=p.ink3)
        move, happened = playback.told()
        text.append(move, style=f"bold {p.ink}")
        for line in happened:
            text.append(f"  {line}", style=p.ink2)
        self.query_one("#said", Static).update(text)
        title = tell(m.shell_replay_title(game=self.title_of(playback.state)))
        self.query_one("#what", Static).update(title)
        self.show_table(playback.state, p)

    def title_of(self, state: State) -> str:
        """Return what is replayed."""
        return tell(self.playback.record.title())

    def show_table(self, state: State, p: Palette) -> None:
        """Draw the table and the scores."""
        self.query_one("#drawing", Static).update(Text(self.playback.drawing()))
        scores = "\n".join(
            f"{tell(seat_text(seat))}  {score}" for seat, score in enumerate(state.scores())
        )
        self.query_one("#score", Static).update(scores)


def scrubber(place: int, last: int, now: str, line: str, width: int = 50) -> Text:
    """Return a ruler that shows how far the replay has come."""
    at = round(place * width / last) if last else 0
    text = Text()
    for tick in range(width + 1):
        if tick == at:
            text.append("▼", style=now)
        else:
            text.append("┼" if tick % 10 == 0 else "─", style=line)
    return text
