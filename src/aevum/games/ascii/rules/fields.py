"""All fields of a table, declared once: saves and their checks follow. Nothing is hidden.

A sheet has its own declaration, MARKS. The counts of buildings and the free room follow from the
buildings on each map.
"""

from typing import Final

from aevum.core.data import Reader, inconsistent
from aevum.core.fields import (
    ANY_LENGTH,
    MANY,
    Extents,
    Field,
    Fields,
    Number,
    Numbers,
    Part,
    Size,
    Word,
    numbers,
    within,
)
from aevum.core.native import mypyc_attr
from aevum.core.state import State
from aevum.games.ascii.data import (
    CARAVANS,
    COLONY,
    DICE,
    MOODS,
    NEEDS_STAFF,
    SIDES,
    STAFFED_KINDS,
)
from aevum.games.ascii.rules.asks import DEPLOYMENT_PHASE
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
from aevum.games.ascii.rules.grid import ALL_BOXES
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.shapes import block, holds
from aevum.games.ascii.rules.terrain import CELLS

SOME: Final = 1000  # more than there ever are of anything without its own bound

SEATS: Final = Size("seat")
LAST_SEAT: Final = Size("seat", less=1)


def extents(sea: Mediterranean) -> Extents:
    """Return how much there is of each thing that the declarations name."""
    numbers = sea.terms.numbers
    return {
        "seat": sea.seats,
        "seats": 1 << sea.seats,
        "turn": sea.terms.last_turn,
        "strike": numbers.strikes,
        "worker": numbers.population,
        "gold": numbers.gold,
        "trunk": numbers.trunk,
        "upper": numbers.upper,
        "lower": numbers.lower,
        "soldier": numbers.military,
        "army": len(numbers.cohorts),
        "edict": numbers.edict_limit,
    }


# A sheet


@mypyc_attr(acyclic=True)
class Mark:
    """A number of a sheet, from 0 to a bound."""

    def __init__(self, name: str, high: Size | int) -> None:
        self.name: Final = name
        self.high: Final = high


MARKS: Final = [
    Mark("population", Size("worker")),
    Mark("workers", Size("worker")),
    Mark("gained", Size("gold")),
    Mark("gold", Size("gold")),
    Mark("trunk", Size("trunk")),
    Mark("upper", Size("upper")),
    Mark("lower", Size("lower")),
    Mark("military", Size("soldier")),
    Mark("deployed", Size("army")),
    Mark("happy", MOODS),
    Mark("unhappy", MOODS),
    Mark("culture", ALL_BOXES),
    Mark("used", (1 << DICE) - 1),
    Mark("lines", SOME),
    Mark("bonus", 1),
    Mark("dictated", Size("edict")),
]
"""In the order of a save."""
LISTED: Final = ("caravans", "buildings")
"""The lists of a sheet, which follow its marks in a save."""
COUNTED: Final = ("numbers", "staffed", "empty", "palace", "colonies", "free")
"""What else a sheet has: the same throughout the match, or computed from the maps."""


@mypyc_attr(acyclic=True)
class Sheets(Field):
    """The sheet of each seat."""

    def write(self, state: State) -> object:
        assert isinstance(state, Mediterranean)
        return [
            [
                [getattr(empire, mark.name) for mark in MARKS],
                empire.caravans[:],
                empire.buildings[:],
            ]
            for empire in state.empires
        ]

    def read(self, state: State, reader: Reader, extents: Extents) -> None:
        assert isinstance(state, Mediterranean)
        sheets = reader.inner()
        state.empires = [
            _sheet(sheets.inner(), Empire(state.terms.numbers), extents) for _ in range(state.seats)
        ]
        sheets.end()
        for empire in state.empires:
            for each in empire.buildings:
                if kind_of(each) == COLONY and state_of(each) != RUIN:
                    state.empires[owner_of(each)].colonies += 1


def _sheet(reader: Reader, empire: Empire, extents: Extents) -> Empire:
    """Return a sheet filled from a save."""
    printed = empire.numbers
    marked = reader.numbers(len(MARKS))
    for mark, number in zip(MARKS, marked, strict=True):
        setattr(empire, mark.name, within(reader, number, 0, mark.high, extents))
    empire.caravans = reader.numbers(len(CARAVANS))
    for caravan, boxes in zip(empire.caravans, CARAVANS, strict=True):
        within(reader, caravan, 0, len(boxes), extents)
    for each in numbers(reader, ANY_LENGTH, 0, MANY, extents):
        _draw(empire, each, extents["seat"])
    reader.end()
    if empire.population < printed.start_workers or empire.gained < printed.start_gold:
        raise inconsistent("a sheet lacks what it began with")
    if empire.trunk < printed.trunk and empire.upper + empire.lower:
        raise inconsistent("a branch of Science has no trunk")
    return empire


def _draw(empire: Empire, each: int, seats: int) -> None:
    """Draw a building on a map, and count it."""
    kind, cell, state = kind_of(each), cell_of(each), state_of(each)
    if not NEEDS_STAFF[kind] and state == EMPTY:
        raise inconsistent("a building waits for staff that it does not need")
    if owner_of(each) >= seats or not holds(empire.free[kind], cell):
        raise inconsistent("a building is in an impossible place")
    empire.buildings.append(each)
    block(empire.free, kind, cell)
    if NEEDS_STAFF[kind]:
        if state == STAFFED:
            empire.staffed[kind] += 1
        elif state == EMPTY:
            empire.empty[kind] += 1
    elif kind < COLONY:
        empire.palace = 2 if state == RUIN else 1


# The table


@mypyc_attr(acyclic=True)
class Flag(Field):
    """A truth value, written 0 or 1."""

    def write(self, state: State) -> object:
        return int(getattr(state, self.name))

    def read(self, state: State, reader: Reader, extents: Extents) -> None:
        setattr(state, self.name, within(reader, reader.number(), 0, 1, extents) == 1)


FIELDS: Final = Fields(
    [
        Sheets("empires"),
        Part(
            [
                Number("turn", 0, Size("turn")),
                Number("phase", 0, DEPLOYMENT_PHASE),
                Number("first", 0, LAST_SEAT),
                Flag("last"),
                Number("announcers", 0, Size("seats", less=1)),
            ]
        ),
        Numbers("faces", DICE, 1, SIDES),
        Numbers("rows", SIDES, 0, Size("strike")),
        Numbers("order", SEATS, 0, LAST_SEAT),
        Numbers("hosts", Size("seat", STAFFED_KINDS), 0, CELLS),
        Numbers("sailing", SEATS, 0, 1),
        Numbers("troubled", SEATS, 0, MOODS),
        Numbers("owed_gold", SEATS, 0, SOME),
        Numbers("owed_unhappy", SEATS, 0, SOME),
        Word("ending", ("", "mastery", "turns")),
    ],
    derived=("terms",),
)
"""In the order of a save."""
