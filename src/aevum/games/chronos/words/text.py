"""What Chronos Conquest says: its messages, with the methods that every game has."""

# not compiled: words need no speed

from aevum.core.events import Event
from aevum.core.state import Ask, State
from aevum.core.text import Label, Question, Refusal, Text
from aevum.core.words import Words
from aevum.games.chronos.rules.questions import QUESTIONS
from aevum.games.chronos.rules.state import Conquest
from aevum.games.chronos.words.events import say
from aevum.games.chronos.words.labels import label, line
from aevum.games.chronos.words.refusals import why
from aevum.games.chronos.words.undo import done


class ChronosWords(Words):
    """The words of the game; the sentences are in locale/."""

    def prompt(self, view: State, ask: Ask) -> Question:
        return QUESTIONS[ask.kind].prompt(conquest(view), ask)

    def label(self, view: State, move: int) -> Label:
        return label(conquest(view), move)

    def line(self, view: State, moves: list[int]) -> Label:
        return line(conquest(view), moves)

    def done(self, view: State, move: int) -> Text:
        return done(move)

    def say(self, event: Event, state: State) -> Text:
        return say(event)

    def why(self, view: State, seat: int, move: int) -> Refusal | None:
        return why(conquest(view), seat, move)


def conquest(state: State) -> Conquest:
    """Return a state as one of this game."""
    assert isinstance(state, Conquest)
    return state
