"""What the standard bot thinks each thing is worth, by the turns to go and by strategy.

All numbers are in hundredths of a point. They were found by letting bots with other numbers play
against each other.
"""

from typing import Final

from aevum.core.native import mypyc_attr

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
class Weights:
    """What each thing brings, for one number of turns to go and one strategy."""

    def __init__(self, left: int, bias: int) -> None:
        self.left: Final = left
        """Turns to go after this one."""
        self.bias: Final = bias
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
        """How much of a Caravan counts that has not come home, in percent."""
        self.court = 500 if left else 0
        self.gloom = 150 if left else 0
        """What each box of Unhappiness costs beside its points: the next ones cost more."""
        self.bliss = 150
        self.school_pace = 70
        """How often a School is activated in a hundred turns."""
        self.garrison_pace = 60
        self.width = 12
        """Sketches that a plan follows."""
        self.unused = 420
        """What a die that is not used yet may bring."""
        self.line = 45
        """What a line that is not drawn yet may bring."""
        self.people = self.coins = self.upper = self.lower = self.troops = 100
        self.arts = 100
        self._tilt(bias)

    def _tilt(self, bias: int) -> None:
        """Make one way to the end look better than it is."""
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


WEIGHTS: Final[list[Weights]] = [
    Weights(left, bias) for bias in range(len(STRATEGIES)) for left in range(LONGEST + 1)
]


def weights(left: int, bias: int) -> Weights:
    """Return the weights for so many turns to go."""
    if left > LONGEST:
        left = LONGEST
    return WEIGHTS[bias * (LONGEST + 1) + left]
