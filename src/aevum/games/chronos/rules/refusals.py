"""Refusals that several commands and questions share."""

# not compiled: words need no speed

from collections.abc import Callable

from aevum.core.state import NEVER, NONE
from aevum.core.text import Refusal, Text
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import (
    ATLANTIS_CITY,
    CITY_TILES,
    PANTHEON,
    POSEIDON,
    POWERS_WITHIN,
)
from aevum.games.chronos.moves import TIMER
from aevum.games.chronos.rules.archipelago import ABSENT, TEMPLE, Archipelago
from aevum.games.chronos.rules.asks import ACT
from aevum.games.chronos.rules.hands import hand_free, power_free
from aevum.games.chronos.rules.phrases import CARDS, CITIES, GODS, place_of, seconds, timer_of
from aevum.games.chronos.rules.places import ATLANTIS, CITY, EXTRA

# A hand, a win, an open choice, a command begun


def refuse_late(sea: Archipelago, seat: int) -> Refusal | None:
    """Return why a seat cannot give a command at this moment, None if it can."""
    if not hand_free(sea, seat):
        left = sea.hand[seat] - sea.now
        return Refusal("R13.1", m.no_hand(n=sea.terms.numbers.hand, left=left))
    return Refusal("R7.6", m.no_settled()) if sea.settled != NEVER else None


def refuse_busy(sea: Archipelago, seat: int) -> Refusal | None:
    """Return why a seat may only move timers or continue what it began."""
    return refuse_late(sea, seat) or refuse_owing(sea, seat) or refuse_begun(sea, seat)


def refuse_waiting(sea: Archipelago, seat: int) -> Refusal | None:
    """Return why a seat may not even continue what it began."""
    return refuse_late(sea, seat) or refuse_owing(sea, seat)


def refuse_owing(sea: Archipelago, seat: int) -> Refusal | None:
    """Refuse anything except timers to a seat that still has to answer."""
    asked = any(ask.seat == seat and ask.kind != ACT for ask in sea.asks)
    return Refusal("R13.5", m.no_open()) if asked or sea.owes(seat) else None


def refuse_begun(sea: Archipelago, seat: int) -> Refusal | None:
    """Return which command of a seat is not complete yet."""
    if not sea.drafts[seat]:
        return None
    first = sea.drafts[seat][0]
    return Refusal("R8.3", m.no_draft(what=sea.terms.pantheon.commands[first].draft_words(first)))


def refuse_tired(sea: Archipelago, seat: int) -> Refusal | None:
    """Return why no repeatable power can be used so soon."""
    if power_free(sea, seat):
        return None
    powers = sea.terms.numbers.powers
    left = sea.uses[seat * powers] + POWERS_WITHIN - sea.now
    return Refusal("R13.2", m.no_powers(n=powers, left=left))


# Powers


def refuse_without_god(sea: Archipelago, seat: int, god: int) -> Refusal | None:
    """Return why a seat does not have the power of a GOD, None if it does."""
    if sea.has(seat, god):
        return None
    rule, owner = PANTHEON[god].rule, sea.holder[god]
    if owner == ABSENT:
        return Refusal(rule, m.no_god_absent(god=GODS[god]))
    if owner == TEMPLE:
        return Refusal(rule, m.no_god_temple(god=GODS[god]))
    return Refusal(rule, m.no_god_other(god=GODS[god], who=owner))


def refuse_without_city(sea: Archipelago, seat: int, city: int) -> Refusal | None:
    """Return why a seat does not have the power of a CITY, None if it does."""
    if sea.ruler(city) == seat:
        return None
    rule, place = CITY_TILES[city].rule, sea.slot[city]
    if place == NONE:
        return Refusal(rule, m.no_city_absent(city=CITIES[city]))
    if not _stands_on(sea, seat, city):
        return Refusal(rule, m.no_city_timer(city=CITIES[city]))
    return refuse_sealed(city)


def _stands_on(sea: Archipelago, seat: int, city: int) -> bool:
    guest = sea.guest[sea.slot[city] - CITY]
    return guest != NONE and sea.owner(guest) == seat


def refuse_sealed(city: int) -> Refusal:
    """Refuse a CITY that SELENE reserves for her owner."""
    return Refusal("R9.40", m.no_city_sealed(city=CITIES[city]))


def is_sealed_for(sea: Archipelago, seat: int, city: int) -> bool:
    """Return whether a seat is on a CITY whose power SELENE denies it."""
    return sea.ruler(city) != seat and _stands_on(sea, seat, city)


def refuse_nobody(sea: Archipelago, seat: int) -> Refusal | None:
    """Refuse a player who is not at the table."""
    return Refusal("R1.1", m.no_player(n=seat + 1)) if seat >= sea.seats else None


# Timers and piles


def refuse_absent(sea: Archipelago, timer: int) -> Refusal | None:
    """Refuse a timer that is not in the game."""
    if timer in sea.timers:
        return None
    if timer == EXTRA:
        return Refusal("R9.26", m.no_extra())
    return Refusal("R1.5", m.no_timer(name=TIMER.words[timer]))


def refuse_running(sea: Archipelago, timer: int) -> Refusal | None:
    """Refuse to move a timer that is running."""
    left = sea.sand_left(timer)
    if not left:
        return None
    return Refusal("R2.3", m.no_running(timer=timer_of(timer), left=seconds(left)))


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


# GODs and cards


def refuse_no_god(sea: Archipelago, god: int) -> Refusal | None:
    """Refuse a GOD that is not in the game."""
    if sea.holder[god] != ABSENT:
        return None
    if not sea.cities:
        return Refusal("R15.1", m.no_gods())
    return Refusal("R1.4", m.no_god_absent(god=GODS[god]))


def refuse_bare(sea: Archipelago, pile: int) -> Refusal | None:
    """Refuse a pile that is not in the game, or has neither a card nor a timer."""
    missing = refuse_no_pile(sea, pile)
    return missing or (None if sea.company[pile] else refuse_empty(sea, pile))


def refuse_barred(sea: Archipelago, card: int) -> Refusal:
    """Refuse a card that a GOD or a CITY forbids a player."""
    pantheon = sea.terms.pantheon
    gods = [pantheon.gods[god] for god in pantheon.barring_gods]
    cities = [pantheon.cities[city] for city in pantheon.barring_cities]
    for power in (*gods, *cities):
        if power.bars(card):
            return power.why_barred(card)
    return Refusal("", m.no_barred(card=CARDS[card]))


def refuse_price(
    rule: str, told: Callable[..., Text], cost: int, sea: Archipelago, seat: int
) -> Refusal | None:
    """Return why a seat cannot pay so many cards, None if it can."""
    has = sea.riches[seat]
    if has >= cost:
        return None
    return Refusal(rule, told(cost=m.part_cards(n=cost), has=m.part_has(n=has)))
