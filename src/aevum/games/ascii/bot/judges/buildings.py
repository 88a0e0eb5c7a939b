"""What the standard bot thinks of each kind of building: where to build it, what it makes."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.games.ascii.bot.evaluation import worth
from aevum.games.ascii.bot.placing import COURT, KEPT, MINES, NOWHERE, OFFSET, first, last
from aevum.games.ascii.bot.sketch import NOTHING, Outlook, adorn, study
from aevum.games.ascii.buildings.kinds import Farm, Garrison, Mine, Palace, School
from aevum.games.ascii.data import FARM, GARRISON, MINE, PALACE, SCHOOL, STAFFED_KINDS
from aevum.games.ascii.rules.building import Building
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.rewards import Reward
from aevum.games.ascii.rules.shapes import LEVEL, holds
from aevum.games.ascii.rules.terms import Terms


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class BuildingJudge:
    """The bot's opinion of a kind of building.

    A designer's building without its own judge has this one: the bot builds it far in the west on
    plains, and tries out what it makes.
    """

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    # Where

    def site(self, empire: Empire) -> int:
        """Return the anchor at which it is best built, NOWHERE if there is none to pay for."""
        free = empire.free[self.kind]
        anchors = self.preferred(free & LEVEL[self.kind])
        if not anchors and empire.can_pay(empire.numbers.mountain_price):
            anchors = free
        return self.best(anchors) if anchors else NOWHERE

    def preferred(self, level: int) -> int:
        """Return the good anchors on plains: those that spoil nothing, else all."""
        return level & ~KEPT[self.kind] or level

    def best(self, anchors: int) -> int:
        """Return the best anchor in a set."""
        return first(anchors)

    # Products

    def produce(self, empire: Empire, made: int, look: Outlook) -> None:
        """Give a sheet so many products, as far as the bot would take them.

        The building itself gives them, on a copy of the table; if it asks which boxes of Science
        and Culture to check, the bot answers.
        """
        building = look.terms.buildings[self.kind]
        if not building.productive(empire, look.last):
            return
        sea = look.trial()
        sea.empires[look.seat] = empire
        sea.last = look.last
        before = len(sea.table)
        building.produce(sea, look.seat, made)
        started = sea.table[before:]
        del sea.table[before:]
        for effect in started:
            if isinstance(effect, Reward):
                study(empire, effect.science, look)
                adorn(empire, effect.culture, look)


class FarmJudge(BuildingJudge):
    """Makes Workers."""

    def produce(self, empire: Empire, made: int, look: Outlook) -> None:
        empire.add_workers(made, look.last)


class MineJudge(BuildingJudge):
    """Covers one of the chosen deposits, and makes Gold."""

    def site(self, empire: Empire) -> int:
        free = empire.free[MINE]
        if not empire.can_pay(empire.numbers.mountain_price):
            free &= LEVEL[MINE]
        for place, at in enumerate(OFFSET):
            if free >> at & 1:
                return MINES[place]
        level = free & LEVEL[MINE]
        if level:
            return first(level)
        return first(free) if free else NOWHERE

    def produce(self, empire: Empire, made: int, look: Outlook) -> None:
        empire.add_gold(made, look.last)


class EasternJudge(BuildingJudge):
    """A kind that is built from the east."""

    def best(self, anchors: int) -> int:
        return last(anchors)


class SchoolJudge(EasternJudge):
    """Makes boxes of Science."""

    def produce(self, empire: Empire, made: int, look: Outlook) -> None:
        study(empire, made, look)


class GarrisonJudge(EasternJudge):
    """Makes Soldiers, as far as there are Workers."""

    def produce(self, empire: Empire, made: int, look: Outlook) -> None:
        soldiers = empire.trainable(made, look.last)
        empire.workers -= soldiers
        empire.military += soldiers


class PalaceJudge(BuildingJudge):
    """Takes the corner that is kept for it."""

    def preferred(self, level: int) -> int:
        return level

    def best(self, anchors: int) -> int:
        return COURT if holds(anchors, COURT) else first(anchors)


JUDGES: Final[list[tuple[type[Building], BuildingJudge]]] = [
    (Farm, FarmJudge(FARM)),
    (Mine, MineJudge(MINE)),
    (School, SchoolJudge(SCHOOL)),
    (Garrison, GarrisonJudge(GARRISON)),
    (Palace, PalaceJudge(PALACE)),
]
"""The judge of a class of buildings and its subclasses; later ones take precedence."""


def judges_of(terms: Terms) -> list[BuildingJudge]:
    """Return the judges of a match's buildings, by kind."""
    return [building_judge(building) for building in terms.buildings]


def building_judge(building: Building) -> BuildingJudge:
    """Return the judge of a building."""
    for known, judge in reversed(JUDGES):
        if isinstance(building, known):
            return judge
    return BuildingJudge(building.kind)


def produce(empire: Empire, kind: int, number: int, look: Outlook) -> None:
    """Give what so many buildings of a kind produce."""
    look.judges[kind].produce(empire, number * empire.numbers.makes[kind], look)


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
