"""What a seat may do in Development.

Where buildings may stand is never looked for: the
sheet keeps the anchors of each kind (`shapes.py`).
"""

from functools import lru_cache
from typing import Final

from aevum.games.ascii.data import (
    CARAVANS,
    COLONY,
    DICE,
    FARM,
    GARRISON,
    MINE,
    MOST_SOLDIERS,
    PALACE,
    SCHOOL,
    SIDES,
)
from aevum.games.ascii.moves import (
    BUILD,
    BUY,
    BUY_CULTURE,
    BUY_SOLDIER,
    CARAVAN_MOVE,
    COLONIES,
    CULTURE_MOVE,
    DONE,
    EXTRAS,
    FARMS,
    GARRISONS,
    HIRE,
    MINES,
    PLACE,
    SCHOOLS,
    SPARING,
    STAFF,
)
from aevum.games.ascii.rules.colonies import hosts_of, usable
from aevum.games.ascii.rules.development import BOX_NUMBER
from aevum.games.ascii.rules.empire import EMPTY, Empire, cell_of, state_of
from aevum.games.ascii.rules.grid import ALL_BOXES, boxes_of
from aevum.games.ascii.rules.marking import open_lines
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.producing import most_trained, productive
from aevum.games.ascii.rules.shapes import LEVEL, cells_of
from aevum.games.ascii.rules.terrain import CELLS

SITES_KEPT: Final = 256  # sets of sites whose moves are remembered


def may_finish(empire: Empire) -> bool:
    """Tell whether a seat may be done: no building is empty while a Worker is idle (R4.9)."""
    return empire.workers == 0 or empire.vacancies() == 0


def may_build(empire: Empire, kind: int) -> bool:
    """Tell whether there are the lines for a kind and the staffed buildings it asks for (R4.5)."""
    if empire.lines < empire.numbers.lines[kind]:
        return False
    staffed = empire.staffed
    if kind <= MINE:
        return True
    if kind <= GARRISON:
        return staffed[FARM] > 0 and staffed[MINE] > 0
    return empire.palace == 0 and staffed[SCHOOL] > 0 and staffed[GARRISON] > 0


def sites(empire: Empire, kind: int) -> int:
    """Return the anchors at which a kind may be built with the Gold there is."""
    free = empire.free[kind]
    return free if empire.can_pay(empire.numbers.mountain_price) else free & LEVEL[kind]


def may_activate(sea: Mediterranean, seat: int, kind: int) -> bool:
    """Tell whether Farms, Mines or Schools are there and would bring anything."""
    return sea.empires[seat].staffed[kind] > 0 and productive(sea, seat, kind)


def may_spare(sea: Mediterranean, empire: Empire, kind: int) -> bool:
    """Tell whether Farms or Mines would check the `!`, and something before it too (R5.6)."""
    if not sea.last:
        return False
    numbers = empire.numbers
    made = empire.staffed[kind] * numbers.makes[kind]
    if kind == FARM:
        return made >= numbers.population - empire.population > 1
    return made >= numbers.gold - empire.gained > 1


def colonies_help(sea: Mediterranean, seat: int) -> bool:
    """Tell whether a Colony could be activated."""
    if sea.empires[seat].colonies == 0:
        return False
    return len([host for host in hosts_of(sea, seat) if usable(sea, seat, host)]) > 0


# The list


def develop_choices(sea: Mediterranean, seat: int) -> list[int]:
    """Return everything that a seat may do now but for edicts, ascending."""
    empire = sea.empires[seat]
    found: list[int] = [DONE] if may_finish(empire) else []
    dice = [die for die in range(DICE) if empire.dice() >> die & 1]
    if dice:
        _list_activations(sea, seat, dice, found)
        _list_boxes(sea, empire, dice, found)
    for kind in range(PALACE + 1):
        if may_build(empire, kind):
            found += _place_moves(kind, sites(empire, kind))
    _list_staffing(empire, found)
    if empire.can_pay(empire.numbers.box_price):
        _list_purchases(sea, empire, found)
    return found


@lru_cache(maxsize=SITES_KEPT)
def _place_moves(kind: int, anchors: int) -> tuple[int, ...]:
    """Return the moves that draw a kind on one of some sites: hundreds, that stay the same."""
    return tuple(cells_of(anchors, PLACE + kind * CELLS))


def _list_activations(sea: Mediterranean, seat: int, dice: list[int], found: list[int]) -> None:
    empire = sea.empires[seat]
    activate, pips = empire.numbers.activate, empire.pips()
    for die in dice:
        first = BUILD + die * EXTRAS
        found += range(first, first + pips + 1)
    worth = [(die, sea.faces[die] + pips) for die in dice]
    for kind, base in ((FARM, FARMS), (MINE, MINES), (SCHOOL, SCHOOLS)):
        if may_activate(sea, seat, kind):
            found += [base + die for die, counts in worth if counts >= activate[kind]]
    number = most_trained(empire, empire.staffed[GARRISON], sea.last)
    for die, counts in worth:
        if counts >= activate[GARRISON]:
            first = GARRISONS + die * MOST_SOLDIERS
            found += range(first, first + number)
    if colonies_help(sea, seat):
        found += [COLONIES + die for die, counts in worth if counts >= activate[COLONY]]
    for kind in (FARM, MINE):
        if may_spare(sea, empire, kind):
            base = SPARING + kind * DICE
            found += [base + die for die, counts in worth if counts >= activate[kind]]


def _list_boxes(sea: Mediterranean, empire: Empire, dice: list[int], found: list[int]) -> None:
    pips = empire.pips()
    for die in dice:
        worth = sea.faces[die] + pips
        first = CARAVAN_MOVE + die * len(CARAVANS)
        found += [
            first + empire.open_caravan(worth, number)
            for number in range(empire.open_caravans(worth))
        ]
    for die in dice:
        first = CULTURE_MOVE + die * BOX_NUMBER
        found += [first + box for box in boxes_of(paintable(empire, sea.faces[die], pips))]


def paintable(empire: Empire, face: int, pips: int) -> int:
    """Return the Culture boxes that a die can check if Gold changes it by so much at most."""
    if pips >= SIDES:
        pips = SIDES - 1
    return empire.numbers.reached[face * SIDES + pips] & ~empire.culture


def _list_staffing(empire: Empire, found: list[int]) -> None:
    if empire.vacancies() == 0:
        return
    cells = sorted([cell_of(each) for each in empire.buildings if state_of(each) == EMPTY])
    if empire.workers:
        found += [STAFF + cell for cell in cells]
    if empire.can_pay(empire.numbers.specialist_price):
        found += [HIRE + cell for cell in cells]


def _list_purchases(sea: Mediterranean, empire: Empire, found: list[int]) -> None:
    lines = open_lines(sea, empire)
    found += [BUY + line for line in range(3) if lines >> line & 1]
    found += [BUY_CULTURE + box for box in boxes_of(ALL_BOXES & ~empire.culture)]
    if empire.soldiers_room(sea.last):
        found.append(BUY_SOLDIER)
