"""The four buildings at work: when each can be used, and what that brings (R6)."""

from typing import Final

from aevum.core.native import i64
from aevum.core.text import Refusal
from aevum.games.tempus import messages as m
from aevum.games.tempus.data import BORDERS, CASTLE, FARM, FORT, MARKET, Numbers
from aevum.games.tempus.rules.board import Board, ones
from aevum.games.tempus.rules.phrases import CELLS


class BuildingKind:
    """A kind of building; `KINDS[kind - FARM]` is that of a square's building.

    The solver asks only `trade`, with the connections that it knows.
    """

    def __init__(self, kind: int, alone: bool) -> None:
        self.kind = kind
        self.alone = alone
        """Whether it earns the same regardless of connections."""

    def ways(self, board: Board, place: i64, square: i64) -> i64:
        """Return in how many ways it can be used; `place` is its place in `built`."""
        raise NotImplementedError("abstract: ways")

    def income(self, board: Board, square: i64) -> i64:
        """Return the gold that its use on a square brings, whether it was used or not."""
        near: i64 = board.partners(square)
        return self.trade(board.numbers, near & board.farms, near & board.payers)

    def trade(self, numbers: Numbers, farms: i64, payers: i64) -> i64:
        """Return the gold of a use with farms and with markets and forts connected, as bits."""
        raise NotImplementedError("abstract: trade")

    def idle(self, square: int) -> Refusal:
        """Return why it cannot be used on a square though it was not used yet."""
        raise NotImplementedError("abstract: idle")


class Farm(BuildingKind):
    """Earns without connections (R6.2)."""

    def ways(self, board: Board, place: i64, square: i64) -> i64:
        return 1

    def income(self, board: Board, square: i64) -> i64:
        return board.numbers.farm_gold

    def trade(self, numbers: Numbers, farms: i64, payers: i64) -> i64:
        return numbers.farm_gold


class Market(BuildingKind):
    """Earns for each connected farm (R6.3)."""

    def ways(self, board: Board, place: i64, square: i64) -> i64:
        return trades(board, square, board.farms)

    def trade(self, numbers: Numbers, farms: i64, payers: i64) -> i64:
        return numbers.market_gold * ones(farms)

    def idle(self, square: int) -> Refusal:
        return Refusal("R6.3", m.no_farm_near(square=CELLS[square]))


class Fort(BuildingKind):
    """Crosses out a connected enemy and earns for it (R6.4)."""

    def ways(self, board: Board, place: i64, square: i64) -> i64:
        return ones(board.reach[square] & board.alive)

    def income(self, board: Board, square: i64) -> i64:
        return board.numbers.fort_gold if board.reach[square] & board.alive else 0

    def trade(self, numbers: Numbers, farms: i64, payers: i64) -> i64:
        return 0

    def idle(self, square: int) -> Refusal:
        return Refusal("R6.4", m.no_enemy_near(square=CELLS[square]))


class Castle(BuildingKind):
    """Earns for each connected market and fort (R6.5)."""

    def ways(self, board: Board, place: i64, square: i64) -> i64:
        return trades(board, square, board.payers)

    def trade(self, numbers: Numbers, farms: i64, payers: i64) -> i64:
        return numbers.castle_gold * ones(payers)

    def idle(self, square: int) -> Refusal:
        return Refusal("R6.5", m.no_trade_near(square=CELLS[square]))


def trades(board: Board, square: i64, wanted: i64) -> i64:
    """Return 1 if one of the wanted buildings, as bits, is connected to a square, else 0."""
    road = board.road
    for section in BORDERS[square]:
        net: i64 = road[section]
        if net >= 0:
            trade: i64 = board.trade[net]
            if trade & wanted:
                return 1
    return 0


KINDS: Final[list[BuildingKind]] = [
    Farm(FARM, alone=True),
    Market(MARKET, alone=False),
    Fort(FORT, alone=True),
    Castle(CASTLE, alone=False),
]
"""Farm, market, fort and castle."""
