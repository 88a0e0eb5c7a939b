"""What a plan can do in a turn: done and undone on the solver's sheet, and as a move of the
game."""

from typing import Final

from aevum.core.native import i64
from aevum.games.tempus.bot.draft import Draft, Turn
from aevum.games.tempus.bot.estate import Estate
from aevum.games.tempus.data import BIT, BUILD, DIG, ENEMY_BIT, ROAD, USE
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
    """Something that a draft can wish for, in `DEEDS[wish]`. This base class does nothing.

    Its place is a number, which `act` returns and `code` turns into a move. The sheet takes care of
    the gold of the fee.
    """

    def __init__(self, action: int) -> None:
        self.action: i64 = action
        """The action that a digit must give for it to be free, -1 if none."""

    def act(self, estate: Estate, now: Turn, draft: Draft, fee: i64) -> i64:
        """Do it where the draft says, or in a good place, and return the place; -1 if
        impossible."""
        return -1

    def repeat(self, estate: Estate, now: Turn, where: i64, number: i64) -> None:
        """Do it in a possible place, in a round; the gold is left out."""

    def undo(self, estate: Estate, now: Turn, where: i64) -> None:
        """Undo it, if nothing was done since; the gold is left out."""

    def code(self, where: int, paid: bool) -> int:
        """Return the move that does it."""
        return PASS


class RoadDeed(Deed):
    """Drawing a section."""

    def act(self, estate: Estate, now: Turn, draft: Draft, fee: i64) -> i64:
        where: i64 = estate.wanted_road(draft.roads)
        if where < 0:
            where = estate.any_road()
        if where >= 0:
            estate.draw(where)
        return where

    def repeat(self, estate: Estate, now: Turn, where: i64, number: i64) -> None:
        estate.draw(where)

    def undo(self, estate: Estate, now: Turn, where: i64) -> None:
        estate.undraw()

    def code(self, where: int, paid: bool) -> int:
        return ROADS + paid * PAID_ROAD + where


class DigDeed(Deed):
    """Digging a square."""

    def act(self, estate: Estate, now: Turn, draft: Draft, fee: i64) -> i64:
        where: i64 = estate.wanted_dig(draft.digs)
        if where < 0:
            where = estate.any_dig()
        if where >= 0:
            estate.dig(where)
        return where

    def repeat(self, estate: Estate, now: Turn, where: i64, number: i64) -> None:
        estate.dig(where)

    def undo(self, estate: Estate, now: Turn, where: i64) -> None:
        estate.undig(where)

    def code(self, where: int, paid: bool) -> int:
        return DIGS + paid * PAID_DIG + where


class BuildDeed(Deed):
    """Building; where is square * 4 + kind."""

    def act(self, estate: Estate, now: Turn, draft: Draft, fee: i64) -> i64:
        purse: i64 = estate.gold - fee
        where: i64 = estate.wanted_build(draft.builds, purse)
        if where < 0:
            where = estate.any_build(purse)
        if where >= 0:
            estate.build(estate.squares[where >> 2], where & 3)
        return where

    def repeat(self, estate: Estate, now: Turn, where: i64, number: i64) -> None:
        estate.build(estate.squares[where >> 2], where & 3)

    def undo(self, estate: Estate, now: Turn, where: i64) -> None:
        estate.unbuild()

    def code(self, where: int, paid: bool) -> int:
        return BUILDS + paid * PAID_BUILD + where % 4 * 100 + where // 4


class UseDeed(Deed):
    """Using the best building, or with `spare` the second-best: the best is kept for later."""

    def __init__(self, action: int, spare: bool) -> None:
        super().__init__(action)
        self.spare = spare

    def act(self, estate: Estate, now: Turn, draft: Draft, fee: i64) -> i64:
        return estate.use(now, fee, self.spare)

    def repeat(self, estate: Estate, now: Turn, where: i64, number: i64) -> None:
        estate.mark_used(now, estate.squares[where], number)

    def undo(self, estate: Estate, now: Turn, where: i64) -> None:
        estate.squares[where].used = now.used_before

    def code(self, where: int, paid: bool) -> int:
        return USES + paid * PAID_USE + where


class StrikeDeed(Deed):
    """Crossing out an enemy; where is fort * 10 + enemy."""

    def act(self, estate: Estate, now: Turn, draft: Draft, fee: i64) -> i64:
        return estate.strike(now)

    def repeat(self, estate: Estate, now: Turn, where: i64, number: i64) -> None:
        estate.alive &= ~BIT[ENEMY_BIT + where % 10]
        estate.mark_used(now, estate.squares[where // 10], number)

    def undo(self, estate: Estate, now: Turn, where: i64) -> None:
        estate.alive |= BIT[ENEMY_BIT + where % 10]
        estate.squares[where // 10].used = now.used_before

    def code(self, where: int, paid: bool) -> int:
        return STRIKES + paid * PAID_STRIKE + where


class HeldDeed:
    """Wraps a deed for lookup by sheets, for the same reason as `MoveRow`."""

    def __init__(self, deed: Deed) -> None:
        self.deed: Final = deed


DEEDS: Final[list[Deed]] = [
    RoadDeed(ROAD),
    DigDeed(DIG),
    BuildDeed(BUILD),
    UseDeed(USE, spare=False),
    StrikeDeed(USE),
    UseDeed(USE, spare=True),
    Deed(-1),
]
"""By the wish of a draft: an action, STRIKE, SPARE or IDLE."""
HELD_DEEDS: Final[list[HeldDeed]] = [HeldDeed(deed) for deed in DEEDS]
"""The same, for lookup by sheets."""
