"""ASCII Empires on a screen: keys, the mouse, bots in the background, and the end."""

from typing import ClassVar

from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType
from textual.events import Key

from aevum.core.bot import Bot
from aevum.core.errors import AevumError
from aevum.core.state import NONE, SPECTATOR, Ask, State
from aevum.games.ascii import messages as m
from aevum.terminal import messages as shell
from aevum.terminal.ascii import panels
from aevum.terminal.ascii.keys import help_text
from aevum.terminal.ascii.news import done_to
from aevum.terminal.ascii.paint import spot_at
from aevum.terminal.ascii.sheetscreen import SheetScreen
from aevum.terminal.ascii.telling import teller
from aevum.terminal.plate import Plate
from aevum.terminal.slip import Slip
from aevum.terminal.table import Table
from aevum.terminal.theme import palette_of


class EmpiresScreen(SheetScreen):
    """One game of ASCII Empires."""

    AUTO_FOCUS = ""
    BOOK = m.BOOK
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "confirm", shell.shell_key_play().key),
        Binding("tab", "sheet(1)", m.table_key_sheets().key),
        Binding("shift+tab", "sheet(-1)", show=False),
        Binding("escape", "cancel", shell.shell_key_back().key),
        Binding("space", "cycle(1)", show=False),
        Binding("backspace", "cycle(-1)", show=False),
        Binding("up", "step(0,-1)", show=False),
        Binding("down", "step(0,1)", show=False),
        Binding("left", "step(-1,0)", show=False),
        Binding("right", "step(1,0)", show=False),
        Binding("shift+up", "step(0,-5)", show=False),
        Binding("shift+down", "step(0,5)", show=False),
        Binding("shift+left", "step(-5,0)", show=False),
        Binding("shift+right", "step(5,0)", show=False),
        Binding("ctrl+up", "move_drawing(0,-4)", show=False),
        Binding("ctrl+down", "move_drawing(0,4)", show=False),
        Binding("ctrl+left", "move_drawing(-12,0)", show=False),
        Binding("ctrl+right", "move_drawing(12,0)", show=False),
        Binding("pageup", "move_drawing(0,-12)", show=False),
        Binding("pagedown", "move_drawing(0,12)", show=False),
        Binding("question_mark", "help", shell.shell_key_help().key),
        Binding("H", "hint", shell.shell_key_hint().key),
        Binding("z,U", "undo", shell.shell_key_undo().key),
        Binding("R", "rules", shell.shell_key_rules().key),
        Binding("L", "log", shell.shell_key_log().key),
        Binding("colon,slash", "type", shell.shell_key_type().key),
        Binding("t", "app.other_theme", shell.shell_key_theme().key),
        Binding("q", "leave", shell.shell_key_leave().key),
        Binding("n", "after('new')", show=False),
        Binding("a", "after('again')", show=False),
    ]

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.thinking = NONE
        """The seat of the bot that is thinking."""
        self.taken_back = 0
        """How often something was taken back, which makes earlier results of bots void."""
        self.heard = dict.fromkeys(table.people(), len(table.log))
        """How much of the log each person has seen."""

    def on_mount(self) -> None:
        """Start, and draw again whenever the theme changes."""
        self.watch(self.app, "theme", self.show_all, init=False)
        self.call_after_refresh(self.carry_on)

    def keys(self) -> str:
        return help_text()

    # Progress

    def carry_on(self) -> None:
        """Let bots think, ask the person, or show the end."""
        table = self.table
        if table.over():
            self.choice.leave()
            self.show_all()
            self.show_end()
            return
        musts = [ask.seat for ask in table.state.asks if ask.must]
        if self.seat not in musts:  # a person who is asked again keeps the keyboard
            people = [seat for seat in musts if seat in table.people()]
            if people and people[0] != self.seat:
                self.seat = people[0]
                self.shown = self.seat
        self._look()
        self.show_all()
        self._tell_news()
        self._start_bot([seat for seat in musts if table.bots[seat]])

    def _tell_news(self) -> None:
        """Tell the asked player what others did to them since their last question."""
        if self._ask() is None:
            return
        log = self.table.log
        news = done_to(log[self.heard[self.seat] :], self.seat)
        self.heard[self.seat] = len(log)
        if news:
            self.query_one(Slip).hint(news)

    def _look(self) -> None:
        if self.seat == NONE:
            return
        ask = self.table.state.must(self.seat)
        fresh = self.choice.ghost
        self.choice.look(self.view_of(self.seat), self.seat, ask)
        ghost = self.choice.ghost
        if ghost is not None and ghost is not fresh:
            self.shown = ghost.host

    def _start_bot(self, asked: list[int]) -> None:
        """Let the first bot that is asked think in the background, one at a time."""
        if not asked or self.thinking != NONE:
            return
        seat = self.thinking = asked[0]
        table = self.table
        player = table.players[seat]
        assert player is not None
        view, ask, choices = table.view(seat), table.question(seat), table.choices(seat)
        self.let_think(player, view, ask, choices, self.taken_back)

    @work(thread=True, group="bot")
    def let_think(
        self, player: Bot, view: State, ask: Ask, choices: list[int], taken_back: int
    ) -> None:
        """Let a bot find its answer; people can play meanwhile."""
        move = player.choose(view, ask, choices, self.table.rngs[ask.seat])
        if move not in choices:
            why = self.table.why(ask.seat, move)
            raise AevumError(shell.shell_bot_fault(bot=player.name, why=why))
        self.app.call_from_thread(self.take_answer, ask, move, taken_back)

    def take_answer(self, ask: Ask, move: int, taken_back: int) -> None:
        """Make a bot's move, if its question is still open; it thinks again if the move is gone."""
        self.thinking = NONE
        if not self.is_attached or not self.query(Plate):
            return
        now = self.table.state.must(ask.seat)
        if now is not None and now.serial == ask.serial and taken_back == self.taken_back:
            self.table.play(ask.seat, move)
        self.carry_on()

    def play(self, move: int) -> None:
        """Make a move of the person at the keyboard, or say why it isn't possible."""
        self.tell(self.table.play(self.seat, move), move)

    def tell(self, trouble: str, move: int = NONE) -> None:
        """Show why a move isn't possible, or go on after it."""
        if trouble:
            self.query_one(Slip).why(trouble)
            return
        self.tell_trouble()
        seat = self.shown = self.seat
        self.carry_on()
        if seat == self.seat:
            self.choice.after(move)
            self.show_all()

    # Keys

    def on_key(self, event: Key) -> None:
        """Choose the menu's line with this key; any key closes the slip."""
        self.query_one(Slip).hide()
        key = event.character or ""
        if self.is_typing() or not self.choice.has(key):
            return
        event.stop()
        event.prevent_default()
        self._taken(self.choice.press(key))

    def _taken(self, move: int) -> None:
        if move != NONE:
            self.play(move)
            return
        refusal = self.choice.refusal(self.choice.entry())
        if refusal:
            self.query_one(Slip).why(refusal)
        if self.choice.ghost is not None:
            self.shown = self.choice.ghost.host
        self.show_all()

    def action_confirm(self) -> None:
        """Make the chosen move, or open the chosen menu."""
        if self.table.over():
            self.ended = False
            self.show_end()
        elif self.choice.ghost is not None and self.shown != self.choice.ghost.host:
            self.shown = self.choice.ghost.host
            self.show_all()
        else:
            self._taken(self.choice.enter())

    def action_step(self, across: int, down: int) -> None:
        """Move the ghost, or the cursor of the menu."""
        if self.choice.ghost is not None:
            self.shown = self.choice.ghost.host
        self.choice.step(across, down)
        self.show_all()

    def action_cycle(self, by: int) -> None:
        """Move the ghost to the next legal place."""
        self.choice.cycle(by)
        self.show_all()

    def action_sheet(self, by: int) -> None:
        """Show the sheet of another seat."""
        self.shown = (self.shown + by) % self.table.state.seats
        self.show_all()

    def action_cancel(self) -> None:
        """Close the typing line, return to the player's own sheet, or go back by one menu."""
        ghost = self.choice.ghost
        home = ghost.host if ghost is not None else max(0, self.seat)
        if self.is_typing():
            self.close_typed()
        elif self.shown != home:
            self.shown = home
        else:
            self.choice.back()
        self.show_all()

    def action_undo(self) -> None:
        """Take the last move of the person at the keyboard back."""
        if self.seat == NONE:
            return
        move = self.table.last_move(self.seat)
        trouble = self.table.undo(self.seat)
        if not trouble:
            self.taken_back += 1
            self.ended = False
            self.carry_on()
        self.query_one(Slip).why(trouble or teller()(m.table_undone(move=move)))

    def action_hint(self) -> None:
        """Ask for advice, which is shown when it is ready and never played."""
        if self._ask() is not None:
            self.advise(self.seat)

    def select(self, move: int) -> None:
        """Open the menu that contains a move, so that Enter makes it."""
        if self.choice.select(move):
            if self.choice.ghost is not None:
                self.shown = self.choice.ghost.host
            self.show_all()

    # The mouse

    def on_plate_picked(self, event: Plate.Picked) -> None:
        """Put the ghost where the map was clicked; a second click places it."""
        ghost = self.choice.ghost
        if ghost is None or ghost.host != self.shown or event.plate.id != "sheet":
            return
        before = ghost.cell
        ghost.point(*spot_at(event.x, event.y))
        if ghost.cell == before:
            self.action_confirm()
        else:
            self.show_all()

    # Typing

    def play_typed(self, words: str) -> None:
        if self.seat != NONE:
            self.tell(self.table.play_text(self.seat, words))

    # The end

    def outcome(self) -> Text:
        return panels.result(self.table, self.view_of(SPECTATOR), palette_of(self.app.theme))
