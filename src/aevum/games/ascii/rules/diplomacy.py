"""Rolling the dice, and the Diplomacy in which dice are rolled again for Gold."""

from typing import Final

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.core.rng import Rng
from aevum.core.state import NONE, Ask
from aevum.core.text import Question, Refusal, Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import DICE, DICE_IN, MOST_PLEDGED, SIDES, WHITE
from aevum.games.ascii.moves import DIE_MOVE, PASS, REROLL, SETS
from aevum.games.ascii.moves import PLEDGE as PLEDGE_MOVE
from aevum.games.ascii.rules.asks import F_DIPLOMACY, F_ROLL, PLEDGE, PROPOSE
from aevum.games.ascii.rules.edict import edict_at, open_edicts
from aevum.games.ascii.rules.effect import SeaEffect
from aevum.games.ascii.rules.empire import Empire
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.phrases import DICE_NAMES, dice_shown, notes
from aevum.games.ascii.rules.question import QuestionKind

FACES: Final[list[int]] = [DIE_MOVE + side for side in range(SIDES)]
ALL_DICE: Final = (1 << DICE) - 1

# Stages of Diplomacy
OPENING: Final = 0
CALLING: Final = 1  # for the next seat that may propose
PROPOSING: Final = 2
PLEDGING: Final = 3


@mypyc_attr(acyclic=True)
class Roll(SeaEffect):
    """Dice are rolled one after another."""

    def __init__(self, dice: int) -> None:
        super().__init__(F_ROLL, NONE)
        self.dice = dice
        """The dice still to be rolled, one bit each."""

    def carry_on(self, sea: Mediterranean, answer: int) -> None:
        if self.stage == 0:
            self.stage = 1
            sea.note("rolled", NONE, self.dice)
        faces, is_told = sea.faces, sea.events is not None
        for die in DICE_IN[self.dice]:
            if answer == NONE:
                if sea.explicit:
                    sea.roll()
                    return
                answer = sea.one_of(FACES)
            self.dice &= ~(1 << die)
            faces[die] = answer - DIE_MOVE + 1
            answer = NONE
            if is_told:  # cached: dice are rolled more than anything else
                sea.note("die", NONE, die, faces[die], random=True)
        sea.done()

    def odds(self, sea: Mediterranean) -> list[tuple[int, int]]:
        return [(face, 1) for face in FACES]

    def names(self) -> tuple[str, ...]:
        return ("dice",)

    def blank(self) -> Effect:
        return Roll(0)


