"""What ASCII Empires says: its messages, with the methods that every game has."""

# not compiled: words need no speed

from aevum.core.events import Event
from aevum.core.state import Ask, State
from aevum.core.text import Label, Question, Refusal, Text
from aevum.core.words import Words
from aevum.games.ascii.rules.questions import QUESTIONS
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.words.events import say
from aevum.games.ascii.words.labels import label
from aevum.games.ascii.words.refusals import why
from aevum.games.ascii.words.undo import done


class EmpiresWords(Words):
    """The words of the game; the sentences are in locale/."""

    def prompt(self, view: State, ask: Ask) -> Question:
        return QUESTIONS[ask.kind].prompt(empires(view), ask)

    def label(self, view: State, move: int) -> Label:
        return label(empires(view), move)

    def done(self, view: State, move: int) -> Text:
        return done(empires(view), move)

    def say(self, event: Event, state: State) -> Text:
        return say(event)

    def why(self, view: State, seat: int, move: int) -> Refusal | None:
        return why(empires(view), seat, move)


def empires(state: State) -> Empires:
    """Return a state as one of this game."""
    assert isinstance(state, Empires)
    return state
