"""Which action card the bot plays, and when: what each would bring now, in points."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.imperials.bot.card_choices import best_dice, best_named, best_swap, road_to_remove
from aevum.games.imperials.bot.defence import SURE, Stakes, attack_chance, idle_at
from aevum.games.imperials.bot.goals import WIN, army_urge
from aevum.games.imperials.bot.income import CARD_WORTH, POINT
from aevum.games.imperials.bot.planning import Outlook
from aevum.games.imperials.bot.robbing import best_robbery, bishop_worth, robbed, threat
from aevum.games.imperials.cards.military import invited, sabotaged
from aevum.games.imperials.cards.science import reaped
from aevum.games.imperials.cards.trade import richer
from aevum.games.imperials.data import (
    ALCHEMIST,
    BISHOP,
    CARDS,
    COMMERCIAL_HARBOR,
    CRANE,
    DESERTER,
    DIPLOMAT,
    ENGINEER,
    HARVEST,
    INTRIGUE,
    INVENTOR,
    IRRIGATION,
    MASTER_MERCHANT,
    MEDICINE,
    MERCHANT,
    MERCHANT_FLEET,
    MINING,
    MONOPOLY,
    ORE,
    RESOURCE_MONOPOLY,
    RESOURCES,
    SABOTEUR,
    SMITH,
    SPY,
    TRADE_MONOPOLY,
    WARLORD,
    WARRIOR_CARD,
    WEDDING,
    WHEAT,
)
from aevum.games.imperials.moves import PLAY, ROAD, VILLAGE
from aevum.games.imperials.rules.dragon import cards_held
from aevum.games.imperials.rules.realm import TOWN_PIECE, WARRIOR_PIECE, Realm
from aevum.games.imperials.rules.warriors import force, upgradable, warriors_of

ENOUGH: Final = 150  # a card that brings so much is played
CROWDED: Final = 60  # and so much, when the hand is full
SURELY: Final = 350  # of cards that are always good


def best_play(outlook: Outlook, legal: list[int]) -> int:
    """Return the action card to play now, NONE to keep them all."""
    realm, seat = outlook.realm, outlook.seat
    full = realm.wonders and cards_held(realm, seat) >= realm.terms.numbers.action_limit
    best, found = (CROWDED if full else ENOUGH) - 1, NONE
    for move in legal:
        if PLAY <= move < ROAD:
            value = card_worth(outlook, move - PLAY)
            if value > best:
                best, found = value, move
    return found


def play_before_roll(realm: Realm, seat: int, legal: list[int]) -> int:
    """Return a card to play before the roll: the Alchemist, or a Warrior against the robber."""
    if PLAY + WARRIOR_CARD in legal and robbed(realm, seat) > CARD_WORTH // 2:
        return PLAY + WARRIOR_CARD
    if PLAY + ALCHEMIST in legal:
        outlook = Outlook(realm, seat)
        full = cards_held(realm, seat) >= realm.terms.numbers.action_limit
        if best_dice(outlook)[1] >= SURELY or full:
            return PLAY + ALCHEMIST
    return NONE


def card_worth(outlook: Outlook, card: int) -> int:
    """Return what playing a card now brings; Medicine and Crane are goals of the plan."""
    realm, seat = outlook.realm, outlook.seat
    if card in (MEDICINE, CRANE):
        return 0
    if card == WARRIOR_CARD:
        return _warrior_worth(realm, seat)
    if card == HARVEST:
        return _harvest_worth(outlook)
    if card in (MONOPOLY, RESOURCE_MONOPOLY, TRADE_MONOPOLY, MERCHANT_FLEET):
        return best_named(outlook, card)[1]
    if card <= SMITH:
        return _science_worth(outlook, card)
    if card <= TRADE_MONOPOLY:
        return _trade_worth(outlook, card)
    return _military_worth(outlook, card)


def _warrior_worth(realm: Realm, seat: int) -> int:
    value = best_robbery(realm, seat)
    rival = 0
    for other in range(realm.seats):
        if other != seat:
            rival = max(rival, realm.army[other])
    numbers = realm.terms.numbers
    if realm.army_of != seat and realm.army[seat] >= max(numbers.army_size - 1, rival):
        return value + numbers.army_points * POINT
    return value + army_urge(realm, seat) // 4


def _harvest_worth(outlook: Outlook) -> int:
    number = outlook.realm.terms.numbers.harvest_cards
    return _best_cards(outlook, [0] * CARDS, 0, number) - CARD_WORTH // 2


def _best_cards(outlook: Outlook, change: list[int], first: int, number: int) -> int:
    """Return what so many more resources bring at best, from kind `first` on."""
    if number == 0:
        return outlook.gain(change)
    best = 0
    for kind in range(first, RESOURCES):
        change[kind] += 1
        best = max(best, _best_cards(outlook, change, kind, number - 1))
        change[kind] -= 1
    return best


# Green cards


def _science_worth(outlook: Outlook, card: int) -> int:
    realm, seat = outlook.realm, outlook.seat
    if card == ENGINEER:
        return SURELY
    if card == INVENTOR:
        return best_swap(realm, seat)[2]
    if card in (IRRIGATION, MINING):
        kind = WHEAT if card == IRRIGATION else ORE
        change = [0] * CARDS
        change[kind] = min(reaped(realm, seat, kind), realm.market[kind])
        return outlook.gain(change)
    if card == SMITH:
        return _smith_worth(realm, seat)
    return roads_worth(outlook)


def roads_worth(outlook: Outlook) -> int:
    """Return what free roads bring: those that the best goal with roads needs."""
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


def _smith_worth(realm: Realm, seat: int) -> int:
    most = realm.terms.numbers.smith_warriors
    steps = min(most, len([c for c in warriors_of(realm, seat) if upgradable(realm, seat, c)]))
    urge = Stakes(realm, seat).urge(0) * attack_chance(realm, 2 * realm.seats) // SURE
    return steps * (CARD_WORTH // 2 + urge)


# Yellow cards


def _trade_worth(outlook: Outlook, card: int) -> int:
    realm, seat = outlook.realm, outlook.seat
    numbers = realm.terms.numbers
    if card == COMMERCIAL_HARBOR:
        goods = 0
        for each in range(RESOURCES, CARDS):
            goods += outlook.others_hold(each)
        rest = min(goods // 2, realm.seats - 1)
        return rest * CARD_WORTH if sum(outlook.hand[:RESOURCES]) > 1 else 0
    if card == MASTER_MERCHANT:
        return numbers.master_cards * CARD_WORTH if len(richer(realm, seat)) else 0
    if card == MERCHANT:
        if realm.merchant_of == seat:
            return CROWDED  # another tile may trade better
        points = numbers.merchant_points
        return WIN if outlook.missing <= points else POINT * points
    return 0


# Blue cards


def _military_worth(outlook: Outlook, card: int) -> int:
    realm, seat = outlook.realm, outlook.seat
    if card == BISHOP:
        return _bishop_worth(realm, seat)
    if card in (DESERTER, SPY):
        return SURELY
    if card == DIPLOMAT:
        return road_to_remove(realm, seat)[1]
    if card == INTRIGUE:
        return _intrigue_worth(realm, seat)
    if card == SABOTEUR:
        lost = sabotaged(realm, seat)
        return sum([lost[o] * threat(realm, seat, o) for o in range(realm.seats)]) // 2
    if card == WARLORD:
        return _warlord_worth(realm, seat)
    assert card == WEDDING
    return sum(invited(realm, seat)) * CARD_WORTH


def _bishop_worth(realm: Realm, seat: int) -> int:
    best = 0
    for tile in range(len(realm.fog)):
        if not realm.fog[tile] and tile != realm.robber:
            best = max(best, bishop_worth(realm, seat, tile))
    return best + robbed(realm, seat)


def _intrigue_worth(realm: Realm, seat: int) -> int:
    """A warrior on our roads goes: worth it where it cuts them, or stands on a site."""
    best = 0
    for corner in range(len(realm.piece)):
        if realm.piece[corner] > TOWN_PIECE and realm.owner[corner] != seat:
            roads = 0
            for side in realm.hexes.corner_sides[corner]:
                roads += int(realm.road[side] == seat)
            if roads:
                best = max(best, 80 * roads + 20 * (realm.piece[corner] - WARRIOR_PIECE))
    return best


def _warlord_worth(realm: Realm, seat: int) -> int:
    idle = idle_at(realm, seat)
    total = 0
    for corner in idle:
        total += force(realm, corner)
    stakes = Stakes(realm, seat)
    gain = stakes.outcome(stakes.now + total) - stakes.outcome(stakes.now)
    return (gain + len(idle) * CARD_WORTH // 2) * attack_chance(realm, realm.seats) // SURE
