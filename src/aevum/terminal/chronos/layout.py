"""The layout of the table for the size of a terminal."""

from typing import Final, NamedTuple

from aevum.core.state import NONE
from aevum.games.chronos.data import ATLANTIS_CITY, POSEIDON
from aevum.games.chronos.rules.archipelago import ABSENT, Archipelago
from aevum.games.chronos.rules.places import ATLANTIS

PLAGUE_STAGE: Final = 4  # the number of players from which on there is a Hell
WIDEST_CELL: Final = 30
HIGHEST_CELL: Final = 7
LOWEST_CELL: Final = 3
MIDDLE: Final = 5  # lines inside the ring
OWN_LINES: Final = 2  # lines of the player's own kingdom


class Cell(NamedTuple):
    """A rectangle of the table."""

    x: int
    y: int
    width: int
    height: int


class Layout(NamedTuple):
    """The rectangles of a table."""

    piles: dict[int, Cell]
    """The ring: the upper row from the left, then the lower one back from the right."""
    cities: Cell
    hell: Cell
    temple: Cell
    kingdoms: Cell
    news: Cell


def piles_of(sea: Archipelago) -> list[int]:
    """Return the piles of a game, Atlantis last if there is one."""
    sunken = sea.slot[ATLANTIS_CITY] == NONE and sea.holder[POSEIDON] == ABSENT
    return [*range(sea.piles), *([] if sunken else [ATLANTIS])]


def lay_out(sea: Archipelago, width: int, height: int) -> Layout:
    """Return the layout for so many columns and lines."""
    piles = piles_of(sea)
    upper = (len(piles) + 1) // 2
    wide = min(WIDEST_CELL, width // upper)
    middle = MIDDLE if sea.cities else int(sea.terms.stage >= PLAGUE_STAGE) * (MIDDLE - 1)
    kingdoms = OWN_LINES + sea.seats - 1
    high = max(LOWEST_CELL, min(HIGHEST_CELL, (height - middle - kingdoms) // 2))
    ring: dict[int, Cell] = {}
    for number, pile in enumerate(piles):
        if number < upper:
            ring[pile] = Cell(number * wide, 0, wide - 1, high)
        else:
            ring[pile] = Cell((2 * upper - 1 - number) * wide, high + middle, wide - 1, high)
    inside = upper * wide - 1
    third = inside // 3
    below = 2 * high + middle
    return Layout(
        ring,
        Cell(0, high, third, middle),
        Cell(third + 1, high, third - 1, middle),
        Cell(2 * third + 1, high, inside - 2 * third - 1, middle),
        Cell(0, below, width, kingdoms),
        Cell(0, below + kingdoms, width, max(0, height - below - kingdoms)),
    )