@mypyc_attr(acyclic=True)
class Diplomacy(SeaEffect):
    """Everybody may propose in the Order of Play until all have passed or failed (R6.1)."""

    def __init__(self) -> None:
        super().__init__(F_DIPLOMACY, NONE)
        self.through: list[int] = []
        """1 for each seat that has passed or failed since the last roll."""
        self.proposer = 0
        self.dice = 0
        """The proposed dice, one bit each."""
        self.pledges: list[int] = []
        """The Gold that each seat has pledged."""
        self.pledged = 0
        """The Gold pledged by all so far."""
        self.asked = 0
        """How many seats after the proposer were asked to pledge."""

    def carry_on(self, sea: Mediterranean, answer: int) -> None:
        if self.stage == OPENING:
            self.stage = CALLING
            self.through = [0] * sea.seats
            self.pledges = [0] * sea.seats
        if self.stage == CALLING:
            self.call_next(sea)
        elif self.stage == PROPOSING:
            self.hear_proposal(sea, answer)
        else:
            self.hear_pledge(sea, answer)

    def call_next(self, sea: Mediterranean) -> None:
        """Ask the next seat that may propose."""
        for seat in sea.order:
            if not self.through[seat]:
                self.stage = PROPOSING
                self.proposer = seat
                sea.ask(seat, PROPOSE)
                return
        sea.done()

    def hear_proposal(self, sea: Mediterranean, answer: int) -> None:
        """Note proposed dice and ask the proposer for Gold, or note a pass."""
        seat = self.proposer
        if answer == PASS:
            self.through[seat] = 1
            self.stage = CALLING
            return
        self.dice = answer - REROLL + 1
        self.pledged = 0
        self.asked = 0
        for other in range(sea.seats):
            self.pledges[other] = 0
        sea.note("proposes", seat, self.dice)
        if sea.seats == 1:
            self.pledges[0] = self.pledged = sea.terms.reroll_gold
            self.fund(sea)
            return
        self.stage = PLEDGING
        sea.ask(seat, PLEDGE, self.dice)

    def pledger(self, sea: Mediterranean) -> int:
        """Return the next seat to pledge, the proposer first; NONE after the last."""
        place = self.asked
        if place == 0:
            return self.proposer
        for seat in sea.order:
            if seat != self.proposer:
                place -= 1
                if place == 0:
                    return seat
        return NONE

    def hear_pledge(self, sea: Mediterranean, answer: int) -> None:
        """Note pledged Gold, then fund the proposal, ask the next seat, or let it fail."""
        if answer != NONE:
            seat = self.pledger(sea)
            gold = answer - PLEDGE_MOVE
            self.pledges[seat] = gold
            self.pledged += gold
            sea.note("pledges", seat, gold, self.missing(sea))
        if self.pledged == sea.terms.reroll_gold:
            self.fund(sea)
            return
        self.asked += 1
        seat = self.pledger(sea)
        if seat == NONE:
            sea.note("fails", self.proposer, self.dice)
            self.through[self.proposer] = 1
            self.stage = CALLING
        elif sea.empires[seat].gold or sea.empires[seat].may_suffer(sea.last):
            sea.ask(seat, PLEDGE, self.dice)

    def fund(self, sea: Mediterranean) -> None:
        """Everybody pays what they pledged, the dice are rolled, and all may propose again."""
        for seat in range(sea.seats):
            gold = self.pledges[seat]
            sea.empires[seat].gold -= gold
            if gold:
                sea.note("pays", seat, gold)
            self.through[seat] = 0
        self.stage = CALLING
        sea.start_effect(Roll(self.dice))

    def missing(self, sea: Mediterranean) -> int:
        """Return the Gold that the proposal still lacks."""
        return sea.terms.reroll_gold - self.pledged

    def names(self) -> tuple[str, ...]:
        return ("through", "proposer", "dice", "pledges", "pledged", "asked")

    def blank(self) -> Effect:
        return Diplomacy()


def diplomacy_of(sea: Mediterranean) -> Diplomacy | None:
    """Return the Diplomacy in progress, if there is one."""
    for effect in sea.table:
        if isinstance(effect, Diplomacy):
            return effect
    return None


class ProposeDice(QuestionKind):
    """Does the seat propose to roll dice again, and which?"""

    def answers(self, sea: Mediterranean, ask: Ask) -> list[int]:
        if not may_propose(sea, sea.empires[ask.seat]):
            return [PASS]
        return [PASS, *range(REROLL, REROLL + SETS)]

    def accepts(self, sea: Mediterranean, ask: Ask, move: int) -> bool:
        if REROLL <= move < REROLL + SETS:
            return may_propose(sea, sea.empires[ask.seat])
        return move == PASS

    def any_move(self, sea: Mediterranean, ask: Ask, rng: Rng) -> int:
        number = 1 + SETS if may_propose(sea, sea.empires[ask.seat]) else 1
        ticket = int(rng.below(number + open_edicts(sea, ask.seat)))
        if ticket < number:
            return PASS if ticket == 0 else REROLL + ticket - 1
        return edict_at(sea, ask.seat, ticket - number)

    def prompt(self, sea: Mediterranean, ask: Ask) -> Question:
        price, danger = sea.terms.reroll_gold, sea.faces.count(1)
        text = m.ask_propose_alone(gold=price) if sea.seats == 1 else m.ask_propose(gold=price)
        shown = m.note_dice(dice=_all_dice(sea, ask.seat))
        held = m.note_gold(gold=sea.empires[ask.seat].gold)
        again = m.note_ones(dice=danger) if danger else None
        return Question(text, (), notes(shown, held, again))

    def wants(self) -> Text:
        return m.part_open_propose()

    def why(self, sea: Mediterranean, ask: Ask, name: str, args: list[int]) -> Refusal | None:
        if name != "reroll":
            return None
        price, gold = sea.terms.reroll_gold, sea.empires[ask.seat].gold
        return Refusal("R6.3", m.no_reroll_gold(price=price, gold=gold))


