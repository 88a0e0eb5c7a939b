"""Rows that a designer adds to the printed things of a game, without changing its files.

    from aevum.games.own_rows import add_row

    add_row("imperials", ("Surveyor", 2, 0, "", "Take two cards of a tile."))

    from aevum.games.own_rows import add_card

    add_card("temporum", ("Sun Dial", 0, 0, 4, 8, 5, ""))

A game reads its rows when it is first imported, so that they are added before that. Codes of moves
come out differently with them: records of such a game are for others with the same rows.
"""

# not compiled: it is imported before the games are, and filled by scripts

Row = tuple[str, int, int, str, str]
"""The arguments of the game's own class of rows: name, copies, deck, rule, text."""

CardRow = tuple[str, int, int, int, int, int, str]
"""Where own rows are of another kind: name, box, kind, coins, cost, crowns, text of a card."""

_ROWS: dict[str, list[Row]] = {}
_CARDS: dict[str, list[CardRow]] = {}


def add_row(game: str, row: Row) -> None:
    """Add a row to a game that is not imported yet."""
    _ROWS.setdefault(game, []).append(row)


def own_rows(game: str) -> list[Row]:
    """Return what was added to a game."""
    return list(_ROWS.get(game, []))


def add_card(game: str, row: CardRow) -> None:
    """Add a card to a game that is not imported yet."""
    _CARDS.setdefault(game, []).append(row)


def own_cards(game: str) -> list[CardRow]:
    """Return the cards that were added to a game."""
    return list(_CARDS.get(game, []))
