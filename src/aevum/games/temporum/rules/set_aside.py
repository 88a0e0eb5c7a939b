"""Cards that lie on the table while something is done with them: they are in frames."""

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.temporum.cards.card import PERPETUAL
from aevum.games.temporum.cards.tables import CARDS
from aevum.games.temporum.rules.asks import (
    F_CATS,
    F_CYBERNETICS,
    F_EARTH,
    F_EFFECT,
    F_GIZMO,
    F_PLAY,
    F_SCORE,
)
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effects import E_CACHE
from aevum.games.temporum.rules.playing import CHOOSING, GIVEN, MAY, MOVED, MUST, PLAYED, REPLACED
from aevum.games.temporum.rules.scoring import ADVANCING, AGAIN, KEPT, MODE, TACTICS
from aevum.games.temporum.rules.scoring import REPLACED as SCORE_REPLACED


def cards_aside(chron: Chronicle) -> list[int]:
    """Return the cards that lie neither in a hand, nor in a pile, nor in front of anybody."""
    return [frame.c for frame in chron.table if _holds(frame)]


def _holds(frame: Frame) -> bool:
    """Tell whether the card of a frame is nowhere else."""
    if frame.c == NONE:
        return False
    if frame.op == F_PLAY:
        return _play_holds(frame)
    if frame.op == F_SCORE:
        mode = frame.items[MODE]
        if mode == AGAIN or not TACTICS <= frame.pc < SCORE_REPLACED:
            return False
        return frame.pc <= ADVANCING or mode == KEPT
    if frame.op == F_GIZMO:
        return frame.pc == 1
    if frame.op == F_EARTH:
        return len(frame.items) > 0
    if frame.op == F_EFFECT:
        return frame.a == E_CACHE and frame.pc == 1
    if frame.op == F_CYBERNETICS:
        return frame.pc == 0
    return frame.op == F_CATS


def _play_holds(frame: Frame) -> bool:
    if frame.pc == PLAYED:
        used = frame.a in (MUST, MAY, GIVEN) and not frame.items[MOVED]
        return used and CARDS[frame.c].kind != PERPETUAL
    return frame.a == GIVEN and frame.pc in (CHOOSING, REPLACED)
