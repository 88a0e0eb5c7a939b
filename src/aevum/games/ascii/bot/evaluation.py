"""How good an Empire looks with so many turns to go, in hundredths of a point.

What is on the sheet counts as it would be scored. To this comes what it will still bring: a staffed
building its products for the turns that are left, Workers their lines and Soldiers, a track the
nearness of its `!`. All of it shrinks to nothing as the end comes near.
"""

from typing import Final

from aevum.games.ascii.bot.weights import EVEN, Weights, weights
from aevum.games.ascii.data import (
    CARAVAN_CULTURE,
    CARAVAN_GOLD,
    CARAVAN_SCIENCE,
    CARAVANS,
    COLUMN_GOLD,
    COLUMN_HAPPY,
    COLUMN_SCIENCE,
    COLUMN_WORKERS,
    COLUMNS,
    CULTURE_POINTS,
    ENGINEERING,
    FARM,
    GARRISON,
    GOLD,
    HAPPY,
    HUMANISM,
    LOWER,
    MILITARY,
    MINE,
    MOODS,
    NAVIGATION,
    PHILOSOPHY,
    POPULATION,
    SCHOOL,
    TRUNK,
    UPPER,
)
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.grid import COLUMN_MASKS, ROW_MASKS
from aevum.games.ascii.rules.mediterranean import Mediterranean

POINT: Final = 100
DECIDED: Final = 1_000_000
TURN_LOST: Final = 1500  # what a turn would bring that is not played because a track is full
USUAL_END: Final = 11  # the turn by which somebody has mostly filled a track


def worth(empire: Empire, given: Weights, last: bool) -> int:
    """Return how good a sheet looks at the end of its Development; `last`: a `!` may be checked."""
    value = POINT * empire.score() + _armies(empire, last)
    value += given.gold * empire.gold + given.worker * empire.workers
    value += given.hope * _culture(empire, given) // 100 - given.gloom * empire.unhappy
    if given.left == 0:
        return value
    if last and empire.masteries():
        return value - TURN_LOST * given.left
    for caravan, boxes in enumerate(empire.caravans):
        if boxes:
            value += given.trade * CARAVAN_HOPE[caravan * 6 + boxes] // 100
    return value + _engine(empire, given) + _tracks(empire, given)


def _armies(empire: Empire, last: bool) -> int:
    """Return what Armies will bring that are not deployed: they can raid the Barbarians."""
    actions = empire.ready() * empire.actions()
    if actions <= 0:
        return 0
    room = MOODS - empire.happy - (0 if last else 1)
    raids = actions if actions < room else max(room, 0)
    return 90 * (HAPPY[empire.happy + raids] - HAPPY[empire.happy]) + 180 * actions


def _engine(empire: Empire, given: Weights) -> int:
    """Return what staffed buildings and dice will bring in the turns that are left."""
    staffed, left = empire.staffed, given.left
    value = given.farm * staffed[FARM] + given.mine * staffed[MINE]
    boxes = TRUNK - empire.trunk + UPPER - empire.upper
    studied = given.school_pace * staffed[SCHOOL] * left // 100
    value += given.science * (min(boxes, studied))
    room = MILITARY - empire.military
    trained = given.garrison_pace * staffed[GARRISON] * left // 100
    value += given.soldier * (min(room, trained))
    if empire.palace == 0:
        value += given.court * (int(staffed[SCHOOL] > 0) + int(staffed[GARRISON] > 0))
        value += given.court * (int(staffed[FARM] > 0) + int(staffed[MINE] > 0)) // 2
    return value


def _tracks(empire: Empire, given: Weights) -> int:
    """Return how near the `!` and the coloured dice are."""
    near = _part(empire.population, POPULATION) * given.people
    near += _part(empire.gained, GOLD) * given.coins
    near += _part(empire.upper + empire.trunk, UPPER + TRUNK) * given.upper
    near += _part(empire.lower + empire.trunk, LOWER + TRUNK) * given.lower
    near += _part(empire.military, MILITARY) * given.troops
    near += _part(empire.happy, MOODS) * given.bliss
    value = near * given.near // 100
    trunk = empire.trunk
    green = max(
        _ramp(trunk + empire.upper, TRUNK + PHILOSOPHY),
        _ramp(trunk + empire.lower, TRUNK + NAVIGATION),
    )
    black = max(
        _ramp(trunk + empire.upper, TRUNK + HUMANISM),
        _ramp(trunk + empire.lower, TRUNK + ENGINEERING),
    )
    return value + given.die * (green + black) // 100


