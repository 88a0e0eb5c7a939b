"""Moves as people type them: d5 for a square, "south of d5" for a border.

Records write `S 5 4`, rows first and by number, which is accepted as well.
"""

# not compiled: words need no speed

import re
from typing import Final

from aevum.games.tempus.rules.phrases import LETTERS

CELL: Final = re.compile(rf"\b([{LETTERS}])(10|[1-9])\b")
SIDE_FIRST: Final = re.compile(r"\b(east|south|west|north|[eswn])\s+(?:of\s+)?(\d+) (\d+)\b")
SIDE_LAST: Final = re.compile(r"\b(\d+) (\d+)\s+(east|south|west|north|[eswn])\b")
STEPS: Final = {"e": ("E", 0, 0), "s": ("S", 0, 0), "w": ("E", 0, -1), "n": ("S", -1, 0)}
"""The border on each side of a square: its letter in notation, and its square."""


def tidy(text: str) -> str:
    """Return what was typed in the notation of records."""
    words = " ".join(text.lower().split())
    words = CELL.sub(lambda found: f"{found[2]} {LETTERS.index(found[1]) + 1}", words)
    if not words.startswith("road"):
        return words
    words = SIDE_FIRST.sub(lambda found: _border(found[1], found[2], found[3]), words)
    return SIDE_LAST.sub(lambda found: _border(found[3], found[1], found[2]), words)


def _border(side: str, row: str, column: str) -> str:
    letter, down, across = STEPS[side[0]]
    return f"{letter} {int(row) + down} {int(column) + across}"
