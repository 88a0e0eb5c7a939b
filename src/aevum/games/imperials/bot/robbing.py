"""Targets of the robber and of cards: which tile, which player."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.imperials.bot.income import CARD_WORTH, weights
from aevum.games.imperials.data import DESERT
from aevum.games.imperials.rules.decks import cards_held
from aevum.games.imperials.rules.production import pips
from aevum.games.imperials.rules.realm import TOWN_PIECE, Realm
from aevum.games.imperials.rules.robber import victims_at

STAY: Final = 7  # about how many rolls a robber stays
NEAR_WIN: Final = 2  # points at which somebody is about to win


def threat(realm: Realm, seat: int, other: int) -> int:
    """Return how much another player is a rival of a seat, in percent."""
    points = realm.points[other]
    value = 40 + 60 * points // max(1, realm.terms.target)
    for each in range(realm.seats):
        if each not in (seat, other) and realm.points[each] > points:
            value -= 12
    if about_to_win(realm, other):
        value += 40
    return max(10, value)


def tile_worth(realm: Realm, tile: int, seat: int) -> int:
    """Return what a seat would get from a tile while a robber stays on it."""
    kind = realm.kinds[tile]
    if kind < 0 or kind == DESERT:
        return 0
    cards = realm.terms.numbers.piece_cards
    yielded = 0
    for corner in realm.hexes.tile_corners[tile]:
        if realm.owner[corner] == seat and realm.piece[corner] <= TOWN_PIECE:
            yielded += cards[realm.piece[corner]]
    wanted = weights(realm)
    wish = wanted[kind] if kind < len(wanted) - 1 and kind < DESERT - 1 else wanted[-1]
    return yielded * pips(realm.numbers[tile]) * wish * CARD_WORTH * STAY // 3600


def robber_worth(realm: Realm, seat: int, tile: int) -> int:
    """Return the gain of a robber on a tile for a seat: harm to those ahead, and a stolen card."""
    value = -2 * tile_worth(realm, tile, seat)
    for other in range(realm.seats):
        if other != seat:
            value += tile_worth(realm, tile, other) * threat(realm, seat, other) // 100
    loot = 0
    for victim in victims_at(realm, seat, tile):
        loot = max(loot, victim_worth(realm, seat, victim))
    return value + loot


def victim_worth(realm: Realm, seat: int, other: int) -> int:
    """Return the gain of stealing a card from another."""
    value = CARD_WORTH * threat(realm, seat, other) // 100 + CARD_WORTH
    return value + min(realm.sizes[other], 8) * 5


def bishop_worth(realm: Realm, seat: int, tile: int) -> int:
    """Return the gain of a Bishop's robber on a tile: a card of everybody there."""
    value = robber_worth(realm, seat, tile)
    for victim in victims_at(realm, seat, tile)[1:]:
        value += victim_worth(realm, seat, victim)
    return value


def best_robbery(realm: Realm, seat: int) -> int:
    """Return the gain of the best other place of the robber, and of its leaving the present one."""
    best = 0
    for tile in range(len(realm.fog)):
        if not realm.fog[tile] and tile != realm.robber:
            best = max(best, robber_worth(realm, seat, tile))
    return best + robbed(realm, seat)


def robbed(realm: Realm, seat: int) -> int:
    """Return the cost of the robber's present place for a seat."""
    return tile_worth(realm, realm.robber, seat) if realm.robber != NONE else 0


def prey_worth(realm: Realm, seat: int, other: int) -> int:
    """Return how much a seat wants to take action cards from another."""
    return threat(realm, seat, other) * 10 + 60 * cards_held(realm, other)


def about_to_win(realm: Realm, seat: int) -> bool:
    """Return whether a seat's public points show that it needs little more."""
    return realm.points[seat] + NEAR_WIN >= realm.terms.target
