"""Rows that a designer adds to the printed things of a game, without changing its files.

    from aevum.games.own_rows import add_row

    add_row("imperials", ("Surveyor", 2, 0, "", "Take two cards of a tile."))

A game reads its rows when it is first imported, so that they are added before that. Each row needs
an object, which goes to the game that a script makes; `docs/library.md` shows it all. Codes of
moves come out differently with own rows: records of such a game are for others with the same ones.
"""

# not compiled: it is imported before the games are, and filled by scripts

import sys
from collections.abc import Sequence

from aevum.core.errors import BadOption

Row = tuple[str, int, int, str, str]
"""A name, two numbers, a paragraph of RULES.md ("" for none), and what it does in a sentence.

What the two numbers are depends on the game, and stands where it reads them, in its `data.py`:

- imperials, an action card: copies, deck
- temporum, a Zone: box (0 base, 1 Alternate Realities), Time from 1 to 4. Without a sentence its
  ops tell what it does, in every language
- ascii, an edict: the largest number that its moves name (0 for none), and 0
- chronos, a GOD: price, and 0
"""

_ROWS: dict[str, list[Row]] = {}


def add_row(game: str, row: Row) -> None:
    """Add a row to a game that is not imported yet."""
    if f"aevum.games.{game}.data" in sys.modules:
        raise ValueError(
            f"{game} is imported already: call add_row before anything else of it is imported"
        )
    if len(row) != 5:
        raise ValueError(f"a row has five parts, not {len(row)}: {row}")
    _ROWS.setdefault(game, []).append(row)


def own_rows(game: str) -> list[Row]:
    """Return what was added to a game."""
    return list(_ROWS.get(game, []))


def check_objects(rows: Sequence[str], objects: int, what: str) -> None:
    """Refuse a game that has fewer objects than there are rows, whose names are given."""
    if objects < len(rows):
        raise BadOption(
            f"{', '.join(rows[objects:])}: a row, but no {what} in this game. Put it into the game "
            "that you make, and make that one known by aevum.register."
        )
