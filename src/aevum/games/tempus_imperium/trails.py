"""The longest road while searching: exact in nearly all cases, never too long, and quick.

The rules' own `trail` is exact always, but a search asks a hundred thousand times a second.
"""

from typing import Final

from aevum.core.native import i64
from aevum.games.tempus_imperium.data import AT_CORNER, CORNERS, FINISHES, STARTS

SMALL: Final = 250  # Python keeps the integers up to 256 ready, others must be made each time
STEPS: Final = 300  # taken from one corner through a network with rings before giving up


class Trails:
    """Finds longest roads and remembers the last one: most drafts differ in something else."""

    def __init__(self) -> None:
        self.roads: list[int] = []
        self.length: i64 = 0
        self.seen: list[int] = [0] * CORNERS
        self.stamp: i64 = 0
        self.corners: list[int] = [0] * CORNERS
        self.best: i64 = 0
        self.bound: i64 = 0
        self.steps: i64 = 0

    def longest(self, roads: list[int], drawn: list[int]) -> i64:
        """Return the length of the longest road; `roads` must not be changed afterwards.

        `drawn` holds 1 for every section of `roads` and 0 for the others.
        """
        if roads == self.roads:
            return self.length
        self.best = 0
        self.stamp += 1
        if self.stamp > SMALL:
            self.stamp = 1
            self.seen = [0] * CORNERS
        for section in roads:
            if self.seen[STARTS[section]] != self.stamp:
                self._network(STARTS[section], drawn)
        self.roads = roads
        self.length = self.best
        return self.best

    def _network(self, start: i64, drawn: list[int]) -> None:
        """Raise `best` to the longest trail of the network at a corner."""
        seen, corners = self.seen, self.corners
        stamp: i64 = self.stamp
        seen[start] = stamp
        corners[0] = start
        count: i64 = 1
        place: i64 = 0
        ends: i64 = 0
        odd: i64 = 0
        while place < count:
            corner: i64 = corners[place]
            place += 1
            degree: i64 = 0
            for way in AT_CORNER[corner]:
                if drawn[way]:
                    degree += 1
                    other: i64 = STARTS[way] + FINISHES[way] - corner
                    if seen[other] != stamp:
                        seen[other] = stamp
                        corners[count] = other
                        count += 1
            ends += degree
            odd += degree & 1
        size: i64 = ends >> 1
        self.bound = size
        if odd > 2:  # leaving out one section mends two odd corners at most
            self.bound = size - ((odd - 2) >> 1)
        if self.bound <= self.best:
            return
        if odd <= 2:
            self.best = size
        elif count > size:
            self.best = max(self.best, _tree(start, -1, drawn) >> 6)
        else:
            self._wander(count, drawn)

    def _wander(self, count: i64, drawn: list[int]) -> None:
        """Walk from every odd corner of a network with rings, for a while."""
        for place in range(count):
            corner: i64 = self.corners[place]
            degree: i64 = 0
            for way in AT_CORNER[corner]:
                if drawn[way]:
                    degree += 1
            if degree & 1:
                self.steps = STEPS
                self._walk(corner, 0, drawn)
                if self.best >= self.bound:
                    return

    def _walk(self, corner: i64, length: i64, drawn: list[int]) -> None:
        if length > self.best:
            self.best = length
        self.steps -= 1
        for way in AT_CORNER[corner]:
            if self.steps < 0 or self.best >= self.bound:
                return
            if drawn[way]:
                drawn[way] = 0
                self._walk(STARTS[way] + FINISHES[way] - corner, length + 1, drawn)
                drawn[way] = 1


def _tree(corner: i64, came: i64, drawn: list[int]) -> i64:
    """Return 64 times the longest path beyond a corner, plus the longest that begins there."""
    path: i64 = 0
    reach: i64 = 0
    for way in AT_CORNER[corner]:
        if drawn[way] and way != came:
            beyond: i64 = _tree(STARTS[way] + FINISHES[way] - corner, way, drawn)
            length: i64 = (beyond & 63) + 1
            path = max(path, beyond >> 6, reach + length)
            reach = max(reach, length)
    return path * 64 + reach
