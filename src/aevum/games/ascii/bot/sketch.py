"""A sheet on which the standard bot tries its Development: marks and their rewards, no questions.

Where a reward leaves a choice, `best_line` and `best_box` make it; the bot answers the real
question with the same functions, so that a sketch agrees with what happens.
"""

from typing import TYPE_CHECKING, Final

from aevum.core.native import mypyc_attr
from aevum.games.ascii.bot.weights import POINT, Promises, Weights
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.grid import (
    ALL_BOXES,
    BOXES,
    COLUMN_MASKS,
    COLUMN_OF,
    ROW_MASKS,
)
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.science import LINES, LOWER_LINE, TRUNK_LINE, UPPER_LINE
from aevum.games.ascii.rules.terms import Terms

if TYPE_CHECKING:  # judges look at sketches
    from aevum.games.ascii.bot.judges.buildings import BuildingJudge

NOTHING: Final = -1
ROW_OF: Final[tuple[int, ...]] = tuple([row for row, _ in BOXES])
ROW_SIZE: Final[tuple[int, ...]] = tuple([mask.bit_count() for mask in ROW_MASKS])
COLUMN_SIZE: Final[tuple[int, ...]] = tuple([mask.bit_count() for mask in COLUMN_MASKS])


@mypyc_attr(acyclic=True)
class Outlook:
    """What a plan depends on besides the sheet: the dice, the turns to go, who else gains."""

    def __init__(
        self,
        sea: Mediterranean,
        seat: int,
        last: bool,
        given: Weights,
        judges: "list[BuildingJudge]",
    ) -> None:
        self.faces: Final[list[int]] = sea.faces
        self.terms: Final[Terms] = sea.terms
        self.seat: Final = seat
        self.judges: Final[list[BuildingJudge]] = judges
        """By kind of building."""
        self.last: Final = last
        """Whether a `!` may be checked."""
        self.given: Final = given
        self.shared = 0
        """The cost of the Gold that a Caravan gives to others, in hundredths of a point."""
        self.hosts: list[int] = []
        """Staffed buildings that each of the bot's Colonies can use, four numbers each."""
        self._sea: Final = sea
        self._trial: Mediterranean | None = None

    def trial(self) -> Mediterranean:
        """Return a copy of the table to try things on: the same one for a whole plan."""
        if self._trial is None:
            copy = self._sea.clone()
            assert isinstance(copy, Mediterranean)
            self._trial = copy
        return self._trial


def best_line(empire: Empire, look: Outlook) -> int:
    """Return the line of Science to continue, NOTHING if no box may be checked."""
    numbers = empire.numbers
    if empire.trunk < numbers.trunk:
        return TRUNK_LINE
    spare = 0 if look.last else 1
    up, low = numbers.upper - spare - empire.upper, numbers.lower - spare - empire.lower
    if up <= 0:
        return LOWER_LINE if low > 0 else NOTHING
    if low <= 0:
        return UPPER_LINE
    if look.given.traits.upper_first:
        return UPPER_LINE
    return UPPER_LINE if empire.upper > empire.lower else LOWER_LINE


def best_box(empire: Empire, boxes: int, promises: Promises) -> int:
    """Return the box of a set, none of them checked, that helps the Culture grid most."""
    best, best_value = NOTHING, -1
    culture, points, gifts = empire.culture, empire.numbers.culture_points, promises.columns
    rows = [(culture & mask).bit_count() for mask in ROW_MASKS]
    columns = [(culture & mask).bit_count() for mask in COLUMN_MASKS]
    for box in range(len(BOXES)):
        if not boxes >> box & 1:
            continue
        row, column = ROW_OF[box], COLUMN_OF[box]
        size = ROW_SIZE[row]
        missing = size - rows[row] - 1
        value = POINT * points[row] * (2 * rows[row] + 1) // (size * size)
        if missing == 0:
            value = POINT * points[row]
        short = COLUMN_SIZE[column] - columns[column] - 1
        value += gifts[column] if short == 0 else gifts[column] // (2 * short + 1)
        if value > best_value:
            best, best_value = box, value
    return best


def study(empire: Empire, boxes: int, look: Outlook) -> None:
    """Check so many boxes of Science, with all they bring."""
    for _ in range(boxes):
        line = best_line(empire, look)
        if line == NOTHING:
            return
        study_line(empire, line, look)


def study_line(empire: Empire, line: int, look: Outlook) -> None:
    """Check the next box of one line."""
    studied, numbers = LINES[line], empire.numbers
    box = studied.check(empire)
    empire.add_gold(studied.gold(numbers, box), look.last)
    adorn(empire, studied.culture(numbers, box), look)


def adorn(empire: Empire, boxes: int, look: Outlook) -> None:
    """Check so many boxes of Culture, with all they bring."""
    for _ in range(boxes):
        box = best_box(empire, ALL_BOXES & ~empire.culture, look.given.promises)
        if box == NOTHING:
            return
        adorn_box(empire, box, look)


def adorn_box(empire: Empire, box: int, look: Outlook) -> None:
    """Check one box of the Culture grid."""
    empire.culture |= 1 << box
    column = COLUMN_OF[box]
    if empire.culture & COLUMN_MASKS[column] != COLUMN_MASKS[column]:
        return
    numbers = empire.numbers
    empire.add_workers(numbers.column_workers[column], look.last)
    empire.add_gold(numbers.column_gold[column], look.last)
    empire.add_happy(numbers.column_happy[column], look.last)
    study(empire, numbers.column_science[column], look)


def arrive(empire: Empire, caravan: int, look: Outlook) -> None:
    """Give the reward of a Caravan that has arrived."""
    numbers = empire.numbers
    empire.add_happy(numbers.caravan_happy, look.last)
    empire.add_gold(numbers.caravan_gold, look.last)
    study(empire, numbers.caravan_science[caravan], look)
    adorn(empire, numbers.caravan_culture[caravan], look)
