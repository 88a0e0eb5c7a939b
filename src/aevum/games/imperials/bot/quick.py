"""The quick policy: a fixed order of wishes and cheap scores of places, for playouts."""

from collections.abc import Callable
from typing import Final

from aevum.core.bot import Bot
from aevum.core.rng import Rng
from aevum.core.state import NONE, WAIT, Ask, State
from aevum.games.imperials.bot.judges.held import held_worth
from aevum.games.imperials.bot.quick_places import corner_worth, road_worth, tile_harm
from aevum.games.imperials.bot.quick_turn import best_build, first_aim, lacking, next_move
from aevum.games.imperials.data import CARDS, COLOURS, OFFER_SLOTS, RESOURCES, WARRIOR_CARD
from aevum.games.imperials.moves import (
    ACCEPT,
    ACTION_CARD,
    CANCEL,
    CARD,
    COLOUR,
    CORNER,
    END,
    MARKET_TRADE,
    PLAY,
    PLAYER,
    REQUEST,
    ROAD,
    ROLL,
    SIDE,
    STOP,
    TILE,
    TOWN,
    VILLAGE,
)
from aevum.games.imperials.rules.founding import founding_of, founds_town
from aevum.games.imperials.rules.land import builds_at
from aevum.games.imperials.rules.offer import SILENT
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.robber import toss_of
from aevum.games.imperials.rules.trading import draft_of

FRESH: Final = 250  # value of a kind of cards that the first settlements do not yet have
CLOSE: Final = 2  # points from the target at which nobody trades with a player


class QuickBot(Bot):
    """Plays in microseconds; the same mask always gets the same answer."""

    name = "quick"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        assert isinstance(view, Realm)
        if len(legal) == 1:
            return legal[0]
        if ask.sealed():
            return WAIT  # a sealed answer that could be taken back
        return ANSWERS[ask.kind](view, ask, legal)


# The setup


def found_piece(realm: Realm, ask: Ask, legal: list[int]) -> int:
    """Return the place with the best tiles, new kinds of cards above all."""
    row = TOWN if founds_town(realm, founding_of(realm).placing) else VILLAGE
    known = [0] * (CARDS + 1)
    for tile in range(len(realm.kinds)):
        if realm.kinds[tile] >= 0 and builds_at(realm, ask.seat, tile):
            known[realm.kinds[tile]] = 1
    best, found = NONE, legal[0]
    for move in legal:
        corner = move - row
        value = corner_worth(realm, corner)
        counted: list[int] = []
        for tile in realm.hexes.corner_tiles[corner]:
            kind = realm.kinds[tile]
            if 0 <= kind < RESOURCES and not known[kind] and kind not in counted:
                counted.append(kind)
                value += FRESH
        if value > best:
            best, found = value, move
    return found


def found_road(realm: Realm, ask: Ask, legal: list[int]) -> int:
    """Return the road towards the best next site."""
    best, found = NONE, legal[0]
    for move in legal:
        value = road_worth(realm, ask.seat, move - ROAD)
        if value > best:
            best, found = value, move
    return found


# A turn


def roll(realm: Realm, ask: Ask, legal: list[int]) -> int:
    """Roll; a Warrior comes first if the robber is on a tile of this seat."""
    if PLAY + WARRIOR_CARD in legal and builds_at(realm, ask.seat, realm.robber):
        return PLAY + WARRIOR_CARD
    return ROLL


def act(realm: Realm, ask: Ask, legal: list[int]) -> int:
    """Return the next move of the player of the turn."""
    return CANCEL if CANCEL in legal else next_move(realm, ask.seat, legal)


def build(realm: Realm, ask: Ask, legal: list[int]) -> int:
    """Return what to build between two turns."""
    move = best_build(realm, ask.seat, legal)
    return END if move == NONE else move


def talk(realm: Realm, ask: Ask, legal: list[int]) -> int:
    """Accept what brings the aim nearer, from players who are not about to win."""
    seat = ask.seat
    if draft_of(realm, seat) is not None:
        return CANCEL
    if REQUEST in legal and realm.sizes[seat] >= realm.terms.cheapest:
        return REQUEST
    if realm.seats == 2 or realm.points[realm.turn] + CLOSE >= realm.terms.target:
        return WAIT
    cost = first_aim(realm, seat)
    hand = realm.hands[seat * CARDS : seat * CARDS + CARDS]
    for slot in range(OFFER_SLOTS):
        offer = realm.offers[slot]
        if offer is None or offer.answers[seat] != SILENT or ACCEPT + slot not in legal:
            continue
        after = [hand[card] + offer.give[card] - offer.want[card] for card in range(CARDS)]
        if lacking(after, cost) < lacking(hand, cost):
            return ACCEPT + slot
    return WAIT


# Single choices


