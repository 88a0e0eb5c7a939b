"""The value of a position for a seat: the way to the goal, ruled Times, things that last."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import NONE
from aevum.games.temporum.bot.card_values import Worths
from aevum.games.temporum.bot.weights import Weights
from aevum.games.temporum.data import DECK_KINDS, POINTERS, TIMES, ZONE_NUMBER, ZONES
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle, Perpetual
from aevum.games.temporum.rules.front import bonus
from aevum.games.temporum.rules.money import begged
from aevum.games.temporum.rules.ruling import rules

DECIDED: Final = 1_000_000

# The way to the goal
MOST_DOLLARS: Final = 60  # resources to spare
MOST_CARDS: Final = 800  # in hundredths
ONE_PRICE: Final = 24  # dollars that one scored card may cost
EGYPT_INCOME: Final = 7  # dollars of a turn that is all for money
NEAR: Final = 9  # steps that one scored card may make
LAST: Final = 100  # hundredths of turns: the last card is in hand and can be paid for


# Effects of the Zone of Time I on the way


@mypyc_attr(allow_interpreted_subclasses=True)
class ZoneJudge:
    """What a Zone of Time I, which is always real, changes for everybody."""

    def spendable(self, dollars: int) -> int:
        """Return how much of some money counts."""
        return dollars

    def turns(self, chron: Chronicle, dollars: int, turns: int) -> int:
        """Return in hundredths about how many turns it is to the goal with so many dollars, given
        the usual number."""
        return turns


class TrojanWarJudge(ZoneJudge):
    """A player who scores there loses the rest."""

    def spendable(self, dollars: int) -> int:
        return min(dollars, ONE_PRICE)


class AlienEgyptJudge(ZoneJudge):
    """Enough money wins there."""

    def turns(self, chron: Chronicle, dollars: int, turns: int) -> int:
        return min(turns, road_of_money(chron, dollars))


ANY_ZONE: Final = ZoneJudge()
ZONE_JUDGES: Final[dict[int, ZoneJudge]] = {
    ZONE_NUMBER["Trojan War"]: TrojanWarJudge(),
    ZONE_NUMBER["Alien Egypt"]: AlienEgyptJudge(),
}


def evaluate(chron: Chronicle, seat: int, worths: Worths) -> int:
    """Return the value of a position for a seat; a step of a crown is about 100."""
    return outlook(chron, seat, chron.hands[seat], worths)


def outlook(chron: Chronicle, seat: int, known: list[int], worths: Worths) -> int:
    """The same for a guess: of the hands only these cards of the seat count with their own value.

    Of the others the best and their average count.
    """
    if chron.winner != NONE:
        return DECIDED if chron.winner == seat else -DECIDED
    times = time_weights(chron, worths)
    nothing: list[int] = []
    best, total = -DECIDED, 0
    for each in range(chron.seats):
        if each != seat:
            value = standing(chron, each, nothing, worths)
            value += ruled_worth(chron, each, times, worths)
            total += value
            best = max(best, value)
    mine = standing(chron, seat, known, worths) + ruled_worth(chron, seat, times, worths)
    leader = worths.weights.leader
    return mine - (leader * best + (100 - leader) * (total // (chron.seats - 1))) // 100


def standing(chron: Chronicle, seat: int, known: list[int], worths: Worths) -> int:
    """Return the value of a seat without the others."""
    weights = worths.weights
    left = steps_to_go(chron, seat)
    judge = zone_judge(chron)
    dollars = judge.spendable(chron.money[seat] + begged(chron, seat))
    cards = _cards(chron, seat, known, left, worths)
    turns = road(left, dollars, cards, weights)
    if left <= NEAR and known:
        ready = can_finish(chron, seat, known, left, dollars)
        turns = min(turns, LAST) if ready else max(turns, weights.not_last)
    turns = judge.turns(chron, chron.money[seat], turns)
    value = way_worth(left, turns, dollars, cards, weights)
    value += weights.turn * (int(chron.turn == seat) + chron.extra.count(seat))
    return value + _lasting(chron, seat, left, worths)


def way_worth(left: int, turns: int, dollars: int, cards: int, weights: Weights) -> int:
    """Return the value of being so many hundredths of turns from the goal, with what is to
    spare."""
    value = -weights.turn * turns // 100 - weights.done * left
    value += weights.spare_dollar * min(dollars, MOST_DOLLARS)
    return value + weights.spare_card * min(cards, MOST_CARDS) // 100


def zone_judge(chron: Chronicle) -> ZoneJudge:
    """Return the judge of the Zone of Time I."""
    return ZONE_JUDGES.get(chron.zones[0], ANY_ZONE)


def own_means(chron: Chronicle, seat: int, worths: Worths) -> tuple[int, int]:
    """Return how many dollars a seat can spend, and its cards in hundredths."""
    dollars = zone_judge(chron).spendable(chron.money[seat] + begged(chron, seat))
    hand = chron.hands[seat]
    return dollars, _cards(chron, seat, hand, steps_to_go(chron, seat), worths)


def _lasting(chron: Chronicle, seat: int, left: int, worths: Worths) -> int:
    """Return the value of cards in play and tokens for a seat."""
    weights = worths.weights
    value = weights.scimitar * chron.scimitars[seat]
    value -= weights.poisoned * (chron.poison[seat] + chron.fresh_poison[seat])
    row = chron.front[seat]
    for number in range(len(row)):
        value += worths.front_worth(row[number].kind, left) >> _same_before(row, number)
        if row[number].tucked != NONE:
            value += weights.unseen
    if chron.laurels == seat:
        value += weights.token
    if chron.sage == seat:
        value += weights.token
    for place in range(POINTERS):
        if chron.bases[place] >> seat & 1:
            value += weights.token
    return value


def _same_before(row: list[Perpetual], number: int) -> int:
    """Return how many earlier cards act the same: each halves the value of the next."""
    found = 0
    for place in range(number):
        if row[place].kind == row[number].kind:
            found += 1
    return found


# The way to the goal


def steps_to_go(chron: Chronicle, seat: int) -> int:
    """Return the steps that a seat's crowns still have to make."""
    first = seat * STRIDE
    crowns = chron.crowns
    left = 3 * crowns[first + 1] + 2 * crowns[first + 2] + crowns[first + 3]
    if chron.asks_beyond and not chron.beyond[seat]:
        left += 1
    return left


