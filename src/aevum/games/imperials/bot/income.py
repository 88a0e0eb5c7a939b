"""The income of a seat's villages and towns, and its value for the bot.

An income counts cards in 72nds a roll, by kind; the last entry is gold, any resource.
"""

from typing import Final

from aevum.core.state import NONE
from aevum.games.imperials.bot.mind import BASIC_WEIGHTS, WONDERS_WEIGHTS, Mind
from aevum.games.imperials.data import (
    CARDS,
    COLOURS,
    DESERT,
    GENERAL,
    GOLD,
)
from aevum.games.imperials.rules.production import add_yield, pips
from aevum.games.imperials.rules.realm import PIECES, TOWN_COUNT, TOWN_PIECE, VILLAGE_COUNT, Realm

PER_ROLL: Final = 72
JOKER: Final = CARDS
INCOMES: Final = CARDS + 1

CARD_WORTH: Final = 150  # value of a card, where a point is 1000
POINT: Final = 1000

# The first cards of a kind are worth more than later ones: up to each step a share more.
STEPS: Final = (5, 10, 16)
TOTAL: Final = 18  # value of a first card, where the cheapest later one is 6
ROLLS_A_POINT: Final = 9
LAST_ROLLS: Final = 4


def weights(realm: Realm) -> tuple[int, ...]:
    """Return how much each kind is wanted in this mode."""
    return WONDERS_WEIGHTS if realm.wonders else BASIC_WEIGHTS


def add_corner(realm: Realm, corner: int, piece: int, income: list[int]) -> None:
    """Add the income of such a piece on a corner; a robbed tile counts half."""
    for tile in realm.hexes.corner_tiles[corner]:
        kind = realm.kinds[tile]
        if kind < 0 or kind >= DESERT or realm.fog[tile]:
            continue
        chance = 2 * pips(realm.numbers[tile])
        if tile == realm.robber:
            chance //= 2
        if kind == GOLD:
            income[JOKER] += realm.terms.numbers.piece_cards[piece] * chance
        else:
            add_yield(realm, piece, kind, income, chance)


def corner_income(realm: Realm, corner: int, piece: int) -> list[int]:
    """Return the income of such a piece on a corner."""
    income = [0] * INCOMES
    add_corner(realm, corner, piece, income)
    return income


def income_of(realm: Realm, seat: int) -> list[int]:
    """Return the income of a seat's villages and towns, and of its Granary."""
    income = [0] * INCOMES
    left = realm.pieces[seat * PIECES + VILLAGE_COUNT] + realm.pieces[seat * PIECES + TOWN_COUNT]
    if left:
        for corner in range(len(realm.owner)):
            if realm.owner[corner] == seat and realm.piece[corner] <= TOWN_PIECE:
                add_corner(realm, corner, realm.piece[corner], income)
    strategic = realm.terms.numbers.strategic_level
    if realm.wonders and realm.levels[seat * COLOURS] >= strategic:
        income[JOKER] += granary(realm, seat)
    return income


def granary(realm: Realm, seat: int) -> int:
    """Return the income of a Granary: cards whenever a roll other than a seven gives nothing."""
    chances = 36 - pips(7)
    for number in range(2, 13):
        for tile in realm.yields[number]:
            if tile != realm.robber and feeds(realm, seat, tile):
                chances -= pips(number)
                break
    return 2 * chances * realm.terms.numbers.granary_cards


def feeds(realm: Realm, seat: int, tile: int) -> bool:
    """Return whether a tile has a village or town of this seat."""
    for corner in realm.hexes.tile_corners[tile]:
        if realm.owner[corner] == seat and realm.piece[corner] <= TOWN_PIECE:
            return realm.kinds[tile] != DESERT
    return False


def worth(realm: Realm, income: list[int], seat: int, mind: Mind) -> int:
    """Return the value of an income per roll for a seat, in hundredths of 72nds of a card."""
    wanted = mind.wonders if realm.wonders else mind.basic
    usual, first, ratios = realm.terms.numbers.market_ratio, seat * CARDS, realm.ratios
    more = mind.variety
    plain = TOTAL - len(STEPS) * more
    total = income[JOKER] * wanted[JOKER]
    for card in range(CARDS):
        rate = income[card]
        if not rate:
            continue
        full = plain * rate
        for step in STEPS:
            full += min(rate, step) * more
        full += max(0, rate - STEPS[-1]) * 2 * (usual - ratios[first + card])
        total += full * wanted[card] // 10
    return total


def added_worth(
    realm: Realm, seat: int, income: list[int], more: list[int], rolls: int, mind: Mind
) -> int:
    """Return the value of more income for a seat over so many rolls, in points."""
    both = [income[kind] + more[kind] for kind in range(INCOMES)]
    gain = worth(realm, both, seat, mind) - worth(realm, income, seat, mind)
    return in_points(gain, rolls)


def in_points(gain: int, rolls: int) -> int:
    """Return the value of an income over so many rolls, in thousandths of a point."""
    return gain * rolls * CARD_WORTH // (100 * PER_ROLL)


def rolls_left(realm: Realm) -> int:
    """Return about how many rolls are left in the game."""
    lead = 0
    for seat in range(realm.seats):
        lead = max(lead, realm.points[seat] + realm.hidden_points(seat))
    return max(LAST_ROLLS, (realm.terms.target - lead) * ROLLS_A_POINT)


def port_worth(realm: Realm, seat: int, corner: int, income: list[int], rolls: int) -> int:
    """Return what the port at a corner would save a seat with this income."""
    port = realm.corner_port[corner]
    if port == NONE:
        return 0
    numbers = realm.terms.numbers
    first = seat * CARDS
    saved = 0
    for card in range(CARDS):
        ratio = realm.ratios[first + card]
        better = ratio
        if port == GENERAL:
            better = numbers.general_ratio
        elif port == card:
            better = numbers.port_ratio
        if better < ratio:
            saved += income[card] * (120 // better - 120 // ratio)
    return in_points(saved // 2, rolls)
