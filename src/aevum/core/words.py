"""What a game says, as messages."""

from aevum.core.events import Event
from aevum.core.moves import MoveTable
from aevum.core.native import mypyc_attr
from aevum.core.state import Ask, State
from aevum.core.text import Label, Question, Refusal, Text, literal


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """The words of a game: everything that it says except its drawing. They need no speed.

    A game overrides `prompt` and `why`, and other methods where notation is not enough.
    """

    def __init__(self, moves: MoveTable) -> None:
        self.moves = moves

    def prompt(self, view: State, ask: Ask) -> Question:
        """Return the question, with the cards or places that ask it."""
        raise NotImplementedError("abstract: prompt")

    def label(self, view: State, move: int) -> Label:
        """Return a move in a player's words, for menus."""
        return Label(literal(self.moves.text(move)))

    def line(self, view: State, moves: list[int]) -> Label:
        """Return moves made together in a player's words; `view` is before the first of them."""
        return self.label(view, moves[0])

    def done(self, view: State, move: int) -> Text:
        """Return a move just made in a few words, to follow "Undo"; `view` is after it."""
        return literal(self.moves.text(move))

    def say(self, event: Event, state: State) -> Text:
        """Return an event as one line of the log, for everybody who may know it.

        `state` is the match after it, or later, and serves for the words of places. Nothing that it
        hides from anybody may be told.
        """
        return literal(" ".join([event.kind, *[str(arg) for arg in event.args]]))

    def why(self, view: State, seat: int, move: int) -> Refusal | None:
        """Return which rule a refused move breaks, and how; None for a legal move."""
        raise NotImplementedError("abstract: why")
