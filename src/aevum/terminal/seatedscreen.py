"""What every screen with a table on it does: help, rules, hints, leaving, and the end."""

from typing import ClassVar

from textual import work
from textual.screen import Screen

from aevum.terminal.hint import Adviser, Hint
from aevum.terminal.menu import again
from aevum.terminal.messages import LeaveTable, OpenTable
from aevum.terminal.papers import HelpPaper, RulesPaper
from aevum.terminal.slip import Slip
from aevum.terminal.table import Table


class SeatedScreen(Screen[None]):
    """A screen at which a game is played; it holds a Slip for what has to be said."""

    KEYS: ClassVar[str] = ""
    """What the help tells."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table

    def advise(self, seat: int) -> None:
        """Begin to think about a hint for a seat; it is shown when it is ready, never played."""
        self.query_one(Slip).hint("Thinking ...")
        self.think_of_hint(Adviser(self.table, seat))

    @work(thread=True, exclusive=True, group="hint")
    def think_of_hint(self, adviser: Adviser) -> None:
        """Think beside the screen."""
        hint = adviser.think()
        self.app.call_from_thread(self.show_hint, hint)

    def show_hint(self, hint: Hint) -> None:
        """Show the advice."""
        self.query_one(Slip).hint(f"Hint: {hint.text()}")

    def action_undo(self) -> None:
        """Take the last move of the person at the keyboard back."""
        raise NotImplementedError("abstract: action_undo")

    def action_help(self) -> None:
        """Show the keys."""
        self.app.push_screen(HelpPaper(self.KEYS))

    def action_rules(self) -> None:
        """Show the rules."""
        self.app.push_screen(RulesPaper(self.table.game))

    def action_leave(self) -> None:
        """Leave the table; the game is saved."""
        self.post_message(LeaveTable())

    def after_end(self, answer: str | None) -> None:
        """Do what was chosen below the result."""
        if answer == "leave":
            self.post_message(LeaveTable())
        elif answer == "undo":
            self.action_undo()
        elif answer in ("new", "again"):
            self.post_message(OpenTable(again(self.table, answer == "again")))
