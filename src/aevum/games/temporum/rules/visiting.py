"""Visiting a Zone: what comes before, its text, and what waited for it (R2.5, ruling 16)."""

from aevum.core.frames import Frame
from aevum.games.temporum.cards.names import TREASURE_MAP, UNIVERSITY
from aevum.games.temporum.cards.tables import OUTSIDE_TEXT
from aevum.games.temporum.data import OUTSIDE, TIME_OF
from aevum.games.temporum.rules.asks import F_VISIT, F_WAITING
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effects import (
    E_HEADQUARTERS,
    E_PURSE,
    E_SAGE,
    E_TREASURE_MAP,
    E_UNIVERSITY,
    E_ZOMBIE,
)
from aevum.games.temporum.rules.history import run_text
from aevum.games.temporum.rules.moving import alone
from aevum.games.temporum.rules.ruling import rules


def text_of(chron: Chronicle, place: int) -> int:
    """Return the text of the Zone on a place."""
    return OUTSIDE_TEXT if place >= OUTSIDE else chron.zones[place]


def start_visit(chron: Chronicle, seat: int, place: int) -> None:
    """Put a visit on the stack. What waits already waits for the visit around it."""
    chron.push(F_VISIT, seat, place, 0, len(chron.after))


def step_visit(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Visit place `a`; entries of `after` from `c` on wait for this visit."""
    seat, place = frame.seat, frame.a
    frame.pc += 1
    if frame.pc == 1:
        chron.visited[seat] |= 1 << place
        chron.note("visits", seat, place, chron.zone_at(place))
        waiting = _before(chron, seat, place)
        if waiting:
            chron.push(F_WAITING, seat, items=waiting)
            return
        frame.pc = 2
    if frame.pc == 2:
        run_text(chron, seat, text_of(chron, place), place)
    else:
        if frame.pc == 3:
            _after(chron, seat, place)
        _next_waiting(chron, frame)


def _before(chron: Chronicle, seat: int, place: int) -> list[int]:
    """Return what happens to a visitor before the instructions."""
    waiting: list[int] = []
    if chron.zombies[place]:
        waiting.append(E_ZOMBIE)
    if chron.hq[seat] == place:
        waiting.append(E_HEADQUARTERS)
    if chron.purse[place] and alone(chron, seat):
        waiting.append(E_PURSE)
    if chron.sage == seat and rules(chron, seat, TIME_OF[place]):
        waiting.append(E_SAGE)
    return waiting


def _after(chron: Chronicle, seat: int, place: int) -> None:
    """Let Perpetual cards wait that look at visits."""
    for each in chron.front[seat]:
        if each.kind == TREASURE_MAP and TIME_OF[place] == 4:
            chron.after += [seat, E_TREASURE_MAP]
        elif each.kind == UNIVERSITY and TIME_OF[place] == 2:
            chron.after += [seat, E_UNIVERSITY]


def _next_waiting(chron: Chronicle, frame: Frame) -> None:
    """Hand the next owner what waits for him: the visitor first, then the others."""
    if len(chron.after) == frame.c:
        chron.done()
        return
    for owner in [frame.seat, *chron.others(frame.seat)]:
        mine: list[int] = []
        rest = chron.after[: frame.c]
        for place in range(frame.c, len(chron.after), 2):
            if chron.after[place] == owner:
                mine.append(chron.after[place + 1])
            else:
                rest += chron.after[place : place + 2]
        if mine:
            chron.after = rest
            chron.push(F_WAITING, owner, items=mine)
            return
    chron.done()
