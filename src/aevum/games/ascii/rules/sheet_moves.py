"""The moves of Development besides the uses of dice: buildings, staff, boxes for Gold."""

from functools import lru_cache
from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng
from aevum.core.text import Label, Refusal
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import PALACE
from aevum.games.ascii.moves import (
    BUY,
    BUY_CULTURE,
    BUY_SOLDIER,
    DONE,
    HIRE,
    LINE_WORDS,
    MOVES,
    PLACE,
    STAFF,
)
from aevum.games.ascii.rules.building import Building
from aevum.games.ascii.rules.die_labels import (
    building_label,
    completed,
    marks,
    place_label,
    science_label,
)
from aevum.games.ascii.rules.die_moves import (
    ACTIVATE_COLONIES,
    ACTIVATE_FARMS,
    ACTIVATE_MINES,
    ACTIVATE_SCHOOLS,
    BOX_NUMBER,
    CHECK_CULTURE,
    CONSTRUCT,
    LEAD_CARAVAN,
    SPARE_FARMS,
    SPARE_MINES,
    TRAIN_SOLDIERS,
)
from aevum.games.ascii.rules.die_refusals import (
    refuse_box,
    refuse_gold,
    refuse_line,
    refuse_soldier,
)
from aevum.games.ascii.rules.empire import EMPTY, STAFFED, Empire, cell_of, kind_of, state_of
from aevum.games.ascii.rules.grid import ALL_BOXES, box_at, boxes_of, size
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.phrases import box_name, dice_shown, notes
from aevum.games.ascii.rules.rewards import check_culture, check_science
from aevum.games.ascii.rules.science import lines_in, open_lines
from aevum.games.ascii.rules.shapes import LEVEL, any_cell, cells_of, holds
from aevum.games.ascii.rules.sheet_move import SheetMove
from aevum.games.ascii.rules.site_refusals import refuse_finish, refuse_place, refuse_staff
from aevum.games.ascii.rules.terrain import CELLS
from aevum.games.ascii.rules.tracks import enlist, spend

SITES_KEPT: Final = 256  # sets of sites whose moves are cached


class Finish(SheetMove):
    """The seat is done; its remaining lines are lost."""

    def add(self, sea: Mediterranean, seat: int, found: list[int]) -> None:
        if may_finish(sea.empires[seat]):
            found.append(self.first)

    def admits(self, sea: Mediterranean, seat: int, move: int) -> bool:
        return may_finish(sea.empires[seat])

    def number(self, sea: Mediterranean, seat: int) -> int:
        return int(may_finish(sea.empires[seat]))

    def at(self, sea: Mediterranean, seat: int, ticket: int, rng: Rng) -> int:
        return self.first

    def label(self, sea: Mediterranean, seat: int, move: int) -> Label:
        empire = sea.empires[seat]
        dice, lines = empire.dice(), empire.lines
        lost = m.note_lines_lost(lines=lines) if lines else None
        unused = m.note_dice_unused(dice=dice_shown(sea, dice)) if dice else None
        return Label(m.move_done_development(), None, notes(lost, unused))

    def why(self, sea: Mediterranean, seat: int, move: int) -> Refusal | None:
        return refuse_finish(sea.empires[seat])


def may_finish(empire: Empire) -> bool:
    """Return whether a seat may be done: no building is empty while a Worker is idle (R4.9)."""
    return empire.workers == 0 or empire.vacancies() == 0


# Buildings


