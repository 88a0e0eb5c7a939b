"""GODs that count for the score."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.chronos.data import (
    AEOLUS,
    AMPHITRITE,
    APHRODITE,
    ARTEMIS,
    CYCLOPS,
    HELIOS,
    HERA,
    PAN,
    PERSEPHONE,
    SPHINX,
    TEN,
    TWENTY,
    Numbers,
)
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.card_kinds import is_monster
from aevum.games.chronos.rules.god import God
from aevum.games.chronos.rules.places import is_city, is_hell
from aevum.games.chronos.rules.scoring import value


class Sphinx(God):
    """Points for each timer on a CITY."""

    def points(self, sea: Archipelago, seat: int) -> int:
        found = 0
        for timer in sea.timers:
            if is_city(sea.place[timer]) and sea.owner(timer) == seat:
                found += sea.terms.numbers.sphinx
        return found


class Helios(God):
    """A 10 and a 20 have the values of HELIOS."""

    def card_value(self, numbers: Numbers, card: int) -> int:
        return numbers.helios if TEN <= card <= TWENTY else NONE


class Aeolus(God):
    """One WIND more."""

    def __init__(self) -> None:
        super().__init__(AEOLUS)
        self.winds = 1


class Cyclops(God):
    """One MONSTER is enough."""

    def __init__(self) -> None:
        super().__init__(CYCLOPS)
        self.one_monster = True


class Aphrodite(God):
    """The score counts several times."""

    def factor(self, numbers: Numbers) -> int:
        return numbers.aphrodite


class Pan(God):
    """Points for each GOD."""

    def points(self, sea: Archipelago, seat: int) -> int:
        return sea.terms.numbers.pan * sea.gods[seat].bit_count()


class Artemis(God):
    """Points for each MONSTER."""

    def card_value(self, numbers: Numbers, card: int) -> int:
        return numbers.artemis if is_monster(card) else NONE


class Persephone(God):
    """Points for each timer in Hell."""

    def points(self, sea: Archipelago, seat: int) -> int:
        found = 0
        for timer in sea.timers:
            if is_hell(sea.place[timer]) and sea.owner(timer) == seat:
                found += sea.terms.numbers.persephone
        return found


class Amphitrite(God):
    """The top card counts several times."""

    def points(self, sea: Archipelago, seat: int) -> int:
        hoard = sea.hoards[seat]
        if not hoard:
            return 0
        return (sea.terms.numbers.amphitrite - 1) * value(sea, seat, hoard[-1])


class Hera(God):
    """Everybody else needs more to win."""

    def goal(self, numbers: Numbers) -> int:
        return numbers.hera_target


POINT_GODS: Final[list[God]] = [
    Sphinx(SPHINX),
    Helios(HELIOS),
    Aeolus(),
    Cyclops(),
    Aphrodite(APHRODITE),
    Pan(PAN),
    Artemis(ARTEMIS),
    Persephone(PERSEPHONE),
    Amphitrite(AMPHITRITE),
    Hera(HERA),
]
