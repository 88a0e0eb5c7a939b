"""Farm, Mine, School, Garrison, Palace and Colony: what they need and what they make (R4)."""

from typing import Final

from aevum.games.ascii.data import COLONY, FARM, GARRISON, MINE, PALACE, SCHOOL
from aevum.games.ascii.rules.building import Building
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.rewards import reward
from aevum.games.ascii.rules.science import open_lines
from aevum.games.ascii.rules.tracks import gain_gold, gain_workers


class Farm(Building):
    """Makes Workers."""

    def productive(self, empire: Empire, last: bool) -> bool:
        return empire.population < empire.numbers.population - (0 if last else 1)

    def reaches_end(self, empire: Empire) -> bool:
        numbers = empire.numbers
        made = empire.staffed[FARM] * numbers.makes[FARM]
        return made >= numbers.population - empire.population > 1

    def produce(self, sea: Mediterranean, seat: int, made: int) -> None:
        gain_workers(sea, seat, made)


class Mine(Building):
    """Makes Gold."""

    def productive(self, empire: Empire, last: bool) -> bool:
        return empire.gained < empire.numbers.gold - (0 if last else 1)

    def reaches_end(self, empire: Empire) -> bool:
        numbers = empire.numbers
        made = empire.staffed[MINE] * numbers.makes[MINE]
        return made >= numbers.gold - empire.gained > 1

    def produce(self, sea: Mediterranean, seat: int, made: int) -> None:
        gain_gold(sea, seat, made)


class Second(Building):
    """A building of the second level: it needs a Farm and a Mine."""

    def is_allowed(self, empire: Empire) -> bool:
        return empire.staffed[FARM] > 0 and empire.staffed[MINE] > 0


class School(Second):
    """Makes boxes of Science."""

    def productive(self, empire: Empire, last: bool) -> bool:
        return open_lines(empire, last) != 0

    def produce(self, sea: Mediterranean, seat: int, made: int) -> None:
        reward(sea, seat, made, 0)


class Garrison(Second):
    """Makes Soldiers, as many as its player wants: its moves name the number."""


class Palace(Building):
    """Makes nothing; there is only one, and it needs a School and a Garrison."""

    def is_allowed(self, empire: Empire) -> bool:
        staffed = empire.staffed
        return empire.palace == 0 and staffed[SCHOOL] > 0 and staffed[GARRISON] > 0


class Colony(Building):
    """Is on another's map and uses the buildings there; an operation founds it (R8)."""

    def is_allowed(self, empire: Empire) -> bool:
        return False


BUILDINGS: Final[list[Building]] = [
    Farm(FARM),
    Mine(MINE),
    School(SCHOOL),
    Garrison(GARRISON),
    Palace(PALACE),
    Colony(COLONY),
]
"""In the order of NAMES."""
