"""Where the bot puts the first settlements, warriors and wonders, and what it gives up."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.imperials.bot.defence import town_gain
from aevum.games.imperials.bot.income import (
    CARD_WORTH,
    added_worth,
    corner_income,
    feeds,
    income_of,
    port_worth,
    weights,
)
from aevum.games.imperials.bot.mind import PERCENT, Mind, lot, misjudged
from aevum.games.imperials.bot.sites import fog_at, rivals_near
from aevum.games.imperials.data import RESOURCES
from aevum.games.imperials.rules.land import has_room
from aevum.games.imperials.rules.realm import TOWN_PIECE, VILLAGE_PIECE, Realm
from aevum.games.imperials.rules.warriors import posts

NEVER_HERE: Final = -(1 << 40)


def best_move(moves: list[int], scores: list[int]) -> int:
    """Return the move with the highest score, the first of equal ones."""
    best = 0
    for place in range(1, len(moves)):
        if scores[place] > scores[best]:
            best = place
    return moves[best]


# The setup


def founding_worth(realm: Realm, seat: int, corner: int, piece: int, mind: Mind) -> int:
    """Return the value of a first piece on a corner: its income, variety, port and outlook."""
    income = income_of(realm, seat)
    more = corner_income(realm, corner, piece)
    value = added_worth(realm, seat, income, more, mind.start, mind)
    both = [one + other for one, other in zip(income, more, strict=True)]
    value += port_worth(realm, seat, corner, both, mind.start) * mind.port // PERCENT
    if sum(income):
        value += _starting_cards(realm, corner)
    value += _outlook(realm, corner, mind) * mind.prospect // 100
    return misjudged(value, mind.limits.error, lot(corner, realm.numbers[0], seat))


def _starting_cards(realm: Realm, corner: int) -> int:
    """Return what the second piece gets at once from its tiles."""
    total = 0
    for tile in realm.hexes.corner_tiles[corner]:
        kind = realm.kinds[tile]
        if 0 <= kind < RESOURCES:
            total += weights(realm)[kind] * CARD_WORTH // 100
    return total * realm.terms.numbers.setup_cards


def _outlook(realm: Realm, corner: int, mind: Mind) -> int:
    """Return the value of the best next site two roads away."""
    best = 0
    for near in realm.hexes.corner_corners[corner]:
        if realm.owner[near] == NONE:
            for far in realm.hexes.corner_corners[near]:
                if far != corner and has_room(realm, far):
                    best = max(best, _bare_worth(realm, far, mind))
    return best


def _bare_worth(realm: Realm, corner: int, mind: Mind) -> int:
    """Return the value of a village on a corner for a player who has nothing yet."""
    more = corner_income(realm, corner, VILLAGE_PIECE)
    wanted = mind.wonders if realm.wonders else mind.basic
    total = 0
    for kind in range(len(more)):
        total += more[kind] * wanted[kind]
    return total * mind.start * CARD_WORTH // 7200


def founding_road_worth(realm: Realm, seat: int, side: int, mind: Mind) -> int:
    """Return the value of a first road: the best site it leads to."""
    return best_way(realm, seat, side, mind)[0]


def best_way(realm: Realm, seat: int, side: int, mind: Mind) -> tuple[int, int]:
    """Return the value of a first road, and the best site it leads to, NONE if there is none."""
    one, other = realm.hexes.side_ends[side]
    start = one if realm.owner[one] == seat and realm.piece[one] <= TOWN_PIECE else other
    near = realm.hexes.far_end(side, start)
    if realm.owner[near] != NONE:
        return 0, NONE
    best, site = 100 * fog_at(realm, near), NONE
    seen = [start, near]
    for far in realm.hexes.corner_corners[near]:
        if far in seen or realm.owner[far] not in (NONE, seat):
            continue
        for corner in [far, *realm.hexes.corner_corners[far]]:
            if corner not in seen:
                value = _way_worth(realm, seat, corner, 1 if corner == far else 2, mind)
                if value > best:
                    best, site = value, corner
    return best, site


def _way_worth(realm: Realm, seat: int, corner: int, roads: int, mind: Mind) -> int:
    if not has_room(realm, corner):
        return 150 * fog_at(realm, corner) if realm.owner[corner] == NONE else 0
    income = income_of(realm, seat)
    more = corner_income(realm, corner, VILLAGE_PIECE)
    value = added_worth(realm, seat, income, more, mind.start, mind)
    value += port_worth(realm, seat, corner, income, mind.start) * mind.port // PERCENT
    value = value * mind.contest[rivals_near(realm, seat, corner)] // 100
    return value * mind.nearness[roads] // 100


# Warriors


def post_worth(realm: Realm, seat: int, corner: int) -> int:
    """Return the value of a corner for a warrior: near its tiles, in others' way, not in its
    own."""
    value = 0
    for tile in realm.hexes.corner_tiles[corner]:
        if feeds(realm, seat, tile):
            value += 12
        if tile == realm.robber and feeds(realm, seat, tile):
            value += 40
    if has_room(realm, corner):
        value -= 60
        if rivals_near(realm, seat, corner) == 2:
            value += 20
    for side in realm.hexes.corner_sides[corner]:
        if realm.road[side] not in (NONE, seat):
            value += 30
    return value


def best_post(realm: Realm, seat: int) -> int:
    """Return the best corner for a new warrior, NONE if there is none."""
    best, where = NEVER_HERE, NONE
    for corner in posts(realm, seat):
        value = post_worth(realm, seat, corner)
        if value > best:
            best, where = value, corner
    return where


# Towns


def worst_town_first(realm: Realm, corner: int) -> int:
    """Return how readily to give up a town: the less its income, the more; a fence is kept."""
    return -town_gain(realm, corner) - (2 * CARD_WORTH if realm.fenced[corner] else 0)


def wonder_worth(realm: Realm, corner: int) -> int:
    """Return the value of a town for a wonder, which protects it from the dragon."""
    return -worst_town_first(realm, corner)
