"""Advice for a person: what a bot would do in this seat, and what it brings in numbers.

The bot sees what the seat sees. Nothing is played.
"""

from typing import Final, NamedTuple

from aevum.bots.greedy import GreedyBot
from aevum.core.bot import Bot
from aevum.core.game import Game
from aevum.core.rng import Rng
from aevum.core.state import WAIT, Ask, State
from aevum.terminal.table import Table
from aevum.terminal.tempus import hint as tempus_hint

SECONDS: Final = 0.5


class Hint(NamedTuple):
    """One piece of advice."""

    move: int
    label: str
    reason: str

    def text(self) -> str:
        """Return the advice in a line."""
        return f"{self.label}. {self.reason}"


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

    def think(self, seconds: float = SECONDS) -> Hint:
        """Return the advice; it takes about so long."""
        if self.game.name == tempus_hint.NAME:
            found = tempus_hint.plan(self.view, seconds)
            if found is not None and found[0] in self.choices:
                return self._hint(found[0], found[1])
        bot = self._bot()
        move = bot.choose(self.view, self.ask, self.choices, Rng("hint"))
        return self._hint(move, f"So the {bot.name} bot would play")

    def _bot(self) -> Bot:
        try:
            return self.game.standard()
        except NotImplementedError:
            return GreedyBot()

    def _hint(self, move: int, source: str) -> Hint:
        if move == WAIT:
            return Hint(move, "Wait", f"{source}: nothing on offer is better than what you have.")
        before = self.view.scores()[self.seat]
        after = self.view.fill(Rng("hint"))
        after.apply(self.seat, move)
        gain = after.scores()[self.seat] - before
        worth = (
            f"the score goes from {before} to {before + gain}" if gain else "it prepares the ground"
        )
        return Hint(move, self.game.label(self.view, move), f"{source}; at once {worth}.")
