"""What a seat may begin: offerings, purchases, and the powers of GODs and CITIES."""

from typing import Final

from aevum.core.native import i64
from aevum.core.state import NONE
from aevum.games.chronos.data import (
    APOLLO,
    CASSANDRA,
    DELPHI,
    EPHESUS,
    GAIA,
    HADES,
    HARPY,
    HERACLES,
    HYDRA,
    KEPT,
    MINOTAUR,
    NORTH,
    OLYMPIA,
    RHODES,
    SPARTA,
    URANUS,
    WINDS,
)
from aevum.games.chronos.moves import (
    BRING,
    BUY,
    DEMETER_MOVE,
    EPHESUS_MOVE,
    FLIPS,
    FREE,
    HADES_MOVE,
    HARPY_MOVE,
    OFFER,
    RHODES_MOVE,
    ROB,
    TROY_MOVE,
    URANUS_MOVE,
)
from aevum.games.chronos.rules.archipelago import TEMPLE, Archipelago
from aevum.games.chronos.rules.effects import barred, may_give, targets
from aevum.games.chronos.rules.places import BIT, CITY, DEEP_HELL, HELL

BOTH_FLIPS: Final = (1 << FLIPS) - 1


def price(sea: Archipelago, seat: int, god: int) -> int:
    """Return how many cards an offering takes: DELPHI lowers it."""
    cost = sea.terms.numbers.prices[god]
    if sea.rules(seat, DELPHI):
        cost -= sea.terms.numbers.delphi
    return max(0, cost)


def may_make_offerings(sea: Archipelago, seat: int) -> bool:
    """Tell whether a seat may make offerings at all: OLYMPIA lets only one."""
    return sea.slot[OLYMPIA] == NONE or sea.rules(seat, OLYMPIA)


def may_offer(sea: Archipelago, seat: int, god: int) -> bool:
    """Tell whether a seat may begin an offering for a GOD of the temple."""
    if not reachable(sea, seat, god) or not may_make_offerings(sea, seat):
        return False
    return sea.riches[seat] >= price(sea, seat, god)


def offers(sea: Archipelago, seat: int) -> int:
    """Return the GODs for which a seat may begin an offering, as a set of bits."""
    if not may_make_offerings(sea, seat):
        return 0
    numbers = sea.terms.numbers
    rich = sea.riches[seat]
    if sea.rules(seat, DELPHI):
        rich += numbers.delphi
    if rich == 0:
        return 0  # no GOD is for nothing
    found = sea.temple & numbers.affordable[min(rich, numbers.dearest)]
    if sea.reserved != NONE and sea.holder[APOLLO] != seat:
        found &= ~BIT[sea.reserved]
    return found


def reachable(sea: Archipelago, seat: int, god: int) -> bool:
    """Tell whether a GOD is in the temple and not kept by APOLLO for another."""
    if sea.holder[god] != TEMPLE:
        return False
    return sea.reserved != god or sea.holder[APOLLO] == seat


def last_god(sea: Archipelago) -> int:
    """Return the only GOD in the temple, NONE if there are none or several."""
    if sea.temple == 0 or sea.temple & (sea.temple - 1):
        return NONE
    return sea.temple.bit_length() - 1


def may_take_free(sea: Archipelago, seat: int) -> bool:
    """Tell whether CASSANDRA gives a seat the last GOD of the temple."""
    god = last_god(sea)
    return sea.has(seat, CASSANDRA) and god != NONE and reachable(sea, seat, god)


def may_buy(sea: Archipelago, seat: int, god: int) -> bool:
    """Tell whether GAIA lets a seat buy a GOD from another."""
    owner = sea.holder[god]
    if owner < 0 or owner == seat or not sea.has(seat, GAIA):
        return False
    cost = sea.terms.numbers.prices[god]
    if sea.riches[seat] < cost:
        return False
    payable = 0
    for card in coins(sea, seat, god):
        payable += sea.held(seat, card)
    return payable >= cost


def coins(sea: Archipelago, seat: int, god: int) -> list[int]:
    """Return the kinds of cards with which a GOD can be bought from its owner."""
    owner = sea.holder[god]
    return [card for card in range(KEPT) if sea.held(seat, card) and may_give(sea, owner, card)]


