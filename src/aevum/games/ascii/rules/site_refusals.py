"""Why a building cannot be built somewhere, or cannot be staffed: the exact obstacle."""

# not compiled: words need no speed

from typing import Final

from aevum.core.state import NONE
from aevum.core.text import Refusal
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import COLONY, FARM, GARRISON, MINE, PALACE, SCHOOL, STAFFED_KINDS
from aevum.games.ascii.rules.empire import RUIN, STAFFED, Empire, cell_of, kind_of, state_of
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.phrases import BUILDINGS, built_at, place
from aevum.games.ascii.rules.shapes import LEVEL, covered, holds
from aevum.games.ascii.rules.terrain import ORE_AT, WATER, inside, terrain

NEEDS: Final = ((), (), (FARM, MINE), (FARM, MINE), (SCHOOL, GARRISON))
"""The kinds that must be staffed before each kind is drawn."""
SEA_ROWS: Final = 2


def refuse_place(empire: Empire, kind: int, cell: int) -> Refusal | None:
    """Return why a building cannot be drawn, None if it can: first what is missing, then the
    place."""
    return refuse_kind(empire, kind) or refuse_site(empire, kind, cell, empire)


def refuse_kind(empire: Empire, kind: int) -> Refusal | None:
    """Return why a kind of building cannot be drawn anywhere now, None if it could."""
    building = BUILDINGS[kind]
    if kind == PALACE and empire.palace:
        return Refusal("R4.5", m.no_second_palace())
    if not all(empire.staffed[each] for each in NEEDS[kind]):
        needs = [BUILDINGS[each] for each in NEEDS[kind]]
        return Refusal("R4.5", m.no_needs_staffed(building=building, needs=needs))
    needed = empire.numbers.lines[kind]
    if empire.lines < needed:
        return Refusal("R4.2", m.no_lines(building=building, needed=needed, lines=empire.lines))
    return None


def refuse_site(empire: Empire, kind: int, cell: int, builder: Empire) -> Refusal | None:
    """Return what on this map prevents a building at a place, None if nothing does."""
    cells, building = covered(kind, cell), BUILDINGS[kind]
    col, row = place(cell)
    if not all(inside(x, y) for x, y in cells):
        return Refusal("R1.7", m.no_edge(building=building, col=col, row=row))
    wet = [(x, y) for x, y in cells if terrain(x, y) == WATER]
    if wet:
        x, y = wet[0]
        message = m.no_sea if y < SEA_ROWS else m.no_river
        return Refusal("R4.7", message(building=building, col=x, row=y))
    touched = _touching(empire, kind, cell)
    if touched:
        return touched
    if kind == MINE and not any(each in ORE_AT for each in cells):
        return Refusal("R4.7", m.no_ore(col=col, row=row))
    price = builder.numbers.mountain_price
    if not holds(LEVEL[kind], cell) and not builder.can_pay(price):
        return Refusal("R4.7", m.no_mountain_gold(price=price, gold=builder.gold))
    return None


def _touching(empire: Empire, kind: int, cell: int) -> Refusal | None:
    """Return what a building there would overlap or touch, by an edge or a dot."""
    mine = set(covered(kind, cell))
    near = {(col + dx, row + dy) for col, row in mine for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    for each in empire.buildings:
        other = set(covered(kind_of(each), cell_of(each)))
        if near & other:
            message = m.no_overlap if mine & other else m.no_touch
            return Refusal("R4.6", message(building=BUILDINGS[kind], other=built_at(each)))
    return None


def refuse_staff(empire: Empire, cell: int) -> Refusal | None:
    """Return why no Specialist can move in at a place, None if one could."""
    found = empire.find(cell)
    col, row = place(cell)
    if found == NONE:
        return Refusal("R4.8", m.no_building_there(col=col, row=row))
    each = empire.buildings[found]
    building = BUILDINGS[kind_of(each)]
    if state_of(each) == RUIN:
        return Refusal("R4.8", m.no_staff_ruin())
    if kind_of(each) >= STAFFED_KINDS:
        return Refusal("R4.8", m.no_staff_needed(building=building))
    if state_of(each) == STAFFED:
        col, row = place(cell_of(each))
        return Refusal("R4.8", m.no_staffed_already(building=building, col=col, row=row))
    return None


def refuse_finish(empire: Empire) -> Refusal:
    """Return why a seat cannot be done yet."""
    return Refusal("R4.9", m.no_finish(workers=empire.workers))


def near_banks(sea: Mediterranean, seat: int, host: int) -> tuple[bool, bool]:
    """Return whether a seat reaches the east and the west bank of a map without Navigation."""
    return (seat + 1) % sea.seats == host, (host + 1) % sea.seats == seat


def refuse_colony(sea: Mediterranean, seat: int, host: int, cell: int) -> Refusal:
    """Return what prevents a Colony at a place on a host's map."""
    reason = refuse_site(sea.empires[host], COLONY, cell, sea.empires[seat])
    if reason is not None:
        return reason
    east, west = near_banks(sea, seat, host)
    if east == west:
        return Refusal("R7.2", m.no_across())
    return Refusal("R7.2", m.no_east_bank() if east else m.no_west_bank())
