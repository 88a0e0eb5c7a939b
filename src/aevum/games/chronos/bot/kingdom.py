"""A picture of a kingdom, and how near it looks to winning.

Worth is counted in points of a kingdom without WINDs, so that cards, GODs and cities compare.
"""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import NONE
from aevum.games.chronos.bot.memory import Recall
from aevum.games.chronos.data import (
    AEOLUS,
    ALEXANDRIA,
    AMPHITRITE,
    APHRODITE,
    ARTEMIS,
    ATHENS,
    CALYPSO,
    CYCLOPS,
    DIONYSUS,
    EAST,
    FIFTY,
    HELIOS,
    HESTIA,
    HUNDRED,
    HYDRA,
    KEPT,
    MINOTAUR,
    NORTH,
    PAN,
    PERSEPHONE,
    SOUTH,
    SPHINX,
    TEN,
    THIRTY,
    TWENTY,
    VALUES,
    WEST,
    WINDS,
    ZEUS,
    Numbers,
)
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.places import is_city, is_hell
from aevum.games.chronos.rules.scoring import target

WON: Final = 10_000
UNSEEN: Final = 25  # a card of which nothing is known
HOPE: Final = 50  # points that WINDs will multiply later
FACTORS: Final[tuple[int, ...]] = (100, 135, 220, 310, 400)  # hundredths, by WINDs
ONE_MONSTER: Final = 35
CYCLOPS_HOPE: Final = 70
KINDS: Final[tuple[int, ...]] = (0, 5, 15, 40, 90)  # different cards for CALYPSO, the last missing
PAIR: Final = 70  # of equal cards for HESTIA, the last missing


@mypyc_attr(acyclic=True)
class Realm:
    """One kingdom as somebody pictures it; cards can be moved in and out to see what that does."""

    def __init__(self, numbers: Numbers, gods: int, goal: int, tamed: bool) -> None:
        self.numbers: Final = numbers
        self.counts: list[int] = [0] * KEPT
        self.top = NONE
        self.hidden = 0
        """Cards of which nothing is known."""
        self.gods = gods
        self.goal = goal
        """The score to reach."""
        self.tamed = tamed
        """Whether DIONYSUS gives every MONSTER to somebody else."""
        self.bonus = 0
        """Points for places where timers stand."""
        self.breezes = 0
        """WINDs that are no cards."""
        self.known = NONE
        """What the kingdom is worth, once that was worked out."""

    def copy(self) -> "Realm":
        """Return a picture to change."""
        other = Realm(self.numbers, self.gods, self.goal, self.tamed)
        other.counts = self.counts[:]
        other.top = self.top
        other.hidden = self.hidden
        other.bonus = self.bonus
        other.breezes = self.breezes
        return other

    def add(self, card: int) -> None:
        """Lay a card into the kingdom."""
        self.known = NONE
        self.counts[card] += 1
        if card < NORTH:
            self.top = card

    def remove(self, card: int) -> None:
        """Take a card out; what lies below a top is not looked at."""
        self.known = NONE
        if self.counts[card]:
            self.counts[card] -= 1
        if self.top == card:
            self.top = NONE

    def has(self, god: int) -> bool:
        """Tell whether the kingdom has a GOD."""
        return self.gods >> god & 1 == 1

    def bless(self, god: int) -> None:
        """Give the kingdom a GOD."""
        self.gods |= 1 << god
        self.known = NONE

    def _value(self, card: int) -> int:
        if (card in (TEN, TWENTY)) and self.has(HELIOS):
            return self.numbers.helios
        if (card in (HYDRA, MINOTAUR)) and self.has(ARTEMIS):
            return self.numbers.artemis
        return VALUES[card]

    def points(self) -> int:
        """Return the points before WINDs."""
        counts = self.counts
        total = self.bonus + UNSEEN * self.hidden
        total += 10 * counts[TEN] + 20 * counts[TWENTY] + 30 * counts[THIRTY]
        total += 50 * counts[FIFTY] + 100 * counts[HUNDRED]
        if not self.gods:
            return total
        numbers = self.numbers
        if self.has(HELIOS):
            total += (numbers.helios - 10) * counts[TEN] + (numbers.helios - 20) * counts[TWENTY]
        if self.has(ARTEMIS):
            total += numbers.artemis * (counts[HYDRA] + counts[MINOTAUR])
        if self.top != NONE and self.has(AMPHITRITE):
            total += (numbers.amphitrite - 1) * self._value(self.top)
        if self.has(PAN):
            total += numbers.pan * self.gods.bit_count()
        return total

    def winds(self) -> int:
        """Return how many different WINDs the kingdom has."""
        counts = self.counts
        found = self.breezes + int(counts[NORTH] > 0) + int(counts[SOUTH] > 0)
        found += int(counts[EAST] > 0) + int(counts[WEST] > 0)
        if self.gods:
            found += int(self.has(AEOLUS))
        return min(WINDS, found)

    def score(self) -> int:
        """Return the score as pictured."""
        return self.points() * max(1, self.winds()) * self.times()

    def times(self) -> int:
        """Return how many times the score counts."""
        return self.numbers.aphrodite if self.has(APHRODITE) else 1

    def kinds(self) -> int:
        """Return how many different cards are seen."""
        return KEPT - self.counts.count(0)

    def _wins_by_cards(self) -> bool:
        """Tell whether the kingdom wins by its MONSTERS or by what GODs make of its cards."""
        counts = self.counts
        found = int(counts[HYDRA] > 0) + int(counts[MINOTAUR] > 0)
        if found == 2 and not self.tamed:
            return True
        if not self.gods:
            return False
        if self.has(ZEUS) or (found and not self.tamed and self.has(CYCLOPS)):
            return True
        if self.has(CALYPSO) and self.kinds() >= self.numbers.calypso:
            return True
        return self.has(HESTIA) and max(counts) >= self.numbers.hestia

    def worth(self) -> int:
        """Return how near this looks to winning; WON where it wins."""
        if self.known == NONE:
            self.known = self._work_out()
        return self.known

    def _work_out(self) -> int:
        points, winds = self.points(), self.winds()
        times = self.times()
        if points * max(1, winds) * times >= self.goal or self._wins_by_cards():
            return WON
        total = (points + HOPE) * FACTORS[winds] * times * self.numbers.target // (self.goal * 100)
        if not self.tamed and self.counts[HYDRA] + self.counts[MINOTAUR]:
            total += ONE_MONSTER
        if not self.gods:
            return total
        if self.has(CYCLOPS) and not self.tamed:
            total += CYCLOPS_HOPE
        if self.has(CALYPSO):
            missing = self.numbers.calypso - self.kinds()
            total += KINDS[max(0, len(KINDS) - missing)]
        if self.has(HESTIA) and max(self.counts) >= self.numbers.hestia - 1:
            total += PAIR
        return total

    def gain_of(self, card: int) -> int:
        """Return by how much a further card would bring the kingdom nearer."""
        before = self.worth()
        other = self.copy()
        other.add(card)
        return other.worth() - before

    def loss_of(self, card: int) -> int:
        """Return by how much the kingdom would fall back without a card."""
        other = self.copy()
        other.remove(card)
        return self.worth() - other.worth()


