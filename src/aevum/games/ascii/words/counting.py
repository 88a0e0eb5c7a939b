"""The score of a sheet, part by part."""

# not compiled: words are slow code on purpose

from typing import NamedTuple

from aevum.games.ascii.rules.empire import Empire


class Part(NamedTuple):
    """One line of the score."""

    name: str
    detail: str
    """How it is counted, as 2x5; "" where there is nothing to say."""
    points: int


def parts(empire: Empire) -> list[Part]:
    """Return the lines of the score in the order of the sheet; they add up to it."""
    numbers, armies, masteries = empire.numbers, empire.armies(), empire.masteries()
    gold, army, mastery = numbers.gold_points, numbers.army_points, numbers.mastery_points
    return [
        Part("Buildings", "", empire.building_points()),
        Part("Gold", f"{gold}x{empire.gold}", gold * empire.gold),
        Part("Armies", f"{army}x{armies}", army * armies),
        Part("Each !", f"{mastery}x{masteries}", mastery * masteries),
        Part("Culture", "", empire.culture_points()),
        Part("Happiness", "", numbers.happy[empire.happy]),
        Part("Unhappiness", "", -numbers.unhappy[empire.unhappy]),
    ]
