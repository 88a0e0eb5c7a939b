"""A slow second implementation of a sheet's options in Development, sentence by sentence.

It reads the map, the tracks and the dice, uses no cached data of the rules (counts of buildings,
free anchors), and has the printed numbers.
"""

from aevum.games.ascii.moves import BOX, DIE_WORDS
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
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.rules.terrain import COLS, MAP, ORE_AT, ROWS, terrain
from tests.rules.ascii.printed import BUILDINGS, CARAVANS, CULTURE, SHAPES, TRACKS

Cell = tuple[int, int]
NAMES = [row[0].lower() for row in BUILDINGS]
MARKS = "FMSG@#"


def shape(kind: int, col: int, row: int) -> list[Cell]:
    """Return the cells of a building by the cell of its letter."""
    lines = SHAPES[BUILDINGS[kind][0]].split()
    signs = [(x, y, sign) for y, line in enumerate(lines) for x, sign in enumerate(line)]
    at = next((x, y) for x, y, sign in signs if sign == MARKS[kind])
    return [(col + x - at[0], row + y - at[1]) for x, y, sign in signs if sign != "."]


def standing(empire: Empire, kind: int, state: int, owner: int) -> list[int]:
    """Return the buildings of a kind in a state that belong to a seat."""
    return [
        each
        for each in empire.buildings
        if (kind_of(each), state_of(each), owner_of(each)) == (kind, state, owner)
    ]


def surroundings(empire: Empire) -> set[Cell]:
    """Return every cell that something on a map covers or touches, by a side or a dot."""
    found: set[Cell] = set()
    for each in empire.buildings:
        for col, row in shape(kind_of(each), *divmod(cell_of(each), ROWS)):
            found |= {(col + x, row + y) for x in (-1, 0, 1) for y in (-1, 0, 1)}
    return found


def may_stand(kind: int, col: int, row: int, taken: set[Cell], gold: int) -> bool:
    """Return whether a building may stand at a place that nothing touches."""
    cells = shape(kind, col, row)
    for x, y in cells:
        if not (0 <= x < COLS and 0 <= y < ROWS) or MAP[y][x] == "~" or (x, y) in taken:
            return False
    if NAMES[kind] == "mine" and not any(cell in ORE_AT for cell in cells):
        return False
    return gold > 0 or not any(terrain(x, y) == "^" for x, y in cells)


def available(empire: Empire) -> list[int]:
    """Return the dice that an Empire has and did not use this turn."""
    green = empire.upper >= 1 or empire.lower >= 2
    black = empire.upper >= 10 or empire.lower >= 11
    has = [True, True, True, green, black]
    return [die for die in range(5) if has[die] and not empire.used >> die & 1]


def open_branches(empire: Empire, spare: int) -> list[str]:
    """Return where the next box of Science may be."""
    if empire.trunk < TRACKS["trunk"]:
        return ["trunk"]
    lines = (("upper", empire.upper), ("lower", empire.lower))
    return [name for name, boxes in lines if boxes < TRACKS[name] - spare]


def free_boxes(empire: Empire) -> list[str]:
    """Return the boxes of the Culture grid that are not checked."""
    return [name for number, name in enumerate(BOX.words) if not empire.culture >> number & 1]


def face_of(name: str) -> int:
    """Return the die that a box of the Culture grid wants."""
    return int(CULTURE["abcd".index(name[0])][0].split()[int(name[1]) - 1])


def developments(state: Empires, seat: int) -> set[str]:
    """Return everything that a seat may do in Development except edicts, in notation."""
    empire = state.empires[seat]
    spare = 0 if state.last else 1
    staffed = [len(standing(empire, kind, STAFFED, seat)) for kind in range(4)]
    empty = [each for kind in range(4) for each in standing(empire, kind, EMPTY, seat)]
    found: set[str] = set()
    if not (empty and empire.workers):
        found.add("done")
    for die in available(empire):
        found |= _uses_of(state, seat, die, staffed, spare)
    found |= _places(empire, seat, staffed)
    for each in empty:
        place = "{} {}".format(*divmod(cell_of(each), ROWS))
        if empire.workers:
            found.add(f"staff {place}")
        if empire.gold >= 2:
            found.add(f"hire {place}")
    if empire.gold >= 3:
        found |= {f"buy {line}" for line in open_branches(empire, spare)}
        found |= {f"buy culture {name}" for name in free_boxes(empire)}
        if empire.military < TRACKS["military"] - spare:
            found.add("buy soldier")
    return found


def _uses_of(state: Empires, seat: int, die: int, staffed: list[int], spare: int) -> set[str]:
    empire, word, face = state.empires[seat], DIE_WORDS[die], state.faces[die]
    most = face + empire.gold
    found = {f"build {word}" + (f" plus {gold}" if gold else "") for gold in range(empire.gold + 1)}
    rooms = {
        "farms": TRACKS["population"] - empire.population,
        "mines": TRACKS["gold"] - empire.gained,
        "schools": spare + len(open_branches(empire, spare)),
    }
    for kind, (verb, room) in enumerate(rooms.items()):
        if staffed[kind] and most >= BUILDINGS[kind][3] and room > spare:
            found.add(f"{verb} {word}")
            if verb != "schools" and not spare and staffed[kind] >= room > 1:
                found.add(f"{verb} {word} sparing")
    soldiers = min(staffed[3], empire.workers, TRACKS["military"] - spare - empire.military)
    if most >= 3:
        found |= {f"garrisons {word} for {number}" for number in range(1, soldiers + 1)}
    if most >= 6 and any(_colony_works(state, seat, host, spare) for host in range(state.seats)):
        found.add(f"colonies {word}")
    for number, (boxes, _) in enumerate(CARAVANS):
        wanted = [int(box) for box in boxes.split()][empire.caravans[number] :]
        if wanted and most >= wanted[0]:
            found.add(f"caravan {number + 1} {word}")
    for name in free_boxes(empire):
        if abs(face_of(name) - face) <= empire.gold:
            found.add(f"culture {name} {word}")
    return found


def _colony_works(state: Empires, seat: int, host: int, spare: int) -> bool:
    """Return whether a Colony on a host's map would bring anything and may be used now."""
    empire = state.empires[seat]
    colonies = standing(state.empires[host], 5, STAFFED, seat)
    if not colonies or state.troubled[host] + spare >= 10:
        return False
    farms, mines, schools, garrisons = state.hosts[host * 4 : host * 4 + 4]
    return bool(
        (farms and empire.population < TRACKS["population"] - spare)
        or (mines and empire.gained < TRACKS["gold"] - spare)
        or (schools and open_branches(empire, spare))
        or (garrisons and empire.workers and empire.military < TRACKS["military"] - spare)
    )


def _places(empire: Empire, seat: int, staffed: list[int]) -> set[str]:
    taken = surroundings(empire)
    palaces = [state for state in (STAFFED, RUIN) if standing(empire, 4, state, seat)]
    allowed = [
        True,
        True,
        min(staffed[0], staffed[1]) > 0,
        min(staffed[0], staffed[1]) > 0,
        min(staffed[2], staffed[3]) > 0 and not palaces,
    ]
    return {
        f"{NAMES[kind]} {col} {row}"
        for kind in range(5)
        if allowed[kind] and empire.lines >= BUILDINGS[kind][2]
        for col in range(COLS)
        for row in range(ROWS)
        if may_stand(kind, col, row, taken, empire.gold)
    }