class PledgeGold(QuestionKind):
    """How much Gold does the seat add to a proposal? The question is about its dice."""

    def answers(self, sea: Mediterranean, ask: Ask) -> list[int]:
        return list(range(PLEDGE_MOVE, PLEDGE_MOVE + most_pledged(sea, ask.seat) + 1))

    def accepts(self, sea: Mediterranean, ask: Ask, move: int) -> bool:
        return PLEDGE_MOVE <= move <= PLEDGE_MOVE + most_pledged(sea, ask.seat)

    def any_move(self, sea: Mediterranean, ask: Ask, rng: Rng) -> int:
        number = 1 + most_pledged(sea, ask.seat)
        ticket = int(rng.below(number + open_edicts(sea, ask.seat)))
        if ticket < number:
            return PLEDGE_MOVE + ticket
        return edict_at(sea, ask.seat, ticket - number)

    def prompt(self, sea: Mediterranean, ask: Ask) -> Question:
        proposal, price = diplomacy_of(sea), sea.terms.reroll_gold
        assert proposal is not None
        gold = sea.empires[ask.seat].gold
        held, dice = m.note_gold(gold=gold), dice_shown(sea, proposal.dice)
        if proposal.proposer == ask.seat:
            others = None if gold else m.note_others_may_pay()
            return Question(m.ask_pledge_own(dice=dice, gold=price), (), notes(held, others))
        missing = m.note_missing(missing=proposal.missing(sea), gold=price)
        return Question(m.ask_pledge(who=proposal.proposer, dice=dice), (), (missing, held))

    def wants(self) -> Text:
        return m.part_open_pledge()

    def why(self, sea: Mediterranean, ask: Ask, name: str, args: list[int]) -> Refusal | None:
        proposal = diplomacy_of(sea)
        if name != "pledge" or proposal is None:
            return None
        missing = proposal.missing(sea)
        if args[0] > missing:
            return Refusal("R6.2", m.no_pledge_more(missing=missing))
        return Refusal("R6.2", m.no_pledge_gold(gold=sea.empires[ask.seat].gold))


def _all_dice(sea: Mediterranean, seat: int) -> list[Text]:
    """Return all dice with what they show; those that are not a seat's own are locked."""
    found = dice_shown(sea, (1 << WHITE) - 1)
    for die in range(WHITE, DICE):
        message = m.part_die if sea.empires[seat].has_die(die) else m.part_die_locked
        found.append(message(die=DICE_NAMES[die], face=sea.faces[die]))
    return found


def may_propose(sea: Mediterranean, empire: Empire) -> bool:
    """Return whether dice may be proposed. A lone player must have the Gold (R6.3)."""
    return sea.seats > 1 or empire.can_pay(sea.terms.reroll_gold)


def most_pledged(sea: Mediterranean, seat: int) -> int:
    """Return the most that a seat may add to the proposal on the table."""
    proposal = sea.table[-1]
    assert isinstance(proposal, Diplomacy)
    payable = min(proposal.missing(sea), sea.empires[seat].gold)
    return min(payable, MOST_PLEDGED)  # `min` of three would be slow in compiled code
