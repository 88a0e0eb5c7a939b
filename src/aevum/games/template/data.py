"""The numbers of the game. A designer changes them here, or for one match with `numbers=`."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.numbers import Number, NumberValues, grouped
from aevum.games.template import messages as m

SIDES: Final = 6  # sides of the die in the table of moves: no match has more
BUST: Final = 1  # the side that ends a turn and loses what it gathered (R2.3)

NUMBERS: Final = grouped(
    m.number_group_race(),
    (
        Number("goal", 40, 2, 200, m.number_goal(), rule="R1.1"),
        Number("die.sides", SIDES, 2, SIDES, m.number_die_sides(), rule="R2.2"),
        Number("turns", 60, 2, 400, m.number_turns(), rule="R3.2"),
    ),
)


@mypyc_attr(acyclic=True)
class Numbers:
    """The numbers of one match as fields, which compiled rules read fast. Copies share it.

    A game with options keeps it in the object that has them.
    """

    def __init__(self, values: NumberValues) -> None:
        self.values: Final = values
        self.goal: Final = values.of("goal")
        self.sides: Final = values.of("die.sides")
        self.turns: Final = values.of("turns")
