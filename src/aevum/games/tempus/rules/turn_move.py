"""What every kind of move in a turn offers."""

from typing import Final

from aevum.core.native import i64
from aevum.core.rng import Rng
from aevum.core.text import Label, Refusal, Text, literal
from aevum.games.tempus import messages as m
from aevum.games.tempus.data import DIGITS
from aevum.games.tempus.moves import MOVES, PASS
from aevum.games.tempus.rules.phrases import DEEDS
from aevum.games.tempus.rules.turns import Turns


class TurnMove:
    """A row of the move table; `TURN_MOVES[move]` is that of a move.

    `admits` says whether a move may be made in this turn, and `make` makes it. `label`, `done` and
    `why` say it in words: before it is made, after it, and where it is refused.
    """

    def __init__(self, action: int, first: int, for_fee: int) -> None:
        self.action: i64 = action
        """The action that a digit must give for it to be free."""
        self.first: i64 = first
        """The code of its first move; the others name another place, building or enemy."""
        self.for_fee: i64 = for_fee
        """Added to the code if the fee is paid: the first such move is `first + for_fee`."""

    def admits(self, turns: Turns, move: i64) -> bool:
        """Return whether this move may be made now."""
        raise NotImplementedError("abstract: admits")

    def make(self, turns: Turns, move: i64) -> int:
        """Make a move and return OK, or return NOT_LEGAL and change nothing, as `admits` says.

        It checks what it has to look up anyway: most moves of a playout are legal.
        """
        raise NotImplementedError("abstract: make")

    def pick_or_pass(self, turns: Turns, rng: Rng) -> i64:
        """Return one of its free moves or the pass, all equally likely."""
        return PASS

    def paid(self, move: i64) -> bool:
        """Return whether a move of this row pays the fee."""
        return move >= self.first + self.for_fee

    def offset(self, move: i64) -> i64:
        """Return what a move names, without the fee: a place, with its building or enemy."""
        found: i64 = move - self.first
        return found - self.for_fee if found >= self.for_fee else found

    # Words

    def label(self, turns: Turns, move: int) -> Label:
        """Return a move in a player's words, with what it costs and brings."""
        return Label(literal(MOVES.text(move)))

    def done(self, move: int) -> Text:
        """Return the words of a move just made, to follow "Undo"."""
        return literal(MOVES.text(move))

    def why(self, turns: Turns, move: int) -> Refusal | None:
        """Return the rule that a move breaks, None for one that is admitted."""
        return self.blocked(turns, move) or self.unpaid(turns, move)

    def blocked(self, turns: Turns, move: int) -> Refusal | None:
        """Return what on the board prevents a move, however it is paid."""
        return None

    def unpaid(self, turns: Turns, move: int) -> Refusal | None:
        """Return why the treasury, the digit or the fee prevents a move (R3.3 to R3.5)."""
        paid, own = self.paid(move), self.action == turns.given
        fee, held = int(turns.numbers.fee), int(turns.gold)
        if not own and held < fee:
            return Refusal("R3.5", m.no_fee(fee=fee, gold=held))
        short = self.too_dear(turns, move, 0 if own else fee)
        if short is not None:
            return short
        digit = turns.date.digits[int(turns.turn) % DIGITS]
        given = DEEDS[turns.action()]
        if paid and own:
            return Refusal("R3.4", m.no_fee_needed(digit=digit, action=given))
        if not paid and not own:
            return Refusal("R3.3", m.no_fee_missing(digit=digit, action=given, fee=fee))
        return None

    def too_dear(self, turns: Turns, move: int, fee: int) -> Refusal | None:
        """Return why the treasury cannot pay for the thing itself; most moves cost nothing."""
        return None

    def fee_note(self, turns: Turns, move: int) -> tuple[Text, ...]:
        """Return the fee of a move as a note of its label."""
        return (m.note_fee(gold=int(turns.numbers.fee)),) if self.paid(move) else ()


class Action(TurnMove):
    """One of the four actions of a turn; `ACTION_MOVES[action]` finds it.

    `add` lists its moves, `count` says how many there are, and `pick` returns one by its number:
    a property test checks that they agree with `admits`.
    """

    def add(self, turns: Turns, paid: bool, found: list[int]) -> None:
        """Add its moves, ascending."""
        raise NotImplementedError("abstract: add")

    def count(self, turns: Turns, paid: bool) -> i64:
        """Return how many moves `add` adds."""
        raise NotImplementedError("abstract: count")

    def pick(self, turns: Turns, paid: bool, k: i64, rng: Rng) -> i64:
        """Return the k-th of its moves in any order, or a random one instead."""
        raise NotImplementedError("abstract: pick")

    def pick_or_pass(self, turns: Turns, rng: Rng) -> i64:
        k: i64 = rng.below(self.count(turns, False) + 1)
        if k:
            return self.pick(turns, False, k - 1, rng)
        return PASS


class MoveRow:
    """Holds a row for lookup by playouts.

    This class has no subclasses: compiled code checks an entry of its list with one comparison,
    while a list of `TurnMove` needs a walk through the bases of each entry.
    """

    def __init__(self, moves: TurnMove) -> None:
        self.moves: Final = moves
