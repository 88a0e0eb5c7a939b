"""A player for playouts: weighs cards and places by rules of thumb, in microseconds.

It looks only at the table: the cards in sight, the company of timers, its own kingdom. It
moves timers, makes offerings, claims and answers, but uses no other power.
"""

from typing import Final

from aevum.core.bot import Bot
from aevum.core.native import i64
from aevum.core.rng import Rng
from aevum.core.state import NEVER, NONE, WAIT, Ask, State
from aevum.games.chronos.bot.judges.gods import GOD_JUDGES
from aevum.games.chronos.bot.kingdom import FACTORS, UNSEEN
from aevum.games.chronos.bot.levels import APART, PART, PERCEPTION, TRAVEL
from aevum.games.chronos.data import (
    CARDS,
    CATACLYSM,
    GODS,
    HYDRA,
    KEPT,
    MINOTAUR,
    NORTH,
    STARVATION,
    TEN,
    WAR,
    WEST,
    WINDS,
    ZERO,
)
from aevum.games.chronos.moves import (
    BUY,
    CLAIM,
    DROP,
    FLIPS,
    FREEZE,
    GAIN,
    GO,
    LEAVE,
    OFFER,
    PAY,
    SEND,
    STARVE,
    TAKE,
)
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.effects import barred
from aevum.games.chronos.rules.endings import MONSTERS_CLAIM, POINTS_CLAIM
from aevum.games.chronos.rules.permits import offers, price
from aevum.games.chronos.rules.places import (
    ATLANTIS,
    BIT,
    CITY,
    DEEP_HELL,
    FRONT,
    HELL,
    KINGDOM,
    OWN,
    PLACES,
    SQUARE,
    TIMERS,
)
from aevum.games.chronos.rules.questions import choices
from aevum.games.chronos.rules.reach import common, destinations, taking
from aevum.games.chronos.rules.scoring import (
    different_winds,
    has_monsters,
    has_points,
    points,
    target,
    times,
    value,
    visible_score,
)

REACH: Final = APART + TRAVEL  # milliseconds from a look to a move
GLANCE: Final = PERCEPTION + 100  # from the moment at which a timer runs out to a look
BORED: Final = 5_000
HOLDING_OUT: Final = 45_000  # milliseconds next to others
WINS: Final = 5_000
HOPE: Final = 50  # value of points that WINDs will multiply later
MONSTER: Final = 40
PLAGUES: Final = (28, 20)  # a WAR, a STARVATION
A_ZERO: Final = 2
ALONE: Final = 75  # hundredths of a card that nobody else is at
BESIDE_ONE: Final = 40
BESIDE_MORE: Final = 15
NEXT: Final = 17  # the next card of a pile whose top is taken
CROWDED: Final = -8  # next to a timer of its own
FREE_CITY: Final = 8
KEPT_CITY: Final = 2  # a timer that stays there
STRIDE: Final = 60  # a square of ASCLEPIUS
IDLE: Final = -5
DEAR: Final = 12  # points that a GOD must be worth more than it costs
STANDINGS: Final[list[int]] = [judge.standing for judge in GOD_JUDGES]


