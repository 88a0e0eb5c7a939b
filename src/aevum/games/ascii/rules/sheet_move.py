"""What every kind of move in Development offers."""

from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng
from aevum.core.text import Label, Refusal
from aevum.games.ascii.data import DICE
from aevum.games.ascii.rules.die_labels import Use
from aevum.games.ascii.rules.die_refusals import refuse_taken
from aevum.games.ascii.rules.mediterranean import Mediterranean


@mypyc_attr(acyclic=True)
class SheetMove:
    """A row of the move table for Development; `SHEET_MOVES[move]` finds it.

    `add` lists what a seat may choose from it. `admits` gives the same for one move, and `number`
    and `at` count the moves, so that random play builds no list. They are next to each other in
    each class, and a property test checks that they agree. `carry_out` makes the move.
    """

    def __init__(self, first: int, size: int) -> None:
        self.first = first
        """The code of its first move; the others name another die, place, box or number."""
        self.size = size
        """How many moves it has."""

    def add(self, sea: Mediterranean, seat: int, found: list[int]) -> None:
        """Add what a seat may choose, ascending."""
        raise NotImplementedError("abstract: add")

    def admits(self, sea: Mediterranean, seat: int, move: int) -> bool:
        """Return whether `add` adds this move."""
        raise NotImplementedError("abstract: admits")

    def number(self, sea: Mediterranean, seat: int) -> int:
        """Return how many moves `add` adds; for a `DieMove`, for each die that is high enough."""
        raise NotImplementedError("abstract: number")

    def at(self, sea: Mediterranean, seat: int, ticket: int, rng: Rng) -> int:
        """Return the move with this number, below `number`; or a random one, if that is faster."""
        raise NotImplementedError("abstract: at")

    def carry_out(self, sea: Mediterranean, seat: int, move: int) -> None:
        """Carry the move out."""
        raise NotImplementedError("abstract: carry_out")

    # Its words

    def label(self, sea: Mediterranean, seat: int, move: int) -> Label:
        """Return a move in a player's words."""
        raise NotImplementedError("abstract: label")

    def why(self, sea: Mediterranean, seat: int, move: int) -> Refusal | None:
        """Return why a move of Development is refused."""
        return None


@mypyc_attr(acyclic=True)
class DieMove(SheetMove):
    """A use of a die: its moves name the die first, then one of `each` places or numbers."""

    def __init__(self, first: int, each: int) -> None:
        super().__init__(first, DICE * each)
        self.each = each
        """How many moves each die has."""

    def die(self, move: int) -> int:
        """Return the die that a move uses."""
        return (move - self.first) // self.each

    def rest(self, move: int) -> int:
        """Return the place or number that a move names, from 0."""
        return (move - self.first) % self.each

    def has_die(self, sea: Mediterranean, seat: int, move: int) -> bool:
        """Return whether the seat may use the die of a move."""
        return sea.empires[seat].dice() >> self.die(move) & 1 == 1

    # Its words

    def label(self, sea: Mediterranean, seat: int, move: int) -> Label:
        return self.use(sea, seat, move).label()

    def why(self, sea: Mediterranean, seat: int, move: int) -> Refusal | None:
        taken = refuse_taken(sea.empires[seat], self.die(move))
        return taken or self.refuse(sea, seat, move)

    def use(self, sea: Mediterranean, seat: int, move: int) -> Use:
        """Return the use of the die, as a label."""
        raise NotImplementedError("abstract: use")

    def refuse(self, sea: Mediterranean, seat: int, move: int) -> Refusal | None:
        """Return why a free die cannot be used in this way."""
        raise NotImplementedError("abstract: refuse")
