# not compiled: words need no speed
"""The map in plain letters.

A tile is 12 columns wide and 6 lines above the next row. Pieces are on its corners, roads with
their owner's number along its sides; places that the viewer may choose show their number.
"""

from typing import Final

from aevum.core.state import NONE
from aevum.core.text import Catalogue
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import DESERT, FOG, GENERAL, GOLD
from aevum.games.imperials.moves import (
    CORNERS,
    MOVES,
    SIDES,
)
from aevum.games.imperials.rules.hexes import DIRECTIONS, Hexes
from aevum.games.imperials.rules.phrases import GOODS, TILES
from aevum.games.imperials.rules.production import pips
from aevum.games.imperials.rules.realm import (
    EMPTY,
    IDLE,
    TOWN_PIECE,
    VILLAGE_PIECE,
    WARRIOR_PIECE,
    Realm,
)

HALF: Final = 6  # columns from the middle of a tile to its east and west sides
ROW: Final = 6  # lines from a row of tiles to the next
MARGIN: Final = 10  # columns left and right, for ports

NORTH_EAST, EAST, WEST, NORTH_WEST = 0, 1, 4, 5  # places in DIRECTIONS


class Sheet:
    """A grid of letters."""

    def __init__(self, width: int, height: int) -> None:
        self.lines = [[" "] * width for _ in range(height)]

    def put(self, middle: int, line: int, text: str) -> None:
        """Write a text around a column."""
        start = middle - (len(text) - 1) // 2
        for place, letter in enumerate(text):
            self.lines[line][start + place] = letter

    def blank(self, middle: int, line: int, text: str) -> bool:
        """Return whether a text would cover nothing."""
        start = middle - (len(text) - 1) // 2
        return not "".join(self.lines[line][start : start + len(text)]).strip()

    def text(self) -> list[str]:
        """Return the lines, without the columns on the left that nothing needs."""
        found = ["".join(line).rstrip() for line in self.lines]
        margin = min(len(line) - len(line.lstrip()) for line in found if line)
        return [line[margin:] for line in found]


class HexMap:
    """The place of everything on a map in the drawing."""

    def __init__(self, hexes: Hexes) -> None:
        xs = [point[0] for point in hexes.points]
        ys = [point[1] for point in hexes.points]
        self.hexes = hexes
        self.left = min(xs) * HALF - MARGIN
        self.top = _line(min(ys))
        self.width = max(xs) * HALF - self.left + MARGIN + 1
        self.height = _line(max(ys)) - self.top + 1

    def corner(self, corner: int) -> tuple[int, int]:
        """Return column and line of a corner."""
        x, y = self.hexes.points[corner]
        return x * HALF - self.left, _line(y) - self.top

    def side(self, side: int) -> tuple[int, int]:
        """Return column and line of the middle of a side."""
        one, other = self.hexes.side_ends[side]
        here, there = self.corner(one), self.corner(other)
        return (here[0] + there[0]) // 2, (here[1] + there[1]) // 2

    def tile(self, place: tuple[int, int]) -> tuple[int, int]:
        """Return column and line of the middle of a tile, or of the sea if there is none."""
        q, r = place
        return (2 * q + r) * HALF - self.left, _line(3 * r - 1) + 2 - self.top


def _line(y: int) -> int:
    """Return the line of a row of corners."""
    row, rest = divmod(y + 2, 3)
    return row * ROW + 2 * rest


def draw_map(realm: Realm, moves: list[int], catalogue: Catalogue) -> list[str]:
    """Return the map as lines, with the numbers of the places that these moves name."""
    where = HexMap(realm.hexes)
    sheet = Sheet(where.width, where.height)
    chosen = _places(moves)
    for tile in range(len(realm.kinds)):
        _draw_tile(realm, sheet, where, tile, catalogue)
    for side in range(len(realm.road)):
        column, line = where.side(side)
        _draw_side(realm, sheet, side, column, line, side in chosen[1])
    for corner in range(len(realm.owner)):
        column, line = where.corner(corner)
        free = realm.piece[corner] == EMPTY
        text = str(corner) if free and corner in chosen[0] else corner_sign(realm, corner)
        sheet.put(column, line, text)
    for at in range(0, len(realm.ports), 2):
        side, kind = realm.ports[at], realm.ports[at + 1]
        if kind != NONE:
            _draw_port(realm, sheet, where, side, _port_terms(realm, kind, catalogue))
    return sheet.text()


