"""The land: where roads, villages and warriors can be, their points, and trading ratios."""

from aevum.core.state import NONE
from aevum.games.imperials.data import (
    CARDS,
    COLOURS,
    GENERAL,
    RESOURCES,
    Cost,
    Price,
)
from aevum.games.imperials.rules.realm import (
    EMPTY,
    PIECES,
    TOWN_COUNT,
    TOWN_PIECE,
    VILLAGE_COUNT,
    VILLAGE_PIECE,
    Realm,
)
from aevum.games.imperials.rules.routes import extended_route, longest_route

# Places


def has_road(realm: Realm, seat: int, corner: int) -> bool:
    """Return whether one of this seat's roads ends at a corner."""
    return any(realm.road[side] == seat for side in realm.hexes.corner_sides[corner])


def leads_on(realm: Realm, seat: int, corner: int) -> bool:
    """Return whether a new road of this seat may begin at a corner (R6.2)."""
    owner = realm.owner[corner]
    if owner != NONE and owner != seat:
        return False
    if owner == seat and realm.piece[corner] <= TOWN_PIECE:
        return True
    return has_road(realm, seat, corner)


def has_room(realm: Realm, corner: int) -> bool:
    """Return whether a corner is free, visible, and has no village or town next to it."""
    if realm.piece[corner] != EMPTY:
        return False
    for near in realm.hexes.corner_corners[corner]:
        piece = realm.piece[near]
        if piece in (VILLAGE_PIECE, TOWN_PIECE):
            return False
    return all(not realm.fog[tile] for tile in realm.hexes.corner_tiles[corner])


def look_around(realm: Realm, seat: int) -> None:
    """Compute again where a seat may build roads and villages."""
    hexes = realm.hexes
    road, owner = realm.road, realm.owner
    seen = [False] * len(owner)
    leads = [False] * len(road)
    for side in range(len(road)):
        if road[side] == seat:
            one, other = hexes.side_ends[side]
            seen[one] = True
            seen[other] = True
    corners: list[int] = []
    for corner in range(len(owner)):
        holder = owner[corner]
        if not seen[corner] and (holder != seat or realm.piece[corner] > TOWN_PIECE):
            continue
        if holder == NONE:
            if has_room(realm, corner):
                corners.append(corner)
        elif holder != seat:
            continue
        for near in hexes.corner_sides[corner]:
            leads[near] = True
    realm.open_sides[seat] = [
        side for side in range(len(road)) if leads[side] and road[side] == NONE
    ]
    realm.open_corners[seat] = corners
    realm.stale[seat] = 0


def road_places(realm: Realm, seat: int) -> list[int]:
    """Return the sides where a seat may build, ascending. Not to be changed by the caller."""
    if realm.stale[seat]:
        look_around(realm, seat)
    return realm.open_sides[seat]


def village_places(realm: Realm, seat: int) -> list[int]:
    """Return the corners where a seat may build a village, ascending. Not to be changed."""
    if realm.stale[seat]:
        look_around(realm, seat)
    return realm.open_corners[seat]


def changed(realm: Realm) -> None:
    """Note that something on the board has moved."""
    for seat in range(realm.seats):
        realm.stale[seat] = 1


def warrior_moved(realm: Realm, owner: int, corner: int) -> None:
    """Note that a warrior came to a corner or left it: only those with a road there need care."""
    realm.camps[owner] = None
    realm.stale[owner] = 1
    for side in realm.hexes.corner_sides[corner]:
        if realm.road[side] != NONE:
            realm.stale[realm.road[side]] = 1


def road_laid(realm: Realm, builder: int, side: int) -> None:
    """Update the known places of all seats after a new road."""
    for seat in range(realm.seats):
        if not realm.stale[seat] and side in realm.open_sides[seat]:
            realm.open_sides[seat] = [
                open_side for open_side in realm.open_sides[seat] if open_side != side
            ]
    if realm.stale[builder]:
        return
    sides, corners = realm.open_sides[builder][:], realm.open_corners[builder][:]
    for corner in realm.hexes.side_ends[side]:
        holder = realm.owner[corner]
        if holder != NONE and holder != builder:
            continue
        if holder == NONE and corner not in corners and has_room(realm, corner):
            corners.append(corner)
        for near in realm.hexes.corner_sides[corner]:
            if realm.road[near] == NONE and near not in sides:
                sides.append(near)
    sides.sort()
    corners.sort()
    realm.open_sides[builder] = sides
    realm.open_corners[builder] = corners


