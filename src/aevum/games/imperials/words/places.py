"""Tiles, corners and borders in words: a number alone tells a player little."""

# not compiled: words are slow code on purpose

from functools import lru_cache
from typing import Final

from aevum.core.state import NONE
from aevum.core.text import Arg, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import DESERT, FOG, PORT_NAMES, TILE_NAMES
from aevum.games.imperials.messages import BOOK
from aevum.games.imperials.rules.land import leads_on
from aevum.games.imperials.rules.realm import Realm

MOST: Final = 8192  # places that are remembered: several boards have some hundred each
AROUND: Final = 3  # tiles at a corner that is not at sea
SEA: Final = ("sea", 0)

Ground = tuple[str | int, ...]
"""A tile, a port or the sea by name and number, one after the other."""


def tile_place(realm: Realm, tile: int) -> Arg:
    """Return a tile: "ore 6", "the desert", "the fog"."""
    return _place("tile", tile, "at-tile", _ground(realm, tile))


def corner_place(realm: Realm, corner: int) -> Arg:
    """Return a corner by what lies around it: "on ore 6, wheat 9 and the general port"."""
    tiles = realm.hexes.corner_tiles[corner]
    around: Ground = ()
    for tile in tiles:
        around += _ground(realm, tile)
    port = realm.corner_port[corner]
    if port != NONE:
        around += (_port(port), 0)
    elif len(tiles) < AROUND:
        around += SEA
    return _place("corner", corner, "at-corner", around)


def border_place(realm: Realm, border: int) -> Arg:
    """Return a border by what lies on both hands of it: "between ore 6 and the sea"."""
    tiles = realm.hexes.side_tiles[border]
    other = _ground(realm, tiles[1]) if len(tiles) > 1 else SEA
    return _place("border", border, "at-border", _ground(realm, tiles[0]) + other)


def ground_place(tile: int, kind: int, number: int) -> Arg:
    """Return a tile as an event tells it, whatever has become of it since."""
    return _place("tile", tile, "at-tile", _named(kind, number))


def way_note(realm: Realm, seat: int, border: int) -> Text | None:
    """Return where a new road of this seat leads, None where its place says it all."""
    ends = realm.hexes.side_ends[border]
    ahead = [corner for corner in ends if not leads_on(realm, seat, corner)]
    if not ahead:
        return m.note_joins()
    return _beyond(realm, border, ahead[0]) if len(ahead) == 1 else None


def _beyond(realm: Realm, border: int, corner: int) -> Text:
    """Say what lies at the far end of a border, apart from what lies along it."""
    if realm.corner_port[corner] != NONE:
        return _towards((_port(realm.corner_port[corner]), 0))
    beside = realm.hexes.side_tiles[border]
    for tile in realm.hexes.corner_tiles[corner]:
        if tile not in beside:
            return _towards(_ground(realm, tile))
    return _towards(SEA) if len(beside) > 1 else m.note_along_sea()


def _towards(ground: Ground) -> Text:
    return Text("note-towards", {"tiles": ("+", "tile", *ground)}, BOOK)


@lru_cache(maxsize=MOST)
def _place(kind: str, number: int, key: str, ground: Ground) -> Arg:
    """Return a place in the words of this moment; most are named again and again."""
    return Text(key, {"on": ("+", "tile", *ground)}, BOOK).at(kind, number)


def _ground(realm: Realm, tile: int) -> Ground:
    if realm.fog[tile]:
        return (TILE_NAMES[FOG], 0)
    return _named(realm.kinds[tile], realm.numbers[tile])


def _named(kind: int, number: int) -> Ground:
    if not 0 <= kind <= DESERT:  # not laid out yet, or hidden
        return (TILE_NAMES[FOG], 0)
    return (TILE_NAMES[kind], max(0, number))


def _port(port: int) -> str:
    return f"{PORT_NAMES[port]}-port"
