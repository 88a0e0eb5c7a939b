"""The estimated value of the ops of a text before they are carried out, without a search."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.games.temporum.bot.card_values import Worths
from aevum.games.temporum.bot.evaluation import steps_to_go
from aevum.games.temporum.bot.weights import STEP
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
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.leading_ops import Branch, Choose, Each, Hourglass, If, May, MayPay
from aevum.games.temporum.rules.money import funds
from aevum.games.temporum.rules.op import Op, Text
from aevum.games.temporum.rules.running import RunningText
from aevum.games.temporum.zones.base_present import ScoreTwice, UseToys
from aevum.games.temporum.zones.realities_present import TakeMoreTurns

OWN_STEP: Final = 100  # usual value of a step of its own kind
TOY: Final = 250  # the better of two cards drawn, played at once
WINNING: Final = 10_000  # the scoring that brings the last crown home


def best_play(chron: Chronicle, seat: int, worths: Worths) -> int:
    """Return the gain of the best card of a hand to play, minus its value there."""
    left = steps_to_go(chron, seat)
    best = 0
    for card in chron.hands[seat]:
        if card >= 0:
            best = max(best, worths.play_worth(card, left) - worths.hand_worth(card, left))
    return best


def best_score(chron: Chronicle, seat: int, discount: int, bonus: int, worths: Worths) -> int:
    """Return the gain of the best affordable card of a hand to score."""
    left = steps_to_go(chron, seat)
    best = 0
    held = funds(chron, seat)
    for card in chron.hands[seat]:
        if card < 0 or worths.costs[card] - discount > held:
            continue
        worth = worths.score_worth(card, left) - worths.hand_worth(card, left)
        worth += worths.weights.dollar * min(discount, worths.costs[card]) + STEP * bonus
        if worths.crowns[card] + bonus >= left:
            worth += WINNING
        best = max(best, worth)
    return best


@mypyc_attr(acyclic=True)
class Glance:
    """A look over the ops of a text from one to another, for a seat at a place."""

    def __init__(
        self,
        chron: Chronicle,
        seat: int,
        place: int,
        steps: Text,
        start: int,
        end: int,
        worths: Worths,
    ) -> None:
        self.chron: Final = chron
        self.seat: Final = seat
        self.steps: Final = steps
        self.worths: Final = worths
        self.weights: Final = worths.weights
        self.text: Final = RunningText(seat, 0, place, start, end, seat)
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
        return glance(self.chron, self.seat, self.text.here, self.steps, start, end, self.worths)

    def times(self, per: Count) -> int:
        """Return how often an amount is probably gained."""
        return 1 if per is RESULT else per.of(self.chron, self.text)


def glance(
    chron: Chronicle, seat: int, place: int, steps: Text, start: int, end: int, worths: Worths
) -> int:
    """Return the estimated value of the ops of a text from `start` to `end` for a seat at a
    place."""
    return Glance(chron, seat, place, steps, start, end, worths).worth()


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
        return look.weights.dollar * op.dollars * look.times(op.per)


class LoseJudge(OpJudge):
    """Judges lost money, as far as there is any."""

    def worth(self, look: Glance, op: Op) -> int:
        assert isinstance(op, Lose)
        dollars = op.dollars * look.times(op.per)
        return -look.weights.dollar * min(dollars, look.chron.money[look.seat])


class LoseAllJudge(OpJudge):
    """Judges all money."""

    def worth(self, look: Glance, op: Op) -> int:
        return -look.weights.dollar * look.chron.money[look.seat]


class DrawJudge(OpJudge):
    """Judges cards that are not known."""

    def worth(self, look: Glance, op: Op) -> int:
        assert isinstance(op, Draw)
        return look.weights.drawn * op.cards * look.times(op.per)


class DiscardJudge(OpJudge):
    """Judges a discard: it costs a card, unless it is optional."""

    def worth(self, look: Glance, op: Op) -> int:
        assert isinstance(op, Discard)
        return 0 if op.may else -look.weights.unseen


class ScoreJudge(OpJudge):
    """Judges the best card to score."""

    def worth(self, look: Glance, op: Op) -> int:
        assert isinstance(op, Score)
        gain = best_score(look.chron, look.seat, op.discount, op.bonus, look.worths)
        return look.weights.scored * gain // 100


class PlayJudge(OpJudge):
    """Judges the best card to play."""

    def worth(self, look: Glance, op: Op) -> int:
        return max(0, best_play(look.chron, look.seat, look.worths) - look.weights.played)


class AdvanceJudge(OpJudge):
    """Judges steps of crowns."""

    def worth(self, look: Glance, op: Op) -> int:
        assert isinstance(op, Advance)
        return look.weights.step * op.steps * look.times(op.per)


class RushJudge(OpJudge):
    """Judges a crown that goes far."""

    def worth(self, look: Glance, op: Op) -> int:
        return 2 * look.weights.step


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
        return max(0, look.inner(start, look.text.at) - look.weights.dollar * op.price)


class HourglassJudge(OpJudge):
    """Judges an hourglass: nothing after it counts."""

    def worth(self, look: Glance, op: Op) -> int:
        look.text.at = look.text.end
        return 0


class MoreTurnsJudge(OpJudge):
    """Judges Singularity."""

    def worth(self, look: Glance, op: Op) -> int:
        return look.weights.turn * look.chron.terms.numbers.more_turns


class ToysJudge(OpJudge):
    """Judges Age of Toys."""

    def worth(self, look: Glance, op: Op) -> int:
        return TOY


class ScoreTwiceJudge(OpJudge):
    """Judges Age of Cats: the best card of a hand that can be paid for twice, scored twice."""

    def worth(self, look: Glance, op: Op) -> int:
        chron, seat, worths = look.chron, look.seat, look.worths
        left = steps_to_go(chron, seat)
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
