"""Why a move is refused: the paragraph of RULES.md, and the fact on the table."""

# not compiled: words need no speed

from aevum.core.state import RETRACT, WAIT, Ask
from aevum.core.text import Refusal
from aevum.games.temporum import messages as m
from aevum.games.temporum.moves import DRAWN, MOVES
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effect import effect_of
from aevum.games.temporum.words.questions import question


def why(chron: Chronicle, seat: int, move: int) -> Refusal | None:
    """Return which rule a refused move breaks, None for a legal one."""
    if not 0 <= move < MOVES.size:
        return Refusal("R2.6", m.no_such_move(n=move))
    if move in chron.legal(seat):
        return None
    if chron.over():
        return Refusal("R13.3", m.no_over(who=chron.winner))
    if move >= DRAWN:
        return Refusal("R6.1", m.no_chance())
    must = chron.must(seat)
    if move == WAIT:
        return Refusal("R2.6", m.no_wait() if must else m.no_pass())
    if move == RETRACT:
        return Refusal("R6.8", m.no_retract())
    if must is None:
        return _waiting(chron, seat)
    return effect_of(chron).why(chron, must, move) or _unanswered(chron, must)


def _unanswered(chron: Chronicle, ask: Ask) -> Refusal:
    """Return a reminder of the open question."""
    return Refusal("R2.6", m.no_asked_else(question=question(chron, ask).whole()))


def _waiting(chron: Chronicle, seat: int) -> Refusal:
    """Refuse a seat that is not asked."""
    if chron.rolling():
        return Refusal("R6.1", m.no_chance_first())
    for ask in chron.asks:
        if ask.seat == seat and ask.sealed():
            sealed = m.no_sealed() if chron.can_retract(ask) else m.no_sealed_for_good()
            return Refusal("R6.8", sealed)
    asked = [ask.seat for ask in chron.asks if ask.must]
    if asked and asked[0] != chron.turn:
        return Refusal("R1.1", m.no_first_other(who=asked[0]))
    return Refusal("R1.1", m.no_turn(who=chron.turn))
