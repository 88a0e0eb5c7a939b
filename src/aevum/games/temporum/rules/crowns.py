"""All crowns go through here: forward, back, and far forward (R4, rulings 29 to 32)."""

from typing import Final

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.temporum.cards.names import EXODUS, MERITOCRACY, REAL_ESTATE
from aevum.games.temporum.data import TIMES
from aevum.games.temporum.moves import ADVANCE, RETREAT
from aevum.games.temporum.rules.asks import F_ADVANCE, F_RETREAT, STEP_BACK, STEP_CROWN
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle
from aevum.games.temporum.rules.money import gain

SEVERAL: Final = 9


def origins(chron: Chronicle, seat: int, time: int) -> list[int]:
    """Return the Times from which a step may lead; `time` is the only one allowed, 0 for any.

    Meritocracy, while real, lets no other crown go than one of Time III (ruling 31).
    """
    first = seat * STRIDE
    if time:
        found = [time] if chron.crowns[first + time] and time < TIMES else []
    else:
        found = [each for each in range(1, TIMES) if chron.crowns[first + each]]
    if found and chron.crowns[first + 3] and chron.is_real(MERITOCRACY):
        return [3]
    return found


def only_origin(chron: Chronicle, seat: int, time: int) -> int:
    """Return the one Time from which a step may lead, 0 if there is none, else SEVERAL."""
    first = seat * STRIDE
    found = 0
    for each in range(1, TIMES):
        if chron.crowns[first + each] and (time == 0 or time == each):
            found = SEVERAL if found else each
    if found and found != 3 and chron.crowns[first + 3] and chron.is_real(MERITOCRACY):
        return 3
    return found


def can_go_beyond(chron: Chronicle, seat: int, time: int) -> bool:
    """Tell whether a step may lead beyond Time IV, as Exodus asks for (ruling 29)."""
    if chron.beyond[seat] or chron.crowns[seat * STRIDE + TIMES] < chron.terms.numbers.crowns:
        return False
    return time in (0, TIMES) and chron.is_real(EXODUS)


def ask_advance(chron: Chronicle, seat: int, steps: int, time: int = 0) -> None:
    """Let a seat advance crowns by so many steps, from one Time only where `time` is not 0."""
    if steps > 0:
        chron.push(F_ADVANCE, seat, steps, time)
    else:
        chron.result = 0


def step_advance(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Make `a` steps from Time `b`; `c` counts those made. What cannot be used is lost."""
    seat = frame.seat
    if answer != NONE:
        advance_one(chron, seat, answer - ADVANCE + 1)
        frame.a -= 1
        frame.c += 1
    while frame.a > 0:
        origin = only_origin(chron, seat, frame.b)
        if origin == SEVERAL:
            chron.ask(seat, STEP_CROWN, NONE)
            return
        if origin:
            advance_one(chron, seat, origin)
        elif can_go_beyond(chron, seat, frame.b):
            go_beyond(chron, seat)
        else:
            break
        frame.a -= 1
        frame.c += 1
    chron.done(frame.c)


def advance_one(chron: Chronicle, seat: int, time: int) -> None:
    """Move a crown one Time forward: the one step that everything goes through."""
    first = seat * STRIDE
    chron.crowns[first + time] -= 1
    chron.crowns[first + time + 1] += 1
    chron.note("advances", seat, time)
    if chron.laurels == seat:
        gain(chron, seat, chron.terms.numbers.laurels_coins)
    if time + 1 == TIMES:
        chron.arrived[seat] += 1
        gain(chron, seat, chron.terms.numbers.real_estate_gain * chron.has(seat, REAL_ESTATE))


def go_beyond(chron: Chronicle, seat: int) -> None:
    """Make the one step beyond Time IV."""
    chron.beyond[seat] = 1
    chron.note("beyond", seat)
    if chron.laurels == seat:
        gain(chron, seat, chron.terms.numbers.laurels_coins)


def rush(chron: Chronicle, seat: int, goal: int) -> int:
    """Take a crown from Time I all the way to a Time; return the steps (ruling 30)."""
    first = seat * STRIDE
    if not chron.crowns[first + 1]:
        return 0
    if chron.crowns[first + 3] and chron.is_real(MERITOCRACY):
        advance_one(chron, seat, 3)
        return 1
    for time in range(1, goal):
        advance_one(chron, seat, time)
    return goal - 1


# Back


def ask_retreat(chron: Chronicle, chooser: int, owner: int, low: int, high: int, may: int) -> None:
    """Let a seat choose a crown of `owner` to retreat from a Time between `low` and `high`."""
    frame = chron.push(F_RETREAT, chooser, owner, max(low, 2), high)
    frame.items = [may]


def back_origins(chron: Chronicle, frame: Frame) -> list[int]:
    """Return the Times from which a crown can retreat."""
    first = frame.a * STRIDE
    return [time for time in range(frame.b, frame.c + 1) if chron.crowns[first + time]]


def step_retreat(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Retreat one crown of `a`, if there is one; `items` say whether it may be left."""
    options = back_origins(chron, frame)
    if answer == NONE and (len(options) > 1 or (options and frame.items[0])):
        chron.ask(frame.seat, STEP_BACK, NONE)
        return
    time = NONE
    if answer == NONE:
        time = options[0] if options else NONE
    elif answer >= RETREAT and answer < RETREAT + TIMES:
        time = answer - RETREAT + 1
    if time == NONE:
        chron.done(0)
        return
    owner = frame.a
    chron.crowns[owner * STRIDE + time] -= 1
    chron.crowns[owner * STRIDE + time - 1] += 1
    chron.beyond[owner] = 0
    chron.note("retreats", owner, time)
    chron.done(1)
