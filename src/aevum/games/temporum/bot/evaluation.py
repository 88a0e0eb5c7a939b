"""The value of a position for a seat: the way to the goal, ruled Times, things that last."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import NONE
from aevum.games.temporum.bot.card_values import DOLLAR, STEP, TURN, UNSEEN, worths_of
from aevum.games.temporum.data import DECK_KINDS, POINTERS, TIMES, ZONE_NUMBER, ZONES
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle, Perpetual
from aevum.games.temporum.rules.front import bonus
from aevum.games.temporum.rules.money import begged
from aevum.games.temporum.rules.ruling import rules

DECIDED: Final = 1_000_000
RULED: Final = 50  # a ruled Time, whatever its Zones say
RULED_REAL: Final = 40  # more if the real Zone there rewards it
RULED_UNREAL: Final = 10
TOKEN: Final = 60  # Golden Laurels, the Sage, a Base
POISONED: Final = 150

# The way to the goal
DONE: Final = 50  # a step made is better than the means for it
SPARE_DOLLAR: Final = 3  # resources are worth a little even if they are not needed
SPARE_CARD: Final = 20
MOST_DOLLARS: Final = 60  # resources to spare
MOST_CARDS: Final = 800  # in hundredths
MOST_CROWNS: Final = 13  # halves of crowns that scored cards bring to the rich
LEAST_CROWNS: Final = 10
INCOME: Final = 10  # dollars of a played card, with what its Zone adds
ONE_PRICE: Final = 24  # dollars that one scored card may cost
EGYPT_INCOME: Final = 7  # dollars of a turn that is all for money
NEAR: Final = 9  # steps that one scored card may make
LAST: Final = 100  # hundredths of turns: the last card is in hand and can be paid for
NOT_LAST: Final = 160


# Effects of the Zone of Time I on the way


@mypyc_attr(allow_interpreted_subclasses=True)
class ZoneJudge:
    """What a Zone of Time I, which is always real, changes for everybody."""

    def spendable(self, dollars: int) -> int:
        """Return how much of some money counts."""
        return dollars

    def turns(self, chron: Chronicle, seat: int, turns: int) -> int:
        """Return in hundredths about how many turns it is to the goal, given the usual number."""
        return turns


class TrojanWarJudge(ZoneJudge):
    """A player who scores there loses the rest."""

    def spendable(self, dollars: int) -> int:
        return min(dollars, ONE_PRICE)


class AlienEgyptJudge(ZoneJudge):
    """Enough money wins there."""

    def turns(self, chron: Chronicle, seat: int, turns: int) -> int:
        return min(turns, road_of_money(chron, seat))


ANY_ZONE: Final = ZoneJudge()
ZONE_JUDGES: Final[dict[int, ZoneJudge]] = {
    ZONE_NUMBER["Trojan War"]: TrojanWarJudge(),
    ZONE_NUMBER["Alien Egypt"]: AlienEgyptJudge(),
}


def evaluate(chron: Chronicle, seat: int) -> int:
    """Return the value of a position for a seat; a step of a crown is about 100."""
    return outlook(chron, seat, chron.hands[seat])


def outlook(chron: Chronicle, seat: int, known: list[int]) -> int:
    """The same for a guess: of the hands only these cards of the seat count with their own value.

    The best of the others counts as much as all of them in total.
    """
    if chron.winner != NONE:
        return DECIDED if chron.winner == seat else -DECIDED
    weights = time_weights(chron)
    nothing: list[int] = []
    best, total = -DECIDED, 0
    for each in range(chron.seats):
        if each != seat:
            value = standing(chron, each, nothing) + ruled_worth(chron, each, weights)
            total += value
            best = max(best, value)
    mine = standing(chron, seat, known) + ruled_worth(chron, seat, weights)
    return mine - (best + total // (chron.seats - 1)) // 2


def standing(chron: Chronicle, seat: int, known: list[int]) -> int:
    """Return the value of a seat without the others."""
    left = steps_to_go(chron, seat)
    dollars = chron.money[seat] + begged(chron, seat)
    judge = ZONE_JUDGES.get(chron.zones[0], ANY_ZONE)
    dollars = judge.spendable(dollars)
    cards = _cards(chron, seat, known, left)
    turns = road(left, dollars, cards)
    if left <= NEAR and known:
        ready = can_finish(chron, seat, known, left, dollars)
        turns = min(turns, LAST) if ready else max(turns, NOT_LAST)
    turns = judge.turns(chron, seat, turns)
    value = -TURN * turns // 100 - DONE * left
    value += SPARE_DOLLAR * min(dollars, MOST_DOLLARS)
    value += SPARE_CARD * min(cards, MOST_CARDS) // 100
    value += TURN * (int(chron.turn == seat) + chron.extra.count(seat))
    return value + _lasting(chron, seat, left)


def _lasting(chron: Chronicle, seat: int, left: int) -> int:
    """Return the value of cards in play and tokens for a seat."""
    value = STEP * chron.scimitars[seat]
    value -= POISONED * (chron.poison[seat] + chron.fresh_poison[seat])
    row, worths = chron.front[seat], worths_of(chron)
    for number in range(len(row)):
        value += worths.front_worth(row[number].kind, left) >> _same_before(row, number)
        if row[number].tucked != NONE:
            value += UNSEEN
    if chron.laurels == seat:
        value += TOKEN
    if chron.sage == seat:
        value += TOKEN
    for place in range(POINTERS):
        if chron.bases[place] >> seat & 1:
            value += TOKEN
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


def road(left: int, dollars: int, cards: int) -> int:
    """Return in hundredths about how many turns it is to the goal, with hundredths of cards.

    A scored card of cost c brings about 3 + c / 4 crowns, a played one INCOME dollars, and a turn
    of drawing two cards. A rich player scores expensive cards and needs fewer.
    """
    scored = (100 * left - 25 * dollars) // 3
    scored = max(200 * left // MOST_CROWNS, min(scored, 200 * left // LEAST_CROWNS))
    played = max(0, 4 * (100 * left - 3 * scored) - 100 * dollars) // INCOME
    return scored + played + max(0, scored + played - cards) // 2


def road_of_money(chron: Chronicle, seat: int) -> int:
    """Return in hundredths about how many turns it is to the money that wins in Alien Egypt."""
    lacks = max(0, chron.terms.numbers.egypt_money - chron.money[seat])
    return LAST + 100 * lacks // EGYPT_INCOME


def _cards(chron: Chronicle, seat: int, known: list[int], left: int) -> int:
    """Return how many usual cards a hand is worth, in hundredths."""
    value, worths = 0, worths_of(chron)
    unused = known[:]
    for card in chron.hands[seat]:
        if card >= DECK_KINDS:
            value += worths.hand_worth(card, left)
        elif card in unused:
            unused.remove(card)
            value += worths.hand_worth(card, left)
        else:
            value += UNSEEN
    return 100 * value // UNSEEN


def can_finish(chron: Chronicle, seat: int, known: list[int], left: int, dollars: int) -> bool:
    """Return whether a known card of a hand can be paid for and brings the last crown home."""
    numbers, more = chron.terms.numbers, bonus(chron, seat)
    crowns, costs = numbers.card_crowns, numbers.costs
    for card in chron.hands[seat]:
        if card in known and crowns[card] + more >= left and costs[card] <= dollars:
            return True
    return False


# Ruling


def time_weights(chron: Chronicle) -> list[int]:
    """Return the value of ruling each Time on this board; 0 outside Time."""
    found = [0, RULED, RULED, RULED, RULED]
    rewards = worths_of(chron).rewards
    for place in range(len(chron.zones)):
        zone = chron.zones[place]
        if zone != NONE and rewards[zone]:
            time = ZONES[zone].time
            found[time] += RULED_REAL if chron.real[time] == place else RULED_UNREAL
    return found


def ruled_worth(chron: Chronicle, seat: int, weights: list[int]) -> int:
    """Return the value of the Times that a seat rules, and of its crowns where Zones pay for
    them."""
    value, pays = 0, worths_of(chron).pays
    for time in range(1, TIMES + 1):
        if rules(chron, seat, time):
            value += weights[time]
        zone = chron.zones[chron.real[time]]
        if zone != NONE and pays[zone]:
            value += pays[zone] * DOLLAR * chron.crowns[seat * STRIDE + time] // 4
    return value
