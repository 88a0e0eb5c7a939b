"""Open questions: the effect that asks words them, after the cards and Zones in progress."""

# not compiled: words need no speed

from aevum.core.state import Ask
from aevum.core.text import Arg, Question, Text
from aevum.games.temporum import messages as m
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effect import effect_of
from aevum.games.temporum.rules.questions import QUESTIONS
from aevum.games.temporum.words.trail import source


def question(chron: Chronicle, ask: Ask) -> Question:
    """Return an open question, after the card or Zone that asks it."""
    if ask.sealed():
        sealed = m.ask_sealed() if chron.can_retract(ask) else m.ask_sealed_for_good()
        return Question(sealed)
    effect = effect_of(chron)
    found: tuple[Arg, ...] = source(chron, ask.seat)
    return Question(instruction(chron, ask), found, tuple(effect.notes(chron, ask)))


def instruction(chron: Chronicle, ask: Ask) -> Text:
    """Return what a seat is told to do, without the card or Zone that says so."""
    own = effect_of(chron).question(chron, ask)
    return QUESTIONS[ask.kind].words() if own is None else own
