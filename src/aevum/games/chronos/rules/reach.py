"""Where a timer that has run out may go, as a set of places."""

from aevum.core.state import NONE
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.effects import barred
from aevum.games.chronos.rules.places import (
    ATLANTIS,
    BIT,
    CITY,
    DEEP_HELL,
    EXTRA,
    FRONT,
    HELL,
    KINGDOM,
    OWN,
    is_kingdom,
    is_pile,
)


def flowed(sea: Archipelago, seat: int) -> list[int]:
    """Return the timers of a seat that have run out, ascending."""
    now, ends = sea.now, sea.ends
    first = seat * OWN
    after = first + sea.terms.numbers.timers[sea.seats]
    found = [timer for timer in range(first, after) if ends[timer] <= now]
    if sea.owner(EXTRA) == seat and ends[EXTRA] <= now:
        found.append(EXTRA)
    return found


def common(sea: Archipelago, seat: int) -> int:
    """Return the places that all timers of a seat that have run out may go to."""
    places = sea.standing & ~BIT[ATLANTIS]
    if not sea.cities:
        return places
    if sea.opened:
        for tile, guest in enumerate(sea.guest):
            if guest == NONE:
                places |= BIT[CITY + tile]
    pantheon = sea.terms.pantheon
    if sea.held_gods & pantheon.reaching_set:
        for god in pantheon.reaching_gods:
            if sea.gods[seat] >> god & 1:
                places |= pantheon.gods[god].reach(sea, seat)
    if sea.ruled & pantheon.reaching_cities_set:
        for city in pantheon.reaching_cities:
            if sea.sway[seat] >> city & 1:
                places |= pantheon.cities[city].reach(sea, seat)
    if sea.held_gods & pantheon.guarding_set:
        for god in pantheon.guarding:
            owner = sea.holder[god]
            if owner >= 0 and owner != seat:
                places |= pantheon.gods[god].guards(sea, seat)
    return places


def destinations(sea: Archipelago, seat: int, timer: int, places: int) -> int:
    """Return where one timer that has run out may go, given the places common to all of the
    seat."""
    where = sea.place[timer]
    pantheon = sea.terms.pantheon
    if where == HELL:
        if not sea.gods[seat] & pantheon.leaving_set:
            return BIT[DEEP_HELL]
        places |= BIT[DEEP_HELL]
    if where != FRONT:
        places |= BIT[FRONT]
    if not sea.cities:
        return places
    if not sea.opened and sea.fresh == BIT[timer]:
        for tile, guest in enumerate(sea.guest):
            if guest == NONE:
                places |= BIT[CITY + tile]
    if CITY <= where < HELL:
        places |= BIT[where]
    if sea.held_gods & pantheon.reaching_of_set:
        for god in pantheon.reaching_of:
            if sea.gods[seat] >> god & 1:
                places |= pantheon.gods[god].reach_of(sea, seat, timer)
    return places


def takes_from(sea: Archipelago, seat: int, place: int) -> bool:
    """Return whether a timer that leaves a place may take a card from it."""
    if is_pile(place):
        return sea.tops[place] != NONE
    if is_kingdom(place):
        victim = place - KINGDOM
        raids = sea.gods[seat] & sea.terms.pantheon.raiding_set != 0
        return victim != seat and raids and len(sea.hoards[victim]) > 0
    return False


def obstacle(sea: Archipelago, seat: int, place: int) -> str:
    """Return a word for why leaving a place brings no card, "" if it does."""
    if sea.company[place] > 1:
        return "company"
    if is_pile(place) and sea.besieged == place:
        return "troy"
    card = sea.tops[place] if is_pile(place) else sea.hoards[place - KINGDOM][-1]
    if barred(sea, seat, card):
        return "barred"
    return ""


def taking(sea: Archipelago, seat: int, timer: int, places: int) -> int:
    """Return where a timer may go that takes the card it leaves: not where none is left then."""
    where = sea.place[timer]
    left = sea.under[where] if is_pile(where) else len(sea.hoards[where - KINGDOM]) - 1
    if left == 0 and not obstacle(sea, seat, where):
        return places & ~BIT[where]
    return places
