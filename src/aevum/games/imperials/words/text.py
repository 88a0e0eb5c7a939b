"""What Imperials says: its messages, by the names that every game has for them."""

# not compiled: words are slow code on purpose

from aevum.core.events import Event
from aevum.core.state import Ask, State
from aevum.core.text import Label, Question, Refusal, Text
from aevum.core.words import Words
from aevum.games.imperials.rules.state import Imperials
from aevum.games.imperials.words.events import say
from aevum.games.imperials.words.labels import label, line
from aevum.games.imperials.words.questions import question
from aevum.games.imperials.words.refusals import why
from aevum.games.imperials.words.undo import done


class ImperialsWords(Words):
    """The words of the game; the sentences are in locale/."""

    def prompt(self, view: State, ask: Ask) -> Question:
        return question(imperials(view), ask)

    def label(self, view: State, move: int) -> Label:
        return label(imperials(view), move)

    def line(self, view: State, moves: list[int]) -> Label:
        return line(imperials(view), moves)

    def done(self, view: State, move: int) -> Text:
        return done(imperials(view), move)

    def say(self, event: Event, state: State) -> Text:
        return say(event, imperials(state))

    def why(self, view: State, seat: int, move: int) -> Refusal | None:
        return why(imperials(view), seat, move)


def imperials(state: State) -> Imperials:
    """Return a state as one of this game."""
    assert isinstance(state, Imperials)
    return state
