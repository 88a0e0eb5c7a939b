"""The value of places for timers."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.chronos.bot.judges.cities import CITY_JUDGES, without_city
from aevum.games.chronos.bot.kingdom import Realm
from aevum.games.chronos.bot.outlook import DISASTER, VICTORY, Outlook
from aevum.games.chronos.data import EROS, PERSEPHONE, SELENE, SPHINX, THIRTY
from aevum.games.chronos.rules.places import (
    ATLANTIS,
    CITY,
    DEEP_HELL,
    FRONT,
    HELL,
    KINGDOM,
    SQUARE,
    is_city,
    is_kingdom,
    is_pile,
    is_square,
)

IDLE: Final = -5
CROWDED: Final = -8  # with two timers of its own, neither is alone


def prospect(look: Outlook, place: int, leaving: int) -> int:
    """Return the value of flipping a timer onto a place; `leaving` is where it takes a card."""
    if is_pile(place) or is_kingdom(place):
        return _pile_prospect(look, place, place == leaving)
    if is_city(place):
        return city_worth(look, place)
    if is_square(place):
        return look.mind.stride * (place - SQUARE + 2)
    if place == DEEP_HELL:
        return _hell_worth(look)
    return IDLE if place == FRONT else 0


def _pile_prospect(look: Outlook, place: int, again: bool) -> int:
    sea = look.sea
    if again:
        if place == ATLANTIS or is_kingdom(place):
            return 5
        return max(0, look.gain(look.seat, THIRTY)) * look.mind.again // 100
    look.count_timers()
    own, others, rival = look.own_at[place], look.others_at[place], look.rival_at[place]
    prize = min(look.prize(place), VICTORY // 10)
    if own:
        clears = own == sea.terms.numbers.eros - 1 and others and sea.has(look.seat, EROS)
        return prize * look.mind.one // 100 if clears else CROWDED
    mind = look.mind
    chance = mind.alone if others == 0 else mind.one if others == 1 else mind.more
    worth = prize * chance // 100
    if others == 1 and look.alert >> rival & 1:
        worth += mind.block + look.wary + look.harm(sea.owner(rival), look.threat(rival))
    if place == KINGDOM + look.seat:
        worth += _guard(look, place)
    return worth


def _guard(look: Outlook, place: int) -> int:
    """Return the value of a timer on the bot's own central pile."""
    top = look.me.top
    raided = look.sea.company[place] > 0
    return look.me.loss_of(top) // 2 if raided and top != NONE else 0


def city_worth(look: Outlook, place: int) -> int:
    """Return the value of a timer on a CITY."""
    sea, seat = look.sea, look.seat
    tile = place - CITY
    city = sea.cities[tile]
    sealed = sea.sealed == tile and sea.holder[SELENE] != seat
    here = sea.guest[tile] != NONE and sea.ruler(city) == seat
    if here:
        worth = held(look, look.me.worth() - without_city(look, city, seat).worth())
    else:
        gain = _with_city(look, NONE if sealed else city).worth() - look.me.worth()
        worth = gain if gain >= VICTORY else held(look, gain)
    worth += look.mind.city
    return worth if sealed else worth + CITY_JUDGES[city].worth(look, here)


def _with_city(look: Outlook, city: int) -> Realm:
    """Return the bot's kingdom with a timer on a CITY, whose power it has unless it is NONE."""
    sea, seat = look.sea, look.seat
    me = look.me.copy()
    if sea.has(seat, SPHINX):
        me.bonus += sea.terms.numbers.sphinx
    if city != NONE:
        power = sea.terms.pantheon.cities[city]
        me.bonus += power.points(sea, seat)
        me.breezes += power.winds
    return me


def held(look: Outlook, gain: int) -> int:
    """Return the value of points that last while a timer stays put and picks no cards.

    They come at once, so they can wait until they are all that is missing.
    """
    near = min(100, 100 * look.scores[look.seat] // look.me.goal)
    return gain * look.mind.holding * near // 10_000


def _hell_worth(look: Outlook) -> int:
    """Return the value of going on to the second part of Hell, which is good with PERSEPHONE."""
    return 60 if look.sea.has(look.seat, PERSEPHONE) else 20


def staying(look: Outlook, timer: int, patient: bool) -> int:
    """Return the value of leaving a timer that has run out where it is; `patient`: in a freeze."""
    sea = look.sea
    place = sea.place[timer]
    if place in (FRONT, HELL):
        hell = place == HELL and sea.has(look.seat, PERSEPHONE)
        return 50 if hell else IDLE - 1
    if place == DEEP_HELL:
        return _persephone(look)
    if is_city(place):
        return city_worth(look, place)
    if is_square(place):
        return IDLE
    beside = look.company(place, timer)
    if not beside:
        return _alone(look, place)
    return _frozen(look, place, beside) if patient else IDLE


def _persephone(look: Outlook) -> int:
    if not look.sea.has(look.seat, PERSEPHONE):
        return IDLE
    me = look.me.copy()
    me.bonus -= look.sea.terms.numbers.persephone
    return held(look, look.me.worth() - me.worth())


def _alone(look: Outlook, place: int) -> int:
    """Return the value of being alone on a card, which guards it from others."""
    worst = 0
    card = look.shown(place)
    if card == NONE or look.prize(place) > 0:
        return 0
    for other in range(look.sea.seats):
        if other != look.seat:
            worst = max(worst, look.harm(other, look.gain(other, card)))
    return worst // 4


def _frozen(look: Outlook, place: int, beside: list[int]) -> int:
    """Return the value of holding out next to others."""
    sea = look.sea
    hope = min(look.prize(place), VICTORY // 10) * look.mind.freeze // 100
    for timer in beside:
        if sea.owner(timer) == look.seat:
            return hope // 4
    return hope + leaving_cost(look, beside)


def leaving_cost(look: Outlook, beside: list[int]) -> int:
    """Return the cost of leaving a card to the others there."""
    if len(beside) != 1:
        return 0
    timer = beside[0]
    owner = look.sea.owner(timer)
    if owner == look.seat:
        return 0
    return min(DISASTER, look.harm(owner, look.threat(timer)))
