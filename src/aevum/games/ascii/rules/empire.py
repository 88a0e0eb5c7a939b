"""One Empire sheet: its tracks, grids and map, and how marks are made on it.

Tracks only fill: Gold that is spent and Workers that left stay marked. The last box of a
track is its `!`; `last` says whether it may be marked now (R10.3).
"""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.games.ascii.data import (
    CARAVAN_STEP,
    CARAVANS,
    COLONY,
    MOODS,
    MOST_SOLDIERS,
    NEEDS_STAFF,
    PALACE,
    STAFFED_KINDS,
    WHITE,
    Numbers,
)
from aevum.games.ascii.rules.grid import ROW_MASKS
from aevum.games.ascii.rules.shapes import OPEN, block
from aevum.games.ascii.rules.terrain import CELLS

# A building on a map is one number: cell + CELLS * (kind + KIND_STEP * (state + 3 * owner))
KIND_STEP: Final = 6
STATES: Final = 3
EMPTY: Final = 0
STAFFED: Final = 1
RUIN: Final = 2  # burnt, or a razed Colony

WHITE_DICE: Final = (1 << WHITE) - 1  # dice of everybody, one bit each


def building(cell: int, kind: int, state: int, owner: int) -> int:
    """Return a building as one number."""
    return cell + CELLS * (kind + KIND_STEP * (state + STATES * owner))


def cell_of(building: int) -> int:
    """Return a building's anchor."""
    return building % CELLS


def kind_of(building: int) -> int:
    """Return a building's kind."""
    return building // CELLS % KIND_STEP


def state_of(building: int) -> int:
    """Return whether a building is empty, staffed or a ruin."""
    return building // (CELLS * KIND_STEP) % STATES


def owner_of(building: int) -> int:
    """Return the owner of a building; a Colony is on another's map."""
    return building // (CELLS * KIND_STEP * STATES)


