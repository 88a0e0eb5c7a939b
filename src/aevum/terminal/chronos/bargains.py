"""Bargaining with bots in Chronos Conquest: possible bids, and the words about them."""

from collections.abc import Callable
from typing import Final, NamedTuple

from aevum.core.state import NONE
from aevum.core.text import Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import SECOND
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.phrases import CARDS, place_of
from aevum.terminal.chronos.sand import timers_at
from aevum.terminal.handshakes import (
    BROKEN,
    FAITH,
    KEPT,
    OPEN,
    REFUSED,
    SHAKEN,
    VOID,
    Bid,
    Handshakes,
)
from aevum.terminal.language import tell

SOON: Final = 3_000  # milliseconds for which a timer that should leave may still flow


class Terms(NamedTuple):
    """A possible bid: the other seat, the pile to leave, and the pile that the other leaves."""

    to: int
    mine: int
    yours: int


def possible_bids(sea: Archipelago, seat: int) -> list[Terms]:
    """Return the bids by which another would leave a pile where this seat has a timer."""
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
    """Return a bid in the words of a menu."""
    mine, card = place_of(terms.mine), CARDS[sea.tops[terms.mine]]
    if terms.mine == terms.yours:
        return tell(m.table_bid_both(who=terms.to, mine=mine, card=card))
    yours, other = place_of(terms.yours), CARDS[sea.tops[terms.yours]]
    return tell(m.table_bid(who=terms.to, mine=mine, card=card, yours=yours, other=other))


def no_bid() -> str:
    """Return that there is nothing to bargain about."""
    return tell(m.table_no_bid())


def bid_news(bid: Bid) -> str:
    """Return the result of a bid, for its maker."""
    return tell(NEWS[bid.state](bid), bid.seat)


NEWS: Final[dict[str, Callable[[Bid], Text]]] = {
    OPEN: lambda bid: m.table_bid_open(who=bid.to, what=_terms(bid)),
    REFUSED: lambda bid: m.table_bid_refused(who=bid.to),
    SHAKEN: lambda bid: m.table_bid_shaken(who=bid.to, what=_terms(bid), n=FAITH // SECOND),
    KEPT: lambda bid: m.table_bid_kept(who=bid.to),
    BROKEN: lambda bid: m.table_bid_broken(who=bid.broke),
    VOID: lambda bid: m.table_bid_void(who=bid.to),
}
"""The message about a bid, by its state."""


def _terms(bid: Bid) -> Text:
    if bid.mine == bid.yours:
        return m.part_bid_both(mine=place_of(bid.mine))
    return m.part_bid_each(mine=place_of(bid.mine), who=bid.to, yours=place_of(bid.yours))


def shaken_words(hands: Handshakes) -> str:
    """Return the handshake to keep now; "" if there is none."""
    bid = hands.now
    shaken = bid is not None and bid.state == SHAKEN
    return tell(m.table_bid_now(what=_terms(bid))) if bid is not None and shaken else ""


def kept_and_broken(hands: Handshakes, seat: int) -> list[str]:
    """Return which handshakes were kept, for the end; [] if there were none."""
    if seat == NONE or not hands.ended:
        return []
    counts = [(other, *hands.counts(other)) for other in range(len(hands.table.bots))]
    told = [
        m.table_bid_count(who=other, kept=kept, broken=broken)
        for other, kept, broken in counts
        if kept or broken
    ]
    return [tell(m.table_bids(counts=told), seat)]
