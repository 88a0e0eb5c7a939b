"""What the bot thinks of each action card: when it is worth playing, and how its questions go."""

from typing import Final

from aevum.core.state import NONE, Ask
from aevum.games.imperials.bot.card_choices import (
    best_dice,
    best_named,
    best_swap,
    fleet_gain,
    monopoly_gain,
    road_to_remove,
    roads_worth,
)
from aevum.games.imperials.bot.defence import (
    SURE,
    Stakes,
    attack_chance,
    full_strength,
    idle_at,
    town_gain,
)
from aevum.games.imperials.bot.goals import WIN, army_urge
from aevum.games.imperials.bot.income import CARD_WORTH, POINT
from aevum.games.imperials.bot.judge import CROWDED, SURELY, Judge
from aevum.games.imperials.bot.placing import NEVER_HERE, best_move, post_worth, wonder_worth
from aevum.games.imperials.bot.planning import Outlook
from aevum.games.imperials.bot.robbing import (
    best_robbery,
    bishop_worth,
    prey_worth,
    robbed,
    threat,
)
from aevum.games.imperials.cards.basic import EVERYTHING
from aevum.games.imperials.cards.military import invited, sabotaged
from aevum.games.imperials.cards.science import Reaping, Swapping
from aevum.games.imperials.cards.trade import richer
from aevum.games.imperials.data import ACTIONS, CARDS, IRRIGATION, MINING, RESOURCES
from aevum.games.imperials.moves import (
    ACTION_CARD,
    CARD,
    CHOSEN_DICE,
    COLOUR,
    CORNER,
    IMPROVE,
    PLAYER,
    ROAD,
    SIDE,
    TILE,
    VILLAGE,
)
from aevum.games.imperials.rules.asks import CHOOSE_PLAYER, CHOOSE_ROAD
from aevum.games.imperials.rules.card import played_card
from aevum.games.imperials.rules.decks import cards_held
from aevum.games.imperials.rules.realm import (
    IDLE,
    KINDS,
    PIECES,
    TOWN_COUNT,
    TOWN_PIECE,
    WARRIOR_PIECE,
    Realm,
)
from aevum.games.imperials.rules.warriors import force, upgradable, warriors_of

# Cards of Basic


class WarriorJudge(Judge):
    """The best robbery, and the way to the strongest army."""

    def worth(self, outlook: Outlook) -> int:
        realm, seat = outlook.realm, outlook.seat
        value = best_robbery(realm, seat)
        rival = 0
        for other in range(realm.seats):
            if other != seat:
                rival = max(rival, realm.army[other])
        numbers = realm.terms.numbers
        if realm.army_of != seat and realm.army[seat] >= max(numbers.army_size - 1, rival):
            return value + numbers.army_points * POINT
        return value + army_urge(realm, seat) // 4

    def plays_first(self, realm: Realm, seat: int) -> bool:
        """Play it against a robber before it costs something."""
        return robbed(realm, seat) > CARD_WORTH // 2


class RoadsJudge(Judge):
    """Free roads: those that the best goal with roads needs."""

    def worth(self, outlook: Outlook) -> int:
        return roads_worth(outlook)

    def answer(self, realm: Realm, ask: Ask, legal: list[int]) -> int:
        return place_road(Outlook(realm, ask.seat), legal)


def place_road(outlook: Outlook, legal: list[int]) -> int:
    """Return the free road that brings the best goal nearer."""
    best, found = 0, legal[0]
    for goal in outlook.goals:
        move = goal.move - ROAD + SIDE
        if ROAD <= goal.move < VILLAGE and move in legal:
            value = outlook.faded(goal, outlook.hand)
            if value > best:
                best, found = value, move
    return found


class HarvestJudge(Judge):
    """The best resources for the plan."""

    def worth(self, outlook: Outlook) -> int:
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


# Cards that name a good


class NamingJudge(Judge):
    """The good that brings most."""

    def __init__(self, held: int, first: int, last: int) -> None:
        super().__init__(held)
        self.first = first
        self.last = last

    def gains(self, outlook: Outlook) -> list[int]:
        """Return what naming each good brings."""
        return [self.gain(outlook, good) for good in range(self.first, self.last)]

    def gain(self, outlook: Outlook, good: int) -> int:
        """Return what naming a good brings."""
        return 0

    def worth(self, outlook: Outlook) -> int:
        return best_named(self.gains(outlook))[1]

    def answer(self, realm: Realm, ask: Ask, legal: list[int]) -> int:
        return CARD + self.first + best_named(self.gains(Outlook(realm, ask.seat)))[0]


