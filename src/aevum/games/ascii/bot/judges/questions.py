"""The standard bot's answers to each kind of question, except for its plan of Development."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import Ask
from aevum.games.ascii.bot.evaluation import turns_left, worth
from aevum.games.ascii.bot.forecast import outlook, pips_gained, would_win
from aevum.games.ascii.bot.judges.buildings import best_use
from aevum.games.ascii.bot.judges.operations import best_operation, cancels
from aevum.games.ascii.bot.placing import worst_for
from aevum.games.ascii.bot.sketch import NOTHING, best_box, best_line
from aevum.games.ascii.bot.traits import Traits
from aevum.games.ascii.bot.war import hosted_by
from aevum.games.ascii.bot.weights import weights
from aevum.games.ascii.data import DICE, GARRISON
from aevum.games.ascii.moves import ANNOUNCE as ANNOUNCE_MOVE
from aevum.games.ascii.moves import CANCEL as CANCEL_MOVE
from aevum.games.ascii.moves import (
    FOUND,
    LEAVE_SCIENCE,
    MARK,
    MORE,
    PASS,
    QUIET,
    REROLL,
    SCIENCE,
    SUFFER,
    TRAIN,
    USE,
    is_edict,
)
from aevum.games.ascii.moves import PLEDGE as PLEDGE_MOVE
from aevum.games.ascii.rules.building import most_trained
from aevum.games.ascii.rules.disasters import disaster_of
from aevum.games.ascii.rules.grid import ALL_BOXES
from aevum.games.ascii.rules.operation import operation_asked
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.rules.terrain import BIT_OF

PIPS_FOR_GOLD: Final = 3  # what a Gold should bring when dice are rolled again
POOR: Final = 2  # a die that is worth rolling again


@mypyc_attr(acyclic=True)
class QuestionJudge:
    """How the bot answers a kind of question: with the first move, unless a subclass knows better.

    An answer that is not legal counts as none.
    """

    def answer(self, view: Empires, ask: Ask, legal: list[int], traits: Traits) -> int:
        """Return the move that the bot prefers."""
        return legal[0]


class ProposalJudge(QuestionJudge):
    """Proposes to roll poor dice again, if that is worth some Gold to the bot itself."""

    def answer(self, view: Empires, ask: Ask, legal: list[int], traits: Traits) -> int:
        if not traits.rerolls:
            return PASS
        empire, dice = view.empires[ask.seat], 0
        for die in range(DICE):
            if view.faces[die] == POOR and empire.has_die(die):
                dice |= 1 << die
        willing = pips_gained(view, ask.seat, dice) // PIPS_FOR_GOLD
        if willing < view.terms.numbers.reroll_price or not empire.can_pay(willing):
            return PASS
        return REROLL + dice - 1


class PledgeJudge(QuestionJudge):
    """Pledges what the dice are worth to the bot."""

    def answer(self, view: Empires, ask: Ask, legal: list[int], traits: Traits) -> int:
        if not traits.rerolls:
            return PLEDGE_MOVE
        most = max(pips_gained(view, ask.seat, ask.subject) // PIPS_FOR_GOLD, 0)
        while PLEDGE_MOVE + most not in legal:
            most -= 1
        return PLEDGE_MOVE + most


class DisasterJudge(QuestionJudge):
    """Bears a Disaster in the way that leaves the best sheet."""

    def answer(self, view: Empires, ask: Ask, legal: list[int], traits: Traits) -> int:
        numbers, disaster = view.terms.numbers, disaster_of(view, ask.subject)
        given = weights(numbers, turns_left(view), traits)
        best, best_value = legal[0], 0
        for place, move in enumerate(legal):
            if is_edict(move):
                continue
            trial = view.empires[ask.seat].clone()
            if move == SUFFER:
                trial.add_unhappy(numbers.disaster_unhappy, True)
            else:
                disaster.lose(trial, move)
            value = worth(trial, given, view.last)
            if place == 0 or value > best_value:
                best, best_value = move, value
        return best


class AnnouncementJudge(QuestionJudge):
    """Announces the end that the bot would win."""

    def answer(self, view: Empires, ask: Ask, legal: list[int], traits: Traits) -> int:
        return ANNOUNCE_MOVE if would_win(view, ask.seat, traits) else QUIET


class RewardJudge(QuestionJudge):
    """Takes Science first, as plans do: it may bring more Culture."""

    def answer(self, view: Empires, ask: Ask, legal: list[int], traits: Traits) -> int:
        empire = view.empires[ask.seat]
        if legal[0] == LEAVE_SCIENCE:
            line = best_line(empire, outlook(view, ask.seat, view.last, 1, traits))
            if line != NOTHING:
                return SCIENCE + line
        promises = weights(empire.numbers, 1, traits).promises
        return MARK + best_box(empire, ALL_BOXES & ~empire.culture, promises)


class ColonyJudge(QuestionJudge):
    """Activates what helps most among the host's buildings."""

    def answer(self, view: Empires, ask: Ask, legal: list[int], traits: Traits) -> int:
        empire, hosted = view.empires[ask.seat], hosted_by(view, ask.subject)
        look = outlook(view, ask.seat, view.last, turns_left(view), traits)
        used = best_use(empire, hosted, look)
        if used == NOTHING:
            return PASS
        if used == GARRISON:
            return TRAIN + most_trained(empire, hosted[GARRISON], view.last) - 1
        return USE + used


class OperationsJudge(QuestionJudge):
    """Declares the operation with the most value."""

    def answer(self, view: Empires, ask: Ask, legal: list[int], traits: Traits) -> int:
        return best_operation(view, ask.seat, legal, traits)


class CancelJudge(QuestionJudge):
    """Cancels what hurts more than an Army is worth."""

    def answer(self, view: Empires, ask: Ask, legal: list[int], traits: Traits) -> int:
        if not traits.counters:
            return PASS
        return CANCEL_MOVE if cancels(view, ask.seat, operation_asked(view), traits) else PASS


class PressJudge(QuestionJudge):
    """Goes on as long as possible."""

    def answer(self, view: Empires, ask: Ask, legal: list[int], traits: Traits) -> int:
        return MORE


class SiteJudge(QuestionJudge):
    """Founds a Colony where that takes most room from its host."""

    def answer(self, view: Empires, ask: Ask, legal: list[int], traits: Traits) -> int:
        sites = 0
        for move in legal:
            if not is_edict(move):
                sites |= 1 << BIT_OF[move - FOUND]
        return FOUND + worst_for(view.empires[ask.subject], sites)


JUDGES: Final[list[QuestionJudge]] = [
    ProposalJudge(),
    PledgeJudge(),
    DisasterJudge(),
    AnnouncementJudge(),
    QuestionJudge(),  # Development: the bot has a plan for it
    RewardJudge(),
    ColonyJudge(),
    OperationsJudge(),
    CancelJudge(),
    PressJudge(),
    SiteJudge(),
]
"""In the order of `rules/asks.py`; edicts are part of plans."""


def answer(view: Empires, ask: Ask, legal: list[int], traits: Traits) -> int:
    """Return the answer to any question except what to do next in Development."""
    chosen = JUDGES[ask.kind].answer(view, ask, legal, traits)
    return chosen if chosen in legal else legal[0]
