"""A draft: what the search wants to do in the turns to come. It need not be possible."""

from typing import Final

from aevum.games.tempus_imperium.data import BUILD, DIG, ROAD, USE

# What a draft wants of a turn: an action, or a special way to use a building, or nothing.
STRIKE: Final = 4
SPARE: Final = 5  # use the second-best building: the best one is kept for later in the round
IDLE: Final = 6
ACTION_OF: Final[list[int]] = [ROAD, DIG, BUILD, USE, USE, USE, -1]


class Draft:
    """What to do: a wish for each turn, and in which order to draw, dig and build."""

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
