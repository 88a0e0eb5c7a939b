"""What Imperials says: its messages, with the methods that every game has."""

# not compiled: words need no speed

from typing import Final

from aevum.core.events import Event
from aevum.core.state import RETRACT, WAIT, Ask, State
from aevum.core.text import Label, Question, Refusal, Text, literal
from aevum.core.words import Words
from aevum.games.imperials import messages as m
from aevum.games.imperials.moves import MOVES, THROW
from aevum.games.imperials.rules.questions import QUESTIONS
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.state import Imperials
from aevum.games.imperials.rules.turn_moves import TURN_MOVES
from aevum.games.imperials.words.events import say

# Common questions that always have the same words
SEALED: Final = Question(m.ask_sealed())
SEALED_FINAL: Final = Question(m.ask_sealed_final())


class ImperialsWords(Words):
    """The words of the game: questions, cards and moves have their own, the messages of locale/.

    This is what they have in common: sealed answers, and who is asked.
    """

    def prompt(self, view: State, ask: Ask) -> Question:
        realm = imperials(view)
        if ask.sealed():
            return SEALED if realm.can_retract(ask) else SEALED_FINAL
        return QUESTIONS[ask.kind].prompt(realm, ask)

    def label(self, view: State, move: int) -> Label:
        realm = imperials(view)
        seat = _reader(realm)
        ask = realm.must(seat)
        found: Label | None = None
        if ask is not None and QUESTIONS[ask.kind].admits(realm, ask, move):
            found = QUESTIONS[ask.kind].label(realm, ask, move)
        found = found or TURN_MOVES[move].label(realm, seat, move)
        return found or Label(literal(MOVES.text(move)))

    def line(self, view: State, moves: list[int]) -> Label:
        """Return moves that belong together: an offer with its terms, all cards of a discard."""
        realm = imperials(view)
        seat = _reader(realm)
        for move in moves:
            whole = TURN_MOVES[move].whole(realm, seat, moves)
            if whole is not None:
                return whole
        ask = realm.must(seat)
        whole = None if ask is None else QUESTIONS[ask.kind].whole(realm, ask, moves)
        return whole or self.label(view, moves[0])

    def done(self, view: State, move: int) -> Text:
        found = TURN_MOVES[move].done(imperials(view), move)
        return found or literal(MOVES.text(move))

    def say(self, event: Event, state: State) -> Text:
        return say(event, imperials(state))

    def why(self, view: State, seat: int, move: int) -> Refusal | None:
        realm = imperials(view)
        if not 0 <= move < MOVES.size:
            return Refusal("R4.1", m.no_such_move())
        if move in realm.legal(seat):
            return None
        if realm.over():
            return Refusal("R10.8", m.no_over())
        if move >= THROW:
            return Refusal("R1.9", m.no_chance())
        must = realm.must(seat)
        if move == WAIT:
            return Refusal("R4.4", m.no_wait_answer() if must else m.no_pass())
        if move == RETRACT:
            return Refusal("R1.7", m.no_retract())
        if must is None:
            return _not_asked(realm, seat) or TURN_MOVES[move].why_waiting(realm, seat, move)
        question = QUESTIONS[must.kind]
        asked = m.no_first_answer(question=question.prompt(realm, must).whole())
        return question.why(realm, must, TURN_MOVES[move], move) or Refusal("R4.4", asked)


def _not_asked(realm: Realm, seat: int) -> Refusal | None:
    """Refuse a seat that waits for chance, or that has answered already."""
    if realm.rolling():
        return Refusal("R1.9", m.no_chance_first())
    for ask in realm.asks:
        if ask.seat == seat and ask.sealed():
            again = realm.can_retract(ask)
            return Refusal("R1.7", m.no_sealed() if again else m.no_sealed_final())
    return None


def _reader(realm: Realm) -> int:
    """Return the seat that a view is for; the player of the turn if it is a spectator's."""
    return realm.viewer if realm.viewer >= 0 else realm.turn


def imperials(state: State) -> Imperials:
    """Return a state as one of this game."""
    assert isinstance(state, Imperials)
    return state