class MonopolyJudge(NamingJudge):
    """A monopoly that takes all of a good."""

    def share(self, realm: Realm) -> int:
        """Return how many cards it takes from each opponent at most."""
        return EVERYTHING

    def gain(self, outlook: Outlook, good: int) -> int:
        return monopoly_gain(outlook, good, self.share(outlook.realm))


class ResourceMonopolyJudge(MonopolyJudge):
    """A monopoly of some resources."""

    def share(self, realm: Realm) -> int:
        return realm.terms.numbers.resource_monopoly_cards


class TradeMonopolyJudge(MonopolyJudge):
    """A monopoly of some commodities."""

    def share(self, realm: Realm) -> int:
        return realm.terms.numbers.trade_monopoly_cards


class FleetJudge(NamingJudge):
    """The good that is better traded in this turn."""

    def gain(self, outlook: Outlook, good: int) -> int:
        return fleet_gain(outlook, good)


# Green cards


class AlchemistJudge(Judge):
    """The best pair of dice."""

    def plays_first(self, realm: Realm, seat: int) -> bool:
        full = cards_held(realm, seat) >= realm.terms.numbers.action_limit
        return best_dice(Outlook(realm, seat))[1] >= SURELY or full

    def answer(self, realm: Realm, ask: Ask, legal: list[int]) -> int:
        return CHOSEN_DICE + best_dice(Outlook(realm, ask.seat))[0]


class CraneJudge(Judge):
    """An improvement that is a goal; the plan decides when to play it."""

    def worth(self, outlook: Outlook) -> int:
        return 0

    def answer(self, realm: Realm, ask: Ask, legal: list[int]) -> int:
        scores = [0] * len(legal)
        for goal in Outlook(realm, ask.seat).goals:
            for place, move in enumerate(legal):
                if goal.move == move - COLOUR + IMPROVE:
                    scores[place] = goal.value + 1
        return best_move(legal, scores)


class EngineerJudge(Judge):
    """A fence for the town that matters most."""

    def worth(self, outlook: Outlook) -> int:
        return SURELY

    def score(self, realm: Realm, ask: Ask, move: int) -> int:
        corner = move - CORNER
        return wonder_worth(realm, corner) + (1 << 20 if realm.wonder[corner] >= 0 else 0)


class InventorJudge(Judge):
    """The best swap."""

    def worth(self, outlook: Outlook) -> int:
        return best_swap(outlook.realm, outlook.seat)[2]

    def answer(self, realm: Realm, ask: Ask, legal: list[int]) -> int:
        played = played_card(realm, ask)
        assert isinstance(played, Swapping)
        one, two, _ = best_swap(realm, ask.seat, played.first)
        return TILE + (one if played.first == NONE else two)


class ReapingJudge(Judge):
    """Irrigation or Mining: the cards it brings."""

    def __init__(self, held: int, card: int) -> None:
        super().__init__(held)
        self.card = card

    def worth(self, outlook: Outlook) -> int:
        realm = outlook.realm
        card = realm.terms.cards[self.card]
        assert isinstance(card, Reaping)
        change = [0] * CARDS
        change[card.good] = min(card.reaped(realm, outlook.seat), realm.market[card.good])
        return outlook.gain(change)


class MedicineJudge(Judge):
    """A town that is a goal; the plan decides when to play it."""

    def worth(self, outlook: Outlook) -> int:
        return 0

    def score(self, realm: Realm, ask: Ask, move: int) -> int:
        return town_gain(realm, move - CORNER)


