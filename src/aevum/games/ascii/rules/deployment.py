"""Deployment: Armies raid, found and raze Colonies, and cancel what others try."""

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.ascii.data import (
    COLONY,
    GARRISON,
    MOODS,
    SCHOOL,
)
from aevum.games.ascii.moves import CANCEL as CANCEL_MOVE
from aevum.games.ascii.moves import COLONISE, DONE, MORE, PASS, RAID, RAID_BARBARIANS, STOP
from aevum.games.ascii.moves import FOUND as FOUND_MOVE
from aevum.games.ascii.moves import RAZE as RAZE_MOVE
from aevum.games.ascii.rules.asks import (
    BARBARIANS,
    CANCEL,
    F_OPERATION,
    FOUND,
    OPERATION,
    PLUNDER,
    PRESS,
    RAZE,
    SITE,
)
from aevum.games.ascii.rules.empire import (
    RUIN,
    Empire,
    cell_of,
    kind_of,
    owner_of,
    state_of,
)
from aevum.games.ascii.rules.marking import gain_gold, gain_happy, gain_unhappy, spend
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.shapes import EAST_BANK, LEVEL, WEST_BANK, cells_of, holds


def step_deployment(sea: Mediterranean, frame: Frame, answer: int) -> None:
    """Let everybody who has an Army, or could, declare operations in the Order of Play (R8.1).

    `a` counts who is through, `b` is an action that Engineering left for the next operation.
    """
    if answer == DONE:
        frame.a += 1
        frame.b = 0
    elif answer != NONE:
        _declare(sea, frame, answer)
        return
    elif frame.pc == 1:  # an operation is over: its result is the action left
        frame.pc = 0
        frame.b = sea.result
    while frame.a < sea.seats:
        seat = sea.order[frame.a]
        if frame.b or may_deploy(sea, seat):
            sea.ask(seat, OPERATION)
            return
        frame.a += 1
        frame.b = 0
    sea.done()


def may_deploy(sea: Mediterranean, seat: int) -> bool:
    """Return whether a seat has an Army ready, or Conscription would give it one (R8.1)."""
    empire = sea.empires[seat]
    return empire.ready() > 0 or (sea.terms.musters and could_muster(sea, empire) > 0)


def anyone_deploys(sea: Mediterranean) -> bool:
    """Return whether anybody has to be asked in Deployment."""
    # A generator costs more, and every turn asks this.
    for seat in range(sea.seats):  # noqa: SIM110
        if may_deploy(sea, seat):
            return True
    return False


def strength(empire: Empire, left: int) -> int:
    """Return how many Deploy actions an Empire can bring up."""
    return empire.ready() * empire.actions() + left


def operations(sea: Mediterranean, frame: Frame) -> list[int]:
    """Return the operations that the seat in turn may declare."""
    seat = sea.order[frame.a]
    empire = sea.empires[seat]
    actions = strength(empire, frame.b)
    found = [DONE]  # alone until a Conscription completes an Army
    reached = [other for other in range(sea.seats) if sea.reaches(seat, other)]
    if actions >= empire.numbers.raid_actions:
        found.append(RAID_BARBARIANS)
        found += [
            RAID + other for other in reached if sea.last or sea.empires[other].unhappy < MOODS - 1
        ]
    if actions < empire.numbers.colony_actions:
        return found
    if may_settle(sea, empire):
        found += [COLONISE + other for other in reached if colony_sites(sea, seat, other)]
    return found + sorted([RAZE_MOVE + cell for cell in foreign_colonies(empire)])


def may_settle(sea: Mediterranean, empire: Empire) -> bool:
    """Tell whether an Empire has what a Colony asks for (R8.3)."""
    if sea.terms.settlers and empire.workers == 0:
        return False
    return empire.staffed[SCHOOL] > 0 and empire.staffed[GARRISON] > 0


def foreign_colonies(empire: Empire) -> list[int]:
    """Return the anchors of Colonies on this map that are not razed."""
    return [
        cell_of(each)
        for each in empire.buildings
        if kind_of(each) == COLONY and state_of(each) != RUIN
    ]


