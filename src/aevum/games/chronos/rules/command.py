"""What every kind of command offers: one for each row of moves that a seat makes on its own."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.text import Label, Refusal, Text, literal
from aevum.games.chronos import messages as m
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.refusals import refuse_busy, refuse_tired

# What may happen after a move
NOTHING: Final = 0
A_WIN: Final = 1  # and nothing else
ANYTHING: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Command:
    """A row of the move table; `terms.pantheon.commands[move]` finds it.

    Its moves are commands (`carry_out`), parts of a command that is being put together (`fits`,
    `work`), or both.
    """

    def __init__(self, first: int, apart: bool = False) -> None:
        self.first: Final = first
        """The code of its first move; the others name another timer, place, card or GOD."""
        self.apart: Final = apart
        """Whether it isn't part of a command, so that it is accepted while one is being put
        together."""

    def may_begin(self, sea: Archipelago, seat: int, move: int) -> bool:
        """Return whether a move begins a possible command, given that the hand is free."""
        return False

    def carry_out(self, sea: Archipelago, seat: int, move: int) -> int:
        """Carry the move out; return what may happen then: NOTHING, A_WIN or ANYTHING."""
        raise NotImplementedError("abstract: carry_out")

    # As a part of a command

    def fits(self, sea: Archipelago, seat: int, draft: list[int], move: int) -> bool:
        """Return whether a move that a draft has named is still possible."""
        return True

    def work(self, sea: Archipelago, seat: int, move: int) -> None:
        """Carry the move out as a part of a command."""
        raise NotImplementedError("abstract: work")

    # In words

    def label(self, sea: Archipelago, seat: int, move: int) -> Label:
        """Return the label of a move for the seat that may make it."""
        return Label(literal(MOVES.text(move)))

    def refuse(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        """Return why a seat may not make a move: general reasons first, then `why`."""
        return refuse_busy(sea, seat) or self.why(sea, seat, move) or refuse_tired(sea, seat)

    def why(self, sea: Archipelago, seat: int, move: int) -> Refusal | None:
        """Return why a move is not possible, if nothing else prevents it."""
        return None

    def wanted(self) -> Text:
        """Return the refusal for a player who names something else when such a move must come
        next."""
        return m.no_next_cube()

    def asked(self) -> Text:
        """Return the question for such a move, if it puts a cube."""
        return m.ask_cube_pile()

    def draft_words(self, move: int) -> Text:
        """Return what a player who began with a move is putting together."""
        raise NotImplementedError("abstract: draft_words")
