"""A turn: its start, history, the move, the visit, the end, the check for victory (R2)."""

from typing import Final

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.temporum.cards.names import (
    BEGGAR,
    CACHE,
    COLD_WAR,
    DARK_AGES,
    EXODUS,
    HIDEOUT,
    INVESTMENTS,
    SUNBOAT,
)
from aevum.games.temporum.cards.tables import CARD_NUMBER, SECRET_TEXT
from aevum.games.temporum.data import OUTSIDE, TIME_OF, TIMES
from aevum.games.temporum.moves import CHANGE, EFFECT_MOVE, GO, SECRET, STAY
from aevum.games.temporum.rules.asks import F_WAITING, TURN
from aevum.games.temporum.rules.chronicle import STRIDE, Chronicle
from aevum.games.temporum.rules.effects import (
    DATA,
    E_BEGGAR,
    E_CACHE,
    E_COLD_WAR,
    E_HIDEOUT,
    E_INVESTMENTS,
    E_POISON,
    E_SCIMITAR,
    E_SUNBOAT,
)
from aevum.games.temporum.rules.hands import ask_discard, offer_caves, throw_away
from aevum.games.temporum.rules.history import flip, frozen, run_text
from aevum.games.temporum.rules.moving import add_goals, alone, go
from aevum.games.temporum.rules.resolving import on_trilobites, start_effect
from aevum.games.temporum.rules.visiting import start_visit

# Steps of a turn
BEGIN: Final = 0
CHOOSING: Final = 1
ENDING: Final = 2
CHECKING: Final = 3

OPEN: Final = 0  # `b` of the frame: what the start of the turn offers can still be used
CLOSED: Final = 1
FIRST_SECRET: Final = CARD_NUMBER["Secret Mission"]  # they stand together, by the alphabet
LAST_SECRET: Final = CARD_NUMBER["Secret Weapon"]
NO_CHANGE: Final = 9  # `c`, the last Time changed: history has been changed


