"""How far a bot looks, and how well it knows cards and Zones: three levels.

All levels judge positions in the same way. The weaker ones look less far: an easy bot chooses by
what texts bring at a glance, and so does a medium one, but it compares its best two places by
playing the turn out. Both misjudge the texts of some cards and some Zones, by a bounded amount and
in the same way throughout a match.
"""

from typing import Final

from aevum.core.native import mypyc_attr

EVERYTHING: Final = 99


@mypyc_attr(acyclic=True)
class Level:
    """What makes a bot strong or weak."""

    def __init__(self, name: str, looks: int, blur: int, slip: int) -> None:
        self.name: Final = name
        self.looks: Final = looks
        """How many ways of a turn it plays out to the turn's end; if not all, it answers other
        questions at a glance."""
        self.blur: Final = blur
        """By up to how many percent it misjudges the text of a card."""
        self.slip: Final = slip
        """By up to how much it misjudges a visit; a crown's step is worth about 100."""


EASY: Final = Level("easy", 1, 90, 150)
MEDIUM: Final = Level("medium", 2, 30, 40)
HARD: Final = Level("hard", EVERYTHING, 0, 0)
LEVELS: Final = (EASY, MEDIUM, HARD)
