"""What happens to cards and timers: gains, plagues, Hell, penalties, and rules of GODs."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import NEVER, NONE
from aevum.games.chronos.data import KEPT, WAR, ZERO
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.asks import (
    BY_CATACLYSM,
    PENALTY_ASK,
    STARVE_ASK,
    WAR_ASK,
    is_plague,
)
from aevum.games.chronos.rules.endings import finish
from aevum.games.chronos.rules.places import ATLANTIS, HELL
from aevum.games.chronos.rules.scoring import target_timer
from aevum.games.chronos.rules.task import Reveal


def barred(sea: Archipelago, seat: int, card: int) -> bool:
    """Return whether a GOD or a CITY forbids a seat a card."""
    if not may_give(sea, seat, card):
        return True
    pantheon = sea.terms.pantheon
    if sea.ruled & pantheon.barring_cities_set:
        for city in pantheon.barring_cities:
            ruler = sea.ruler(city)
            if ruler != NONE and ruler != seat and pantheon.cities[city].bars(card):
                return True
    return False


def may_give(sea: Archipelago, to: int, card: int) -> bool:
    """Return whether a card may be given to a seat: no GOD reserves it for another."""
    pantheon = sea.terms.pantheon
    if sea.held_gods & pantheon.barring_set:
        for god in pantheon.barring_gods:
            owner = sea.holder[god]
            if owner >= 0 and owner != to and pantheon.gods[god].bars(card):
                return False
    return True


def gifts(sea: Archipelago, seat: int, to: int) -> list[int]:
    """Return the kinds of cards that a seat can give somebody."""
    return [card for card in range(KEPT) if sea.held(seat, card) and may_give(sea, to, card)]


# Gains


def gain(sea: Archipelago, seat: int, card: int) -> None:
    """Lay a card into a kingdom, or start a plague."""
    if card < KEPT:
        sea.put_in(seat, card)
    else:
        sea.throw(card)
        strike(sea, seat, card)


def gain_zero(sea: Archipelago, seat: int) -> None:
    """Gain a TERRITORY of value 0, while there are any."""
    if sea.zeros:
        sea.zeros -= 1
        sea.put_in(seat, ZERO)
        sea.note("zero", seat)


def pick(sea: Archipelago, seat: int, pile: int) -> None:
    """Pick the top card of a pile of the archipelago, with all consequences."""
    card = sea.lift(pile)
    sea.note("pick", seat, pile, card)
    thaw(sea)
    if sea.under[pile] and pile != ATLANTIS:
        sea.tasks.append(Reveal(pile))
    gain(sea, seat, card)
    if sea.ending == BY_CATACLYSM:
        return
    if sea.cities:
        _tell_of_pick(sea, seat, pile, card)
    settle(sea, seat)


def _tell_of_pick(sea: Archipelago, seat: int, pile: int, card: int) -> None:
    """Let GODs and CITIES react to a pick."""
    pantheon = sea.terms.pantheon
    for god in pantheon.hearing_gods:
        owner = sea.holder[god]
        if owner >= 0:
            pantheon.gods[god].picked(sea, owner, seat, pile, card)
    for city in pantheon.hearing_cities:
        owner = sea.ruler(city)
        if owner != NONE:
            pantheon.cities[city].picked(sea, owner, seat, pile, card)


def plunder(sea: Archipelago, seat: int, victim: int) -> None:
    """Take the top card of another's central pile."""
    card = sea.take_top(victim)
    sea.note("plunder", seat, victim, card, reveals=True)
    thaw(sea)
    sea.put_in(seat, card)


def thaw(sea: Archipelago) -> None:
    """Stop the countdown of a frozen game: a card was picked."""
    sea.picked = True
    if sea.countdown != NEVER:
        sea.countdown = NEVER
        sea.note("thaw", -1)


# Plagues


@mypyc_attr(acyclic=True)
class Plague:
    """The effect of a plague; `PLAGUE_KINDS[card - WAR]` is that of a card."""

    def unleash(self, sea: Archipelago, seat: int) -> None:
        """Begin its effect for the player who has gained it."""
        raise NotImplementedError("abstract: unleash")

    def spread(self, sea: Archipelago, seat: int, victim: int) -> bool:
        """Strike one victim; return False if it strikes nobody in particular."""
        return False


