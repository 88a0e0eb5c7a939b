"""Development: every seat marks its own sheet with the dice that all share.

Nothing here touches another sheet. What a Caravan gives to others and what a Colony does to its
host is told at once and marked when the last seat is done (R5.9), so the order in which seats
answer never matters.
"""

from typing import Final

from aevum.core.frames import Frame
from aevum.core.state import NONE, TABLE
from aevum.games.ascii.data import (
    CARAVANS,
    COLONY,
    DICE,
    FARM,
    GARRISON,
    MINE,
    MOST_SOLDIERS,
    SCHOOL,
    STAFFED_KINDS,
)
from aevum.games.ascii.moves import (
    BUILD,
    BUY,
    BUY_CULTURE,
    BUY_SOLDIER,
    CARAVAN_MOVE,
    COLONIES,
    CULTURE_MOVE,
    DONE,
    EXTRAS,
    FARMS,
    GARRISONS,
    HIRE,
    MINES,
    PLACE,
    SCHOOLS,
    SPARING,
    STAFF,
)
from aevum.games.ascii.rules.asks import DEVELOP, F_COLONIES, F_SHEET
from aevum.games.ascii.rules.colonies import hosts_of
from aevum.games.ascii.rules.empire import STAFFED, kind_of
from aevum.games.ascii.rules.grid import BOXES
from aevum.games.ascii.rules.marking import (
    check_culture,
    check_science,
    enlist,
    gain_gold,
    gain_happy,
    gain_unhappy,
    reward,
    spend,
    train,
)
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.producing import produce
from aevum.games.ascii.rules.shapes import LEVEL, holds
from aevum.games.ascii.rules.terrain import CELLS

BOX_NUMBER: Final = len(BOXES)


def step_development(sea: Mediterranean, frame: Frame, answer: int) -> None:
    """On the table: start every seat's lane, wait for all of them, then book what is owed."""
    if frame.pc == 0:
        frame.pc = 1
        _begin(sea)
    if sea.any_lane():
        sea.hold()
    elif frame.a < sea.seats:
        _start_lanes(sea, frame)
    else:
        _book(sea)
        sea.done()


def _begin(sea: Mediterranean) -> None:
    """Note how the Empires stand: Reach and hosts are those of this moment (R5.9)."""
    for seat in range(sea.seats):
        empire = sea.empires[seat]
        sea.sailing[seat] = int(empire.sails())
        sea.troubled[seat] = empire.unhappy
        for kind in range(STAFFED_KINDS):
            sea.hosts[seat * STAFFED_KINDS + kind] = empire.staffed[kind]
        empire.used = 0
        empire.lines = 0
        empire.bonus = 0
        empire.dictated = 0


def _start_lanes(sea: Mediterranean, frame: Frame) -> None:
    """Start all seats at once; while the table is learning, one after the other."""
    if sea.turn <= sea.terms.learning:
        sea.spawn(frame.a, F_SHEET)
        frame.a += 1
    else:
        for seat in range(sea.seats):
            sea.spawn(seat, F_SHEET)
        frame.a = sea.seats
    sea.hold()


def _book(sea: Mediterranean) -> None:
    """Mark what others' Caravans and Colonies brought: first all Gold, then all Unhappiness."""
    for seat in range(sea.seats):
        if sea.owed_gold[seat]:
            gain_gold(sea, seat, sea.owed_gold[seat])
            sea.owed_gold[seat] = 0
    for seat in range(sea.seats):
        if sea.owed_unhappy[seat]:
            gain_unhappy(sea, seat, sea.owed_unhappy[seat])
            sea.owed_unhappy[seat] = 0


def step_sheet(sea: Mediterranean, frame: Frame, answer: int) -> None:
    """In a lane: one answer after the other until the seat is done."""
    if answer == DONE:
        sea.empires[frame.seat].lines = 0
        sea.note("done", frame.seat)
        sea.done()
        sea.wake(TABLE)
        return
    if answer != NONE:
        carry_out(sea, frame.seat, answer)
        if sea.lanes[frame.seat][-1] is not frame:  # a reward comes first
            return
    sea.ask(frame.seat, DEVELOP)


