"""The map and the shapes of buildings against the sheet, and sets of anchors against counting."""

import itertools
import re

import pytest

from aevum.core.rng import Rng
from aevum.games.ascii.data import (
    AS_PRINTED,
    COLONY,
    FARM,
    GARRISON,
    KINDS,
    MINE,
    NAMES,
    PALACE,
    SCHOOL,
)
from aevum.games.ascii.rules.shapes import (
    EAST_BANK,
    LEVEL,
    OPEN,
    WEST_BANK,
    any_cell,
    block,
    cells_of,
    covered,
    holds,
    outline,
)
from aevum.games.ascii.rules.terrain import (
    CELLS,
    COLS,
    MAP,
    ORE_AT,
    ROWS,
    inside,
    terrain,
    west,
)
from tests.rules.ascii import printed

EVERYWHERE = [(col, row) for col in range(COLS) for row in range(ROWS)]
NEAR = list(itertools.product((-1, 0, 1), repeat=2))
PAIRS = list(itertools.product(range(KINDS), repeat=2))
PAIR_NAMES = [f"{NAMES[kind]}-{NAMES[other]}" for kind, other in PAIRS]
ANCHORS = ((0, 3), (8, 8), (13, 13), (22, 19), (26, 22))
FARMS = 20


def drawn_row(runs: str) -> str:
    """Return a row of the map from its runs."""
    return "".join(int(number) * sign for number, sign in re.findall(r"(\d+)(\S)", runs))


def test_every_cell_is_as_on_the_sheet() -> None:
    """R1.7"""
    assert (COLS, ROWS, CELLS) == (27, 23, 621)
    found = ["".join(terrain(col, row) for col in range(COLS)) for row in range(ROWS)]
    assert found == [drawn_row(runs) for runs in printed.ROWS]


def test_where_ore_is() -> None:
    """R1.8"""
    assert set(ORE_AT) == printed.ORE["plains"] | printed.ORE["mountains"]
    assert {each for each in ORE_AT if terrain(*each) == "."} == printed.ORE["plains"]
    assert {each for each in ORE_AT if terrain(*each) == "^"} == printed.ORE["mountains"]
    assert sum(line.count("*") for line in MAP) == 8


def test_how_many_cells_there_are() -> None:
    """R1.7"""
    signs = [terrain(*each) for each in EVERYWHERE]
    assert {sign: signs.count(sign) for sign in printed.CELLS} == printed.CELLS
    banks = [west(*each) for each in EVERYWHERE if terrain(*each) == "."]
    assert (banks.count(True), banks.count(False)) == printed.PLAINS_BY_BANK


def test_the_river_and_its_banks() -> None:
    """R1.7"""
    for row in range(2, 22):
        river = 11 if row <= 6 else 10
        assert [col for col in range(COLS) if terrain(col, row) == "~"] == [river]
        assert all(west(col, row) for col in range(river))
        assert not any(west(col, row) for col in range(river + 1, COLS))
    assert [col for col in range(COLS) if west(col, 22)] == list(range(11))


@pytest.mark.parametrize("kind", range(KINDS))
def test_shapes_are_as_drawn(kind: int) -> None:
    """R4.4"""
    rows = printed.SHAPES[NAMES[kind]].split()
    signs = {(col, row): sign for row, line in enumerate(rows) for col, sign in enumerate(line)}
    (anchor,) = [place for place, sign in signs.items() if sign not in "x."]
    at = (10, 10)
    wanted = {
        (at[0] + col - anchor[0], at[1] + row - anchor[1])
        for (col, row), sign in signs.items()
        if sign != "."
    }
    assert set(covered(kind, at[0] * ROWS + at[1])) == wanted


@pytest.mark.parametrize("kind", range(PALACE + 1))
def test_the_outline_is_what_it_costs(kind: int) -> None:
    """R4.1"""
    assert outline(kind) == AS_PRINTED.lines[kind]


def test_a_palace_has_13_cells_and_a_colony_25() -> None:
    """R8.10"""
    assert (len(covered(PALACE, 0)), len(covered(COLONY, 0))) == (13, 25)


@pytest.mark.parametrize("kind", range(KINDS))
def test_where_a_kind_may_stand_on_an_empty_map(kind: int) -> None:
    """R4.7"""
    for cell in range(CELLS):
        cells = covered(kind, cell)
        stands = all(inside(*each) and terrain(*each) != "~" for each in cells)
        if kind == MINE:
            stands = stands and any(each in ORE_AT for each in cells)
        assert holds(OPEN[kind], cell) == stands
        dry = stands and all(terrain(*each) != "^" for each in cells)
        assert holds(LEVEL[kind], cell) == dry


def test_colonies_on_one_bank() -> None:
    """R7.2: the whole of them."""
    for cell in cells_of(OPEN[COLONY]):
        sides = {west(*each) for each in covered(COLONY, cell)}
        assert holds(WEST_BANK, cell) == (sides == {True})
        assert holds(EAST_BANK, cell) == (sides == {False})


def touching(kind: int, cell: int, other: int, place: int) -> bool:
    """Return by counting whether two buildings share a cell, a side or a dot."""
    mine, theirs = set(covered(kind, cell)), set(covered(other, place))
    return any((col + dx, row + dy) in theirs for col, row in mine for dx, dy in NEAR)


@pytest.mark.parametrize(("kind", "other"), PAIRS, ids=PAIR_NAMES)
def test_what_a_new_building_takes_away(kind: int, other: int) -> None:
    """R4.6: at several anchors, also at the edges of the map."""
    for col, row in ANCHORS:
        cell = col * ROWS + row
        free = OPEN[:]
        block(free, kind, cell)
        for place in cells_of(OPEN[other]):
            assert holds(free[other], place) != touching(kind, cell, other, place)


def test_lists_and_lots_of_cells() -> None:
    for kind in range(KINDS):
        listed = [cell for cell in range(CELLS) if holds(OPEN[kind], cell)]
        assert cells_of(OPEN[kind]) == listed
        assert cells_of(OPEN[kind], 1000) == [1000 + cell for cell in listed]
        assert any_cell(OPEN[kind], Rng(kind + 1)) in listed
    assert cells_of(0) == []


def put(free: list[int], kind: int, wanted: int) -> int:
    """Build as many as are wanted, each on the first site; return how many there are."""
    for number in range(wanted):
        found = cells_of(free[kind])
        if not found:
            return number
        block(free, kind, found[0])
    return wanted


def test_the_map_is_large_enough() -> None:
    """All eight Mines, the Palace, five Schools, five Garrisons and about twenty Farms fit."""
    free = OPEN[:]
    for col, row in ORE_AT:
        sites = [cell for cell in cells_of(free[MINE]) if (col, row) in covered(MINE, cell)]
        block(free, MINE, sites[0])
    assert put(free, PALACE, 1) == 1
    assert put(free, SCHOOL, 5) == 5
    assert put(free, GARRISON, 5) == 5
    assert put(free, FARM, 100) >= FARMS
