"""The Culture grid as sets of boxes: which boxes complete a row or a column."""

from typing import Final

from aevum.games.ascii.data import COLUMNS, CULTURE

BOXES: Final = tuple(
    (row, column)
    for row in range(len(CULTURE))
    for column in range(COLUMNS)
    if CULTURE[row][column]
)
"""Every printed box, by rows."""
ALL_BOXES: Final = (1 << len(BOXES)) - 1


def _where(place: int, value: int) -> int:
    """Return the boxes whose row (place 0) or column (place 1) is this one."""
    return sum(1 << box for box, at in enumerate(BOXES) if at[place] == value)


ROW_MASKS: Final[tuple[int, ...]] = tuple([_where(0, row) for row in range(len(CULTURE))])
COLUMN_MASKS: Final[tuple[int, ...]] = tuple([_where(1, column) for column in range(COLUMNS)])
COLUMN_OF: Final[tuple[int, ...]] = tuple([column for _, column in BOXES])


HALF: Final = 12
HALF_MASK: Final = (1 << HALF) - 1
COUNT: Final[tuple[int, ...]] = tuple([bits.bit_count() for bits in range(1 << HALF)])


def size(boxes: int) -> int:
    """Return how many boxes a set has."""
    return COUNT[boxes & HALF_MASK] + COUNT[boxes >> HALF]


def box_at(boxes: int, number: int) -> int:
    """Return a box of a set by its number in ascending order."""
    box = 0
    while True:
        if boxes >> box & 1:
            if number == 0:
                return box
            number -= 1
        box += 1


def boxes_of(boxes: int) -> list[int]:
    """Return the boxes of a set, ascending."""
    return [box for box in range(len(BOXES)) if boxes >> box & 1]
