"""A picture of a kingdom, and how close it seems to winning.

Worth is counted in points of a kingdom without WINDs, so that cards, GODs and cities compare.
"""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import NONE
from aevum.games.chronos.bot.memory import Recall
from aevum.games.chronos.data import (
    AMPHITRITE,
    CALYPSO,
    CYCLOPS,
    EAST,
    FIFTY,
    GODS,
    HESTIA,
    HUNDRED,
    HYDRA,
    KEPT,
    MINOTAUR,
    NORTH,
    PAN,
    SOUTH,
    TEN,
    THIRTY,
    TWENTY,
    VALUES,
    WEST,
    WINDS,
    ZEUS,
)
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.effects import may_give
from aevum.games.chronos.rules.scoring import target
from aevum.games.chronos.rules.terms import Terms

WON: Final = 10_000
UNSEEN: Final = 25  # points of an unknown card
HOPE: Final = 50  # value of points that WINDs will multiply later
FACTORS: Final[tuple[int, ...]] = (100, 135, 220, 310, 400)  # hundredths, by WINDs
ONE_MONSTER: Final = 35
CYCLOPS_HOPE: Final = 70
KINDS: Final[tuple[int, ...]] = (0, 5, 15, 40, 90)  # different cards for CALYPSO, the last missing
PAIR: Final = 70  # of equal cards for HESTIA, the last missing


@mypyc_attr(acyclic=True)
class Realm:
    """A kingdom as a player pictures it; cards can be moved in and out to see the effect."""

    def __init__(self, terms: Terms, gods: int, goal: int, tamed: bool) -> None:
        self.terms: Final = terms
        self.numbers: Final = terms.numbers
        self.counts: list[int] = [0] * KEPT
        self.top = NONE
        self.hidden = 0
        """How many cards are unknown."""
        self.gods = gods
        self.goal = goal
        """The score to reach."""
        self.tamed = tamed
        """Whether a GOD gives every MONSTER to somebody else."""
        self.bonus = 0
        """Points for the places of timers."""
        self.breezes = 0
        """WINDs that aren't cards."""
        self.known = NONE
        """The value of the kingdom, once it was computed."""
        self.pictured = 0
        """The pictured score, computed together with the value."""

    def copy(self) -> "Realm":
        """Return a picture to change."""
        other = Realm(self.terms, self.gods, self.goal, self.tamed)
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
        """Remove a card; what is below a top does not matter."""
        self.known = NONE
        if self.counts[card]:
            self.counts[card] -= 1
        if self.top == card:
            self.top = NONE

    def has(self, god: int) -> bool:
        """Return whether the kingdom has a GOD."""
        return self.gods >> god & 1 == 1

    def bless(self, god: int) -> None:
        """Give the kingdom a GOD."""
        self.gods |= 1 << god
        self.known = NONE

    def value(self, card: int) -> int:
        """Return the points of a card of the central pile."""
        for god in self.terms.pantheon.valuing:
            if self.gods >> god & 1:
                worth = self.terms.pantheon.gods[god].card_value(self.numbers, card)
                if worth != NONE:
                    return worth
        return VALUES[card]

    def points(self) -> int:
        """Return the points before WINDs."""
        counts = self.counts
        total = self.bonus + UNSEEN * self.hidden
        total += 10 * counts[TEN] + 20 * counts[TWENTY] + 30 * counts[THIRTY]
        total += 50 * counts[FIFTY] + 100 * counts[HUNDRED]
        gods = self.gods
        if not gods:
            return total
        if gods & self.terms.pantheon.valuing_set:
            for card in range(TEN, NORTH):
                if counts[card]:
                    total += counts[card] * (self.value(card) - VALUES[card])
        for god in BLESSED_GODS:
            if gods >> god & 1:
                total += BLESSINGS[god].points(self)
        return total

    def winds(self) -> int:
        """Return how many different WINDs the kingdom has."""
        counts = self.counts
        found = self.breezes + int(counts[NORTH] > 0) + int(counts[SOUTH] > 0)
        found += int(counts[EAST] > 0) + int(counts[WEST] > 0)
        if self.gods:
            for god in self.terms.pantheon.windy_gods:
                if self.gods >> god & 1:
                    found += self.terms.pantheon.gods[god].winds
        return min(WINDS, found)

    def times(self) -> int:
        """Return how many times the score counts."""
        found = 1
        if self.gods:
            for god in self.terms.pantheon.multiplying:
                if self.gods >> god & 1:
                    found *= self.terms.pantheon.gods[god].factor(self.numbers)
        return found

    def kinds(self) -> int:
        """Return how many different cards are visible."""
        return KEPT - self.counts.count(0)

    def monsters(self) -> int:
        """Return how many different MONSTERS the kingdom keeps."""
        if self.tamed:
            return 0
        return int(self.counts[HYDRA] > 0) + int(self.counts[MINOTAUR] > 0)

    def _wins_by_cards(self) -> bool:
        """Return whether the kingdom wins by its MONSTERS or by what GODs make of its cards."""
        if self.monsters() == 2:
            return True
        gods = self.gods
        if gods & BLESSED:
            for god in BLESSED_GODS:
                if gods >> god & 1 and BLESSINGS[god].wins(self):
                    return True
        return False

    def worth(self) -> int:
        """Return how close this seems to winning; WON if it wins."""
        if self.known == NONE:
            points, winds, times = self.points(), self.winds(), self.times()
            self.pictured = points * max(1, winds) * times
            self.known = self._nearness(points, winds, times)
        return self.known

    def score(self) -> int:
        """Return the score as pictured."""
        self.worth()
        return self.pictured

    def _nearness(self, points: int, winds: int, times: int) -> int:
        """Return the value of the kingdom with so many points, WINDs and times."""
        if points * max(1, winds) * times >= self.goal or self._wins_by_cards():
            return WON
        total = (points + HOPE) * FACTORS[winds] * times * self.numbers.target // (self.goal * 100)
        if not self.tamed and self.counts[HYDRA] + self.counts[MINOTAUR]:
            total += ONE_MONSTER
        gods = self.gods
        if gods & BLESSED:
            for god in BLESSED_GODS:
                if gods >> god & 1:
                    total += BLESSINGS[god].hope(self)
        return total

    def gain_of(self, card: int) -> int:
        """Return the gain in value from another card."""
        before, top = self.worth(), self.top
        self.counts[card] += 1
        if card < NORTH:
            self.top = card
        after = self._nearness(self.points(), self.winds(), self.times())
        self.counts[card] -= 1
        self.top = top
        return after - before

    def loss_of(self, card: int) -> int:
        """Return the loss in value without a card."""
        before, top, there = self.worth(), self.top, self.counts[card]
        if there:
            self.counts[card] = there - 1
        if top == card:
            self.top = NONE
        after = self._nearness(self.points(), self.winds(), self.times())
        self.counts[card] = there
        self.top = top
        return before - after


