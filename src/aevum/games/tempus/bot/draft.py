"""A draft: what the search wants to do in the remaining turns; and what it did in a turn."""

from typing import Final

from aevum.core.native import i64
from aevum.games.tempus.data import BUILD, DIG, ROAD, USE

# What a draft wants of a turn: an action, or a special way to use a building, or nothing.
STRIKE: Final = 4
SPARE: Final = 5  # use the second-best building: the best one is kept for later in the round
IDLE: Final = 6
ACTION_OF: Final[list[int]] = [ROAD, DIG, BUILD, USE, USE, USE, -1]


class Draft:
    """What to do: a wish for each turn, and the order in which to draw, dig and build.

    It may be impossible.
    """

    def __init__(
        self, wishes: list[int], roads: list[int], digs: list[int], builds: list[int]
    ) -> None:
        self.wishes = wishes
        self.roads = roads
        """Sections."""
        self.digs = digs
        """Squares."""
        self.builds = builds
        """Squares * 4 + kind of building."""

    def copy(self) -> "Draft":
        return Draft(self.wishes[:], self.roads[:], self.digs[:], self.builds[:])


class Turn:
    """What was done in a turn, and what is needed to undo it."""

    def __init__(self, given: i64, gold: i64) -> None:
        self.given: i64 = given
        """The digit's action."""
        self.purse: i64 = gold
        """The treasury before the turn."""
        self.kind: i64 = IDLE
        self.where: i64 = -1
        self.used_before: i64 = 0
        """The round in which the building of this turn was used before."""
