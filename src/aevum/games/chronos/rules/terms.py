"""What the players of a table have agreed on."""

from typing import TYPE_CHECKING, Final

from aevum.core import messages as core
from aevum.core.data import Reader, damaged
from aevum.core.native import mypyc_attr
from aevum.games.chronos.data import STAGES, Numbers

if TYPE_CHECKING:  # imported for types only: GODs work on a table, and a table has terms
    from aevum.games.chronos.rules.pantheon import Pantheon

FIRST_RULES: Final = 1
RULES: Final = 2
"""The newest version: claims are accepted while a command is being put together."""


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Terms:
    """The options and the numbers of a match, ready for the rules. Copies and masks share them."""

    def __init__(
        self,
        stage: int,
        teams: bool,
        uneven: bool,
        knocks: bool,
        numbers: Numbers,
        pantheon: "Pantheon",
        rules: int = RULES,
    ) -> None:
        self.stage: Final = stage
        """How much of the game is used: 1 only TERRITORIES, 5 everything."""
        self.teams: Final = teams
        self.uneven: Final = uneven
        """Whether timers differ by a few percent."""
        self.knocks: Final = knocks
        """Whether EOS may be drawn."""
        self.numbers: Final = numbers
        self.pantheon: Final[Pantheon] = pantheon
        """The effects of each GOD and CITY."""
        self.rules: Final = rules
        """The rules version of the match."""
        self.claims_between: Final = rules > FIRST_RULES
        """Whether claims are accepted from a seat that is putting a command together (R8.3)."""

    def to_data(self) -> list[object]:
        """Return the options as plain data, as short as before under the first rules."""
        known: list[object] = [self.stage, int(self.teams), int(self.uneven), int(self.knocks)]
        return known if self.rules == FIRST_RULES else [*known, self.rules]

    def complete(self) -> bool:
        """Return whether GODs and CITIES are used."""
        return self.stage == STAGES


def read_terms(
    options: dict[str, object], numbers: Numbers, pantheon: "Pantheon", rules: int
) -> Terms:
    """Return the terms of checked options and numbers under a rules version."""
    stage, teams = options["stage"], options["teams"]
    uneven, knocks = options["uneven"], options["knocks"]
    assert isinstance(stage, int)
    assert isinstance(teams, bool)
    assert isinstance(uneven, bool)
    assert isinstance(knocks, bool)
    return Terms(stage, teams, uneven, knocks, numbers, pantheon, rules)


def load_terms(reader: Reader, numbers: Numbers, pantheon: "Pantheon") -> Terms:
    """Return the terms in a save, for a match with these numbers."""
    saved = reader.numbers()
    if len(saved) == 4:
        saved.append(FIRST_RULES)
    elif len(saved) != 5 or not FIRST_RULES < saved[4] <= RULES:
        raise damaged(core.part_data_rules())
    stage, teams, uneven, knocks, rules = saved
    stage = min(max(stage, 1), STAGES)
    return Terms(stage, teams != 0, uneven != 0, knocks != 0, numbers, pantheon, rules)
