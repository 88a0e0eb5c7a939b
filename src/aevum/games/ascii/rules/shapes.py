"""Where each building can be: sets of anchors, updated while the map fills.

Buildings touch if they share an edge or a dot (R4.6). The anchors that a new building takes away
from each kind have one pattern for each pair of kinds, which is shifted to its place.
"""

from typing import Final

from aevum.core.native import i64
from aevum.core.rng import Rng
from aevum.games.ascii.data import BUILDING_ROWS, COLONY, KINDS
from aevum.games.ascii.rules.terrain import (
    BIT_OF,
    CELLS,
    COLS,
    MOUNTAIN_CELLS,
    ORE_AT,
    ROWS,
    STRIDE,
    WATER_CELLS,
    bit,
    inside,
    west,
)

DRAWN: Final = (
    ("##", "F."),
    ("##", "M#"),
    ("#S#", "#.#"),
    ("#.#", "#G#"),
    ("..#..", "#.#.#", "##@##", "##.##"),
    ("*####", "#####", "#####", "#####", "#####"),
)
"""The shape of every building; its anchor is the character that is not "#" or "."."""


def _offsets(lines: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """Return the cells of a shape, counted from its anchor."""
    cells = [
        (col, row) for row, line in enumerate(lines) for col, sign in enumerate(line) if sign != "."
    ]
    anchor = next((col, row) for col, row in cells if lines[row][col] != "#")
    return tuple((col - anchor[0], row - anchor[1]) for col, row in cells)


SHAPES: Final = tuple([_offsets(lines) for lines in DRAWN])


def covered(kind: int, cell: int) -> list[tuple[int, int]]:
    """Return the cells (column, row) of a building with this anchor, also off the map."""
    col, row = cell // ROWS, cell % ROWS
    return [(col + dx, row + dy) for dx, dy in SHAPES[kind]]


def outline(kind: int) -> int:
    """Return how many lines it takes to draw a shape."""
    cells = set(SHAPES[kind])
    around = [(col + dx, row + dy) for col, row in cells for dx, dy in SIDES_OF]
    return sum(1 for cell in around if cell not in cells)


SIDES_OF: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))


def footprint(kind: int, cell: int) -> int:
    """Return the set of cells that a building covers."""
    found = 0
    for col, row in covered(kind, cell):
        found |= bit(col, row)
    return found


def _anchors(kind: int) -> int:
    """Return the anchors at which a kind can be built on an empty map."""
    found = 0
    for cell in range(CELLS):
        cells = covered(kind, cell)
        if not all(inside(col, row) for col, row in cells):
            continue
        if footprint(kind, cell) & WATER_CELLS:
            continue
        if BUILDING_ROWS[kind].needs_ore and not any(place in ORE_AT for place in cells):
            continue
        found |= 1 << BIT_OF[cell]
    return found


def _in_mountains(kind: int) -> int:
    found = 0
    for cell in range(CELLS):
        if OPEN[kind] >> BIT_OF[cell] & 1 and footprint(kind, cell) & MOUNTAIN_CELLS:
            found |= 1 << BIT_OF[cell]
    return found


def _bank(side: bool) -> int:
    found = 0
    for cell in range(CELLS):
        cells = covered(COLONY, cell)
        if OPEN[COLONY] >> BIT_OF[cell] & 1:
            if all(west(col, row) == side for col, row in cells):
                found |= 1 << BIT_OF[cell]
    return found


OPEN: Final[list[int]] = [_anchors(kind) for kind in range(KINDS)]
"""The anchors of each kind on an empty map."""
LEVEL: Final[list[int]] = [OPEN[kind] & ~_in_mountains(kind) for kind in range(KINDS)]
"""Those without mountains to pay for."""
WEST_BANK: Final = _bank(True)
EAST_BANK: Final = _bank(False)

FAR: Final = 8  # more than shapes reach from their anchors, so that no pattern has to shift down
CENTRE: Final = FAR * STRIDE + FAR


def _pattern(built: int, other: int) -> int:
    """Return which anchors of `other` a building at CENTRE takes away."""
    found = 0
    for col, row in _around(SHAPES[built]):
        for dx, dy in SHAPES[other]:
            found |= 1 << (CENTRE + (col - dx) * STRIDE + row - dy)
    return found


def _around(cells: tuple[tuple[int, int], ...]) -> set[tuple[int, int]]:
    """Return cells with all that share an edge or a dot with them."""
    near = (-1, 0, 1)
    return {(col + dx, row + dy) for col, row in cells for dx in near for dy in near}


PATTERNS: Final[list[int]] = [
    _pattern(built, other) for built in range(KINDS) for other in range(KINDS)
]


def block(free: list[int], kind: int, cell: int) -> None:
    """Remove from every kind the anchors at which it would touch a new building."""
    at = BIT_OF[cell]
    for other in range(KINDS):
        free[other] &= ~(PATTERNS[kind * KINDS + other] << at >> CENTRE)


def holds(anchors: int, cell: int) -> bool:
    """Return whether a cell is in a set."""
    return anchors >> BIT_OF[cell] & 1 == 1


def _rows_of(bits: int) -> list[int]:
    return [row for row in range(ROWS) if bits >> row & 1]


HALF: Final = 12
LOW_ROWS: Final[list[list[int]]] = [_rows_of(bits) for bits in range(1 << HALF)]
HIGH_ROWS: Final[list[list[int]]] = [_rows_of(bits << HALF) for bits in range(1 << ROWS - HALF)]
HALF_MASK: Final = (1 << HALF) - 1
COLUMN_MASK: Final = (1 << STRIDE) - 1


def cells_of(anchors: int, base: int = 0) -> list[int]:
    """Return the cells of a set in ascending order, each with `base` added, for example to make
    moves."""
    found: list[int] = []
    first = base
    while anchors:
        column = anchors & COLUMN_MASK
        if column:
            found += [first + row for row in LOW_ROWS[column & HALF_MASK]]
            found += [first + row for row in HIGH_ROWS[column >> HALF]]
        anchors >>= STRIDE
        first += ROWS
    return found


TRIES: Final = 30


def any_cell(anchors: int, rng: Rng) -> int:
    """Return a random cell of a set that is not empty, all equally likely."""
    for _ in range(TRIES):
        cell: i64 = rng.below(COLS * ROWS)
        if holds(anchors, int(cell)):
            return int(cell)
    return rng.pick(cells_of(anchors))
