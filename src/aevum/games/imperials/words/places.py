"""Tiles, corners and sides in words: a number alone tells a player little."""

# not compiled: words are slow code on purpose

from aevum.core.state import NONE
from aevum.games.imperials.data import GENERAL, PORT_NAMES
from aevum.games.imperials.rules.land import leads_on
from aevum.games.imperials.rules.realm import (
    EMPTY,
    IDLE,
    TOWN_PIECE,
    VILLAGE_PIECE,
    WARRIOR_PIECE,
    Realm,
)
from aevum.games.imperials.words.phrases import STRENGTH_NAMES, ground
from aevum.games.phrases import listed, who


def tile_words(realm: Realm, tile: int) -> str:
    """Return what a tile is: "ore 6", "the desert", "fog"."""
    if realm.fog[tile]:
        return "fog"
    return ground(realm.kinds[tile], realm.numbers[tile])


def corner_words(realm: Realm, corner: int) -> str:
    """Return what lies around a corner: "ore 6, wheat 9 and the general port"."""
    around = [tile_words(realm, tile) for tile in realm.hexes.corner_tiles[corner]]
    port = realm.corner_port[corner]
    if port != NONE:
        around.append(port_words(port))
    elif len(around) < 3:
        around.append("the sea")
    return listed(around)


def port_words(port: int) -> str:
    """Return a port by its kind."""
    return f"the {PORT_NAMES[port]} port"


def port_terms(realm: Realm, port: int) -> str:
    """Return what a port trades, in a few letters: "3:1", "wood"."""
    return f"{realm.terms.numbers.general_ratio}:1" if port == GENERAL else PORT_NAMES[port]


def side_words(realm: Realm, side: int) -> str:
    """Return what lies on both hands of a side: "between ore 6 and wheat 9"."""
    tiles = [tile_words(realm, tile) for tile in realm.hexes.side_tiles[side]]
    if len(tiles) == 1:
        return f"on the coast of {tiles[0]}"
    return f"between {tiles[0]} and {tiles[1]}"


def way_words(realm: Realm, seat: int, side: int) -> str:
    """Return a side as the way a new road of this seat takes there."""
    ends = realm.hexes.side_ends[side]
    ahead = [corner for corner in ends if not leads_on(realm, seat, corner)]
    where = side_words(realm, side)
    if not ahead:
        return f"{where}, joining your roads"
    if len(ahead) > 1:
        return where
    return f"{where}, {_beyond(realm, side, ahead[0])}"


def _beyond(realm: Realm, side: int, corner: int) -> str:
    """Say where the far end of a side leads, apart from what lies along it."""
    if realm.corner_port[corner] != NONE:
        return f"towards {port_words(realm.corner_port[corner])}"
    beside = realm.hexes.side_tiles[side]
    for tile in realm.hexes.corner_tiles[corner]:
        if tile not in beside:
            return f"towards {tile_words(realm, tile)}"
    return "towards the coast" if len(beside) > 1 else "further along it"


# What stands there


def warrior_words(realm: Realm, corner: int) -> str:
    """Return the warrior on a corner by its strength: "strong warrior"."""
    return f"{STRENGTH_NAMES[realm.piece[corner] - WARRIOR_PIECE]} warrior"


def piece_words(realm: Realm, corner: int) -> str:
    """Return what stands on a corner, without its owner."""
    piece = realm.piece[corner]
    if piece == EMPTY:
        return "nothing"
    if piece == VILLAGE_PIECE:
        return "village"
    return "town" if piece == TOWN_PIECE else warrior_words(realm, corner)


def owned_words(realm: Realm, seat: int, corner: int) -> str:
    """Return a piece as a seat speaks of it: "your village", "Player 2's town"."""
    owner = realm.owner[corner]
    whose = "your" if owner == seat else f"{who(owner)}'s"
    return f"{whose} {piece_words(realm, corner)}"


def rest_words(realm: Realm, corner: int) -> str:
    """Tell whether the warrior on a corner is active."""
    return "inactive" if realm.active[corner] == IDLE else "active"
