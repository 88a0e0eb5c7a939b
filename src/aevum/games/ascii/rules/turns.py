"""The course of a game: who is first, the five phases of a turn, the announcement, the end."""

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.state import NONE, WAIT, Ask
from aevum.core.text import Question, Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.moves import ANNOUNCE as ANNOUNCE_MOVE
from aevum.games.ascii.moves import FIRST, QUIET
from aevum.games.ascii.rules.asks import (
    ANNOUNCE,
    ANNOUNCING,
    DEPLOYMENT_PHASE,
    DEVELOPMENT_PHASE,
    DICE_PHASE,
    DIPLOMACY_PHASE,
    DISASTER_PHASE,
    F_ANNOUNCE,
    F_SETUP,
    F_TURN,
)
from aevum.games.ascii.rules.deployment import Deployment, anyone_deploys
from aevum.games.ascii.rules.development import Development
from aevum.games.ascii.rules.diplomacy import ALL_DICE, Diplomacy, Roll
from aevum.games.ascii.rules.disasters import Disasters, ones
from aevum.games.ascii.rules.effect import SeaEffect
from aevum.games.ascii.rules.mediterranean import BIT, Mediterranean
from aevum.games.ascii.rules.question import QuestionKind
from aevum.games.ascii.rules.tracks import gain_unhappy


@mypyc_attr(acyclic=True)
class SetUp(SeaEffect):
    """Chance decides who is first if nothing else does; alone there is nothing to decide."""

    def __init__(self) -> None:
        super().__init__(F_SETUP, 0)

    def carry_on(self, sea: Mediterranean, answer: int) -> None:
        if sea.seats > 1 and answer == NONE:
            sea.roll()
            return
        if answer != NONE:
            sea.first = answer - FIRST
            sea.note("first", sea.first, random=True)
        sea.done()
        sea.stand_ready()
        sea.start_effect(Turn())

    def odds(self, sea: Mediterranean) -> list[tuple[int, int]]:
        return [(FIRST + seat, 1) for seat in range(sea.seats)]

    def blank(self) -> Effect:
        return SetUp()


@mypyc_attr(acyclic=True)
class Turn(SeaEffect):
    """One turn after another, from phase to phase (R2.1); `stage` is the next phase."""

    def __init__(self) -> None:
        super().__init__(F_TURN, NONE)

    def carry_on(self, sea: Mediterranean, answer: int) -> None:
        phase = self.stage
        self.stage += 1
        sea.phase = phase
        if phase == DICE_PHASE:
            sea.turn += 1
            sea.last = True
            sea.announcers = 0
            sea.note("turn", NONE, sea.turn)
            sea.start_effect(Roll(ALL_DICE))
        elif phase == DIPLOMACY_PHASE:
            sea.fix_order()
            sea.start_effect(Diplomacy())
        elif phase == DISASTER_PHASE:
            if ones(sea.faces):
                sea.start_effect(Disasters())
        elif phase == ANNOUNCING:
            if sea.seats > 1 and not sea.is_final():
                sea.last = False
                if sea.near_end() or not sea.terms.asks_near:
                    sea.start_effect(Announcement())
        elif phase == DEVELOPMENT_PHASE:
            sea.start_effect(Development())
        elif phase == DEPLOYMENT_PHASE:
            sea.fix_order()
            if anyone_deploys(sea):
                sea.start_effect(Deployment())
        else:
            sea.phase = DEPLOYMENT_PHASE
            self.stage = DICE_PHASE
            _end_turn(sea)

    def blank(self) -> Effect:
        return Turn()


@mypyc_attr(acyclic=True)
class Announcement(SeaEffect):
    """Everybody answers, sealed, whether this will be the end (R10.3); a lone player is not
    asked."""

    def __init__(self) -> None:
        super().__init__(F_ANNOUNCE, NONE)

    def carry_on(self, sea: Mediterranean, answer: int) -> None:
        if self.stage == 0:
            self.stage = 1
            sea.gather(self, ANNOUNCE, list(range(sea.seats)))
            return
        for seat in range(sea.seats):
            if sea.answer_of(self, seat) == ANNOUNCE_MOVE:
                sea.announcers |= BIT[seat]
                sea.note("announces", seat, reveals=True)
        sea.last = sea.announcers > 0 or sea.is_final()
        if not sea.announcers:
            sea.note("silence", NONE, reveals=True)
        sea.done()

    def blank(self) -> Effect:
        return Announcement()


class AnnounceEnd(QuestionKind):
    """Does the seat announce the end of the game?"""

    def answers(self, sea: Mediterranean, ask: Ask) -> list[int]:
        return [QUIET, ANNOUNCE_MOVE]

    def default(self, sea: Mediterranean, ask: Ask) -> int:
        return WAIT if ask.sealed() else QUIET

    def prompt(self, sea: Mediterranean, ask: Ask) -> Question:
        if ask.sealed():
            return Question(m.ask_sealed() if sea.can_retract(ask) else m.ask_sealed_final())
        in_vain = m.note_announced_in_vain(unhappy=sea.terms.numbers.announce_unhappy)
        return Question(m.ask_announce(), (), (m.note_announcing(), in_vain))

    def wants(self) -> Text:
        return m.part_open_announce()


def _end_turn(sea: Mediterranean) -> None:
    """End the game if a track is full or the turns are over, else begin the next turn."""
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
