"""The longest road for the search: exact in nearly all cases, never too long, and fast.

The `trail` of the rules is always exact, but a search asks a hundred thousand times a second.
"""

from typing import Final

from aevum.core.native import i64
from aevum.games.tempus.bot.networks import Corner, Way

STEPS: Final = 300  # steps from one corner through a network with rings before giving up


class Trails:
    """Finds longest roads and caches the last two: most drafts differ in something else."""

    def __init__(self) -> None:
        self.roads: list[int] = []
        self.length: i64 = 0
        self.old_roads: list[int] = []
        self.old_length: i64 = 0
        self.stamp: i64 = 0
        self.best: i64 = 0
        self.bound: i64 = 0
        self.steps: i64 = 0

    def longest(self, roads: list[int], ways: list[Way]) -> i64:
        """Return the length of the longest road; `roads` are the drawn sections."""
        if _same(roads, self.roads):
            return self.length
        # The kept draft comes back after each one that was rejected.
        self.roads, self.old_roads = self.old_roads, self.roads
        self.length, self.old_length = self.old_length, self.length
        if _same(roads, self.roads):
            return self.length
        self.best = 0
        self.stamp += 1
        for section in roads:
            start = ways[section].start
            if start.seen != self.stamp:
                self._network(start)
        self.roads = roads[:]
        self.length = self.best
        return self.best

    def _network(self, start: Corner) -> None:
        """Raise `best` to the longest trail of the network at a corner."""
        stamp: i64 = self.stamp
        start.seen = stamp
        corners = [start]
        place: i64 = 0
        ends: i64 = 0
        odd: i64 = 0
        while place < len(corners):
            corner = corners[place]
            place += 1
            degree: i64 = 0
            for way in corner.ways:
                if way.drawn:
                    degree += 1
                    other = _beyond(way, corner)
                    if other.seen != stamp:
                        other.seen = stamp
                        corners.append(other)
            ends += degree
            odd += degree & 1
        size: i64 = ends >> 1
        self.bound = size
        if odd > 2:  # leaving out one section makes at most two odd corners even
            self.bound = size - ((odd - 2) >> 1)
        if self.bound <= self.best:
            return
        if odd <= 2:
            self.best = size
        elif place > size:
            length: i64 = _tree(start, None) >> 6
            if length > self.best:
                self.best = length
        else:
            self._wander(corners)

    def _wander(self, corners: list[Corner]) -> None:
        """Walk from every odd corner of a network with rings, for a limited time."""
        for corner in corners:
            degree: i64 = 0
            for way in corner.ways:
                if way.drawn:
                    degree += 1
            if degree & 1:
                self.steps = STEPS
                self._walk(corner, 0)
                if self.best >= self.bound:
                    return

    def _walk(self, corner: Corner, length: i64) -> None:
        if length > self.best:
            self.best = length
        self.steps -= 1
        for way in corner.ways:
            if self.steps < 0 or self.best >= self.bound:
                return
            if way.drawn:
                way.drawn = False
                self._walk(_beyond(way, corner), length + 1)
                way.drawn = True


def _beyond(way: Way, corner: Corner) -> Corner:
    """Return the corner at the other end."""
    return way.finish if way.start is corner else way.start


def _tree(corner: Corner, came: Way | None) -> i64:
    """Return 64 times the longest path beyond a corner, plus the longest that begins there."""
    path: i64 = 0
    reach: i64 = 0
    for way in corner.ways:
        if way.drawn and way is not came:
            beyond: i64 = _tree(_beyond(way, corner), way)
            length: i64 = (beyond & 63) + 1
            path = _larger(path, _larger(beyond >> 6, reach + length))
            reach = _larger(reach, length)
    return path * 64 + reach


def _larger(one: i64, other: i64) -> i64:
    return max(other, one)


def _same(some: list[int], others: list[int]) -> bool:
    """Return whether two lists are equal; those of the search usually differ near the end."""
    place: i64 = len(some)
    if place != len(others):
        return False
    while place > 0:
        place -= 1
        if some[place] != others[place]:
            return False
    return True
