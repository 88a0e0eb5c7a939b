"""Rolling the dice, and the Diplomacy in which dice are rolled again for Gold."""

from typing import Final

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.ascii.data import DICE, MOST_PLEDGED, SIDES
from aevum.games.ascii.moves import DIE_MOVE, PASS, REROLL, SETS
from aevum.games.ascii.moves import PLEDGE as PLEDGE_MOVE
from aevum.games.ascii.rules.asks import F_ROLL, PLEDGE, PROPOSE
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.mediterranean import Mediterranean

FACES: Final[list[int]] = [DIE_MOVE + side for side in range(SIDES)]
ALL_DICE: Final = (1 << DICE) - 1


def step_roll(sea: Mediterranean, frame: Frame, answer: int) -> None:
    """Roll the dice of set `a` one after the other."""
    if frame.pc == 0:
        frame.pc = 1
        sea.note("rolled", NONE, frame.a)
    left = frame.a
    for die in range(DICE):
        if left >> die & 1:
            if answer == NONE:
                if sea.explicit:
                    frame.a = left
                    sea.roll()
                    return
                answer = sea.one_of(FACES)
            left &= ~(1 << die)
            sea.faces[die] = answer - DIE_MOVE + 1
            answer = NONE
            sea.note("die", NONE, die, sea.faces[die], random=True)
    sea.done()


# A proposal is kept in the frame of Diplomacy: `a` are its dice, `b` is the Gold pledged so far,
# `c` who proposed it. `items` are, for each seat, whether it has passed or failed since the last
# roll, then its pledge; last how many of the order were asked to pledge.


def step_diplomacy(sea: Mediterranean, frame: Frame, answer: int) -> None:
    """Let everybody propose in the Order of Play until all have passed or failed (R6.1)."""
    if frame.pc == 0:
        frame.pc = 1
        frame.items = [0] * (2 * sea.seats + 1)
    if frame.pc == 1:
        _next_proposer(sea, frame)
    elif frame.pc == 2:
        _propose(sea, frame, answer)
    else:
        _pledge(sea, frame, answer)


def _next_proposer(sea: Mediterranean, frame: Frame) -> None:
    for seat in sea.order:
        if not frame.items[seat]:
            frame.pc = 2
            frame.c = seat
            sea.ask(seat, PROPOSE)
            return
    sea.done()


def _propose(sea: Mediterranean, frame: Frame, answer: int) -> None:
    seat = frame.c
    if answer == PASS:
        frame.items[seat] = 1
        frame.pc = 1
        return
    frame.a = answer - REROLL + 1
    frame.b = 0
    for place in range(sea.seats, 2 * sea.seats + 1):
        frame.items[place] = 0
    sea.note("proposes", seat, frame.a)
    if sea.seats == 1:
        frame.items[1] = frame.b = sea.terms.reroll_gold
        _fund(sea, frame)
        return
    frame.pc = 3
    sea.ask(seat, PLEDGE, frame.a)


def pledger(sea: Mediterranean, frame: Frame) -> int:
    """Return who is asked to pledge: who proposed, then the others; NONE after the last."""
    place = frame.items[2 * sea.seats]
    if place == 0:
        return frame.c
    for seat in sea.order:
        if seat != frame.c:
            place -= 1
            if place == 0:
                return seat
    return NONE


def _pledge(sea: Mediterranean, frame: Frame, answer: int) -> None:
    if answer != NONE:
        seat = pledger(sea, frame)
        gold = answer - PLEDGE_MOVE
        frame.items[sea.seats + seat] = gold
        frame.b += gold
        sea.note("pledges", seat, gold, sea.terms.reroll_gold - frame.b)
    if frame.b == sea.terms.reroll_gold:
        _fund(sea, frame)
        return
    frame.items[2 * sea.seats] += 1
    seat = pledger(sea, frame)
    if seat == NONE:
        sea.note("fails", frame.c, frame.a)
        frame.items[frame.c] = 1
        frame.pc = 1
    elif sea.empires[seat].gold or sea.empires[seat].may_suffer(sea.last):
        sea.ask(seat, PLEDGE, frame.a)


def _fund(sea: Mediterranean, frame: Frame) -> None:
    """Everybody pays what he pledged, the dice are rolled, and all may propose again."""
    for seat in range(sea.seats):
        sea.empires[seat].gold -= frame.items[sea.seats + seat]
        if frame.items[sea.seats + seat]:
            sea.note("pays", seat, frame.items[sea.seats + seat])
        frame.items[seat] = 0
    frame.pc = 1
    sea.push(F_ROLL, NONE, frame.a)


def may_propose(sea: Mediterranean, empire: Empire) -> bool:
    """Tell whether dice may be proposed. Alone, one must have the Gold (R6.3)."""
    return sea.seats > 1 or empire.can_pay(sea.terms.reroll_gold)


def proposals(sea: Mediterranean, seat: int) -> list[int]:
    """Return what may be proposed: none or any set of dice."""
    if not may_propose(sea, sea.empires[seat]):
        return [PASS]
    return [PASS, *range(REROLL, REROLL + SETS)]


def most_pledged(sea: Mediterranean, frame: Frame, seat: int) -> int:
    """Return the most that a seat may add to a proposal."""
    missing = sea.terms.reroll_gold - frame.b
    payable = min(missing, sea.empires[seat].gold)
    return min(payable, MOST_PLEDGED)  # `min` of three would be slow in compiled code
