"""What a table has agreed on."""

from typing import Final

from aevum.core.data import Reader
from aevum.core.errors import BadData
from aevum.core.native import mypyc_attr
from aevum.games.ascii_empires.data import TURNS

FRAME_PIECES: Final = 7  # of a save, before the terms


@mypyc_attr(acyclic=True)
class Terms:
    """The options of a match, ready for the rules."""

    def __init__(self, learning: int, settlers: bool) -> None:
        self.learning: Final = learning
        """For so many turns Development is taken in turn."""
        self.settlers: Final = settlers
        """Whether a Colony takes a Worker along."""

    def to_data(self) -> list[object]:
        """Return the options as plain data."""
        return [self.learning, int(self.settlers)]


def read_terms(options: dict[str, object]) -> Terms:
    """Return the terms of checked options."""
    learning, settlers = options["learning"], options["settlers"]
    assert isinstance(learning, int)
    assert isinstance(settlers, bool)
    return Terms(learning, settlers)


def load_terms(data: object) -> Terms:
    """Return the terms that a save holds."""
    reader = Reader(data)
    for _ in range(FRAME_PIECES):
        reader.next()
    found = reader.numbers(2)
    if not 0 <= found[0] <= TURNS or not 0 <= found[1] <= 1:
        raise BadData("This save is damaged: it has options that there are not.")
    return Terms(found[0], found[1] == 1)
