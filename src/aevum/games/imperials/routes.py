"""The longest trade route: the longest trail over a seat's roads, exactly (sheet 2.4, A13).

A route uses each road once, may come back to a corner and close loops. It may begin or end at a
corner with another player's piece but not pass through it.
"""

from aevum.core.state import NONE
from aevum.games.imperials.hexes import Hexes


def longest_route(hexes: Hexes, roads: list[int], owner: list[int], seat: int) -> int:
    """Return the length of this seat's longest route over its roads; `owner` is of each corner."""
    if len(roads) < 2:
        return len(roads)
    walk = _Walk(hexes, roads, owner, seat)
    for odd in (True, False):
        for corner in walk.corners:
            if (len(walk.ways[corner]) % 2 == 1) == odd:
                walk.go(corner, 0, True)
                if walk.best == len(roads):
                    return walk.best
    return walk.best


class _Walk:
    """A search for the longest trail: depth first, with every road used or not.

    Most of the longest trails begin at a corner with one or three roads, so these come first.
    """

    def __init__(self, hexes: Hexes, roads: list[int], owner: list[int], seat: int) -> None:
        self.best = 0
        self._count = len(roads)
        self._used = [False] * len(roads)
        self.corners: list[int] = []
        """Corners with roads, numbered here from 0."""
        self.ways: list[list[int]] = []
        """For each of them: road, far corner, road, far corner ..."""
        self._held: list[bool] = []
        known: dict[int, int] = {}
        for place, side in enumerate(roads):
            ends: list[int] = []
            for corner in hexes.side_ends[side]:
                at = known.get(corner, NONE)
                if at == NONE:
                    at = known[corner] = len(self.ways)
                    self.corners.append(at)
                    self.ways.append([])
                    self._held.append(owner[corner] != NONE and owner[corner] != seat)
                ends.append(at)
            self.ways[ends[0]] += [place, ends[1]]
            self.ways[ends[1]] += [place, ends[0]]

    def go(self, corner: int, length: int, first: bool) -> None:
        """Follow every unused road from a corner."""
        if length > self.best:
            self.best = length
        if self._held[corner] and not first:
            return
        ways = self.ways[corner]
        for at in range(0, len(ways), 2):
            place = ways[at]
            if not self._used[place]:
                self._used[place] = True
                self.go(ways[at + 1], length + 1, False)
                self._used[place] = False
                if self.best == self._count:
                    return
