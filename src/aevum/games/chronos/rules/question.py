"""What every kind of question knows about its answers."""

from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng
from aevum.core.state import Ask
from aevum.core.text import Label, Question, Refusal
from aevum.games.chronos.rules.archipelago import Archipelago


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestionKind:
    """A kind of question; `QUESTIONS[ask.kind]` is the one that an open question belongs to.

    `options` are the moves it admits, ascending. The rest follows from them; what every move needs
    is overridden without building the list. A property test checks that they agree: `admits`
    accepts exactly the options, and `any_move` returns one of them, all equally likely.
    """

    def options(self, sea: Archipelago, ask: Ask) -> list[int]:
        """Return the moves that may answer it, ascending."""
        raise NotImplementedError("abstract: options")

    def admits(self, sea: Archipelago, ask: Ask, move: int) -> bool:
        """Return whether a move is one of the options."""
        return move in self.options(sea, ask)

    def any_move(self, sea: Archipelago, ask: Ask, rng: Rng) -> int:
        """Return one of the options, all equally likely; there must be one."""
        return rng.pick(self.options(sea, ask))

    def default(self, sea: Archipelago, ask: Ask) -> int:
        """Return the move that a passed deadline makes (R13.4)."""
        return self.options(sea, ask)[0]

    def take(self, sea: Archipelago, ask: Ask, move: int) -> None:
        """Carry an answer out; the question is closed."""
        raise NotImplementedError("abstract: take")

    # In words

    def prompt(self, sea: Archipelago, ask: Ask) -> Question:
        """Return the question for its seat, with the cards or GODs that ask it."""
        raise NotImplementedError("abstract: prompt")

    def label(self, sea: Archipelago, ask: Ask, move: int) -> Label:
        """Return the label of one of the options for its seat."""
        return sea.terms.pantheon.commands[move].label(sea, ask.seat, move)

    def why(self, sea: Archipelago, ask: Ask, move: int) -> Refusal | None:
        """Return why a move is not one of the options; None if it is about something else."""
        return None

    def is_void(self, sea: Archipelago, ask: Ask) -> bool:
        """Return whether the question is no longer possible, so that it is dropped."""
        return False