def discard(realm: Realm, ask: Ask, legal: list[int]) -> int:
    """Return the card of which most are left besides those for the aim."""
    tossed = toss_of(realm, ask.seat).cards
    cost = first_aim(realm, ask.seat)
    best, found = -99, legal[0]
    for move in legal:
        card = move - CARD
        spare = realm.hands[ask.seat * CARDS + card] - tossed[card] - cost[card]
        if spare > best:
            best, found = spare, move
    return found


def pick(realm: Realm, ask: Ask, legal: list[int]) -> int:
    """Return the card that the aim lacks most, else the one of which there is least."""
    cost = first_aim(realm, ask.seat)
    best, found = -99, legal[0]
    for move in legal:
        card = move - CARD
        lack = cost[card] - realm.hands[ask.seat * CARDS + card]
        if lack > best:
            best, found = lack, move
    return found


def name_card(realm: Realm, ask: Ask, legal: list[int]) -> int:
    """Return the kind that the others hold most of: the market shows it."""
    stock = realm.terms.numbers.stock
    best, found = NONE, legal[0]
    for move in legal:
        card = move - CARD
        held = stock[card] - realm.market[card] - realm.hands[ask.seat * CARDS + card]
        if held > best:
            best, found = held, move
    return found


def robber(realm: Realm, ask: Ask, legal: list[int]) -> int:
    """Return the tile that harms the others most, those ahead above all."""
    best, found = -(1 << 30), legal[0]
    for move in legal:
        if move >= TILE:
            value = tile_harm(realm, ask.seat, move - TILE)
            if value > best:
                best, found = value, move
    return found


def victim(realm: Realm, ask: Ask, legal: list[int]) -> int:
    """Return the player with the most points, then with the most cards."""
    best, found = NONE, legal[0]
    for move in legal:
        if PLAYER <= move < CARD:
            other = move - PLAYER
            value = 10 * realm.points[other] + realm.sizes[other]
            if value > best:
                best, found = value, move
    return found


def where(realm: Realm, ask: Ask, legal: list[int]) -> int:
    """Give the market an offer that it would take."""
    return MARKET_TRADE


def best_corner(realm: Realm, ask: Ask, legal: list[int]) -> int:
    """Return the corner with the best tiles."""
    best, found = NONE, legal[0]
    for move in legal:
        if CORNER <= move < SIDE:
            value = corner_worth(realm, move - CORNER)
            if value > best:
                best, found = value, move
    return found


def lose_town(realm: Realm, ask: Ask, legal: list[int]) -> int:
    """Return the town with the worst tiles."""
    best, found = 1 << 30, legal[0]
    for move in legal:
        value = corner_worth(realm, move - CORNER)
        if value < best:
            best, found = value, move
    return found


def drop_action(realm: Realm, ask: Ask, legal: list[int]) -> int:
    """Return the least valuable action card."""
    best, found = 1 << 30, legal[0]
    for move in legal:
        value = held_worth(move - ACTION_CARD)
        if value < best:
            best, found = value, move
    return found


def take_action(realm: Realm, ask: Ask, legal: list[int]) -> int:
    """Return the most valuable action card."""
    best, found = NONE, legal[0]
    for move in legal:
        if ACTION_CARD <= move < COLOUR:
            value = held_worth(move - ACTION_CARD)
            if value > best:
                best, found = value, move
    return found


def colour(realm: Realm, ask: Ask, legal: list[int]) -> int:
    """Return the colour of most improvements."""
    best, found = NONE, legal[0]
    for move in legal:
        if COLOUR <= move < COLOUR + COLOURS:
            value = realm.levels[ask.seat * COLOURS + move - COLOUR]
            if value > best:
                best, found = value, move
    return found


def place_road(realm: Realm, ask: Ask, legal: list[int]) -> int:
    """Return the free road towards the best site."""
    best, found = NONE, legal[0]
    for move in legal:
        if SIDE <= move < TILE:
            value = road_worth(realm, ask.seat, move - SIDE)
            if value > best:
                best, found = value, move
    return found


def remove_road(realm: Realm, ask: Ask, legal: list[int]) -> int:
    """Return a road of somebody else."""
    for move in legal:
        if SIDE <= move < TILE and realm.road[move - SIDE] != ask.seat:
            return move
    return legal[0]


def first(realm: Realm, ask: Ask, legal: list[int]) -> int:
    """Return the first answer that continues the card."""
    return legal[1] if legal[0] == STOP else legal[0]


ANSWERS: Final[list[Callable[[Realm, Ask, list[int]], int]]] = [
    found_piece,
    found_road,
    roll,
    act,
    build,
    talk,
    discard,
    robber,
    victim,
    pick,
    where,
    best_corner,
    lose_town,
    best_corner,
    best_corner,
    drop_action,
    colour,
    place_road,
    name_card,
    first,
    colour,
    best_corner,
    robber,
    victim,
    pick,
    take_action,
    remove_road,
]
"""The answers to each kind of question, in the order of their kinds."""
