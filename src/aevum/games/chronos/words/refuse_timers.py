"""Why a timer cannot go somewhere, or bring a card from where it leaves."""

# not compiled: words are slow code on purpose

from aevum.core.state import NONE
from aevum.core.text import Refusal
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import (
    ARES,
    ASCLEPIUS,
    ATLANTIS_CITY,
    CHARON,
    POSEIDON,
)
from aevum.games.chronos.moves import TIMER
from aevum.games.chronos.rules.archipelago import ABSENT, Archipelago
from aevum.games.chronos.rules.phrases import CITIES, place_in, place_of, seconds, timer_of
from aevum.games.chronos.rules.places import (
    ATLANTIS,
    CITY,
    DEEP_HELL,
    EXTRA,
    FRONT,
    HELL,
    KINGDOM,
    LAST_SQUARE,
    SQUARE,
    is_city,
    is_kingdom,
    is_pile,
    is_square,
)
from aevum.games.chronos.words.refuse_busy import (
    refuse_late,
    refuse_nobody,
    refuse_without_god,
)


def refuse_move(sea: Archipelago, seat: int, timer: int, to: int, wants: bool) -> Refusal | None:
    """Return why a seat may not move a timer so."""
    return (
        refuse_absent(sea, timer)
        or _not_yours(sea, seat, timer)
        or refuse_running(sea, timer)
        or refuse_late(sea, seat)
        or _there(sea, seat, timer, to)
        or (_no_card(sea, seat, timer, to) if wants else None)
    )


def refuse_absent(sea: Archipelago, timer: int) -> Refusal | None:
    """Refuse a timer that is not in the game."""
    if timer in sea.timers:
        return None
    if timer == EXTRA:
        return Refusal("R9.26", m.no_extra())
    return Refusal("R1.5", m.no_timer(name=TIMER.words[timer]))


def _not_yours(sea: Archipelago, seat: int, timer: int) -> Refusal | None:
    owner = sea.owner(timer)
    return None if owner == seat else Refusal("R2.3", m.no_not_yours(who=owner))


def refuse_running(sea: Archipelago, timer: int) -> Refusal | None:
    """Refuse to move a timer whose sand runs."""
    left = sea.sand_left(timer)
    if not left:
        return None
    return Refusal("R2.3", m.no_running(timer=timer_of(timer), left=seconds(left)))


def _there(sea: Archipelago, seat: int, timer: int, to: int) -> Refusal | None:
    """Return why a flowed timer may not go to a place."""
    where = sea.place[timer]
    name = timer_of(timer)
    if to == HELL:
        return Refusal("R5.2", m.no_hell())
    if to == DEEP_HELL:
        return None if where == HELL else Refusal("R5.3", m.no_deep(timer=name))
    if where == HELL and not sea.has(seat, CHARON):
        return Refusal("R5.3", m.no_only_deep(timer=name))
    if to == FRONT:
        return Refusal("R2.4", m.no_front(timer=name)) if where == FRONT else None
    if is_pile(to):
        return _pile(sea, seat, to)
    if is_city(to):
        return _city(sea, timer, to)
    if is_square(to):
        return _square(sea, seat, timer, to)
    return _kingdom(sea, seat, to - KINGDOM)


def _pile(sea: Archipelago, seat: int, pile: int) -> Refusal | None:
    reaches = sea.has(seat, POSEIDON) or sea.ruler(ATLANTIS_CITY) == seat
    if pile == ATLANTIS and has_atlantis(sea) and not reaches:
        return Refusal("R12.2", m.no_atlantis_way())
    return refuse_no_pile(sea, pile) or refuse_empty(sea, pile)


def refuse_no_pile(sea: Archipelago, pile: int) -> Refusal | None:
    """Refuse a pile that is not in the game."""
    if pile == ATLANTIS and not has_atlantis(sea):
        return Refusal("R12.1", m.no_atlantis())
    if sea.piles <= pile < ATLANTIS:
        return Refusal("R1.3", m.no_pile(n=sea.piles))
    return None


def refuse_empty(sea: Archipelago, pile: int, rule: str = "R2.8") -> Refusal | None:
    """Refuse a pile without a card."""
    if sea.standing >> pile & 1:
        return None
    return Refusal(rule, m.no_pile_empty(at=place_of(pile)))


def has_atlantis(sea: Archipelago) -> bool:
    """Return whether Atlantis is in this game."""
    return sea.slot[ATLANTIS_CITY] != NONE or sea.holder[POSEIDON] != ABSENT


def _city(sea: Archipelago, timer: int, to: int) -> Refusal | None:
    if not sea.cities:
        return Refusal("R15.1", m.no_cities())
    if sea.guest[to - CITY] not in (NONE, timer):
        return Refusal("R10.1", m.no_city_taken(city=CITIES[sea.cities[to - CITY]]))
    fresh = [other for other in sea.timers if sea.fresh >> other & 1 and other != timer]
    if fresh and not sea.opened:
        return Refusal("R10.2", m.no_city_closed(n=len(fresh)))
    return None


def _square(sea: Archipelago, seat: int, timer: int, to: int) -> Refusal | None:
    where = sea.place[timer]
    missing = refuse_without_god(sea, seat, ASCLEPIUS)
    if missing:
        return missing
    if where == LAST_SQUARE:
        return Refusal("R9.27", m.no_square_last())
    wanted = where + 1 if is_square(where) else SQUARE
    if to != wanted:
        return Refusal("R9.27", m.no_square_next(n=wanted - SQUARE + 1))
    return Refusal("R9.27", m.no_square_taken(n=to - SQUARE + 1)) if sea.company[to] else None


def _kingdom(sea: Archipelago, seat: int, victim: int) -> Refusal | None:
    absent = refuse_nobody(sea, victim)
    if absent:
        return absent
    raider = sea.holder[ARES]
    if raider < 0:
        return Refusal("R9.9", m.no_ares())
    if raider != seat and victim != seat:
        return Refusal("R9.9", m.no_guard(who=raider))
    return _empty_kingdom(sea, victim)


def _empty_kingdom(sea: Archipelago, victim: int) -> Refusal | None:
    if sea.hoards[victim]:
        return None
    return Refusal("R9.9", m.no_kingdom_empty(at=place_of(KINGDOM + victim)))


def _no_card(sea: Archipelago, seat: int, timer: int, to: int) -> Refusal | None:
    """Return why there is no card to want from where a timer leaves."""
    where = sea.place[timer]
    if not is_pile(where) and not is_kingdom(where):
        at = place_in(sea, where, seat)
        return Refusal("R3.1", m.no_card_there(timer=timer_of(timer), at=at))
    missing = refuse_empty(sea, where, "R3.1") if is_pile(where) else _no_raid(sea, seat, where)
    if missing or where != to:
        return missing
    return Refusal("R3.5", m.no_last_card(at=place_of(where)))


def _no_raid(sea: Archipelago, seat: int, where: int) -> Refusal | None:
    victim = where - KINGDOM
    if victim == seat:
        return Refusal("R9.9", m.no_guard_card())
    return refuse_without_god(sea, seat, ARES) or _empty_kingdom(sea, victim)
