"""Which timers to put into Hell, and how."""

from aevum.core.state import NONE
from aevum.games.chronos.bot.outlook import DISASTER, VICTORY, Outlook
from aevum.games.chronos.data import CERBERUS, ERINYES, PERSEPHONE
from aevum.games.chronos.moves import BRING, FLIPS, SEND
from aevum.games.chronos.rules.places import (
    DEEP_HELL,
    FRONT,
    HELL,
    LAST_SQUARE,
    SQUARE,
    is_city,
    is_hell,
    is_square,
)


def send_worth(look: Outlook, timer: int) -> int:
    """Return the value for the bot of putting a timer into Hell."""
    sea = look.sea
    owner, place = sea.owner(timer), sea.place[timer]
    if not is_hell(place) and _cerberus(look):
        return VICTORY
    if owner == look.seat:
        return _own(look, place)
    loss = look.mind.tempo
    if is_hell(place):
        loss = 2 if place == HELL else 12
        if sea.has(owner, PERSEPHONE):
            loss = 0
    elif is_square(place):
        loss += look.mind.square * (place - SQUARE + 1)
        if place == LAST_SQUARE and sea.sand_left(timer):
            return DISASTER
    elif is_city(place):
        loss += look.mind.guest
    elif place != FRONT:
        return look.harm(owner, loss + _at_pile(look, timer, place)) + _freed(look, place, timer)
    return look.harm(owner, loss)


def _cerberus(look: Outlook) -> bool:
    """Return whether one more timer in Hell wins."""
    sea = look.sea
    there = sea.company[HELL] + sea.company[DEEP_HELL]
    return sea.has(look.seat, CERBERUS) and there + 1 >= sea.terms.numbers.cerberus


def _own(look: Outlook, place: int) -> int:
    """Return the value for the bot of its own timer in Hell."""
    sea = look.sea
    if is_hell(place):
        return -look.mind.tempo
    if sea.has(look.seat, PERSEPHONE):
        me = look.me.copy()
        me.bonus += sea.terms.numbers.persephone
        gain = me.worth() - look.me.worth()
        return gain if gain >= VICTORY else gain - look.mind.tempo
    if sea.has(look.seat, ERINYES) and sea.company[HELL] + sea.company[DEEP_HELL] == 0:
        return -look.mind.tempo // 4
    return -look.mind.tempo


def _at_pile(look: Outlook, timer: int, place: int) -> int:
    """Return the loss of a timer's owner who is about to take a card."""
    if look.sea.company[place] > 1:
        return 0
    return look.threat(timer)


def _freed(look: Outlook, place: int, timer: int) -> int:
    """Return the value of having only timers of the bot there."""
    beside = look.company(place, timer)
    for other in beside:
        if look.sea.owner(other) != look.seat:
            return 0
    return max(0, min(look.prize(place), DISASTER)) * 2 // 3 if beside else 0


def how(look: Outlook, timer: int) -> int:
    """Return 1 if a timer goes into Hell flipped, so that an opponent's takes longer."""
    left = look.sea.sand_left(timer)
    longer = look.sea.sand[timer] - left > left
    return int(longer != (look.sea.owner(timer) == look.seat))


def best_target(look: Outlook, timers: list[int]) -> int:
    """Return the best timer to put into Hell, NONE if there is none."""
    best, best_worth = NONE, 0
    sand = look.sea.terms.numbers.sand
    for timer in timers:
        worth = send_worth(look, timer) * 8 - look.sea.sand_left(timer) * 8 // sand
        if best == NONE or worth > best_worth:
            best, best_worth = timer, worth
    return best


def send(look: Outlook, timer: int) -> int:
    """Return the move that puts a timer into Hell."""
    return SEND + timer * FLIPS + how(look, timer)


def bring(look: Outlook, timer: int) -> int:
    """Return the move that fetches a timer to SPARTA, so that it is busy for long."""
    return BRING + timer * FLIPS + how(look, timer)