@mypyc_attr(acyclic=True)
class War(Plague):
    """A timer goes to Hell."""

    def unleash(self, sea: Archipelago, seat: int) -> None:
        if targets(sea, NONE):
            sea.open(seat, WAR_ASK, NONE, sea.now + sea.terms.numbers.choice)

    def spread(self, sea: Archipelago, seat: int, victim: int) -> bool:
        if target_timer(sea, victim) != NONE:
            sea.open(seat, WAR_ASK, victim, sea.now + sea.terms.numbers.choice)
        return True


@mypyc_attr(acyclic=True)
class Starvation(Plague):
    """Somebody loses the top card."""

    def unleash(self, sea: Archipelago, seat: int) -> None:
        sea.open(seat, STARVE_ASK, NONE, sea.now + sea.terms.numbers.choice)

    def spread(self, sea: Archipelago, seat: int, victim: int) -> bool:
        starve(sea, victim)
        return True


@mypyc_attr(acyclic=True)
class Cataclysm(Plague):
    """The game ends."""

    def unleash(self, sea: Archipelago, seat: int) -> None:
        finish(sea, BY_CATACLYSM)


PLAGUE_KINDS: Final[list[Plague]] = [War(), Starvation(), Cataclysm()]


def strike(sea: Archipelago, seat: int, card: int) -> None:
    """Start a plague, unless a GOD of the player who gained it intervenes."""
    gods = sea.gods[seat]
    if gods:
        for god in sea.terms.pantheon.striking:
            if gods >> god & 1 and sea.terms.pantheon.gods[god].strikes(sea, seat, card):
                return
    unleash(sea, seat, card)


def unleash(sea: Archipelago, seat: int, card: int) -> None:
    """Begin the effect of a plague."""
    sea.note("plague", seat, card)
    gods = sea.gods[seat]
    if gods:
        for god in sea.terms.pantheon.spreading:
            if gods >> god & 1 and sea.terms.pantheon.gods[god].spreads(sea, seat, card):
                return
    PLAGUE_KINDS[card - WAR].unleash(sea, seat)


def targets(sea: Archipelago, whose: int) -> list[int]:
    """Return the timers that may be put into Hell, of one seat or of all."""
    return [
        timer
        for timer in sea.timers
        if not sea.safe(timer) and (whose == NONE or sea.owner(timer) == whose)
    ]


def starve(sea: Archipelago, seat: int) -> None:
    """Make a seat lose the top card of its central pile, if it has one."""
    if sea.hoards[seat]:
        card = sea.take_top(seat)
        sea.throw(card)
        sea.note("starves", seat, card, reveals=True)


def damn(sea: Archipelago, by: int, timer: int, flipped: bool, planned: bool = False) -> None:
    """Put a timer into the first part of Hell, flipped or not; `planned`: by a draft."""
    before = sea.place[timer]
    sea.put(timer, HELL)
    if flipped:
        sea.flip(timer)
    sea.note("hell", by, timer, int(flipped), before, reveals=planned)


# Penalties


def settle(sea: Archipelago, seat: int) -> None:
    """Ask for the cards that a seat owes, as soon as its plagues are settled."""
    if not sea.owed[seat]:
        return
    for place in range(sea.seats, len(sea.asks)):
        ask = sea.asks[place]
        if ask.seat == seat and is_plague(ask.kind):
            return
    for to in sea.owed[seat]:
        if gifts(sea, seat, to):
            sea.note("owes", seat, to)
            sea.open(seat, PENALTY_ASK, to, sea.now + sea.terms.numbers.choice)
    sea.owed[seat] = []


def give(sea: Archipelago, seat: int, to: int, card: int) -> None:
    """Hand a card over."""
    sea.take_out(seat, card)
    sea.put_in(to, card)
    sea.note("gives", seat, to, card, reveals=True)


def enforce(sea: Archipelago) -> None:
    """Let GODs and CITIES correct what they do not allow."""
    pantheon = sea.terms.pantheon
    if sea.ruled & pantheon.enforcing_cities_set:
        for city in pantheon.enforcing_cities:
            owner = sea.ruler(city)
            if owner != NONE:
                pantheon.cities[city].enforce(sea, owner)
    if sea.held_gods & pantheon.enforcing_set:
        for god in pantheon.enforcing_gods:
            owner = sea.holder[god]
            if owner >= 0:
                pantheon.gods[god].enforce(sea, owner)
