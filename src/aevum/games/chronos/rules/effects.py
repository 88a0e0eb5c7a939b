"""What happens to cards and timers: gains, plagues, Hell, penalties, and what GODs enforce."""

from aevum.core.state import NEVER, NONE
from aevum.games.chronos.data import (
    ATLAS,
    CATACLYSM,
    DIONYSUS,
    FIFTY,
    HECATE,
    HEPHAESTUS,
    HUNDRED,
    KEPT,
    MYCENAE,
    NEMESIS,
    NORTH,
    SANTORINI,
    STARVATION,
    WAR,
    WINDS,
    ZERO,
)
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.asks import (
    BY_CATACLYSM,
    HECATE_ASK,
    PENALTY_ASK,
    REVEAL,
    STARVE_ASK,
    WAR_ASK,
)
from aevum.games.chronos.rules.card_kinds import is_monster, is_wind
from aevum.games.chronos.rules.endings import finish
from aevum.games.chronos.rules.places import ATLANTIS, HELL
from aevum.games.chronos.rules.scoring import target_timer


def barred(sea: Archipelago, seat: int, card: int) -> bool:
    """Tell whether a seat may not gain a card: MONSTERS by DIONYSUS, WINDs by SANTORINI."""
    if is_monster(card):
        return sea.holder[DIONYSUS] >= 0 and sea.holder[DIONYSUS] != seat
    if is_wind(card):
        ruler = sea.ruler(SANTORINI)
        return ruler != NONE and ruler != seat
    return False


def may_give(sea: Archipelago, to: int, card: int) -> bool:
    """Tell whether a card may be given: MONSTERS only to whom DIONYSUS gives them."""
    return not is_monster(card) or not barred(sea, to, card)


def gifts(sea: Archipelago, seat: int, to: int) -> list[int]:
    """Return the kinds of cards that a seat can give somebody."""
    return [card for card in range(KEPT) if sea.held(seat, card) and may_give(sea, to, card)]


# Gains


def gain(sea: Archipelago, seat: int, card: int) -> None:
    """Lay a card into a kingdom, or let a plague loose."""
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
    """Pick the top card of a pile of the archipelago, with all that follows."""
    haunter, before = sea.holder[NEMESIS], sea.ruler(MYCENAE)
    card = sea.lift(pile)
    sea.note("pick", seat, pile, card)
    thaw(sea)
    if sea.under[pile] and pile != ATLANTIS:
        sea.tasks += [REVEAL, pile, 0]
    gain(sea, seat, card)
    if sea.ending == BY_CATACLYSM:
        return
    if sea.has(seat, ATLAS):
        gain_zero(sea, seat)
    if sea.haunted == pile and haunter >= 0 and haunter != seat:
        sea.owed[seat].append(haunter)
    if (card in (FIFTY, HUNDRED)) and before != NONE and before != seat:
        sea.owed[seat].append(before)
    settle(sea, seat)


def plunder(sea: Archipelago, seat: int, victim: int) -> None:
    """Take the top card of another's central pile, as ARES allows."""
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


def strike(sea: Archipelago, seat: int, card: int) -> None:
    """Let a plague loose, or let HECATE choose another."""
    if sea.has(seat, HECATE):
        sea.open(seat, HECATE_ASK, card, sea.now + sea.terms.numbers.choice)
    else:
        unleash(sea, seat, card)


def unleash(sea: Archipelago, seat: int, card: int) -> None:
    """Begin what a plague does."""
    sea.note("plague", seat, card)
    if card == CATACLYSM:
        finish(sea, BY_CATACLYSM)
    elif sea.has(seat, HEPHAESTUS):
        for step in range(1, sea.seats):
            other = (seat + step) % sea.seats
            if card == STARVATION:
                starve(sea, other)
            elif target_timer(sea, other) != NONE:
                sea.open(seat, WAR_ASK, other, sea.now + sea.terms.numbers.choice)
    elif card == STARVATION:
        sea.open(seat, STARVE_ASK, NONE, sea.now + sea.terms.numbers.choice)
    elif targets(sea, NONE):
        assert card == WAR
        sea.open(seat, WAR_ASK, NONE, sea.now + sea.terms.numbers.choice)


def targets(sea: Archipelago, whose: int) -> list[int]:
    """Return the timers that may be put into Hell, of one seat or of all."""
    return [
        timer
        for timer in sea.timers
        if not sea.safe(timer) and (whose == NONE or sea.owner(timer) == whose)
    ]


def starve(sea: Archipelago, seat: int) -> None:
    """Let a seat lose the top card of its central pile, if it has one."""
    if sea.hoards[seat]:
        card = sea.take_top(seat)
        sea.throw(card)
        sea.note("starves", seat, card, reveals=True)


def damn(sea: Archipelago, by: int, timer: int, flipped: bool, planned: bool = False) -> None:
    """Put a timer into the first part of Hell, flipped or as it is; `planned`: by a draft."""
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
        if ask.seat == seat and ask.kind <= HECATE_ASK:
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


def forgive(sea: Archipelago) -> None:
    """Drop penalties that nobody can pay any more, and wars that find no timer."""
    for place in range(len(sea.asks) - 1, sea.seats - 1, -1):
        ask = sea.asks[place]
        if ask.kind == PENALTY_ASK and not gifts(sea, ask.seat, ask.subject):
            del sea.asks[place]
        elif ask.kind == WAR_ASK and not targets(sea, ask.subject):
            del sea.asks[place]
            settle(sea, ask.seat)


# What GODs and CITIES enforce


def enforce(sea: Archipelago) -> None:
    """Let SANTORINI blow WINDs away, and DIONYSUS gather MONSTERS."""
    ruler = sea.ruler(SANTORINI)
    if ruler != NONE:
        for seat in range(sea.seats):
            if seat != ruler:
                _becalm(sea, seat)
    gatherer = sea.holder[DIONYSUS]
    if gatherer >= 0:
        for step in range(1, sea.seats):
            _surrender(sea, (gatherer + step) % sea.seats, gatherer)


def _becalm(sea: Archipelago, seat: int) -> None:
    for wind in range(WINDS):
        while sea.winds[seat * WINDS + wind]:
            sea.take_out(seat, NORTH + wind)
            sea.throw(NORTH + wind)
            sea.note("becalmed", seat, NORTH + wind)


def _surrender(sea: Archipelago, seat: int, to: int) -> None:
    if not sea.monsters(seat):
        return
    for card in sea.hoards[seat][:]:
        if is_monster(card):
            give(sea, seat, to, card)
