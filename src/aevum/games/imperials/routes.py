"""The longest trade route: the longest trail over a seat's roads, exactly (sheet 2.4, A13).

A route uses each road once, may come back to a corner and close loops. It may begin or end at a
corner with another player's piece but not pass through it.
"""

from aevum.games.imperials.hexes import Hexes


def longest_route(hexes: Hexes, roads: list[int], held: list[bool]) -> int:
    """Return the length of the longest route over these roads; `held` corners stop it."""
    if not roads:
        return 0
    walk = _Walk(hexes, roads, held)
    for corner in walk.starts:
        walk.go(corner, 0)
        if walk.best == len(roads):
            break
        walk.first = True
    return walk.best


class _Walk:
    """A search for the longest trail: depth first, with every road used or not."""

    def __init__(self, hexes: Hexes, roads: list[int], held: list[bool]) -> None:
        self.best = 0
        self.first = True
        """At the beginning of a trail a held corner stops nothing."""
        self._held = held
        self._count = len(roads)
        self._used = [False] * len(roads)
        self._at: dict[int, list[int]] = {}
        """The roads at each corner, as places in `roads`."""
        self._ends: list[tuple[int, int]] = []
        for place, side in enumerate(roads):
            one, other = hexes.side_ends[side]
            self._ends.append((one, other))
            self._at.setdefault(one, []).append(place)
            self._at.setdefault(other, []).append(place)
        self.starts = sorted(self._at, key=self._rank)

    def _rank(self, corner: int) -> int:
        """Corners with one or three roads first: most of the longest trails begin there."""
        return 1 - len(self._at[corner]) % 2

    def go(self, corner: int, length: int) -> None:
        """Follow every unused road from a corner."""
        if length > self.best:
            self.best = length
        if self._held[corner] and not self.first:
            return
        self.first = False
        for place in self._at[corner]:
            if not self._used[place]:
                self._used[place] = True
                one, other = self._ends[place]
                self.go(other if corner == one else one, length + 1)
                self._used[place] = False
                if self.best == self._count:
                    return