@mypyc_attr(acyclic=True)
class DrawBuilding(SheetMove):
    """A building is drawn with the lines of this turn; a move names its anchor (R4.5)."""

    def __init__(self, kind: int) -> None:
        super().__init__(PLACE + kind * CELLS, CELLS)
        self.kind = kind

    def add(self, sea: Mediterranean, seat: int, found: list[int]) -> None:
        empire = sea.empires[seat]
        if may_build(empire, sea.terms.buildings[self.kind]):
            found += _place_moves(self.first, sites(empire, self.kind))

    def admits(self, sea: Mediterranean, seat: int, move: int) -> bool:
        empire = sea.empires[seat]
        if not may_build(empire, sea.terms.buildings[self.kind]):
            return False
        return holds(sites(empire, self.kind), move - self.first)

    def number(self, sea: Mediterranean, seat: int) -> int:
        empire = sea.empires[seat]
        if not may_build(empire, sea.terms.buildings[self.kind]):
            return 0
        return sites(empire, self.kind).bit_count()

    def at(self, sea: Mediterranean, seat: int, ticket: int, rng: Rng) -> int:
        """Return a random one of its moves: counting to one of hundreds of sites would be
        slower."""
        return self.first + any_cell(sites(sea.empires[seat], self.kind), rng)

    def carry_out(self, sea: Mediterranean, seat: int, move: int) -> None:
        empire, cell = sea.empires[seat], move - self.first
        empire.lines -= empire.numbers.lines[self.kind]
        if not holds(LEVEL[self.kind], cell):
            spend(sea, seat, empire.numbers.mountain_price)
        empire.raise_building(self.kind, cell, seat)
        sea.note("builds", seat, self.kind, cell)

    def label(self, sea: Mediterranean, seat: int, move: int) -> Label:
        return place_label(sea, seat, self.kind, move - self.first)

    def why(self, sea: Mediterranean, seat: int, move: int) -> Refusal | None:
        return refuse_place(sea.empires[seat], self.kind, move - self.first)


def may_build(empire: Empire, building: Building) -> bool:
    """Return whether there are enough lines for a kind and the staffed buildings it needs."""
    return empire.lines >= empire.numbers.lines[building.kind] and building.is_allowed(empire)


def sites(empire: Empire, kind: int) -> int:
    """Return the anchors at which a kind may be built with the Gold there is."""
    free = empire.free[kind]
    return free if empire.can_pay(empire.numbers.mountain_price) else free & LEVEL[kind]


@lru_cache(maxsize=SITES_KEPT)
def _place_moves(first: int, anchors: int) -> tuple[int, ...]:
    """Return the moves that draw a kind on one of these sites: hundreds, which stay the same."""
    return tuple(cells_of(anchors, first))


@mypyc_attr(acyclic=True)
class Employ(SheetMove):
    """An empty building gets a Specialist: one of the Workers (R4.8)."""

    def add(self, sea: Mediterranean, seat: int, found: list[int]) -> None:
        empire = sea.empires[seat]
        if empire.vacancies() and self.is_payable(empire):
            empty = [cell_of(each) for each in empire.buildings if state_of(each) == EMPTY]
            found += [self.first + cell for cell in sorted(empty)]

    def admits(self, sea: Mediterranean, seat: int, move: int) -> bool:
        empire = sea.empires[seat]
        place = empire.find(move - self.first)
        if place < 0 or state_of(empire.buildings[place]) != EMPTY:
            return False
        return self.is_payable(empire)

    def number(self, sea: Mediterranean, seat: int) -> int:
        empire = sea.empires[seat]
        return empire.vacancies() if self.is_payable(empire) else 0

    def at(self, sea: Mediterranean, seat: int, ticket: int, rng: Rng) -> int:
        for each in sea.empires[seat].buildings:
            if state_of(each) == EMPTY:
                if ticket == 0:
                    return self.first + cell_of(each)
                ticket -= 1
        raise AssertionError("no building is empty")

    def is_payable(self, empire: Empire) -> bool:
        """Return whether the Specialist can be paid for."""
        return empire.workers > 0

    def carry_out(self, sea: Mediterranean, seat: int, move: int) -> None:
        empire, cell = sea.empires[seat], move - self.first
        place = empire.find(cell)
        empire.workers -= 1
        sea.note("staffs", seat, cell, kind_of(empire.buildings[place]))
        empire.turn_into(place, STAFFED)

    def label(self, sea: Mediterranean, seat: int, move: int) -> Label:
        return building_label(sea.empires[seat], move - self.first, m.move_staff)

    def why(self, sea: Mediterranean, seat: int, move: int) -> Refusal | None:
        empire = sea.empires[seat]
        price = empire.numbers.specialist_price
        refused = refuse_staff(empire, move - self.first)
        return refused or Refusal("R4.8", m.no_worker_left(price=price))


