"""A sheet on which the standard bot tries its Development: marks and their rewards, no questions.

Where a reward leaves a choice, `best_line` and `best_box` make it; the bot answers the real
question by the same functions, so a sketch and what then happens agree.
"""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.games.ascii.bot.evaluation import GIFTS, worth
from aevum.games.ascii.bot.weights import UPPER_SCIENCE, Weights
from aevum.games.ascii.data import (
    CARAVAN_CULTURE,
    CARAVAN_GOLD,
    CARAVAN_HAPPY,
    CARAVAN_SCIENCE,
    COLUMN_GOLD,
    COLUMN_HAPPY,
    COLUMN_SCIENCE,
    COLUMN_WORKERS,
    CULTURE_POINTS,
    FARM,
    LOWER,
    LOWER_GOLD,
    MINE,
    STAFFED_KINDS,
    TRUNK,
    UPPER,
    UPPER_CULTURE,
    WRITING,
)
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.grid import (
    ALL_BOXES,
    BOXES,
    COLUMN_MASKS,
    COLUMN_OF,
    ROW_MASKS,
)
from aevum.games.ascii.rules.marking import LOWER_LINE, TRUNK_LINE, UPPER_LINE

NOTHING: Final = -1
ROW_OF: Final[tuple[int, ...]] = tuple([row for row, _ in BOXES])
ROW_SIZE: Final[tuple[int, ...]] = tuple([mask.bit_count() for mask in ROW_MASKS])
COLUMN_SIZE: Final[tuple[int, ...]] = tuple([mask.bit_count() for mask in COLUMN_MASKS])


@mypyc_attr(acyclic=True)
class Outlook:
    """What a plan depends on beside the sheet: the dice, the turns to go, who else gains."""

    def __init__(self, faces: list[int], last: bool, given: Weights) -> None:
        self.faces: Final = faces
        self.last: Final = last
        """Whether a `!` may be checked."""
        self.given: Final = given
        self.shared = 0
        """What the Gold that a Caravan gives to others costs, in hundredths of a point."""
        self.hosts: list[int] = []
        """Staffed buildings that each of the bot's Colonies can use, four numbers each."""


def best_line(empire: Empire, look: Outlook) -> int:
    """Return the line of Science to go on with, NOTHING if no box may be checked."""
    if empire.trunk < TRUNK:
        return TRUNK_LINE
    spare = 0 if look.last else 1
    up, low = UPPER - spare - empire.upper, LOWER - spare - empire.lower
    if up <= 0:
        return LOWER_LINE if low > 0 else NOTHING
    if low <= 0:
        return UPPER_LINE
    if look.given.bias == UPPER_SCIENCE:
        return UPPER_LINE
    return UPPER_LINE if empire.upper > empire.lower else LOWER_LINE


def best_box(empire: Empire, boxes: int) -> int:
    """Return the box of a set, none of them checked, that helps the Culture grid most."""
    best, best_value = NOTHING, -1
    culture = empire.culture
    rows = [(culture & mask).bit_count() for mask in ROW_MASKS]
    columns = [(culture & mask).bit_count() for mask in COLUMN_MASKS]
    for box in range(len(BOXES)):
        if not boxes >> box & 1:
            continue
        row, column = ROW_OF[box], COLUMN_OF[box]
        size = ROW_SIZE[row]
        missing = size - rows[row] - 1
        value = 100 * CULTURE_POINTS[row] * (2 * rows[row] + 1) // (size * size)
        if missing == 0:
            value = 100 * CULTURE_POINTS[row]
        short = COLUMN_SIZE[column] - columns[column] - 1
        value += GIFTS[column] if short == 0 else GIFTS[column] // (2 * short + 1)
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
    if line == TRUNK_LINE:
        empire.trunk += 1
        if empire.trunk == WRITING:
            adorn(empire, 1, look)
    elif line == UPPER_LINE:
        empire.upper += 1
        if empire.upper in UPPER_CULTURE:
            adorn(empire, 1, look)
    else:
        empire.lower += 1
        if empire.lower in LOWER_GOLD:
            empire.add_gold(1, look.last)


def adorn(empire: Empire, boxes: int, look: Outlook) -> None:
    """Check so many boxes of Culture, with all they bring."""
    for _ in range(boxes):
        box = best_box(empire, ALL_BOXES & ~empire.culture)
        if box == NOTHING:
            return
        adorn_box(empire, box, look)


def adorn_box(empire: Empire, box: int, look: Outlook) -> None:
    """Check one box of the Culture grid."""
    empire.culture |= 1 << box
    column = COLUMN_OF[box]
    if empire.culture & COLUMN_MASKS[column] != COLUMN_MASKS[column]:
        return
    if COLUMN_WORKERS[column]:
        empire.add_workers(COLUMN_WORKERS[column], look.last)
    if COLUMN_GOLD[column]:
        empire.add_gold(COLUMN_GOLD[column], look.last)
    if COLUMN_HAPPY[column]:
        empire.add_happy(COLUMN_HAPPY[column], look.last)
    if COLUMN_SCIENCE[column]:
        study(empire, COLUMN_SCIENCE[column], look)


def arrive(empire: Empire, caravan: int, look: Outlook) -> None:
    """Give the reward of a Caravan that has come home."""
    empire.add_happy(CARAVAN_HAPPY, look.last)
    empire.add_gold(CARAVAN_GOLD, look.last)
    study(empire, CARAVAN_SCIENCE[caravan], look)
    adorn(empire, CARAVAN_CULTURE[caravan], look)


def produce(empire: Empire, kind: int, number: int, look: Outlook) -> None:
    """Give what so many buildings of a kind produce, Soldiers as far as there are Workers."""
    if kind == FARM:
        empire.add_workers(number, look.last)
    elif kind == MINE:
        empire.add_gold(number, look.last)
    elif kind == MINE + 1:
        study(empire, number, look)
    else:
        soldiers = empire.trainable(number, look.last)
        empire.workers -= soldiers
        empire.military += soldiers


def best_use(empire: Empire, hosted: list[int], look: Outlook) -> int:
    """Return the kind of a host's buildings that a Colony should activate, or NOTHING."""
    best, best_value = NOTHING, worth(empire, look.given, look.last)
    for kind in range(STAFFED_KINDS):
        if hosted[kind]:
            trial = empire.clone()
            produce(trial, kind, hosted[kind], look)
            value = worth(trial, look.given, look.last)
            if value > best_value:
                best, best_value = kind, value
    return best
