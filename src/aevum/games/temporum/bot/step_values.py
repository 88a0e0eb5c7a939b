"""The estimated value of the ops of a text before they are carried out, without a search."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.games.temporum.bot.prices import Prices
from aevum.games.temporum.rules.acting_ops import (
    Advance,
    AfterZone,
    Discard,
    DiscardAny,
    DiscardHand,
    Draw,
    EndOfTurn,
    FlipHere,
    Gain,
    Lose,
    LoseAll,
    Play,
    Retreat,
    Rush,
    Score,
)
from aevum.games.temporum.rules.amounts import DID, RESULT, Count
from aevum.games.temporum.rules.leading_ops import Branch, Choose, Each, Hourglass, If, May, MayPay
from aevum.games.temporum.rules.money import funds
from aevum.games.temporum.rules.op import Op, Text
from aevum.games.temporum.rules.running import RunningText
from aevum.games.temporum.zones.base_present import ScoreTwice, UseToys
from aevum.games.temporum.zones.realities_present import TakeMoreTurns

OWN_STEP: Final = 100  # usual value of a step of its own kind
TOY: Final = 250  # the better of two cards drawn, played at once


@mypyc_attr(acyclic=True)
class Glance:
    """A look over the ops of a text from one to another, for a seat at a place."""

    def __init__(self, prices: Prices, place: int, steps: Text, start: int, end: int) -> None:
        self.chron: Final = prices.chron
        self.seat: Final = prices.seat
        self.prices: Final = prices
        self.steps: Final = steps
        self.text: Final = RunningText(self.seat, 0, place, start, end, self.seat)
        """A text that nobody carries out: `at` is how far the look has come."""

    def worth(self) -> int:
        """Return the estimated value of the ops."""
        value = 0
        text = self.text
        while text.at < text.end:
            op = self.steps[text.at]
            text.at += 1
            value += OP_JUDGES.get(type(op), OWN).worth(self, op)
        return value

    def inner(self, start: int, end: int) -> int:
        """Return the estimated value of other ops of the text."""
        return glance(self.prices, self.text.here, self.steps, start, end)

    def times(self, per: Count) -> int:
        """Return how often an amount is probably gained."""
        return 1 if per is RESULT else per.of(self.chron, self.text)


def glance(prices: Prices, place: int, steps: Text, start: int, end: int) -> int:
    """Return the estimated value of the ops of a text from `start` to `end` at a place."""
    return Glance(prices, place, steps, start, end).worth()


@mypyc_attr(allow_interpreted_subclasses=True)
class OpJudge:
    """The bot's opinion of a kind of op, before it is carried out.

    An op without its own judge has this one: a step of its own kind is worth something.
    """

    def worth(self, look: Glance, op: Op) -> int:
        """Return the estimated value of an op; the look continues after it, or where this moves
        it."""
        return OWN_STEP


class Nothing(OpJudge):
    """Judges an op with almost no value, or an unknown one."""

    def worth(self, look: Glance, op: Op) -> int:
        return 0


class Skip(OpJudge):
    """Judges an op whose inner ops are not looked at."""

    def worth(self, look: Glance, op: Op) -> int:
        look.text.at += op.length
        return 0


class GainJudge(OpJudge):
    """Judges money."""

    def worth(self, look: Glance, op: Op) -> int:
        assert isinstance(op, Gain)
        return look.prices.of_dollars(op.dollars * look.times(op.per))


class LoseJudge(OpJudge):
    """Judges lost money, as far as there is any."""

    def worth(self, look: Glance, op: Op) -> int:
        assert isinstance(op, Lose)
        dollars = op.dollars * look.times(op.per)
        return look.prices.of_dollars(-min(dollars, look.chron.money[look.seat]))


class LoseAllJudge(OpJudge):
    """Judges all money."""

    def worth(self, look: Glance, op: Op) -> int:
        return look.prices.of_dollars(-look.chron.money[look.seat])


class DrawJudge(OpJudge):
    """Judges cards that are not known."""

    def worth(self, look: Glance, op: Op) -> int:
        assert isinstance(op, Draw)
        return look.prices.of_cards(op.cards * look.times(op.per))


class DiscardJudge(OpJudge):
    """Judges a discard: it costs a card, unless it is optional."""

    def worth(self, look: Glance, op: Op) -> int:
        assert isinstance(op, Discard)
        return 0 if op.may else look.prices.of_cards(-1)


class ScoreJudge(OpJudge):
    """Judges the best card to score."""

    def worth(self, look: Glance, op: Op) -> int:
        assert isinstance(op, Score)
        return look.prices.best_score(op.discount, op.bonus)


class PlayJudge(OpJudge):
    """Judges the best card to play."""

    def worth(self, look: Glance, op: Op) -> int:
        return look.prices.best_play()


class AdvanceJudge(OpJudge):
    """Judges steps of crowns."""

    def worth(self, look: Glance, op: Op) -> int:
        assert isinstance(op, Advance)
        return look.prices.of_steps(op.steps * look.times(op.per))


class RushJudge(OpJudge):
    """Judges a crown that goes far."""

    def worth(self, look: Glance, op: Op) -> int:
        return look.prices.of_steps(2)


class IfJudge(OpJudge):
    """Judges a condition; it assumes that the step before does something."""

    def worth(self, look: Glance, op: Op) -> int:
        assert isinstance(op, If)
        if op.when is not DID and not op.when.holds(look.chron, look.text, op.m):
            look.text.at += op.length
        return 0


class BranchJudge(OpJudge):
    """Judges the end of a branch."""

    def worth(self, look: Glance, op: Op) -> int:
        look.text.at += op.reach()
        return 0


class ChooseJudge(OpJudge):
    """Judges a choice: the best of its branches."""

    def worth(self, look: Glance, op: Op) -> int:
        assert isinstance(op, Choose)
        best = 0
        for place in op.starts(look.text.at):
            look.text.at = place + 1 + look.steps[place].length
            best = max(best, look.inner(place + 1, look.text.at))
        return best


class MayPayJudge(OpJudge):
    """Judges an offer for money: its gain above its price."""

    def worth(self, look: Glance, op: Op) -> int:
        assert isinstance(op, MayPay)
        start = look.text.at
        look.text.at += op.length
        if funds(look.chron, look.seat) < op.price:
            return 0
        return max(0, look.inner(start, look.text.at) + look.prices.of_dollars(-op.price))


class HourglassJudge(OpJudge):
    """Judges an hourglass: nothing after it counts."""

    def worth(self, look: Glance, op: Op) -> int:
        look.text.at = look.text.end
        return 0


class MoreTurnsJudge(OpJudge):
    """Judges Singularity."""

    def worth(self, look: Glance, op: Op) -> int:
        return look.prices.worths.weights.turn * look.chron.terms.numbers.more_turns


class ToysJudge(OpJudge):
    """Judges Age of Toys."""

    def worth(self, look: Glance, op: Op) -> int:
        return TOY


class ScoreTwiceJudge(OpJudge):
    """Judges Age of Cats: the best card of a hand that can be paid for twice, scored twice."""

    def worth(self, look: Glance, op: Op) -> int:
        chron, seat, worths, left = look.chron, look.seat, look.prices.worths, look.prices.left
        best = 0
        for card in chron.hands[seat]:
            if card >= 0 and 2 * worths.costs[card] <= funds(chron, seat):
                worth = 2 * worths.score_worth(card, left) - worths.hand_worth(card, left)
                best = max(best, worth)
        return best


OWN: Final = OpJudge()
"""The judge of an op that the bot does not know."""

OP_JUDGES: Final[dict[type[Op], OpJudge]] = {
    Gain: GainJudge(),
    Lose: LoseJudge(),
    LoseAll: LoseAllJudge(),
    Draw: DrawJudge(),
    Discard: DiscardJudge(),
    DiscardAny: Nothing(),
    DiscardHand: Nothing(),
    Score: ScoreJudge(),
    Play: PlayJudge(),
    Advance: AdvanceJudge(),
    Retreat: Nothing(),
    Rush: RushJudge(),
    FlipHere: Nothing(),
    If: IfJudge(),
    Choose: ChooseJudge(),
    Branch: BranchJudge(),
    May: Skip(),
    MayPay: MayPayJudge(),
    Each: Skip(),
    Hourglass: HourglassJudge(),
    AfterZone: Nothing(),
    EndOfTurn: Nothing(),
    TakeMoreTurns: MoreTurnsJudge(),
    UseToys: ToysJudge(),
    ScoreTwice: ScoreTwiceJudge(),
}
"""The judge of each op that the bot knows."""
