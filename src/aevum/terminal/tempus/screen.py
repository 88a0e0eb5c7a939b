"""Tempus Imperium on a screen: keys, the mouse, a bot in the background, and the end."""

from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.widgets import Button

from aevum.core.events import Event
from aevum.core.state import NONE
from aevum.games.tempus import messages as m
from aevum.games.tempus.data import (
    BUILD,
    DIG,
    ROAD,
    USE,
)
from aevum.terminal import messages as shell
from aevum.terminal.papers import EndPaper
from aevum.terminal.plate import Plate
from aevum.terminal.slip import Slip
from aevum.terminal.tempus import panels
from aevum.terminal.tempus.boardscreen import BoardScreen
from aevum.terminal.tempus.share import letters, share
from aevum.terminal.tempus.sizes import find_spot
from aevum.terminal.tempus.targets import PASSING
from aevum.terminal.tempus.words import told
from aevum.terminal.theme import palette_of


def key_lines(fee: int) -> str:
    """Return the help on the keys, a line each."""
    lines = (
        m.table_keys_act(gold=fee),
        m.table_keys_build(),
        m.table_keys_arrows(),
        m.table_keys_turn(),
        m.table_keys_enter(),
        m.table_keys_type(),
        m.table_keys_more(),
        m.table_keys_look(),
        m.table_keys_names(),
    )
    return "\n".join(told(line) for line in lines)


class TempusScreen(BoardScreen):
    """One game of Tempus Imperium."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "confirm", shell.shell_key_play().key),
        Binding("question_mark", "help", shell.shell_key_help().key),
        Binding("q", "leave", shell.shell_key_leave().key),
        Binding("r", "act('road')", show=False),
        Binding("d", "act('dig')", show=False),
        Binding("b", "act('build')", show=False),
        Binding("f", "build(0)", show=False),
        Binding("m", "build(1)", show=False),
        Binding("o", "build(2)", show=False),
        Binding("c", "build(3)", show=False),
        Binding("u", "act('use')", show=False),
        Binding("p", "act('pass')", show=False),
        Binding("dollar_sign", "paid", show=False),
        Binding("up,k", "step(0,-1,False)", show=False),
        Binding("down,j", "step(0,1,False)", show=False),
        Binding("left,h", "step(-1,0,False)", show=False),
        Binding("right,l", "step(1,0,False)", show=False),
        Binding("shift+up", "step(0,-1,True)", show=False),
        Binding("shift+down", "step(0,1,True)", show=False),
        Binding("shift+left", "step(-1,0,True)", show=False),
        Binding("shift+right", "step(1,0,True)", show=False),
        Binding("space", "turn", show=False),
        Binding("tab", "cycle(1)", show=False),
        Binding("shift+tab", "cycle(-1)", show=False),
        Binding("escape", "cancel", show=False),
        Binding("H", "hint", shell.shell_key_hint().key),
        Binding("z,U", "undo", shell.shell_key_undo().key),
        Binding("R", "rules", shell.shell_key_rules().key),
        Binding("colon,slash", "type", shell.shell_key_type().key),
        Binding("t", "app.other_theme", shell.shell_key_theme().key),
        Binding("n", "after('new')", show=False),
        Binding("a", "after('again')", show=False),
    ]

    def on_mount(self) -> None:
        """Draw for the first time, and again whenever the theme changes."""
        self.query_one("#play", Button).can_focus = False
        self.watch(self.app, "theme", self.show_all, init=False)
        self.call_after_refresh(self.carry_on)

    def carry_on(self) -> None:
        """Continue after a move: let a bot think, show the end, or ask the person."""
        self.choice.look(self.position)
        self.show_all()
        if self.table.over():
            self.show_end()
        elif self.table.asked() == NONE:
            self.let_bot_think()

    def keys(self) -> str:
        return key_lines(int(self.position.numbers.fee))

    # Keys

    def on_key(self, _: Key) -> None:
        """Close the slip with the next key."""
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
        """Choose a building."""
        self.choice.build(kind)
        self.show_all()

    def action_paid(self) -> None:
        """Go to the next action for the fee."""
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
        """Close the typing line, or take back a building that waits for its payment."""
        if self.is_typing():
            self.close_typed()
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
        """Show what a move did, or why it isn't possible."""
        if trouble:
            self.query_one(Slip).why(trouble)
            return
        self.tell_trouble()
        self._tell_raid(self.table.news)
        self.carry_on()

    def _tell_raid(self, news: list[Event]) -> None:
        for event in news:
            if event.kind == "raid":
                self.query_one(Slip).why(told(self.table.game.words.say(event, self.position)))

    def action_undo(self) -> None:
        """Take the last move back."""
        words = self.undone()
        trouble = self.table.undo(0)
        if not trouble:
            self.carry_on()
        self.query_one(Slip).why(trouble or words)

    def undone(self) -> str:
        """Return what an undo would take back, for the message afterwards."""
        match = self.table.match
        place = match.last_own(0)
        if place < 0:
            return ""
        move = match.record.rows[match.line[place]].move
        return told(m.table_undone(what=self.table.game.words.done(self.position, move)))

    # Typing

    def play_typed(self, words: str) -> None:
        if self.table.asked() != NONE:
            self.play(self.table.play_text(0, words))

    def select(self, move: int) -> None:
        """Choose the action, building and place of this move for Enter."""
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
        """Do the same as Enter."""
        self.action_confirm()

    # Thinking

    def action_hint(self) -> None:
        """Ask for advice, which is shown when it is ready and never played."""
        if self.table.over() or self.table.asked() == NONE:
            return
        self.advise(0)

    @work(thread=True, group="bot")
    def let_bot_think(self) -> None:
        """Let the bot in the seat find its move in the background."""
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
