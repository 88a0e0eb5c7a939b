"""The positions of squares and sections on a drawing of the board, and the reverse."""

from typing import Final, NamedTuple

from aevum.games.tempus.data import FIRST, SIDE, SOUTH, east, south


class Size(NamedTuple):
    """The size of a square, and the margins of the board."""

    wide: int
    high: int
    left: int = 5
    top: int = 0
    frame: int = 0

    def spot(self, square: int) -> tuple[int, int]:
        """Return the position of a square's upper left letter."""
        row, column = divmod(square, SIDE)
        return (
            self.left + self.frame + column * (self.wide + 1),
            self.top + self.frame + row * (self.high + 1),
        )

    def canvas(self) -> tuple[int, int]:
        """Return the width and height of the whole drawing."""
        wide = self.left + 2 * self.frame + SIDE * (self.wide + 1) - 1
        return wide, self.top + 2 * self.frame + SIDE * (self.high + 1) - 1


LARGE: Final = Size(5, 2, frame=1)
SMALL: Final = Size(3, 1)


def room_of(size: Size, spot: int, border: bool) -> tuple[int, int, int, int]:
    """Return the letters (left, top, width, height) of a square or of a section's two squares."""
    x, y = size.spot(FIRST[spot] if border else spot)
    wide = 2 * size.wide + 1 if border and spot < SOUTH else size.wide
    high = 2 * size.high + 1 if border and spot >= SOUTH else size.high
    return x, y, wide, high


def find_spot(size: Size, x: int, y: int, borders: bool) -> int:
    """Return the square, or on request the nearest section, at a letter; -1 outside."""
    x -= size.left + size.frame
    y -= size.top + size.frame
    if x < 0 or y < 0:
        return -1
    column, right = divmod(x, size.wide + 1)
    row, below = divmod(y, size.high + 1)
    if row >= SIDE or column >= SIDE:
        return -1
    if not borders:
        return row * SIDE + column
    return _nearest_section(size, row, column, right, below)


def _nearest_section(size: Size, row: int, column: int, right: int, below: int) -> int:
    """Return the section nearest to a letter of a square or of its right and lower border."""
    sides: list[tuple[float, int]] = []
    if column < SIDE - 1:
        sides.append((abs(size.wide - right) / 2, east(row, column)))
    if column > 0:
        sides.append(((right + 1) / 2, east(row, column - 1)))
    if row < SIDE - 1:
        sides.append((abs(size.high - below), south(row, column)))
    if row > 0:
        sides.append((below + 1, south(row - 1, column)))
    return min(sides)[1]
