"""A table for any game: its own drawing, its labelled moves, bots and people at one keyboard."""

from typing import ClassVar, Final

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key
from textual.widgets import Footer, Static

from aevum.core.drive import OVER
from aevum.core.errors import BadMove
from aevum.core.state import CLOCK, NONE, SPECTATOR, State
from aevum.terminal import messages as m
from aevum.terminal.language import tell
from aevum.terminal.movelist import MoveList
from aevum.terminal.narrow import example
from aevum.terminal.papers import PassScreen
from aevum.terminal.plan import Plan
from aevum.terminal.seatedscreen import SeatedScreen
from aevum.terminal.slip import Slip
from aevum.terminal.table import Table
from aevum.terminal.theme import palette_of

TICK = 0.1  # seconds between two looks at a live game's clock
SHIFTED: Final = (
    ("H", "hint", m.shell_key_hint()),
    ("U", "undo", m.shell_key_undo()),
    ("R", "rules", m.shell_key_rules()),
    ("Q", "leave", m.shell_key_leave()),
)


class GenericScreen(SeatedScreen):
    """The table of a game that has no screen of its own."""

    AUTO_FOCUS = "#filter"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", m.shell_key_help().key, priority=True),
        Binding("escape", "clear", m.shell_key_whole_list().key),
        *[
            Binding(key, action, about.key, key_display=f"⇧{key}", priority=True)
            for key, action, about in SHIFTED
        ],
        Binding("T", "app.other_theme", show=False, priority=True),
        Binding("N", "after('new')", show=False, priority=True),
        Binding("A", "after('again')", show=False, priority=True),
        Binding("ctrl+up,shift+up", "move_drawing(0,-4)", show=False, priority=True),
        Binding("ctrl+down,shift+down", "move_drawing(0,4)", show=False, priority=True),
        Binding("ctrl+left", "move_drawing(-12,0)", show=False, priority=True),
        Binding("ctrl+right", "move_drawing(12,0)", show=False, priority=True),
    ]

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.seat = NONE
        """The person at the keyboard; NONE before anybody is asked."""
        self.offered: list[int] = []
        """The moves to choose from."""

    def compose(self) -> ComposeResult:
        """Lay the table."""
        with Horizontal(classes="topline"):
            yield Static("◍ Aevum", classes="brand")
            yield Static(self.table.title(), classes="what")
            yield Static(id="where", classes="where")
        with Horizontal(classes="middle"):
            with Vertical(classes="plan"):
                with Plan(classes="drawing", can_focus=False):
                    yield Static(id="drawing")
                yield Static(id="more")
            with Vertical(classes="rail"):
                yield MoveList()
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="lines")
        with Horizontal(classes="ask"):
            yield Static(id="ask", classes="words")
        yield Footer(show_command_palette=False)
        yield Slip()

    def on_mount(self) -> None:
        """Begin."""
        self.watch(self.app, "theme", self.show_all, init=False)
        if self.table.timed():
            self.table.start_clock()
            self.set_interval(TICK, self.tick)
        self.carry_on()

    # Going on

    def carry_on(self) -> None:
        """Find out who is next: a person, a bot, the clock, or nobody."""
        table = self.table
        if table.over():
            self.show_all()
            self.show_end()
            return
        seat = table.asked()
        if seat != NONE:
            self.sit_down(seat)
        elif not table.timed() and table.next() not in (CLOCK, OVER):
            self.show_all()
            self.let_bot_think()
        else:
            table.run_bots()
            self.show_all()

    def sit_down(self, seat: int) -> None:
        """Ask a person, and cover the table before the keyboard changes hands."""
        if seat == self.seat or not self.table.secret():
            self.seat = seat
            self.show_all()
            return
        self.seat = NONE
        self.show_all()

        def uncovered(_: str | None) -> None:
            self.seat = seat
            self.show_all()

        self.app.push_screen(PassScreen(self.table.name(seat)), uncovered)

    def tick(self) -> None:
        """Let real time move a live game on."""
        if self.ended or self.app.screen is not self:
            self.table.pause(True)
            return
        self.table.pause(False)
        asked = self.table.asked()
        happened = self.table.tick()
        changed = happened or asked != self.seat or self._legal() != self.offered
        if changed or self.table.over():
            self.carry_on()
        else:
            self._draw()

    @work(thread=True, group="bot")
    def let_bot_think(self) -> None:
        """Let a bot find its move beside the screen."""
        seat = self.table.next()
        move = self.table.think(seat)
        self.app.call_from_thread(self.play, seat, move)

    def play(self, seat: int, move: int) -> None:
        """Make a move, or say why it isn't possible."""
        self.tell(seat, self.table.play(seat, move))

    def tell(self, seat: int, trouble: str) -> None:
        """Show why a move isn't possible, or continue after it; what somebody is typing stays."""
        if trouble:
            self.query_one(Slip).why(trouble)
            return
        self.tell_trouble()
        if seat == self.seat:
            self.choices.clear()
        self.carry_on()

    # Drawing

    def show_all(self) -> None:
        """Draw everything again."""
        p = palette_of(self.app.theme)
        self._draw()
        viewer = self.viewer()
        lines = self.table.lines(viewer)[-200:] if not self._covered() else []
        text = Text().append(tell(m.shell_log_heading()), style=f"bold {p.ink3}")
        for number, line in enumerate(reversed(lines)):
            text.append(f"\n{line}", style=p.ink if number == 0 else p.ink2)
        self.query_one("#lines", Static).update(text)
        self._ask()
        self.list_moves()

    def viewer(self) -> int:
        """Return the seat that the table is shown to."""
        people = self.table.people()
        if self.seat != NONE:
            return self.seat
        return people[0] if len(people) == 1 else SPECTATOR

    def _covered(self) -> bool:
        return self.seat == NONE and self.table.secret()

    def _draw(self) -> None:
        table = self.table
        drawing = "" if self._covered() else self.drawing(table.view(self.viewer()))
        self.query_one("#drawing", Static).update(Text(drawing))
        seconds, tenths = divmod(table.state.now // 100, 10)
        where = tell(m.shell_clock(seconds=seconds, tenths=tenths)) if table.timed() else ""
        self.query_one("#where", Static).update(where)

    def drawing(self, view: State) -> str:
        """Return the table as a drawing in text."""
        return self.table.drawing(view)

    def _ask(self) -> None:
        p = palette_of(self.app.theme)
        text = Text()
        asked = self._asked()
        self.query_one(".ask").set_class(not asked, "idle")
        if self.table.over():
            text.append(self.table.result(), style=f"bold {p.ink}")
            text.append(f"\n{self.end_keys(self.viewer())}", style=p.ink2)
        elif asked:
            if len(self.table.people()) > 1:
                text.append(f"{self.table.name(self.seat)}: ", style=f"bold {p.now}")
            text.append(self.table.prompt(self.seat), style=f"bold {p.ink}")
        else:
            text.append(tell(m.shell_waiting()), style=p.ink2)
        self.query_one("#ask", Static).update(text)

    def _asked(self) -> bool:
        return not self.table.over() and self.seat != NONE and self.table.asked() == self.seat

    def _legal(self) -> list[int]:
        return self.table.choices(self.seat) if self._asked() else []

    @property
    def choices(self) -> MoveList:
        """The list of moves, with the line above it."""
        return self.query_one(MoveList)

    @property
    def moves(self) -> list[int]:
        """The moves in sight."""
        return self.choices.moves

    def list_moves(self) -> None:
        """List what the person at the keyboard may do."""
        self.offered = self._legal()
        self.choices.offer(self.table.listed(self.seat, self.offered) if self.offered else [])

    # Keys

    def keys(self) -> str:
        """Return what the keys do, with a move of this game as an example."""
        lines = (
            m.shell_keys_narrow(),
            m.shell_keys_list(),
            m.shell_keys_typed(move=example(self.table.game, self.offered)),
            m.shell_keys_drawing(),
            m.shell_keys_shift(),
        )
        return "\n".join(tell(line) for line in lines)

    def on_key(self, _: Key) -> None:
        """Any key puts the slip away."""
        self.query_one(Slip).hide()

    def on_move_list_entered(self, event: MoveList.Entered) -> None:
        """Play a move typed in full, else the one under the cursor, else say what is wrong."""
        if not self._asked():
            return
        try:
            move = self.table.game.moves.parse(event.typed)
        except BadMove:
            move = event.move
        if move == NONE:
            self.tell(self.seat, self.table.play_text(self.seat, event.typed))
        else:
            self.play(self.seat, move)

    def on_plan_cut(self, event: Plan.Cut) -> None:
        """Say on the screen what is out of sight."""
        more = self.query_one("#more", Static)
        more.update(event.words)
        more.display = bool(event.words)

    def action_move_drawing(self, right: int, down: int) -> None:
        """Show another part of a drawing that is larger than its place."""
        self.query_one(Plan).scroll_relative(right, down, animate=False)

    def action_clear(self) -> None:
        """Show the whole list again."""
        self.choices.clear()

    def action_undo(self) -> None:
        """Take the last move of the person at the keyboard back."""
        seat = self.viewer()
        if seat < 0:
            return
        move = self.table.last_move(seat)
        trouble = self.table.undo(seat)
        if not trouble:
            self.ended = False
            self.carry_on()
        self.query_one(Slip).why(trouble or tell(m.shell_undone(move=move)))

    def action_hint(self) -> None:
        """Ask for advice."""
        if self._asked():
            self.advise(self.seat)

    def select(self, move: int) -> None:
        """Put the cursor on a move of the list."""
        self.choices.select(move)
