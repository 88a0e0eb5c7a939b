"""Why a timer cannot go somewhere, or bring a card from where it leaves."""

# not compiled: words are slow code on purpose

from aevum.core.state import NONE
from aevum.games.chronos.data import (
    ARES,
    ASCLEPIUS,
    ATLANTIS_CITY,
    CHARON,
    POSEIDON,
)
from aevum.games.chronos.rules.archipelago import ABSENT, Archipelago
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
from aevum.games.chronos.words.phrases import (
    pile_name,
    place_name,
    seconds,
    standing,
    timer_name,
)
from aevum.games.chronos.words.whybusy import why_late, why_no_god, why_nobody
from aevum.games.phrases import many, who


def why_move(sea: Archipelago, seat: int, timer: int, to: int, wants: bool) -> str:
    """Return why a seat may not move a timer so."""
    return (
        why_no_timer(sea, timer)
        or why_not_yours(sea, seat, timer)
        or why_flowing(sea, timer)
        or why_late(sea, seat)
        or why_there(sea, seat, timer, to)
        or (why_no_card(sea, seat, timer, to) if wants else "")
    )


def why_no_timer(sea: Archipelago, timer: int) -> str:
    """Refuse a timer that is not in the game."""
    if timer in sea.timers:
        return ""
    if timer == EXTRA:
        return "R9.26: the extra timer is in the game only while somebody owns CHRONOS."
    return f"R1.5: there is no {timer_name(timer)} in this game."


def why_not_yours(sea: Archipelago, seat: int, timer: int) -> str:
    """Refuse to move another's timer."""
    owner = sea.owner(timer)
    if owner == seat:
        return ""
    return f"R2.3: {timer_name(timer)} is {who(owner)}'s, and you move only your own."


def why_flowing(sea: Archipelago, timer: int) -> str:
    """Refuse to move a timer whose sand runs."""
    left = sea.sand_left(timer)
    if not left:
        return ""
    return f"R2.3: {timer_name(timer)} still runs, {seconds(left)} are left."


def why_there(sea: Archipelago, seat: int, timer: int, to: int) -> str:
    """Return why a flowed timer may not go to a place."""
    where = sea.place[timer]
    name = timer_name(timer)
    if to == HELL:
        return "R5.2: the first part of Hell is only for timers that are put there."
    if to == DEEP_HELL:
        return "" if where == HELL else f"R5.3: {name} is not in the first part of Hell."
    if where == HELL and not sea.has(seat, CHARON):
        return f"R5.3: {name} may only go on into the second part of Hell."
    if to == FRONT:
        return f"R2.4: {name} lies before you already." if where == FRONT else ""
    if is_pile(to):
        return _why_pile(sea, seat, to)
    if is_city(to):
        return _why_city(sea, timer, to)
    if is_square(to):
        return _why_square(sea, seat, timer, to)
    return _why_kingdom(sea, seat, to - KINGDOM)


def _why_pile(sea: Archipelago, seat: int, pile: int) -> str:
    if pile == ATLANTIS:
        if not has_atlantis(sea):
            return "R12.1: there is no Atlantis without POSEIDON or ATLANTIS CITY in the game."
        if not sea.has(seat, POSEIDON) and sea.ruler(ATLANTIS_CITY) != seat:
            return "R12.2: only POSEIDON and ATLANTIS CITY let you flip onto Atlantis."
    elif pile >= sea.piles:
        return f"R1.3: there are {many(sea.piles, 'pile')} in this game."
    if sea.standing >> pile & 1 == 0:
        return f"R2.8: {pile_name(pile)} has no card left."
    return ""


def has_atlantis(sea: Archipelago) -> bool:
    """Tell whether Atlantis is in this game."""
    return sea.slot[ATLANTIS_CITY] != NONE or sea.holder[POSEIDON] != ABSENT


def _why_city(sea: Archipelago, timer: int, to: int) -> str:
    tile = to - CITY
    if not sea.cities:
        return "R15.1: there are CITIES only in the complete game, stage 5."
    guest = sea.guest[tile]
    if guest not in (NONE, timer):
        return f"R10.1: {timer_name(guest)} stands on {place_name(to, sea)} already."
    fresh = [other for other in sea.timers if sea.fresh >> other & 1 and other != timer]
    if fresh and not sea.opened:
        waits = many(len(fresh), "other timer")
        return f"R10.2: CITIES are closed until all were flipped, and {waits} never did."
    return ""


def _why_square(sea: Archipelago, seat: int, timer: int, to: int) -> str:
    where = sea.place[timer]
    missing = why_no_god(sea, seat, ASCLEPIUS)
    if missing:
        return missing
    wanted = where + 1 if is_square(where) else SQUARE
    if where == LAST_SQUARE or to != wanted:
        after = "nothing" if where == LAST_SQUARE else f"square {wanted - SQUARE + 1}"
        return f"R9.27: no square is left out; after its place comes {after}."
    return f"R9.27: {place_name(to)} holds a timer already." if sea.company[to] else ""


def _why_kingdom(sea: Archipelago, seat: int, victim: int) -> str:
    absent = why_nobody(sea, victim)
    if absent:
        return absent
    raider = sea.holder[ARES]
    if raider < 0:
        return "R9.9: central piles are open to timers only while somebody owns ARES."
    if raider != seat and victim != seat:
        return f"R9.9: {who(raider)} owns ARES; you may only guard your own central pile."
    if not sea.hoards[victim]:
        return f"R9.9: the central pile of {who(victim)} is empty."
    return ""


def why_no_card(sea: Archipelago, seat: int, timer: int, to: int) -> str:
    """Return why there is no card to want from where a timer leaves."""
    where = sea.place[timer]
    if is_pile(where):
        if sea.standing >> where & 1 == 0:
            return f"R3.1: {pile_name(where)} has no card left."
    elif is_kingdom(where):
        victim = where - KINGDOM
        if victim == seat:
            return "R9.9: a guard on your own central pile takes no card."
        missing = why_no_god(sea, seat, ARES)
        if missing or not sea.hoards[victim]:
            return missing or f"R9.9: the central pile of {who(victim)} is empty."
    else:
        return f"R3.1: {timer_name(timer)} is {standing(sea, timer)}; there is no card to pick."
    if where == to:
        return f"R3.5: that is the last card; {timer_name(timer)} cannot go back there."
    return ""
