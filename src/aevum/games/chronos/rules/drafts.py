"""Commands of several parts: offerings, purchases, and powers that want cards or timers named.

A draft is only the moves made for it so far. Nothing happens until the last part is named; what
was named stays the seat's secret, and a draft is dropped when its ground has changed.
"""

from typing import Final

from aevum.core.state import NONE
from aevum.games.chronos.data import (
    APOLLO,
    CARDS,
    CITIES_IN_PLAY,
    GODS,
    KEPT,
    NEMESIS,
    SELENE,
)
from aevum.games.chronos.moves import (
    BRING,
    BUY,
    CUBE,
    DEMETER_MOVE,
    EPHESUS_MOVE,
    FLIPS,
    FREE,
    GAIN,
    HADES_MOVE,
    HARPY_MOVE,
    OFFER,
    PAY,
    RESERVE,
    RHODES_MOVE,
    ROB,
    SEAL,
    SEND,
    TROY_MOVE,
    URANUS_MOVE,
)
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.asks import HERMES_ASK
from aevum.games.chronos.rules.effects import barred, may_give, targets
from aevum.games.chronos.rules.permits import coins, harpy_timers, last_god, may_begin, price
from aevum.games.chronos.rules.places import BIT, PILES

EVERY_CARD: Final = list(range(KEPT))
PACK: Final = 4  # bits for the number of cards of a kind in an offering


def steps(sea: Archipelago, seat: int) -> list[int]:
    """Return the moves that carry a seat's draft on, ascending."""
    draft = sea.drafts[seat]
    first = draft[0]
    named = len(draft) - 1
    if OFFER <= first < BUY:
        wanted = price(sea, seat, first - OFFER)
        if named < wanted:
            return _payments(sea, seat, EVERY_CARD, draft)
        return cubes(sea, seat, first - OFFER)
    if BUY <= first < FREE:
        return _payments(sea, seat, coins(sea, seat, first - BUY), draft)
    if first == FREE:
        return cubes(sea, seat, last_god(sea))
    if ROB <= first < DEMETER_MOVE:
        victim = (first - ROB) // KEPT
        return _payments(sea, seat, [c for c in range(KEPT) if may_give(sea, victim, c)], draft)
    if HARPY_MOVE <= first < TROY_MOVE:
        return sends(harpy_timers(sea, first - HARPY_MOVE)[named : named + 1])
    if first == HADES_MOVE:
        sent = [(move - SEND) // FLIPS for move in draft[1:]]
        return sends([timer for timer in targets(sea, NONE) if timer not in sent])
    if first == RHODES_MOVE:
        if named < fee(sea, first):
            return _payments(sea, seat, EVERY_CARD, draft)
        return sends(targets(sea, NONE))
    if BRING <= first < OFFER:
        return []  # leaving SPARTA carries it out
    if named < fee(sea, first):
        return _payments(sea, seat, EVERY_CARD, draft)
    return _finds(sea, seat, draft)


def fee(sea: Archipelago, move: int) -> int:
    """Return how many cards RHODES, URANUS or EPHESUS costs, by the move that begins it."""
    numbers = sea.terms.numbers
    if move == RHODES_MOVE:
        return numbers.rhodes
    return numbers.uranus if move == URANUS_MOVE else numbers.ephesus


def _payments(sea: Archipelago, seat: int, cards: list[int], draft: list[int]) -> list[int]:
    """Return the cards that can still be named, those named before left out."""
    found: list[int] = []
    first = seat * KEPT
    for card in cards:
        held = sea.kept[first + card]
        if held and held > draft.count(PAY + card):
            found.append(PAY + card)
    return found


def _finds(sea: Archipelago, seat: int, draft: list[int]) -> list[int]:
    """Return what can be gained from the discard, with what is being discarded now."""
    found: list[int] = []
    for card in range(CARDS):
        there = sea.discard[card] > kept_for_hermes(sea, card)
        there = there or (card < KEPT and PAY + card in draft)
        if there and not barred(sea, seat, card):
            found.append(GAIN + card)
    return found


def offered(packed: int, card: int) -> int:
    """Return how many cards of a kind an offering had, as the question to HERMES packs them."""
    return packed >> (PACK * card) & ((1 << PACK) - 1)


def kept_for_hermes(sea: Archipelago, card: int) -> int:
    """Return how many discarded cards of a kind HERMES may still take: nobody else gets those."""
    kept = 0
    for place in range(sea.seats, len(sea.asks)):
        if sea.asks[place].kind == HERMES_ASK:
            kept += offered(sea.asks[place].subject, card)
    return kept


def sends(timers: list[int]) -> list[int]:
    """Return the moves that put one of these timers into Hell."""
    return [SEND + timer * FLIPS + flip for timer in timers for flip in range(FLIPS)]


def cubes(sea: Archipelago, seat: int, god: int) -> list[int]:
    """Return where the cube of a GOD that is gained from the temple can be put."""
    if god == NEMESIS:
        return [CUBE + pile for pile in range(PILES) if sea.standing >> pile & 1]
    if god == SELENE:
        return [SEAL + tile for tile in range(CITIES_IN_PLAY)]
    if god == APOLLO:
        others = sea.temple & ~BIT[APOLLO]
        return [RESERVE + other for other in range(GODS) if others >> other & 1]
    return []


def complete(sea: Archipelago, seat: int) -> bool:
    """Tell whether a draft has everything it needs."""
    draft = sea.drafts[seat]
    first = draft[0]
    named = len(draft) - 1
    if OFFER <= first < BUY:
        god = first - OFFER
        wanted = price(sea, seat, god) + int(len(cubes(sea, seat, god)) > 0)
    elif BUY <= first < FREE:
        wanted = sea.terms.numbers.prices[first - BUY]
    elif first == FREE:
        wanted = int(len(cubes(sea, seat, last_god(sea))) > 0)
    elif ROB <= first < DEMETER_MOVE:
        wanted = 1
    elif HARPY_MOVE <= first < TROY_MOVE:
        wanted = len(harpy_timers(sea, first - HARPY_MOVE))
    elif first == HADES_MOVE:
        wanted = sea.terms.numbers.hades
    elif first in (RHODES_MOVE, URANUS_MOVE, EPHESUS_MOVE):
        wanted = fee(sea, first) + 1
    else:
        return False
    return named >= wanted


def holds(sea: Archipelago, seat: int) -> bool:
    """Tell whether a draft is still possible: what began it, and every part that was named."""
    draft = sea.drafts[seat]
    if not may_begin(sea, seat, draft[0]):
        return False
    for place in range(1, len(draft)):
        move = draft[place]
        if PAY <= move < GAIN:
            if sea.held(seat, move - PAY) < draft.count(move):
                return False
        elif sea.safe((move - SEND) // FLIPS):
            return False
    return _goes_on(sea, seat)


def _goes_on(sea: Archipelago, seat: int) -> bool:
    """Tell whether the receiver still may get what was named, and HARPY still means the same."""
    draft = sea.drafts[seat]
    first = draft[0]
    if BRING <= first < OFFER:
        return True
    if BUY <= first < FREE or ROB <= first < DEMETER_MOVE:
        to = sea.holder[first - BUY] if first < FREE else (first - ROB) // KEPT
        for move in draft[1:]:
            if not may_give(sea, to, move - PAY):
                return False
    elif HARPY_MOVE <= first < TROY_MOVE:
        there = harpy_timers(sea, first - HARPY_MOVE)
        named = [(move - SEND) // FLIPS for move in draft[1:]]
        if there[: len(named)] != named:
            return False
    return not complete(sea, seat) and len(steps(sea, seat)) > 0
