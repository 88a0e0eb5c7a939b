"""Where the standard bot builds: close together on plains, with room for Mines and a Palace."""

from typing import Final

from aevum.games.ascii.data import COLONY, FARM, KINDS, MINE, PALACE, SCHOOL
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.shapes import CENTRE, LEVEL, PATTERNS, cells_of
from aevum.games.ascii.rules.terrain import BIT_OF, ROWS, STRIDE

NOWHERE: Final = -1

MINES: Final[tuple[int, ...]] = tuple(
    [
        col * ROWS + row
        for col, row in (
            (2, 9),
            (20, 6),
            (4, 14),
            (21, 12),
            (2, 18),
            (14, 15),
            (25, 18),
            (17, 18),
        )
    ]
)
"""The anchors of Mines that the bot looks at first, cheap deposits before others."""
COURT: Final = 24 * ROWS + 4
"""The anchor kept for the Palace: the north-east corner, which no neighbour needs."""


def taken_by(kind: int, cell: int, other: int) -> int:
    """Return the anchors of another kind that a building would take away."""
    return PATTERNS[kind * KINDS + other] << BIT_OF[cell] >> CENTRE


def _kept(other: int) -> int:
    """Return the anchors of a kind that would spoil the cheap Mines or the Palace's corner."""
    found = taken_by(PALACE, COURT, other)
    for cell in MINES[:2]:
        found |= taken_by(MINE, cell, other)
    return found


KEPT: Final[list[int]] = [_kept(kind) for kind in range(KINDS)]
OFFSET: Final[list[int]] = [BIT_OF[cell] for cell in MINES]


def first(anchors: int) -> int:
    """Return the westernmost cell of a set, in its column the northernmost."""
    at = (anchors & -anchors).bit_length() - 1
    return at // STRIDE * ROWS + at % STRIDE


def last(anchors: int) -> int:
    """Return the easternmost cell of a set, in its column the southernmost."""
    at = anchors.bit_length() - 1
    return at // STRIDE * ROWS + at % STRIDE


def worst_for(host: Empire, anchors: int) -> int:
    """Return where a Colony takes most room away from its host, on plains if possible."""
    if anchors & LEVEL[COLONY]:
        anchors &= LEVEL[COLONY]
    best, best_cost = NOWHERE, -1
    for cell in cells_of(anchors):
        cost = 0
        for kind in (FARM, SCHOOL, PALACE):
            cost += (host.free[kind] & taken_by(COLONY, cell, kind)).bit_count()
        if cost > best_cost:
            best, best_cost = cell, cost
    return best
