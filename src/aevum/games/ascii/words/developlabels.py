"""The moves of Development in a player's words: what a die, a place or Gold is used for."""

# not compiled: words are slow code on purpose

from typing import Final

from aevum.games.ascii.data import (
    COLONY,
    CULTURE_ROWS,
    FARM,
    GARRISON,
    MINE,
    NAMES,
    SCHOOL,
    Numbers,
)
from aevum.games.ascii.moves import LINE_WORDS
from aevum.games.ascii.rules.colonies import hosts_of, usable
from aevum.games.ascii.rules.empire import Empire, kind_of
from aevum.games.ascii.rules.grid import BOXES, COLUMN_MASKS, ROW_MASKS
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.shapes import LEVEL, OPEN, covered, holds
from aevum.games.ascii.rules.terrain import ORE_AT
from aevum.games.ascii.words.phrases import (
    at,
    box_name,
    building_at,
    caravan_reward,
    column_reward,
    first_up,
    kinds,
    many,
    science_box,
    shortfall,
    shown,
)
from aevum.games.phrases import listed, who

ACTIVATED: Final = {"farms": FARM, "mines": MINE, "schools": SCHOOL, "colonies": COLONY}
PLACED: Final = {name.lower(): kind for kind, name in enumerate(NAMES)}


# Dice


def die_label(sea: Mediterranean, seat: int, name: str, args: list[int]) -> str:
    """Return what a die is used for."""
    if name == "build":
        return _lines_label(sea, seat, args[0], args[1])
    if name == "garrisons":
        return _garrisons_label(sea, seat, args[0], args[1] + 1)
    if name == "sparing":
        return _sparing_label(sea, seat, args[0], args[1])
    if name == "caravan":
        return _caravan_label(sea, seat, args[0], args[1])
    if name == "culture":
        return _culture_label(sea, seat, args[0], args[1])
    kind = ACTIVATED[name]
    used = _activates(sea, args[0], kind)
    return f"{used}: {_produced(sea, seat, kind)}"


def _used_for(sea: Mediterranean, die: int, wanted: int, purpose: str) -> str:
    """Return a die, its use, and what raising it costs: "White 4 for Mines, raised ..."."""
    return f"{first_up(shown(sea, die))} for {purpose}{_changed(sea, die, wanted, False)}"


def _activates(sea: Mediterranean, die: int, kind: int) -> str:
    return _used_for(sea, die, sea.terms.numbers.activate[kind], kinds(kind))


def _changed(sea: Mediterranean, die: int, wanted: int, exact: bool) -> str:
    """Return what Gold makes of a die that shows too little, or not exactly what is wanted."""
    face = sea.faces[die]
    if face == wanted or (face > wanted and not exact):
        return ""
    verb = "raised" if face < wanted else "lowered"
    price = sea.terms.numbers.die_price * abs(wanted - face)
    return f", {verb} to {wanted} for {price} Gold"


def _lines_label(sea: Mediterranean, seat: int, die: int, extra: int) -> str:
    empire = sea.empires[seat]
    face = sea.faces[die] + extra
    used = _used_for(sea, die, face, "construction")
    if empire.bonus or not empire.workers:
        return f"{used}: {face} lines{shortfall(empire.numbers, empire.lines + face)}"
    lines = face + empire.workers
    short = shortfall(empire.numbers, empire.lines + lines)
    return f"{used}: {lines} lines with {many(empire.workers, 'Worker')}{short}"


def _produced(sea: Mediterranean, seat: int, kind: int) -> str:
    empire = sea.empires[seat]
    numbers, spare = empire.numbers, 0 if sea.last else 1
    if kind == FARM:
        made = empire.staffed[FARM] * numbers.makes[FARM]
        return many(min(made, numbers.population - empire.population - spare), "Worker")
    if kind == MINE:
        made = empire.staffed[MINE] * numbers.makes[MINE]
        return many(min(made, numbers.gold - empire.gained - spare), "Gold")
    if kind == SCHOOL:
        return many(empire.staffed[SCHOOL] * numbers.makes[SCHOOL], "box of Science")
    hosts = sorted({host for host in hosts_of(sea, seat) if usable(sea, seat, host)})
    return f"on the map of {listed([who(host) for host in hosts])}" if hosts else "none to use"


def _garrisons_label(sea: Mediterranean, seat: int, die: int, number: int) -> str:
    used = _activates(sea, die, GARRISON)
    soldiers = "a Soldier" if number == 1 else f"{number} Soldiers"
    return f"{used}: {many(number, 'Worker')} to {soldiers}{_mustered(sea.empires[seat], number)}"


