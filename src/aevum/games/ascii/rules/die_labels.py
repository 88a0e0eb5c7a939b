"""Uses of dice, places and Gold in Development: labels with their costs and notes."""

# not compiled: words need no speed

from collections.abc import Callable
from typing import NamedTuple

from aevum.core.text import Arg, Label, Text, counted_list
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import COLONY, CULTURE_ROWS, FARM, GARRISON, MINE, SCHOOL, Numbers
from aevum.games.ascii.rules.colonies import hosts_of, usable
from aevum.games.ascii.rules.empire import Empire, kind_of
from aevum.games.ascii.rules.grid import BOXES, COLUMN_MASKS, ROW_MASKS
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.phrases import (
    BRANCHES,
    BUILDINGS,
    PRODUCTS,
    Marks,
    box_name,
    brings,
    caravan_reward,
    column_reward,
    notes,
    place,
    shown,
)
from aevum.games.ascii.rules.science import brought
from aevum.games.ascii.rules.shapes import LEVEL, OPEN, covered, holds
from aevum.games.ascii.rules.terrain import ORE_AT


class Use(NamedTuple):
    """A use of a die: its words with and without the die, its cost, and notes."""

    text: Text
    short: Text
    cost: Arg | None
    notes: tuple[Text, ...]

    def label(self) -> Label:
        """Return the label of the move."""
        return Label(self.text, self.cost, self.notes)

    def brief(self) -> Label:
        """Return the label without its die, for a menu of that die."""
        return Label(self.short, self.cost, self.notes)


def marks(found: Marks) -> Arg | None:
    """Return a cost, None if it is 0."""
    return counted_list("mark", found) if any(number for _, number in found) else None


# Dice


def _price(sea: Mediterranean, die: int, wanted: int) -> Arg | None:
    """Return the Gold that makes a die show something."""
    return marks([("gold", sea.terms.numbers.die_price * abs(wanted - sea.faces[die]))])


def _raised(sea: Mediterranean, die: int, wanted: int) -> tuple[Arg | None, Text | None]:
    """Return the cost of raising a die that shows too little, and what it counts as."""
    if sea.faces[die] >= wanted:
        return None, None
    return _price(sea, die, wanted), m.note_raised(to=wanted)


def short_note(numbers: Numbers, lines: int) -> Text | None:
    """Return how many lines are missing for the smallest building."""
    missing = numbers.fewest_lines - lines
    if not lines or missing <= 0:
        return None
    return m.note_short(missing=missing, building=BUILDINGS[numbers.smallest])


def lines_use(sea: Mediterranean, seat: int, die: int, extra: int) -> Use:
    """Return a die that is used for lines, with so much Gold added."""
    empire = sea.empires[seat]
    face = sea.faces[die] + extra
    workers = 0 if empire.bonus else empire.workers
    lines = face + workers
    with_workers = m.note_with_workers(workers=workers) if workers else None
    short = short_note(empire.numbers, empire.lines + lines)
    named = shown(sea, die)
    text, brief = m.move_build(die=named, lines=lines), m.part_use_lines(lines=lines)
    if extra:
        text = m.move_build_raised(die=named, to=face, lines=lines)
        brief = m.part_use_lines_raised(lines=lines, to=face)
    return Use(text, brief, _price(sea, die, face), notes(with_workers, short))


def activation_use(sea: Mediterranean, seat: int, die: int, kind: int) -> Use:
    """Return a die that activates all buildings of a kind."""
    cost, raised = _raised(sea, die, sea.terms.numbers.activate[kind])
    return Use(
        m.move_activate(die=shown(sea, die), building=BUILDINGS[kind]),
        m.part_use_building(building=BUILDINGS[kind]),
        cost,
        notes(raised, _produced(sea, seat, kind)),
    )


def _produced(sea: Mediterranean, seat: int, kind: int) -> Text | None:
    """Return the products of the buildings of a kind."""
    empire = sea.empires[seat]
    if kind == COLONY:
        hosts = sorted({host for host in hosts_of(sea, seat) if usable(sea, seat, host)})
        return m.note_on_maps(hosts=hosts) if hosts else None
    made = empire.staffed[kind] * empire.numbers.makes[kind]
    if kind != SCHOOL:
        made = min(made, _room(empire, kind) - (0 if sea.last else 1))
    return m.part_marks(marks=[(PRODUCTS[kind], made)])


def _room(empire: Empire, kind: int) -> int:
    """Return how many boxes are left for the products of Farms or Mines."""
    numbers = empire.numbers
    return numbers.population - empire.population if kind == FARM else numbers.gold - empire.gained


def training_use(sea: Mediterranean, seat: int, die: int, soldiers: int) -> Use:
    """Return a die that trains Soldiers."""
    cost, raised = _raised(sea, die, sea.terms.numbers.activate[GARRISON])
    return Use(
        m.move_garrisons(die=shown(sea, die), soldiers=soldiers),
        m.part_use_soldiers(soldiers=soldiers),
        cost,
        notes(raised, _mustered(sea.empires[seat], soldiers)),
    )


