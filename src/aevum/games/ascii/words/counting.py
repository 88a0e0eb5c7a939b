"""The score of a sheet, part by part."""

# not compiled: words are slow code on purpose

from typing import NamedTuple

from aevum.games.ascii.data import (
    ARMY_POINTS,
    GOLD_POINTS,
    HAPPY,
    MASTERY_POINTS,
    UNHAPPY,
)
from aevum.games.ascii.rules.empire import Empire


class Part(NamedTuple):
    """One line of the score."""

    name: str
    detail: str
    """How it is counted, as 2x5; "" where there is nothing to say."""
    points: int


def parts(empire: Empire) -> list[Part]:
    """Return the lines of the score in the order of the sheet; they add up to it."""
    armies, masteries = empire.armies(), empire.masteries()
    return [
        Part("Buildings", "", empire.building_points()),
        Part("Gold", f"{GOLD_POINTS}x{empire.gold}", GOLD_POINTS * empire.gold),
        Part("Armies", f"{ARMY_POINTS}x{armies}", ARMY_POINTS * armies),
        Part("Each !", f"{MASTERY_POINTS}x{masteries}", MASTERY_POINTS * masteries),
        Part("Culture", "", empire.culture_points()),
        Part("Happiness", "", HAPPY[empire.happy]),
        Part("Unhappiness", "", -UNHAPPY[empire.unhappy]),
    ]