def _mustered(empire: Empire, number: int) -> str:
    """Return the Armies that so many more Soldiers complete."""
    numbers = empire.numbers
    new = numbers.armies[min(numbers.military, empire.military + number)] - empire.armies()
    return f", {many(new, 'Army')} complete" if new > 0 else ""


def _sparing_label(sea: Mediterranean, seat: int, kind: int, die: int) -> str:
    empire = sea.empires[seat]
    numbers = empire.numbers
    full = numbers.population - empire.population if kind == FARM else numbers.gold - empire.gained
    number = max(0, min(empire.staffed[kind] * numbers.makes[kind], full - 1))
    used = _activates(sea, die, kind)
    product = "Worker" if kind == FARM else "Gold"
    return f"{used}, sparing the !: {many(number, product)}"


def _caravan_label(sea: Mediterranean, seat: int, die: int, caravan: int) -> str:
    numbers = sea.terms.numbers
    boxes = numbers.caravans[caravan]
    place = sea.empires[seat].caravans[caravan]
    head = f"Caravan {caravan + 1} with {shown(sea, die)}"
    if place >= len(boxes):
        return f"{head}: it has arrived already"
    head += _changed(sea, die, boxes[place], False)
    if place == len(boxes) - 1:
        return f"{head}: its last box, {caravan_reward(numbers, caravan)}"
    return f"{head}: box {place + 1} of {len(boxes)}"


def _culture_label(sea: Mediterranean, seat: int, die: int, box: int) -> str:
    changed = _changed(sea, die, sea.terms.numbers.culture[box], True)
    head = f"Culture {box_name(box)} with {shown(sea, die)}{changed}"
    return f"{head}{completed(sea.empires[seat], box)}"


# Boxes


def completed(empire: Empire, box: int) -> str:
    """Return what a box of the Culture grid would complete: "; column 2: 2 Gold; row a: ..."."""
    row, column = BOXES[box]
    numbers = empire.numbers
    after = empire.culture | 1 << box
    told = ""
    if after & COLUMN_MASKS[column] == COLUMN_MASKS[column]:
        told += f"; column {column + 1}: {column_reward(numbers, column)}"
    if after & ROW_MASKS[row] == ROW_MASKS[row]:
        told += f"; row {CULTURE_ROWS[row]}: {numbers.culture_points[row]} points"
    return told


def box_words(empire: Empire, box: int) -> str:
    """Return a box of the Culture grid with what it completes."""
    return f"{box_name(box)}{completed(empire, box)}"


def line_words(empire: Empire, line: int) -> str:
    """Return the next box of a line of Science."""
    numbers = empire.numbers
    checked = (empire.trunk, empire.upper, empire.lower)[line]
    if checked >= (numbers.trunk, numbers.upper, numbers.lower)[line]:
        return f"{LINE_WORDS[line]}, which is full"
    return science_box(numbers, line, checked + 1)


def bought(empire: Empire, name: str, arg: int) -> str:
    """Return a box that is bought."""
    price = empire.numbers.box_price
    if name == "buy":
        return f"Buy a box of Science ({price} Gold): {line_words(empire, arg)}"
    return f"Buy a box of Culture ({price} Gold): {box_words(empire, arg)}"


# The map


def building_label(sea: Mediterranean, seat: int, name: str, cell: int) -> str:
    """Return a building that is drawn, with its costs, or one that gets its Specialist."""
    empire = sea.empires[seat]
    if name in PLACED:
        kind = PLACED[name]
        return f"{building_at(kind, cell)} ({costs(empire.numbers, kind, cell)})"
    place = empire.find(cell)
    what = f"building at {at(cell)}"
    if place >= 0:
        what = building_at(kind_of(empire.buildings[place]), cell)
    if name == "staff":
        return f"Staff the {what} with a Worker"
    price = empire.numbers.specialist_price
    return f"Hire a Specialist from abroad for the {what} ({price} Gold)"


def costs(numbers: Numbers, kind: int, cell: int) -> str:
    """Return what a building takes at a place: "8 lines, 1 Gold: mountains"."""
    told = many(numbers.lines[kind], "line")
    if mountainous(numbers, kind, cell):
        told += f", {numbers.mountain_price} Gold: mountains"
    if kind != MINE:
        lost = [f"{col},{row}" for col, row in covered(kind, cell) if (col, row) in ORE_AT]
        told += f"; covers the ore at {listed(lost)}" if lost else ""
    return told


def mountainous(numbers: Numbers, kind: int, cell: int) -> bool:
    """Return whether mountains make a building dearer at a place."""
    high = holds(OPEN[kind], cell) and not holds(LEVEL[kind], cell)
    return high and numbers.mountain_price > 0