def _places(moves: list[int]) -> tuple[list[int], list[int]]:
    """Return the corners and the sides that some moves name."""
    corners: list[int] = []
    sides: list[int] = []
    for move in moves:
        row = MOVES.row(move)
        if row.domains and row.domains[0] is CORNERS:
            corners.append(move - row.base)
        elif row.domains and row.domains[0] is SIDES:
            sides.append(move - row.base)
    return corners, sides


def _port_terms(realm: Realm, port: int, catalogue: Catalogue) -> str:
    """Return the trade of a port, in a few letters: "3:1", "wood"."""
    if port == GENERAL:
        return f"{realm.terms.numbers.general_ratio}:1"
    return catalogue.format(m.table_word_port(good=GOODS[port]))


def _draw_tile(realm: Realm, sheet: Sheet, where: HexMap, tile: int, catalogue: Catalogue) -> None:
    column, line = where.tile(realm.hexes.places[tile])
    sheet.put(column, line - 2, f"t{tile}")
    if realm.fog[tile]:
        sheet.put(column, line, f"~ {catalogue.format(m.table_word_tile(tile=TILES[FOG]))} ~")
        return
    kind, number = realm.kinds[tile], realm.numbers[tile]
    if not 0 <= kind <= DESERT:
        return
    sheet.put(column, line - 1, catalogue.format(m.table_word_tile(tile=TILES[kind])))
    if kind <= GOLD and number > 0:
        sheet.put(column, line, f"{number} {'.' * pips(number)}")
    guests = [catalogue.format(m.table_legend_robber())] * (realm.robber == tile)
    if realm.merchant == tile:
        guests.append(f"M{realm.merchant_of + 1}")
    sheet.put(column, line + 1, " ".join(guests))


def _draw_side(realm: Realm, sheet: Sheet, side: int, column: int, line: int, chosen: bool) -> None:
    one, other = realm.hexes.side_ends[side]
    x, end = realm.hexes.points[one][0], realm.hexes.points[other][0]
    owner = realm.road[side]
    if x == end:
        upright = "|" if owner == NONE else "#"
        sheet.put(column, line - 1, upright)
        sheet.put(column, line + 1, upright)
        sheet.put(column, line, str(side) if chosen else "|" if owner == NONE else str(owner + 1))
        return
    stroke = "/" if x > end else "\\"
    if owner != NONE:
        stroke = f"{stroke}{owner + 1}{stroke}"
    sheet.put(column, line, str(side) if chosen else stroke)


def corner_sign(realm: Realm, corner: int) -> str:
    """Return the letters for the piece on a corner."""
    piece, owner = realm.piece[corner], realm.owner[corner] + 1
    if piece == EMPTY:
        return "+" if realm.corner_port[corner] == NONE else "o"
    if piece == VILLAGE_PIECE:
        return f"v{owner}"
    if piece == TOWN_PIECE:
        town = f"T{owner}" + "*" * (realm.wonder[corner] != NONE)
        return f"[{town}]" if realm.fenced[corner] else town
    letter = "w" if realm.active[corner] == IDLE else "W"
    return f"{letter}{owner}x{piece - WARRIOR_PIECE}"


def _draw_port(realm: Realm, sheet: Sheet, where: HexMap, side: int, words: str) -> None:
    """Write a port into the sea next to its side."""
    hexes = realm.hexes
    tile = hexes.side_tiles[side][0]
    turn = hexes.tile_sides[tile].index(side)
    q, r = hexes.places[tile]
    column, line = where.tile((q + DIRECTIONS[turn][0], r + DIRECTIONS[turn][1]))
    if turn in (EAST, WEST):
        room = (len(words) + 5) // 2
        column = where.side(side)[0] + (room if turn == EAST else -room)
    else:
        line += 2 if turn in (NORTH_EAST, NORTH_WEST) else -2
    if not sheet.blank(column, line, words):
        line += 1  # another port is across a narrow water
    sheet.put(column, line, words)
