"""The value of an Empire with so many turns to go, in hundredths of a point.

What is on the sheet counts by its score. To this is added what it will still bring: a staffed
building its products in the remaining turns, Workers their lines and Soldiers, a track the nearness
of its `!`. All of this shrinks to nothing near the end.
"""

from typing import Final

from aevum.games.ascii.bot.traits import EVEN, Traits
from aevum.games.ascii.bot.weights import POINT, Weights, weights
from aevum.games.ascii.data import (
    CARAVAN_STEP,
    COLUMNS,
    FARM,
    GARRISON,
    MINE,
    MOODS,
    SCHOOL,
)
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.grid import COLUMN_MASKS, ROW_MASKS
from aevum.games.ascii.rules.mediterranean import Mediterranean

DECIDED: Final = 1_000_000
USUAL_END: Final = 11  # the turn by which somebody has usually filled a track


def worth(empire: Empire, given: Weights, last: bool) -> int:
    """Return how good a sheet looks at the end of its Development; `last`: a `!` may be checked."""
    value = POINT * empire.score() + _armies(empire, last)
    value += given.gold * empire.gold + given.worker * empire.workers
    value += given.hope * _culture(empire, given) // 100 - given.gloom * empire.unhappy
    if given.left == 0:
        return value
    if last and empire.masteries():
        return value - given.traits.turn_lost * given.left
    begun = given.promises.caravans_begun
    for caravan, boxes in enumerate(empire.caravans):
        if boxes:
            value += given.trade * begun[caravan * CARAVAN_STEP + boxes] // 100
    return value + _engine(empire, given) + _tracks(empire, given)


def _armies(empire: Empire, last: bool) -> int:
    """Return the value of Armies that are not deployed: they can raid the Barbarians."""
    ready, numbers = empire.ready(), empire.numbers
    if ready <= 0:
        return 0
    raids = ready * empire.actions() // numbers.raid_actions
    happy, gains = empire.happy, raids * numbers.spoils_happy
    room = MOODS - happy - (0 if last else 1)
    if gains > room:
        gains = max(room, 0)
    points = numbers.happy[happy + gains] - numbers.happy[happy]
    return 90 * (points + numbers.gold_points * numbers.spoils_gold * raids)


def _engine(empire: Empire, given: Weights) -> int:
    """Return the value of staffed buildings and dice in the remaining turns."""
    staffed, left, numbers = empire.staffed, given.left, empire.numbers
    value = given.farm * staffed[FARM] + given.mine * staffed[MINE]
    boxes = numbers.trunk - empire.trunk + numbers.upper - empire.upper
    studied = given.school_pace * staffed[SCHOOL] * left // 100
    value += given.science * (min(boxes, studied))
    room = numbers.military - empire.military
    trained = given.garrison_pace * staffed[GARRISON] * left // 100
    value += given.soldier * (min(room, trained))
    if empire.palace == 0:
        value += given.court * (int(staffed[SCHOOL] > 0) + int(staffed[GARRISON] > 0))
        value += given.court * (int(staffed[FARM] > 0) + int(staffed[MINE] > 0)) // 2
    return value


def _tracks(empire: Empire, given: Weights) -> int:
    """Return the value of the progress towards each `!` and the coloured dice."""
    numbers, traits = empire.numbers, given.traits
    points, trunk = numbers.mastery_points, numbers.trunk
    upper, lower = empire.upper + empire.trunk, empire.lower + empire.trunk
    near = _part(points, empire.population, numbers.population) * traits.people
    near += _part(points, empire.gained, numbers.gold) * traits.coins
    near += _part(points, upper, numbers.upper + trunk) * traits.upper
    near += _part(points, lower, numbers.lower + trunk) * traits.lower
    near += _part(points, empire.military, numbers.military) * traits.troops
    near += _part(points, empire.happy, MOODS) * traits.bliss
    value = near * given.near // 100
    green = max(
        _ramp(upper, trunk + numbers.philosophy),
        _ramp(lower, trunk + numbers.navigation),
    )
    black = max(
        _ramp(upper, trunk + numbers.humanism),
        _ramp(lower, trunk + numbers.engineering),
    )
    return value + given.die * (green + black) // 100


def _part(points: int, marked: int, boxes: int) -> int:
    """Return the points of a `!` in proportion to the square of what is marked of its track."""
    return points * marked * marked // (boxes * boxes) if marked < boxes else 0


def _ramp(marked: int, wanted: int) -> int:
    """Return in percent how much of the progress towards a die counts already."""
    return 100 if marked >= wanted else 60 * marked // wanted


def _culture(empire: Empire, given: Weights) -> int:
    """Return the value of rows and columns that are not complete."""
    culture = empire.culture
    if not culture:
        return 0
    rows, columns = given.promises.rows_begun, given.promises.columns_begun
    value = 0
    for row in range(4):
        value += rows[row * 8 + (culture & ROW_MASKS[row]).bit_count()]
    for column in range(COLUMNS):
        value += columns[column * 5 + (culture & COLUMN_MASKS[column]).bit_count()]
    return value * given.traits.arts // 100


# How long the game will last


def turns_left(sea: Mediterranean) -> int:
    """Return how many turns are likely to come after this one; 0 if it is the last."""
    if sea.is_final():
        return 0
    soon = max(2, USUAL_END - sea.turn) if sea.seats > 1 else sea.terms.last_turn - sea.turn
    for empire in sea.empires:
        soon = min(soon, _to_go(empire, sea.turn))
    return soon


def _to_go(empire: Empire, turn: int) -> int:
    """Return in how many turns an Empire will fill one of its tracks, at least 1."""
    staffed, numbers = empire.staffed, empire.numbers
    makes = numbers.makes
    soon = (numbers.population - empire.population) // (2 * staffed[FARM] * makes[FARM] + 1)
    soon = min(soon, (numbers.gold - empire.gained) // (staffed[MINE] * makes[MINE] + 2))
    boxes, soldiers = staffed[SCHOOL] * makes[SCHOOL], staffed[GARRISON] * makes[GARRISON]
    trunk = numbers.trunk - empire.trunk
    soon = min(soon, (trunk + numbers.upper - empire.upper) // (boxes + 1))
    soon = min(soon, (trunk + numbers.lower - empire.lower) // (boxes + 1))
    soon = min(soon, (numbers.military - empire.military) // (soldiers + 1))
    soon = min(soon, MOODS - empire.happy - empire.ready() * numbers.spoils_happy)
    if empire.unhappy:
        soon = min(soon, (MOODS - empire.unhappy) * turn // empire.unhappy)
    return max(soon, 1)


def evaluate(view: Mediterranean, seat: int, traits: Traits = EVEN) -> int:
    """Return the value of a position for a seat: its Empire against the best other one."""
    if not view.asks:
        return DECIDED if view.ranks()[seat] == 1 else -DECIDED
    given = weights(view.terms.numbers, turns_left(view), traits)
    values = [worth(empire, given, view.last) for empire in view.empires]
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - max(others, default=0)
