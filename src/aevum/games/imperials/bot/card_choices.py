"""The choices that decide whether an action card is worth playing: kinds, dice, tiles, roads."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.imperials.bot.income import CARD_WORTH, JOKER, POINT, weights
from aevum.games.imperials.bot.planning import Outlook
from aevum.games.imperials.bot.robbing import threat
from aevum.games.imperials.cards.basic import EVERYTHING
from aevum.games.imperials.cards.military import open_roads
from aevum.games.imperials.cards.science import swappable
from aevum.games.imperials.data import CARDS, COLOURS, DICE, RESOURCES
from aevum.games.imperials.moves import ROAD, SIDE, TILE, VILLAGE
from aevum.games.imperials.rules.improving import level
from aevum.games.imperials.rules.production import add_yield, pips
from aevum.games.imperials.rules.realm import TOWN_PIECE, Realm
from aevum.games.imperials.rules.routes import longest_route

SEVEN: Final = 7
DRAW: Final = 70  # value of an action card, as likely as its colour comes


# Naming a good


def best_named(gains: list[int]) -> tuple[int, int]:
    """Return the place of the greatest gain, the first of equal ones, and that gain."""
    best = 0
    for place in range(1, len(gains)):
        if gains[place] > gains[best]:
            best = place
    return best, gains[best]


def monopoly_gain(outlook: Outlook, good: int, most: int) -> int:
    """Return the gain of a monopoly that takes at most so many of a good from each opponent."""
    change = [0] * CARDS
    change[good] = _taken(outlook, good, most)
    return outlook.gain(change)


def _taken(outlook: Outlook, good: int, most: int) -> int:
    """Return about how many cards a monopoly takes; the market shows what others hold together."""
    held = outlook.others_hold(good)
    if most == EVERYTHING:
        return held
    realm = outlook.realm
    others = max(1, sum(realm.sizes) - realm.sizes[outlook.seat])
    total = 0
    for other in range(realm.seats):
        if other != outlook.seat:
            total += min(most * 12, 12 * held * realm.sizes[other] // others)
    return min(held, (total + 6) // 12)


def fleet_gain(outlook: Outlook, kind: int) -> int:
    """Return the gain of trading a kind at the ratio of the Merchant Fleet in this turn."""
    ratio = outlook.ratios[kind]
    better = outlook.realm.terms.numbers.fleet_ratio
    if kind >= outlook.kinds or ratio <= better:
        return 0
    before = outlook.prospect(outlook.hand)
    outlook.ratios[kind] = better
    after = outlook.prospect(outlook.hand)
    outlook.ratios[kind] = ratio
    return (after - before) * min(outlook.hand[kind], 4) // 4


# Dice and tokens


def roll_gain(outlook: Outlook, number: int) -> int:
    """Return the gain of a number, minus that of the others."""
    realm, seat = outlook.realm, outlook.seat
    if number == SEVEN:
        return -CARD_WORTH
    cards = realm.terms.numbers.piece_cards
    change = [0] * CARDS
    rest = 0
    for tile in realm.yields[number]:
        kind = realm.kinds[tile]
        if tile == realm.robber or kind < 0:
            continue
        for corner in realm.hexes.tile_corners[tile]:
            piece = realm.piece[corner]
            if realm.owner[corner] == NONE or piece > TOWN_PIECE:
                continue
            if realm.owner[corner] != seat:
                rest += cards[piece] * threat(realm, seat, realm.owner[corner])
            elif kind < RESOURCES:
                add_yield(realm, piece, kind, change, 1)
            else:
                rest -= 100 * cards[piece]
    return outlook.gain(change) - rest * CARD_WORTH // 250


def best_dice(outlook: Outlook) -> tuple[int, int]:
    """Return the best pair of dice, 0 to 35, and its gain."""
    realm, seat = outlook.realm, outlook.seat
    levels = realm.terms.numbers.draw_levels
    gains = [roll_gain(outlook, number) if number > 1 else 0 for number in range(13)]
    best, found = -POINT, 0
    for pair in range(DICE * DICE):
        red, yellow = pair // DICE + 1, pair % DICE + 1
        value = gains[red + yellow]
        for colour in range(COLOURS):
            for other in range(realm.seats):
                if level(realm, other, colour) >= levels[red]:
                    value += DRAW if other == seat else -DRAW // 3
        if value > best:
            best, found = value, pair
    return found, best


def tile_stakes(realm: Realm, seat: int) -> list[int]:
    """Return for each tile the value of one chance in 36 for a seat, minus that for the others."""
    wanted, cards = weights(realm), realm.terms.numbers.piece_cards
    found: list[int] = []
    for tile in range(len(realm.kinds)):
        kind = realm.kinds[tile]
        stake = 0
        if 0 <= kind <= RESOURCES:
            wish = wanted[kind] if kind < RESOURCES else wanted[JOKER]
            for corner in realm.hexes.tile_corners[tile]:
                owner = realm.owner[corner]
                if owner == NONE or realm.piece[corner] > TOWN_PIECE:
                    continue
                share = 100 if owner == seat else -threat(realm, seat, owner) // 2
                stake += cards[realm.piece[corner]] * wish * share // 100
        found.append(stake)
    return found


def best_swap(realm: Realm, seat: int, first: int = NONE) -> tuple[int, int, int]:
    """Return the two tiles whose tokens should be swapped, and the gain."""
    stakes = tile_stakes(realm, seat)
    moves = swappable(realm, first)
    best, one, two = NONE, NONE, NONE
    for start in [first] if first != NONE else [move - TILE for move in moves]:
        for move in moves:
            other = move - TILE
            gained = pips(realm.numbers[other]) - pips(realm.numbers[start])
            value = gained * (stakes[start] - stakes[other])
            if realm.numbers[start] != realm.numbers[other] and value > best:
                best, one, two = value, start, other
    return one, two, best * 20 * CARD_WORTH // 3600


# Roads


def road_to_remove(realm: Realm, seat: int) -> tuple[int, int]:
    """Return the move that names another's open road whose loss hurts most, and how much."""
    best, found = NONE, NONE
    for move in open_roads(realm):
        owner = realm.road[move - SIDE]
        if owner == seat:
            continue
        value = threat(realm, seat, owner)
        if realm.route_of == owner:
            value += _route_loss(realm, owner, move - SIDE)
        if value > best:
            best, found = value, move
    return found, best


def _route_loss(realm: Realm, owner: int, side: int) -> int:
    """Return the cost of losing a road for the holder of the longest route."""
    road = realm.road[:]
    road[side] = NONE
    length = longest_route(realm.hexes, road, realm.owner, owner)
    rival = 0
    for other in range(realm.seats):
        if other != owner:
            rival = max(rival, realm.route[other])
    numbers = realm.terms.numbers
    if length < numbers.route_length or length < rival:
        return numbers.route_points * POINT
    return CARD_WORTH if length < realm.route[owner] and length == rival else 0


def roads_worth(outlook: Outlook) -> int:
    """Return the gain of free roads: those that the best goal with roads needs."""
    numbers = outlook.realm.terms.numbers
    best = 0
    for goal in outlook.goals:
        if ROAD <= goal.move < VILLAGE:
            before = outlook.faded(goal, outlook.hand)
            full = goal.cost
            roads = min(numbers.free_roads, goal.roads)
            goal.cost = [full[card] - roads * numbers.road_cost[card] for card in range(CARDS)]
            best = max(best, outlook.faded(goal, outlook.hand) - before)
            goal.cost = full
    return best