def _part(marked: int, boxes: int) -> int:
    """Return the points of a `!` in proportion to the square of what is marked of its track."""
    return 21 * marked * marked // (boxes * boxes) if marked < boxes else 0


def _ramp(marked: int, wanted: int) -> int:
    """Return in percent how much of the way to a die counts already."""
    return 100 if marked >= wanted else 60 * marked // wanted


def _row_hope() -> list[int]:
    """Return what a row is worth by the boxes that are missing: row * 8 + boxes checked."""
    found: list[int] = []
    for row, mask in enumerate(ROW_MASKS):
        size = mask.bit_count()
        for done in range(8):
            some = POINT * CULTURE_POINTS[row] * done * done // (size * size)
            found.append(some if done < size else 0)
    return found


def _gift(column: int) -> int:
    """Return what the reward of a column is worth."""
    gift = 200 * COLUMN_WORKERS[column] + 250 * COLUMN_GOLD[column]
    return gift + 400 * COLUMN_SCIENCE[column] + 500 * COLUMN_HAPPY[column]


GIFTS: Final[tuple[int, ...]] = tuple([_gift(column) for column in range(COLUMNS)])


def _column_hope() -> list[int]:
    """Return what a column is worth under way: column * 5 + boxes checked."""
    found: list[int] = []
    for column, gift in enumerate(GIFTS):
        size = COLUMN_MASKS[column].bit_count()
        found += [gift * done // size if done < size else 0 for done in range(5)]
    return found


def _caravan_hope() -> list[int]:
    """Return what a Caravan is worth under way: caravan * 6 + boxes checked."""
    found: list[int] = []
    for caravan, boxes in enumerate(CARAVANS):
        size = len(boxes)
        gift = 500 + 250 * CARAVAN_GOLD
        gift += 400 * (CARAVAN_SCIENCE[caravan] + CARAVAN_CULTURE[caravan])
        found += [gift * done // size if done < size else 0 for done in range(6)]
    return found


CARAVAN_HOPE: Final[list[int]] = _caravan_hope()
ROW_HOPE: Final[list[int]] = _row_hope()
COLUMN_HOPE: Final[list[int]] = _column_hope()


def _culture(empire: Empire, given: Weights) -> int:
    """Return what the rows and columns promise that are not complete."""
    culture = empire.culture
    if not culture:
        return 0
    value = 0
    for row in range(4):
        value += ROW_HOPE[row * 8 + (culture & ROW_MASKS[row]).bit_count()]
    for column in range(COLUMNS):
        value += COLUMN_HOPE[column * 5 + (culture & COLUMN_MASKS[column]).bit_count()]
    return value * given.arts // 100


# How long the game will last


def turns_left(sea: Mediterranean) -> int:
    """Return how many turns are likely to come after this one; 0 where it is the last."""
    if sea.is_final():
        return 0
    soon = max(2, USUAL_END - sea.turn) if sea.seats > 1 else sea.terms.last_turn(1) - sea.turn
    for empire in sea.empires:
        soon = min(soon, _to_go(empire, sea.turn))
    return soon


def _to_go(empire: Empire, turn: int) -> int:
    """Return in how many turns an Empire will fill one of its tracks, at least 1."""
    staffed = empire.staffed
    soon = (POPULATION - empire.population) // (2 * staffed[FARM] + 1)
    soon = min(soon, (GOLD - empire.gained) // (staffed[MINE] + 2))
    schools, soldiers = staffed[SCHOOL] + 1, staffed[GARRISON] + 1
    soon = min(soon, (TRUNK - empire.trunk + UPPER - empire.upper) // schools)
    soon = min(soon, (TRUNK - empire.trunk + LOWER - empire.lower) // schools)
    soon = min(soon, (MILITARY - empire.military) // soldiers)
    soon = min(soon, MOODS - empire.happy - empire.ready())
    if empire.unhappy:
        soon = min(soon, (MOODS - empire.unhappy) * turn // empire.unhappy)
    return max(soon, 1)


def evaluate(view: Mediterranean, seat: int) -> int:
    """Return how good a position looks to a seat: its Empire against the best other one."""
    if not view.asks:
        return DECIDED if view.ranks()[seat] == 1 else -DECIDED
    given = weights(turns_left(view), EVEN)
    values = [worth(empire, given, view.last) for empire in view.empires]
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - max(others, default=0)