# The effects of GODs on a kingdom


@mypyc_attr(acyclic=True)
class Blessing:
    """The effect of a GOD on the cards and GODs of a pictured kingdom.

    What a GOD counts on the table, and its effect on single cards, is asked of the GOD itself.
    """

    def points(self, realm: Realm) -> int:
        """Return the points that it adds, before WINDs."""
        return 0

    def wins(self, realm: Realm) -> bool:
        """Return whether the kingdom wins with it."""
        return False

    def hope(self, realm: Realm) -> int:
        """Return the value of winning with it later."""
        return 0


class OfZeus(Blessing):
    """Wins."""

    def wins(self, realm: Realm) -> bool:
        return True


class OfCyclops(Blessing):
    """One MONSTER is enough."""

    def wins(self, realm: Realm) -> bool:
        return realm.monsters() > 0

    def hope(self, realm: Realm) -> int:
        return 0 if realm.tamed else CYCLOPS_HOPE


class OfCalypso(Blessing):
    """Different cards win."""

    def wins(self, realm: Realm) -> bool:
        return realm.kinds() >= realm.numbers.calypso

    def hope(self, realm: Realm) -> int:
        missing = realm.numbers.calypso - realm.kinds()
        return KINDS[max(0, len(KINDS) - missing)]


class OfHestia(Blessing):
    """Equal cards win."""

    def wins(self, realm: Realm) -> bool:
        return max(realm.counts) >= realm.numbers.hestia

    def hope(self, realm: Realm) -> int:
        return PAIR if max(realm.counts) >= realm.numbers.hestia - 1 else 0


class OfAmphitrite(Blessing):
    """The top card counts several times."""

    def points(self, realm: Realm) -> int:
        if realm.top == NONE:
            return 0
        return (realm.numbers.amphitrite - 1) * realm.value(realm.top)


class OfPan(Blessing):
    """Points for each GOD."""

    def points(self, realm: Realm) -> int:
        return realm.numbers.pan * realm.gods.bit_count()


def _blessings() -> list[Blessing]:
    """Return the effect of each GOD on a kingdom; most have none."""
    found = [Blessing()] * GODS
    found[ZEUS] = OfZeus()
    found[CYCLOPS] = OfCyclops()
    found[CALYPSO] = OfCalypso()
    found[HESTIA] = OfHestia()
    found[AMPHITRITE] = OfAmphitrite()
    found[PAN] = OfPan()
    return found


BLESSINGS: Final[list[Blessing]] = _blessings()
BLESSED_GODS: Final = [god for god in range(GODS) if type(BLESSINGS[god]) is not Blessing]
BLESSED: Final = sum([1 << god for god in BLESSED_GODS])


def table_points(sea: Archipelago, seat: int, god: int) -> int:
    """Return the points that a GOD gives for timers on the table, not for the kingdom."""
    return 0 if BLESSED >> god & 1 else sea.terms.pantheon.gods[god].points(sea, seat)


def picture(sea: Archipelago, seat: int, recall: Recall) -> Realm:
    """Return a kingdom as the viewer of a mask pictures it."""
    tamed = not may_give(sea, seat, HYDRA)
    realm = Realm(sea.terms, sea.gods[seat], target(sea, seat), tamed)
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
    """Fill a closed pile with the remembered cards, as far as they fit."""
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
    """Add the points of GODs and CITIES for the places of timers."""
    pantheon = sea.terms.pantheon
    for city in pantheon.counting_cities:
        if sea.ruler(city) == seat:
            realm.bonus += pantheon.cities[city].points(sea, seat)
    for city in pantheon.windy_cities:
        if sea.ruler(city) == seat:
            realm.breezes += pantheon.cities[city].winds
    gods = realm.gods & ~BLESSED
    if gods:
        for god in pantheon.counting_gods:
            if gods >> god & 1:
                realm.bonus += pantheon.gods[god].points(sea, seat)
