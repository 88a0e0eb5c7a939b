"""The moves that each question admits, ascending."""

from aevum.core.state import WAIT, Ask
from aevum.games.ascii.edicts.dictate import edicts
from aevum.games.ascii.moves import ANNOUNCE as ANNOUNCE_MOVE
from aevum.games.ascii.moves import DONE, PASS, QUIET, SCIENCE, STAFF, STOP, TAX, USE
from aevum.games.ascii.moves import PLEDGE as PLEDGE_MOVE
from aevum.games.ascii.rules.asks import (
    ANNOUNCE,
    ANYTIME,
    CANCEL,
    DEVELOP,
    HIT,
    HOST,
    OPERATION,
    PLEDGE,
    PRESS,
    PROPOSE,
    REWARD,
)
from aevum.games.ascii.rules.colonies import uses
from aevum.games.ascii.rules.deployment import (
    cancel_choices,
    operations,
    press_choices,
    site_choices,
)
from aevum.games.ascii.rules.development_moves import develop_choices
from aevum.games.ascii.rules.diplomacy import most_pledged, proposals
from aevum.games.ascii.rules.disasters import ways
from aevum.games.ascii.rules.marking import reward_choices
from aevum.games.ascii.rules.mediterranean import Mediterranean


def choices(sea: Mediterranean, ask: Ask) -> list[int]:
    """Return the moves that a question admits; alone, Taxation and Conscription too (R9.1)."""
    empire = sea.empires[ask.seat]
    if ask.kind == ANYTIME:
        return edicts(sea, empire) if sea.may_dictate(ask.seat) else []
    found = own_choices(sea, ask)
    if sea.seats == 1 and empire.may_suffer(sea.last):
        found += edicts(sea, empire)
    return found


def own_choices(sea: Mediterranean, ask: Ask) -> list[int]:
    """Return the moves that a question admits besides edicts."""
    kind = ask.kind
    if kind == DEVELOP:
        return develop_choices(sea, ask.seat)
    if kind == ANNOUNCE:
        return [QUIET, ANNOUNCE_MOVE]
    frame = sea.stack(ask.lane)[-1]
    if kind == PROPOSE:
        return proposals(sea, ask.seat)
    if kind == PLEDGE:
        return list(range(PLEDGE_MOVE, PLEDGE_MOVE + most_pledged(sea, frame, ask.seat) + 1))
    if kind == HIT:
        return ways(sea, ask.seat, frame.a)
    if kind == REWARD:
        return reward_choices(sea, frame)
    if kind == HOST:
        return [PASS, *uses(sea, ask.seat, ask.subject)]
    if kind == OPERATION:
        return operations(sea, frame)
    if kind == CANCEL:
        return cancel_choices(sea, frame)
    if kind == PRESS:
        return press_choices(sea, frame)
    return site_choices(sea, frame)


def harmless(sea: Mediterranean, ask: Ask) -> int:
    """Return the answer of somebody who says nothing: no offer, no attack, but also no waste."""
    if ask.kind == ANYTIME or ask.sealed():
        return WAIT
    found = choices(sea, ask)
    if ask.kind == DEVELOP and found[0] != DONE:
        return min([move for move in found if move >= STAFF])
    if ask.kind == REWARD:
        return min([move for move in found if move >= SCIENCE])
    if ask.kind == HOST and USE <= found[1 % len(found)] < TAX:
        return found[1]
    return STOP if ask.kind == PRESS else found[0]
