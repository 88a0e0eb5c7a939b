"""Raids, Colonies and defence: what the standard bot does with its Armies."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.ascii.bot.evaluation import turns_left, worth
from aevum.games.ascii.bot.traits import EVEN, Traits
from aevum.games.ascii.bot.weights import POINT, weights
from aevum.games.ascii.data import MOODS, STAFFED_KINDS
from aevum.games.ascii.rules.mediterranean import Mediterranean

HOLD: Final = 300  # the value of an Army at home while the game goes on


def spoils(sea: Mediterranean, seat: int) -> int:
    """Return the value of a raid on the Barbarians for a seat."""
    empire, numbers = sea.empires[seat], sea.terms.numbers
    happy = empire.happy
    after = min(happy + numbers.spoils_happy, MOODS - (0 if sea.last else 1))
    gain = POINT * numbers.gold_points * numbers.spoils_gold
    if after > happy:
        gain += POINT * (numbers.happy[after] - numbers.happy[happy])
        if after == MOODS:
            gain += POINT * numbers.mastery_points
    return gain


def damage(sea: Mediterranean, target: int) -> int:
    """Return what a raid costs its target."""
    empire, numbers = sea.empires[target], sea.terms.numbers
    after = min(empire.unhappy + numbers.raid_unhappy, MOODS)
    return loot(sea, target) + POINT * (numbers.unhappy[after] - numbers.unhappy[empire.unhappy])


def loot(sea: Mediterranean, target: int) -> int:
    """Return the value of the Gold that a raid takes from its target."""
    numbers = sea.terms.numbers
    return POINT * numbers.gold_points * min(sea.empires[target].gold, numbers.raid_gold)


def rivalry(sea: Mediterranean, seat: int, other: int, traits: Traits) -> int:
    """Return in percent how much of another's loss counts as a seat's own gain."""
    if sea.seats == 2:
        return 100
    if not traits.sees_leader:
        return 40
    left = 0 if sea.is_final() else turns_left(sea)
    given = weights(sea.terms.numbers, left, EVEN)
    values = [worth(empire, given, sea.last) for empire in sea.empires]
    ahead = 0
    for each in range(sea.seats):
        if each != seat and each != other and values[each] > values[other]:
            ahead += 1
    if ahead:
        return 10
    return 80 if left == 0 and values[other] + 2000 > values[seat] else 40


def hosted_by(sea: Mediterranean, host: int) -> list[int]:
    """Return the buildings of a host that a Colony can use this turn."""
    if host == NONE:
        return [0] * STAFFED_KINDS
    return sea.hosts[host * STAFFED_KINDS : (host + 1) * STAFFED_KINDS]
