"""Moves to choose from, gathered in runs: all of them as a list, or a random one."""

from typing import Final

from aevum.core.bits import ones
from aevum.core.native import i64, mypyc_attr
from aevum.core.rng import Rng
from aevum.core.state import NONE


@mypyc_attr(acyclic=True)
class Lot:
    """Gathers moves. A run is a first move and, as bits, which moves from it on are meant."""

    def add(self, first: i64, bits: i64) -> None:
        """Add a run."""
        raise NotImplementedError("abstract: add")

    def add_each(self, moves: list[int]) -> None:
        """Add moves one by one."""
        raise NotImplementedError("abstract: add_each")


@mypyc_attr(acyclic=True)
class Listing(Lot):
    """Keeps all moves."""

    def __init__(self) -> None:
        self.moves: list[int] = []

    def add(self, first: i64, bits: i64) -> None:
        move = first
        while bits:
            if bits & 1:
                self.moves.append(int(move))
            bits >>= 1
            move += 1

    def add_each(self, moves: list[int]) -> None:
        self.moves += moves


@mypyc_attr(acyclic=True, free_list_len=1)
class Draw(Lot):
    """Keeps one random move, all equally likely; no list is built."""

    def __init__(self, rng: Rng) -> None:
        self.rng: Final = rng
        self.total: i64 = 0
        """How many moves were added."""
        self.first: i64 = NONE
        self.bits: i64 = 0
        """The run that is kept so far."""

    def add(self, first: i64, bits: i64) -> None:
        size = ones(bits)
        self.total += size
        if size > 0 and self.rng.below(self.total) < size:
            self.first = first
            self.bits = bits

    def add_each(self, moves: list[int]) -> None:
        for move in moves:
            self.add(move, 1)

    def move(self) -> int:
        """Return the move that was drawn, NONE if there was none to draw."""
        bits = self.bits
        if bits == 0:
            return NONE
        skipped = self.rng.below(ones(bits))
        while skipped > 0:
            bits &= bits - 1
            skipped -= 1
        return int(self.first + ones((bits & -bits) - 1))
