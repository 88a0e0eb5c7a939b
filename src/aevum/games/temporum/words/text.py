"""What Temporum says: its messages, with the methods that every game has."""

# not compiled: words need no speed

from aevum.core.events import Event
from aevum.core.state import Ask, State
from aevum.core.text import Label, Question, Refusal, Text
from aevum.core.words import Words
from aevum.games.temporum.rules.state import Temporum
from aevum.games.temporum.words.events import say
from aevum.games.temporum.words.hints import line
from aevum.games.temporum.words.labels import label
from aevum.games.temporum.words.questions import question
from aevum.games.temporum.words.refusals import why
from aevum.games.temporum.words.undo import done


class TemporumWords(Words):
    """The words of the game; the sentences are in locale/."""

    def prompt(self, view: State, ask: Ask) -> Question:
        return question(temporum(view), ask)

    def label(self, view: State, move: int) -> Label:
        return label(temporum(view), move)

    def line(self, view: State, moves: list[int]) -> Label:
        return line(temporum(view), moves)

    def done(self, view: State, move: int) -> Text:
        return done(temporum(view), move)

    def say(self, event: Event, state: State) -> Text:
        return say(event, temporum(state))

    def why(self, view: State, seat: int, move: int) -> Refusal | None:
        return why(temporum(view), seat, move)


def temporum(state: State) -> Temporum:
    """Return a state as one of this game."""
    assert isinstance(state, Temporum)
    return state
