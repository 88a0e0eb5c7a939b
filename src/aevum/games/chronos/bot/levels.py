"""How quick and watchful a bot is, and how well it remembers: three levels, and tables of waits.

A bot looks, thinks and reaches out as a person does. Waits come from tables of percentiles, so that
all of it stays in whole milliseconds.
"""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng

PERCENT: Final = 100
THOUSAND: Final = 1000

# Milliseconds
PERCEPTION: Final = 250
TRAVEL: Final = 350  # of a hand
PART: Final = 250  # for the next part of a planned command
APART: Final = 400  # between two timers

# In thousandths of the median, 32 percentiles of a log-normal wait with sigma 0.35.
DECISIONS: Final[tuple[int, ...]] = (
    471, 556, 609, 650, 686, 718, 748, 776, 803, 830, 856, 882, 907, 933, 960, 986,
    1014, 1042, 1071, 1102, 1134, 1169, 1205, 1245, 1289, 1337, 1393, 1458, 1538, 1643, 1798, 2125,
)  # fmt: skip
# In thousandths of the mean, 32 percentiles of an exponential wait.
PATIENCES: Final[tuple[int, ...]] = (
    16, 49, 82, 117, 153, 191, 230, 270, 312, 356, 402, 450, 501, 554, 610, 670,
    733, 800, 872, 950, 1035, 1127, 1228, 1340, 1467, 1611, 1780, 1983, 2237, 2577, 3094, 4204,
)  # fmt: skip


@mypyc_attr(acyclic=True)
class Level:
    """What makes a bot strong or weak; all levels share their rules of thumb."""

    def __init__(
        self,
        name: str,
        think: int,
        eyes: int,
        blocks: int,
        recall: int,
        blur: int,
        ideas: int,
        patience: int,
        fancies: int,
    ) -> None:
        self.name: Final = name
        self.think: Final = think
        """The median of a decision, in milliseconds."""
        self.eyes: Final = eyes
        """How many spaces a glance covers."""
        self.blocks: Final = blocks
        """How many of a hundred chances to block somebody it sees."""
        self.recall: Final = recall
        """How many of a hundred seen cards it remembers."""
        self.blur: Final = blur
        """By up to how many percent it misjudges the value of a space."""
        self.ideas: Final = ideas
        """In how many of a hundred looks it considers offerings and powers."""
        self.patience: Final = patience
        """How long it holds out in a freeze on average, in milliseconds."""
        self.fancies: Final = fancies
        """How many of a hundred GODs it prefers in a game."""


EASY: Final = Level("easy", 1800, 3, 35, 40, 80, 30, 3_000, 25)
MEDIUM: Final = Level("medium", 1000, 4, 50, 70, 25, 80, 12_000, 15)
HARD: Final = Level("hard", 600, 5, 65, 90, 0, 100, 40_000, 8)
LEVELS: Final = (EASY, MEDIUM, HARD)


def decision(level: Level, rng: Rng) -> int:
    """Return how long a look and a decision take."""
    return PERCEPTION + level.think * DECISIONS[rng.below(len(DECISIONS))] // THOUSAND


def patience(mean: int, rng: Rng) -> int:
    """Return how long a player waits whose patience is `mean` on average."""
    return mean * PATIENCES[rng.below(len(PATIENCES))] // THOUSAND


def happens(percent: int, rng: Rng) -> bool:
    """Return whether something of this likelihood happens."""
    return rng.below(PERCENT) < percent
