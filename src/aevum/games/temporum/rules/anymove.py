"""One legal move at random, each as likely as the other, without building the list of them.

Random play asks for nothing else, so the usual questions are counted instead of listed; what is
rare is listed. `aevum.testing` holds both ways to each other.
"""

from aevum.core.frames import Frame
from aevum.core.rng import Rng
from aevum.core.state import Ask
from aevum.games.temporum.cards.names import MERITOCRACY
from aevum.games.temporum.data import OUTSIDE, TIME_OF, TIMES
from aevum.games.temporum.moves import ADVANCE, CHANGE, GO, STAY
from aevum.games.temporum.rules.asks import STEP_CROWN, TURN
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle
from aevum.games.temporum.rules.moving import barred
from aevum.games.temporum.rules.options import choices
from aevum.games.temporum.rules.resolving import on_trilobites
from aevum.games.temporum.rules.turns import has_starts, may_change


def any_move(chron: Chronicle, ask: Ask, rng: Rng) -> int:
    """Return one of the moves that a question admits."""
    frame = chron.table[-1]
    if ask.kind == TURN:
        return _any_turn(chron, ask, frame, rng)
    if ask.kind == STEP_CROWN and frame.b == 0 and not chron.is_real(MERITOCRACY):
        return _any_step(chron, frame.seat, rng)
    return rng.pick(choices(chron, ask))


def _any_turn(chron: Chronicle, ask: Ask, frame: Frame, rng: Rng) -> int:
    """Change history, move along the real path, or stay; anything else is listed."""
    seat = frame.seat
    here = chron.pawn[seat]
    if here >= OUTSIDE or chron.front[seat] or has_starts(chron, frame):
        return rng.pick(choices(chron, ask))
    time = TIME_OF[here]
    if on_trilobites(chron, seat) or barred(chron, seat, 0):
        return rng.pick(choices(chron, ask))
    change = int(may_change(chron, frame, time))
    ticket = int(rng.below(TIMES + change))
    if ticket == 0:
        return STAY
    if ticket == TIMES:
        return CHANGE + time - 1
    return GO + chron.real[ticket if ticket < time else ticket + 1]


def _any_step(chron: Chronicle, seat: int, rng: Rng) -> int:
    """Advance a crown from any Time but the last."""
    first = seat * STRIDE
    number = 0
    for time in range(1, TIMES):
        if chron.crowns[first + time]:
            number += 1
    ticket = int(rng.below(number))
    for time in range(1, TIMES):
        if chron.crowns[first + time]:
            if ticket == 0:
                return ADVANCE + time - 1
            ticket -= 1
    raise AssertionError("a step is asked for where none can be made")