def road(left: int, dollars: int, cards: int, weights: Weights) -> int:
    """Return in hundredths about how many turns it is to the goal, with hundredths of cards.

    A scored card of cost c brings about 3 + c / 4 crowns, a played one `income` dollars, and a turn
    of drawing two cards. A rich player scores expensive cards and needs fewer.
    """
    scored = (100 * left - 25 * dollars) // 3
    scored = min(scored, 200 * left // weights.crowns_least)
    scored = max(200 * left // weights.crowns_most, scored)
    played = max(0, 4 * (100 * left - 3 * scored) - 100 * dollars) // weights.income
    return scored + played + max(0, scored + played - cards) // 2


def road_of_money(chron: Chronicle, dollars: int) -> int:
    """Return in hundredths about how many turns it is to the money that wins in Alien Egypt."""
    lacks = max(0, chron.terms.numbers.egypt_money - dollars)
    return LAST + 100 * lacks // EGYPT_INCOME


def _cards(chron: Chronicle, seat: int, known: list[int], left: int, worths: Worths) -> int:
    """Return how many usual cards a hand is worth, in hundredths."""
    value, unseen = 0, worths.weights.unseen
    unused = known[:]
    for card in chron.hands[seat]:
        if card >= DECK_KINDS:
            value += worths.hand_worth(card, left)
        elif card in unused:
            unused.remove(card)
            value += worths.hand_worth(card, left)
        else:
            value += unseen
    return 100 * value // unseen


def can_finish(chron: Chronicle, seat: int, known: list[int], left: int, dollars: int) -> bool:
    """Return whether a known card of a hand can be paid for and brings the last crown home."""
    numbers, more = chron.terms.numbers, bonus(chron, seat)
    crowns, costs = numbers.card_crowns, numbers.costs
    for card in chron.hands[seat]:
        if card in known and crowns[card] + more >= left and costs[card] <= dollars:
            return True
    return False


# Ruling


def time_weights(chron: Chronicle, worths: Worths) -> list[int]:
    """Return the value of ruling each Time on this board; 0 outside Time."""
    weights, rewards = worths.weights, worths.rewards
    found = [0] + [weights.ruled] * TIMES
    for place in range(len(chron.zones)):
        zone = chron.zones[place]
        if zone != NONE and rewards[zone]:
            time = ZONES[zone].time
            real = chron.real[time] == place
            found[time] += weights.ruled_real if real else weights.ruled_unreal
    return found


def ruled_worth(chron: Chronicle, seat: int, times: list[int], worths: Worths) -> int:
    """Return the value of the Times that a seat rules, and of its crowns where Zones pay for
    them."""
    value, pays = 0, worths.pays
    for time in range(1, TIMES + 1):
        if rules(chron, seat, time):
            value += times[time]
        zone = chron.zones[chron.real[time]]
        if zone != NONE and pays[zone]:
            value += pays[zone] * worths.weights.dollar * chron.crowns[seat * STRIDE + time] // 4
    return value
