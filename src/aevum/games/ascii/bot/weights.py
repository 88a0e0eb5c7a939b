"""The value of each thing for a bot, by its traits and the turns to go.

All weights are in hundredths of a point. What the rules give or take is read from the numbers of
the match.
"""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.games.ascii.bot.traits import PERCENT, Traits
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
LONGEST: Final = 10  # turns to go for which there are weights


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
    """The value of each thing for one number of turns to go, by a bot's traits."""

    def __init__(self, left: int, traits: Traits, numbers: Numbers, promises: Promises) -> None:
        self.traits: Final = traits
        self.promises: Final = promises
        left = min(left, traits.horizon) if left else 0
        self.left: Final = left
        """Turns to go after this one, as far as the bot counts them."""
        few = min(left, 5)
        later = traits.worker_soon + traits.worker_turn * few if left else 0
        self.worker: Final[int] = traits.worker + traits.seen(0, later)
        self.gold: Final[int] = traits.gold if left else 0
        farm = 0
        for after in range(left):
            farm += traits.farm_turn + traits.farm_later * min(after, 5)
        makes = numbers.makes
        self.farm: Final[int] = traits.seen(1, farm * traits.farms // PERCENT) * makes[FARM]
        mine = traits.mine_turn * left * traits.mines // PERCENT
        self.mine: Final[int] = traits.seen(2, mine) * makes[MINE]
        self.science: Final[int] = traits.seen(3, traits.science * traits.studies // PERCENT)
        self.soldier: Final[int] = traits.seen(4, traits.soldier * traits.drill // PERCENT)
        self.die: Final[int] = traits.seen(5, traits.die * left)
        self.near: Final[int] = traits.seen(6, min(left, 3) * traits.near)
        """How much of a `!` that is not reached yet counts, in percent."""
        self.hope: Final[int] = traits.seen(7, min(left, 4) * traits.hope)
        """How much of a Culture row that is not complete counts, in percent."""
        self.trade: Final[int] = traits.seen(8, min(left, 4) * traits.trade)
        """How much of a Caravan that has not arrived counts, in percent."""
        self.court: Final[int] = traits.seen(9, traits.court) if left else 0
        self.gloom: Final[int] = traits.gloom if left else 0
        """The cost of each box of Unhappiness besides its points: the next ones cost more."""
        self.school_pace: Final[int] = traits.school_pace * makes[SCHOOL]
        """Boxes of Science that a School brings in a hundred turns."""
        self.garrison_pace: Final[int] = traits.garrison_pace * makes[GARRISON]
        """Soldiers that a Garrison trains in a hundred turns."""
        self.products: Final[tuple[int, ...]] = (
            self.farm,
            self.mine,
            self.science * self.school_pace * left // PERCENT,
            self.soldier * self.garrison_pace * left // PERCENT,
        )
        """What a staffed building of each kind brings in the turns to go, if tracks have room."""


@mypyc_attr(acyclic=True)
class WeightTable:
    """All weights of a bot with the numbers of one match."""

    def __init__(self, numbers: Numbers, traits: Traits) -> None:
        self.numbers: Final = numbers
        promises = Promises(numbers)
        self.weights: Final[list[Weights]] = [
            Weights(left, traits, numbers, promises) for left in range(LONGEST + 1)
        ]


def weights(numbers: Numbers, left: int, traits: Traits) -> Weights:
    """Return the weights for so many turns to go."""
    if left > LONGEST:
        left = LONGEST
    for table in traits.tables:
        if table.numbers is numbers:
            return table.weights[left]
    table = WeightTable(numbers, traits)
    if numbers is AS_PRINTED:
        traits.tables.insert(0, table)
    else:  # only one other table is kept: matches with other numbers are rare
        kept = [each for each in traits.tables if each.numbers is AS_PRINTED]
        traits.tables = [*kept, table]
    return table.weights[left]
