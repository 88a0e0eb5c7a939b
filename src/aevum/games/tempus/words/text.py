"""What Tempus Imperium says: its messages, with the methods that every game has."""

# not compiled: words need no speed

from aevum.core import messages as core
from aevum.core.data import damaged
from aevum.core.events import Event
from aevum.core.state import Ask, State
from aevum.core.text import Label, Question, Refusal, Text, literal
from aevum.core.words import Words
from aevum.games.tempus import messages as m
from aevum.games.tempus.messages import BOOK
from aevum.games.tempus.moves import CODES
from aevum.games.tempus.rules.questions import QUESTIONS
from aevum.games.tempus.rules.scoring import Breakdown
from aevum.games.tempus.rules.state import TempusState
from aevum.games.tempus.rules.turn_moves import TURN_MOVES
from aevum.games.tempus.words.events import say


class TempusWords(Words):
    """The words of the game; moves and questions have their own, the sentences are in locale/."""

    def prompt(self, view: State, ask: Ask) -> Question:
        return QUESTIONS[ask.kind].prompt(tempus(view))

    def label(self, view: State, move: int) -> Label:
        return TURN_MOVES[move].label(tempus(view), move)

    def done(self, view: State, move: int) -> Text:
        return TURN_MOVES[move].done(move)

    def say(self, event: Event, state: State) -> Text:
        return say(event)

    def why(self, view: State, seat: int, move: int) -> Refusal | None:
        state = tempus(view)
        if not 0 <= move < CODES:
            return Refusal("R9.1", m.no_such_move())
        if state.turn == state.numbers.turns:
            return Refusal("R8.1", m.no_over())
        if seat != 0:
            return Refusal("R3.1", m.no_seat())
        return QUESTIONS[state.asks[0].kind].why(state, move)


def score_parts(score: Breakdown) -> list[tuple[Text, int]]:
    """Return the rows of a score, each with its name, in the order of the sheet."""
    return [(score_name(name), points) for name, points in score.parts]


def score_name(name: str) -> Text:
    """Return the name of a row of the score; a designer's own may be in no catalogue."""
    key = f"score-{name}"
    if not BOOK.catalogue("en").has(key):
        return literal(name.capitalize())
    return Text("part-score", {"score": ("score", name)}, BOOK)


def tempus(state: State) -> TempusState:
    """Return the state as one of this game; another is a mistake of the caller."""
    if not isinstance(state, TempusState):
        raise damaged(core.part_data_position(title="Tempus Imperium"))
    return state
