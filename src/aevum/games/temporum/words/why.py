"""Why a move is refused: one sentence with the paragraph of RULES.md and the fact on the table."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.state import RETRACT, WAIT, Ask
from aevum.games.phrases import sealed_refusal, who
from aevum.games.temporum.moves import DRAWN, MOVES
from aevum.games.temporum.rules.asks import (
    DISCARD_CARD,
    PICK_CARD,
    PLAY_CARD,
    SCORE_CARD,
    TACTIC,
    TURN,
)
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.words.prompts import prompt
from aevum.games.temporum.words.whyanswers import why_answer
from aevum.games.temporum.words.whycards import why_card
from aevum.games.temporum.words.whyturn import why_turn

OF_CARDS: Final = (SCORE_CARD, PLAY_CARD, TACTIC, DISCARD_CARD, PICK_CARD)


def why(chron: Chronicle, seat: int, move: int) -> str:
    """Return which rule a refused move breaks, "" for a legal one."""
    if not 0 <= move < MOVES.size:
        return f"R2.6: there is no move number {move}."
    if move in chron.legal(seat):
        return ""
    if chron.over():
        return f"R13.3: the game is over, {who(chron.winner)} has won."
    if move >= DRAWN:
        return "R6.1: that is left to chance."
    must = chron.must(seat)
    if move == WAIT:
        waits = "the others wait for your answer" if must else "to wait is no move"
        return f"R2.6: {waits}."
    if move == RETRACT:
        return "R6.8: you have no sealed answer that could still be taken back."
    if must is None:
        return _waiting(chron, seat)
    row = MOVES.row(move)
    return _refused(chron, must, row.name, row.args(move)) or _unanswered(chron, must)


def _refused(chron: Chronicle, ask: Ask, name: str, args: list[int]) -> str:
    """Return why an answer of the kind that is asked for is refused, "" for any other kind."""
    if ask.kind == TURN:
        return why_turn(chron, ask.seat, name, args)
    if ask.kind in OF_CARDS:
        return why_card(chron, ask, name, args)
    return why_answer(chron, ask, name, args)


def _unanswered(chron: Chronicle, ask: Ask) -> str:
    """Remind a player of the question that is open."""
    return f"R2.6: you are asked something else first. {prompt(chron, ask)}"


def _waiting(chron: Chronicle, seat: int) -> str:
    """Refuse a seat that nobody waits for."""
    if chron.rolling():
        return "R6.1: chance has to decide first."
    for ask in chron.asks:
        if ask.seat == seat and ask.sealed():
            return f"R6.8: {sealed_refusal(chron.can_retract(ask))}"
    asked = [ask.seat for ask in chron.asks if ask.must]
    if asked and asked[0] != chron.turn:
        return f"R1.1: {who(asked[0])} has a choice to make first."
    return f"R1.1: it is the turn of {who(chron.turn)}."
