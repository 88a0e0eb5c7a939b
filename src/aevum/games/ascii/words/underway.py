"""What is under way at a table, read from its effects for the words."""

# not compiled: words are slow code on purpose

from typing import NamedTuple

from aevum.core.frames import Frame
from aevum.core.state import TABLE, Ask
from aevum.games.ascii.rules.asks import (
    F_COLONIES,
    F_DEPLOYMENT,
    F_DEVELOPMENT,
    F_DIPLOMACY,
    F_HIT,
    F_OPERATION,
    F_REWARD,
    F_SHEET,
)
from aevum.games.ascii.rules.deployment import needed
from aevum.games.ascii.rules.mediterranean import Mediterranean


class Proposal(NamedTuple):
    """Dice that somebody proposes to roll again."""

    seat: int
    dice: int
    pledged: int


class Operation(NamedTuple):
    """An operation that is declared and not carried out yet."""

    seat: int
    what: int
    target: int
    actions: int
    needed: int


class Reward(NamedTuple):
    """Boxes that a seat may check."""

    science: int
    culture: int


def _frame(sea: Mediterranean, op: int) -> Frame | None:
    """Return the innermost effect of this kind on the table, if there is one."""
    return next((frame for frame in reversed(sea.stack(TABLE)) if frame.op == op), None)


def proposal(sea: Mediterranean) -> Proposal | None:
    """Return the proposal that is open for pledges."""
    frame = _frame(sea, F_DIPLOMACY)
    if frame is None or frame.pc != 3:
        return None
    return Proposal(frame.c, frame.a, frame.b)


def operation(sea: Mediterranean) -> Operation | None:
    """Return the operation that is declared."""
    frame = _frame(sea, F_OPERATION)
    if frame is None:
        return None
    return Operation(frame.seat, frame.a, frame.b, frame.c, needed(sea, frame))


def is_deployment(sea: Mediterranean) -> bool:
    """Return whether Armies are deployed now."""
    return _frame(sea, F_DEPLOYMENT) is not None


def left_over(sea: Mediterranean) -> int:
    """Return the Deploy actions that the last operation left over."""
    frame = _frame(sea, F_DEPLOYMENT)
    return frame.b if frame is not None else 0


def is_declaring(sea: Mediterranean) -> bool:
    """Return whether Deployment waits for the next operation, so what is left over counts."""
    frame = _frame(sea, F_DEPLOYMENT)
    return frame is not None and frame.pc == 0


def developed(sea: Mediterranean) -> int:
    """Return how many seats were asked to develop, -1 outside Development."""
    frame = _frame(sea, F_DEVELOPMENT)
    return frame.a if frame is not None else -1


def colonies_waiting(sea: Mediterranean, seat: int) -> int:
    """Return how many Colonies of a seat are still to be activated."""
    waiting = [f for lane in sea.lanes for f in lane if f.op == F_COLONIES and f.seat == seat]
    return max([len(frame.items) for frame in waiting], default=0)


def is_developing(sea: Mediterranean) -> bool:
    """Return whether anybody is at work on a sheet."""
    return any(frame.op == F_SHEET for lane in sea.lanes for frame in lane)


def rewards(sea: Mediterranean, ask: Ask) -> list[Reward]:
    """Return the rewards of a seat, the one that it is asked about last."""
    stack = sea.stack(ask.lane)
    return [Reward(frame.a, frame.b) for frame in stack if frame.op == F_REWARD]


def disaster_row(sea: Mediterranean, ask: Ask) -> int:
    """Return the row of the Disaster that a reward follows, -1 if it follows none."""
    stack = sea.stack(ask.lane)
    below = stack[-2] if len(stack) > 1 else stack[-1]
    return below.a if below.op == F_HIT else -1


def is_by_colony(sea: Mediterranean, ask: Ask) -> bool:
    """Return whether a Colony brings a reward."""
    stack = sea.stack(ask.lane)
    return len(stack) > 1 and stack[-2].op == F_COLONIES
