"""Which moves each question admits."""

from typing import Final

from aevum.core.native import i64
from aevum.core.state import NEVER, NONE, Ask
from aevum.games.chronos.data import (
    CASSANDRA,
    CHRONOS,
    DEMETER,
    EPHESUS,
    ERINYES,
    EROS,
    GAIA,
    GODS,
    HADES,
    HARPY,
    HERACLES,
    KEPT,
    PLAGUES,
    RHODES,
    TEN,
    TROY,
    URANUS,
)
from aevum.games.chronos.moves import (
    BRING,
    BUY,
    CLAIM,
    CLAIMS,
    DEMETER_MOVE,
    DROP,
    EPHESUS_MOVE,
    FREE,
    FREEZE,
    GAIN,
    GO,
    HADES_MOVE,
    HARPY_MOVE,
    LEAVE,
    OFFER,
    PAY,
    PLAGUE_MOVE,
    RHODES_MOVE,
    ROB,
    STARVE,
    TAKE,
    TROY_MOVE,
    URANUS_MOVE,
)
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.asks import (
    ACT,
    HECATE_ASK,
    PENALTY_ASK,
    STARVE_ASK,
    WAR_ASK,
)
from aevum.games.chronos.rules.drafts import offered, sends, steps
from aevum.games.chronos.rules.effects import barred, gifts, targets
from aevum.games.chronos.rules.hands import hand_free, power_free
from aevum.games.chronos.rules.move_runs import Listing, Lot
from aevum.games.chronos.rules.permits import (
    brings,
    loot,
    may_begin,
    may_buy,
    may_clear,
    may_take_free,
    offers,
)
from aevum.games.chronos.rules.places import (
    BIT,
    DEEP_HELL,
    EXTRA,
    HELL,
    OWN,
    PILES,
    PLACES,
    is_hell,
)
from aevum.games.chronos.rules.reach import common, destinations, takes_from, taking

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
    """Return everything a seat may do of itself now, ascending."""
    found = Listing()
    gather(sea, seat, found)
    found.moves.sort()
    return found.moves


def gather(sea: Archipelago, seat: int, lot: Lot) -> None:
    """Gather everything a seat may do of itself now."""
    if not hand_free(sea, seat):
        return
    if sea.settled != NEVER:
        if not sea.owes(seat):
            lot.add(CLAIM, claims(sea, seat))
        return
    _gather_timers(sea, seat, lot)
    if len(sea.asks) > sea.seats and sea.owes(seat):
        return
    if sea.drafts[seat]:
        lot.add_each(steps(sea, seat))
        lot.add(DROP, 1)
        if sea.terms.claims_between:
            lot.add(CLAIM, claims(sea, seat))
        return
    if sea.temple:
        lot.add(OFFER, offers(sea, seat))
    if sea.cities:
        _gather_powers(sea, seat, lot)
    lot.add(CLAIM, claims(sea, seat))
    if may_freeze(sea):
        lot.add(FREEZE, 1)


def _gather_timers(sea: Archipelago, seat: int, lot: Lot) -> None:
    """Gather where the timers of a seat may go."""
    now: i64 = sea.now
    places = NONE
    first: i64 = seat * OWN
    after: i64 = first + sea.terms.numbers.timers[sea.seats]
    for timer in range(first, after):
        end: i64 = sea.ends[timer]
        if end <= now:
            if places == NONE:
                places = common(sea, seat)
            _gather_places(sea, seat, int(timer), places, lot)
    if sea.holder[CHRONOS] == seat and sea.ends[EXTRA] <= now:
        _gather_places(sea, seat, EXTRA, common(sea, seat), lot)


def _gather_places(sea: Archipelago, seat: int, timer: int, places: int, lot: Lot) -> None:
    """Gather where a flowed timer may go, with or without the card it leaves."""
    reached = destinations(sea, seat, timer, places)
    lot.add(GO + timer * PLACES, reached)
    if takes_from(sea, seat, sea.place[timer]):
        lot.add(TAKE + timer * PLACES, taking(sea, seat, timer, reached))


def _gather_powers(sea: Archipelago, seat: int, lot: Lot) -> None:
    """Gather what the GODs of a seat and the CITIES under its timers let it do."""
    sway = sea.sway[seat]
    if sway:
        lot.add(BRING, brings(sea, seat))
    gods = sea.gods[seat]
    if gods >> CASSANDRA & 1 and may_take_free(sea, seat):
        lot.add(FREE, 1)
    if (sway == 0 and gods & POWERS == 0) or not power_free(sea, seat):
        return
    if gods & CONDEMNING:
        lot.add_each(sends(condemned(sea, seat)))
    if gods & POWERS:
        _gather_powers_of_gods(sea, seat, gods, lot)
    if sway:
        _gather_powers_of_cities(sea, seat, sway, lot)


