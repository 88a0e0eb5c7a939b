"""What a seat may begin: offerings, and what it can pay and give."""

from aevum.core.state import NONE
from aevum.games.chronos.data import KEPT, NORTH, WINDS
from aevum.games.chronos.rules.archipelago import TEMPLE, Archipelago
from aevum.games.chronos.rules.effects import barred, may_give
from aevum.games.chronos.rules.places import BIT


def price(sea: Archipelago, seat: int, god: int) -> int:
    """Return how many cards an offering takes: a CITY may lower it."""
    return max(0, sea.terms.numbers.prices[god] - discount(sea, seat))


def discount(sea: Archipelago, seat: int) -> int:
    """Return how many fewer cards an offering of a seat takes."""
    found = 0
    pantheon = sea.terms.pantheon
    if sea.ruled & pantheon.discounting_set:
        for city in pantheon.discounting:
            if sea.sway[seat] >> city & 1:
                found += pantheon.cities[city].discount(sea.terms.numbers)
    return found


def may_make_offerings(sea: Archipelago, seat: int) -> bool:
    """Return whether a seat may make offerings at all: a CITY may allow it for one seat only."""
    altars = sea.city_set & sea.terms.pantheon.altar_set
    return altars == 0 or altars & ~sea.sway[seat] == 0


def may_offer(sea: Archipelago, seat: int, god: int) -> bool:
    """Return whether a seat may begin an offering for a GOD of the temple."""
    if not reachable(sea, seat, god) or not may_make_offerings(sea, seat):
        return False
    return sea.riches[seat] >= price(sea, seat, god)


def offers(sea: Archipelago, seat: int) -> int:
    """Return the GODs for which a seat may begin an offering, as a set of bits."""
    if not may_make_offerings(sea, seat):
        return 0
    numbers = sea.terms.numbers
    rich = sea.riches[seat]
    if sea.ruled & sea.terms.pantheon.discounting_set:
        rich += discount(sea, seat)
    if rich == 0:
        return 0  # no GOD is free
    found = sea.temple & numbers.affordable[min(rich, numbers.dearest)]
    if sea.held_gods & sea.terms.pantheon.withholding_set:
        found &= ~withheld(sea, seat)
    return found


def withheld(sea: Archipelago, seat: int) -> int:
    """Return the GODs of the temple that a GOD reserves for another, as a set of bits."""
    found = 0
    pantheon = sea.terms.pantheon
    if sea.held_gods & pantheon.withholding_set:
        for god in pantheon.withholding:
            owner = sea.holder[god]
            if owner >= 0 and owner != seat:
                found |= pantheon.gods[god].withholds(sea)
    return found


def reachable(sea: Archipelago, seat: int, god: int) -> bool:
    """Return whether a GOD is in the temple and not reserved for another."""
    return sea.holder[god] == TEMPLE and not withheld(sea, seat) & BIT[god]


def last_god(sea: Archipelago) -> int:
    """Return the only GOD in the temple, NONE if there are none or several."""
    if sea.temple == 0 or sea.temple & (sea.temple - 1):
        return NONE
    return sea.temple.bit_length() - 1


def coins(sea: Archipelago, seat: int, god: int) -> list[int]:
    """Return the kinds of cards with which a GOD can be bought from its owner."""
    owner = sea.holder[god]
    return [card for card in range(KEPT) if sea.held(seat, card) and may_give(sea, owner, card)]


def harpy_timers(sea: Archipelago, pile: int) -> list[int]:
    """Return the timers on a pile that HARPY can put into Hell."""
    return [timer for timer in sea.timers if sea.place[timer] == pile and not sea.safe(timer)]


def loot(sea: Archipelago, seat: int, victim: int) -> int:
    """Return the visible kinds of cards that a seat can exchange with another, as a set of bits."""
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
    """Return whether a seat has any card that it can give somebody."""
    kept = 0
    for card in range(KEPT):
        if not may_give(sea, to, card):
            kept += sea.held(seat, card)
    return sea.riches[seat] > kept


def visible(sea: Archipelago, seat: int, card: int) -> bool:
    """Return whether everybody can see such a card in a kingdom: a WIND, or the top one."""
    if card >= NORTH:
        return sea.held(seat, card) > 0
    hoard = sea.hoards[seat]
    return len(hoard) > 0 and hoard[-1] == card