def picture(sea: Archipelago, seat: int, recall: Recall) -> Realm:
    """Return a kingdom as the viewer of a mask pictures it."""
    gatherer = sea.holder[DIONYSUS]
    tamed = gatherer >= 0 and gatherer != seat
    realm = Realm(sea.terms.numbers, sea.gods[seat], target(sea, seat), tamed)
    hoard = sea.hoards[seat]
    if hoard:
        realm.top = hoard[-1]
    if seat == sea.viewer or (len(hoard) > 1 and hoard[0] >= 0):
        for card in hoard:
            realm.counts[card] += 1
    elif hoard:
        _imagine(realm, hoard, recall.of(seat))
    for wind in range(WINDS):
        realm.counts[NORTH + wind] = sea.winds[seat * WINDS + wind]
    if sea.cities:
        _look_at_timers(sea, seat, realm)
    return realm


def _imagine(realm: Realm, hoard: list[int], believed: list[int]) -> None:
    """Fill a closed pile with what is remembered, no more than fits."""
    realm.counts[hoard[-1]] += 1
    skipped = hoard[-1] not in believed
    room = len(hoard) - 1
    for card in believed:
        if card == hoard[-1] and not skipped:
            skipped = True
        elif room:
            realm.counts[card] += 1
            room -= 1
    realm.hidden = room


def _look_at_timers(sea: Archipelago, seat: int, realm: Realm) -> None:
    numbers = sea.terms.numbers
    if sea.ruler(ATHENS) == seat:
        realm.bonus += numbers.athens
    realm.breezes = int(sea.ruler(ALEXANDRIA) == seat)
    sphinx, persephone = sea.has(seat, SPHINX), sea.has(seat, PERSEPHONE)
    if not sphinx and not persephone:
        return
    for timer in sea.timers:
        if sea.owner(timer) == seat:
            place = sea.place[timer]
            realm.bonus += numbers.sphinx * int(is_city(place) and sphinx)
            realm.bonus += numbers.persephone * int(is_hell(place) and persephone)
