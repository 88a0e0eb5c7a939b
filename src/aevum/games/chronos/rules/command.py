"""What every kind of command can be asked: one for each row of moves that a seat uses of itself."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.text import Label, Refusal, Text, literal
from aevum.games.chronos import messages as m
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.refusals import refuse_busy, refuse_tired

# What may follow from a move
NOTHING: Final = 0
A_WIN: Final = 1  # and nothing else
ANYTHING: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Command:
    """A row of the move table; `terms.pantheon.commands[move]` finds it.

    A move of it is a command (`carry_out`), or a part of one that is put together (`fits`, `work`),
    or either.
    """

    def __init__(self, first: int, apart: bool = False) -> None:
        self.first: Final = first
        """The code of its first move; the others name another timer, place, card or GOD."""
        self.apart: Final = apart
        """Whether it isn't a part of a command, so that it is heard while one is put together."""

    def may_begin(self, sea: Archipelago, seat: int, move: int) -> bool:
        """Return whether a move begins a command that is possible now, if the hand is free."""
        return False

    def carry_out(self, sea: Archipelago, seat: int, move: int) -> int:
        """Do what the move says; return what may follow: NOTHING, A_WIN or ANYTHING."""
        raise NotImplementedError("abstract: carry_out")

    # As a part of a command

    def fits(self, sea: Archipelago, seat: int, draft: list[int], move: int) -> bool:
        """Return whether a move named for a draft is still possible."""
        return True

    def work(self, sea: Archipelago, seat: int, move: int) -> None:
        """Do what the move says as a part of a command that is carried out."""
        raise NotImplementedError("abstract: work")

    # In words

    def label(self, sea: Archipelago, seat: int, move: int) -> Label:
        """Return a move as the seat that may make it speaks of it."""
        return Label(literal(MOVES.text(move)))

    def refuse(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        """Return why a seat may not make a move: what comes first, then what `why` says."""
        return refuse_busy(sea, seat) or self.why(sea, seat, move) or refuse_tired(sea, seat)

    def why(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        """Return why a move is not possible, of a seat that nothing else keeps from it."""
        return None

    def wanted(self) -> Text:
        """Return that such a move must come next, for a player who names something else."""
        return m.no_next_cube()

    def asked(self) -> Text:
        """Return the question for such a move, where it puts a cube."""
        return m.ask_cube_pile()

    def draft_words(self, move: int) -> Text:
        """Return what a player who has begun with a move is putting together."""
        raise NotImplementedError("abstract: draft_words")
