"""The three lines of Science, and the effects of their boxes (R5.8)."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.games.ascii.data import Numbers
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.tracks import LOWER, UPPER, Track

TRUNK_LINE: Final = 0
UPPER_LINE: Final = 1
LOWER_LINE: Final = 2

# The effects of a box of Science, in the order of sentences.
BY_WRITING: Final = 0
BY_IRRIGATION: Final = 1
BY_PHILOSOPHY: Final = 2
BY_HUMANISM: Final = 3
BY_NAVIGATION: Final = 4
BY_ENGINEERING: Final = 5
BY_END: Final = 6
BY_CULTURE: Final = 7
BY_GOLD: Final = 8


@mypyc_attr(acyclic=True)
class Line:
    """A line of Science; `LINES` has all of them. Boxes are numbered from 1."""

    def __init__(self, number: int, track: Track | None) -> None:
        self.number: Final = number
        """Its place in LINES."""
        self.track: Final = track
        """Its track, if it ends in a `!`."""

    def boxes(self, numbers: Numbers) -> int:
        """Return how long the line is."""
        raise NotImplementedError("abstract: boxes")

    def checked(self, empire: Empire) -> int:
        """Return how many boxes are checked."""
        raise NotImplementedError("abstract: checked")

    def check(self, empire: Empire) -> int:
        """Check the next box; return its number."""
        raise NotImplementedError("abstract: check")

    def culture(self, numbers: Numbers, box: int) -> int:
        """Return how many boxes of Culture a box brings."""
        return 0

    def gold(self, numbers: Numbers, box: int) -> int:
        """Return how much Gold a box brings."""
        return 0

    def brought(self, numbers: Numbers, box: int) -> list[int]:
        """Return the effects of a box: pairs of what it is (BY_WRITING ...) and how much."""
        raise NotImplementedError("abstract: brought")


class Trunk(Line):
    """The trunk, which comes before both branches."""

    def boxes(self, numbers: Numbers) -> int:
        return numbers.trunk

    def checked(self, empire: Empire) -> int:
        return empire.trunk

    def check(self, empire: Empire) -> int:
        empire.trunk += 1
        return empire.trunk

    def culture(self, numbers: Numbers, box: int) -> int:
        return int(box == numbers.writing)

    def brought(self, numbers: Numbers, box: int) -> list[int]:
        found = [BY_WRITING, 1] if box == numbers.writing else []
        if box == numbers.irrigation:
            found += [BY_IRRIGATION, 1]
        return found


class UpperBranch(Line):
    """The branch of Philosophy and Humanism, with Culture."""

    def boxes(self, numbers: Numbers) -> int:
        return numbers.upper

    def checked(self, empire: Empire) -> int:
        return empire.upper

    def check(self, empire: Empire) -> int:
        empire.upper += 1
        return empire.upper

    def culture(self, numbers: Numbers, box: int) -> int:
        return numbers.upper_culture[box]

    def brought(self, numbers: Numbers, box: int) -> list[int]:
        found = [BY_PHILOSOPHY, 1] if box == numbers.philosophy else []
        if box == numbers.humanism:
            found += [BY_HUMANISM, 1]
        if box == numbers.upper:
            found += [BY_END, 1]
        if numbers.upper_culture[box]:
            found += [BY_CULTURE, numbers.upper_culture[box]]
        return found


class LowerBranch(Line):
    """The branch of Navigation and Engineering, with Gold."""

    def boxes(self, numbers: Numbers) -> int:
        return numbers.lower

    def checked(self, empire: Empire) -> int:
        return empire.lower

    def check(self, empire: Empire) -> int:
        empire.lower += 1
        return empire.lower

    def gold(self, numbers: Numbers, box: int) -> int:
        return numbers.lower_gold[box]

    def brought(self, numbers: Numbers, box: int) -> list[int]:
        found = [BY_NAVIGATION, 1] if box == numbers.navigation else []
        if box == numbers.engineering:
            found += [BY_ENGINEERING, numbers.engineered]
        if box == numbers.lower:
            found += [BY_END, 1]
        if numbers.lower_gold[box]:
            found += [BY_GOLD, numbers.lower_gold[box]]
        return found


LINES: Final[list[Line]] = [
    Trunk(TRUNK_LINE, None),
    UpperBranch(UPPER_LINE, UPPER),
    LowerBranch(LOWER_LINE, LOWER),
]


def open_lines(empire: Empire, last: bool) -> int:
    """Return the lines in which a box may be checked now, one bit each; `last`: also a `!`."""
    numbers = empire.numbers
    if empire.trunk < numbers.trunk:
        return 1 << TRUNK_LINE
    spare = 0 if last else 1
    found = 0
    if empire.upper < numbers.upper - spare:
        found |= 1 << UPPER_LINE
    if empire.lower < numbers.lower - spare:
        found |= 1 << LOWER_LINE
    return found


def lines_in(lines: int) -> int:
    """Return how many lines a set has."""
    return (lines & 1) + (lines >> 1 & 1) + (lines >> 2)


def brought(numbers: Numbers, line: int, box: int) -> list[int]:
    """Return the effects of a box of a line: pairs of what it is (BY_WRITING ...) and how much."""
    return LINES[line].brought(numbers, box)