class Hire(Employ):
    """The Specialist comes from abroad, for Gold (R4.8)."""

    def is_payable(self, empire: Empire) -> bool:
        return empire.can_pay(empire.numbers.specialist_price)

    def carry_out(self, sea: Mediterranean, seat: int, move: int) -> None:
        empire, cell = sea.empires[seat], move - self.first
        place = empire.find(cell)
        spend(sea, seat, empire.numbers.specialist_price)
        sea.note("hires", seat, cell, kind_of(empire.buildings[place]))
        empire.turn_into(place, STAFFED)

    def label(self, sea: Mediterranean, seat: int, move: int) -> Label:
        empire = sea.empires[seat]
        price = empire.numbers.specialist_price
        return building_label(empire, move - self.first, m.move_hire, price)

    def why(self, sea: Mediterranean, seat: int, move: int) -> Refusal | None:
        empire = sea.empires[seat]
        price = empire.numbers.specialist_price
        refused = refuse_staff(empire, move - self.first)
        return refused or Refusal("R4.8", m.no_specialist_gold(price=price, gold=empire.gold))


# Boxes for Gold (R5.5)


@mypyc_attr(acyclic=True)
class Purchase(SheetMove):
    """A box for Gold, of one kind."""

    def number(self, sea: Mediterranean, seat: int) -> int:
        empire = sea.empires[seat]
        return self.boxes(sea, empire) if can_buy(empire) else 0

    def boxes(self, sea: Mediterranean, empire: Empire) -> int:
        """Return how many of its boxes may be bought if there is enough Gold."""
        raise NotImplementedError("abstract: boxes")

    def why(self, sea: Mediterranean, seat: int, move: int) -> Refusal | None:
        return refuse_gold(sea.empires[seat]) or self.refuse(sea, seat, move)

    def refuse(self, sea: Mediterranean, seat: int, move: int) -> Refusal | None:
        """Return why a box cannot be checked though there is enough Gold."""
        raise NotImplementedError("abstract: refuse")


class BuyScience(Purchase):
    """The next box of a line of Science."""

    def add(self, sea: Mediterranean, seat: int, found: list[int]) -> None:
        if can_buy(sea.empires[seat]):
            lines = open_lines(sea.empires[seat], sea.last)
            found += [self.first + line for line in range(self.size) if lines >> line & 1]

    def admits(self, sea: Mediterranean, seat: int, move: int) -> bool:
        lines = open_lines(sea.empires[seat], sea.last)
        return can_buy(sea.empires[seat]) and lines >> (move - self.first) & 1 == 1

    def boxes(self, sea: Mediterranean, empire: Empire) -> int:
        return lines_in(open_lines(empire, sea.last))

    def at(self, sea: Mediterranean, seat: int, ticket: int, rng: Rng) -> int:
        return self.first + box_at(open_lines(sea.empires[seat], sea.last), ticket)

    def carry_out(self, sea: Mediterranean, seat: int, move: int) -> None:
        spend(sea, seat, sea.terms.numbers.box_price)
        check_science(sea, seat, move - self.first)

    def label(self, sea: Mediterranean, seat: int, move: int) -> Label:
        price = marks([("gold", sea.terms.numbers.box_price)])
        return science_label(sea.empires[seat], move - self.first, m.move_buy_science, price)

    def refuse(self, sea: Mediterranean, seat: int, move: int) -> Refusal | None:
        return refuse_line(sea, sea.empires[seat], move - self.first)


class BuyCulture(Purchase):
    """A box of the Culture grid."""

    def add(self, sea: Mediterranean, seat: int, found: list[int]) -> None:
        if can_buy(sea.empires[seat]):
            boxes = ALL_BOXES & ~sea.empires[seat].culture
            found += [self.first + box for box in boxes_of(boxes)]

    def admits(self, sea: Mediterranean, seat: int, move: int) -> bool:
        empire = sea.empires[seat]
        return can_buy(empire) and empire.culture >> (move - self.first) & 1 == 0

    def boxes(self, sea: Mediterranean, empire: Empire) -> int:
        return size(ALL_BOXES & ~empire.culture)

    def at(self, sea: Mediterranean, seat: int, ticket: int, rng: Rng) -> int:
        return self.first + box_at(ALL_BOXES & ~sea.empires[seat].culture, ticket)

    def carry_out(self, sea: Mediterranean, seat: int, move: int) -> None:
        spend(sea, seat, sea.terms.numbers.box_price)
        check_culture(sea, seat, move - self.first)

    def label(self, sea: Mediterranean, seat: int, move: int) -> Label:
        box = move - self.first
        price = marks([("gold", sea.terms.numbers.box_price)])
        text = m.move_buy_culture(box=box_name(box))
        return Label(text, price, tuple(completed(sea.empires[seat], box)))

    def refuse(self, sea: Mediterranean, seat: int, move: int) -> Refusal | None:
        return refuse_box(move - self.first)


