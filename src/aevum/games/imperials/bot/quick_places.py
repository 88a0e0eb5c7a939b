"""Cheap scores of corners, roads and tiles for the quick policy."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.imperials.bot.income import weights
from aevum.games.imperials.data import DESERT
from aevum.games.imperials.rules.land import has_room
from aevum.games.imperials.rules.production import pips
from aevum.games.imperials.rules.realm import TOWN_PIECE, Realm

PIPS: Final = tuple([pips(number) if number > 1 else 0 for number in range(13)])
HARBOUR: Final = 120  # value of a port
FARTHER: Final = 60  # percent of a site's value, one road farther
FOG: Final = 300  # value of a tile under fog


def corner_worth(realm: Realm, corner: int) -> int:
    """Return the chances of a corner's tiles, weighted by their kinds."""
    wanted = weights(realm)
    total = HARBOUR if realm.corner_port[corner] != NONE else 0
    for tile in realm.hexes.corner_tiles[corner]:
        kind = realm.kinds[tile]
        if 0 <= kind < DESERT:
            total += PIPS[realm.numbers[tile]] * wanted[-1 if kind == DESERT - 1 else kind]
    return total


def road_worth(realm: Realm, seat: int, side: int) -> int:
    """Return the value of the best site that a new road leads to, or the next one after it."""
    best = 0
    for corner in realm.hexes.side_ends[side]:
        if realm.owner[corner] != NONE or _reached(realm, seat, corner, side):
            continue
        if has_room(realm, corner):
            best = max(best, corner_worth(realm, corner))
        for near in realm.hexes.corner_sides[corner]:
            if near != side and realm.road[near] == NONE:
                far = realm.hexes.far_end(near, corner)
                if has_room(realm, far):
                    best = max(best, corner_worth(realm, far) * FARTHER // 100)
        for tile in realm.hexes.corner_tiles[corner]:
            if realm.fog[tile]:
                best = max(best, FOG)
    return best


def _reached(realm: Realm, seat: int, corner: int, but: int) -> bool:
    """Return whether a road of a seat, or a piece, is at a corner already."""
    for side in realm.hexes.corner_sides[corner]:
        if side != but and realm.road[side] == seat:
            return True
    return False


def tile_harm(realm: Realm, seat: int, tile: int) -> int:
    """Return how much a robber on a tile harms the others, and not this seat."""
    if realm.kinds[tile] < 0 or realm.kinds[tile] == DESERT:
        return 0
    total = 0
    for corner in realm.hexes.tile_corners[tile]:
        owner = realm.owner[corner]
        if owner != NONE and realm.piece[corner] <= TOWN_PIECE:
            share = -24 if owner == seat else 4 + realm.points[owner]
            total += realm.piece[corner] * share
    return total * PIPS[realm.numbers[tile]]
