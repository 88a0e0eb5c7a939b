"""What a bot notices: a few spaces at a glance, some threats, and how long it holds out."""

from typing import Final

from aevum.core.rng import Rng
from aevum.games.chronos.bot.levels import Level, happens, patience
from aevum.games.chronos.bot.outlook import DISASTER, VICTORY, Outlook
from aevum.games.chronos.bot.place_values import city_worth, leaving_cost
from aevum.games.chronos.bot.preferences import NO_TASTE, tastes
from aevum.games.chronos.data import CITIES_IN_PLAY
from aevum.games.chronos.rules.places import (
    CITY,
    HELL,
    KINGDOM,
    PLACES,
    TIMERS,
    is_kingdom,
    is_pile,
)
from aevum.games.chronos.rules.reach import common

DULL: Final = 10  # every place is looked at now and then
STRIKING: Final = 150
STUBBORN: Final = 3  # times as patient if the card would win the game
NOT_YET: Final = -1


class Attention:
    """The spaces of the last glance, the noticed threats, and how long the bot holds out in
    freezes."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self.seen = 0
        self.blur: list[int] = [0] * PLACES
        self.inventive = True
        self.tastes: list[int] = []
        """By how many points it overrates each GOD in this game."""
        self.met: list[int] = [NOT_YET] * TIMERS
        """When each timer runs out for which it is decided whether its threat is noticed."""
        self.noticed = 0
        self.held: list[int] = [NOT_YET] * TIMERS
        """When each of its own timers ran out for which patience was drawn."""
        self.holds: list[int] = [0] * TIMERS
        """How long it holds out."""

    def glance(self, look: Outlook, rng: Rng) -> None:
        """Look at a few spaces; interesting ones are more likely."""
        places: list[int] = []
        weights: list[int] = []
        reached = common(look.sea, look.seat)
        total = 0
        for place in range(KINGDOM + look.sea.seats):
            if reached >> place & 1:
                weight = _interest(look, place)
                places.append(place)
                weights.append(weight)
                total += weight
        seen = -1 << HELL & ((1 << KINGDOM) - 1)  # Hell and ASCLEPIUS are always in view
        for _ in range(min(self.level.eyes, len(places))):
            ticket = int(rng.below(total))
            each = 0
            while ticket >= weights[each]:
                ticket -= weights[each]
                each += 1
            seen |= 1 << places[each]
            total -= weights[each]
            weights[each] = 0
        for timer in look.sea.timers:
            if look.sea.owner(timer) == look.seat:
                seen |= 1 << look.sea.place[timer]
        self.seen = seen
        blur = self.level.blur
        if blur:
            self.blur = [int(rng.below(2 * blur + 1)) - blur for _ in range(PLACES)]
        self.inventive = happens(self.level.ideas, rng)
        if not self.tastes:
            self.tastes = tastes(self.level, look.sea.terms.numbers.prices, rng)

    def focus(self, look: Outlook, rng: Rng) -> None:
        """Limit a look to the last glance and the noticed threats."""
        look.seen = self.seen
        look.blur = self.blur
        look.inventive = self.inventive
        look.tastes = self.tastes or NO_TASTE
        sea = look.sea
        for timer in sea.timers:
            if self.met[timer] != sea.ends[timer]:
                self.met[timer] = sea.ends[timer]
                self.noticed &= ~(1 << timer)
                if happens(self.level.blocks, rng):
                    self.noticed |= 1 << timer
            if self.noticed >> timer & 1 and look.threat(timer) >= VICTORY:
                look.seen |= 1 << sea.place[timer]
        look.alert = self.noticed

    def patience(self, look: Outlook, rng: Rng) -> int:
        """Return the timers that still hold out next to others, as a set of bits."""
        sea = look.sea
        found = 0
        for timer in sea.timers:
            place = sea.place[timer]
            if not look.free(timer) or not (is_pile(place) or is_kingdom(place)):
                continue
            beside = look.company(place, timer)
            if not beside:
                continue
            if self.held[timer] != sea.ends[timer]:
                self.held[timer] = sea.ends[timer]
                grave = leaving_cost(look, beside) >= DISASTER or look.prize(place) >= VICTORY
                mean = self.level.patience * (STUBBORN if grave else 1)
                self.holds[timer] = sea.now + patience(mean, rng)
            if sea.now < self.holds[timer]:
                found |= 1 << timer
        return found


def _interest(look: Outlook, place: int) -> int:
    """Return how interesting a space is."""
    if CITY <= place < CITY + CITIES_IN_PLAY:
        return DULL + max(0, min(STRIKING, city_worth(look, place)))
    return DULL + max(0, min(STRIKING, look.prize(place)))
