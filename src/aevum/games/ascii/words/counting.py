"""The score of a sheet, part by part."""

# not compiled: words need no speed

from typing import NamedTuple

from aevum.games.ascii.messages import SourceName
from aevum.games.ascii.rules.empire import Empire


class Part(NamedTuple):
    """One line of the score."""

    source: SourceName
    each: int
    """The points for one of it; 0 if it is not counted that way."""
    number: int
    points: int

    def detail(self) -> str:
        """Return how it is counted, such as "2x5"; "" if there is nothing to say."""
        return f"{self.each}x{self.number}" if self.each else ""


def parts(empire: Empire) -> list[Part]:
    """Return the lines of the score in the order of the sheet; they add up to it."""
    numbers, armies, masteries = empire.numbers, empire.armies(), empire.masteries()
    gold, army, mastery = numbers.gold_points, numbers.army_points, numbers.mastery_points
    return [
        Part("buildings", 0, 0, empire.building_points()),
        Part("gold", gold, empire.gold, gold * empire.gold),
        Part("armies", army, armies, army * armies),
        Part("masteries", mastery, masteries, mastery * masteries),
        Part("culture", 0, 0, empire.culture_points()),
        Part("happiness", 0, 0, numbers.happy[empire.happy]),
        Part("unhappiness", 0, 0, -numbers.unhappy[empire.unhappy]),
    ]
