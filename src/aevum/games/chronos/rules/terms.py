"""What a table has agreed on."""

from typing import Final

from aevum.core.data import Reader
from aevum.core.errors import BadData
from aevum.core.native import mypyc_attr
from aevum.games.chronos.data import STAGES

FIRST_RULES: Final = 1
RULES: Final = 2
"""The newest version: claims are heard while a command is put together."""


@mypyc_attr(acyclic=True)
class Terms:
    """The options of a match, ready for the rules."""

    def __init__(
        self, stage: int, teams: bool, uneven: bool, knocks: bool, rules: int = RULES
    ) -> None:
        self.stage: Final = stage
        """How much of the game is used: 1 only TERRITORIES, 5 everything."""
        self.teams: Final = teams
        self.uneven: Final = uneven
        """Whether timers differ by up to 3 percent."""
        self.knocks: Final = knocks
        """Whether EOS may be drawn."""
        self.rules: Final = rules
        """The rules version that the match began under."""
        self.claims_between: Final = rules > FIRST_RULES
        """Whether claims are heard from a seat that is putting a command together (R8.3)."""

    def to_data(self) -> list[object]:
        """Return the options as plain data, as short as ever under the first rules."""
        known: list[object] = [self.stage, int(self.teams), int(self.uneven), int(self.knocks)]
        return known if self.rules == FIRST_RULES else [*known, self.rules]

    def complete(self) -> bool:
        """Tell whether GODs and CITIES are used."""
        return self.stage == STAGES


def read_terms(options: dict[str, object], rules: int) -> Terms:
    """Return the terms of checked options under a rules version."""
    stage, teams = options["stage"], options["teams"]
    uneven, knocks = options["uneven"], options["knocks"]
    assert isinstance(stage, int)
    assert isinstance(teams, bool)
    assert isinstance(uneven, bool)
    assert isinstance(knocks, bool)
    return Terms(stage, teams, uneven, knocks, rules)


def load_terms(reader: Reader) -> Terms:
    """Return the terms that a save holds."""
    numbers = reader.numbers()
    if len(numbers) == 4:
        numbers.append(FIRST_RULES)
    elif len(numbers) != 5 or not FIRST_RULES < numbers[4] <= RULES:
        raise BadData("This save is damaged: it has rules that there are not.")
    stage, teams, uneven, knocks, rules = numbers
    return Terms(min(max(stage, 1), STAGES), teams != 0, uneven != 0, knocks != 0, rules)
