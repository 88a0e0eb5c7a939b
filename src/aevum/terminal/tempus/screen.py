"""The table of Tempus Imperium: board, track, panels, and the bar that asks."""

from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer, Vertical, VerticalScroll
from textual.events import Key, Resize
from textual.geometry import Region
from textual.widgets import Button, Footer, Input, Static

from aevum.core.events import Event
from aevum.core.state import NONE
from aevum.games.tempus_imperium.data import (
    BUILD,
    DIG,
    EMPTY,
    FARM,
    LAKE,
    ROAD,
    USE,
)
from aevum.games.tempus_imperium.dates import title_date
from aevum.games.tempus_imperium.rules import TempusState
from aevum.terminal.papers import EndPaper
from aevum.terminal.plate import Plate
from aevum.terminal.seatedscreen import SeatedScreen
from aevum.terminal.slip import Slip
from aevum.terminal.table import Table
from aevum.terminal.tempus import asking, panels
from aevum.terminal.tempus.board import (
    LARGE,
    SMALL,
    Marks,
    Size,
    find_spot,
    paint,
    paint_track,
    room_of,
)
from aevum.terminal.tempus.choice import PASSING, Choice, preview
from aevum.terminal.tempus.share import letters, share
from aevum.terminal.tempus.words import digits
from aevum.terminal.theme import palette_of

KEYS = """\
r road   d dig   u use   p pass   $ the next action that 2 gold buy
b build, then f farm   m market   o fort   c castle
Arrows or h j k l go to the next legal place; with Shift, to any square
Space turns a road; Tab and Shift+Tab go through all legal places
Enter plays the move; Esc goes back; a click chooses, a second click plays
: or / lets you type a move, as: build farm 7 6
H hint   z undo   R rules   t day or night   q leave (the game is saved)
Arrows over a square tell what it holds, below the board
Beside each row stands its number, then its digit of the date; so do the columns"""

NARROW = 72  # columns below which the question takes more lines
PANEL = 24  # columns within a panel beside the board


