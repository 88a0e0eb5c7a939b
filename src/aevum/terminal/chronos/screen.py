"""Chronos Conquest at the keyboard: keys, menus, typing, and the end."""

from textwrap import wrap
from typing import ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Key

from aevum.bots.advice import Hint
from aevum.core.errors import BadMove
from aevum.core.state import NONE, SPECTATOR, WAIT
from aevum.games.chronos import messages as m
from aevum.games.chronos.moves import MOVES
from aevum.terminal import messages as shell
from aevum.terminal.chronos import panels
from aevum.terminal.chronos.bargains import kept_and_broken
from aevum.terminal.chronos.board import over_line
from aevum.terminal.chronos.course import cap, run_on
from aevum.terminal.chronos.keys import WIDEST, key_lines
from aevum.terminal.chronos.powers import powers_in_play
from aevum.terminal.chronos.powerspaper import PowersPaper
from aevum.terminal.chronos.running import RunningScreen
from aevum.terminal.clock import SPEEDS, UNTIMED
from aevum.terminal.hint import Adviser
from aevum.terminal.language import tell
from aevum.terminal.papers import LogPaper
from aevum.terminal.slip import Slip

LOG_LINES: Final = 400
ACTIONS: Final = "iHRSLTqQU"  # letters that do something, but are not keys of places


class ChronosScreen(RunningScreen):
    """One game of Chronos Conquest."""

    AUTO_FOCUS = ""
    BOOK = m.BOOK
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "pause", shell.shell_key_pause().key),
        Binding("enter", "confirm", shell.shell_key_answer().key),
        Binding("escape", "cancel", shell.shell_key_back().key),
        Binding("question_mark", "help", shell.shell_key_help().key),
        Binding("S", "speed", shell.shell_key_speed().key),
        Binding("H", "hint", shell.shell_key_hint().key),
        Binding("R", "rules", shell.shell_key_rules().key),
        Binding("i", "powers", m.table_key_gods().key),
        Binding("L", "log", show=False),
        Binding("colon,slash", "type", shell.shell_key_type().key),
        Binding("T", "app.other_theme", shell.shell_key_theme().key),
        Binding("q,Q", "leave", shell.shell_key_leave().key),
        Binding("U", "undo", show=False),
        Binding("n,N", "after('new')", show=False),
        Binding("A", "after('again')", show=False),
    ]

    # Keys

    def on_key(self, event: Key) -> None:
        """Handle a key of the table; any key closes the slip."""
        self.query_one(Slip).hide()
        if self.is_typing() or self.seat == NONE or self.table.over() or not event.character:
            return
        key = event.character
        if self.table.time.held or not (key.isalnum() and key.isascii()):
            return
        if self.hand.menu:  # all letters are lines of the menu, even those of other actions
            event.stop()
            event.prevent_default()
        view = self.seen()
        move = self.hand.press(view, key)
        if self.hand.said and key not in ACTIONS:
            self.query_one(Slip).why(self.hand.said)
        if self.hand.bid is not None:
            trouble = self.table.handshakes.bid(self.seat, *self.hand.bid)
            if trouble:
                self.query_one(Slip).why(trouble)
            self.hear([])
        if move != NONE:
            self.play(move)
        self.show_all()

    def action_pause(self) -> None:
        """Stop or continue; without a clock, let time run to the next event."""
        time = self.table.time
        if self.table.over():
            return
        if time.held:
            time.go(self.lead())
        elif time.speed == UNTIMED:
            self.hear(run_on(self.table, cap(self.table)))
        else:
            time.hold()
        self.tick()

    def action_speed(self) -> None:
        """Let time run at the next speed."""
        names = list(SPEEDS)
        time = self.table.time
        time.at_speed(names[(names.index(time.speed) + 1) % len(names)])
        self.query_one(Slip).hint(tell(m.table_speed(speed=time.speed)))
        self.tick()

    def action_confirm(self) -> None:
        """Answer the choice that runs out; after the game, show the result again."""
        if self.table.over():
            self.ended = False
            self.show_end()
        elif self.seat != NONE:
            self.hand.answers(self.seen())
            if self.hand.said:
                self.query_one(Slip).why(self.hand.said)
            self.show_all()

    def action_cancel(self) -> None:
        """Close the typing line, or go back by a step."""
        if self.is_typing():
            self.close_typed()
        elif self.seat != NONE and not self.table.over():
            self.waiting = []
            move = self.hand.back(self.seen())
            if move != NONE:
                self.play(move)
        self.show_all()

    def keys(self) -> str:
        """Return an introduction to the game and the help on the keys."""
        return "\n".join([*wrap(panels.goal(self.seen(), self.seat), WIDEST), "", *key_lines()])

    def action_hint(self) -> None:
        """Ask for advice, which is shown when it is ready and never played."""
        if self.seat != NONE and not self.table.over():
            self.advise(self.seat)

    def take_hint(self, _: Adviser, hint: Hint) -> None:
        """Show the advice if it can still be followed."""
        if self.query(Slip) and hint.move in [WAIT, *self.seen().legal(self.seat)]:
            self.show_hint(hint, self.seat)

    def select(self, move: int) -> None:
        """Do nothing: there is no cursor to move, and the advice is shown in words."""

    def action_undo(self) -> None:
        """Say why nothing can be taken back."""
        self.query_one(Slip).why(tell(m.table_no_undo()))

    def action_log(self) -> None:
        """Show the log after the game."""
        if not self.table.over():
            self.query_one(Slip).why(tell(m.table_no_log()))
            return
        viewer = self.seat if self.seat != NONE else SPECTATOR
        self.app.push_screen(LogPaper(self.table.lines(viewer)[-LOG_LINES:]))

    def action_powers(self) -> None:
        """Show what the GODs and CITIES of this game do; time stands meanwhile."""
        self.app.push_screen(PowersPaper(powers_in_play(self.seen())))

    # Typing

    def play_typed(self, words: str) -> None:
        if self.seat == NONE or self.table.over():
            return
        try:
            self.play(MOVES.parse(words, self.seen().legal(self.seat)))
        except BadMove as error:
            self.query_one(Slip).why(tell(error.said))

    # The end

    def show_end(self) -> None:
        """Show the result as soon as no other page is open."""
        if self.app.screen is self:
            super().show_end()

    def outcome(self) -> Text:
        kept = kept_and_broken(self.table.handshakes, self.seat)
        return Text("\n".join([over_line(self.seen(), self.seat), self.table.result(), *kept]))
