"""Arguments of sentences: squares, borders, things, goods."""

# not compiled: words need no speed

from typing import Final

from aevum.core.text import Arg, Text, counted_list
from aevum.games.tempus import messages as m
from aevum.games.tempus.data import FIRST, NAMES, SECTIONS, SIDE, SOUTH, SQUARES
from aevum.games.tempus.messages import DeedName, GoodName, ThingName

LETTERS: Final = "abcdefghij"  # of the columns, from left to right
THINGS: Final[list[ThingName]] = [
    "empty",
    "lake",
    "forest",
    "quarry",
    "farm",
    "market",
    "fort",
    "castle",
    "enemy",
    "ruin",
]
"""What a square has, as in `data.NAMES`."""
DEEDS: Final[list[DeedName]] = ["road", "dig", "build", "use"]
"""The actions, as in `data.ACTIONS`."""
GOODS: Final[list[GoodName]] = ["wood", "stone", "gold"]


def _cell(square: int) -> str:
    row, column = divmod(square, SIDE)
    return f"{LETTERS[column]}{row + 1}"


CELLS: Final[list[str]] = [_cell(square) for square in range(SQUARES)]
"""Squares as people read them: d5 is in the fourth column and the fifth row."""
CELL_TEXTS: Final[list[Text]] = [m.at_square(square=cell) for cell in CELLS]
BORDERS: Final[list[Text]] = [
    m.at_border_south(square=CELLS[FIRST[section]])
    if section >= SOUTH
    else m.at_border_east(square=CELLS[FIRST[section]])
    for section in range(SECTIONS)
]
"""Sections by the square whose right or lower border they are."""


def goods(wood: int, stone: int, gold: int = 0) -> Arg:
    """Return amounts of goods as an argument, without goods of which there are none."""
    return counted_list("good", zip(GOODS, (wood, stone, gold), strict=True))


def pairs(wood: int, stone: int, gold: int = 0) -> list[tuple[GoodName, int]]:
    """Return an amount of each good, as messages take them."""
    return list(zip(GOODS, (wood, stone, gold), strict=True))


def cells(squares: list[int]) -> list[Text]:
    """Return squares as a list in a sentence."""
    return [CELL_TEXTS[square] for square in squares]


def _check() -> None:
    if list(THINGS) != NAMES:
        raise ValueError("things have other names in data.NAMES")


_check()
