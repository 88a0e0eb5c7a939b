"""Which moves each question admits."""

from typing import Final

from aevum.core.state import NEVER, NONE, Ask
from aevum.games.chronos_conquest.archipelago import Archipelago
from aevum.games.chronos_conquest.asks import (
    ACT,
    HECATE_ASK,
    PENALTY_ASK,
    STARVE_ASK,
    WAR_ASK,
)
from aevum.games.chronos_conquest.data import KEPT, OPENING, PLAGUES, TEN
from aevum.games.chronos_conquest.drafts import offered, sends, steps
from aevum.games.chronos_conquest.fates import barred, gifts, targets
from aevum.games.chronos_conquest.hands import hand_free, power_free
from aevum.games.chronos_conquest.moves import (
    BRING,
    BUY,
    CLAIM,
    CLAIMS,
    DEMETER_MOVE,
    DROP,
    EPHESUS_MOVE,
    FLIPS,
    FREE,
    FREEZE,
    GAIN,
    GO,
    HADES_MOVE,
    HARPY_MOVE,
    LEAVE,
    PAY,
    PLAGUE_MOVE,
    RHODES_MOVE,
    ROB,
    STARVE,
    TAKE,
    TROY_MOVE,
    URANUS_MOVE,
)
from aevum.games.chronos_conquest.pantheon import (
    CASSANDRA,
    DEMETER,
    EPHESUS,
    ERINYES,
    EROS,
    GAIA,
    GODS,
    HADES,
    HARPY,
    HERACLES,
    RHODES,
    SPARTA,
    TROY,
    URANUS,
)
from aevum.games.chronos_conquest.permits import (
    may_begin,
    may_bring,
    may_buy,
    may_harpy,
    may_rob,
    may_take_free,
    offers,
)
from aevum.games.chronos_conquest.places import BIT, DEEP_HELL, HELL, PILES, PLACES, is_hell
from aevum.games.chronos_conquest.reach import common, destinations, flowed, takes_from, taking

CONDEMNING: Final = BIT[DEMETER] | BIT[EROS] | BIT[ERINYES]
POWERS: Final = (
    BIT[HADES] | BIT[HERACLES] | BIT[DEMETER] | BIT[GAIA] | BIT[URANUS] | BIT[EROS]
    | BIT[ERINYES] | BIT[HARPY]
)  # fmt: skip


def choices(sea: Archipelago, ask: Ask) -> list[int]:
    """Return the moves a question admits, ascending."""
    if ask.kind == ACT:
        return acts(sea, ask.seat)
    if ask.kind == WAR_ASK:
        return sends(targets(sea, ask.subject))
    if ask.kind == STARVE_ASK:
        return [STARVE + seat for seat in range(sea.seats) if seat != ask.seat]
    if ask.kind == HECATE_ASK:
        return [PLAGUE_MOVE + plague for plague in range(PLAGUES)]
    if ask.kind == PENALTY_ASK:
        return [PAY + card for card in gifts(sea, ask.seat, ask.subject)]
    found = [
        GAIN + card
        for card in range(KEPT)
        if offered(ask.subject, card) and not barred(sea, ask.seat, card)
    ]
    return [*found, LEAVE]


def acts(sea: Archipelago, seat: int) -> list[int]:
    """Return everything a seat may do of itself now."""
    if not hand_free(sea, seat):
        return []
    if sea.settled != NEVER:
        return [] if sea.owes(seat) else claims(sea, seat)
    found: list[int] = []
    taken: list[int] = []
    places = common(sea, seat)
    for timer in flowed(sea, seat):
        reached = destinations(sea, seat, timer, places)
        _add(found, GO + timer * PLACES, reached)
        if takes_from(sea, seat, sea.place[timer]):
            _add(taken, TAKE + timer * PLACES, taking(sea, seat, timer, reached))
    return found + taken + others(sea, seat)


def _add(found: list[int], first: int, places: int) -> None:
    place = 0
    while places:
        if places & 1:
            found.append(first + place)
        places >>= 1
        place += 1


def others(sea: Archipelago, seat: int) -> list[int]:
    """Return what a seat may do beside moving its timers, ascending."""
    if len(sea.asks) > sea.seats and sea.owes(seat):
        return []
    if sea.drafts[seat]:
        return [*steps(sea, seat), DROP]
    found: list[int] = []
    full = len(sea.cities) > 0
    able = full and power_free(sea, seat)
    gods = sea.gods[seat]
    if able and gods & CONDEMNING:
        found += sends(condemned(sea, seat))
    governs = full and sea.governs(seat)
    if governs and sea.ruler(SPARTA) == seat:
        found += _brings(sea, seat)
    if sea.temple:
        found += offers(sea, seat)
    if able and gods & POWERS:
        _add_powers_of_gods(sea, seat, gods, found)
    elif gods >> CASSANDRA & 1 and may_take_free(sea, seat):
        found.append(FREE)
    if able and governs:
        _add_powers_of_cities(sea, seat, found)
        found.sort()
    found += claims(sea, seat)
    if may_freeze(sea):
        found.append(FREEZE)
    return found


