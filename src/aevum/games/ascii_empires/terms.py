"""What a table has agreed on."""

from typing import Final

from aevum.core.data import Reader
from aevum.core.errors import BadData
from aevum.core.native import mypyc_attr
from aevum.games.ascii_empires.data import SOLO_TURNS, TURNS

FRAME_PIECES: Final = 7  # of a save, before the terms


@mypyc_attr(acyclic=True)
class Terms:
    """The options of a match, ready for the rules."""

    def __init__(self, learning: int, settlers: bool, turns: int) -> None:
        self.learning: Final = learning
        """For so many turns Development is taken in turn."""
        self.settlers: Final = settlers
        """Whether a Colony takes a Worker along."""
        self.turns: Final = turns
        """After so many turns the game is over, 0 for as many as are usual."""

    def to_data(self) -> list[object]:
        """Return the options as plain data."""
        return [self.learning, int(self.settlers), self.turns]

    def last_turn(self, seats: int) -> int:
        """Return the turn with which the game is over in any case."""
        if self.turns:
            return self.turns
        return SOLO_TURNS if seats == 1 else TURNS


def read_terms(options: dict[str, object]) -> Terms:
    """Return the terms of checked options."""
    learning, settlers, turns = options["learning"], options["settlers"], options["turns"]
    assert isinstance(learning, int)
    assert isinstance(settlers, bool)
    assert isinstance(turns, int)
    return Terms(learning, settlers, turns)


def load_terms(data: object) -> Terms:
    """Return the terms that a save holds."""
    reader = Reader(data)
    for _ in range(FRAME_PIECES):
        reader.next()
    learning, settlers, turns = reader.numbers(3)
    if not 0 <= learning <= TURNS or not 0 <= settlers <= 1 or not 0 <= turns <= TURNS:
        raise BadData("This save is damaged: it has options that there are not.")
    return Terms(learning, settlers == 1, turns)
