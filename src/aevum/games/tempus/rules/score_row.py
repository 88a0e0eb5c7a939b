"""The contract of rows of the score, and what they count."""

from aevum.core.native import i64, mypyc_attr
from aevum.games.tempus.data import BUILDINGS, Numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class Tally:
    """What the score counts, in a position of a match or at the end of a solver's plan."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers: Numbers = numbers
        self.buildings: list[int] = [0] * BUILDINGS
        """How many farms, markets, forts and castles there are."""
        self.gold: i64 = 0
        self.enemies: i64 = 0
        """How many enemies are live."""
        self.road: i64 = 0
        """The sections of the longest road."""
        self.lakes: i64 = 0
        """Squares times buildings, summed over all lakes."""
        self.lakes_ahead: i64 = 0
        """The same as the solver expects early in a plan; in a match it is `lakes`."""

    def holds(self, square: int) -> int:
        """Return what a square has, as in `data.NAMES`."""
        raise NotImplementedError("abstract: holds")


@mypyc_attr(allow_interpreted_subclasses=True)
class ScoreRow:
    """A row of the score, found in `Layout.rows`; rules and solver use the same ones.

    A row has its `points`. The solver compares `worth`, in gold at the price of a point, where a
    row may be finer than in points, and `promise`, points that an early plan does not have yet but
    is working towards. Its name in words is the message `score-` and its name.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def points(self, tally: Tally) -> int:
        """Return what it is worth at the end of the game (R8)."""
        raise NotImplementedError("abstract: points")

    def worth(self, tally: Tally) -> int:
        """Return the same in gold, for the solver."""
        return self.points(tally) * int(tally.numbers.gold_a_point)

    def promise(self, tally: Tally) -> int:
        """Return points that the solver adds while it tries rough plans; 0 for most rows."""
        return 0