def _brings(sea: Archipelago, seat: int) -> list[int]:
    return [
        BRING + timer * FLIPS + flip
        for timer in sea.timers
        if may_bring(sea, seat, timer)
        for flip in range(FLIPS)
    ]


def _add_powers_of_gods(sea: Archipelago, seat: int, gods: int, found: list[int]) -> None:
    """Add the repeatable powers of GODs, and what CASSANDRA gives."""
    if gods >> GAIA & 1:
        found += [BUY + god for god in range(GODS) if may_buy(sea, seat, god)]
    if gods >> CASSANDRA & 1 and may_take_free(sea, seat):
        found.append(FREE)
    if gods >> HERACLES & 1:
        for victim in range(sea.seats):
            for card in range(KEPT):
                if may_rob(sea, seat, victim, card):
                    found.append(ROB + victim * KEPT + card)
    if gods >> DEMETER & 1:
        found += [DEMETER_MOVE + pile for pile in range(PILES) if may_reap(sea, seat, pile)]
    if gods >> HARPY & 1:
        found += [HARPY_MOVE + pile for pile in range(PILES) if may_harpy(sea, seat, pile)]
    if gods >> HADES & 1 and may_begin(sea, seat, HADES_MOVE):
        found.append(HADES_MOVE)
    if gods >> URANUS & 1 and may_begin(sea, seat, URANUS_MOVE):
        found.append(URANUS_MOVE)


def _add_powers_of_cities(sea: Archipelago, seat: int, found: list[int]) -> None:
    """Add the repeatable powers of the CITIES on which a seat stands."""
    if sea.ruler(TROY) == seat:
        found += [TROY_MOVE + pile for pile in range(PILES) if may_besiege(sea, pile)]
    if sea.ruler(RHODES) == seat and may_begin(sea, seat, RHODES_MOVE):
        found.append(RHODES_MOVE)
    if sea.ruler(EPHESUS) == seat and may_begin(sea, seat, EPHESUS_MOVE):
        found.append(EPHESUS_MOVE)


def may_reap(sea: Archipelago, seat: int, pile: int) -> bool:
    """Tell whether DEMETER may pick a 10 from a pile on which no timer stands."""
    return sea.tops[pile] == TEN and sea.company[pile] == 0 and sea.besieged != pile


def may_besiege(sea: Archipelago, pile: int) -> bool:
    """Tell whether the cube of TROY may be moved to a pile."""
    return sea.standing >> pile & 1 == 1 and sea.besieged != pile


def condemned(sea: Archipelago, seat: int) -> list[int]:
    """Return the timers that DEMETER, EROS or ERINYES lets a seat put into Hell."""
    if sea.has(seat, ERINYES) and _alone_in_hell(sea, seat):
        return targets(sea, NONE)
    found: list[int] = []
    for timer in sea.timers:
        place = sea.place[timer]
        if place < PILES and not sea.safe(timer) and _stands_badly(sea, seat, timer, place):
            found.append(timer)
    return found


def _stands_badly(sea: Archipelago, seat: int, timer: int, place: int) -> bool:
    if sea.has(seat, DEMETER) and sea.tops[place] == TEN:
        return True
    if not sea.has(seat, EROS):
        return False
    return sea.on_pile(seat, place) - int(sea.owner(timer) == seat) >= 2


def _alone_in_hell(sea: Archipelago, seat: int) -> bool:
    if sea.company[HELL] + sea.company[DEEP_HELL] != 1:
        return False
    return any(is_hell(sea.place[timer]) and sea.owner(timer) == seat for timer in sea.timers)


def claims(sea: Archipelago, seat: int) -> list[int]:
    """Return the claims that do not rest."""
    if sea.winners >> seat & 1:
        return []
    found: list[int] = []
    if sea.rest[seat * CLAIMS] <= sea.now:
        found.append(CLAIM)
    if sea.rest[seat * CLAIMS + 1] <= sea.now:
        found.append(CLAIM + 1)
    return found


def may_freeze(sea: Archipelago) -> bool:
    """Tell whether the game is frozen, so that anybody may start the countdown."""
    if sea.countdown != NEVER or (not sea.picked and sea.now < OPENING):
        return False
    return len(sea.asks) == sea.seats and still(sea)


def still(sea: Archipelago) -> bool:
    """Tell whether all sand has flowed."""
    return sea.sand_due == NEVER
