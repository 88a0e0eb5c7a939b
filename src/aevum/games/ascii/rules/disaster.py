"""What every kind of Disaster offers (R6.6)."""

from aevum.core.native import mypyc_attr
from aevum.core.text import Refusal, Text
from aevum.games.ascii.data import Numbers
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.mediterranean import Mediterranean


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Disaster:
    """A kind of Disaster and everything it does; `terms.disasters` has one for each kind.

    Everybody may bear it with Unhappiness. `ways` are the other moves that bear it, all of which
    can be paid in full (R6.8). `lose` makes the loss of such a move on a sheet, also on the copies
    on which bots try it, and `tell` reports it.
    """

    def __init__(self, kind: int) -> None:
        self.kind = kind
        """Its place in DISASTER_NAMES."""

    def spares(self, empire: Empire) -> bool:
        """Return whether an Empire is safe from it."""
        return False

    def ways(self, sea: Mediterranean, seat: int) -> list[int]:
        """Return the moves with which a seat may bear it besides Unhappiness, ascending."""
        raise NotImplementedError("abstract: ways")

    def waits_for_edicts(self) -> bool:
        """Return whether an edict can provide what a way takes, so that a seat is asked anyway."""
        return False

    def lose(self, empire: Empire, move: int) -> None:
        """Make the loss of one of the ways."""
        raise NotImplementedError("abstract: lose")

    def tell(self, sea: Mediterranean, seat: int, move: int) -> None:
        """Report that loss, before it is made."""
        raise NotImplementedError("abstract: tell")

    # Its words

    def prompt(self, numbers: Numbers) -> Text:
        """Return the ways to bear it, in words."""
        raise NotImplementedError("abstract: prompt")

    def why(self, empire: Empire, name: str, args: list[int]) -> Refusal | None:
        """Return why one of its ways is not open, None for other moves."""
        raise NotImplementedError("abstract: why")
