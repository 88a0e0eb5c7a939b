"""What a table has agreed on."""

from typing import Final

from aevum.core.data import Reader
from aevum.core.native import mypyc_attr
from aevum.games.chronos_conquest.data import STAGES


@mypyc_attr(acyclic=True)
class Terms:
    """The options of a match, ready for the rules."""

    def __init__(self, stage: int, teams: bool, uneven: bool, knocks: bool) -> None:
        self.stage: Final = stage
        """How much of the game is used: 1 only TERRITORIES, 5 everything."""
        self.teams: Final = teams
        self.uneven: Final = uneven
        """Whether timers differ by up to 3 percent."""
        self.knocks: Final = knocks
        """Whether EOS may be drawn."""

    def to_data(self) -> list[object]:
        """Return the options as plain data."""
        return [self.stage, int(self.teams), int(self.uneven), int(self.knocks)]

    def complete(self) -> bool:
        """Tell whether GODs and CITIES are used."""
        return self.stage == STAGES


def read_terms(options: dict[str, object]) -> Terms:
    """Return the terms of checked options."""
    stage, teams = options["stage"], options["teams"]
    uneven, knocks = options["uneven"], options["knocks"]
    assert isinstance(stage, int)
    assert isinstance(teams, bool)
    assert isinstance(uneven, bool)
    assert isinstance(knocks, bool)
    return Terms(stage, teams, uneven, knocks)


def load_terms(reader: Reader) -> Terms:
    """Return the terms that a save holds."""
    stage, teams, uneven, knocks = reader.numbers(4)
    return Terms(min(max(stage, 1), STAGES), teams != 0, uneven != 0, knocks != 0)