def corners_with(realm: Realm, seat: int, piece: int) -> list[int]:
    """Return where a seat has such a piece."""
    return [
        corner
        for corner in range(len(realm.owner))
        if realm.owner[corner] == seat and realm.piece[corner] == piece
    ]


def builds_at(realm: Realm, seat: int, tile: int) -> bool:
    """Return whether a seat has a village or town at an open tile."""
    if realm.fog[tile]:
        return False
    for corner in realm.hexes.tile_corners[tile]:
        if realm.owner[corner] == seat and realm.piece[corner] <= TOWN_PIECE:
            return True
    return False


def builders_at(realm: Realm, tile: int) -> list[int]:
    """Return the seats with a village or town at a tile, ascending."""
    found: list[int] = []
    for corner in realm.hexes.tile_corners[tile]:
        owner = realm.owner[corner]
        if owner != NONE and realm.piece[corner] <= TOWN_PIECE and owner not in found:
            found.append(owner)
    found.sort()
    return found


# Points


def count_points(realm: Realm, seat: int) -> None:
    """Count a seat's public points again."""
    pieces, numbers = realm.pieces, realm.terms.numbers
    points = numbers.village_points * pieces[seat * PIECES + VILLAGE_COUNT]
    points += numbers.town_points * pieces[seat * PIECES + TOWN_COUNT]
    if realm.route_of == seat:
        points += numbers.route_points
    if realm.army_of == seat:
        points += numbers.army_points
    if realm.wonders:
        points += numbers.slayer_points * realm.slayer[seat] + realm.shown[seat]
        if realm.merchant_of == seat:
            points += numbers.merchant_points
        for colour in range(COLOURS):
            if realm.wonder_of[colour] == seat:
                points += numbers.wonder_points
    realm.points[seat] = points


def count_route(realm: Realm, seat: int) -> None:
    """Measure a seat's longest route again; `settle_route` then gives the award."""
    realm.route[seat] = longest_route(realm.hexes, realm.road, realm.owner, seat)


def extend_route(realm: Realm, seat: int, side: int) -> None:
    """Measure a seat's longest route again, after a new road."""
    known = realm.route[seat]
    realm.route[seat] = extended_route(realm.hexes, realm.road, realm.owner, seat, side, known)


def measure_routes(realm: Realm, corner: int, owner: int) -> None:
    """Measure the route again that a piece of `owner`, put on or removed from a corner, cuts or
    joins.

    It can only be another seat's, with roads on two of the three sides.
    """
    sides = realm.hexes.corner_sides[corner]
    for place in range(1, len(sides)):
        seat = realm.road[sides[place]]
        if seat in (NONE, owner):
            continue
        for earlier in range(place):
            if realm.road[sides[earlier]] == seat:
                count_route(realm, seat)
                return


def count_routes_through(realm: Realm, corner: int) -> None:
    """Measure the route that a new piece may have cut and settle the award."""
    measure_routes(realm, corner, realm.owner[corner])
    settle_route(realm)


def settle_route(realm: Realm) -> None:
    """Give the award for the longest route to its present owner (R10)."""
    holder = realm.route_of
    longest = max(realm.route)
    enough = longest >= realm.terms.numbers.route_length
    if holder != NONE and realm.route[holder] == longest and enough:
        return
    heir = NONE
    if enough and realm.route.count(longest) == 1:
        heir = realm.route.index(longest)
    if heir == holder:
        return
    realm.route_of = heir
    told = realm.terms.numbers.unprinted("route.points")
    realm.tell("route", heir, [holder, longest, *told])
    for seat in (holder, heir):
        if seat != NONE:
            count_points(realm, seat)


