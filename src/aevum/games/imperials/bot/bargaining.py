"""Trading with the others: what the bot offers, what it takes, and with whom it does not trade."""

from typing import Final

from aevum.core.state import NONE, WAIT
from aevum.games.imperials.bot.goals import WIN
from aevum.games.imperials.bot.income import income_of
from aevum.games.imperials.bot.planning import Outlook
from aevum.games.imperials.bot.robbing import about_to_win
from aevum.games.imperials.data import CARDS, OFFER_SLOTS
from aevum.games.imperials.moves import (
    ACCEPT,
    ASK,
    CANCEL,
    COUNTER,
    DEAL,
    GIVE,
    MOST_SEATS,
    REJECT,
    SEND,
    WITHDRAW,
)
from aevum.games.imperials.rules.offer import SILENT, covers

MOST_GAINED: Final = 400  # gains above that count no more for an offer
DUEL: Final = 120  # more for a trade between two: what helps one hurts the other
PER_POINT: Final = 25  # more for each point that the other is ahead
MOST_GIVEN: Final = 2
LIKELY: Final = 60  # hundredths of a card that another must be expected to have


def least_gain(outlook: Outlook, other: int) -> int:
    """Return the least gain for which a seat helps another with a trade."""
    realm, seat = outlook.realm, outlook.seat
    ahead = realm.points[other] - realm.points[seat]
    return outlook.mind.taking + max(0, ahead) * PER_POINT + (DUEL if realm.seats == 2 else 0)


def profit(outlook: Outlook, get: list[int], give: list[int], other: int) -> int:
    """Return the gain of a trade with another above the least one; negative: leave it."""
    gain = outlook.gain([get[card] - give[card] for card in range(CARDS)])
    if gain >= WIN // 2:
        return gain
    if about_to_win(outlook.realm, other):
        return -WIN
    return gain - least_gain(outlook, other)


# The player of the turn


def best_deal(outlook: Outlook, legal: list[int]) -> int:
    """Return the accepted offer most worth closing, NONE if none is."""
    realm = outlook.realm
    best, found = 0, NONE
    for move in legal:
        if DEAL <= move < WITHDRAW:
            offer = realm.offers[(move - DEAL) // MOST_SEATS]
            assert offer is not None
            value = profit(outlook, offer.want, offer.give, (move - DEAL) % MOST_SEATS)
            if value > best:
                best, found = value, move
    return found


def may_offer(outlook: Outlook) -> bool:
    """Return whether the bot begins another offer in this turn.

    Nobody trades with a player who is about to win, so it does not ask then.
    """
    realm, seat = outlook.realm, outlook.seat
    if realm.drafted[seat] >= outlook.mind.offers or about_to_win(realm, seat):
        return False
    return len(next_offer(outlook)) > 0


def next_offer(outlook: Outlook) -> list[int]:
    """Return what to give and what to ask for in the next offer, [] if no offer is worthwhile.

    It asks for one card that the best goal lacks, for one or two that it does not need.
    """
    goal = outlook.best_goal()
    if goal is None or covers(outlook.hand, 0, goal.cost):
        return []
    incomes = [income_of(outlook.realm, other) for other in range(outlook.realm.seats)]
    found: list[int] = []
    best = 0
    for number in range(1, MOST_GIVEN + 1):
        for want in range(outlook.kinds):
            if outlook.hand[want] >= goal.cost[want]:
                continue
            for give in range(outlook.kinds):
                if give == want or outlook.hand[give] - goal.cost[give] < number:
                    continue
                value = _liking(outlook, incomes, give, want)
                if value:
                    items = [0] * (2 * CARDS)
                    items[give] = number
                    items[CARDS + want] = 1
                    value *= _offer_gain(outlook, items)
                    if value > best:
                        best, found = value, items
        if found:
            return found
    return found


def _liking(outlook: Outlook, incomes: list[list[int]], give: int, want: int) -> int:
    """Return how likely somebody takes an offer: a player who probably has what is asked, and gets
    it more often than what is given. 0 if nobody does.
    """
    realm = outlook.realm
    held = outlook.others_hold(want)
    cards = max(1, sum(realm.sizes) - realm.sizes[outlook.seat])
    best = 0
    for other in range(realm.seats):
        if other == outlook.seat or about_to_win(realm, other):
            continue
        has = 100 * held * realm.sizes[other] // cards
        more = incomes[other][want] - incomes[other][give]
        if has >= LIKELY and more > 0:
            best = max(best, min(3 * LIKELY, has) + 8 * more)
    return best


def _offer_gain(outlook: Outlook, items: list[int]) -> int:
    """Return the gain of an offer: 0 if it is too small, open already, or as good at the market."""
    give, want = items[:CARDS], items[CARDS:]
    for offer in outlook.realm.offers[:OFFER_SLOTS]:
        if offer is not None and offer.same(give, want):
            return 0
    for card in range(CARDS):
        if give[card] >= outlook.ratios[card]:
            return 0
    gain = outlook.gain([want[card] - give[card] for card in range(CARDS)])
    return 0 if gain < outlook.mind.offering else min(gain, MOST_GAINED)


def go_on(items: list[int], wanted: list[int], legal: list[int]) -> int:
    """Return the move that brings a draft nearer to what is wanted, or sends or drops it."""
    if not wanted:
        return CANCEL
    for place in range(2 * CARDS):
        if items[place] > wanted[place]:
            return CANCEL
    for place in range(2 * CARDS):
        if items[place] < wanted[place]:
            return GIVE + place if place < CARDS else ASK + place - CARDS
    return SEND if SEND in legal else CANCEL


# The others


def answer(outlook: Outlook, legal: list[int]) -> int:
    """Return what to say to the open offers of the player of the turn: WAIT if nothing is left."""
    realm, seat = outlook.realm, outlook.seat
    for slot in range(OFFER_SLOTS):
        offer = realm.offers[slot]
        if offer is None or offer.answers[seat] != SILENT:
            continue
        likes = profit(outlook, offer.give, offer.want, realm.turn) > 0
        if likes and ACCEPT + slot in legal:
            return ACCEPT + slot
        if REJECT + slot in legal:
            return REJECT + slot
    if COUNTER in legal and realm.drafted[seat] == 0 and counter_offer(outlook):
        return COUNTER
    return WAIT


def counter_offer(outlook: Outlook) -> list[int]:
    """Return a counter-offer for what the player of the turn asks, [] if there is none.

    The bot gives what they want, for one more card of what they give.
    """
    realm = outlook.realm
    for slot in range(OFFER_SLOTS):
        offer = realm.offers[slot]
        if offer is None or not covers(outlook.hand, 0, offer.want):
            continue
        items = [*offer.want, *offer.give]
        if profit(outlook, offer.give, offer.want, realm.turn) > 0:
            return []
        for card in range(CARDS):
            if offer.give[card]:
                items[CARDS + card] += 1
        if profit(outlook, items[CARDS:], items[:CARDS], realm.turn) > 0:
            return items
    return []