@mypyc_attr(acyclic=True)
class Empire:
    """An Empire's sheet. Nothing on it is hidden from anybody."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers: Final = numbers
        """The numbers of the match, shared by all sheets and their copies."""
        workers, gold = numbers.start_workers, numbers.start_gold
        self.population = workers
        """Boxes marked, wherever the Workers went."""
        self.workers = workers
        self.gained = gold
        """Boxes of the Gold track; `gold` of them are not spent."""
        self.gold = gold
        self.trunk = 0
        self.upper = 0
        self.lower = 0
        self.military = 0
        self.deployed = 0
        """D's that are crossed."""
        self.happy = 0
        self.unhappy = 0
        self.caravans: list[int] = [0] * len(CARAVANS)
        self.culture = 0
        """One bit for each checked box of the grid."""
        self.buildings: list[int] = []
        """Everything on this map in the order of building, including Colonies of others."""
        self.staffed: list[int] = [0] * STAFFED_KINDS
        self.empty: list[int] = [0] * STAFFED_KINDS
        self.palace = 0
        """1 while there is one, 2 once it has burnt."""
        self.colonies = 0
        """Colonies of this Empire on other maps that are not razed."""
        self.free: list[int] = OPEN[:]
        """The anchors at which each kind can still be built (`shapes.py`)."""
        # This turn
        self.used = 0
        """One bit for each die that was used."""
        self.lines = 0
        self.dictated = 0
        """Edicts since this seat last answered a question."""
        self.bonus = 0
        """1 once the Workers are added to the lines of this turn."""

    # Results of research

    def sails(self) -> bool:
        """Return whether Navigation is known."""
        return self.lower >= self.numbers.navigation

    def irrigated(self) -> bool:
        """Return whether Irrigation is known."""
        return self.trunk >= self.numbers.irrigation

    def has_die(self, die: int) -> bool:
        """Return whether a die is available to this Empire (R3.4)."""
        numbers = self.numbers
        coloured = numbers.upper_dice[self.upper] | numbers.lower_dice[self.lower]
        return (WHITE_DICE | coloured) >> die & 1 == 1

    def dice(self) -> int:
        """Return the dice that are available and not used yet: one bit each."""
        numbers = self.numbers
        coloured = numbers.upper_dice[self.upper] | numbers.lower_dice[self.lower]
        return (WHITE_DICE | coloured) & ~self.used

    def science(self) -> int:
        """Return the length of the most advanced single line."""
        return self.trunk + (max(self.lower, self.upper))

    # Armies

    def armies(self) -> int:
        """Return how many Armies were ever full."""
        return self.numbers.armies[self.military]

    def ready(self) -> int:
        """Return how many Armies are not deployed."""
        return self.numbers.armies[self.military] - self.deployed

    def actions(self) -> int:
        """Return how many Deploy actions an Army has."""
        numbers = self.numbers
        return numbers.engineered if self.lower >= numbers.engineering else 1

    # Gold

    def can_pay(self, gold: int) -> bool:
        """Return whether there is so much Gold to spend."""
        return self.gold >= gold

    def pips(self) -> int:
        """Return by how much all of the Gold would change a die (R3.5)."""
        return self.gold // self.numbers.die_price

    # Marks

    def add_gold(self, number: int, last: bool) -> int:
        """Mark Gold as far as there are boxes; return how many were marked."""
        room = self.numbers.gold - self.gained - (0 if last else 1)
        if number > room:
            number = max(0, room)
        self.gained += number
        self.gold += number
        return number

    def add_workers(self, number: int, last: bool) -> int:
        """Mark Workers as far as there are boxes; return how many were marked."""
        room = self.numbers.population - self.population - (0 if last else 1)
        if number > room:
            number = max(0, room)
        self.population += number
        self.workers += number
        return number

    def soldiers_room(self, last: bool) -> int:
        """Return how many boxes of the Military track may be marked."""
        room = self.numbers.military - self.military - (0 if last else 1)
        return max(0, room)

    def trainable(self, number: int, last: bool) -> int:
        """Return for how many of so many Soldiers there are Workers and boxes."""
        room = self.numbers.military - self.military
        if not last:
            room -= 1
        if number > room:
            number = max(0, room)
        if number > self.workers:
            number = self.workers
        return min(number, MOST_SOLDIERS)

    def add_happy(self, number: int, last: bool) -> int:
        """Mark Happiness as far as there are boxes; return how many were marked."""
        room = MOODS - self.happy - (0 if last else 1)
        if number > room:
            number = max(0, room)
        self.happy += number
        return number

    def add_unhappy(self, number: int, last: bool) -> int:
        """Mark Unhappiness as far as there are boxes; return how many were marked."""
        room = MOODS - self.unhappy - (0 if last else 1)
        if number > room:
            number = max(0, room)
        self.unhappy += number
        return number

    def may_suffer(self, last: bool) -> bool:
        """Return whether the Unhappiness of an edict can be marked in full (R9.4)."""
        return self.unhappy < self.numbers.edict_below - (0 if last else 1)

    def may_conscript(self, last: bool) -> int:
        """Return how many Workers a Conscription turns into Soldiers, if an edict is open
        (R9.3)."""
        return self.trainable(self.numbers.conscripts, last)

    # Caravans

    def open_caravans(self) -> int:
        """Return how many Caravans a die can lead, by its value: COUNT_BITS each."""
        counts = place = 0
        opens = self.numbers.opens
        for boxes in self.caravans:
            counts += opens[place + boxes]
            place += CARAVAN_STEP
        return counts

    def open_caravan(self, worth: int, number: int) -> int:
        """Return a Caravan that a die of this value can lead, by its number among them."""
        next_box = self.numbers.next_box
        for caravan in range(len(CARAVANS)):
            if next_box[caravan * CARAVAN_STEP + self.caravans[caravan]] <= worth:
                if number == 0:
                    return caravan
                number -= 1
        raise AssertionError("there is no such Caravan")

    # Buildings

    def raise_building(self, kind: int, cell: int, owner: int) -> None:
        """Draw a building on this map."""
        state = EMPTY if NEEDS_STAFF[kind] else STAFFED
        self.buildings.append(building(cell, kind, state, owner))
        block(self.free, kind, cell)
        if NEEDS_STAFF[kind]:
            self.empty[kind] += 1
        elif kind == PALACE:
            self.palace = 1

    def find(self, cell: int) -> int:
        """Return the place in `buildings` of the one that has this anchor, -1 if there is none."""
        for place, each in enumerate(self.buildings):
            if each % CELLS == cell:
                return place
        return -1

    def turn_into(self, place: int, state: int) -> None:
        """Change the state of a building on this map and its counts."""
        each = self.buildings[place]
        kind, before = kind_of(each), state_of(each)
        self.buildings[place] = building(cell_of(each), kind, state, owner_of(each))
        if NEEDS_STAFF[kind]:
            if before == STAFFED:
                self.staffed[kind] -= 1
            elif before == EMPTY:
                self.empty[kind] -= 1
            if state == STAFFED:
                self.staffed[kind] += 1
        elif kind == PALACE and state == RUIN:
            self.palace = 2

    def is_at_work(self) -> bool:
        """Return whether there is anything that a die could activate."""
        staffed = self.staffed
        return staffed[0] + staffed[1] + staffed[2] + staffed[3] + self.colonies > 0

    def vacancies(self) -> int:
        """Return how many buildings wait for a Specialist."""
        empty = self.empty
        return empty[0] + empty[1] + empty[2] + empty[3]

    # The score

    def masteries(self) -> int:
        """Return how many `!` are checked."""
        numbers = self.numbers
        return (
            int(self.population >= numbers.population)
            + int(self.gained >= numbers.gold)
            + int(self.upper >= numbers.upper)
            + int(self.lower >= numbers.lower)
            + int(self.military >= numbers.military)
            + int(self.happy >= MOODS)
            + int(self.unhappy >= MOODS)
        )

    def near_end(self) -> bool:
        """Return whether enough of a track that ends in a `!` is marked for the end to be near."""
        numbers = self.numbers
        percent = numbers.announce_percent
        return (
            100 * self.population >= percent * numbers.population
            or 100 * self.gained >= percent * numbers.gold
            or 100 * self.upper >= percent * numbers.upper
            or 100 * self.lower >= percent * numbers.lower
            or 100 * self.military >= percent * numbers.military
            or 100 * self.happy >= percent * MOODS
            or 100 * self.unhappy >= percent * MOODS
        )

    def building_points(self) -> int:
        """Return the points of all buildings except ruins, including Colonies elsewhere."""
        worth = self.numbers.points
        points = worth[COLONY] * self.colonies
        for kind in range(STAFFED_KINDS):
            points += worth[kind] * (self.staffed[kind] + self.empty[kind])
        return points + (worth[PALACE] if self.palace == 1 else 0)

    def culture_points(self) -> int:
        """Return the points of the completed rows of the Culture grid."""
        points = 0
        for row, boxes in enumerate(ROW_MASKS):
            if self.culture & boxes == boxes:
                points += self.numbers.culture_points[row]
        return points

    def score(self) -> int:
        """Return the current points of this sheet."""
        numbers = self.numbers
        return (
            self.building_points()
            + numbers.gold_points * self.gold
            + numbers.army_points * numbers.armies[self.military]
            + numbers.mastery_points * self.masteries()
            + self.culture_points()
            + numbers.happy[self.happy]
            - numbers.unhappy[self.unhappy]
        )

    def clone(self) -> "Empire":
        """Return an independent copy."""
        copy = Empire(self.numbers)
        copy.population = self.population
        copy.workers = self.workers
        copy.gained = self.gained
        copy.gold = self.gold
        copy.trunk = self.trunk
        copy.upper = self.upper
        copy.lower = self.lower
        copy.military = self.military
        copy.deployed = self.deployed
        copy.happy = self.happy
        copy.unhappy = self.unhappy
        copy.caravans = self.caravans[:]
        copy.culture = self.culture
        copy.buildings = self.buildings[:]
        copy.staffed = self.staffed[:]
        copy.empty = self.empty[:]
        copy.palace = self.palace
        copy.colonies = self.colonies
        copy.free = self.free[:]
        copy.used = self.used
        copy.lines = self.lines
        copy.bonus = self.bonus
        copy.dictated = self.dictated
        return copy
