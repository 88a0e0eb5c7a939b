"""What the quick bot uses dice for."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.games.ascii.bot.quick_sheet import (
    Drawing,
    best_culture_box,
    culture_value,
    drawn_with,
    science_room,
    science_value,
    soldier_value,
)
from aevum.games.ascii.bot.sketch import NOTHING
from aevum.games.ascii.bot.weights import POINT, Weights
from aevum.games.ascii.data import (
    CARAVAN_STEP,
    CARAVANS,
    DICE,
    DICE_IN,
    FARM,
    GARRISON,
    MINE,
    MOODS,
    MOST_SOLDIERS,
    PALACE,
    SCHOOL,
    SIDES,
)
from aevum.games.ascii.moves import (
    BUILD,
    CARAVAN_MOVE,
    CULTURE_MOVE,
    EXTRAS,
    FARMS,
    GARRISONS,
    MINES,
    SCHOOLS,
)
from aevum.games.ascii.rules.building import most_trained
from aevum.games.ascii.rules.die_moves import BOX_NUMBER
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.mediterranean import Mediterranean

MOST_PAID: Final = 2  # most Gold for lines
PIP: Final = 25  # what each pip of a die is worth for something else


def best_die_use(empire: Empire, faces: list[int], last: bool, given: Weights) -> int:
    """Return the next use of a die, NOTHING if none brings anything.

    Farms come first, since their Workers add lines; then construction with the die that is worth
    least for anything else; then whatever else brings most.
    """
    dice = DICE_IN[empire.dice()]
    uses = DieValues(empire, last, given, len(dice))
    drawing = uses.drawing_die(dice, faces)
    best, most, is_farms = NOTHING, 0, False
    for die in dice:
        if die == drawing:
            continue
        value = uses.value(faces[die]) - PIP * faces[die]
        farms = uses.best == FARMS
        if uses.best != NOTHING and (best == NOTHING or farms > is_farms or value > most):
            if farms >= is_farms:
                best, most, is_farms = uses.move(die), value, farms
    if drawing != NOTHING and (not is_farms or uses.draws_first):
        return BUILD + drawing * EXTRAS + uses.extra
    return best


def palace_die(empire: Empire, faces: list[int]) -> int:
    """Return the die with the most lines if several together bring the Palace, else NOTHING."""
    numbers, staffed = empire.numbers, empire.staffed
    if empire.palace or staffed[SCHOOL] == 0:
        return NOTHING
    needed = numbers.lines[PALACE]
    if staffed[GARRISON] == 0:
        if staffed[FARM] == 0 or staffed[MINE] == 0:
            return NOTHING
        needed += numbers.lines[GARRISON]
    lines = empire.lines + (0 if empire.bonus else empire.workers)
    best = NOTHING
    for die in DICE_IN[empire.dice()]:
        lines += faces[die]
        if best == NOTHING or faces[die] > faces[best]:
            best = die
    return best if empire.lines < needed <= lines else NOTHING


@mypyc_attr(acyclic=True)
class DieValues:
    """The value of each use of a die for one sheet; what is the same for all dice is kept."""

    def __init__(self, empire: Empire, last: bool, given: Weights, dice: int) -> None:
        self.empire: Final = empire
        self.given: Final = given
        self.dice: Final = dice
        """How many dice are not used yet."""
        staffed, makes = empire.staffed, empire.numbers.makes
        numbers = empire.numbers
        spare = 0 if last else 1
        room = max(numbers.population - empire.population - spare, 0)
        self.made: Final[int] = min(staffed[FARM] * makes[FARM], room)
        """Workers that Farms make with a die."""
        self.farms: Final[int] = self.made * given.worker
        room = max(numbers.gold - empire.gained - spare, 0)
        gold = POINT * numbers.gold_points + given.gold
        self.pip: Final[int] = gold * numbers.die_price
        """What it costs to change a die by one."""
        self.mines: Final[int] = min(staffed[MINE] * makes[MINE], room) * gold
        self.science_room: Final[int] = science_room(empire, last)
        self.schools = 0
        """What the Schools bring with a die, and those drawn before it."""
        self._count_schools(staffed[SCHOOL])
        self.soldiers: Final[int] = most_trained(empire, staffed[GARRISON], last)
        trained = 0
        if self.soldiers:
            trained = soldier_value(empire, self.soldiers, given) - self.soldiers * given.worker
        self.garrisons: Final[int] = trained
        self.drawn: Final[int] = drawn_with(empire, empire.lines, given).value
        self.best = NOTHING
        """The best use of the die that was looked at last, as the first of its moves."""
        self.detail = 0
        self.draws_first = False
        """Whether to draw before the Farms work: then new Farms work too."""
        self.extra = 0
        """The Gold that adds lines."""

    def drawing_die(self, dice: tuple[int, ...], faces: list[int]) -> int:
        """Return the die to draw with, NOTHING if drawing is not worth a die."""
        empire = self.empire
        best, most, works, schools = NOTHING, 0, -1, 0
        activate = empire.numbers.activate
        for die in dice:
            works += int(faces[die] >= activate[FARM])
        workers = 0 if empire.bonus else empire.workers
        made = 0 if empire.bonus else max(works, 0) * self.made
        for die in dice:
            lines = empire.lines + faces[die] + workers
            other = self.drawn + self.value(faces[die])
            for first in (True, False):
                if not first:
                    if not made:
                        break
                    lines += made
                for extra in (0, self._missing(lines)):
                    drawing = drawn_with(empire, lines + extra, self.given)
                    value = drawing.value - other - extra * self.pip
                    if first:
                        value += self._new_farms(drawing) * max(works, 0) * self.given.worker
                    if value > most:
                        best, most, self.draws_first, self.extra = die, value, first, extra
                        schools = drawing.there[SCHOOL]
        if schools:
            self._count_schools(schools)
        return best

    def _new_farms(self, drawing: Drawing) -> int:
        empire = self.empire
        return drawing.there[FARM] - empire.staffed[FARM] - empire.empty[FARM]

    def _count_schools(self, schools: int) -> None:
        """Count Schools that will be drawn before the other dice are used."""
        boxes = min(schools * self.empire.numbers.makes[SCHOOL], self.science_room)
        self.schools = science_value(self.empire, boxes, self.given) if boxes > 0 else 0

    def _missing(self, lines: int) -> int:
        """Return the Gold that may complete one more building, 0 if that is too much."""
        numbers = self.empire.numbers
        missing = -lines % numbers.lines_step
        payable = self.empire.pips()
        return missing if missing <= min(payable, MOST_PAID) else 0

    def value(self, face: int) -> int:
        """Find the best use of a die with this face besides construction; return its value."""
        activate = self.empire.numbers.activate
        self.best = NOTHING
        most = 0
        if face >= activate[SCHOOL] and self.schools > most:
            self.best, most = SCHOOLS, self.schools
        if face >= activate[FARM] and self.farms > most:
            self.best, most = FARMS, self.farms
        if face >= activate[MINE] and self.mines > most:
            self.best, most = MINES, self.mines
        if face >= activate[GARRISON] and self.garrisons > most:
            self.best, most = GARRISONS, self.garrisons
        most = self._trade(face, most)
        return self._paint(face, most)

    def move(self, die: int) -> int:
        """Return the move that uses a die for the best use found."""
        if self.best == GARRISONS:
            return GARRISONS + die * MOST_SOLDIERS + self.soldiers - 1
        if self.best == CARAVAN_MOVE:
            return CARAVAN_MOVE + die * len(CARAVANS) + self.detail
        if self.best == CULTURE_MOVE:
            return CULTURE_MOVE + die * BOX_NUMBER + self.detail
        return self.best + die

    def _trade(self, face: int, most: int) -> int:
        numbers = self.empire.numbers
        gift = _arrival(self.empire, self.given)
        for caravan, boxes in enumerate(self.empire.caravans):
            wanted = numbers.next_box[caravan * CARAVAN_STEP + boxes]
            if wanted > face:
                continue
            short = len(numbers.caravans[caravan]) - boxes - 1
            value = gift + 400 * numbers.caravan_culture[caravan]
            if short >= self.given.left * 2 + self.dice:
                continue
            value = value // (2 * short + 1)
            if value > most:
                self.best, self.detail, most = CARAVAN_MOVE, caravan, value
        return most

    def _paint(self, face: int, most: int) -> int:
        empire = self.empire
        boxes = empire.numbers.reached[face * SIDES] & ~empire.culture
        if boxes:
            box = best_culture_box(empire, boxes, self.given)
            value = culture_value(empire, box, self.given)
            if value > most:
                self.best, self.detail = CULTURE_MOVE, box
                return value
        return most


def _arrival(empire: Empire, given: Weights) -> int:
    """Return the value of what every Caravan brings."""
    numbers = empire.numbers
    gold = numbers.caravan_gold * (POINT * numbers.gold_points + given.gold)
    happy = min(empire.happy + numbers.caravan_happy, MOODS)
    return gold + POINT * (numbers.happy[happy] - numbers.happy[empire.happy])


def fillable_tracks(sea: Mediterranean, seat: int) -> int:
    """Return how many tracks a seat can probably fill with the dice of this turn."""
    empire, numbers = sea.empires[seat], sea.terms.numbers
    low = middle = high = 0
    for die in range(DICE):
        if empire.has_die(die):
            face = sea.faces[die]
            low += int(face >= numbers.activate[FARM])
            middle += int(face >= numbers.activate[SCHOOL])
            high += int(face >= numbers.activate[MINE])
    staffed, makes = empire.staffed, numbers.makes
    trunk = numbers.trunk - empire.trunk
    boxes = middle * staffed[SCHOOL] * makes[SCHOOL] + empire.gold // numbers.box_price
    boxes -= max(trunk, 0)
    found = 0
    upper, lower = numbers.upper - empire.upper, numbers.lower - empire.lower
    for left in sorted((upper, lower)):
        if 0 < left <= boxes:
            found += 1
            boxes -= left
    people = low * staffed[FARM] * makes[FARM]
    found += int(0 < numbers.population - empire.population <= people)
    gold = high * staffed[MINE] * makes[MINE]
    found += int(0 < numbers.gold - empire.gained <= gold)
    found += int(empire.happy < MOODS <= empire.happy + empire.ready())
    soldiers = min(low * staffed[GARRISON] * makes[GARRISON], empire.workers)
    return found + int(0 < numbers.military - empire.military <= soldiers)
