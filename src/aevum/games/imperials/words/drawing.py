"""The table for a terminal: the drawing of the map, and the lines around it."""

# not compiled: words need no speed

from typing import Final

from aevum.core.text import ENGLISH, Catalogue, Reader, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.messages import BOOK
from aevum.games.imperials.moves import MOVES
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.words.hexdrawing import draw_map
from aevum.games.imperials.words.panels import (
    Line,
    dragon_lines,
    hand_lines,
    headline,
    history_lines,
    land_lines,
    market_line,
    offer_lines,
    ratio_lines,
    robber_line,
    seat_lines,
    seen_lines,
)
from aevum.games.wrapping import wrapped

WIDTH: Final = 76  # columns, which a screen of 120 has next to its list of moves
INDENT: Final = 6  # of the rest of a line, below its words
BELOW: Final = "    "  # a seat's further lines

LEGEND: Final = (m.table_legend_pieces(), m.table_legend_roads(), m.table_legend_numbers())
WONDERS_LEGEND: Final = (*LEGEND, m.table_legend_wonders())


class Teller:
    """Describes a table to one viewer, in a language; places have their numbers."""

    def __init__(self, realm: Realm, language: str = ENGLISH) -> None:
        self.realm = realm
        self.catalogue: Catalogue = BOOK.catalogue(language)
        self.reader = Reader(realm.viewer, numbers=True)

    def tell(self, line: Line) -> str:
        """Return the sentences of a line."""
        return " ".join([self.catalogue.format(text, self.reader) for text in line])

    def one(self, text: Text) -> str:
        """Return a message."""
        return self.catalogue.format(text, self.reader)

    def summary(self) -> list[str]:
        """Return the turn and the viewer's own cards."""
        return [self.tell(line) for line in (headline(self.realm), *hand_lines(self.realm))]

    def position(self) -> list[str]:
        """Return the whole table in sentences, without a drawing."""
        return [*self.summary(), *self._table(), *map(self.tell, land_lines(self.realm))]

    def draw(self) -> str:
        """Return the whole table: the viewer's cards, the map, and everything public."""
        realm = self.realm
        moves = realm.legal(realm.viewer) if realm.viewer >= 0 else []
        legend = WONDERS_LEGEND if realm.wonders else LEGEND
        lines = [
            *wrapped(self.summary(), WIDTH, INDENT),
            "",
            *draw_map(realm, moves, self.catalogue),
            "",
            *wrapped([*self._table(), *self._moves(moves)], WIDTH, INDENT),
            "",
            *wrapped([self.one(text) for text in legend], WIDTH, INDENT),
        ]
        return "\n".join(lines)

    def _table(self) -> list[str]:
        """Return everything next to the map that isn't only for the viewer."""
        realm = self.realm
        lines = [
            *seen_lines(realm),
            market_line(realm),
            *ratio_lines(realm),
            robber_line(realm),
            *dragon_lines(realm),
            *history_lines(realm),
            *offer_lines(realm),
        ]
        return [*self._seats(), *[self.tell(line) for line in lines]]

    def _seats(self) -> list[str]:
        realm = self.realm
        found: list[str] = []
        for seat in range(realm.seats):
            first, *others = [self.tell(line) for line in seat_lines(realm, seat)]
            mark = ">" if seat == realm.turn and not realm.over() else " "
            found += [f"{mark} {first}", *[BELOW + line for line in others]]
        return found

    def _moves(self, moves: list[int]) -> list[str]:
        """Return moves in notation, with equal beginnings on one line: "road 12, 13, 17"."""
        alike: dict[str, list[str]] = {}
        for move in moves:
            first, _, last = MOVES.text(move).rpartition(" ")
            alike.setdefault(first or last, []).append(last if first else "")
        plain = [first for first, lasts in alike.items() if not lasts[0]]
        head = m.table_moves(moves=", ".join(plain)) if plain else m.table_may()
        lines = [self.one(head)] if moves else []
        return lines + [f"  {first} {', '.join(last)}" for first, last in alike.items() if last[0]]
