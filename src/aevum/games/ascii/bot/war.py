"""Raids, Colonies and defence: what the standard bot does with its Armies."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.ascii.bot.evaluation import turns_left, worth
from aevum.games.ascii.bot.weights import EVEN, POINT, weights
from aevum.games.ascii.data import COLONY as COLONY_KIND
from aevum.games.ascii.data import MOODS, STAFFED_KINDS
from aevum.games.ascii.moves import COLONISE, DONE, RAID, RAID_BARBARIANS, RAZE
from aevum.games.ascii.moves import FOUND as FOUND_MOVE
from aevum.games.ascii.rules.asks import BARBARIANS, FOUND, PLUNDER
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.operation import Operation, strength

HOLD: Final = 300  # what an Army at home is worth while the game goes on
COLONY_TURN: Final = 350  # what a Colony brings in a turn
TROUBLE: Final = 150  # and what its host suffers


def spoils(sea: Mediterranean, seat: int) -> int:
    """Return what a raid on the Barbarians brings a seat."""
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
    """Return what the Gold is worth that a raid takes from its target."""
    numbers = sea.terms.numbers
    return POINT * numbers.gold_points * min(sea.empires[target].gold, numbers.raid_gold)


def rivalry(sea: Mediterranean, seat: int, other: int) -> int:
    """Return in percent how much of another's loss is a seat's own gain."""
    if sea.seats == 2:
        return 100
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


def best_operation(sea: Mediterranean, seat: int, legal: list[int]) -> int:
    """Return the operation that pays most for each of its actions, or done."""
    left = 0 if sea.is_final() else turns_left(sea)
    empire = sea.empires[seat]
    full = empire.happy == MOODS - 1 or empire.gained == empire.numbers.gold - 1
    if sea.seats == 1 and left and full:
        return DONE  # one more raid would end a game that has turns left
    best, best_value = DONE, HOLD if left and empire.happy == MOODS - 1 else 0
    for move in legal:
        value = _gain(sea, seat, move, left)
        if value > best_value:
            best, best_value = move, value
    return best


def _gain(sea: Mediterranean, seat: int, move: int, left: int) -> int:
    """Return what an operation brings for each action, before anybody cancels it."""
    numbers = sea.terms.numbers
    if move == RAID_BARBARIANS:
        return spoils(sea, seat) // numbers.raid_actions
    if RAID <= move < COLONISE:
        other = move - RAID
        gain = loot(sea, other) + damage(sea, other) * rivalry(sea, seat, other) // 100
        gain //= numbers.raid_actions
        return gain // 2 if sea.empires[other].ready() else gain  # who is hurt defends himself
    if COLONISE <= move < RAZE:
        other = move - COLONISE
        hosted = sum(sea.empires[other].staffed)
        brings = POINT * numbers.points[COLONY_KIND]
        if hosted:
            brings += COLONY_TURN * left + TROUBLE * left * rivalry(sea, seat, other) // 100
        return brings // numbers.colony_actions
    if RAZE <= move < FOUND_MOVE:
        return (TROUBLE * left + 100 * left) // numbers.colony_actions
    return 0


def cancels(sea: Mediterranean, seat: int, operation: Operation) -> bool:
    """Tell whether an Army is better spent against an operation than kept for a raid."""
    left = 0 if sea.is_final() else turns_left(sea)
    aggressor, target, numbers = operation.seat, operation.target, sea.terms.numbers
    settled = POINT * numbers.points[COLONY_KIND]
    share = rivalry(sea, seat, aggressor)
    if operation.what == BARBARIANS:
        gain = spoils(sea, aggressor) * share // 100
    elif operation.what == PLUNDER:
        gain = POINT * numbers.gold_points * numbers.raid_gold * share // 100
        if target == seat:
            gain += damage(sea, seat)
    elif operation.what == FOUND:
        gain = settled * share // 100
        if target == seat:
            gain += TROUBLE * left + 200
    else:
        gain = settled + COLONY_TURN * left if target == seat else 0
    keep = spoils(sea, seat)
    if left == 0 and not _still_acts(sea, seat, aggressor):
        keep = 0
    pressing = strength(sea.empires[aggressor], operation.actions - 1)
    if pressing >= numbers.raid_actions and operation.what <= PLUNDER:
        gain = gain * 2 // 3  # he can press on
    return gain > keep


def _still_acts(sea: Mediterranean, seat: int, aggressor: int) -> bool:
    """Tell whether a seat declares operations after another in this Deployment."""
    return sea.order.index(seat) > sea.order.index(aggressor)


def hosted_by(sea: Mediterranean, host: int) -> list[int]:
    """Return the buildings of a host that a Colony can use this turn."""
    if host == NONE:
        return [0] * STAFFED_KINDS
    return sea.hosts[host * STAFFED_KINDS : (host + 1) * STAFFED_KINDS]