def settle_army(realm: Realm, seat: int) -> None:
    """Give a seat that has just used a Warrior the award for the strongest army, if it is due."""
    numbers = realm.terms.numbers
    if realm.army[seat] < numbers.army_size or realm.army_of == seat:
        return
    holder = realm.army_of
    if holder != NONE and realm.army[holder] >= realm.army[seat]:
        return
    realm.army_of = seat
    realm.tell("army", seat, [holder, realm.army[seat], *numbers.unprinted("army.points")])
    for changed_seat in (holder, seat):
        if changed_seat != NONE:
            count_points(realm, changed_seat)


# The market's terms


def count_ratios(realm: Realm, seat: int) -> None:
    """Compute again how many of each card a seat gives the market for one (R8).

    The best of all its ratios counts.
    """
    numbers = realm.terms.numbers
    usual = numbers.market_ratio
    first = seat * CARDS
    ratios = realm.ratios
    best: list[int] = []
    for at in range(0, len(realm.ports), 2):
        for corner in realm.hexes.side_ends[realm.ports[at]]:
            if realm.owner[corner] == seat and realm.piece[corner] <= TOWN_PIECE:
                if realm.ports[at + 1] == GENERAL:
                    usual = min(numbers.market_ratio, numbers.general_ratio)
                else:
                    best.append(realm.ports[at + 1])
    for card in range(CARDS):
        ratios[first + card] = usual
    for card in best:
        _better(ratios, first + card, numbers.port_ratio)
    if realm.wonders:
        _count_wonders_ratios(realm, seat)


def _count_wonders_ratios(realm: Realm, seat: int) -> None:
    """Apply the Guild, the Merchant and the Merchant Fleet."""
    numbers = realm.terms.numbers
    first = seat * CARDS
    if realm.levels[seat * COLOURS + 1] >= numbers.strategic_level:
        for card in range(RESOURCES, CARDS):
            _better(realm.ratios, first + card, numbers.guild_ratio)
    if realm.merchant_of == seat:
        place = first + realm.kinds[realm.merchant]
        _better(realm.ratios, place, numbers.merchant_ratio)
    if realm.turn == seat:
        for card in range(CARDS):
            if realm.fleet[card]:
                _better(realm.ratios, first + card, numbers.fleet_ratio)


def _better(ratios: list[int], place: int, ratio: int) -> None:
    """Use a ratio if it is better than the present one."""
    ratios[place] = min(ratios[place], ratio)


def count_yields(realm: Realm) -> None:
    """List the open tiles of every number again. The lists are replaced, never changed."""
    yields: list[list[int]] = [[] for _ in range(13)]
    for tile, number in enumerate(realm.numbers):
        if number > 0 and not realm.fog[tile]:
            yields[number].append(tile)
    realm.yields = yields


# Cards


def can_pay(realm: Realm, seat: int, price: Price) -> bool:
    """Return whether a seat has the cards for a cost."""
    if realm.sizes[seat] < price.size:
        return False
    hands, needs, first = realm.hands, price.needs, seat * CARDS
    for at in range(0, len(needs), 2):  # noqa: SIM110 (a generator is slower)
        if hands[first + needs[at]] < needs[at + 1]:
            return False
    return True


def pay(realm: Realm, seat: int, cost: Cost) -> None:
    """Pay the market a cost."""
    for card in range(CARDS):
        if cost[card]:
            give_back(realm, seat, card, cost[card])


def give_back(realm: Realm, seat: int, card: int, number: int) -> None:
    """Let a seat give cards to the market."""
    realm.hands[seat * CARDS + card] -= number
    realm.sizes[seat] -= number
    realm.market[card] += number


def take(realm: Realm, seat: int, card: int, number: int) -> int:
    """Let a seat take cards from the market, as many as there are; return how many."""
    number = min(number, realm.market[card])
    realm.hands[seat * CARDS + card] += number
    realm.sizes[seat] += number
    realm.market[card] -= number
    return number


def hand_over(realm: Realm, giver: int, taker: int, card: int, number: int) -> None:
    """Let one seat give another cards."""
    realm.hands[giver * CARDS + card] -= number
    realm.sizes[giver] -= number
    realm.hands[taker * CARDS + card] += number
    realm.sizes[taker] += number