def _gather_powers_of_gods(sea: Archipelago, seat: int, gods: int, lot: Lot) -> None:
    """Gather the repeatable powers of GODs."""
    if gods >> GAIA & 1:
        lot.add_each([BUY + god for god in range(GODS) if may_buy(sea, seat, god)])
    if gods >> HERACLES & 1:
        for victim in range(sea.seats):
            lot.add(ROB + victim * KEPT, loot(sea, seat, victim))
    if gods >> DEMETER & 1:
        lot.add(DEMETER_MOVE, reapable(sea))
    if gods >> HARPY & 1:
        lot.add_each([HARPY_MOVE + pile for pile in range(PILES) if may_clear(sea, pile)])
    if gods >> HADES & 1 and may_begin(sea, seat, HADES_MOVE):
        lot.add(HADES_MOVE, 1)
    if gods >> URANUS & 1 and may_begin(sea, seat, URANUS_MOVE):
        lot.add(URANUS_MOVE, 1)


def _gather_powers_of_cities(sea: Archipelago, seat: int, sway: int, lot: Lot) -> None:
    """Gather the repeatable powers of the CITIES on which a seat stands."""
    if sway >> TROY & 1:
        lot.add(TROY_MOVE, besiegeable(sea))
    if sway >> RHODES & 1 and may_begin(sea, seat, RHODES_MOVE):
        lot.add(RHODES_MOVE, 1)
    if sway >> EPHESUS & 1 and may_begin(sea, seat, EPHESUS_MOVE):
        lot.add(EPHESUS_MOVE, 1)


def reapable(sea: Archipelago) -> i64:
    """Return the piles without a timer from which DEMETER may pick a 10, as a set of bits."""
    found: i64 = 0
    for pile, top in enumerate(sea.tops):
        if top == TEN and sea.company[pile] == 0 and sea.besieged != pile:
            found |= BIT[pile]
    return found


def besiegeable(sea: Archipelago) -> int:
    """Return the piles to which the cube of TROY may be moved, as a set of bits."""
    return sea.standing & ~BIT[sea.besieged] if sea.besieged != NONE else sea.standing


def condemned(sea: Archipelago, seat: int) -> list[int]:
    """Return the timers that DEMETER, EROS or ERINYES lets a seat put into Hell."""
    gods, couple = sea.gods[seat], sea.terms.numbers.eros
    if gods >> ERINYES & 1 and _alone_in_hell(sea, seat):
        return targets(sea, NONE)
    found: list[int] = []
    for timer in sea.timers:
        place = sea.place[timer]
        if place >= PILES or sea.safe(timer):
            continue
        if (gods >> DEMETER & 1 and sea.tops[place] == TEN) or (
            gods >> EROS & 1 and sea.company[place] > couple and _disturbs(sea, seat, timer)
        ):
            found.append(timer)
    return found


def _disturbs(sea: Archipelago, seat: int, timer: int) -> bool:
    """Tell whether a timer stands beside as many others of a seat as EROS wants."""
    own = sea.on_pile(seat, sea.place[timer])
    return own - int(sea.owner(timer) == seat) >= sea.terms.numbers.eros


def _alone_in_hell(sea: Archipelago, seat: int) -> bool:
    if sea.company[HELL] + sea.company[DEEP_HELL] != 1:
        return False
    return any(is_hell(sea.place[timer]) and sea.owner(timer) == seat for timer in sea.timers)


def claims(sea: Archipelago, seat: int) -> int:
    """Return the claims that do not rest, as a set of bits."""
    if sea.winners >> seat & 1:
        return 0
    now: i64 = sea.now
    first: i64 = seat * CLAIMS
    points: i64 = sea.rest[first]
    monsters: i64 = sea.rest[first + 1]
    return int(points <= now) + 2 * int(monsters <= now)


def may_freeze(sea: Archipelago) -> bool:
    """Tell whether the game is frozen, so that anybody may start the countdown."""
    if sea.countdown != NEVER or (not sea.picked and sea.now < sea.terms.numbers.opening):
        return False
    return len(sea.asks) == sea.seats and still(sea)


def still(sea: Archipelago) -> bool:
    """Tell whether all sand has flowed."""
    return sea.sand_due == NEVER
