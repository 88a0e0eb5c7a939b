"""Why a building cannot stand somewhere, or cannot be staffed: exactly what is in the way."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.core.state import NONE
from aevum.games.ascii.data import (
    COLONY,
    FARM,
    GARRISON,
    MINE,
    NAMES,
    PALACE,
    SCHOOL,
    STAFFED_KINDS,
)
from aevum.games.ascii.rules.empire import RUIN, STAFFED, Empire, cell_of, kind_of, state_of
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.shapes import LEVEL, covered, holds
from aevum.games.ascii.rules.terrain import ORE_AT, WATER, inside, terrain
from aevum.games.ascii.words.phrases import a_kind, at, building_at, many, none_or
from aevum.games.ascii.words.prompts import near_banks
from aevum.games.phrases import listed

ASKED_FOR: Final = ((), (), (FARM, MINE), (FARM, MINE), (SCHOOL, GARRISON))


def why_place(empire: Empire, kind: int, cell: int) -> str:
    """Return why a building cannot be drawn, "" if it can: what it lacks, then the place."""
    return why_kind(empire, kind) or why_site(empire, kind, cell, empire)


def why_kind(empire: Empire, kind: int) -> str:
    """Return why a kind of building cannot be drawn anywhere now, "" if it could."""
    name = a_kind(kind)
    if kind == PALACE and empire.palace:
        return "R4.5: an Empire has one Palace ever, and you have built yours."
    lacking = [a_kind(each) for each in ASKED_FOR[kind] if not empire.staffed[each]]
    if lacking:
        needs = listed([f"a staffed {NAMES[each]}" for each in ASKED_FOR[kind]])
        without = listed([f"no staffed {lack[2:]}" for lack in lacking], "and")
        return f"R4.5: {name} needs {needs}; you have {without}."
    needed = empire.numbers.lines[kind]
    if empire.lines < needed:
        return (
            f"R4.2: {name} takes {many(needed, 'line')}, you have {empire.lines}; "
            "a die used for construction brings more."
        )
    return ""


def why_site(empire: Empire, kind: int, cell: int, builder: Empire) -> str:
    """Return what on this map keeps a builder from a place, "" if nothing does."""
    cells = covered(kind, cell)
    name = a_kind(kind)
    if not all(inside(col, row) for col, row in cells):
        return f"R1.7: {name} at {at(cell)} would reach over the edge of the map."
    wet = [(col, row) for col, row in cells if terrain(col, row) == WATER]
    if wet:
        what = "sea" if wet[0][1] < 2 else "river"
        return f"R4.7: {name} at {at(cell)} would cover the {what} at {wet[0][0]},{wet[0][1]}."
    touched = touching(empire, kind, cell)
    if touched:
        return f"R4.6: {name} there would {touched}."
    if kind == MINE and not any(place in ORE_AT for place in cells):
        return f"R4.7: a Mine is drawn around ore (*), and there is none under {at(cell)}."
    price = builder.numbers.mountain_price
    if not holds(LEVEL[kind], cell) and not builder.can_pay(price):
        has = builder.gold or "none"
        return f"R4.7: mountains there cost {price} Gold, and you have {has}."
    return ""


def touching(empire: Empire, kind: int, cell: int) -> str:
    """Return what one there would overlap or touch, by an edge or a dot: "touch the Mine at 4,6".

    "" if there is no such building.
    """
    mine = set(covered(kind, cell))
    near = {(col + dx, row + dy) for col, row in mine for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    for each in empire.buildings:
        other = set(covered(kind_of(each), cell_of(each)))
        if near & other:
            return f"{'overlap' if mine & other else 'touch'} the {building_words(each)}"
    return ""


def building_words(each: int) -> str:
    """Return a building with its state where that matters: "ruin of the Farm at 3,5"."""
    kind, cell = kind_of(each), cell_of(each)
    if state_of(each) != RUIN:
        return building_at(kind, cell)
    word = "razed" if kind == COLONY else "burnt"
    return f"{word} {building_at(kind, cell)}"


def why_staff(empire: Empire, name: str, cell: int) -> str:
    """Return why no Specialist can move in at a place."""
    place = empire.find(cell)
    if place == NONE:
        return f"R4.8: no building of yours covers {at(cell)}."
    each = empire.buildings[place]
    if state_of(each) == RUIN:
        return f"R4.8: nobody works in a {building_words(each)}."
    if kind_of(each) >= STAFFED_KINDS:
        return f"R4.8: {a_kind(kind_of(each))} needs no Specialist."
    if state_of(each) == STAFFED:
        return f"R4.8: the {building_words(each)} is staffed already."
    price = empire.numbers.specialist_price
    if name == "staff":
        return f"R4.8: you have no Worker left; a Specialist from abroad costs {price} Gold."
    return (
        f"R4.8: a Specialist from abroad costs {price} Gold, "
        f"you have {none_or(empire.gold, 'Gold')}."
    )


def why_finish(empire: Empire) -> str:
    """Return why a seat is not done yet."""
    return (
        f"R4.9: you have {many(empire.workers, 'Worker')} and an empty building; "
        "staff it before you are done."
    )


def why_found(sea: Mediterranean, seat: int, host: int, cell: int) -> str:
    """Return what keeps a Colony from a place on a host's map."""
    reason = why_site(sea.empires[host], COLONY, cell, sea.empires[seat])
    if reason:
        return reason
    banks = near_banks(sea, seat, host)
    return (
        f"R7.2: without Navigation you reach only the {listed(banks, 'or')} bank there, "
        "and no Colony lies across the river."
    )
