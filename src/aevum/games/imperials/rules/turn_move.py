"""What every kind of move in a turn can be asked."""

from aevum.games.imperials.rules.realm import Realm


class TurnMove:
    """A row of the move table that is chosen from during a turn; `TURN_MOVES[move]` finds it.

    `add` lists what the player of the turn may choose from it, `admits` says the same of one move
    without the list, and `carry_out` does it, in a turn, in a special build or as talk.
    """

    def __init__(self, first: int) -> None:
        self.first = first
        """The code of its first move; the others name another place, card or player."""

    def add(self, realm: Realm, seat: int, found: list[int]) -> None:
        """Add what the player of the turn may choose, ascending."""

    def admits(self, realm: Realm, seat: int, move: int) -> bool:
        """Return whether `add` adds this move."""
        return False

    def carry_out(self, realm: Realm, seat: int, move: int) -> None:
        """Do what the move says."""
        raise NotImplementedError("abstract: carry_out")
