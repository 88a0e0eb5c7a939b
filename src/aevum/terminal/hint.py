"""A hint at the terminal's table: the question put aside, thought about while the table goes on."""

from aevum.bots.advice import Hint, advise
from aevum.core.game import Game
from aevum.core.state import Ask, State
from aevum.terminal.table import Table


def place_of(table: Table) -> tuple[int, ...]:
    """Return what tells one position of a table from another: time, and the rows that count."""
    return (table.state.now, *table.match.line)


class Adviser:
    """A question put aside, so that a worker can think about it while the table goes on."""

    def __init__(self, table: Table, seat: int) -> None:
        self.game: Game = table.game
        self.view: State = table.view(seat)
        self.ask: Ask = table.question(seat)
        self.choices: list[int] = table.choices(seat)
        self.seat = seat
        self.place = place_of(table)

    def think(self) -> Hint:
        """Return the advice, after a moment."""
        return advise(self.game, self.view, self.ask, self.choices)
