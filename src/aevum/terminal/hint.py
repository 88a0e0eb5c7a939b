"""A hint at the terminal's table: a copy of the question, for a worker beside the table."""

from aevum.bots.advice import SECONDS, Hint, advise
from aevum.core.game import JOINT, Game
from aevum.core.state import CHANCE, NONE, Ask, State
from aevum.terminal.table import Table


def place_of(table: Table, seat: int) -> tuple[int, ...]:
    """Return what distinguishes positions of a seat: the time, and the rows that count.

    Where all act at once, rows of others don't count: a hint stays valid after them.
    """
    match = table.match
    rows = match.line
    if table.game.timing == JOINT and table.state.independent():
        rows = [place for place in rows if match.record.rows[place].seat in (seat, CHANCE)]
    return (table.state.now, *rows)


class Adviser:
    """A copy of a question, so that a worker can think about it while the game continues."""

    def __init__(self, table: Table, seat: int) -> None:
        self.game: Game = table.game
        self.view: State = table.view(seat)
        self.ask: Ask = table.question(seat)
        self.choices: list[int] = table.choices(seat)
        self.seat = seat
        self.place = place_of(table, seat)
        self.plans = table.keeper.plans
        self.improver = table.improver
        better = self.improver.found(seat)
        if better:
            self.plans[seat] = (*self.plans.get(seat, ()), NONE, *better)
        self.kept = self.plans.get(seat, ())

    def think(self) -> Hint:
        """Return the advice; this takes a moment."""
        return advise(self.game, self.view, self.ask, self.choices, SECONDS, self.kept)

    def keep(self, hint: Hint) -> None:
        """Let the next hint follow the plan of this one, or a better one found meanwhile.

        It is saved with the next move.
        """
        self.plans[self.seat] = hint.plan
        if hint.ahead:
            self.improver.start(self.game, self.view, self.seat, hint.plan)
