"""The board as a graph: tiles, corners and sides, numbered from the top left.

Tiles are pointy-topped hexes at axial places (q, r): east is (+1, 0), south-east is (0, +1),
south-west is (-1, +1). Everything is computed once for a set of places and shared by all states on
it.
"""

from typing import Final

from aevum.core.native import mypyc_attr

NOWHERE: Final = -1

# Neighbours, and the sides towards them, clockwise from the north-east.
DIRECTIONS: Final = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
SIDE_NAMES: Final = ("NE", "E", "SE", "SW", "W", "NW")
CORNER_NAMES: Final = ("N", "NE", "SE", "S", "SW", "NW")

# Corners around the middle of their tile: halves of its width, quarters of its height.
_OFFSETS: Final = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))

Place = tuple[int, int]


@mypyc_attr(acyclic=True)
class Hexes:
    """Tiles, corners and sides, and what touches what."""

    def __init__(self, places: list[Place]) -> None:
        self.places = sorted(places, key=_reading_order)
        self.tile_at = {place: tile for tile, place in enumerate(self.places)}
        points = sorted({_point(place, turn) for place in places for turn in range(6)}, key=_rows)
        self.points = points
        """The place of each corner, to the right and down, in the units of _OFFSETS."""
        corner_at = {point: corner for corner, point in enumerate(points)}
        self.tile_corners = [[corner_at[_point(p, turn)] for turn in range(6)] for p in self.places]
        """The six corners of each tile, clockwise from the north."""
        ends = sorted(
            {
                _pair(corners[turn], corners[(turn + 1) % 6])
                for corners in self.tile_corners
                for turn in range(6)
            }
        )
        self.side_ends = ends
        side_at = {pair: side for side, pair in enumerate(ends)}
        self.tile_sides = [
            [side_at[_pair(corners[turn], corners[(turn + 1) % 6])] for turn in range(6)]
            for corners in self.tile_corners
        ]
        """The six sides of each tile, clockwise from the north-east."""
        self.corner_tiles: list[list[int]] = [[] for _ in points]
        self.side_tiles: list[list[int]] = [[] for _ in ends]
        for tile in range(len(self.places)):
            for corner in self.tile_corners[tile]:
                self.corner_tiles[corner].append(tile)
            for side in self.tile_sides[tile]:
                self.side_tiles[side].append(tile)
        self.corner_sides: list[list[int]] = [[] for _ in points]
        for side, (one, other) in enumerate(ends):
            self.corner_sides[one].append(side)
            self.corner_sides[other].append(side)
        self.corner_corners = [
            [self.far_end(side, corner) for side in sides]
            for corner, sides in enumerate(self.corner_sides)
        ]
        self.tile_tiles = [
            [self.tile_at[_step(p, turn)] for turn in range(6) if _step(p, turn) in self.tile_at]
            for p in self.places
        ]

    def far_end(self, side: int, corner: int) -> int:
        """Return the other end of a side."""
        one, other = self.side_ends[side]
        return other if one == corner else one

    def coast(self) -> list[int]:
        """Return the sides that exactly one tile touches."""
        return [side for side, tiles in enumerate(self.side_tiles) if len(tiles) == 1]


def _reading_order(place: Place) -> Place:
    return place[1], place[0]


def _rows(point: Place) -> Place:
    return point[1], point[0]


def _point(place: Place, turn: int) -> Place:
    q, r = place
    right, down = _OFFSETS[turn]
    return 2 * q + r + right, 3 * r + down


def _step(place: Place, turn: int) -> Place:
    right, down = DIRECTIONS[turn]
    return place[0] + right, place[1] + down


def _pair(one: int, other: int) -> Place:
    return (one, other) if one < other else (other, one)
