"""Steps that fit no other: each is named after the Zone or card that has it."""

from typing import Final

from aevum.core.frames import Frame
from aevum.core.state import ABSENT, NONE
from aevum.games.temporum.cards.names import ROBOTIC
from aevum.games.temporum.data import OUTSIDE
from aevum.games.temporum.rules.asks import (
    F_BATTLE,
    F_CONTACT,
    F_CULTS,
    F_CYBERNETICS,
    F_EARTH,
    F_EXODUS,
    F_GIZMO,
    F_INFORMATION,
    F_JOURNAL,
    F_PICK,
    F_TOYS,
)
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.hands import hold
from aevum.games.temporum.rules.money import gain, sheltered
from aevum.games.temporum.rules.moving import barred, go
from aevum.games.temporum.rules.ops import (
    ADD_MONEY_HERE,
    ALIEN_WIN,
    APPLE,
    BATTLE,
    CATS,
    CONTACT,
    CULTS,
    CYBERNETICS,
    EARTH,
    EXODUS_STEPS,
    GIZMO,
    INFORMATION,
    JOURNAL,
    LAURELS,
    MORE_TURNS,
    NO_GAIN,
    PAY_VISITOR,
    POISON,
    RELIC,
    RETURN_CARD,
    ROBOT,
    SAGE,
    SCIMITAR,
    TOYS,
)
from aevum.games.temporum.rules.playing import GIVEN, MAY, MOVED, MUST, RETURNED, SHARED, ask_play
from aevum.games.temporum.rules.scoring import start_cats

FRAMES: Final = {
    CULTS: F_CULTS,
    TOYS: F_TOYS,
    CONTACT: F_CONTACT,
    INFORMATION: F_INFORMATION,
    CYBERNETICS: F_CYBERNETICS,
    EARTH: F_EARTH,
    EXODUS_STEPS: F_EXODUS,
    GIZMO: F_GIZMO,
    BATTLE: F_BATTLE,
    JOURNAL: F_JOURNAL,
}


def start_special(chron: Chronicle, frame: Frame, what: int) -> None:
    """Carry out a special step of a text, or put it on the stack."""
    seat = frame.seat
    if what in FRAMES:
        chron.push(FRAMES[what], seat, 0, frame.b, NONE)
    elif what == CATS:
        start_cats(chron, seat)
    elif what in (ALIEN_WIN, NO_GAIN, LAURELS, SAGE, POISON, MORE_TURNS, RELIC, SCIMITAR):
        _mark(chron, seat, what)
    elif what == ADD_MONEY_HERE:
        added = chron.terms.numbers.gold_added
        chron.gold[frame.b] += added
        told = chron.terms.numbers.told(added)
        chron.note("gold", seat, frame.b, chron.zone_at(frame.b), told)
    elif what == PAY_VISITOR:
        chron.result = _pay_visitor(chron, seat, frame.items[1])
    elif what == ROBOT:
        if chron.robot != NONE and _is_here(chron, frame.b, ROBOTIC):
            ask_play(chron, seat, SHARED, chron.robot)
    elif what == RETURN_CARD:
        _return_card(chron, seat)
    elif what == APPLE:
        _call_everybody(chron, seat)
    else:
        chron.push(F_PICK, seat, what, frame.b, chron.result)


def _is_here(chron: Chronicle, place: int, zone: int) -> bool:
    """Tell whether a place is that very Zone, and not a simulation of it."""
    return place < OUTSIDE and chron.zones[place] == zone


def _mark(chron: Chronicle, seat: int, what: int) -> None:
    """Steps that only note something."""
    numbers, told = chron.terms.numbers, ABSENT
    if what == ALIEN_WIN:
        if chron.money[seat] >= numbers.egypt_money:
            chron.winner = seat
            chron.ending = "money"
            chron.note("wins", seat, 1, numbers.told(numbers.egypt_money))
            chron.finish()
        return
    if what == NO_GAIN:
        chron.blocked[seat] = 1
    elif what == LAURELS:
        chron.laurels = seat
    elif what == SAGE:
        chron.sage = seat
    elif what == POISON:
        if seat == chron.turn:
            chron.fresh_poison[seat] += 1
        else:
            chron.poison[seat] += 1
    elif what == MORE_TURNS:
        chron.extra += [seat] * numbers.more_turns
        told = numbers.told(numbers.more_turns)
    elif what == RELIC:
        chron.relics[seat] = 1
    else:
        chron.scimitars[seat] += 1
    chron.note("marks", seat, what, told)


def _pay_visitor(chron: Chronicle, seat: int, visitor: int) -> int:
    """Pay who the Mafia works for, if the whole sum is there."""
    dollars = chron.terms.numbers.mafia_payment
    if chron.money[seat] < dollars or sheltered(chron, seat):
        return 0
    chron.money[seat] -= dollars
    chron.note("pays", seat, dollars, 0)
    gain(chron, visitor, dollars)
    return 1


def _return_card(chron: Chronicle, seat: int) -> None:
    """Take the card that is being played back into the hand, unless it is not one's own."""
    play = chron.table[-2]
    if play.a in (MUST, MAY, GIVEN):
        hold(chron, seat, play.c)
        play.items[MOVED] = 1
        chron.note("returns", seat, play.c)
    elif chron.table[-3].op == F_GIZMO:
        chron.table[-3].b = RETURNED  # unless the second play does something else with it


def _call_everybody(chron: Chronicle, seat: int) -> None:
    """The Golden Apple: everybody comes, but for who is barred; nobody enters another's place."""
    place = chron.pawn[seat]
    if place >= OUTSIDE:
        return
    for other in chron.others(seat):
        if not barred(chron, other, place):
            go(chron, other, place)
