"""The turn of the quick policy: what to build, play or trade, in a fixed order of wishes."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.imperials.bot.quick_places import corner_worth, road_worth
from aevum.games.imperials.data import (
    CARDS,
    COLOURS,
    CRANE,
    MEDICINE,
    RESOURCES,
    WARRIOR_CARD,
    Cost,
)
from aevum.games.imperials.moves import (
    ACTIVATE,
    BUY,
    CHASE,
    END,
    FENCE,
    IMPROVE,
    MARCH,
    MARKET,
    PLAY,
    ROAD,
    TOWN,
    UPGRADE,
    VILLAGE,
)
from aevum.games.imperials.rules.building import roads_left, towns_left, villages_left
from aevum.games.imperials.rules.decks import cards_held
from aevum.games.imperials.rules.improving import improvement_cost, may_improve
from aevum.games.imperials.rules.land import builds_at, village_places
from aevum.games.imperials.rules.realm import PIECES, TOWN_COUNT, VILLAGE_COUNT, Realm
from aevum.games.imperials.rules.robber import hand_limit
from aevum.games.imperials.rules.routes import extended_route
from aevum.games.imperials.rules.warriors import has_warriors

# The order of wishes
TO_IMPROVE: Final = 80_000
TO_ACTIVATE: Final = 70_000
TO_TOWN: Final = 60_000
TO_VILLAGE: Final = 50_000
TO_PLAY: Final = 30_000
TO_ARM: Final = 20_000
TO_LENGTHEN: Final = 15_000
TO_BUY: Final = 5_000
TO_FENCE: Final = 1_000

ROADS_TO_ROUTE: Final = 2  # how many roads short of the longest route it is worth a try
NEAR: Final = 3  # steps of the dragon at which warriors are activated


def next_move(realm: Realm, seat: int, legal: list[int]) -> int:
    """Return what to build or play, else a trade with the market, else the end of the turn."""
    move = best_build(realm, seat, legal)
    if move == NONE:
        move = _trade(realm, seat, legal)
    return END if move == NONE else move


def best_build(realm: Realm, seat: int, legal: list[int]) -> int:
    """Return what to build, buy or play, NONE if nothing is worthwhile."""
    best, found = 0, NONE
    roads = False
    for move in legal:
        if move >= MARCH:
            if move >= MARKET:
                break
            value = TO_ARM if move >= CHASE and builds_at(realm, seat, realm.robber) else 0
        elif move < ROAD:
            value = _card_wish(realm, seat, move - PLAY) if move >= PLAY else 0
        elif move < VILLAGE:
            roads = True
            continue
        elif move < TOWN:
            value = TO_VILLAGE + corner_worth(realm, move - VILLAGE)
        elif move < BUY:
            value = TO_TOWN + corner_worth(realm, move - TOWN)
        else:
            value = _other_wish(realm, seat, move)
        if value > best:
            best, found = value, move
    if roads and best < TO_LENGTHEN:
        road = _best_road(realm, seat, legal)
        if road != NONE:
            return road
    return found


def _other_wish(realm: Realm, seat: int, move: int) -> int:
    """Return the value of an action card to buy, a warrior, a fence or an improvement."""
    if move == BUY:
        return 0 if _saves(realm, seat) else TO_BUY
    if move >= IMPROVE:
        return TO_IMPROVE + realm.levels[seat * COLOURS + move - IMPROVE]
    if move >= FENCE:
        return TO_FENCE if realm.sizes[seat] >= hand_limit(realm, seat) else 0
    if ACTIVATE <= move < UPGRADE:
        return TO_ACTIVATE if realm.dragon <= NEAR else 0
    towns = realm.pieces[seat * PIECES + TOWN_COUNT]
    return TO_ARM if move < ACTIVATE and towns and not has_warriors(realm, seat) else 0


def _card_wish(realm: Realm, seat: int, card: int) -> int:
    """Return the value of playing an action card: nearly all of them at once."""
    if card == WARRIOR_CARD:
        robbed = realm.robber != NONE and builds_at(realm, seat, realm.robber)
        rival = max(realm.army)
        army = realm.army_of != seat and realm.army[seat] + 2 >= rival
        return TO_PLAY if robbed or army or cards_held(realm, seat) > 2 else 0
    return TO_TOWN if card in (CRANE, MEDICINE) else TO_PLAY


def _best_road(realm: Realm, seat: int, legal: list[int]) -> int:
    """Return a road for the longest route, or towards a site if none is within reach."""
    lengthens = _lengthens(realm, seat)
    seeks = villages_left(realm, seat) > 0 and not village_places(realm, seat)
    if not lengthens and not seeks:
        return NONE
    best, found = 0, NONE
    for move in legal:
        if ROAD <= move < VILLAGE:
            side = move - ROAD
            value = road_worth(realm, seat, side) if seeks else 0
            if lengthens:
                known = realm.route[seat]
                longer = extended_route(realm.hexes, realm.road[:], realm.owner, seat, side, known)
                value += 1 + TO_LENGTHEN if longer > known else 0
            if value > best:
                best, found = value, move
    return found


def _lengthens(realm: Realm, seat: int) -> bool:
    """Return whether more roads may bring or keep the award for the longest route."""
    mine, rival = realm.route[seat], 0
    for other in range(realm.seats):
        if other != seat:
            rival = max(rival, realm.route[other])
    if realm.route_of == seat:
        return rival >= mine - 1
    missing = max(realm.terms.numbers.route_length, rival + 1) - mine
    return missing <= min(ROADS_TO_ROUTE, roads_left(realm, seat))


# Aims


def first_aim(realm: Realm, seat: int) -> Cost:
    """Return the cost of what this seat saves for: a town, a village, a road or an action card."""
    numbers = realm.terms.numbers
    first = seat * CARDS
    village = villages_left(realm, seat) > 0 and len(village_places(realm, seat)) > 0
    if realm.pieces[seat * PIECES + VILLAGE_COUNT] and towns_left(realm, seat):
        hand = realm.hands[first : first + CARDS]
        if not village or lacking(hand, numbers.town_cost) <= lacking(hand, numbers.village_cost):
            return numbers.town_cost
    if village:
        return numbers.village_cost
    if villages_left(realm, seat) and roads_left(realm, seat):
        return numbers.road_cost
    return numbers.action_cost


def lacking(hand: list[int], cost: Cost) -> int:
    """Return how many cards of a cost are missing in a hand."""
    missing = 0
    for card in range(CARDS):
        if hand[card] < cost[card]:
            missing += cost[card] - hand[card]
    return missing


def _saves(realm: Realm, seat: int) -> bool:
    """Return whether a seat is one card short of a town or village it has a place for."""
    if realm.sizes[seat] > hand_limit(realm, seat):
        return False
    first = seat * CARDS
    cost = first_aim(realm, seat)
    return sum(cost) > 3 and lacking(realm.hands[first : first + CARDS], cost) <= 1


# The market


def _trade(realm: Realm, seat: int, legal: list[int]) -> int:
    """Return a trade with the market that completes the aim, or uses what a seven may take."""
    if legal[-1] < MARKET:
        return NONE
    crowded = realm.sizes[seat] > hand_limit(realm, seat)
    move = _trade_for(realm, seat, first_aim(realm, seat), crowded)
    if move == NONE and realm.wonders:
        for colour in range(COLOURS):
            if move == NONE and may_improve(realm, seat, colour):
                cost = [0] * CARDS
                cost[RESOURCES + colour] = improvement_cost(realm, seat, colour, 0)
                move = _trade_for(realm, seat, tuple(cost), False)
    return move if move in legal else NONE


def _trade_for(realm: Realm, seat: int, cost: Cost, crowded: bool) -> int:
    """Return the next trade for a cost that trades can pay; any that helps a crowded hand."""
    first = seat * CARDS
    missing = units = most = 0
    given = taken = NONE
    for card in range(CARDS if realm.wonders else RESOURCES):
        spare = realm.hands[first + card] - cost[card]
        if spare < 0:
            missing -= spare
            if realm.market[card]:
                taken = card
        elif spare >= realm.ratios[first + card]:
            units += spare // realm.ratios[first + card]
            if spare > most:
                most, given = spare, card
    if given == NONE or taken == NONE or (units < missing and not crowded):
        return NONE
    return MARKET + given * CARDS + taken
