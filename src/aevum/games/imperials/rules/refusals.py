"""Refusals that several moves and cards share: what is not on this map, or not in the hand."""

# not compiled: words need no speed

from collections.abc import Callable
from typing import Final

from aevum.core.state import NONE
from aevum.core.text import Refusal, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import CARDS, RESOURCES, Cost
from aevum.games.imperials.messages import PieceName
from aevum.games.imperials.rules.land import has_road
from aevum.games.imperials.rules.phrases import GOODS, corner_place, goods, piece
from aevum.games.imperials.rules.realm import EMPTY, TOWN_PIECE, VILLAGE_PIECE, Realm

NO_TRADES: Final = Refusal("R8.5", m.no_trades())
NOTHING_TO_GIVE: Final = Refusal("R8.6", m.no_card_to_give())

# What does not exist


def no_corner(realm: Realm, corner: int) -> Refusal | None:
    """Refuse a corner that this map does not have."""
    last = len(realm.owner) - 1
    return None if corner <= last else Refusal("R2.1", m.no_such_corner(n=corner, last=last))


def no_border(realm: Realm, border: int) -> Refusal | None:
    """Refuse a border that this map does not have."""
    last = len(realm.road) - 1
    return None if border <= last else Refusal("R2.1", m.no_such_border(n=border, last=last))


def no_tile(realm: Realm, tile: int) -> Refusal | None:
    """Refuse a tile that this map does not have."""
    last = len(realm.kinds) - 1
    return None if tile <= last else Refusal("R2.1", m.no_such_tile(n=tile, last=last))


def no_player(realm: Realm, other: int) -> Refusal | None:
    """Refuse a player who is not at the table."""
    return None if other < realm.seats else Refusal("R1.1", m.no_such_player(n=other + 1))


def of_other_mode(realm: Realm, good: int) -> Refusal | None:
    """Refuse a commodity in Basic."""
    if realm.wonders or good < RESOURCES:
        return None
    return Refusal("R1.2", m.no_good_mode(good=GOODS[good]))


# What a seat does not have


def lacking(
    realm: Realm, seat: int, cost: Cost, message: Callable[..., Text], rule: str = "R6.1"
) -> Refusal | None:
    """Refuse what a seat cannot pay for, None if it can; `message` takes the cost and what is
    missing."""
    missing = [max(0, cost[card] - realm.hands[seat * CARDS + card]) for card in range(CARDS)]
    if not sum(missing):
        return None
    return Refusal(rule, message(cost=goods(cost), missing=goods(missing)))


def too_dear(realm: Realm, seat: int, cost: Cost, name: PieceName) -> Refusal | None:
    """Refuse a piece that a seat cannot pay for, None if it can."""
    return lacking(
        realm,
        seat,
        cost,
        lambda cost, missing: m.no_cost(piece=name, cost=cost, missing=missing),
    )


def none_left(rule: str, number: int, name: PieceName) -> Refusal:
    """Refuse a piece of which none is left, out of so many."""
    if number == 0:
        return Refusal(rule, m.no_pieces_ever(piece=name))
    return Refusal(rule, m.no_pieces_left(n=number, piece=name))


# Places that are taken, or out of reach


def owned(realm: Realm, rule: str, corner: int, message: Callable[..., Text]) -> Refusal:
    """Refuse because of the piece on a corner: `message` takes its owner and its kind."""
    return Refusal(rule, message(owner=realm.owner[corner], piece=piece(realm.piece[corner])))


def no_road_place(realm: Realm, seat: int, border: int) -> Refusal:
    """Refuse a border on which this seat may build no road."""
    if realm.road[border] != NONE:
        return Refusal("R6.2", m.no_road_taken(owner=realm.road[border]))
    for corner in realm.hexes.side_ends[border]:
        if has_road(realm, seat, corner) and realm.owner[corner] not in (NONE, seat):
            where = corner_place(realm, corner)
            owner, blocker = realm.owner[corner], piece(realm.piece[corner])
            return Refusal("R6.2", m.no_road_blocked(owner=owner, piece=blocker, where=where))
    return Refusal("R6.2", m.no_road_apart())


def no_room(realm: Realm, corner: int, rule: str, taken: str) -> Refusal | None:
    """Refuse a corner without room for anybody's settlement; None if it has room.

    `taken` is the rule for a corner with a piece, `rule` the one for the corners next to it.
    """
    if realm.piece[corner] != EMPTY:
        return owned(realm, taken, corner, m.no_corner_taken)
    for near in realm.hexes.corner_corners[corner]:
        if realm.piece[near] in (VILLAGE_PIECE, TOWN_PIECE):
            there, where = piece(realm.piece[near]), corner_place(realm, near)
            return Refusal(rule, m.no_too_close(owner=realm.owner[near], piece=there, where=where))
    if any(realm.fog[tile] for tile in realm.hexes.corner_tiles[corner]):
        return Refusal("R2.14", m.no_fog_corner())
    return None


def no_village(realm: Realm, seat: int, corner: int, rule: str) -> Refusal:
    """Refuse a corner without a village of this seat."""
    town = realm.owner[corner] == seat and realm.piece[corner] == TOWN_PIECE
    return Refusal(rule, m.no_town_already() if town else m.no_town_village())


def no_bare_town(realm: Realm, seat: int, corner: int) -> Refusal:
    """Refuse a corner without a town of this seat that has no fence."""
    if realm.owner[corner] != seat or realm.piece[corner] != TOWN_PIECE:
        return Refusal("R15.1", m.no_fence_town())
    return Refusal("R15.1", m.no_fence_already())
