"""GODs that win by themselves, or along with somebody."""

from typing import Final

from aevum.games.chronos.data import (
    ASCLEPIUS,
    CALYPSO,
    CASTOR,
    CERBERUS,
    HESTIA,
    KEPT,
    LEAST_SEATS,
    POLLUX,
    ZEUS,
)
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.god import God
from aevum.games.chronos.rules.places import (
    BIT,
    DEEP_HELL,
    HELL,
    LAST_SQUARE,
    SQUARE,
    is_square,
)


class Zeus(God):
    """Its owner wins."""

    def __init__(self) -> None:
        super().__init__(ZEUS)

    def wins(self, sea: Archipelago, seat: int) -> bool:
        return True


class Cerberus(God):
    """That many timers of anybody in Hell win."""

    def __init__(self) -> None:
        super().__init__(CERBERUS)
        self.precedence = 1

    def wins(self, sea: Archipelago, seat: int) -> bool:
        return sea.company[HELL] + sea.company[DEEP_HELL] >= sea.terms.numbers.cerberus


class Asclepius(God):
    """A timer goes over four squares and wins when it has run out on the last one."""

    def __init__(self) -> None:
        super().__init__(ASCLEPIUS)
        self.precedence = 2

    def reach_of(self, sea: Archipelago, seat: int, timer: int) -> int:
        where = sea.place[timer]
        wanted = where + 1 if is_square(where) and where < LAST_SQUARE else SQUARE
        free = sea.company[wanted] == 0 and where != LAST_SQUARE
        return BIT[wanted] if free else 0

    def lodges(self, seat: int, place: int) -> bool:
        return is_square(place)

    def wins(self, sea: Archipelago, seat: int) -> bool:
        if sea.company[LAST_SQUARE] == 0:
            return False
        for timer in sea.timers:
            if sea.place[timer] == LAST_SQUARE and sea.ends[timer] <= sea.now:
                return sea.owner(timer) == seat
        return False


class Calypso(God):
    """That many different cards win."""

    def __init__(self) -> None:
        super().__init__(CALYPSO)
        self.precedence = 3

    def wins(self, sea: Archipelago, seat: int) -> bool:
        counts = sea.kept[seat * KEPT : (seat + 1) * KEPT]
        return KEPT - counts.count(0) >= sea.terms.numbers.calypso


class Hestia(God):
    """That many equal cards win."""

    def __init__(self) -> None:
        super().__init__(HESTIA)
        self.precedence = 4

    def wins(self, sea: Archipelago, seat: int) -> bool:
        return max(sea.kept[seat * KEPT : (seat + 1) * KEPT]) >= sea.terms.numbers.hestia


class Twin(God):
    """CASTOR or POLLUX: when one of the two wins, the other wins too."""

    def __init__(self, kind: int, other: int) -> None:
        super().__init__(kind)
        self.other: Final = other

    def friends(self, sea: Archipelago) -> int:
        owner = sea.holder[self.other]
        return BIT[owner] if owner >= 0 else 0


class Castor(Twin):
    """Comes to the temple together with POLLUX, where two may win together."""

    def can_be_drawn(self, sea: Archipelago) -> bool:
        return sea.seats > LEAST_SEATS and not sea.terms.teams

    def companions(self) -> list[int]:
        return [self.other]


class Pollux(Twin):
    """Comes to the temple only together with CASTOR."""

    def can_be_drawn(self, sea: Archipelago) -> bool:
        return False


WIN_GODS: Final[list[God]] = [
    Zeus(),
    Cerberus(),
    Asclepius(),
    Calypso(),
    Hestia(),
    Castor(CASTOR, POLLUX),
    Pollux(POLLUX, CASTOR),
]
