"""What is always true: sheets never have more than was marked, buildings never overlap."""

from aevum.games.ascii.data import COLONY, NEEDS_STAFF, PALACE, STAFFED_KINDS
from aevum.games.ascii.rules.empire import (
    EMPTY,
    RUIN,
    STAFFED,
    Empire,
    cell_of,
    kind_of,
    owner_of,
    state_of,
)
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.shapes import OPEN, block, holds


def audit(sea: Mediterranean) -> str:
    """Return "", or a sentence on what is wrong."""
    colonies = [0] * sea.seats
    for seat, empire in enumerate(sea.empires):
        broken = _sheet(empire)
        if broken:
            return f"seat {seat}: {broken}"
        for each in empire.buildings:
            if kind_of(each) == COLONY and state_of(each) != RUIN:
                colonies[owner_of(each)] += 1
            if (kind_of(each) == COLONY) == (owner_of(each) == seat):
                return f"seat {seat} has a building of the wrong owner on its map"
    if colonies != [empire.colonies for empire in sea.empires]:
        return "Colonies are miscounted"
    return ""


def _sheet(empire: Empire) -> str:
    if not 0 <= empire.gold <= empire.gained or not 0 <= empire.workers <= empire.population:
        return "more Gold or Workers than were ever marked"
    if empire.ready() < 0 or empire.lines < 0:
        return "more Armies were deployed, or lines drawn, than there were"
    staffed, empty = [0] * STAFFED_KINDS, [0] * STAFFED_KINDS
    free = OPEN[:]
    palaces = 0
    for each in empire.buildings:
        kind = kind_of(each)
        if not holds(free[kind], cell_of(each)):
            return "buildings touch or overlap"
        block(free, kind, cell_of(each))
        palaces += int(kind == PALACE)
        if NEEDS_STAFF[kind]:
            staffed[kind] += int(state_of(each) == STAFFED)
            empty[kind] += int(state_of(each) == EMPTY)
    if free != empire.free or palaces > 1:
        return "the free sites do not match the map"
    return "" if [staffed, empty] == [empire.staffed, empire.empty] else "buildings are miscounted"
