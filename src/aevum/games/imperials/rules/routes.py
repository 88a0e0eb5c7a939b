"""The longest trade route: the longest trail over a seat's roads, exactly (R10.2, A13).

A route uses each road once, may come back to a corner and close loops. It may begin or end at a
corner with another player's piece but not pass through it.
"""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import NONE
from aevum.games.imperials.rules.hexes import Hexes

SMALLEST_RING: Final = 6
WALKED: Final = -9  # marks a road while a walk runs over it


def extended_route(
    hexes: Hexes, road: list[int], owner: list[int], seat: int, side: int, known: int
) -> int:
    """Return the length of a seat's longest route with a new road; `known` is it without.

    A longer one leads over the new road, as far as a walk from either end of it goes. The whole
    network is searched only if the two walks may share roads.
    """
    one, other = hexes.side_ends[side]
    road[side] = WALKED
    ahead = _Reach(hexes, road, owner, seat, other)
    behind = _Reach(hexes, road, owner, seat, NONE)
    length = ahead.depth(one) + 1 + behind.depth(other)
    road[side] = seat
    if length <= known:
        return known
    return longest_route(hexes, road, owner, seat) if ahead.met else length


def longest_route(hexes: Hexes, road: list[int], owner: list[int], seat: int) -> int:
    """Return the length of a seat's longest route; `road` is of each side, `owner` of each corner.

    A longest open trail begins at a corner with one or three of the roads, or at a corner that
    stops it: anywhere else an unused road would lead to its beginning. If a network has no such
    corner, one trail runs over all of it.
    """
    walk = _Walk(hexes, road, owner, seat)
    tried = [False] * len(owner)
    for side in walk.roads:
        one, other = hexes.side_ends[side]
        for corner in (one, other):
            if not tried[corner]:
                tried[corner] = True
                if walk.begins(corner):
                    walk.go(corner, 0)
                    if walk.best == len(walk.roads):
                        return walk.best
    return max(walk.best, walk.longest_ring()) if len(walk.roads) >= SMALLEST_RING else walk.best


@mypyc_attr(acyclic=True)
class _Walk:
    """A search for the longest trail: depth first, with every road used or not."""

    def __init__(self, hexes: Hexes, road: list[int], owner: list[int], seat: int) -> None:
        self.best = 0
        self.roads = [side for side in range(len(road)) if road[side] == seat]
        self._sides = hexes.corner_sides
        self._ends = hexes.side_ends
        self._owner = owner
        self._seat = seat
        self._free = [owned == seat for owned in road]
        """Whether a side is one of the roads, and not yet on the trail."""

    def begins(self, corner: int) -> bool:
        """Return whether a longest trail may begin at a corner."""
        if self._owner[corner] not in (NONE, self._seat):
            return True
        roads = 0
        for side in self._sides[corner]:
            if self._free[side]:
                roads += 1
        return roads % 2 == 1

    def go(self, corner: int, length: int) -> None:
        """Follow every free road from a corner."""
        free = self._free
        for side in self._sides[corner]:
            if free[side]:
                one, other = self._ends[side]
                far = other if one == corner else one
                if length >= self.best:
                    self.best = length + 1
                owner = self._owner[far]
                if owner in (NONE, self._seat):
                    free[side] = False
                    self.go(far, length + 1)
                    free[side] = True

    def longest_ring(self) -> int:
        """Return the roads of the largest network without a corner where a trail begins."""
        best = 0
        free = self._free[:]
        for start in self.roads:
            if not free[start]:
                continue
            free[start] = False
            network = [start]
            closed = True
            for side in network:  # grows during the walk
                for corner in self._ends[side]:
                    closed = closed and not self.begins(corner)
                    for near in self._sides[corner]:
                        if free[near]:
                            free[near] = False
                            network.append(near)
            if closed and len(network) > best:
                best = len(network)
        return best


@mypyc_attr(acyclic=True)
class _Reach:
    """How far a seat's roads lead from a corner, and whether they lead to the goal."""

    def __init__(
        self, hexes: Hexes, road: list[int], owner: list[int], seat: int, goal: int
    ) -> None:
        self.met = False
        self._sides = hexes.corner_sides
        self._ends = hexes.side_ends
        self._road = road
        self._owner = owner
        self._seat = seat
        self._goal = goal

    def depth(self, corner: int) -> int:
        """Return the length of the longest trail from a corner."""
        owner = self._owner[corner]
        if owner not in (NONE, self._seat):
            return 0
        best = 0
        road = self._road
        for side in self._sides[corner]:
            if road[side] == self._seat:
                one, other = self._ends[side]
                far = other if one == corner else one
                if far == self._goal:
                    self.met = True
                road[side] = WALKED
                best = max(best, 1 + self.depth(far))
                road[side] = self._seat
        return best