class TempusScreen(SeatedScreen):
    """One game of Tempus Imperium."""

    KEYS = KEYS
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "confirm", "Play"),
        Binding("question_mark", "help", "Help"),
        Binding("q", "leave", "Leave"),
        Binding("r", "act('road')", "Road", show=False),
        Binding("d", "act('dig')", "Dig", show=False),
        Binding("b", "act('build')", "Build", show=False),
        Binding("f", "build(0)", "Farm", show=False),
        Binding("m", "build(1)", "Market", show=False),
        Binding("o", "build(2)", "Fort", show=False),
        Binding("c", "build(3)", "Castle", show=False),
        Binding("u", "act('use')", "Use", show=False),
        Binding("p", "act('pass')", "Pass", show=False),
        Binding("dollar_sign", "paid", "Pay 2", show=False),
        Binding("up,k", "step(0,-1,False)", show=False),
        Binding("down,j", "step(0,1,False)", show=False),
        Binding("left,h", "step(-1,0,False)", show=False),
        Binding("right,l", "step(1,0,False)", show=False),
        Binding("shift+up", "step(0,-1,True)", show=False),
        Binding("shift+down", "step(0,1,True)", show=False),
        Binding("shift+left", "step(-1,0,True)", show=False),
        Binding("shift+right", "step(1,0,True)", show=False),
        Binding("space", "turn", "Turn road", show=False),
        Binding("tab", "cycle(1)", "Next place", show=False),
        Binding("shift+tab", "cycle(-1)", show=False),
        Binding("escape", "cancel", show=False),
        Binding("H", "hint", "Hint"),
        Binding("z,U", "undo", "Undo"),
        Binding("R", "rules", "Rules"),
        Binding("colon,slash", "type", "Type"),
        Binding("t", "app.other_theme", "Day/night"),
        Binding("n", "after('new')", "New game", show=False),
        Binding("a", "after('again')", "Same again", show=False),
    ]

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.choice = Choice(self.position)
        self.size_now: Size = LARGE
        self.tall = False
        self.shown: dict[str, Text | str] = {}

    @property
    def position(self) -> TempusState:
        """The position on the table; nothing in it is hidden."""
        state = self.table.state
        if not isinstance(state, TempusState):
            raise TypeError("this screen shows Tempus Imperium")
        return state

    # What is on it

    def compose(self) -> ComposeResult:
        """Lay the table."""
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
            yield Button("Play", id="play")
        yield Input(placeholder="a move, as: road S 4 5", id="typed", classes="typed")
        yield Footer(show_command_palette=False)
        yield Slip()

    def on_mount(self) -> None:
        """Draw for the first time, and again whenever the theme changes."""
        self.query_one("#play", Button).can_focus = False
        self.watch(self.app, "theme", self.show_all, init=False)
        self.call_after_refresh(self.carry_on)

    def on_resize(self, event: Resize) -> None:
        """Choose the size of the squares by the room there is."""
        wide, high = event.size
        large = wide >= 118 and high >= 39
        self.size_now = LARGE if large else SMALL
        self.tall = high >= (44 if large else 31)
        self.set_class(large, "large")
        self.set_class(not large, "small")
        self.set_class(high < 27, "low")
        self.set_class(wide < NARROW, "narrow")
        self.show_all()

    def carry_on(self) -> None:
        """Go on after a move: let a bot think, show the end, or ask the person."""
        self.choice.look(self.position)
        self.show_all()
        if self.table.over():
            self.show_end()
        elif self.table.asked() == NONE:
            self.let_bot_think()

    # Drawing

    def show_all(self) -> None:
        """Draw everything anew."""
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
        self._say("#what", date if narrow else f"{self.table.game.title}   {date}")
        self._say("#where", panels.header(state, p))
        self._panels(after)
        self._ask(after)
        self.call_after_refresh(self.follow)

    def follow(self) -> None:
        """Scroll the board so that the cursor is in sight, where the whole has no room."""
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
        """Show a text if it is new; `fixed` tells that the layout cannot change by it."""
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
        self._say("#legend", panels.legend(p))
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
            text.append("\nn new game, a same board again, z undo, q leave", style=p.ink2)
        elif self.table.asked() == NONE:
            text.append("The bot is thinking.", style=p.ink2)
        else:
            trouble = "" if after is not None else self.table.why(0, self.choice.move())
            narrow, low = self.has_class("narrow"), self.has_class("low")
            room = self.size.width - 3 - (0 if self.size_now is SMALL else 15)
            text = asking.question(self.choice, after, trouble, p, room, low and not narrow)
            if not low and not narrow:
                text.append(f"\n{asking.here(self.choice)}", style=p.ink3)
        button.label = "Result  ⏎" if over else f"{self.choice.verb()}  ⏎"
        button.set_class(not over and not self.choice.possible(), "off")
        button.set_class(over, "quiet")
        self._say("#ask", text, fixed=True)

    # Keys

    def on_key(self, _: Key) -> None:
        """Put the slip away with the next key."""
        self.query_one(Slip).hide()

    def action_act(self, name: str) -> None:
        """Choose an action."""
        modes = {"road": ROAD, "dig": DIG, "build": BUILD, "use": USE, "pass": PASSING}
        self.choice.act(modes[name])
        if name == "build":
            able = self.choice.kinds_here()
            if any(able) and not able[self.choice.kind]:
                self.choice.build(able.index(True))
        self.show_all()

    def action_build(self, kind: int) -> None:
        """Choose what to build."""
        self.choice.build(kind)
        self.show_all()

    def action_paid(self) -> None:
        """Go to the next action that the fee buys."""
        self.choice.act(self.choice.other_action())
        self.show_all()

    def action_step(self, across: int, down: int, free: bool) -> None:
        """Move the cursor."""
        self.choice.step(across, down, free)
        self.show_all()

    def action_turn(self) -> None:
        """Turn the road under the cursor."""
        self.choice.turn()
        self.show_all()

    def action_cycle(self, by: int) -> None:
        """Go to the next legal place."""
        self.choice.cycle(by)
        self.show_all()

    def action_cancel(self) -> None:
        """Close the typing line, or take a building back that waits for its payment."""
        typed = self.query_one("#typed", Input)
        if typed.has_class("open"):
            self._close_typed()
        elif self.position.site >= 0:
            self.action_undo()
        else:
            self.choice.cancel()
            self.show_all()

    def action_confirm(self) -> None:
        """Make the chosen move."""
        if self.table.over():
            self.show_end()
            return
        if self.table.asked() == NONE:
            return
        move = self.choice.enter()
        if move is None:
            self.show_all()
        else:
            nowhere = self.choice.nowhere()
            trouble = self.table.play(0, move)
            self.play(f"{nowhere} {trouble}".strip() if trouble else "")

    def play(self, trouble: str) -> None:
        """Show what a move did, or why it cannot be."""
        if trouble:
            self.query_one(Slip).why(trouble)
            return
        if self.table.keeper.trouble:
            self.query_one(Slip).why(self.table.keeper.trouble)
        self._tell_raid(self.table.news)
        self.carry_on()

    def _tell_raid(self, news: list[Event]) -> None:
        for event in news:
            if event.kind == "raid":
                self.query_one(Slip).why(self.table.game.say(event))

    def action_undo(self) -> None:
        """Take the last move back."""
        move = self.table.last_move(0)
        trouble = self.table.undo(0)
        if not trouble:
            self.carry_on()
        self.query_one(Slip).why(trouble or f"Taken back: {move}.")

    # Typing

    def action_type(self) -> None:
        """Open the line in which a move can be typed."""
        typed = self.query_one("#typed", Input)
        typed.add_class("open")
        typed.value = ""
        typed.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Make the move that was typed."""
        words = event.value.strip()
        self._close_typed()
        if words and self.table.asked() != NONE:
            self.play(self.table.play_text(0, words))

    def _close_typed(self) -> None:
        self.query_one("#typed", Input).remove_class("open")
        self.set_focus(None)

    def select(self, move: int) -> None:
        """Put action, building and place so that Enter makes this move."""
        if self.choice.select(move):
            self.show_all()

    # The mouse

    def on_plate_picked(self, event: Plate.Picked) -> None:
        """Choose the place that was clicked; a second click plays it."""
        if self.table.over() or self.table.asked() == NONE or self.choice.mode == PASSING:
            return
        self.query_one(Slip).hide()
        borders = self.choice.on_borders()
        spot = find_spot(self.size_now, event.x, event.y, borders)
        if spot < 0:
            return
        if spot == self.choice.spot():
            self.action_confirm()
        else:
            self.choice.point(spot, borders)
            self.show_all()

    def on_button_pressed(self, _: Button.Pressed) -> None:
        """The button does what Enter does."""
        self.action_confirm()

    # Thinking

    def action_hint(self) -> None:
        """Ask for advice; it is given when it is ready and never played."""
        if self.table.over() or self.table.asked() == NONE:
            return
        self.advise(0)

    @work(thread=True, group="bot")
    def let_bot_think(self) -> None:
        """Let the bot in the seat find its move beside the screen."""
        seat = self.table.next()
        move = self.table.think(seat)
        self.app.call_from_thread(self.play_bot, seat, move)

    def play_bot(self, seat: int, move: int) -> None:
        """Make a bot's move."""
        if self.query(Plate):
            self.play(self.table.play(seat, move))

    # The end

    def show_end(self) -> None:
        """Show the result."""
        state = self.position
        p = palette_of(self.app.theme)
        text = panels.result(state, letters(state), p)
        self.app.push_screen(EndPaper(self.table, text, share(state)), self.after_end)
