"""What a plan can do in a turn, as moves of the real game."""

from typing import Final

from aevum.core.native import i64
from aevum.games.tempus.data import BUILD, DIG, ROAD, USE
from aevum.games.tempus.moves import (
    BUILDS,
    DIGS,
    PAID_BUILD,
    PAID_DIG,
    PAID_ROAD,
    PAID_STRIKE,
    PAID_USE,
    PASS,
    ROADS,
    STRIKES,
    USES,
)


class Deed:
    """Something that a draft can wish for; `DEEDS[wish]` finds it. By itself it does nothing."""

    def __init__(self, action: int) -> None:
        self.action: i64 = action
        """What a digit must give for it to be free, -1 if nothing does."""

    def code(self, where: int, paid: bool) -> int:
        """Return the move that does it."""
        return PASS


class RoadDeed(Deed):
    """Drawing a section."""

    def code(self, where: int, paid: bool) -> int:
        return ROADS + paid * PAID_ROAD + where


class DigDeed(Deed):
    """Digging a square."""

    def code(self, where: int, paid: bool) -> int:
        return DIGS + paid * PAID_DIG + where


class BuildDeed(Deed):
    """Building; where is square * 4 + kind."""

    def code(self, where: int, paid: bool) -> int:
        return BUILDS + paid * PAID_BUILD + where % 4 * 100 + where // 4


class UseDeed(Deed):
    """Using a building."""

    def code(self, where: int, paid: bool) -> int:
        return USES + paid * PAID_USE + where


class StrikeDeed(Deed):
    """Crossing out an enemy; where is fort * 10 + enemy."""

    def code(self, where: int, paid: bool) -> int:
        return STRIKES + paid * PAID_STRIKE + where


DEEDS: Final[list[Deed]] = [
    RoadDeed(ROAD),
    DigDeed(DIG),
    BuildDeed(BUILD),
    UseDeed(USE),
    StrikeDeed(USE),
    UseDeed(USE),
    Deed(-1),
]
"""By what a draft wishes: an action, STRIKE, SPARE or IDLE."""
