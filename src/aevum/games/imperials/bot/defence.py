"""What the next attack of the dragon means for a seat, and how soon it comes (R14)."""

from math import gcd
from typing import Final

from aevum.games.imperials.bot.income import POINT, corner_income, in_points, rolls_left, weights
from aevum.games.imperials.data import DRAGON
from aevum.games.imperials.rules.dragon import dragon_strength
from aevum.games.imperials.rules.improving import free_towns
from aevum.games.imperials.rules.realm import IDLE, TOWN_PIECE, VILLAGE_PIECE, Realm
from aevum.games.imperials.rules.warriors import active_strength, force

SURE: Final = 1024
DRAWN_CARD: Final = 400  # value of an action card of a chosen colour
ENVY: Final = 100  # value of a town that others lose
STEPS: Final = 3  # how much more strength to consider


def full_strength(realm: Realm, seat: int) -> int:
    """Return the strength of a seat if all its warriors were active."""
    total = 0
    for corner in range(len(realm.owner)):
        if realm.owner[corner] == seat and realm.piece[corner] > TOWN_PIECE:
            total += force(realm, corner)
    return total


def attack_chance(realm: Realm, rolls: int) -> int:
    """Return the chance that the dragon attacks within so many rolls, of SURE."""
    numbers = realm.terms.numbers
    black, faces = numbers.event_faces[DRAGON], len(numbers.faces)
    common = gcd(black, faces)
    black, faces = black // common, faces // common
    ways = [1] + [0] * rolls  # the chance of each number of black faces
    total = 1
    for roll in range(rolls):
        for blacks in range(roll + 1, 0, -1):
            ways[blacks] = ways[blacks] * (faces - black) + ways[blacks - 1] * black
        ways[0] *= faces - black
        total *= faces
    return sum(ways[min(realm.dragon, rolls + 1) :]) * SURE // total


class Stakes:
    """What is at stake for a seat in the next attack."""

    def __init__(self, realm: Realm, seat: int) -> None:
        self.dragon = dragon_strength(realm)
        self.now = active_strength(realm, seat)
        self.weak: list[int] = []
        """The active strength of the others, and their strength if all their warriors were
        active."""
        self.strong: list[int] = []
        self.exposed: list[int] = []
        """1 for each of them with a town to lose."""
        for other in range(realm.seats):
            if other != seat:
                self.weak.append(active_strength(realm, other))
                self.strong.append(full_strength(realm, other))
                self.exposed.append(int(len(free_towns(realm, other)) > 0))
        self.loss = _town_loss(realm, seat)
        numbers = realm.terms.numbers
        left = sum(realm.slayer) < numbers.slayer_awards
        self.slayer = POINT * numbers.slayer_points if left else 0

    def outcome(self, mine: int) -> int:
        """Return the gain of an attack for a seat with such strength, between two guesses at
        others."""
        return (self._battle(mine, self.weak) + self._battle(mine, self.strong)) // 2

    def _battle(self, mine: int, others: list[int]) -> int:
        if mine + sum(others) >= self.dragon:
            best = max(others)
            if mine > best:
                return self.slayer
            return DRAWN_CARD if mine == best else 0
        if self.loss == 0:
            return 0
        for place in range(len(others)):
            if self.exposed[place] and others[place] < mine:
                return ENVY
        return -self.loss

    def urge(self, add: int) -> int:
        """Return the gain of each further step of strength, from `add` more than now."""
        start = self.outcome(self.now + add)
        best = 0
        for steps in range(1, STEPS + 1):
            best = max(best, (self.outcome(self.now + add + steps) - start) // steps)
        return best


def _town_loss(realm: Realm, seat: int) -> int:
    """Return the cost for a seat of losing its least town, 0 if it has none to lose."""
    least = 0
    points = town_lead(realm)
    for corner in free_towns(realm, seat):
        loss = POINT * points + town_gain(realm, corner)
        if least == 0 or loss < least:
            least = loss
    return least


def town_lead(realm: Realm) -> int:
    """Return how many points a town has more than a village."""
    return realm.terms.numbers.town_points - realm.terms.numbers.village_points


def town_gain(realm: Realm, corner: int) -> int:
    """Return the gain of a town on a corner over a village, in points over the game."""
    town = corner_income(realm, corner, TOWN_PIECE)
    village = corner_income(realm, corner, VILLAGE_PIECE)
    wanted = weights(realm)
    gain = 0
    for kind in range(len(town)):
        gain += (town[kind] - village[kind]) * wanted[kind]
    return in_points(gain, rolls_left(realm))


def idle_at(realm: Realm, seat: int) -> list[int]:
    """Return the corners of a seat's inactive warriors, the strongest first."""
    found: list[int] = []
    for strong in (3, 2, 1):
        for corner in range(len(realm.owner)):
            if realm.owner[corner] == seat and realm.piece[corner] == TOWN_PIECE + strong:
                if realm.active[corner] == IDLE:
                    found.append(corner)
    return found
