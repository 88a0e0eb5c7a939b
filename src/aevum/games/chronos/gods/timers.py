"""GODs that let timers go to other places, or add one."""

from typing import Final

from aevum.games.chronos.data import ARES, CHRONOS, MOST_SEATS, POSEIDON
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.god import God
from aevum.games.chronos.rules.places import (
    ATLANTIS,
    AWAY,
    BIT,
    EXTRA,
    FRONT,
    KINGDOM,
    is_kingdom,
)


class Ares(God):
    """Timers raid kingdoms, and everybody else may guard theirs."""

    def __init__(self) -> None:
        super().__init__(ARES)
        self.raids = True

    def reach(self, sea: Archipelago, seat: int) -> int:
        found = 0
        for other in range(sea.seats):
            if sea.hoards[other]:
                found |= BIT[KINGDOM + other]
        return found

    def guards(self, sea: Archipelago, seat: int) -> int:
        return BIT[KINGDOM + seat] if sea.hoards[seat] else 0

    def lodges(self, seat: int, place: int) -> bool:
        return is_kingdom(place) and place != KINGDOM + seat


class Chronos(God):
    """One more timer; `Archipelago.owner` returns its owner."""

    def can_be_drawn(self, sea: Archipelago) -> bool:
        return sea.seats < MOST_SEATS

    def gained(self, sea: Archipelago, seat: int) -> None:
        if sea.place[EXTRA] == AWAY:
            sea.place[EXTRA] = FRONT
            sea.ends[EXTRA] = sea.now
            sea.company[FRONT] += 1
            sea.timers = [*sea.timers, EXTRA]


class Poseidon(God):
    """Timers go to Atlantis."""

    def __init__(self) -> None:
        super().__init__(POSEIDON)
        self.atlantis = True

    def reach(self, sea: Archipelago, seat: int) -> int:
        return sea.standing & BIT[ATLANTIS]


TIMER_GODS: Final[list[God]] = [Ares(), Chronos(CHRONOS), Poseidon()]
