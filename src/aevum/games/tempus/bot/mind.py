"""How a player looks at a match: how far ahead, and what they like more than it counts."""

from typing import Final

from aevum.games.tempus.data import DIGITS
from aevum.games.tempus.rules.score_row import ScoreRow, Tally
from aevum.games.tempus.rules.state import TempusState

PERCENT: Final = 100


class Fancy(ScoreRow):
    """What rows of the score seem worth above what they count, or below it."""

    def __init__(self, rows: list[ScoreRow], percents: list[int]) -> None:
        super().__init__("fancy")
        self.rows = rows
        self.percents = percents

    def points(self, tally: Tally) -> int:
        return 0

    def worth(self, tally: Tally) -> int:
        found = 0
        for place, row in enumerate(self.rows):
            found += row.worth(tally) * self.percents[place]
        return found // PERCENT


class Mind:
    """A way to look at a match. The plain one plans to the end and knows what everything counts."""

    def __init__(self, rounds: int = 0, likes: dict[str, int] | None = None) -> None:
        self.rounds: Final = rounds
        """How many rounds it plans, this one included; 0 for all of them."""
        self.likes: Final[dict[str, int]] = likes or {}
        """By how many percent it overrates a row of the score, by the name of the row."""

    def last(self, state: TempusState) -> int:
        """Return the turn before which plans end."""
        turns = int(state.numbers.turns)
        if self.rounds == 0:
            return turns
        return min(turns, (int(state.turn) // DIGITS + self.rounds) * DIGITS)

    def rows(self, state: TempusState) -> list[ScoreRow]:
        """Return the rows by which it compares plans."""
        rows = state.date.rows
        liked = [row for row in rows if row.name in self.likes]
        if not liked:
            return rows
        return [*rows, Fancy(liked, [self.likes[row.name] for row in liked])]


PLAIN: Final = Mind()