class SmithJudge(Judge):
    """Strength against the dragon, active warriors first."""

    def worth(self, outlook: Outlook) -> int:
        realm, seat = outlook.realm, outlook.seat
        most = realm.terms.numbers.smith_warriors
        steps = min(most, len([c for c in warriors_of(realm, seat) if upgradable(realm, seat, c)]))
        urge = Stakes(realm, seat).urge(0) * attack_chance(realm, 2 * realm.seats) // SURE
        return steps * (CARD_WORTH // 2 + urge)

    def score(self, realm: Realm, ask: Ask, move: int) -> int:
        corner = move - CORNER
        return _strong(realm, corner) + (4 if realm.active[corner] != IDLE else 0)

    def stop(self) -> int:
        return NEVER_HERE


def _strong(realm: Realm, corner: int) -> int:
    return realm.piece[corner] - WARRIOR_PIECE


# Yellow cards


class HarborJudge(Judge):
    """Commodities of those who have towns, for cards that hurt least."""

    def worth(self, outlook: Outlook) -> int:
        goods = 0
        for each in range(RESOURCES, CARDS):
            goods += outlook.others_hold(each)
        rest = min(goods // 2, outlook.realm.seats - 1)
        return rest * CARD_WORTH if sum(outlook.hand[:RESOURCES]) > 1 else 0

    def answer(self, realm: Realm, ask: Ask, legal: list[int]) -> int:
        if ask.kind == CHOOSE_PLAYER:
            return super().answer(realm, ask, legal)
        return _choose_card(Outlook(realm, ask.seat), legal, -1)

    def score(self, realm: Realm, ask: Ask, move: int) -> int:
        other = move - PLAYER
        return 1 + 10 * realm.pieces[other * PIECES + TOWN_COUNT] + realm.sizes[other]


def _choose_card(outlook: Outlook, legal: list[int], sign: int) -> int:
    """Return the card to take (sign 1), or to give where one must (-1)."""
    scores: list[int] = []
    for move in legal:
        change = [0] * CARDS
        change[move - CARD] = sign
        scores.append(outlook.gain(change))
    return best_move(legal, scores)


class MasterJudge(Judge):
    """Cards of a leader with a full hand."""

    def worth(self, outlook: Outlook) -> int:
        realm = outlook.realm
        some = len(richer(realm, outlook.seat)) > 0
        return realm.terms.numbers.master_cards * CARD_WORTH if some else 0

    def answer(self, realm: Realm, ask: Ask, legal: list[int]) -> int:
        if ask.kind == CHOOSE_PLAYER:
            return super().answer(realm, ask, legal)
        return _choose_card(Outlook(realm, ask.seat), legal, 1)

    def score(self, realm: Realm, ask: Ask, move: int) -> int:
        other = move - PLAYER
        cards = min(realm.terms.numbers.master_cards, realm.sizes[other])
        return threat(realm, ask.seat, other) + 40 * cards


class MerchantJudge(Judge):
    """A point, and a better ratio for what comes in richly."""

    def worth(self, outlook: Outlook) -> int:
        realm = outlook.realm
        if realm.merchant_of == outlook.seat:
            return CROWDED  # another tile may trade better
        points = realm.terms.numbers.merchant_points
        return WIN if outlook.missing <= points else POINT * points

    def answer(self, realm: Realm, ask: Ask, legal: list[int]) -> int:
        outlook = Outlook(realm, ask.seat)
        scores: list[int] = []
        for move in legal:
            kind = realm.kinds[move - TILE]
            rich = 2 * outlook.hand[kind] + outlook.income[kind]
            scores.append(rich if outlook.ratios[kind] > realm.terms.numbers.merchant_ratio else 0)
        return best_move(legal, scores)


# Blue cards


class BishopJudge(Judge):
    """The tile with most to steal."""

    def worth(self, outlook: Outlook) -> int:
        realm, seat = outlook.realm, outlook.seat
        best = 0
        for tile in range(len(realm.fog)):
            if not realm.fog[tile] and tile != realm.robber:
                best = max(best, bishop_worth(realm, seat, tile))
        return best + robbed(realm, seat)


class DeserterJudge(Judge):
    """A warrior of the strongest leader; of one's own the least."""

    def worth(self, outlook: Outlook) -> int:
        return SURELY

    def score(self, realm: Realm, ask: Ask, move: int) -> int:
        if ask.kind == CHOOSE_PLAYER:
            other = move - PLAYER
            return threat(realm, ask.seat, other) + 20 * full_strength(realm, other)
        corner = move - CORNER
        if ask.seat != played_card(realm, ask).seat:
            return -2 * _strong(realm, corner) - int(realm.active[corner] != IDLE)
        return post_worth(realm, ask.seat, corner)

    def stop(self) -> int:
        return NEVER_HERE


class DiplomatJudge(Judge):
    """The open road of another whose loss hurts most."""

    def worth(self, outlook: Outlook) -> int:
        return road_to_remove(outlook.realm, outlook.seat)[1]

    def answer(self, realm: Realm, ask: Ask, legal: list[int]) -> int:
        if ask.kind == CHOOSE_ROAD:
            move = road_to_remove(realm, ask.seat)[0]
            return move if move in legal else legal[0]
        return place_road(Outlook(realm, ask.seat), legal)


class IntrigueJudge(Judge):
    """A warrior that cuts our roads, or stands on a site of ours."""

    def worth(self, outlook: Outlook) -> int:
        realm, seat = outlook.realm, outlook.seat
        best = 0
        for corner in range(len(realm.piece)):
            if realm.piece[corner] > TOWN_PIECE and realm.owner[corner] != seat:
                roads = 0
                for side in realm.hexes.corner_sides[corner]:
                    roads += int(realm.road[side] == seat)
                if roads:
                    best = max(best, 80 * roads + 20 * _strong(realm, corner))
        return best

    def score(self, realm: Realm, ask: Ask, move: int) -> int:
        corner = move - CORNER
        return threat(realm, ask.seat, realm.owner[corner]) + 20 * _strong(realm, corner)


class SaboteurJudge(Judge):
    """What those lose who stand in the way."""

    def worth(self, outlook: Outlook) -> int:
        realm, seat = outlook.realm, outlook.seat
        lost = sabotaged(realm, seat)
        return sum([lost[o] * threat(realm, seat, o) for o in range(realm.seats)]) // 2


class SpyJudge(Judge):
    """The best action card of a leader."""

    def worth(self, outlook: Outlook) -> int:
        return SURELY

    def score(self, realm: Realm, ask: Ask, move: int) -> int:
        if ask.kind == CHOOSE_PLAYER:
            return prey_worth(realm, ask.seat, move - PLAYER)
        return held_worth(move - ACTION_CARD)


class WarlordJudge(Judge):
    """Active warriors when the dragon comes."""

    def worth(self, outlook: Outlook) -> int:
        realm, seat = outlook.realm, outlook.seat
        idle = idle_at(realm, seat)
        total = 0
        for corner in idle:
            total += force(realm, corner)
        stakes = Stakes(realm, seat)
        gain = stakes.outcome(stakes.now + total) - stakes.outcome(stakes.now)
        return (gain + len(idle) * CARD_WORTH // 2) * attack_chance(realm, realm.seats) // SURE


class WeddingJudge(Judge):
    """The cards that come."""

    def worth(self, outlook: Outlook) -> int:
        return sum(invited(outlook.realm, outlook.seat)) * CARD_WORTH


# The table


JUDGES: Final[list[Judge]] = [
    WarriorJudge(0),
    Judge(0),  # Treasure
    RoadsJudge(0),
    HarvestJudge(0),
    MonopolyJudge(0, 0, RESOURCES),
    AlchemistJudge(420),
    CraneJudge(380),
    EngineerJudge(200),
    InventorJudge(250),
    ReapingJudge(330, IRRIGATION),
    MedicineJudge(480),
    ReapingJudge(340, MINING),
    Judge(999),  # Printer
    RoadsJudge(380),
    SmithJudge(260),
    HarborJudge(330),
    MasterJudge(400),
    MerchantJudge(700),
    FleetJudge(260, 0, CARDS),
    ResourceMonopolyJudge(360, 0, RESOURCES),
    TradeMonopolyJudge(300, RESOURCES, CARDS),
    BishopJudge(320),
    Judge(999),  # Constitution
    DeserterJudge(330),
    DiplomatJudge(190),
    IntrigueJudge(150),
    SaboteurJudge(260),
    SpyJudge(370),
    WarlordJudge(280),
    WeddingJudge(380),
]
"""A judge for each printed card, in the order of ACTIONS."""
NEW_CARD: Final = Judge()
"""What is thought of a card that the bot does not know."""


def judge_of(card: int) -> Judge:
    """Return what the bot thinks of a kind of card."""
    return JUDGES[card] if card < len(JUDGES) else NEW_CARD


def held_worth(card: int) -> int:
    """Return how gladly a card is held."""
    return judge_of(card).held


def deck_worth(realm: Realm, deck: int) -> int:
    """Return what a card from a deck is worth on average; points may still lie in two of them."""
    total = cards = 0
    for kind in range(KINDS):
        if ACTIONS[kind].deck == deck:
            number = realm.terms.numbers.copies[kind] - realm.spent[kind]
            total += number * held_worth(kind)
            cards += number
    return total // max(1, cards)
