"""What both kinds of question know about their answers."""

from aevum.core.native import i64, mypyc_attr
from aevum.core.rng import Rng
from aevum.core.text import Question, Refusal
from aevum.games.tempus.rules.turns import Turns


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestionKind:
    """A kind of question; `QUESTIONS[ask.kind]` is the one that an open question belongs to.

    `options` are the moves it admits, ascending; `admits` accepts exactly these, and `any_move`
    returns one of them, all equally likely. A property test checks that they agree.
    """

    def options(self, turns: Turns) -> list[int]:
        """Return the moves that may answer it, ascending."""
        raise NotImplementedError("abstract: options")

    def admits(self, turns: Turns, move: i64) -> bool:
        """Return whether a move is one of the options."""
        return move in self.options(turns)

    def any_move(self, turns: Turns, rng: Rng) -> int:
        """Return one of the options, all equally likely."""
        return rng.pick(self.options(turns))

    def take(self, turns: Turns, move: i64) -> int:
        """Carry an answer out and return OK, or return NOT_LEGAL and change nothing."""
        raise NotImplementedError("abstract: take")

    def prompt(self, turns: Turns) -> Question:
        """Return the question in words."""
        raise NotImplementedError("abstract: prompt")

    def why(self, turns: Turns, move: int) -> Refusal | None:
        """Return the rule that an answer breaks, None for one that is admitted."""
        raise NotImplementedError("abstract: why")