def colony_sites(sea: Mediterranean, seat: int, host: int) -> int:
    """Return where a seat could found a Colony on a host's map: near bank, or with Navigation
    anywhere (R7.2).
    """
    empire = sea.empires[seat]
    anchors = sea.empires[host].free[COLONY]
    if not empire.can_pay(empire.numbers.mountain_price):
        anchors &= LEVEL[COLONY]
    if empire.sails():
        return anchors
    near = 0
    if (seat + 1) % sea.seats == host:  # the left neighbour, whose right side is near
        near |= EAST_BANK
    if (host + 1) % sea.seats == seat:
        near |= WEST_BANK
    return anchors & near


# An operation is a frame: `a` what it is, `b` its target (a seat, NONE for the Barbarians), `c` the
# actions that stand for it, below 0 where Engineering cancelled more than there were. `items` are
# the Colony to be razed and how many of the order were asked to cancel.


def _declare(sea: Mediterranean, frame: Frame, move: int) -> None:
    seat = sea.order[frame.a]
    frame.pc = 1
    what, target, cell = BARBARIANS, NONE, NONE
    if RAID <= move < COLONISE:
        what, target = PLUNDER, move - RAID
    elif COLONISE <= move < RAZE_MOVE:
        what, target = FOUND, move - COLONISE
        sea.empires[seat].workers -= int(sea.terms.settlers)  # the settler embarks
    elif RAZE_MOVE <= move < FOUND_MOVE:
        what, cell = RAZE, move - RAZE_MOVE
        empire = sea.empires[seat]
        target = owner_of(empire.buildings[empire.find(cell)])
    sea.note("declares", seat, what, target)
    operation = sea.push(F_OPERATION, seat, what, target, frame.b, [cell, 0])
    frame.b = 0
    _commit(sea, operation)


def needed(sea: Mediterranean, operation: Frame) -> int:
    """Return how many actions an operation takes."""
    numbers = sea.terms.numbers
    return numbers.raid_actions if operation.a <= PLUNDER else numbers.colony_actions


def _commit(sea: Mediterranean, operation: Frame) -> None:
    """Deploy as few Armies as bring up the actions that are missing."""
    empire = sea.empires[operation.seat]
    armies = 0
    while operation.c < needed(sea, operation):
        empire.deployed += 1
        armies += 1
        operation.c += empire.actions()
    if armies:
        sea.note("deploys", operation.seat, armies)
    operation.items[1] = 0


def step_operation(sea: Mediterranean, frame: Frame, answer: int) -> None:
    """Ask all who may cancel; then it succeeds, is pressed on, or given up."""
    if frame.pc == 0:
        if answer == CANCEL_MOVE:
            _cancel(sea, frame)
        if frame.c >= needed(sea, frame) and _ask_next(sea, frame):
            return
        if frame.c < needed(sea, frame):
            frame.pc = 1
            _falter(sea, frame)
        elif frame.a == FOUND:
            frame.pc = 2
            sea.ask(frame.seat, SITE, frame.b)
        else:
            _succeed(sea, frame, NONE)
    elif frame.pc == 2:
        _succeed(sea, frame, answer)
    elif answer == MORE:
        frame.pc = 0
        _commit(sea, frame)
    else:
        _give_up(sea, frame)


def _ask_next(sea: Mediterranean, frame: Frame) -> bool:
    """Ask the next one in order who may cancel; tell whether there is one."""
    while frame.items[1] < sea.seats:
        seat = sea.order[frame.items[1]]
        frame.items[1] += 1
        if may_cancel(sea, frame, seat):
            sea.ask(seat, CANCEL, frame.seat)
            return True
    return False


def may_cancel(sea: Mediterranean, frame: Frame, seat: int) -> bool:
    """Tell whether a seat could cancel: it is the target or Reaches it, and has an Army (R8.2).

    The target is asked also if a Conscription would give it one.
    """
    if seat == frame.seat:
        return False
    target = frame.b
    if target != NONE and seat != target and not sea.reaches(seat, target):
        return False
    empire = sea.empires[seat]
    if empire.ready() > 0:
        return True
    return seat == target and could_muster(sea, empire) > 0