def harpy_timers(sea: Archipelago, pile: int) -> list[int]:
    """Return the timers on a pile that HARPY can put into Hell."""
    return [timer for timer in sea.timers if sea.place[timer] == pile and not sea.safe(timer)]


def may_clear(sea: Archipelago, pile: int) -> bool:
    """Tell whether HARPY can clear a pile."""
    return sea.company[pile] >= sea.terms.numbers.harpy and len(harpy_timers(sea, pile)) > 0


def may_begin(sea: Archipelago, seat: int, move: int) -> bool:
    """Tell whether a move begins a draft that is possible now."""
    if OFFER <= move < BUY:
        return may_offer(sea, seat, move - OFFER)
    if BUY <= move < FREE:
        return may_buy(sea, seat, move - BUY)
    if move == FREE:
        return may_take_free(sea, seat)
    if BRING <= move < OFFER:
        return may_bring(sea, seat, (move - BRING) // FLIPS)
    if ROB <= move < DEMETER_MOVE:
        return may_rob(sea, seat, (move - ROB) // KEPT, (move - ROB) % KEPT)
    if HARPY_MOVE <= move < TROY_MOVE:
        return sea.has(seat, HARPY) and may_clear(sea, move - HARPY_MOVE)
    numbers = sea.terms.numbers
    if move == HADES_MOVE:
        empty = sea.company[HELL] + sea.company[DEEP_HELL] == 0
        return empty and sea.has(seat, HADES) and len(targets(sea, NONE)) >= numbers.hades
    if move == RHODES_MOVE:
        rich = sea.riches[seat] >= numbers.rhodes
        return sea.rules(seat, RHODES) and rich and len(targets(sea, NONE)) > 0
    if move == URANUS_MOVE:
        return sea.has(seat, URANUS) and sea.riches[seat] >= numbers.uranus
    assert move == EPHESUS_MOVE
    return sea.rules(seat, EPHESUS) and sea.riches[seat] >= numbers.ephesus


def may_bring(sea: Archipelago, seat: int, timer: int) -> bool:
    """Tell whether one who leaves SPARTA may move a timer there: any but the one that leaves."""
    return timer in sea.timers and brings(sea, seat) >> (timer * FLIPS) & 1 == 1


def brings(sea: Archipelago, seat: int) -> int:
    """Return what one who leaves SPARTA may move there: two bits for each timer but his own."""
    if not sea.rules(seat, SPARTA):
        return 0
    leaving = sea.guest[sea.slot[SPARTA] - CITY]
    if sea.ends[leaving] > sea.now:
        return 0
    found: i64 = 0
    for timer in sea.timers:
        if timer != leaving:
            found |= BOTH_FLIPS << (timer * FLIPS)
    return int(found)


def may_rob(sea: Archipelago, seat: int, victim: int, card: int) -> bool:
    """Tell whether HERACLES can take a visible card from another, for one that may be given."""
    if victim >= sea.seats or not sea.has(seat, HERACLES):
        return False
    return loot(sea, seat, victim) >> card & 1 == 1


def loot(sea: Archipelago, seat: int, victim: int) -> int:
    """Return the kinds of cards that HERACLES can take from another, as a set of bits."""
    if victim == seat or not _can_give(sea, seat, victim):
        return 0
    found = 0
    hoard = sea.hoards[victim]
    if hoard and not barred(sea, seat, hoard[-1]):
        found = BIT[hoard[-1]]
    for wind in range(WINDS):
        if sea.winds[victim * WINDS + wind] and not barred(sea, seat, NORTH + wind):
            found |= BIT[NORTH + wind]
    return found


def _can_give(sea: Archipelago, seat: int, to: int) -> bool:
    """Tell whether a seat has any card that it can give somebody."""
    kept = 0
    if barred(sea, to, HYDRA):
        kept = sea.held(seat, HYDRA) + sea.held(seat, MINOTAUR)
    return sea.riches[seat] > kept


def visible(sea: Archipelago, seat: int, card: int) -> bool:
    """Tell whether everybody sees such a card in a kingdom: a WIND, or the top one."""
    if card >= NORTH:
        return sea.held(seat, card) > 0
    hoard = sea.hoards[seat]
    return len(hoard) > 0 and hoard[-1] == card