def carry_out(sea: Mediterranean, seat: int, move: int) -> None:
    """Carry out one answer on the seat's own sheet."""
    if move < CARAVAN_MOVE:
        use_die(sea, seat, move)
    elif move < CULTURE_MOVE:
        offset = move - CARAVAN_MOVE
        lead(sea, seat, offset // len(CARAVANS), offset % len(CARAVANS))
    elif move < PLACE:
        offset = move - CULTURE_MOVE
        paint(sea, seat, offset // BOX_NUMBER, offset % BOX_NUMBER)
    elif move < STAFF:
        offset = move - PLACE
        construct(sea, seat, offset // CELLS, offset % CELLS)
    elif move < BUY:
        employ(sea, seat, move)
    else:
        buy(sea, seat, move)


def take_die(sea: Mediterranean, seat: int, die: int, wanted: int) -> None:
    """Use a die that counts at least `wanted`, changed upwards for Gold if it must be."""
    sea.empires[seat].used |= 1 << die
    if sea.faces[die] < wanted:
        spend(sea, seat, sea.terms.numbers.die_price * (wanted - sea.faces[die]))


def use_die(sea: Mediterranean, seat: int, move: int) -> None:
    """Use a die for construction or to activate a type of building."""
    if move < FARMS:
        add_lines(sea, seat, (move - BUILD) // EXTRAS, (move - BUILD) % EXTRAS)
    elif move < MINES:
        activate(sea, seat, move - FARMS, FARM)
    elif move < SCHOOLS:
        activate(sea, seat, move - MINES, MINE)
    elif move < GARRISONS:
        activate(sea, seat, move - SCHOOLS, SCHOOL)
    elif move < COLONIES:
        number = (move - GARRISONS) % MOST_SOLDIERS + 1
        take_die_for(sea, seat, (move - GARRISONS) // MOST_SOLDIERS, GARRISON)
        train(sea, seat, number)
    elif move < SPARING:
        take_die_for(sea, seat, move - COLONIES, COLONY)
        sea.push(F_COLONIES, seat, items=hosts_of(sea, seat))
    else:
        _spare(sea, seat, (move - SPARING) // DICE, (move - SPARING) % DICE)


def take_die_for(sea: Mediterranean, seat: int, die: int, kind: int) -> None:
    """Use a die to activate a type of building, and tell so."""
    wanted = sea.terms.numbers.activate[kind]
    take_die(sea, seat, die, wanted)
    sea.note("activates", seat, die, kind, sea.faces[die])
    if sea.tells_numbers():
        sea.add_numbers([wanted])


def add_lines(sea: Mediterranean, seat: int, die: int, extra: int) -> None:
    """Use a die for construction; the first one of a turn adds the Workers (R4.2)."""
    empire = sea.empires[seat]
    empire.used |= 1 << die
    spend(sea, seat, extra * empire.numbers.die_price)
    lines = sea.faces[die] + extra
    if not empire.bonus:
        empire.bonus = 1
        lines += empire.workers
    empire.lines += lines
    sea.note("lines", seat, die, lines, sea.faces[die], extra)


def activate(sea: Mediterranean, seat: int, die: int, kind: int) -> None:
    """Activate all one's own staffed buildings of a type."""
    take_die_for(sea, seat, die, kind)
    produce(sea, seat, kind, sea.empires[seat].staffed[kind])


def _spare(sea: Mediterranean, seat: int, kind: int, die: int) -> None:
    """Activate Farms or Mines but leave the box with the `!` (R5.6)."""
    take_die_for(sea, seat, die, kind)
    before = sea.last
    sea.last = False
    produce(sea, seat, kind, sea.empires[seat].staffed[kind])
    sea.last = before


def lead(sea: Mediterranean, seat: int, die: int, caravan: int) -> None:
    """Check the next box of a Caravan; the last one brings its reward (R5.4)."""
    empire = sea.empires[seat]
    numbers = empire.numbers
    boxes = numbers.caravans[caravan]
    take_die(sea, seat, die, boxes[empire.caravans[caravan]])
    empire.caravans[caravan] += 1
    sea.note("caravan", seat, caravan, empire.caravans[caravan])
    if empire.caravans[caravan] < len(boxes):
        return
    gold, happy, share = numbers.caravan_gold, numbers.caravan_happy, numbers.caravan_share
    science, culture = numbers.caravan_science[caravan], numbers.caravan_culture[caravan]
    sea.note("arrives", seat, caravan)
    if sea.tells_numbers():
        sea.add_numbers([gold, science, culture, happy, share])
    for other in range(sea.seats):
        if other != seat and (sea.sailing[other] or sea.neighbour(seat, other)):
            sea.owed_gold[other] += share
    gain_happy(sea, seat, happy)
    gain_gold(sea, seat, gold)
    reward(sea, seat, science, culture)


def paint(sea: Mediterranean, seat: int, die: int, box: int) -> None:
    """Check a Culture box with exactly its number, the die changed for Gold if it must be."""
    sea.empires[seat].used |= 1 << die
    numbers = sea.terms.numbers
    spend(sea, seat, numbers.die_price * abs(numbers.culture[box] - sea.faces[die]))
    check_culture(sea, seat, box)


def construct(sea: Mediterranean, seat: int, kind: int, cell: int) -> None:
    """Draw a building with the lines of this turn."""
    empire = sea.empires[seat]
    empire.lines -= empire.numbers.lines[kind]
    if not holds(LEVEL[kind], cell):
        spend(sea, seat, empire.numbers.mountain_price)
    empire.raise_building(kind, cell, seat)
    sea.note("builds", seat, kind, cell)


def employ(sea: Mediterranean, seat: int, move: int) -> None:
    """Staff a building, with a Worker or for Gold with a Specialist from abroad (R4.8)."""
    empire = sea.empires[seat]
    if move < HIRE:
        cell = move - STAFF
        empire.workers -= 1
        place = empire.find(cell)
        sea.note("staffs", seat, cell, kind_of(empire.buildings[place]))
    else:
        cell = move - HIRE
        spend(sea, seat, empire.numbers.specialist_price)
        place = empire.find(cell)
        sea.note("hires", seat, cell, kind_of(empire.buildings[place]))
    empire.turn_into(place, STAFFED)


def buy(sea: Mediterranean, seat: int, move: int) -> None:
    """Check a box of Science, Culture or the Military track for Gold (R5.5)."""
    spend(sea, seat, sea.terms.numbers.box_price)
    if move < BUY_CULTURE:
        check_science(sea, seat, move - BUY)
    elif move < BUY_SOLDIER:
        check_culture(sea, seat, move - BUY_CULTURE)
    else:
        sea.note("mercenary", seat)
        enlist(sea, seat, 1)
