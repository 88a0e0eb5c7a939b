"""What every kind of question knows about its answers."""

from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng
from aevum.core.state import Ask
from aevum.core.text import Question, Refusal, Text
from aevum.games.ascii.moves import is_edict
from aevum.games.ascii.rules.edict import (
    add_edicts,
    edict_at,
    may_dictate_move,
    open_edicts,
)
from aevum.games.ascii.rules.mediterranean import Mediterranean


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestionKind:
    """A kind of question; `QUESTIONS[ask.kind]` is the one that an open question belongs to.

    A subclass writes `answers`, its own moves, ascending. The rest follows from them; a question
    of every turn gives the same without building the list (`accepts`, `any_move`). A property test
    checks that they agree: `accepts` accepts exactly the answers, and `any_move` draws all moves of
    the seat equally likely.

    Edicts may be dictated besides any answer (R9.1). With other players they have their own
    standing question; alone, every question admits them. They aren't answers, so only this class
    knows them.
    """

    # For subclasses to write

    def answers(self, sea: Mediterranean, ask: Ask) -> list[int]:
        """Return the moves that answer it, ascending, without edicts."""
        raise NotImplementedError("abstract: answers")

    def accepts(self, sea: Mediterranean, ask: Ask, move: int) -> bool:
        """Return whether a move is one of the answers."""
        return move in self.answers(sea, ask)

    def any_move(self, sea: Mediterranean, ask: Ask, rng: Rng) -> int:
        """Return any move of the seat that is asked, edicts included: one draw for all of them."""
        listed = self.answers(sea, ask)
        ticket = int(rng.below(len(listed) + open_edicts(sea, ask.seat)))
        if ticket < len(listed):
            return listed[ticket]
        return edict_at(sea, ask.seat, ticket - len(listed))

    def default(self, sea: Mediterranean, ask: Ask) -> int:
        """Return the default answer: no offer, no attack, but no waste."""
        return self.answers(sea, ask)[0]

    # Its words

    def prompt(self, sea: Mediterranean, ask: Ask) -> Question:
        """Return the question, what asks it, and what helps to answer it."""
        raise NotImplementedError("abstract: prompt")

    def wants(self) -> Text:
        """Return what a player who is asked must do, to follow "you have to"."""
        raise NotImplementedError("abstract: wants, for questions that must be answered")

    def why(self, sea: Mediterranean, ask: Ask, name: str, args: list[int]) -> Refusal | None:
        """Return why a move of this row is not open, None if such moves answer something else."""
        return None

    # What follows from that

    def options(self, sea: Mediterranean, ask: Ask) -> list[int]:
        """Return all moves that the question admits, ascending."""
        found = self.answers(sea, ask)
        if sea.seats == 1:
            add_edicts(sea, ask.seat, found)
        return found

    def admits(self, sea: Mediterranean, ask: Ask, move: int) -> bool:
        """Return whether a move is one of the options."""
        if is_edict(move):
            return sea.seats == 1 and may_dictate_move(sea, ask.seat, move)
        return self.accepts(sea, ask, move)