def step_turn(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Carry a turn on. One frame serves all turns: `seat` is whose it is."""
    if answer != NONE:
        _do(chron, frame, answer)
    while chron.paused == 0 and chron.table[-1] is frame:
        if frame.pc == BEGIN:
            _begin(chron, frame)
        elif frame.pc == CHOOSING:
            _ask(chron, frame)
        elif frame.pc == ENDING:
            _end(chron, frame)
        else:
            _check(chron, frame)


def _begin(chron: Chronicle, frame: Frame) -> None:
    """Set back what lasts a turn, and look at where the player stands."""
    seat = frame.seat
    chron.turn = seat
    chron.relics[seat] = 0
    for each in range(chron.seats):
        chron.visited[each] = 0
        chron.gained[each] = 0
        chron.drawn[each] = 0
        chron.arrived[each] = 0
    frame.pc = CHOOSING
    frame.b = OPEN
    frame.c = 0
    chron.note("turn", seat)
    zone = chron.zones[chron.pawn[seat]] if chron.pawn[seat] < OUTSIDE else NONE
    if zone == COLD_WAR and alone(chron, seat):
        frame.items.append(E_COLD_WAR)
    for number in range(chron.has(seat, BEGGAR)):
        frame.items.append(E_BEGGAR + DATA * number)
    for _ in range(chron.scimitars[seat]):
        frame.items.append(E_SCIMITAR)
    chron.scimitars[seat] = 0
    if zone == DARK_AGES:
        ask_discard(chron, seat, chron.terms.numbers.dark_ages_discards)


def turn_moves(chron: Chronicle, frame: Frame) -> list[int]:
    """Return what the player of the turn may do: use cards and effects, change history, move."""
    seat = frame.seat
    found: list[int] = []
    if frame.b == OPEN:
        _add_starts(chron, frame, found)
    if frame.items:
        return found
    found += [CHANGE + time - 1 for time in open_changes(chron, frame)]
    add_goals(chron, seat, GO, found)
    found.append(STAY)
    return found


def has_starts(chron: Chronicle, frame: Frame) -> bool:
    """Tell whether effects wait, or cards of the hand can be used now and not later."""
    if frame.items:
        return True
    if frame.b == OPEN:
        for card in chron.hands[frame.seat]:
            if FIRST_SECRET <= card <= LAST_SECRET:
                return True
    return False


def _add_starts(chron: Chronicle, frame: Frame, found: list[int]) -> None:
    """Add what can be used at the start of a turn only."""
    seat = frame.seat
    if frame.items or chron.has(seat, CACHE):
        kinds = {effect % DATA for effect in frame.items}
        if chron.has(seat, CACHE):
            kinds.add(E_CACHE)
        found += [EFFECT_MOVE + kind for kind in sorted(kinds)]
    last = NONE
    for card in chron.hands[seat]:
        if FIRST_SECRET <= card <= LAST_SECRET and card != last:
            found.append(SECRET + card)
            last = card


def open_changes(chron: Chronicle, frame: Frame) -> list[int]:
    """Return the Times in which the player of the turn may change history now."""
    return [time for time in range(1, TIMES) if may_change(chron, frame, time)]


def may_change(chron: Chronicle, frame: Frame, time: int) -> bool:
    """Tell whether the player of the turn may change history in a Time now."""
    here = TIME_OF[chron.pawn[frame.seat]]
    if here != time and here != 1:
        return False
    if here == TIMES or frame.c == NO_CHANGE or frozen(chron):
        return False
    if on_trilobites(chron, frame.seat):
        return time > frame.c
    return here == time and frame.c == 0


def _do(chron: Chronicle, frame: Frame, answer: int) -> None:
    """Carry out what the player of the turn does."""
    seat = frame.seat
    if EFFECT_MOVE <= answer < SECRET:
        _use_effect(chron, frame, answer - EFFECT_MOVE)
    elif answer < CHANGE:
        card = answer - SECRET
        chron.hands[seat].remove(card)
        chron.note("secret", seat, card, reveals=True)
        run_text(chron, seat, SECRET_TEXT + card, chron.pawn[seat])
        throw_away(chron, seat, card)
        offer_caves(chron, seat, 1)
    elif answer < GO:
        time = answer - CHANGE + 1
        frame.b = CLOSED
        frame.c = time if on_trilobites(chron, seat) else NO_CHANGE
        flip(chron, chron.real[time])
    else:
        if answer != STAY:
            go(chron, seat, answer - GO)
        frame.pc = ENDING
        frame.a = 0
        start_visit(chron, seat, chron.pawn[seat])
        chron.table[-1].c = 0  # what cards of the start of the turn left waits for this visit


def _ask(chron: Chronicle, frame: Frame) -> None:
    """Ask for the next thing to do, unless there is but one effect that all know to be due."""
    if frame.items and not chron.hands[frame.seat]:
        moves = turn_moves(chron, frame)
        if len(moves) == 1:
            _use_effect(chron, frame, moves[0] - EFFECT_MOVE)
            return
    chron.ask(frame.seat, TURN)


def _use_effect(chron: Chronicle, frame: Frame, kind: int) -> None:
    """Carry out an effect of the start of the turn."""
    if kind == E_CACHE:
        start_effect(chron, frame.seat, E_CACHE)
        return
    for effect in frame.items:
        if effect % DATA == kind:
            frame.items.remove(effect)
            start_effect(chron, frame.seat, effect)
            return


# The end


def _end(chron: Chronicle, frame: Frame) -> None:
    """Let each player's effects of the end of a turn happen: the player of the turn first."""
    while frame.a < chron.seats:
        owner = (frame.seat + frame.a) % chron.seats
        frame.a += 1
        if not (chron.front[owner] or chron.ends or chron.poison[owner]):
            continue
        waiting = _end_effects(chron, frame.seat, owner)
        if waiting:
            chron.push(F_WAITING, owner, items=waiting)
            return
    frame.pc = CHECKING


def _end_effects(chron: Chronicle, seat: int, owner: int) -> list[int]:
    """Return what waits for an owner at the end of `seat`'s turn."""
    waiting: list[int] = []
    rest: list[int] = []
    for place in range(0, len(chron.ends), 2):
        if chron.ends[place] == owner:
            waiting.append(chron.ends[place + 1])
        else:
            rest += chron.ends[place : place + 2]
    chron.ends = rest
    for each in chron.front[owner]:
        if each.kind == INVESTMENTS:
            waiting.append(E_INVESTMENTS)
        elif owner == seat and each.kind == HIDEOUT:
            waiting.append(E_HIDEOUT)
        elif owner == seat and each.kind == SUNBOAT and chron.before != seat:
            waiting.append(E_SUNBOAT)
    if owner == seat:
        waiting += [E_POISON] * chron.poison[seat]
    return waiting


def has_won(chron: Chronicle, seat: int) -> bool:
    """Tell whether a seat's crowns are all home, and beyond where Exodus is real."""
    if chron.crowns[seat * STRIDE + TIMES] < chron.terms.numbers.crowns:
        return False
    return chron.beyond[seat] > 0 or not chron.is_real(EXODUS)


def _check(chron: Chronicle, frame: Frame) -> None:
    """Has the player of the turn won? Else the next turn begins."""
    seat = frame.seat
    if has_won(chron, seat):
        chron.winner = seat
        chron.ending = "crowns"
        chron.note("wins", seat, 0, chron.terms.numbers.told(chron.terms.numbers.crowns))
        chron.finish()
        return
    chron.poison[seat] += chron.fresh_poison[seat]
    chron.fresh_poison[seat] = 0
    for each in range(chron.seats):
        chron.blocked[each] = 0
    if sum(chron.named):
        chron.named = [0] * (chron.seats * STRIDE)
    chron.after.clear()
    chron.before = seat
    chron.turns += 1
    if chron.extra:
        frame.seat = chron.extra.pop(0)
    else:
        chron.regular = (chron.regular + 1) % chron.seats
        frame.seat = chron.regular
    frame.pc = BEGIN
