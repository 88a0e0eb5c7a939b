"""What every screen with a table on it does: help, rules, hints, leaving, and the end."""

from rich.text import Text
from textual import work

from aevum.bots.advice import Hint
from aevum.core.state import NONE
from aevum.terminal import messages as m
from aevum.terminal.hint import Adviser, place_of
from aevum.terminal.keyed import KeyedScreen
from aevum.terminal.language import tell, tell_all
from aevum.terminal.menu import again
from aevum.terminal.papers import EndPaper, HelpPaper, RulesPaper
from aevum.terminal.requests import LeaveTable, OpenTable
from aevum.terminal.slip import Slip
from aevum.terminal.table import Table


class SeatedScreen(KeyedScreen):
    """A screen at which a game is played; it holds a Slip for what has to be said."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.ended = False
        """Whether the result was shown."""
        self.advice: dict[tuple[int, ...], Hint] = {}
        """The hints given so far, so that the same position always gets the same one."""

    def on_mount(self) -> None:
        """Say what a saved game has lost."""
        self.call_after_refresh(self.tell_trouble)

    def tell_trouble(self) -> None:
        """Say what is wrong with saving the game, if anything is."""
        if self.table.keeper.trouble:
            self.query_one(Slip).why(tell_all(self.table.keeper.trouble))

    def advise(self, seat: int) -> None:
        """Begin to think about a hint for a seat; it is shown when it is ready, never played."""
        known = self.advice.get((seat, *place_of(self.table, seat)))
        if known is not None:
            self.show_hint(known, seat)
            return
        self.query_one(Slip).hint(tell(m.shell_hint_thinking()))
        self.think_of_hint(Adviser(self.table, seat))

    @work(thread=True, exclusive=True, group="hint")
    def think_of_hint(self, adviser: Adviser) -> None:
        """Think beside the screen."""
        hint = adviser.think()
        self.app.call_from_thread(self.take_hint, adviser, hint)

    def take_hint(self, adviser: Adviser, hint: Hint) -> None:
        """Keep the advice, and show it if the position is still the same."""
        self.advice[adviser.seat, *adviser.place] = hint
        adviser.keep(hint)
        place = place_of(self.table, adviser.seat)
        same = adviser.place[1:] == place[1:]  # time may have passed
        if same and self.query(Slip):
            self.show_hint(hint, adviser.seat)

    def show_hint(self, hint: Hint, seat: int = NONE) -> None:
        """Show the advice for a seat and select its move, so that Enter would play it."""
        self.select(hint.move)
        told = m.shell_hint(label=hint.label, reason=hint.reason)
        if hint.aim is not None:
            told = m.shell_hint_plan(label=hint.label, plan=hint.aim, reason=hint.reason)
        self.query_one(Slip).hint(tell(told.within(self.table.game.book), seat))

    def select(self, move: int) -> None:
        """Put the cursor on a move."""
        raise NotImplementedError("abstract: select")

    def action_undo(self) -> None:
        """Take the last move of the person at the keyboard back."""
        raise NotImplementedError("abstract: action_undo")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer the keys of the end only when the game is over."""
        return self.table.over() if action == "after" else super().check_action(action, parameters)

    def keys(self) -> str:
        """Return what the keys do."""
        raise NotImplementedError("abstract: keys")

    def action_help(self) -> None:
        """Show the keys."""
        self.app.push_screen(HelpPaper(self.keys()))

    def action_rules(self) -> None:
        """Show the rules."""
        self.app.push_screen(RulesPaper(self.table.game))

    def action_leave(self) -> None:
        """Leave the table; the game is saved."""
        self.post_message(LeaveTable())

    def show_end(self) -> None:
        """Show the result, once."""
        if self.ended:
            return
        self.ended = True
        words = self.outcome()
        self.app.push_screen(EndPaper(self.table, words, words.plain), self.after_end)

    def outcome(self) -> Text:
        """Return the result in words."""
        return Text(self.table.result())

    def end_keys(self, seat: int) -> str:
        """Return what a seat can do when the game is over: undo only if that is possible."""
        can_undo = seat >= 0 and self.table.may_undo(seat) == ""
        return tell(m.shell_end_keys_undo() if can_undo else m.shell_end_keys())

    def action_after(self, answer: str) -> None:
        """Do one of the things that can be done when the game is over."""
        if self.table.over():
            self.after_end(answer)

    def after_end(self, answer: str | None) -> None:
        """Do what was chosen below the result."""
        if answer == "leave":
            self.post_message(LeaveTable())
        elif answer == "undo":
            self.action_undo()
        elif answer in ("new", "again"):
            self.post_message(OpenTable(again(self.table, answer == "again")))
