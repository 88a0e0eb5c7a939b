"""What the players of a table have agreed on."""

from typing import TYPE_CHECKING, Final

from aevum.core import messages as core
from aevum.core.data import Reader, damaged
from aevum.core.native import mypyc_attr
from aevum.games.ascii.data import DISASTERS, MOST_TURNS, Numbers

if TYPE_CHECKING:  # imported for types only: things work on a table, and a table has terms
    from aevum.games.ascii.rules.building import Building
    from aevum.games.ascii.rules.disaster import Disaster
    from aevum.games.ascii.rules.edict import Edict
    from aevum.games.ascii.rules.operation import OperationKind

FRAME_PIECES: Final = 7  # of a save, before the terms
FIRST_RULES: Final = 1
RULES: Final = 2
"""The newest version: Conscription counts in Deployment, and the end is asked for near a `!`."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Things:
    """The things on the sheet with everything they do; `game.py` builds the printed set.

    A designer's own set can have more edicts, for each of which EDICTS has a row.
    """

    def __init__(
        self,
        buildings: "list[Building]",
        disasters: "list[Disaster]",
        edicts: "list[Edict]",
        operations: "list[OperationKind]",
    ) -> None:
        self.buildings: Final[list[Building]] = buildings
        """By kind."""
        self.disasters: Final[list[Disaster]] = disasters
        """By kind."""
        self.edicts: Final[list[Edict]] = edicts
        """In the order of EDICTS, which is that of their moves."""
        self.operations: Final[list[OperationKind]] = operations
        """In the order of their moves."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Terms:
    """The options and numbers of a match, ready for the rules."""

    def __init__(
        self,
        seats: int,
        learning: int,
        settlers: bool,
        turns: int,
        rules: int,
        numbers: Numbers,
        things: Things,
    ) -> None:
        self.learning: Final = learning
        """For so many turns Development is taken seat by seat."""
        self.settlers: Final = settlers
        """Whether a Colony takes a Worker along."""
        self.turns: Final = turns
        """After so many turns the game is over, 0 for the usual number."""
        self.last_turn: Final[int] = turns or _usual_turns(seats, numbers)
        """The turn with which the game is over in any case."""
        self.numbers: Final = numbers
        self.reroll_gold: Final[int] = seats * numbers.reroll_price
        """The Gold that a reroll costs in total (R6.1)."""
        self.buildings: Final[list[Building]] = things.buildings
        self.edicts: Final[list[Edict]] = things.edicts
        self.operations: Final[list[OperationKind]] = things.operations
        self.disaster_rows: Final[list[Disaster]] = [things.disasters[kind] for kind in DISASTERS]
        """The Disaster of each row of the grid."""
        self.rules: Final = rules
        """The rules version of the match."""
        self.musters: Final = rules > FIRST_RULES
        """Whether Deployment waits for Armies that Conscription could complete (R8.1)."""
        self.asks_near: Final = rules > FIRST_RULES
        """Whether the end is asked for only when a track is half full (R10.3)."""

    def to_data(self) -> list[object]:
        """Return the options as plain data, as short as before under the first rules."""
        known: list[object] = [self.learning, int(self.settlers), self.turns]
        return known if self.rules == FIRST_RULES else [*known, self.rules]


def _usual_turns(seats: int, numbers: Numbers) -> int:
    return numbers.turns_alone if seats == 1 else numbers.turns_together


def read_terms(
    seats: int, options: dict[str, object], rules: int, numbers: Numbers, things: Things
) -> Terms:
    """Return the terms of checked options and numbers under a rules version."""
    learning, settlers, turns = options["learning"], options["settlers"], options["turns"]
    assert isinstance(learning, int)
    assert isinstance(settlers, bool)
    assert isinstance(turns, int)
    return Terms(seats, learning, settlers, turns, rules, numbers, things)


def load_terms(data: object, seats: int, numbers: Numbers, things: Things) -> Terms:
    """Return the terms in a save; its numbers were read before."""
    reader = Reader(data)
    for _ in range(FRAME_PIECES):
        reader.next()
    known = reader.numbers()
    if len(known) == 3:
        known.append(FIRST_RULES)
    elif len(known) != 4 or not FIRST_RULES < known[3] <= RULES:
        raise damaged(core.part_data_rules())
    learning, settlers, turns, rules = known
    most = MOST_TURNS
    if not 0 <= learning <= most or not 0 <= settlers <= 1 or not 0 <= turns <= most:
        raise damaged(core.part_data_settings())
    return Terms(seats, learning, settlers == 1, turns, rules, numbers, things)
