"""The numbers of the game. A designer changes them here, or for one match with `numbers=`."""

from typing import Final

from aevum.core.numbers import Number, NumberValues, grouped
from aevum_cups import messages as m

SIDES: Final = 6
WILD: Final = 1  # the face that counts as every other (R2.5)
MOST_SEATS: Final = 6
MOST_DICE: Final = 6  # dice under one cup: the table of moves has no bids for more
MOST: Final = MOST_SEATS * MOST_DICE

NUMBERS: Final = grouped(
    m.number_group_cups(), (Number("dice", 5, 1, MOST_DICE, m.number_dice(), rule="R1.1"),)
)


class Terms:
    """The terms of a match; copies of its state share them."""

    def __init__(self, values: NumberValues, options: dict[str, object]) -> None:
        self.values: Final = values
        self.dice: Final = values.of("dice")
        self.wild: Final = bool(options["wild"])
        self.exact: Final = bool(options["exact"])
