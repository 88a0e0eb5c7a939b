"""What the standard bot thinks of each kind of operation, its own and those of others."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.games.ascii.bot.evaluation import turns_left
from aevum.games.ascii.bot.traits import Traits
from aevum.games.ascii.bot.war import HOLD, damage, loot, rivalry, spoils
from aevum.games.ascii.bot.weights import POINT
from aevum.games.ascii.data import COLONY, MOODS
from aevum.games.ascii.moves import DONE
from aevum.games.ascii.rules.deployment import operation_kind
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.operation import Operation, strength

COLONY_TURN: Final = 350  # the value of a Colony in a turn
TROUBLE: Final = 150  # the harm to its host in a turn


@mypyc_attr(acyclic=True)
class OperationJudge:
    """The bot's opinion of a kind of operation. `left` are the turns to go."""

    def gain(self, sea: Mediterranean, seat: int, target: int, left: int, traits: Traits) -> int:
        """Return the value of an operation per action, before anybody cancels it."""
        return 0

    def harm(
        self, sea: Mediterranean, seat: int, operation: Operation, left: int, traits: Traits
    ) -> int:
        """Return the value for a seat if another's operation fails."""
        return 0


class BarbariansJudge(OperationJudge):
    """A raid on the Barbarians."""

    def gain(self, sea: Mediterranean, seat: int, target: int, left: int, traits: Traits) -> int:
        return spoils(sea, seat) // sea.terms.numbers.raid_actions

    def harm(
        self, sea: Mediterranean, seat: int, operation: Operation, left: int, traits: Traits
    ) -> int:
        aggressor = operation.seat
        share = spoils(sea, aggressor) * rivalry(sea, seat, aggressor, traits) // 100
        return if_not_pressed(sea, operation, share)


class RaidJudge(OperationJudge):
    """A raid on another player."""

    def gain(self, sea: Mediterranean, seat: int, target: int, left: int, traits: Traits) -> int:
        gain = loot(sea, target) + damage(sea, target) * rivalry(sea, seat, target, traits) // 100
        gain //= sea.terms.numbers.raid_actions
        return gain // 2 if sea.empires[target].ready() else gain  # it fights back

    def harm(
        self, sea: Mediterranean, seat: int, operation: Operation, left: int, traits: Traits
    ) -> int:
        numbers = sea.terms.numbers
        share = rivalry(sea, seat, operation.seat, traits)
        harm = POINT * numbers.gold_points * numbers.raid_gold * share // 100
        if operation.target == seat:
            harm += damage(sea, seat)
        return if_not_pressed(sea, operation, harm)


class FoundJudge(OperationJudge):
    """A new Colony."""

    def gain(self, sea: Mediterranean, seat: int, target: int, left: int, traits: Traits) -> int:
        numbers = sea.terms.numbers
        brings = POINT * numbers.points[COLONY]
        if sum(sea.empires[target].staffed):
            brings += (
                COLONY_TURN * left + TROUBLE * left * rivalry(sea, seat, target, traits) // 100
            )
        return brings // numbers.colony_actions

    def harm(
        self, sea: Mediterranean, seat: int, operation: Operation, left: int, traits: Traits
    ) -> int:
        settled = POINT * sea.terms.numbers.points[COLONY]
        harm = settled * rivalry(sea, seat, operation.seat, traits) // 100
        return harm + TROUBLE * left + 200 if operation.target == seat else harm


class RazeJudge(OperationJudge):
    """The end of another's Colony."""

    def gain(self, sea: Mediterranean, seat: int, target: int, left: int, traits: Traits) -> int:
        return (TROUBLE * left + 100 * left) // sea.terms.numbers.colony_actions

    def harm(
        self, sea: Mediterranean, seat: int, operation: Operation, left: int, traits: Traits
    ) -> int:
        if operation.target != seat:
            return 0
        return POINT * sea.terms.numbers.points[COLONY] + COLONY_TURN * left


JUDGES: Final[list[OperationJudge]] = [BarbariansJudge(), RaidJudge(), FoundJudge(), RazeJudge()]
"""In the order of `terms.operations`."""
UNKNOWN_OPERATION: Final = OperationJudge()


def operation_judge(number: int) -> OperationJudge:
    """Return the judge of a kind of operation."""
    return JUDGES[number] if number < len(JUDGES) else UNKNOWN_OPERATION


def if_not_pressed(sea: Mediterranean, operation: Operation, harm: int) -> int:
    """Return the harm of a raid, less if the aggressor can go on after a cancel."""
    pressing = strength(sea.empires[operation.seat], operation.actions - 1)
    return harm * 2 // 3 if pressing >= sea.terms.numbers.raid_actions else harm


def best_operation(sea: Mediterranean, seat: int, legal: list[int], traits: Traits) -> int:
    """Return the operation with the most value per action, or done."""
    left = 0 if sea.is_final() else turns_left(sea)
    empire = sea.empires[seat]
    full = empire.happy == MOODS - 1 or empire.gained == empire.numbers.gold - 1
    if sea.seats == 1 and left and full:
        return DONE  # another raid would end a game that has turns left
    best, best_value = DONE, HOLD if left and empire.happy == MOODS - 1 else 0
    for move in legal:
        value = gain_of(sea, seat, move, left, traits)
        if value > best_value:
            best, best_value = move, value
    return best


def gain_of(sea: Mediterranean, seat: int, move: int, left: int, traits: Traits) -> int:
    """Return the value of a move that may declare an operation."""
    kind = operation_kind(sea, move)
    if kind is None:
        return 0
    target = kind.target(sea, seat, move)
    return operation_judge(kind.number).gain(sea, seat, target, left, traits)


def cancels(sea: Mediterranean, seat: int, operation: Operation, traits: Traits) -> bool:
    """Return whether an Army is better used against an operation than kept for a raid."""
    harm, keep = harm_and_keep(sea, seat, operation, traits)
    return harm > keep


def harm_and_keep(
    sea: Mediterranean, seat: int, operation: Operation, traits: Traits
) -> tuple[int, int]:
    """Return what an operation costs a seat, and what an Army brings it that stays at home."""
    left = 0 if sea.is_final() else turns_left(sea)
    keep = spoils(sea, seat)
    if left == 0 and not _still_acts(sea, seat, operation.seat):
        keep = 0
    return operation_judge(operation.what).harm(sea, seat, operation, left, traits), keep


def _still_acts(sea: Mediterranean, seat: int, aggressor: int) -> bool:
    """Return whether a seat declares operations after another in this Deployment."""
    return sea.order.index(seat) > sea.order.index(aggressor)
