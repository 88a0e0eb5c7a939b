"""Why a move is refused: the paragraph of RULES.md, the obstacle, and what helps."""

# not compiled: words need no speed

from typing import Final

from aevum.core.state import CHANCE
from aevum.core.text import Refusal
from aevum.games.chronos import messages as m
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.rules.questions import QUESTIONS
from aevum.games.chronos.rules.state import Conquest
from aevum.games.chronos.words.labels import choices_of

ALWAYS: Final = {
    "wait": Refusal("R2.5", m.no_wait()),
    "retract": Refusal("R8.3", m.no_retract()),
    "card": Refusal("R1.3", m.no_chance()),
    "city": Refusal("R1.4", m.no_chance()),
    "god": Refusal("R1.4", m.no_chance()),
    "calm": Refusal("R9.24", m.no_chance()),
    "knock": Refusal("R9.24", m.no_chance()),
    "sand": Refusal("R2.2", m.no_chance()),
}
"""Moves that nobody can make while others play."""

UNASKED: Final = {
    "leave": Refusal("R9.29", m.no_hermes()),
    "starve": Refusal("R4.2", m.no_starve()),
    "plague": Refusal("R9.19", m.no_hecate()),
}
"""Answers to questions that are not open."""


def why(sea: Conquest, seat: int, move: int) -> Refusal | None:
    """Return the rule that a move breaks, None if it breaks none."""
    if not 0 <= move < MOVES.size:
        return Refusal("R1.1", m.no_such_move())
    if move in sea.legal(seat):
        return None
    if not sea.asks:
        return Refusal("R7.7", m.no_over())
    name = MOVES.row(move).name
    if name in ALWAYS:
        return ALWAYS[name]
    if sea.asks[-1].seat == CHANCE:
        return Refusal("R1.3", m.no_chance_first())
    for ask in choices_of(sea, seat):
        refused = QUESTIONS[ask.kind].why(sea, ask, move)
        if refused:
            return refused
    return UNASKED.get(name) or sea.terms.pantheon.commands[move].refuse(sea, seat, move)
