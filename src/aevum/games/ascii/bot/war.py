"""Raids, Colonies and defence: what the standard bot does with its Armies."""

from typing import Final

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.ascii.bot.evaluation import POINT, turns_left, worth
from aevum.games.ascii.bot.weights import EVEN, weights
from aevum.games.ascii.data import COLONY as COLONY_KIND
from aevum.games.ascii.data import GOLD, HAPPY, MOODS, POINTS, STAFFED_KINDS, UNHAPPY
from aevum.games.ascii.moves import COLONISE, DONE, RAID, RAID_BARBARIANS, RAZE
from aevum.games.ascii.moves import FOUND as FOUND_MOVE
from aevum.games.ascii.rules.asks import BARBARIANS, FOUND, PLUNDER
from aevum.games.ascii.rules.deployment import strength
from aevum.games.ascii.rules.mediterranean import Mediterranean

GOLD_WORTH: Final = 200
HOLD: Final = 300  # what an Army at home is worth while the game goes on
COLONY_TURN: Final = 350  # what a Colony brings in a turn
TROUBLE: Final = 150  # and what its host suffers


def spoils(sea: Mediterranean, seat: int) -> int:
    """Return what a raid on the Barbarians brings a seat."""
    empire = sea.empires[seat]
    happy = empire.happy
    gain = GOLD_WORTH
    if happy < MOODS - (0 if sea.last else 1):
        gain += POINT * (HAPPY[happy + 1] - HAPPY[happy])
        if happy + 1 == MOODS:
            gain += 21 * POINT
    return gain


def damage(sea: Mediterranean, target: int) -> int:
    """Return what a raid costs its target."""
    empire = sea.empires[target]
    cost = GOLD_WORTH if empire.gold else 0
    if empire.unhappy < MOODS:
        cost += POINT * (UNHAPPY[empire.unhappy + 1] - UNHAPPY[empire.unhappy])
    return cost


def rivalry(sea: Mediterranean, seat: int, other: int) -> int:
    """Return in percent how much of another's loss is a seat's own gain."""
    if sea.seats == 2:
        return 100
    left = 0 if sea.is_final() else turns_left(sea)
    given = weights(left, EVEN)
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
    if sea.seats == 1 and left and (empire.happy == MOODS - 1 or empire.gained == GOLD - 1):
        return DONE  # one more raid would end a game that has turns left
    best, best_value = DONE, HOLD if left and empire.happy == MOODS - 1 else 0
    for move in legal:
        value = _gain(sea, seat, move, left)
        if value > best_value:
            best, best_value = move, value
    return best


def _gain(sea: Mediterranean, seat: int, move: int, left: int) -> int:
    """Return what an operation brings for each action, before anybody cancels it."""
    if move == RAID_BARBARIANS:
        return spoils(sea, seat)
    if RAID <= move < COLONISE:
        other = move - RAID
        own = GOLD_WORTH if sea.empires[other].gold else 0
        gain = own + damage(sea, other) * rivalry(sea, seat, other) // 100
        return gain // 2 if sea.empires[other].ready() else gain  # who is hurt defends himself
    if COLONISE <= move < RAZE:
        other = move - COLONISE
        hosted = sum(sea.empires[other].staffed)
        brings = POINT * POINTS[COLONY_KIND]
        if hosted:
            brings += COLONY_TURN * left + TROUBLE * left * rivalry(sea, seat, other) // 100
        return brings // 2
    if RAZE <= move < FOUND_MOVE:
        return (TROUBLE * left + 100 * left) // 2
    return 0


def cancels(sea: Mediterranean, seat: int, operation: Frame) -> bool:
    """Tell whether an Army is better spent against an operation than kept for a raid."""
    left = 0 if sea.is_final() else turns_left(sea)
    aggressor, target = operation.seat, operation.b
    share = rivalry(sea, seat, aggressor)
    if operation.a == BARBARIANS:
        gain = spoils(sea, aggressor) * share // 100
    elif operation.a == PLUNDER:
        gain = GOLD_WORTH * share // 100
        if target == seat:
            gain += damage(sea, seat)
    elif operation.a == FOUND:
        gain = POINT * POINTS[COLONY_KIND] * share // 100
        if target == seat:
            gain += TROUBLE * left + 200
    else:
        gain = POINT * POINTS[COLONY_KIND] + COLONY_TURN * left if target == seat else 0
    keep = spoils(sea, seat)
    if left == 0 and not _still_acts(sea, seat, aggressor):
        keep = 0
    if strength(sea.empires[aggressor], operation.c - 1) >= 1 and operation.a <= PLUNDER:
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