class QuickBot(Bot):
    """Takes what it guards alone, and flips its timers onto the best cards in sight."""

    name = "quick"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        assert isinstance(view, Archipelago)
        move = _decide(view, ask.seat, 0)
        return move if move in legal else legal[0]

    def plan(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> tuple[int, int]:
        assert isinstance(view, Archipelago)
        seat = ask.seat
        move = _decide(view, seat, REACH)
        if move == WAIT:
            return _rest(view, seat), WAIT
        if view.drafts[seat]:
            return PART, move
        return REACH + int(rng.below(APART)), move


def _rest(sea: Archipelago, seat: int) -> int:
    """Return how long a seat with nothing to do looks away: until a timer has nearly run out."""
    found: i64 = BORED
    first: i64 = seat * OWN
    after: i64 = first + sea.terms.numbers.timers[sea.seats]
    for timer in range(first, after):
        left: i64 = sea.ends[timer] - sea.now
        if left <= 0:
            left = REACH
        if left < found:
            found = left
    return int(found) + GLANCE


def _decide(sea: Archipelago, seat: int, ahead: int) -> int:
    """Return a move, or WAIT; timers that run out within `ahead` are free by then."""
    if has_points(sea, seat):
        return CLAIM + POINTS_CLAIM
    if has_monsters(sea, seat):
        return CLAIM + MONSTERS_CLAIM
    if sea.settled != NEVER:
        return WAIT
    worths = _worths(sea, seat)
    for place in range(sea.seats, len(sea.asks)):
        if sea.asks[place].seat == seat:
            return _answer(sea, sea.asks[place], worths)
    if sea.drafts[seat]:
        return _pay(sea, seat, worths)
    if sea.countdown != NEVER:
        return WAIT if worths[CATACLYSM] > 0 else _course(sea, seat, worths, ahead)
    if sea.temple:
        offering = _offering(sea, seat, worths)
        if offering != NONE:
            return offering
    move = _course(sea, seat, worths, ahead)
    if move == WAIT and sea.picked and worths[CATACLYSM] > 0:
        return FREEZE
    return move


def _worths(sea: Archipelago, seat: int) -> list[int]:
    """Return the value of each kind of card for a seat."""
    found = [0] * CARDS
    have = points(sea, seat)
    winds = different_winds(sea, seat)
    factor = FACTORS[winds]
    count = max(1, winds) * times(sea, seat)
    missing = target(sea, seat) - have * count
    found[ZERO] = A_ZERO
    for card in range(TEN, NORTH):
        worth = value(sea, seat, card)
        found[card] = WINS if worth * count >= missing else worth * factor // 100
    pair = sea.monsters(seat)
    for card in (HYDRA, MINOTAUR):
        if pair == 0:
            found[card] += MONSTER
        elif sea.kept[seat * KEPT + card] == 0:
            found[card] = WINS
    if winds < WINDS:
        more = (have + HOPE) * (FACTORS[winds + 1] - factor) // 100
        wins = have * (winds + 1) * times(sea, seat) >= target(sea, seat)
        for card in range(NORTH, WEST + 1):
            if sea.winds[seat * WINDS + card - NORTH] == 0:
                found[card] = WINS if wins else more
    found[WAR], found[STARVATION] = PLAGUES
    found[CATACLYSM] = WINS if _leads(sea, seat, have * count) else -WINS
    return found


def _leads(sea: Archipelago, seat: int, score: int) -> bool:
    """Return whether a seat seems to have more points than anybody else."""
    for other in range(sea.seats):
        if other != seat:
            hidden = max(0, sea.riches[other] - 1) * UNSEEN
            if visible_score(sea, other) + hidden * max(1, different_winds(sea, other)) >= score:
                return False
    return True


# Timers


def _course(sea: Archipelago, seat: int, worths: list[int], ahead: int) -> int:
    """Return the best move of a timer, WAIT if all should stay."""
    values = _places(sea, seat, worths)
    places = common(sea, seat)
    best, best_gain = WAIT, 0
    by: i64 = sea.now + ahead
    first: i64 = seat * OWN
    after: i64 = first + sea.terms.numbers.timers[sea.seats]
    for timer in range(first, after):
        end: i64 = sea.ends[timer]
        if end > by:
            continue
        place = sea.place[timer]
        reached = destinations(sea, seat, timer, places)
        prize = _prize(sea, seat, place, worths)
        staying = IDLE
        takes = prize > 0 and sea.company[place] == 1
        if takes:
            reached = taking(sea, seat, timer, reached)
        elif prize > 0 and sea.now - end < HOLDING_OUT * (1 + 2 * (prize >= WINS)):
            staying = min(prize, 500)
        elif CITY <= place < HELL:
            staying = KEPT_CITY
        to, worth = _best_place(values, reached, place, takes)
        if to == NONE:
            continue
        gain = worth + prize if takes else worth - staying
        if gain > best_gain:
            best_gain = gain
            best = (TAKE if takes else GO) + timer * PLACES + to
    return best


def _prize(sea: Archipelago, seat: int, place: int, worths: list[int]) -> int:
    """Return the value of the card at a place for a seat, 0 if there is none to take."""
    if place <= ATLANTIS:
        card = sea.tops[place]
        if card < 0 or sea.besieged == place or barred(sea, seat, card):
            return 0
        return worths[card]
    victim = place - KINGDOM
    if not 0 <= victim < sea.seats or victim == seat or not sea.hoards[victim]:
        return 0
    if sea.gods[seat] & sea.terms.pantheon.raiding_set == 0:
        return 0
    card = sea.hoards[victim][-1]
    return 0 if barred(sea, seat, card) else worths[card] * 3 // 2


def _places(sea: Archipelago, seat: int, worths: list[int]) -> list[int]:
    """Return the value of flipping a timer onto each place."""
    found = [0] * PLACES
    for place in range(ATLANTIS + 1):
        card = sea.tops[place]
        if card >= 0:
            others: i64 = sea.company[place]
            worth: i64 = min(worths[card], 500)
            if others == 0:
                found[place] = int(worth * ALONE // 100)
            elif others == 1:
                found[place] = int(worth * BESIDE_ONE // 100)
            else:
                found[place] = int(worth * BESIDE_MORE // 100)
    for victim in range(sea.seats):
        prize = _prize(sea, seat, KINGDOM + victim, worths)
        if sea.company[KINGDOM + victim] == 0:
            found[KINGDOM + victim] = min(prize, 500) * ALONE // 100
    for place in range(CITY, HELL):
        found[place] = FREE_CITY
    for place in range(SQUARE, KINGDOM):
        found[place] = STRIDE * (place - SQUARE + 2)
    found[DEEP_HELL] = DEAR
    found[FRONT] = IDLE
    first: i64 = seat * OWN
    after: i64 = first + sea.terms.numbers.timers[sea.seats]
    for timer in range(first, after):
        at = sea.place[timer]
        if at <= ATLANTIS or KINGDOM <= at < FRONT:
            found[at] = CROWDED
    return found


def _best_place(values: list[int], reached: int, place: int, takes: bool) -> tuple[int, int]:
    """Return where to flip a timer, and the value of that."""
    best, best_worth = NONE, 0
    for to in range(PLACES):
        if reached & BIT[to] and (takes or to != place):
            worth = values[to]
            if to == place:
                worth = NEXT if to < ATLANTIS else 0
            if best == NONE or worth > best_worth:
                best, best_worth = to, worth
    return best, best_worth


# Cards


def _offering(sea: Archipelago, seat: int, worths: list[int]) -> int:
    """Return the best offering that is worth its cards, NONE if none is."""
    possible = offers(sea, seat)
    if not possible:
        return NONE
    costs = sorted(
        [_loss(worths, card) for card in range(KEPT) for _ in range(sea.held(seat, card))]
    )
    best, best_gain = NONE, 0
    for god in range(GODS):
        if possible >> god & 1:
            gain = STANDINGS[god] - DEAR - sum(costs[: price(sea, seat, god)])
            if gain > best_gain:
                best, best_gain = OFFER + god, gain
    return best


def _loss(worths: list[int], card: int) -> int:
    """Return the value of a card that a seat has."""
    if card >= NORTH:
        return HOPE
    return HOPE if worths[card] >= WINS else worths[card]


def _pay(sea: Archipelago, seat: int, worths: list[int]) -> int:
    """Return the next part of an offering that has begun: its cheapest card, or its cube."""
    if not OFFER <= sea.drafts[seat][0] < BUY:
        return DROP
    best, best_loss = DROP, 0
    for move in sea.legal(seat):
        if PAY <= move < GAIN:
            loss = _loss(worths, move - PAY)
            if best == DROP or loss < best_loss:
                best, best_loss = move, loss
        elif LEAVE < move < CLAIM and best == DROP:
            best = move
    return best


def _answer(sea: Archipelago, ask: Ask, worths: list[int]) -> int:
    """Return the best answer to a choice in flight, WAIT if there is none."""
    best, best_worth = WAIT, 0
    for move in choices(sea, ask):
        worth = 0
        if SEND <= move < SEND + TIMERS * FLIPS:
            worth = int(sea.owner((move - SEND) // FLIPS) != ask.seat)
        elif PAY <= move < GAIN:
            worth = -_loss(worths, move - PAY)
        elif GAIN <= move < LEAVE:
            worth = worths[move - GAIN]
        elif STARVE <= move < STARVE + sea.seats:
            worth = visible_score(sea, move - STARVE)
        if best == WAIT or worth > best_worth:
            best, best_worth = move, worth
    return best
