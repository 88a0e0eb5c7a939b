"""The value of each thing for the standard bot, by turns to go and strategy.

All weights are in hundredths of a point. They come from matches between bots with different
weights. What the rules give or take is read from the numbers of the match.
"""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.games.ascii.data import (
    AS_PRINTED,
    COLUMNS,
    FARM,
    GARRISON,
    MINE,
    SCHOOL,
    Numbers,
)
from aevum.games.ascii.rules.grid import COLUMN_MASKS, ROW_MASKS

POINT: Final = 100
LONGEST: Final = 10  # turns that the bot thinks ahead

EVEN: Final = 0
POPULOUS: Final = 1
RICH: Final = 2
UPPER_SCIENCE: Final = 3
LOWER_SCIENCE: Final = 4
MARTIAL: Final = 5
CULTURED: Final = 6
STRATEGIES: Final = (
    "even",
    "population",
    "gold",
    "upper science",
    "lower science",
    "military",
    "culture and trade",
)
"""What a bias of the standard bot means, by its number."""


@mypyc_attr(acyclic=True)
class Promises:
    """The value of rewards under way, with the numbers of one match."""

    def __init__(self, numbers: Numbers) -> None:
        self.columns: Final[tuple[int, ...]] = tuple(
            [_column_gift(numbers, column) for column in range(COLUMNS)]
        )
        """The reward of each column of the Culture grid."""
        self.rows_begun: Final = _rows_begun(numbers)
        self.columns_begun: Final = _columns_begun(self.columns)
        self.caravans_begun: Final = _caravans_begun(numbers)


def _column_gift(numbers: Numbers, column: int) -> int:
    """Return the value of a column's reward."""
    gift = 200 * numbers.column_workers[column] + 250 * numbers.column_gold[column]
    return gift + 400 * numbers.column_science[column] + 500 * numbers.column_happy[column]


def _rows_begun(numbers: Numbers) -> list[int]:
    """Return the value of a row by the boxes checked: row * 8 + boxes checked."""
    found: list[int] = []
    for row, mask in enumerate(ROW_MASKS):
        size = mask.bit_count()
        for done in range(8):
            some = POINT * numbers.culture_points[row] * done * done // (size * size)
            found.append(some if done < size else 0)
    return found


def _columns_begun(gifts: tuple[int, ...]) -> list[int]:
    """Return the value of a column under way: column * 5 + boxes checked."""
    found: list[int] = []
    for column, gift in enumerate(gifts):
        size = COLUMN_MASKS[column].bit_count()
        found += [gift * done // size if done < size else 0 for done in range(5)]
    return found


def _caravans_begun(numbers: Numbers) -> list[int]:
    """Return the value of a Caravan under way: caravan * 6 + boxes checked."""
    found: list[int] = []
    for caravan, boxes in enumerate(numbers.caravans):
        size = len(boxes)
        gift = 500 * numbers.caravan_happy + 250 * numbers.caravan_gold
        gift += 400 * (numbers.caravan_science[caravan] + numbers.caravan_culture[caravan])
        found += [gift * done // size if done < size else 0 for done in range(6)]
    return found


@mypyc_attr(acyclic=True)
class Weights:
    """The value of each thing for one number of turns to go and one strategy."""

    def __init__(self, left: int, bias: int, numbers: Numbers, promises: Promises) -> None:
        self.left: Final = left
        """Turns to go after this one."""
        self.bias: Final = bias
        self.promises: Final = promises
        few = min(left, 5)
        self.worker = 20 + (80 + 30 * few if left else 0)
        self.gold = 60 if left else 0
        self.farm = 0
        for after in range(left):
            self.farm += 112 + 35 * min(after, 5)
        self.mine = 110 * left
        self.science = 560
        self.soldier = 330
        self.die = 380 * left
        self.near = min(left, 3) * 33
        """How much of a `!` that is not reached yet counts, in percent."""
        self.hope = min(left, 4) * 10
        """How much of a Culture row that is not complete counts, in percent."""
        self.trade = min(left, 4) * 4
        """How much of a Caravan that has not arrived counts, in percent."""
        self.court = 500 if left else 0
        self.gloom = 150 if left else 0
        """The cost of each box of Unhappiness besides its points: the next ones cost more."""
        self.bliss = 150
        self.school_pace = 70
        """Boxes of Science that a School brings in a hundred turns."""
        self.garrison_pace = 60
        """Soldiers that a Garrison trains in a hundred turns."""
        self.width = 12
        """Sketches that a plan follows."""
        self.unused = 420
        """The value of a die that is not used yet."""
        self.line = 45
        """The value of a line that is not drawn yet."""
        self.people = self.coins = self.upper = self.lower = self.troops = 100
        self.arts = 100
        self._tilt(bias)
        makes = numbers.makes
        self.farm *= makes[FARM]
        self.mine *= makes[MINE]
        self.school_pace *= makes[SCHOOL]
        self.garrison_pace *= makes[GARRISON]

    def _tilt(self, bias: int) -> None:
        """Make one strategy look better than it is."""
        if bias == POPULOUS:
            self.people = 400
            self.farm = self.farm * 3 // 2
        elif bias == RICH:
            self.coins = 300
            self.mine = self.mine * 3 // 2
        elif bias == UPPER_SCIENCE:
            self.upper = 400
            self.science = self.science * 3 // 2
        elif bias == LOWER_SCIENCE:
            self.lower = 400
            self.science = self.science * 3 // 2
        elif bias == MARTIAL:
            self.troops = 400
            self.soldier = self.soldier * 3 // 2
        elif bias == CULTURED:
            self.arts = 160


@mypyc_attr(acyclic=True)
class WeightTable:
    """All weights with the numbers of one match."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers: Final = numbers
        promises = Promises(numbers)
        self.weights: Final[list[Weights]] = [
            Weights(left, bias, numbers, promises)
            for bias in range(len(STRATEGIES))
            for left in range(LONGEST + 1)
        ]


TABLES: Final[list[WeightTable]] = [WeightTable(AS_PRINTED)]
"""The table for the printed numbers, followed by the one for the last other numbers."""


def weights(numbers: Numbers, left: int, bias: int) -> Weights:
    """Return the weights for so many turns to go."""
    if left > LONGEST:
        left = LONGEST
    table = TABLES[0]
    if numbers is not table.numbers:
        table = _other_table(numbers)
    return table.weights[bias * (LONGEST + 1) + left]


def _other_table(numbers: Numbers) -> WeightTable:
    if TABLES[-1].numbers is not numbers:
        TABLES[1:] = [WeightTable(numbers)]
    return TABLES[-1]
