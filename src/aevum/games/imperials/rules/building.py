"""Roads, villages, towns and fences: putting them on the board and taking them off (R6, R15)."""

from aevum.core.state import NONE
from aevum.games.imperials.data import GOLD, RESOURCES
from aevum.games.imperials.rules.land import (
    changed,
    count_points,
    count_ratios,
    count_route,
    count_routes_through,
    count_yields,
    extend_route,
    road_laid,
    road_places,
    settle_route,
    take,
)
from aevum.games.imperials.rules.production import Picks
from aevum.games.imperials.rules.realm import (
    FENCE_COUNT,
    IDLE,
    PIECES,
    ROAD_COUNT,
    TOWN_COUNT,
    TOWN_PIECE,
    VILLAGE_COUNT,
    VILLAGE_PIECE,
    Realm,
)

# What is left


def roads_left(realm: Realm, seat: int) -> int:
    """Return how many roads a seat has in supply."""
    return realm.terms.numbers.roads - realm.pieces[seat * PIECES + ROAD_COUNT]


def villages_left(realm: Realm, seat: int) -> int:
    """Return a seat's villages in supply; 0 if there is one too many on the board (A20)."""
    return max(0, realm.terms.numbers.villages - realm.pieces[seat * PIECES + VILLAGE_COUNT])


def towns_left(realm: Realm, seat: int) -> int:
    """Return a seat's towns in supply."""
    return realm.terms.numbers.towns - realm.pieces[seat * PIECES + TOWN_COUNT]


def fences_left(realm: Realm, seat: int) -> int:
    """Return a seat's fences in supply."""
    return realm.terms.numbers.fences - realm.pieces[seat * PIECES + FENCE_COUNT]


def can_lay_road(realm: Realm, seat: int) -> bool:
    """Return whether a seat has a road and a place for it."""
    return roads_left(realm, seat) > 0 and len(road_places(realm, seat)) > 0


# Roads


def lay_road(realm: Realm, seat: int, side: int) -> None:
    """Put a road on a side; fog lifts at both its ends."""
    realm.road[side] = seat
    realm.pieces[seat * PIECES + ROAD_COUNT] += 1
    road_laid(realm, seat, side)
    realm.tell("road", seat, [side])
    extend_route(realm, seat, side)
    settle_route(realm)
    lift_fog(realm, seat, side)


def take_road(realm: Realm, side: int) -> None:
    """Remove a road from the board."""
    seat = realm.road[side]
    realm.road[side] = NONE
    realm.pieces[seat * PIECES + ROAD_COUNT] -= 1
    changed(realm)
    count_route(realm, seat)
    settle_route(realm)


def lift_fog(realm: Realm, seat: int, side: int) -> None:
    """Lift the fog at both ends of a new road; its builder gets cards of each tile (R2.12)."""
    gold = 0
    cards = realm.terms.numbers.fog_cards
    lifted = False
    for corner in realm.hexes.side_ends[side]:
        for tile in realm.hexes.corner_tiles[corner]:
            if not realm.fog[tile]:
                continue
            realm.fog[tile] = 0
            lifted = True
            kind = realm.kinds[tile]
            realm.tell("lifts", seat, [tile, kind, realm.numbers[tile]], reveals=True)
            if kind == GOLD:
                gold += cards
            elif kind < RESOURCES:
                find_cards(realm, seat, kind, cards)
    if lifted:
        count_yields(realm)
        changed(realm)
    if gold:
        picks = [0] * realm.seats
        picks[seat] = gold
        realm.start_effect(Picks(seat, picks))


def find_cards(realm: Realm, seat: int, kind: int, number: int) -> None:
    """Give a seat so many cards for a tile, as far as the market has them."""
    for _ in range(take(realm, seat, kind, number)):
        realm.tell("finds", seat, [kind])


# Villages and towns


def found_village(realm: Realm, seat: int, corner: int) -> None:
    """Put a village on an empty corner."""
    _settle(realm, seat, corner, VILLAGE_PIECE)
    realm.pieces[seat * PIECES + VILLAGE_COUNT] += 1
    count_points(realm, seat)
    realm.tell("village", seat, [corner])
    count_routes_through(realm, corner)


def found_town(realm: Realm, seat: int, corner: int) -> None:
    """Put a town on an empty corner: the second piece of Wonders & Warriors."""
    _settle(realm, seat, corner, TOWN_PIECE)
    realm.pieces[seat * PIECES + TOWN_COUNT] += 1
    count_points(realm, seat)
    realm.tell("town", seat, [corner])


def _settle(realm: Realm, seat: int, corner: int, piece: int) -> None:
    realm.owner[corner] = seat
    realm.piece[corner] = piece
    realm.active[corner] = IDLE
    changed(realm)
    if realm.corner_port[corner] != NONE:
        count_ratios(realm, seat)


def raise_town(realm: Realm, seat: int, corner: int) -> None:
    """Turn a village into a town."""
    realm.piece[corner] = TOWN_PIECE
    realm.pieces[seat * PIECES + VILLAGE_COUNT] -= 1
    realm.pieces[seat * PIECES + TOWN_COUNT] += 1
    count_points(realm, seat)
    realm.tell("town", seat, [corner])


def raze_town(realm: Realm, seat: int, corner: int) -> None:
    """Let the dragon turn a town into a village, and remove its fence (A20)."""
    realm.piece[corner] = VILLAGE_PIECE
    realm.pieces[seat * PIECES + TOWN_COUNT] -= 1
    realm.pieces[seat * PIECES + VILLAGE_COUNT] += 1
    if realm.fenced[corner]:
        realm.fenced[corner] = 0
        realm.pieces[seat * PIECES + FENCE_COUNT] -= 1
    count_points(realm, seat)
    realm.tell("razed", seat, [corner], reveals=True)


# Fences


def raise_fence(realm: Realm, seat: int, corner: int) -> None:
    """Put a fence around a town."""
    realm.fenced[corner] = 1
    realm.pieces[seat * PIECES + FENCE_COUNT] += 1
    realm.tell("fence", seat, [corner])


def bare_towns(realm: Realm, seat: int) -> list[int]:
    """Return a seat's towns without a fence."""
    first = seat * PIECES
    if realm.pieces[first + TOWN_COUNT] == realm.pieces[first + FENCE_COUNT]:
        return []
    return [
        corner
        for corner in range(len(realm.owner))
        if realm.owner[corner] == seat
        and realm.piece[corner] == TOWN_PIECE
        and not realm.fenced[corner]
    ]


def fenceable(realm: Realm, seat: int) -> list[int]:
    """Return the towns that a seat can fence, apart from the cost."""
    return bare_towns(realm, seat) if fences_left(realm, seat) > 0 else []
