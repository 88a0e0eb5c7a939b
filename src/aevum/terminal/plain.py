"""The line mode: one question a time, answered by a line; no colours, no cursor control.

It reads well to a screen reader and works through pipes. Lists stay short: long ones are grouped.
"""

from collections.abc import Iterable
from typing import Final, TextIO

from aevum.core.game import JOINT
from aevum.core.state import NONE, SPECTATOR, WAIT, State
from aevum.terminal import messages as m
from aevum.terminal.commands import Commands
from aevum.terminal.language import tell, tell_all
from aevum.terminal.narrow import Listed, is_number
from aevum.terminal.table import Table

MOST_SHOWN: Final = 9  # moves that are read out with the question, unasked
LEAVING: Final = ("quit", "exit", "q")


class Plain(Commands):
    """A match played by lines of text."""

    def __init__(self, table: Table, lines: Iterable[str], out: TextIO, prompt: bool) -> None:
        super().__init__(table, lines, out, prompt)
        self.said: list[str] = []
        """The events that were said last, in words."""

    def run(self) -> bool:
        """Play until the game or the input ends; False if the game could not be saved."""
        table = self.table
        game = table.game
        self.say(tell(m.shell_line_begin(game=game.title, summary=tell(game.summary))))
        self.say(*table.other_numbers())
        if len(table.bots) > 1:
            self.say(tell(m.shell_line_company(company=table.company())))
            self.say(*table.characters())
            if len(table.people()) == 1:
                self.say(tell(m.shell_line_you(who=table.people()[0])))
        self.say(*self.introduction())
        self.told = len(table.log)
        try:
            self.end() if self.play() else self.part()
        except KeyboardInterrupt:
            self.say("")
            self.part()
            raise
        return not table.keeper.failed

    def play(self) -> bool:
        """Play until the game is over; False if the input ends before."""
        table = self.table
        while not table.over():
            self.go_on()
            seat = table.asked()
            if table.over() or seat == NONE:
                break
            self.greet(seat)
            if not self.turn(seat):
                return False
        self.go_on()
        return True

    # Words

    def introduction(self) -> list[str]:
        """Return what a game wants to be known before it begins."""
        return []

    def summary(self, view: State) -> list[str]:
        """Return what is read out before every question."""
        return []

    def many(self, found: list[Listed]) -> list[str]:
        """Return what is said of moves that are too many to be read out with the question."""
        return [tell(m.shell_line_many(n=len(found)))]

    def outcome(self) -> list[str]:
        """Return how the game ended."""
        result = self.table.result()
        return [] if result in self.said else [result]  # some games tell it as their last event

    # The course of a game

    def go_on(self) -> None:
        """Let bots and time act, and tell what happened."""
        table = self.table
        if table.timed():
            table.tick()
        else:
            table.run_bots()
        viewer = self.seat if self.seat != NONE else SPECTATOR
        news = table.lines(viewer, table.log[self.told :])
        self.say(*news)
        self.said = news or self.said
        self.told = len(table.log)
        if table.keeper.trouble and table.keeper.trouble != self.trouble:
            self.say(tell_all(table.keeper.trouble))
        self.trouble = table.keeper.trouble

    def greet(self, seat: int) -> None:
        """Hand the keyboard over where people hide something, then put the question."""
        table = self.table
        if table.secret() and seat != self.seat:
            self.say(tell(m.shell_line_pass(who=seat)))
            self.read()
        if len(table.people()) > 1 and seat != self.seat:
            self.say(tell(m.shell_line_asked(who=seat)))
        self.seat = seat
        self.ask()

    def ask(self) -> None:
        """Put the question."""
        table = self.table
        view = table.view(self.seat)
        self.say(*self.summary(view))
        several = len(table.people()) > 1 and table.game.timing == JOINT
        question = table.prompt(self.seat)
        if several:
            question = tell(m.shell_line_question(who=self.seat, question=question))
        self.say(question)
        if table.state.must(self.seat) is None:
            self.say(self.standing())
        found = self.possible()
        if 0 < len(found) <= MOST_SHOWN:
            self.number(found)
        elif found:
            self.listed = []
            self.say(*self.many(found))

    def turn(self, seat: int) -> bool:
        """Take lines until this seat has answered; False when there are none left."""
        while True:
            line = self.read()
            if line is None or line.lower() in LEAVING:
                return False
            if not line:
                continue
            if self.command(line):
                continue
            if self.move(seat, line):
                return True
            if self.table.timed():
                self.go_on()

    def move(self, seat: int, line: str) -> bool:
        """Make the move a line names; say why if it cannot be."""
        if is_number(line) and self.listed:
            if not 1 <= int(line) <= len(self.listed):
                self.say(tell(m.shell_line_last_list(n=len(self.listed))))
                return False
            trouble = self.table.play(seat, self.listed[int(line) - 1])
        elif line.lower() in ("wait", "leave it") and self.table.state.must(seat) is None:
            trouble = self.table.play(seat, WAIT)
        else:
            trouble = self.table.play_text(seat, line)
            if trouble and is_number(line):
                trouble = tell(m.shell_line_no_list())
        if trouble:
            self.say(trouble)
            return False
        self.listed = []
        return True

    def end(self) -> None:
        """Say how it ended, and where it is saved."""
        self.say(*self.outcome(), *self.table.marks())
        keeper = self.table.keeper
        if keeper.failed or keeper.path is not None:
            self.say(*self.saved())

    def part(self) -> None:
        """Say goodbye in the middle of a game."""
        keeper = self.table.keeper
        self.say(tell(m.shell_goodbye()))
        if not keeper.failed and keeper.path is None:
            self.say(tell(m.shell_line_saved_nothing()))
        else:
            self.say(*self.saved())
        if keeper.path is not None:
            self.say(tell(m.shell_line_resume()))
