"""The screen of Tempus Imperium: board, track, panels, and the question bar."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, ScrollableContainer, Vertical, VerticalScroll
from textual.events import Resize
from textual.geometry import Region
from textual.widgets import Button, Footer, Static

from aevum.core.state import NONE
from aevum.games.tempus import messages as m
from aevum.games.tempus.data import (
    BUILD,
    DIG,
    EMPTY,
    FARM,
    LAKE,
)
from aevum.games.tempus.rules.state import TempusState
from aevum.terminal.language import tell
from aevum.terminal.plate import Plate
from aevum.terminal.slip import Slip
from aevum.terminal.table import Table
from aevum.terminal.tempus import asking, panels
from aevum.terminal.tempus.board import Marks, paint
from aevum.terminal.tempus.choice import Choice, preview
from aevum.terminal.tempus.share import letters
from aevum.terminal.tempus.sizes import LARGE, SMALL, Size, room_of
from aevum.terminal.tempus.targets import PASSING
from aevum.terminal.tempus.track import paint_track
from aevum.terminal.tempus.words import digits, title_date, told
from aevum.terminal.theme import palette_of
from aevum.terminal.typingscreen import TypingScreen

NARROW = 72  # columns below which the question takes more lines
PANEL = 24  # columns within a panel beside the board


class BoardScreen(TypingScreen):
    """Shows a table of Tempus Imperium."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.choice = Choice(self.position)
        self.size_now: Size = LARGE
        self.tall = False
        self.shown: dict[str, Text | str] = {}

    @property
    def position(self) -> TempusState:
        """The position; nothing in it is hidden."""
        state = self.table.state
        if not isinstance(state, TempusState):
            raise TypeError("this screen shows Tempus Imperium")
        return state

    # Parts

    def compose(self) -> ComposeResult:
        """Lay out the screen."""
        with Horizontal(classes="topline"):
            yield Static("◍ Aevum", classes="brand")
            yield Static(id="what", classes="what")
            yield Static(id="where", classes="where")
        with Horizontal(classes="middle"):
            with Vertical(classes="rail left"):
                yield Static(id="treasury", classes="panel")
                yield Static(id="uses", classes="panel")
                yield Static(id="raid", classes="panel")
                yield Static(id="legend", classes="panel last fills")
            with ScrollableContainer(classes="plate", can_focus=False):
                yield Plate("track")
                yield Plate("board")
            with Vertical(classes="rail right"):
                yield Static(id="score", classes="panel")
                yield Static(id="log", classes="panel last fills")
            with VerticalScroll(id="rail", can_focus=False):
                yield Static(id="everything")
        with Horizontal(classes="ask"):
            yield Static(id="ask", classes="words")
            yield Button(id="play")
        yield self.typed_line("road south of d5")
        yield Footer(show_command_palette=False)
        yield Slip()

    def on_resize(self, event: Resize) -> None:
        """Choose the size of the squares for the window."""
        wide, high = event.size
        large = wide >= 118 and high >= 39
        self.size_now = LARGE if large else SMALL
        self.tall = high >= (39 if large else 26) + self.position.numbers.rounds
        self.set_class(large, "large")
        self.set_class(not large, "small")
        self.set_class(high < 27, "low")
        self.set_class(wide < NARROW, "narrow")
        self.show_all()

    # Drawing

    def show_all(self) -> None:
        """Draw everything again."""
        if not self.is_mounted or not self.query(Plate):
            return  # before the first layout, or while the table is being cleared
        p = palette_of(self.app.theme)
        state, size = self.position, self.size_now
        after = preview(state, self.choice.move()) if self.choice.possible() else None
        done = letters(state)
        self.query_one("#track", Plate).show(paint_track(state, size, p, done, self.tall))
        self.query_one("#board", Plate).show(paint(state, size, p, self.marks()))
        date = title_date(digits(state))
        narrow = self.has_class("narrow")
        self._say("#what", date if narrow else f"{tell(self.table.match.record.title())}   {date}")
        self._say("#where", panels.header(state, p))
        self._panels(after)
        self._ask(after)
        self.call_after_refresh(self.follow)

    def follow(self) -> None:
        """Scroll the board so that the cursor is in sight, if the whole does not fit."""
        marks = self.marks()
        border = marks.section >= 0
        if not self.query(Plate) or not (border or marks.square >= 0):
            return
        spot = marks.section if border else marks.square
        x, y, wide, high = room_of(self.size_now, spot, border)
        above = self.query_one("#track", Plate).canvas.height
        self.query_one(".plate").scroll_to_region(
            Region(x, y + above, wide, high).grow((1, 1, 1, 1)), animate=False, force=True
        )

    def _say(self, selector: str, words: Text | str, fixed: bool = False) -> None:
        """Show a text if it is new; `fixed` means that it cannot change the layout."""
        if self.shown.get(selector) == words:
            return
        self.shown[selector] = words
        self.query_one(selector, Static).update(words, layout=not fixed)

    def _panels(self, after: TempusState | None) -> None:
        p = palette_of(self.app.theme)
        state = self.position
        losses = [event.args[0] for event in self.table.log if event.kind == "raid"]
        if self.size_now is SMALL:
            room = max(8, self.size.width - SMALL.canvas()[0] - 4)
            self._say("#everything", panels.rail(state, after, self.table.log, room, p))
            return
        self._say("#treasury", panels.treasury(state, after, p))
        self._say("#uses", panels.uses(state, p, 7 if self.tall else 5))
        self._say("#raid", panels.raid(state, losses, PANEL, p))
        self._say("#legend", panels.legend(state.numbers, p))
        self._say("#score", panels.score(state, after, 23, p), fixed=True)
        self._say("#log", panels.log(self.table.log, 40, PANEL, p))

    def marks(self) -> Marks:
        """Return what is drawn over the position."""
        choice = self.choice
        if self.table.over() or self.table.asked() == NONE or choice.mode == PASSING:
            return Marks()
        places = frozenset(choice.targets())
        legal = choice.possible()
        if choice.on_borders():
            return Marks(sections=places, section=choice.section, legal=legal)
        ghost = {DIG: LAKE, BUILD: FARM + choice.kind}.get(choice.mode, EMPTY)
        return Marks(squares=places, square=choice.square, ghost=ghost, legal=legal)

    def _ask(self, after: TempusState | None) -> None:
        p = palette_of(self.app.theme)
        button = self.query_one("#play", Button)
        text = Text()
        over = self.table.over()
        self.query_one(".ask").set_class(over or self.table.asked() == NONE, "idle")
        if over:
            text.append(self.table.result(), style=f"bold {p.ink}")
            text.append(f"\n{told(m.table_after_keys())}", style=p.ink2)
        elif self.table.asked() == NONE:
            text.append(told(m.table_bot()), style=p.ink2)
        else:
            trouble = "" if after is not None else self.table.why(0, self.choice.move())
            narrow, low = self.has_class("narrow"), self.has_class("low")
            room = self.size.width - 3 - (0 if self.size_now is SMALL else 15)
            text = asking.question(self.choice, after, trouble, p, room, low and not narrow)
            if not low and not narrow:
                text.append(f"\n{asking.here(self.choice)}", style=p.ink3)
        button.label = f"{told(m.table_do_result()) if over else self.choice.verb()}  ⏎"
        button.set_class(not over and not self.choice.possible(), "off")
        button.set_class(over, "quiet")
        self._say("#ask", text, fixed=True)
