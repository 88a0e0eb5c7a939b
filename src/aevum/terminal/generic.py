"""A table for any game: its own drawing, its labelled moves, bots and people at one keyboard."""

from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer, Vertical, VerticalScroll
from textual.events import Key
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from aevum.core.drive import OVER
from aevum.core.state import CLOCK, NONE, SPECTATOR, WAIT
from aevum.terminal.papers import EndPaper, PassScreen
from aevum.terminal.seatedscreen import SeatedScreen
from aevum.terminal.slip import Slip
from aevum.terminal.table import Table
from aevum.terminal.theme import palette_of

TICK = 0.1  # seconds between two looks at a live game's clock
KEYS = """\
Up and Down choose a move, Enter plays it; 1 to 9 play one of the first nine
Letters narrow the list down; Esc shows it whole again
In the line of letters a whole move may be typed, as the log writes it
Ctrl and an arrow show another part of a large drawing
H hint   U undo   R rules   T day or night   Q leave (the game is saved)"""


class GenericScreen(SeatedScreen):
    """One game that has no screen of its own."""

    KEYS = KEYS
    AUTO_FOCUS = "#moves"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", "Help"),
        Binding("Q", "leave", "Leave"),
        Binding("H", "hint", "Hint"),
        Binding("U", "undo", "Undo"),
        Binding("R", "rules", "Rules"),
        Binding("escape", "clear", "Whole list"),
        Binding("T", "app.other_theme", "Day/night"),
        Binding("ctrl+up,shift+up", "move_drawing(0, -4)", "Up", show=False, priority=True),
        Binding("ctrl+down,shift+down", "move_drawing(0, 4)", "Down", show=False, priority=True),
        Binding("ctrl+left", "move_drawing(-12, 0)", "Left", show=False, priority=True),
        Binding("ctrl+right", "move_drawing(12, 0)", "Right", show=False, priority=True),
        Binding("N", "after('new')", "New game", show=False),
        Binding("A", "after('again')", "Same again", show=False),
    ]

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.seat = NONE
        """The person at the keyboard; NONE before anybody is asked."""
        self.moves: list[int] = []
        """The moves in the list, as filtered."""
        self.offered: list[int] = []
        self.ended = False

    def compose(self) -> ComposeResult:
        """Lay the table."""
        with Horizontal(classes="topline"):
            yield Static("◍ Aevum", classes="brand")
            yield Static(self.table.game.title, classes="what")
            yield Static(id="where", classes="where")
        with Horizontal(classes="middle"):
            with ScrollableContainer(classes="drawing", can_focus=False):
                yield Static(id="drawing")
            with Vertical(classes="rail"):
                yield Input(
                    placeholder="type to narrow the list", id="filter", select_on_focus=False
                )
                yield OptionList(id="moves")
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
        """Find out who is next: a person, a bot, the clock, or nobody any more."""
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
        """Make a move, or say why it cannot be."""
        self.tell(self.table.play(seat, move))

    def tell(self, trouble: str) -> None:
        """Show why a move cannot be, or go on after it."""
        if trouble:
            self.query_one(Slip).why(trouble)
            return
        if self.table.keeper.trouble:
            self.query_one(Slip).why(self.table.keeper.trouble)
        self.query_one("#filter", Input).value = ""
        self.carry_on()

    # Drawing

    def show_all(self) -> None:
        """Draw everything anew."""
        p = palette_of(self.app.theme)
        self._draw()
        viewer = self.viewer()
        lines = self.table.lines(viewer)[-200:] if not self._covered() else []
        text = Text().append("LOG", style=f"bold {p.ink3}")
        for number, line in enumerate(reversed(lines)):
            text.append(f"\n{line}", style=p.ink if number == 0 else p.ink2)
        self.query_one("#lines", Static).update(text)
        self._ask()
        self.list_moves()

    def viewer(self) -> int:
        """Return through whose eyes the table is shown."""
        people = self.table.people()
        if self.seat != NONE:
            return self.seat
        return people[0] if len(people) == 1 else SPECTATOR

    def _covered(self) -> bool:
        return self.seat == NONE and self.table.secret()

    def _draw(self) -> None:
        table = self.table
        drawing = "" if self._covered() else table.game.draw(table.view(self.viewer()))
        self.query_one("#drawing", Static).update(Text(drawing))
        where = f"{table.state.now / 1000:.1f} s" if table.timed() else ""
        self.query_one("#where", Static).update(where)

    def _ask(self) -> None:
        p = palette_of(self.app.theme)
        text = Text()
        asked = self._asked()
        self.query_one(".ask").set_class(not asked, "idle")
        if self.table.over():
            text.append(self.table.result(), style=f"bold {p.ink}")
            text.append("\nN new game, A the same again, U undo, Q leave.", style=p.ink2)
        elif asked:
            if len(self.table.people()) > 1:
                text.append(f"{self.table.name(self.seat)}: ", style=f"bold {p.now}")
            ask = self.table.question(self.seat)
            words = self.table.game.prompt(self.table.view(self.seat), ask)
            text.append(words, style=f"bold {p.ink}")
        else:
            text.append("Waiting for the others.", style=p.ink2)
        self.query_one("#ask", Static).update(text)

    def _asked(self) -> bool:
        return not self.table.over() and self.seat != NONE and self.table.asked() == self.seat

    def _legal(self) -> list[int]:
        return self.table.choices(self.seat) if self._asked() else []

    def list_moves(self) -> None:
        """List the moves that the letters typed so far admit."""
        p = palette_of(self.app.theme)
        options = self.query_one("#moves", OptionList)
        wanted = self.query_one("#filter", Input).value.lower().split()
        self.offered = self._legal()
        self.moves = []
        entries: list[Option] = []
        view = self.table.view(self.seat) if self._asked() else None
        for move in self.offered if view is not None else []:
            label = self._label(view, move)
            words = f"{label} {self.table.game.moves.text(move)}".lower()
            if all(word in words for word in wanted):
                self.moves.append(move)
                number = len(self.moves)
                text = Text().append(f"{number if number < 10 else ' '}  ", style=p.brass)
                text.append(label, style=p.ink)
                entries.append(Option(text))
        options.set_options(entries)
        if self.moves:
            options.highlighted = 0
        if self.app.screen is self and not self.query_one("#filter", Input).has_focus:
            options.focus()

    def _label(self, view: object, move: int) -> str:
        if move == WAIT:
            return "Leave it open"
        return self.table.game.label(self.table.view(self.seat), move) if view is not None else ""

    # Keys

    def on_key(self, event: Key) -> None:
        """Numbers play a move of the list; letters narrow it down."""
        self.query_one(Slip).hide()
        if self.query_one("#filter", Input).has_focus or not event.character:
            return
        if event.character.isdecimal() and event.character != "0":
            event.stop()
            self.pick(int(event.character) - 1)
        elif event.character.isalpha() and event.character.islower():
            event.stop()
            box = self.query_one("#filter", Input)
            box.focus()
            box.value += event.character
            box.cursor_position = len(box.value)

    def pick(self, which: int) -> None:
        """Play a move of the list."""
        if which < len(self.moves) and self._asked():
            self.play(self.seat, self.moves[which])

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Play the chosen move."""
        self.pick(event.option_index)

    def on_input_changed(self, _: Input.Changed) -> None:
        """Narrow the list down."""
        self.list_moves()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Play a typed move, or the only one left in the list."""
        if not self._asked() or not event.value.strip():
            return
        texts = {self.table.game.moves.text(move).lower(): move for move in self.offered}
        typed = " ".join(event.value.lower().split())
        if typed in texts:
            self.play(self.seat, texts[typed])
        elif len(self.moves) == 1:
            self.play(self.seat, self.moves[0])
        else:
            self.tell(self.table.play_text(self.seat, typed))
        self.query_one("#moves", OptionList).focus()

    def action_move_drawing(self, right: int, down: int) -> None:
        """Show another part of a drawing that is larger than its place."""
        drawing = self.query_one(".drawing", ScrollableContainer)
        drawing.scroll_relative(right, down, animate=False)

    def action_clear(self) -> None:
        """Show the whole list again."""
        self.query_one("#filter", Input).value = ""
        self.query_one("#moves", OptionList).focus()

    def action_undo(self) -> None:
        """Take the last move of the person at the keyboard back."""
        seat = self.seat if self.seat != NONE else self.viewer()
        if seat < 0:
            return
        move = self.table.last_move(seat)
        trouble = self.table.undo(seat)
        if not trouble:
            self.ended = False
            self.carry_on()
        self.query_one(Slip).why(trouble or f"Taken back: {move}.")

    def action_hint(self) -> None:
        """Ask for advice."""
        if self._asked():
            self.advise(self.seat)

    def select(self, move: int) -> None:
        """Put the cursor on a move of the list."""
        box = self.query_one("#filter", Input)
        if box.value:
            with self.prevent(Input.Changed):
                box.value = ""
            self.list_moves()
        if move in self.moves:
            options = self.query_one("#moves", OptionList)
            options.highlighted = self.moves.index(move)
            options.focus()

    # The end

    def show_end(self) -> None:
        """Show the result."""
        if self.ended:
            return
        self.ended = True
        words = self.table.result()
        self.app.push_screen(EndPaper(self.table, Text(words), words), self.after_end)
