"""Dice that show 1 are rolled again, and what strikes the Empires then."""

from aevum.core.frames import Frame
from aevum.core.state import NONE, TABLE
from aevum.games.ascii.data import (
    DICE,
    DISASTERS,
    DROUGHT,
    FIRE,
    PALACE,
    RAID,
)
from aevum.games.ascii.moves import BURN, DEFEND, LOSE_GOLD, LOSE_WORKERS, SUFFER
from aevum.games.ascii.rules.asks import F_HIT, F_ROLL, HIT
from aevum.games.ascii.rules.empire import RUIN, cell_of, kind_of, state_of
from aevum.games.ascii.rules.marking import gain_unhappy, reward
from aevum.games.ascii.rules.mediterranean import Mediterranean


def ones(faces: list[int]) -> int:
    """Return the dice that show 1: a bit each."""
    found = 0
    for die in range(DICE):
        if faces[die] == 1:
            found |= 1 << die
    return found


def step_disasters(sea: Mediterranean, frame: Frame, answer: int) -> None:
    """Roll all 1s again, look every result up, and again until no 1 is left (R6.4)."""
    if frame.pc == 0:
        frame.a = ones(sea.faces)
        if not frame.a:
            sea.done()
            return
        frame.pc = 1
        sea.push(F_ROLL, NONE, frame.a)
    elif frame.pc == 1:
        frame.pc = 2
        frame.items = [sea.faces[die] - 1 for die in range(DICE) if frame.a >> die & 1]
        frame.items.sort()
    elif sea.any_lane():
        sea.hold()
    elif frame.items:
        _strike(sea, frame.items.pop(0))
    else:
        frame.pc = 0


def _strike(sea: Mediterranean, row: int) -> None:
    """Check a box of the grid; with its last the Disaster hits everybody at once."""
    strikes = sea.terms.numbers.strikes
    if sea.rows[row] == strikes:
        return
    sea.rows[row] += 1
    sea.note("omen", NONE, row, sea.rows[row])
    if sea.tells_numbers():
        sea.add_numbers([strikes])
    if sea.rows[row] == strikes:
        sea.note("disaster", NONE, row)
        for seat in range(sea.seats):
            sea.spawn(seat, F_HIT, row)
        sea.hold()


def step_hit(sea: Mediterranean, frame: Frame, answer: int) -> None:
    """In a lane: one Empire bears a Disaster, then checks a Culture box if the row gives one."""
    seat = frame.seat
    if frame.pc == 0:
        frame.pc = 1
        if DISASTERS[frame.a] == DROUGHT and sea.empires[seat].irrigated():
            sea.note("immune", seat)
        elif _has_choice(sea, seat, frame.a):
            sea.ask(seat, HIT, frame.a)
        else:
            _bear(sea, seat, SUFFER)
        return
    if frame.pc == 1:
        frame.pc = 2
        if answer != NONE:
            _bear(sea, seat, answer)
        reward(sea, seat, 0, sea.terms.numbers.disaster_culture[frame.a])
        return
    sea.done()
    sea.wake(TABLE)


def _has_choice(sea: Mediterranean, seat: int, row: int) -> bool:
    """Tell whether anything but Unhappiness is open, or a Taxation or Conscription may open it."""
    if len(ways(sea, seat, row)) > 1:
        return True
    return DISASTERS[row] == RAID and sea.empires[seat].may_suffer(sea.last)


def ways(sea: Mediterranean, seat: int, row: int) -> list[int]:
    """Return how a seat may bear a Disaster; what cannot be paid in full is not open (R6.8)."""
    empire = sea.empires[seat]
    found = [SUFFER]
    disaster = DISASTERS[row]
    if disaster == DROUGHT:
        if empire.workers >= empire.numbers.drought_workers:
            found.append(LOSE_WORKERS)
    elif disaster == RAID:
        if empire.can_pay(empire.numbers.barbarian_gold):
            found.append(LOSE_GOLD)
        if empire.ready() > 0:
            found.append(DEFEND)
    else:
        assert disaster == FIRE
        found += sorted([BURN + cell for cell in burnable(sea, seat)])
    return found


def burnable(sea: Mediterranean, seat: int) -> list[int]:
    """Return the anchors of own buildings on one's own map, the Palace too (R6.10)."""
    return [
        cell_of(each)
        for each in sea.empires[seat].buildings
        if kind_of(each) <= PALACE and state_of(each) != RUIN
    ]


def _bear(sea: Mediterranean, seat: int, answer: int) -> None:
    empire = sea.empires[seat]
    numbers = empire.numbers
    if answer == SUFFER:
        gain_unhappy(sea, seat, numbers.disaster_unhappy)
    elif answer == LOSE_WORKERS:
        empire.workers -= numbers.drought_workers
        sea.note("loses_workers", seat, numbers.drought_workers)
    elif answer == LOSE_GOLD:
        empire.gold -= numbers.barbarian_gold
        sea.note("loses_gold", seat, numbers.barbarian_gold)
    elif answer == DEFEND:
        empire.deployed += 1
        sea.note("defends", seat)
    else:
        place = empire.find(answer - BURN)
        sea.note("burns", seat, answer - BURN, kind_of(empire.buildings[place]))
        empire.turn_into(place, RUIN)
