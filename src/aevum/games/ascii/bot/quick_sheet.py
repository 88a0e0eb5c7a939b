"""What the quick bot draws, staffs, studies and buys."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.games.ascii.bot.judges.buildings import building_judge
from aevum.games.ascii.bot.placing import NOWHERE
from aevum.games.ascii.bot.sketch import COLUMN_SIZE, NOTHING, ROW_OF, ROW_SIZE
from aevum.games.ascii.bot.traits import PERCENT
from aevum.games.ascii.bot.weights import POINT, Weights
from aevum.games.ascii.data import FARM, GARRISON, MINE, MOODS, NEEDS_STAFF, PALACE, SCHOOL
from aevum.games.ascii.moves import BUY, BUY_CULTURE, BUY_SOLDIER, CONSCRIPT, PLACE, TAX
from aevum.games.ascii.rules.empire import EMPTY, Empire, cell_of, kind_of, state_of
from aevum.games.ascii.rules.grid import ALL_BOXES, COLUMN_MASKS, COLUMN_OF, ROW_MASKS
from aevum.games.ascii.rules.science import LOWER_LINE, TRUNK_LINE, UPPER_LINE
from aevum.games.ascii.rules.sheet_moves import may_build
from aevum.games.ascii.rules.terms import Terms
from aevum.games.ascii.rules.terrain import CELLS

FIRST: Final = 1500  # what the first building of a kind opens, in hundredths of a point
HANDS: Final = (0, 13, 0, 99)  # Workers that make the first building of each kind worthwhile
RAID: Final = 6  # points of a raid on the Barbarians
HARM: Final = 6  # what a raid on another player brings besides
NEARER: Final = 60  # how much of the progress towards a die counts, in percent
COURT: Final = 2000  # what the first Garrison is worth if the Palace comes with it
ENOUGH: Final = (7, 1, 7, 2)  # buildings of each kind, after which more bring less


def vacancy(empire: Empire) -> int:
    """Return the anchor of the building to staff next: a School before a Garrison, and so on."""
    best, best_kind = NOTHING, NOTHING
    for each in empire.buildings:
        if state_of(each) == EMPTY:
            kind = kind_of(each)
            if kind == GARRISON and empire.staffed[GARRISON]:
                kind = FARM  # one Garrison opens the Palace, more of them wait
            if kind > best_kind:
                best, best_kind = cell_of(each), kind
    return best


def building_value(empire: Empire, kind: int, there: int, hands: int, given: Weights) -> int:
    """Return what one more building of a kind is worth, besides so many."""
    value = POINT * empire.numbers.points[kind]
    if not NEEDS_STAFF[kind] or hands <= 0 or given.left == 0:
        return value
    if there < ENOUGH[kind]:
        value += given.products[kind]
    if there == 0 and empire.workers >= HANDS[kind]:
        value += FIRST
    return value


def best_building(empire: Empire, terms: Terms, given: Weights) -> int:
    """Return the move that draws the building with the most value for its lines, or NOTHING."""
    drawing = Drawing(empire, empire.lines, given)
    while True:
        kind = drawing.next_kind()
        if kind == NOTHING:
            return NOTHING
        if may_build(empire, terms.buildings[kind]):
            cell = building_judge(terms.buildings[kind]).site(empire)
            if cell != NOWHERE:
                return PLACE + kind * CELLS + cell
        drawing.draw(kind)


def drawn_with(empire: Empire, lines: int, given: Weights) -> "Drawing":
    """Return what can be drawn with so many lines."""
    drawing = Drawing(empire, lines, given)
    kind = drawing.next_kind()
    while kind != NOTHING:
        drawing.draw(kind)
        kind = drawing.next_kind()
    return drawing


@mypyc_attr(acyclic=True)
class Drawing:
    """Buildings chosen one after another by their value for each line."""

    def __init__(self, empire: Empire, lines: int, given: Weights) -> None:
        self.empire: Final = empire
        self.given: Final = given
        self.lines = lines
        self.hands: int = empire.workers + empire.gold // 2
        """Workers and Gold for Specialists that are left."""
        self.there: list[int] = [
            staffed + empty for staffed, empty in zip(empire.staffed, empire.empty, strict=True)
        ]
        """Buildings of each kind that need staff."""
        self.palace: int = empire.palace
        self.value = 0
        """The value of everything drawn so far."""
        self.gain = 0
        """The value of the kind found last."""

    def next_kind(self) -> int:
        """Return the kind with the most value for its lines, NOTHING if none can be drawn."""
        there, empire = self.there, self.empire
        cost = empire.numbers.lines
        best, most = NOTHING, 0
        for kind in (PALACE, SCHOOL, GARRISON, MINE, FARM):
            if self.lines < cost[kind] or not self._is_allowed(kind):
                continue
            number = 0 if kind == PALACE else there[kind]
            value = building_value(empire, kind, number, self.hands, self.given)
            if kind == GARRISON and number == 0 and self.palace == 0:
                value += self._court(cost[GARRISON] + cost[PALACE])
            if value // cost[kind] > most:
                best, most, self.gain = kind, value // cost[kind], value
        return best

    def _court(self, lines: int) -> int:
        """Return what the first Garrison is worth if the lines are enough for the Palace too."""
        return COURT if self.lines >= lines else 0

    def _is_allowed(self, kind: int) -> bool:
        there = self.there
        if kind == PALACE:
            return self.palace == 0 and there[SCHOOL] > 0 and there[GARRISON] > 0
        return kind <= MINE or (there[FARM] > 0 and there[MINE] > 0)

    def draw(self, kind: int) -> None:
        """Count a building of the kind found last."""
        self.lines -= self.empire.numbers.lines[kind]
        self.value += self.gain
        if kind == PALACE:
            self.palace = 1
        else:
            self.there[kind] += 1
            self.hands -= 1


def best_science_line(empire: Empire, last: bool) -> int:
    """Return the line of Science to continue: the longer branch, NOTHING if none is open."""
    numbers = empire.numbers
    if empire.trunk < numbers.trunk:
        return TRUNK_LINE
    spare = 0 if last else 1
    up, low = numbers.upper - spare - empire.upper, numbers.lower - spare - empire.lower
    if up <= 0:
        return LOWER_LINE if low > 0 else NOTHING
    if low <= 0:
        return UPPER_LINE
    return UPPER_LINE if empire.upper > empire.lower else LOWER_LINE


def science_room(empire: Empire, last: bool) -> int:
    """Return how many boxes of Science are open."""
    numbers, spare = empire.numbers, 0 if last else 2
    room = numbers.trunk + numbers.upper + numbers.lower - spare
    return room - empire.trunk - empire.upper - empire.lower


def best_culture_box(empire: Empire, boxes: int, given: Weights) -> int:
    """Return the box of a set that brings most, NOTHING for an empty set."""
    best, most = NOTHING, NOTHING
    box = 0
    while boxes:
        if boxes & 1:
            value = culture_value(empire, box, given)
            if value > most:
                best, most = box, value
        boxes >>= 1
        box += 1
    return best


def culture_value(empire: Empire, box: int, given: Weights) -> int:
    """Return what a box of Culture is worth: a part of its row and of its column."""
    culture, points, gifts = empire.culture, empire.numbers.culture_points, given.promises.columns
    row, column = ROW_OF[box], COLUMN_OF[box]
    size, short = ROW_SIZE[row], COLUMN_SIZE[column] - 1
    done = (culture & ROW_MASKS[row]).bit_count()
    value = POINT * points[row]
    if done + 1 < size:
        value = value * (2 * done + 1) // (size * size) if given.left else 0
    short -= (culture & COLUMN_MASKS[column]).bit_count()
    if short == 0:
        return value + gifts[column]
    return value + gifts[column] // (2 * short + 1) if given.left else value


def best_purchase(empire: Empire, given: Weights, last: bool) -> int:
    """Return the box that is worth more than its Gold, or NOTHING."""
    numbers = empire.numbers
    price = numbers.box_price * (POINT * numbers.gold_points + given.gold)
    best, most = NOTHING, price
    line = best_science_line(empire, last)
    if line != NOTHING:
        value = science_value(empire, 1, given)
        if value > most:
            best, most = BUY + line, value
    box = best_culture_box(empire, ALL_BOXES & ~empire.culture, given)
    if box != NOTHING:
        value = culture_value(empire, box, given)
        if value > most:
            best, most = BUY_CULTURE + box, value
    if empire.soldiers_room(last) and soldier_value(empire, 1, given) > most:
        best = BUY_SOLDIER
    return best


def science_value(empire: Empire, boxes: int, given: Weights) -> int:
    """Return what so many boxes of Science are worth, in the branch that is longer."""
    numbers, trunk = empire.numbers, empire.numbers.trunk
    if empire.upper > empire.lower:
        done, end = empire.trunk + empire.upper, trunk + numbers.upper
        first, second = trunk + numbers.philosophy, trunk + numbers.humanism
    else:
        done, end = empire.trunk + empire.lower, trunk + numbers.lower
        first, second = trunk + numbers.navigation, trunk + numbers.engineering
    value = given.science * boxes if given.left else 0
    value += given.die * (_reached(done, boxes, first) + _reached(done, boxes, second)) // PERCENT
    return value + POINT * numbers.mastery_points if done + boxes >= end else value


def _reached(done: int, boxes: int, wanted: int) -> int:
    """Return in percent how much nearer so many boxes bring a die."""
    if done >= wanted:
        return 0
    if done + boxes >= wanted:
        return PERCENT - NEARER * done // wanted
    return NEARER * boxes // wanted


def soldier_value(empire: Empire, soldiers: int, given: Weights) -> int:
    """Return what so many Soldiers are worth: each Army its points and a raid."""
    numbers = empire.numbers
    boxes = min(empire.military + soldiers, numbers.military)
    armies = numbers.armies[boxes] - numbers.armies[empire.military]
    raid = RAID + (HARM if empire.sails() else 0)
    value = POINT * armies * (numbers.army_points + empire.actions() * raid)
    if given.left:
        value += given.soldier * (soldiers - armies) // 2
    return value + POINT * numbers.mastery_points if boxes == numbers.military else value


def best_edict(empire: Empire, given: Weights, last: bool) -> int:
    """Return the edict that is worth its Unhappiness, or NOTHING."""
    numbers = empire.numbers
    unhappy = min(empire.unhappy + numbers.edict_unhappy, MOODS)
    cost = POINT * (numbers.unhappy[unhappy] - numbers.unhappy[empire.unhappy]) + given.gloom
    best, most = NOTHING, cost
    soldiers = empire.may_conscript(last)
    if soldiers:
        value = soldier_value(empire, soldiers, given) - soldiers * given.worker
        if value > most:
            best, most = CONSCRIPT + soldiers - 1, value
    gold = min(numbers.tax_gold, numbers.gold - empire.gained - (0 if last else 1))
    if gold * (POINT * numbers.gold_points + given.gold) > most:
        best = TAX
    return best
