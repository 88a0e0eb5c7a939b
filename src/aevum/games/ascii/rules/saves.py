"""A position as plain data and back; every piece of a save is checked before it is believed."""

from typing import Final

from aevum.core.data import Reader
from aevum.core.errors import BadData
from aevum.games.ascii.data import (
    CARAVANS,
    COLONY,
    DICE,
    MOODS,
    NEEDS_STAFF,
    SIDES,
    STAFFED_KINDS,
    Numbers,
)
from aevum.games.ascii.rules.asks import ANYTIME, ASK_NAMES, DEPLOYMENT_PHASE
from aevum.games.ascii.rules.audit import audit
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

MANY: Final = 1000
ENDINGS: Final = ("", "mastery", "turns")


def write(sea: Mediterranean) -> list[object]:
    """Return everything that a table keeps, its frames and terms first, other numbers last."""
    return [
        *sea.frames_data(),
        sea.terms.to_data(),
        [_sheet(empire) for empire in sea.empires],
        [sea.turn, sea.phase, sea.first, int(sea.last), sea.announcers],
        sea.faces[:],
        sea.rows[:],
        sea.order[:],
        sea.hosts[:],
        sea.sailing[:],
        sea.troubled[:],
        sea.owed_gold[:],
        sea.owed_unhappy[:],
        sea.ending,
        *sea.terms.numbers.values.to_data(),
    ]


def _sheet(empire: Empire) -> list[object]:
    return [
        [
            empire.population,
            empire.workers,
            empire.gained,
            empire.gold,
            empire.trunk,
            empire.upper,
            empire.lower,
            empire.military,
            empire.deployed,
            empire.happy,
            empire.unhappy,
            empire.culture,
            empire.used,
            empire.lines,
            empire.bonus,
            empire.dictated,
        ],
        empire.caravans[:],
        empire.buildings[:],
    ]


def _bounds(numbers: Numbers) -> tuple[int, ...]:
    """Return the largest value of each number of a sheet."""
    return (
        numbers.population,
        numbers.population,
        numbers.gold,
        numbers.gold,
        numbers.trunk,
        numbers.upper,
        numbers.lower,
        numbers.military,
        len(numbers.armies),
        MOODS,
        MOODS,
        ALL_BOXES,
        (1 << DICE) - 1,
        MANY,
        1,
        numbers.edict_limit,
    )


def read(sea: Mediterranean, reader: Reader) -> None:
    """Take back what `write` wrote into a table that is laid out; its terms were read before."""
    seats, numbers = sea.seats, sea.terms.numbers
    sea.read_frames(reader)
    reader.next()  # the terms
    sheets = reader.inner()
    sea.empires = [_read_sheet(sheets.inner(), seats, numbers) for _ in range(seats)]
    sheets.end()
    head = reader.numbers(5)
    _within(head, (MANY, DEPLOYMENT_PHASE, seats - 1, 1, (1 << seats) - 1))
    sea.turn, sea.phase, sea.first, sea.announcers = head[0], head[1], head[2], head[4]
    sea.last = head[3] == 1
    sea.faces = _numbers(reader, DICE, SIDES)
    sea.rows = _numbers(reader, SIDES, numbers.strikes)
    sea.order = _numbers(reader, seats, seats - 1)
    sea.hosts = _numbers(reader, seats * STAFFED_KINDS, CELLS)
    sea.sailing = _numbers(reader, seats, 1)
    sea.troubled = _numbers(reader, seats, MOODS)
    sea.owed_gold = _numbers(reader, seats, MANY)
    sea.owed_unhappy = _numbers(reader, seats, MANY)
    sea.ending = reader.word()
    reader.end()
    if sorted(sea.order) != list(range(seats)) or min(sea.faces) < 1:
        raise BadData("This save is damaged: its dice or its Order of Play are none.")
    if sea.ending not in ENDINGS:
        raise BadData("This save is damaged: the game ended in no known way.")
    _count_colonies(sea)
    _check(sea)


def _within(numbers: list[int], most: tuple[int, ...]) -> None:
    for number, bound in zip(numbers, most, strict=True):
        if not 0 <= number <= bound:
            raise BadData("This save is damaged: a number is out of its bounds.")


def _numbers(reader: Reader, length: int, most: int) -> list[int]:
    found = reader.numbers(length)
    _within(found, (most,) * length)
    return found


def _read_sheet(reader: Reader, seats: int, numbers: Numbers) -> Empire:
    empire = Empire(numbers)
    bounds = _bounds(numbers)
    marks = reader.numbers(len(bounds))
    _within(marks, bounds)
    empire.population, empire.workers, empire.gained, empire.gold = marks[0:4]
    empire.trunk, empire.upper, empire.lower = marks[4:7]
    empire.military, empire.deployed, empire.happy, empire.unhappy = marks[7:11]
    empire.culture, empire.used, empire.lines, empire.bonus = marks[11:15]
    empire.dictated = marks[15]
    empire.caravans = reader.numbers(len(CARAVANS))
    _within(empire.caravans, tuple([len(boxes) for boxes in CARAVANS]))
    for each in reader.numbers():
        _read_building(empire, each, seats)
    reader.end()
    if empire.population < numbers.start_workers or empire.gained < numbers.start_gold:
        raise BadData("This save is damaged: a sheet lacks what it began with.")
    if empire.trunk < numbers.trunk and empire.upper + empire.lower:
        raise BadData("This save is damaged: a branch of Science has no trunk.")
    return empire


def _read_building(empire: Empire, each: int, seats: int) -> None:
    kind, cell, state = kind_of(each), cell_of(each), state_of(each)
    if each < 0 or (not NEEDS_STAFF[kind] and state == EMPTY):
        raise BadData("This save is damaged: a building is none.")
    if owner_of(each) >= seats or not holds(empire.free[kind], cell):
        raise BadData("This save is damaged: a building stands where it cannot.")
    empire.buildings.append(each)
    block(empire.free, kind, cell)
    if NEEDS_STAFF[kind]:
        if state == STAFFED:
            empire.staffed[kind] += 1
        elif state == EMPTY:
            empire.empty[kind] += 1
    elif kind < COLONY:
        empire.palace = 2 if state == RUIN else 1


def _check(sea: Mediterranean) -> None:
    """Refuse what no table can show, though each piece of it could be."""
    if audit(sea):
        raise BadData(f"This save is damaged: {audit(sea)}.")
    if (sea.ending != "") == (len(sea.asks) > 0):
        raise BadData("This save is damaged: it has questions after the end, or none before it.")
    standing = [ask.seat for ask in sea.asks if ask.kind == ANYTIME]
    if (
        sea.asks
        and not sea.rolling()
        and standing != list(range(sea.seats if sea.seats > 1 else 0))
    ):
        raise BadData("This save is damaged: somebody's standing question is missing.")
    for ask in sea.asks:
        if not 0 <= ask.kind < len(ASK_NAMES):
            raise BadData("This save is damaged: it asks something that there is not.")
    if sea.turn > sea.terms.last_turn:
        raise BadData("This save is damaged: the game has fewer turns.")


def _count_colonies(sea: Mediterranean) -> None:
    for empire in sea.empires:
        for each in empire.buildings:
            if kind_of(each) == COLONY and state_of(each) != RUIN:
                sea.empires[owner_of(each)].colonies += 1
