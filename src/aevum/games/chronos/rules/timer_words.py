"""Timers that go somewhere, in words: labels and refusals."""

# not compiled: words need no speed

from typing import Final

from aevum.core.state import NONE
from aevum.core.text import Label, Refusal, Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import ARES, ASCLEPIUS, ATLANTIS_CITY, CHARON, POSEIDON
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.phrases import (
    CARDS,
    CITIES,
    city_brief,
    place_in,
    place_of,
    plague_note,
    timer_of,
    top_note,
)
from aevum.games.chronos.rules.places import (
    ATLANTIS,
    CITY,
    DEEP_HELL,
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
from aevum.games.chronos.rules.reach import obstacle, takes_from
from aevum.games.chronos.rules.refusals import (
    has_atlantis,
    refuse_absent,
    refuse_empty,
    refuse_late,
    refuse_no_pile,
    refuse_nobody,
    refuse_running,
    refuse_without_god,
)

# Labels


def label_go(sea: Archipelago, timer: int, to: int) -> Label:
    """Return the move of a timer, without the card that it leaves."""
    name, place = timer_of(timer), place_in(sea, to)
    if to == FRONT:
        return Label(m.move_front(timer=name))
    if to == sea.place[timer]:
        again = m.move_flip_again(timer=name, to=place)
        return Label(again, notes=top_note(sea, to) if is_pile(to) else ())
    return Label(m.move_flip(timer=name, to=place), notes=_landing(sea, to))


def label_take(sea: Archipelago, timer: int, to: int) -> Label:
    """Return the move of a timer, with the card that it leaves."""
    where = sea.place[timer]
    name, place = timer_of(timer), place_in(sea, to)
    loot, notes = _loot(sea, timer, where)
    if to == FRONT:
        return Label(m.move_take_front(loot=loot, timer=name), notes=notes)
    if to == where:  # the next card there is not known yet
        return Label(m.move_take_again(loot=loot, timer=name, to=place), notes=notes)
    text = m.move_take_flip(loot=loot, timer=name, to=place)
    return Label(text, notes=(*notes, *_landing(sea, to)))


def _landing(sea: Archipelago, to: int) -> tuple[Text, ...]:
    """Return what is at a timer's destination, as a note."""
    if is_pile(to):
        return top_note(sea, to)
    if is_kingdom(to) and sea.hoards[to - KINGDOM]:
        return (m.note_card(card=CARDS[sea.hoards[to - KINGDOM][-1]]),)
    if is_city(to) and sea.cities:
        return (city_brief(sea.cities[to - CITY], sea.terms.numbers),)
    return ()


HINDRANCES: Final = {
    "company": m.note_company(),
    "troy": m.note_troy(),
    "barred": m.note_barred(),
}
"""The note on a wanted card, by the word of `reach.obstacle`."""


def _loot(sea: Archipelago, timer: int, where: int) -> tuple[Text, tuple[Text, ...]]:
    """Return the card that a timer's owner takes when leaving, and what to know about it."""
    seat = sea.owner(timer)
    if not takes_from(sea, seat, where):
        return m.part_loot_any(), ()
    card = sea.tops[where] if is_pile(where) else sea.hoards[where - KINGDOM][-1]
    hindrance = HINDRANCES.get(obstacle(sea, seat, where))
    notes = (hindrance,) if hindrance is not None else plague_note(card)
    return m.part_loot_card(card=CARDS[card], at=place_of(where)), notes


# Refusals


def refuse_going(sea: Archipelago, seat: int, timer: int, to: int) -> Refusal | None:
    """Return why a seat may not move a timer to a place."""
    return (
        refuse_absent(sea, timer)
        or _not_yours(sea, seat, timer)
        or refuse_running(sea, timer)
        or refuse_late(sea, seat)
        or _there(sea, seat, timer, to)
    )


def _not_yours(sea: Archipelago, seat: int, timer: int) -> Refusal | None:
    owner = sea.owner(timer)
    return None if owner == seat else Refusal("R2.3", m.no_not_yours(who=owner))


def _there(sea: Archipelago, seat: int, timer: int, to: int) -> Refusal | None:
    """Return why a timer that has run out may not go to a place."""
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


def refuse_taking(sea: Archipelago, seat: int, timer: int, to: int) -> Refusal | None:
    """Return why a timer that leaves a place gets no card."""
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
