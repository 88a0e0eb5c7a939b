"""The eight rows of the printed score (R8.2 to R8.6)."""

from typing import Final

from aevum.core.native import i64
from aevum.games.tempus.data import CASTLE, FARM, FORT, MARKET, SCORES
from aevum.games.tempus.rules.score_row import ScoreRow, Tally


class BuildingsRow(ScoreRow):
    """Points for each building of a kind (R8.2)."""

    def __init__(self, name: str, kind: int) -> None:
        super().__init__(name)
        self.place: i64 = kind - FARM
        """The place of the kind among the buildings."""

    def points(self, tally: Tally) -> int:
        return tally.numbers.points[self.place] * tally.buildings[self.place]


class RoadRow(ScoreRow):
    """Points for each section of the longest road (R8.4)."""

    def points(self, tally: Tally) -> int:
        return int(tally.numbers.road_points * tally.road)


class LakesRow(ScoreRow):
    """Squares times buildings of each lake (R8.5).

    While squares and buildings are few, neither seems worth having. So the solver is promised their
    value in a lake of the size within reach.
    """

    def points(self, tally: Tally) -> int:
        return int(tally.numbers.lake_points * tally.lakes)

    def promise(self, tally: Tally) -> int:
        return int(tally.numbers.lake_points * (tally.lakes_ahead - tally.lakes))


class GoldRow(ScoreRow):
    """A point for so much gold (R8.3); for the solver every coin counts."""

    def points(self, tally: Tally) -> int:
        return int(tally.gold // tally.numbers.gold_a_point)

    def worth(self, tally: Tally) -> int:
        return int(tally.gold)


class EnemiesRow(ScoreRow):
    """Points that live enemies cost (R8.6)."""

    def points(self, tally: Tally) -> int:
        return int(tally.numbers.enemy_points * tally.enemies)


SCORE_ROWS: Final[list[ScoreRow]] = [
    BuildingsRow("castles", CASTLE),
    BuildingsRow("markets", MARKET),
    BuildingsRow("forts", FORT),
    BuildingsRow("farms", FARM),
    RoadRow("road"),
    LakesRow("lakes"),
    GoldRow("gold"),
    EnemiesRow("enemies"),
]
"""The printed rows, in the order of the sheet."""


def _check() -> None:
    if tuple([row.name for row in SCORE_ROWS]) != SCORES:
        raise ValueError("the rows of the score are not those of data.SCORES")


_check()
