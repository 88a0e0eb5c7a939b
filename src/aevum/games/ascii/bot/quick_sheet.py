"""What the quick bot draws, staffs, studies and buys."""

from typing import Final

from aevum.games.ascii.bot.judges.buildings import building_judge
from aevum.games.ascii.bot.placing import NOWHERE
from aevum.games.ascii.bot.sketch import COLUMN_SIZE, NOTHING, ROW_OF, ROW_SIZE
from aevum.games.ascii.bot.weights import POINT, Weights
from aevum.games.ascii.data import FARM, GARRISON, MINE, NEEDS_STAFF, PALACE, SCHOOL
from aevum.games.ascii.moves import BUY, BUY_CULTURE, BUY_SOLDIER, PLACE
from aevum.games.ascii.rules.empire import EMPTY, Empire, cell_of, kind_of, state_of
from aevum.games.ascii.rules.grid import ALL_BOXES, COLUMN_MASKS, COLUMN_OF, ROW_MASKS
from aevum.games.ascii.rules.science import LOWER_LINE, TRUNK_LINE, UPPER_LINE
from aevum.games.ascii.rules.sheet_moves import may_build
from aevum.games.ascii.rules.terms import Terms
from aevum.games.ascii.rules.terrain import CELLS

FIRST: Final = 1500  # what the first building of a kind opens, in hundredths of a point
ENOUGH: Final = (6, 4, 5, 4)  # buildings of each kind, after which more bring less


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


def building_value(empire: Empire, kind: int, given: Weights) -> int:
    """Return what one more building of a kind is worth."""
    value = POINT * empire.numbers.points[kind]
    if not NEEDS_STAFF[kind]:
        return value
    there = empire.staffed[kind] + empire.empty[kind]
    if empire.workers + empire.gold // 2 <= 0 or given.left == 0:
        return value
    if there < ENOUGH[kind]:
        value += given.products[kind]
    if there == 0:
        value += FIRST
    return value


def best_building(empire: Empire, terms: Terms, given: Weights) -> int:
    """Return the move that draws the building with the most value for its lines, or NOTHING."""
    numbers = empire.numbers
    best, most = NOTHING, 0
    for kind in (PALACE, SCHOOL, GARRISON, MINE, FARM):
        if empire.lines < numbers.lines[kind] or not may_build(empire, terms.buildings[kind]):
            continue
        value = building_value(empire, kind, given) // numbers.lines[kind]
        if value > most:
            best, most = kind, value
    if best == NOTHING:
        return NOTHING
    cell = building_judge(terms.buildings[best]).site(empire)
    return PLACE + best * CELLS + cell if cell != NOWHERE else NOTHING


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
    """Return what so many boxes of Science are worth."""
    numbers = empire.numbers
    value = given.science * boxes if given.left else 0
    left = min(numbers.upper - empire.upper, numbers.lower - empire.lower)
    left += numbers.trunk - empire.trunk
    return value + POINT * numbers.mastery_points if boxes >= left else value


def soldier_value(empire: Empire, soldiers: int, given: Weights) -> int:
    """Return what so many Soldiers are worth: each Army its points and a raid."""
    numbers = empire.numbers
    boxes = min(empire.military + soldiers, numbers.military)
    armies = numbers.armies[boxes] - numbers.armies[empire.military]
    raid = numbers.army_points + numbers.gold_points * numbers.spoils_gold + 4
    value = POINT * armies * raid
    if given.left:
        value = (value + given.soldier * soldiers) // 2
    return value + POINT * numbers.mastery_points if boxes == numbers.military else value
