"""Bargaining with the bots of Chronos Conquest: what can be bid, and what is said about it."""

from typing import Final, NamedTuple

from aevum.core.state import NONE
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.words.phrases import card_name
from aevum.games.phrases import who
from aevum.terminal.chronos.sand import timers_at
from aevum.terminal.handshakes import BROKEN, KEPT, OPEN, REFUSED, SHAKEN, Bid, Handshakes

SOON: Final = 3_000  # milliseconds that sand may still run where a timer is to leave
NO_BID: Final = (
    "There is nothing to bargain about: nobody stands beside you where the sand of both is out."
)


class Terms(NamedTuple):
    """What can be bid: to whom, which pile one leaves, and which pile the other leaves."""

    to: int
    mine: int
    yours: int


def possible_bids(sea: Archipelago, seat: int) -> list[Terms]:
    """Return the bids by which another would leave a pile on which one stands oneself."""
    own = [place for place in range(sea.piles) if _can_leave(sea, seat, place)]
    return [
        Terms(to, mine, yours)
        for to in range(sea.seats)
        for yours in own
        for mine in own
        if to != seat and _can_leave(sea, to, yours)
    ]


def _can_leave(sea: Archipelago, seat: int, place: int) -> bool:
    timers = [timer for timer in timers_at(sea, place) if sea.owner(timer) == seat]
    return bool(timers) and all(sea.sand_left(timer) <= SOON for timer in timers)


def bid_label(sea: Archipelago, terms: Terms) -> str:
    """Return a bid as a menu has it."""
    if terms.mine == terms.yours:
        return f"{who(terms.to)}: both of us leave {_pile(sea, terms.mine)}"
    mine, yours = _pile(sea, terms.mine), _pile(sea, terms.yours)
    return f"{who(terms.to)}: I leave {mine} if you leave {yours}"


def _pile(sea: Archipelago, place: int) -> str:
    return f"{place + 1} ({card_name(sea.tops[place])})"


def bid_news(bid: Bid) -> str:
    """Return what became of a bid, for the one who made it."""
    other = who(bid.to)
    if bid.state == OPEN:
        return f"You bid {other}: {_terms(bid)}."
    if bid.state == REFUSED:
        return f"{other} says no to your bid."
    if bid.state == SHAKEN:
        return f"{other} shakes hands: {_terms(bid)}. Both within 5 seconds; nobody is bound."
    if bid.state == KEPT:
        return f"You and {other} kept your handshake."
    if bid.state == BROKEN:
        breaker = "You" if bid.broke == bid.seat else other
        return f"{breaker} broke the handshake. All bots remember it."
    return f"Neither you nor {other} left: the handshake is void."


def _terms(bid: Bid) -> str:
    if bid.mine == bid.yours:
        return f"both leave pile {bid.mine + 1}"
    return f"you leave pile {bid.mine + 1}, {who(bid.to)} leaves pile {bid.yours + 1}"


def shaken_words(hands: Handshakes) -> str:
    """Return the handshake that is to be kept now; "" if there is none."""
    bid = hands.now
    return f"Handshake: {_terms(bid)}." if bid is not None and bid.state == SHAKEN else ""


def kept_and_broken(hands: Handshakes, seat: int) -> list[str]:
    """Return how everybody kept their handshakes, for the end; [] if there was none."""
    if seat == NONE or not hands.ended:
        return []
    parts = []
    for other in range(len(hands.table.bots)):
        kept, broken = hands.counts(other)
        if kept or broken:
            name = "you" if other == seat else who(other)
            parts.append(f"{name} kept {kept} and broke {broken}")
    return [f"Handshakes: {'; '.join(parts)}."]