def could_muster(sea: Mediterranean, empire: Empire) -> int:
    """Return how many Armies would be ready after all Conscriptions that may be dictated."""
    last = MOODS if sea.last else MOODS - 1
    numbers = empire.numbers
    edicts = max(0, last - empire.unhappy) // numbers.edict_unhappy
    soldiers = min(numbers.conscripts * edicts, empire.workers)
    soldiers = min(soldiers, empire.soldiers_room(sea.last))
    return numbers.armies[empire.military + soldiers] - empire.deployed


def canceller(sea: Mediterranean, frame: Frame) -> int:
    """Return who is asked, or was asked last, to cancel."""
    return sea.order[frame.items[1] - 1]


def _cancel(sea: Mediterranean, frame: Frame) -> None:
    """Cross a D against an operation; Engineering counts twice, against this one only (R8.2)."""
    seat = canceller(sea, frame)
    empire = sea.empires[seat]
    empire.deployed += 1
    frame.c -= empire.actions()
    frame.items[1] = 0  # what steps in for a cancelled action can be cancelled too
    sea.note("cancels", seat, frame.seat)


def _falter(sea: Mediterranean, frame: Frame) -> None:
    """Let the aggressor bring up more Armies, if he has them or could conscript them."""
    empire = sea.empires[frame.seat]
    if could_muster(sea, empire) * empire.actions() + frame.c >= needed(sea, frame):
        sea.ask(frame.seat, PRESS, frame.b)
    else:
        _give_up(sea, frame)


def _give_up(sea: Mediterranean, frame: Frame) -> None:
    if frame.a == FOUND and sea.terms.settlers:
        sea.empires[frame.seat].workers += 1
    sea.note("gives_up", frame.seat, frame.a)
    sea.done(0)


def _succeed(sea: Mediterranean, frame: Frame, answer: int) -> None:
    """Carry an operation out; what is left of its actions serves the next one."""
    seat = frame.seat
    if frame.a == BARBARIANS:
        sea.note("raids", seat, NONE)
        gain_gold(sea, seat, sea.terms.numbers.spoils_gold)
        gain_happy(sea, seat, sea.terms.numbers.spoils_happy)
    elif frame.a == PLUNDER:
        _plunder(sea, seat, frame.b)
    elif frame.a == FOUND:
        _found(sea, seat, frame.b, answer - FOUND_MOVE)
    else:
        _raze(sea, seat, frame.items[0])
    sea.done(frame.c - needed(sea, frame))


def _plunder(sea: Mediterranean, seat: int, target: int) -> None:
    victim = sea.empires[target]
    sea.note("raids", seat, target)
    lost = min(victim.gold, victim.numbers.raid_gold)
    if lost:
        victim.gold -= lost
        sea.note("loses_gold", target, lost)
        gain_gold(sea, seat, lost)
    gain_unhappy(sea, target, victim.numbers.raid_unhappy)


def _found(sea: Mediterranean, seat: int, host: int, cell: int) -> None:
    empire = sea.empires[seat]
    if not holds(LEVEL[COLONY], cell):
        spend(sea, seat, empire.numbers.mountain_price)
    empire.colonies += 1
    sea.empires[host].raise_building(COLONY, cell, seat)
    sea.note("founds", seat, host, cell)


def _raze(sea: Mediterranean, seat: int, cell: int) -> None:
    empire = sea.empires[seat]
    place = empire.find(cell)
    owner = owner_of(empire.buildings[place])
    empire.turn_into(place, RUIN)
    sea.empires[owner].colonies -= 1
    sea.note("razes", seat, owner, cell)


def site_choices(sea: Mediterranean, frame: Frame) -> list[int]:
    """Return where the Colony of an operation may be founded."""
    return cells_of(colony_sites(sea, frame.seat, frame.b), FOUND_MOVE)


def press_choices(sea: Mediterranean, frame: Frame) -> list[int]:
    """Return whether to go on: with Armies that are ready."""
    if strength(sea.empires[frame.seat], frame.c) >= needed(sea, frame):
        return [MORE, STOP]
    return [STOP]


def cancel_choices(sea: Mediterranean, frame: Frame) -> list[int]:
    """Return whether to cancel: with an Army that is ready."""
    if sea.empires[canceller(sea, frame)].ready() > 0:
        return [PASS, CANCEL_MOVE]
    return [PASS]
