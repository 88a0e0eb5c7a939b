"""What the quick policy counts, and how much."""

from typing import Final

from aevum.core.native import i64


class Weights:
    """What the rules of thumb count, in hundredths of a point.

    `..._left` is for each turn that is left, `..._digs` and `..._builds` for each digit left that
    lets the player dig or build.
    """

    def __init__(self, values: tuple[int, ...]) -> None:
        # A coin
        self.coin: Final[i64] = values[0]
        self.coin_left: Final[i64] = values[1]
        # A building
        self.shore: Final[i64] = values[2]
        """For each square of the lakes next to it."""
        self.shore_digs: Final[i64] = values[3]
        self.beach: Final[i64] = values[4]
        """For each empty square next to it from which a lake could reach it, and turn left."""
        self.unit: Final[i64] = values[5]
        """For each unit of wood or stone that it takes, and turn left."""
        self.income_left: Final[i64] = values[6]
        """For each coin that a use would bring."""
        self.feeds_left: Final[i64] = values[7]
        """For a market or fort, with which castles could trade, and turn left."""
        self.fort_enemy: Final[i64] = values[8]
        """For each enemy that a fort can reach, and turn left."""
        # A dug square
        self.dig: Final[i64] = values[9]
        """For each building on the shore."""
        self.dig_builds: Final[i64] = values[10]
        self.dig_left: Final[i64] = values[11]
        self.dig_dry: Final[i64] = values[12]
        """For each building that the lake reaches by it, and square of the lake."""
        self.dig_sites: Final[i64] = values[13]
        """For each site that comes to lie on the shore, and turn left."""
        self.dig_site: Final[i64] = values[14]
        """For a square that would be a site itself, and turn left."""
        self.dig_open: Final[i64] = values[15]
        """For each square that becomes shore."""
        # A section of road
        self.road: Final[i64] = values[16]
        self.road_unit: Final[i64] = values[17]
        """For each new unit, and turn left."""
        self.road_pull: Final[i64] = values[18]
        """For resources nearby, by `NEAR`, and turn left."""
        self.road_lake: Final[i64] = values[19]
        """The same for lakes."""
        self.road_shore: Final[i64] = values[20]
        """For each new site on the shore, and turn left."""
        self.road_end: Final[i64] = values[21]
        """For a section that lengthens the road at one of its ends."""
        self.road_trade: Final[i64] = values[22]
        """For each building that it connects, and turn left."""
        # An enemy
        self.enemy: Final[i64] = values[23]
        self.raider_left: Final[i64] = values[24]
        # The main lake
        self.shore_near: Final[i64] = values[25]
        """For a building near the main lake, by `NEAR` and turn left."""
        self.dig_pull: Final[i64] = values[26]
        """For buildings nearby that are not on the main lake, by `NEAR` and turn left."""
        self.road_main: Final[i64] = values[27]
        """For a section next to the main lake, as `shore_near`."""


WEIGHTS: Final = (
    16, 8,
    166, 19, -2, 4, 9, 8, 16,
    300, -2, 6, 157, 6, 1, 28,
    67, 1, 3, 4, 5, 68, 2,
    60, 60,
    6, 12, 4,
)  # fmt: skip
"""Found by trying changes on 240 dates."""
TUNED: Final = Weights(WEIGHTS)
