# not compiled: it is imported before the games and filled by scripts

"""Rows that a designer adds to the printed things of a game, without changing its files.

    from aevum.games.own_rows import add_row

    add_row("imperials", ("Surveyor", 2, 0, "", "Take two cards of a tile."))

A row has five fields. The last two are a paragraph of the rules, "" for none, and the effect of the
thing in English; the first three are

| game | thing | fields |
|---|---|---|
| imperials | action card of Wonders & Warriors | name, copies, deck (see `data.py`) |
| temporum | Zone | name, box, Time |
| ascii | edict | name, largest number, 0 |
| chronos | GOD | name, price, 0 |

A name has English letters only, as moves and numbers are named after it. Add other languages with
`Book.add`. The effect itself is an object that names its row, passed to the game:

    ImperialsGame(own=[Surveyor("Surveyor")])    TemporumGame(own=[Zone("Tide Market", ...)])
    EmpiresGame(own=[Tithe("Tithe")])            ConquestGame(own=[Nike("NIKE")])

A card of Temporum has another kind of row:

    add_card("temporum", ("Sun Dial", 0, 0, 4, 8, 5, ""))

A game reads its rows when it is first imported, so add them before that. Codes of moves differ
with them: a record of such a game needs the same rows.
"""

import sys
from collections.abc import Callable, Iterable, Sequence
from itertools import zip_longest
from typing import Final, TypeVar

Row = tuple[str, int, int, str, str]
"""Name, two numbers that depend on the game, paragraph, text."""

CardRow = tuple[str, int, int, int, int, int, str]
"""The fields of a card's row: name, box, kind, coins, cost, crowns, text."""

GAMES: Final = ("imperials", "temporum", "ascii", "chronos")
"""The games that take rows."""

Thing = TypeVar("Thing")

NO_OBJECT: Final = (
    "a row, but no object in this game. Pass the object to the game, "
    "and register that game with aevum.register."
)

_ROWS: dict[str, list[Row]] = {}
_CARDS: dict[str, list[CardRow]] = {}


def add_row(game: str, row: Row) -> None:
    """Add a row to a game that is not imported yet."""
    if game not in GAMES:
        raise ValueError(f'there are no rows for "{game}", only for {", ".join(GAMES)}')
    _check_in_time(game, row, 5)
    _ROWS.setdefault(game, []).append(row)


def _check_in_time(game: str, row: Row | CardRow, fields: int) -> None:
    """Refuse a row of another length, and one that comes after its game was imported."""
    if len(row) != fields:
        raise ValueError(f"a row has {fields} fields, not {len(row)}: {row}")
    if f"aevum.games.{game}" in sys.modules:
        raise ValueError(
            f'"{row[0]}" comes too late: {game} is already imported. Call add_row before anything '
            f"imports aevum.games.{game}, and before aevum.game() loads it."
        )


def own_rows(game: str) -> list[Row]:
    """Return the rows that were added to a game."""
    return list(_ROWS.get(game, []))


def add_card(game: str, row: CardRow) -> None:
    """Add a card to Temporum, which is not imported yet."""
    if game != "temporum":
        raise ValueError(f'there are no such cards in "{game}", only in temporum')
    _check_in_time(game, row, 7)
    _CARDS.setdefault(game, []).append(row)


def own_cards(game: str) -> list[CardRow]:
    """Return the cards that were added to a game."""
    return list(_CARDS.get(game, []))


def is_own(game: str, name: str) -> bool:
    """Return whether the row of this name was added to a game."""
    return any(row[0] == name for row in [*own_rows(game), *own_cards(game)])


def row_place(rows: Sequence[str], name: int | str) -> int:
    """Return the place of the row of this name; a place is returned unchanged."""
    if isinstance(name, int):
        return name
    if name not in rows:
        raise ValueError(f"{name} has no row: add_row, before the game is imported, or data.py")
    return rows.index(name)


def with_own(
    printed: Sequence[Thing], own: Iterable[Thing], place: Callable[[Thing], int]
) -> list[Thing]:
    """Return printed things and a designer's own in the order of their rows.

    An own thing with a printed row replaces the printed one.
    """
    found = {place(each): each for each in [*printed, *own]}
    return [found[each] for each in sorted(found)]


def row_trouble(rows: Sequence[str], kinds: Sequence[int]) -> str:
    """Return what is wrong with objects of these kinds, one for each row; "" if nothing is."""
    for place, kind in enumerate(kinds):
        if place >= len(rows):
            return f"There are {len(rows)} rows for {len(kinds)} objects: add_row adds one."
        if kind != place:
            return f"{rows[place]}: {NO_OBJECT}"
    if len(kinds) < len(rows):
        return f"{', '.join(rows[len(kinds) :])}: {NO_OBJECT}"
    return ""


def check_names(kind: str, rows: Sequence[str], names: Sequence[str]) -> None:
    """Refuse printed rows that the catalogue names in another order: each would get a wrong
    name."""
    for row, name in zip_longest(rows, names):
        if row != name:
            raise ValueError(
                f'locale/en.ftl has "{name}" among its names of the kind {kind} where data.py has '
                f'the row "{row}": give both the same order. Then run `make catalogues`.'
            )