class BuySoldier(Purchase):
    """A box of the Military track: a Soldier who never was a Worker."""

    def add(self, sea: Mediterranean, seat: int, found: list[int]) -> None:
        if self.number(sea, seat):
            found.append(self.first)

    def admits(self, sea: Mediterranean, seat: int, move: int) -> bool:
        return self.number(sea, seat) > 0

    def boxes(self, sea: Mediterranean, empire: Empire) -> int:
        return int(empire.soldiers_room(sea.last) > 0)

    def at(self, sea: Mediterranean, seat: int, ticket: int, rng: Rng) -> int:
        return self.first

    def carry_out(self, sea: Mediterranean, seat: int, move: int) -> None:
        spend(sea, seat, sea.terms.numbers.box_price)
        sea.note("mercenary", seat)
        enlist(sea, seat, 1)

    def label(self, sea: Mediterranean, seat: int, move: int) -> Label:
        price = marks([("gold", sea.terms.numbers.box_price)])
        return Label(m.move_buy_soldier(), price, (m.note_no_worker(),))

    def refuse(self, sea: Mediterranean, seat: int, move: int) -> Refusal | None:
        return refuse_soldier(sea, sea.empires[seat])


def can_buy(empire: Empire) -> bool:
    """Return whether there is enough Gold for a box."""
    return empire.can_pay(empire.numbers.box_price)


# All of them

FINISH: Final = Finish(DONE, 1)
DRAWINGS: Final = [DrawBuilding(kind) for kind in range(PALACE + 1)]
STAFF_BUILDING: Final = Employ(STAFF, CELLS)
HIRE_SPECIALIST: Final = Hire(HIRE, CELLS)
BUY_SCIENCE_BOX: Final = BuyScience(BUY, len(LINE_WORDS))
BUY_CULTURE_BOX: Final = BuyCulture(BUY_CULTURE, BOX_NUMBER)
BUY_SOLDIER_BOX: Final = BuySoldier(BUY_SOLDIER, 1)

OTHERS: Final[list[SheetMove]] = [
    FINISH,
    STAFF_BUILDING,
    HIRE_SPECIALIST,
    BUY_SCIENCE_BOX,
    BUY_CULTURE_BOX,
    BUY_SOLDIER_BOX,
]
"""The moves that need neither a die nor a site."""
ROWS: Final[list[SheetMove]] = [
    FINISH,
    CONSTRUCT,
    ACTIVATE_FARMS,
    ACTIVATE_MINES,
    ACTIVATE_SCHOOLS,
    TRAIN_SOLDIERS,
    ACTIVATE_COLONIES,
    SPARE_FARMS,
    SPARE_MINES,
    LEAD_CARAVAN,
    CHECK_CULTURE,
    *DRAWINGS,
    *OTHERS[1:],
]
"""All of them, in the order of their codes."""


class Nothing(SheetMove):
    """A move that is never chosen in Development."""

    def add(self, sea: Mediterranean, seat: int, found: list[int]) -> None:
        """Add nothing."""

    def admits(self, sea: Mediterranean, seat: int, move: int) -> bool:
        return False

    def number(self, sea: Mediterranean, seat: int) -> int:
        return 0


def _by_move() -> list[SheetMove]:
    """Return the row of every move."""
    found: list[SheetMove] = [Nothing(0, 0)] * MOVES.size
    for row in ROWS:
        for move in range(row.first, row.first + row.size):
            found[move] = row
    return found


SHEET_MOVES: Final[list[SheetMove]] = _by_move()
