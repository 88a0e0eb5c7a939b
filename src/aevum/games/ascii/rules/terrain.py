"""The map of every Empire: 27 by 23 cells of plains, mountains and water.

A cell is a number: column * ROWS + row. A set of cells is a whole number with a bit for each; its
columns are STRIDE bits apart, so that shapes can be shifted over it and never wrap into another
column (`shapes.py`).
"""

from typing import Final

MAP: Final = (
    "~~~~~~~~~~~~~~~~~~~~~~~~~~~",
    "~~~~~~~~~~~~~~~~~~~~~~~~~~~",
    "...........~...............",
    "...........~...............",
    "...........~...............",
    "...........~...............",
    "...........~........*......",
    "..........~................",
    "..........~................",
    "..*.......~................",
    "^^........~.....^^^^^^^....",
    "^^^^^^^^^.~.^^^^^^^^^^^^^^^",
    "^^^^^^^^^.~.^^^^^^^^^*^^^^^",
    "^^^^^^^^^.~.^^^^^^^^^^^^^^^",
    "^^^^*^^^^.~.^^^^^^^^^^^^^^^",
    "^^^^^^^^^.~.^^*^^^^^^^^^^^^",
    "^^^^^^^^^.~.^^^^^^^^^^^^^^^",
    "^^^^^^^^^.~.^^^^^^^^^^^^^^^",
    "^^*^^^^^^.~.^^^^^*^^^^^^^*^",
    "^^^^^^^^^.~.^^^^^^^^^^^^^^^",
    "^^^^^^^^^.~.^^^^^^^^^^^^^^^",
    "^^^^^^^^^.~.^^^^^^^^^^^^^^^",
    "^^^^^^^^^^^^^^^^^^^^^^^^^^^",
)
PLAINS_ORE: Final = ((20, 6), (2, 9))  # the other deposits are in mountains

COLS: Final = 27
ROWS: Final = 23
CELLS: Final = COLS * ROWS
STRIDE: Final = 32

WATER: Final = "~"
PLAINS: Final = "."
MOUNTAIN: Final = "^"
ORE: Final = "*"

BIT_OF: Final[list[int]] = [cell // ROWS * STRIDE + cell % ROWS for cell in range(CELLS)]
"""The bit of each cell in a set."""


def bit(col: int, row: int) -> int:
    """Return the set of one cell."""
    return 1 << (col * STRIDE + row)


def inside(col: int, row: int) -> bool:
    """Return whether a cell is on the map."""
    return 0 <= col < COLS and 0 <= row < ROWS


def terrain(col: int, row: int) -> str:
    """Return the terrain of a cell; a deposit is on plains or in mountains."""
    sign = MAP[row][col]
    if sign == ORE:
        return PLAINS if (col, row) in PLAINS_ORE else MOUNTAIN
    return sign


def _all(sign: str) -> int:
    found = 0
    for col in range(COLS):
        for row in range(ROWS):
            if terrain(col, row) == sign:
                found |= bit(col, row)
    return found


WATER_CELLS: Final = _all(WATER)
MOUNTAIN_CELLS: Final = _all(MOUNTAIN)
ORE_AT: Final = tuple(
    (col, row) for col in range(COLS) for row in range(ROWS) if MAP[row][col] == ORE
)


def west(col: int, row: int) -> bool:
    """Return the bank of the river on which a cell is; row 22 joins them (reconstructed: col
    10)."""
    if row == ROWS - 1:
        return col <= 10
    return col < (11 if row <= 6 else 10)