def _mustered(empire: Empire, number: int) -> Text | None:
    """Return the Armies that so many more Soldiers complete."""
    numbers = empire.numbers
    new = numbers.armies[min(numbers.military, empire.military + number)] - empire.armies()
    return m.note_completes(armies=new) if new > 0 else None


def sparing_use(sea: Mediterranean, seat: int, die: int, kind: int) -> Use:
    """Return a die that activates Farms or Mines but leaves out the !."""
    empire = sea.empires[seat]
    made = empire.staffed[kind] * empire.numbers.makes[kind]
    number = max(0, min(made, _room(empire, kind) - 1))
    cost, raised = _raised(sea, die, sea.terms.numbers.activate[kind])
    building = BUILDINGS[kind]
    return Use(
        m.move_sparing(die=shown(sea, die), building=building),
        m.part_use_sparing(building=building),
        cost,
        notes(raised, m.part_marks(marks=[(PRODUCTS[kind], number)])),
    )


def caravan_use(sea: Mediterranean, seat: int, die: int, caravan: int) -> Use:
    """Return a die that leads a Caravan."""
    numbers = sea.terms.numbers
    boxes, at = numbers.caravans[caravan], sea.empires[seat].caravans[caravan]
    text = m.move_caravan(caravan=caravan + 1, die=shown(sea, die))
    brief = m.part_use_caravan(caravan=caravan + 1)
    if at >= len(boxes):
        return Use(text, brief, None, (m.note_arrived(),))
    cost, raised = _raised(sea, die, boxes[at])
    step = m.note_box_of(box=at + 1, boxes=len(boxes))
    if at == len(boxes) - 1:
        step = m.note_last_box(get=caravan_reward(numbers, caravan))
    return Use(text, brief, cost, notes(raised, step))


def culture_use(sea: Mediterranean, seat: int, die: int, box: int) -> Use:
    """Return a die that checks a box of the Culture grid."""
    wanted, face = sea.terms.numbers.culture[box], sea.faces[die]
    changed = None
    if face != wanted:
        changed = m.note_raised(to=wanted) if face < wanted else m.note_lowered(to=wanted)
    return Use(
        m.move_culture(box=box_name(box), die=shown(sea, die)),
        m.part_use_culture(box=box_name(box)),
        _price(sea, die, wanted),
        notes(changed, *completed(sea.empires[seat], box)),
    )


# Boxes


def completed(empire: Empire, box: int) -> list[Text]:
    """Return what a box of the Culture grid would complete."""
    row, column = BOXES[box]
    numbers = empire.numbers
    after = empire.culture | 1 << box
    found = []
    if after & COLUMN_MASKS[column] == COLUMN_MASKS[column]:
        found.append(m.note_column(column=column + 1, get=column_reward(numbers, column)))
    if after & ROW_MASKS[row] == ROW_MASKS[row]:
        found.append(m.note_row(row=CULTURE_ROWS[row], points=numbers.culture_points[row]))
    return found


def science_label(
    empire: Empire, line: int, message: Callable[..., Text], cost: Arg | None = None
) -> Label:
    """Return the next box of a line of Science as a move."""
    numbers = empire.numbers
    checked = (empire.trunk, empire.upper, empire.lower)[line]
    if checked >= (numbers.trunk, numbers.upper, numbers.lower)[line]:
        return Label(message(branch=BRANCHES[line], box=checked), cost, (m.note_full(),))
    pairs = brought(numbers, line, checked + 1)
    brought_by = (m.note_brings(brings=brings(pairs)),) if pairs else ()
    return Label(message(branch=BRANCHES[line], box=checked + 1), cost, brought_by)


# The map


def place_label(sea: Mediterranean, seat: int, kind: int, cell: int) -> Label:
    """Return a building that is drawn, with its costs."""
    numbers = sea.empires[seat].numbers
    col, row = place(cell)
    high = mountainous(numbers, kind, cell)
    cost: Marks = [("line", numbers.lines[kind])]
    if high:
        cost.append(("gold", numbers.mountain_price))
    lost = [] if kind == MINE else [each for each in covered(kind, cell) if each in ORE_AT]
    ore = [m.at_cell(col=x, row=y) for x, y in lost]
    return Label(
        m.move_place(building=BUILDINGS[kind], col=col, row=row),
        marks(cost),
        notes(
            m.note_mountains() if high else None,
            m.note_covers_ore(cells=ore) if ore else None,
        ),
    )


def building_label(empire: Empire, cell: int, message: Callable[..., Text], gold: int = 0) -> Label:
    """Return a move for the building at a place; a Farm if there is none."""
    found = empire.find(cell)
    kind = kind_of(empire.buildings[found]) if found >= 0 else FARM
    col, row = place(cell)
    return Label(message(building=BUILDINGS[kind], col=col, row=row), marks([("gold", gold)]))


def mountainous(numbers: Numbers, kind: int, cell: int) -> bool:
    """Return whether mountains make a building more expensive at a place."""
    high = holds(OPEN[kind], cell) and not holds(LEVEL[kind], cell)
    return high and numbers.mountain_price > 0
