"""The course of a game: who is first, the five phases of a turn, the announcement, the end."""

from aevum.core.frames import Frame
from aevum.core.state import NONE
from aevum.games.ascii.moves import ANNOUNCE as ANNOUNCE_MOVE
from aevum.games.ascii.moves import FIRST
from aevum.games.ascii.rules.asks import (
    ANNOUNCE,
    ANNOUNCING,
    DEPLOYMENT_PHASE,
    DEVELOPMENT_PHASE,
    DICE_PHASE,
    DIPLOMACY_PHASE,
    DISASTER_PHASE,
    F_ANNOUNCE,
    F_DEPLOYMENT,
    F_DEVELOPMENT,
    F_DIPLOMACY,
    F_DISASTERS,
    F_ROLL,
    F_TURN,
)
from aevum.games.ascii.rules.deployment import anyone_deploys
from aevum.games.ascii.rules.diplomacy import ALL_DICE
from aevum.games.ascii.rules.disasters import ones
from aevum.games.ascii.rules.marking import gain_unhappy
from aevum.games.ascii.rules.mediterranean import BIT, Mediterranean


def step_setup(sea: Mediterranean, frame: Frame, answer: int) -> None:
    """Let chance say who is first where nothing else decides; alone there is nothing to say."""
    if sea.seats > 1 and answer == NONE:
        sea.roll()
        return
    if answer != NONE:
        sea.first = answer - FIRST
        sea.note("first", sea.first, random=True)
    sea.done()
    sea.stand_ready()
    sea.push(F_TURN, NONE)


def step_turn(sea: Mediterranean, frame: Frame, answer: int) -> None:
    """Go from phase to phase (R2.1); `pc` is the phase that comes next."""
    phase = frame.pc
    frame.pc += 1
    sea.phase = phase
    if phase == DICE_PHASE:
        sea.turn += 1
        sea.last = True
        sea.announcers = 0
        sea.note("turn", NONE, sea.turn)
        sea.push(F_ROLL, NONE, ALL_DICE)
    elif phase == DIPLOMACY_PHASE:
        sea.fix_order()
        sea.push(F_DIPLOMACY, NONE)
    elif phase == DISASTER_PHASE:
        if ones(sea.faces):
            sea.push(F_DISASTERS, NONE)
    elif phase == ANNOUNCING:
        if sea.seats > 1 and not sea.is_final():
            sea.last = False
            if sea.near_end() or not sea.terms.asks_near:
                sea.push(F_ANNOUNCE, NONE)
    elif phase == DEVELOPMENT_PHASE:
        sea.push(F_DEVELOPMENT, NONE)
    elif phase == DEPLOYMENT_PHASE:
        sea.fix_order()
        if anyone_deploys(sea):
            sea.push(F_DEPLOYMENT, NONE)
    else:
        sea.phase = DEPLOYMENT_PHASE
        frame.pc = DICE_PHASE
        _end_turn(sea)


def step_announce(sea: Mediterranean, frame: Frame, answer: int) -> None:
    """Ask everybody, sealed, whether this will be the end (R10.3); alone nobody is asked."""
    if frame.pc == 0:
        frame.pc = 1
        sea.gather(frame, ANNOUNCE, list(range(sea.seats)))
        return
    for seat in range(sea.seats):
        if sea.answer_of(frame, seat) == ANNOUNCE_MOVE:
            sea.announcers |= BIT[seat]
            sea.note("announces", seat, reveals=True)
    sea.last = sea.announcers > 0 or sea.is_final()
    if not sea.announcers:
        sea.note("silence", NONE, reveals=True)
    sea.done()


def _end_turn(sea: Mediterranean) -> None:
    """End the game if a track is full or the turns are over, else go on with the next turn."""
    sea.last = True
    if not sea.is_final():
        for seat in range(sea.seats):
            if sea.announcers & BIT[seat]:
                sea.note("empty", seat)
                gain_unhappy(sea, seat, sea.terms.numbers.announce_unhappy)
    if sea.is_final():
        sea.ending = "mastery"
    elif sea.turn >= sea.terms.last_turn:
        sea.ending = "turns"
    else:
        sea.first = (sea.first + 1) % sea.seats
        return
    sea.note("end", NONE)
    sea.finish()
