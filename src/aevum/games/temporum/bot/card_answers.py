"""Which card to play, score, discard, take or pass on: judges of effects."""

from typing import Final

from aevum.core.frames import Effect
from aevum.core.native import mypyc_attr
from aevum.games.temporum.bot.card_values import Worths
from aevum.games.temporum.bot.evaluation import steps_to_go
from aevum.games.temporum.bot.prices import WINNING, Prices, prices_for
from aevum.games.temporum.cards.base import InvestmentsPay
from aevum.games.temporum.cards.realities_momentary import PlayingTwice
from aevum.games.temporum.cards.realities_perpetual import AmbassadorAdvances, TuckingCard
from aevum.games.temporum.moves import CHOICE, DISCARD, NO, PICK, PLAY, SCORE, YES
from aevum.games.temporum.rules.card_use import MUST, SCRAPPED, Scoring, is_score, price
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.front import bonus
from aevum.games.temporum.zones.base_past import Inquiring
from aevum.games.temporum.zones.base_present import PlayingCopy
from aevum.games.temporum.zones.piles import TakingFromPile
from aevum.games.temporum.zones.realities_present import SharingCard

SCRAP_CARD: Final = 60  # value of a card that pays in Scrapyard World
INVESTED: Final = 12  # dollars gained in a turn that make an Investment worthwhile
TO_SPARE: Final = 12  # dollars left to a player who can afford an Ambassador
WORST: Final = -1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectJudge:
    """The bot's opinion of the answers to an effect.

    An effect without its own judge has this one: the bot takes what it offers, makes the first of
    its choices, and gives the worst card away.
    """

    def agrees(self, chron: Chronicle, seat: int) -> bool:
        """Return whether to take an offer."""
        return True

    def choice(self, legal: list[int]) -> int:
        """Return which of several things to do."""
        return legal[0]

    def played(self, chron: Chronicle, seat: int, card: int, left: int, worths: Worths) -> int:
        """Return the gain of playing a card, before its value in hand is subtracted."""
        return worths.play_worth(card, left)

    def picked(self, card: int, left: int, worths: Worths) -> int:
        """Return the value of picking a card."""
        return -worths.hand_worth(card, left)


class InvestmentsJudge(EffectJudge):
    """Judges Investments: half of enough."""

    def agrees(self, chron: Chronicle, seat: int) -> bool:
        return chron.gained[seat] >= INVESTED


class AmbassadorJudge(EffectJudge):
    """Judges an Ambassador: near the goal, or rich."""

    def agrees(self, chron: Chronicle, seat: int) -> bool:
        near = steps_to_go(chron, seat) <= 2
        left = chron.money[seat] - chron.terms.numbers.ambassador_price
        return near or left >= TO_SPARE


class InquisitionJudge(EffectJudge):
    """Judges the Inquisition: to pay."""

    def choice(self, legal: list[int]) -> int:
        return CHOICE + 1


class CopyJudge(EffectJudge):
    """Judges Age of Cybernetics: any card for the best copy."""

    def played(self, chron: Chronicle, seat: int, card: int, left: int, worths: Worths) -> int:
        best = 0
        for each in chron.front[seat]:
            best = max(best, worths.play_worth(each.kind, left))
        return best

    def picked(self, card: int, left: int, worths: Worths) -> int:
        return worths.play_worth(card, left)


class TwiceJudge(EffectJudge):
    """Judges a Gizmo: the card is played twice."""

    def played(self, chron: Chronicle, seat: int, card: int, left: int, worths: Worths) -> int:
        return 2 * worths.play_worth(card, left)


class KeepToPlayJudge(EffectJudge):
    """Judges Earth United and Cache: the card is played later, or more than once."""

    def picked(self, card: int, left: int, worths: Worths) -> int:
        return 2 * worths.play_worth(card, left) - worths.hand_worth(card, left)


class TakeJudge(EffectJudge):
    """Judges Quiet Planet: the card goes to the hand."""

    def picked(self, card: int, left: int, worths: Worths) -> int:
        return worths.hand_worth(card, left)


ANY_EFFECT: Final = EffectJudge()
"""The judge of an effect that the bot does not know."""

EFFECT_JUDGES: Final[dict[type[Effect], EffectJudge]] = {
    InvestmentsPay: InvestmentsJudge(),
    AmbassadorAdvances: AmbassadorJudge(),
    Inquiring: InquisitionJudge(),
    PlayingCopy: CopyJudge(),
    PlayingTwice: TwiceJudge(),
    SharingCard: KeepToPlayJudge(),
    TuckingCard: KeepToPlayJudge(),
    TakingFromPile: TakeJudge(),
}
"""The judge of each effect that the bot knows."""


def judge_of(chron: Chronicle) -> EffectJudge:
    """Return the judge of the effect that asks."""
    return EFFECT_JUDGES.get(type(chron.table[-1]), ANY_EFFECT)


def agreed(chron: Chronicle, seat: int) -> int:
    """Return yes or no to what an effect offers."""
    return YES if judge_of(chron).agrees(chron, seat) else NO


def use_card(chron: Chronicle, seat: int, legal: list[int], worths: Worths) -> int:
    """Return the card to play or to score; NO if none is worth it."""
    prices, judge = prices_for(chron, seat, worths), judge_of(chron)
    best, best_worth = legal[0], WORST
    for move in legal:
        if move == NO:
            worth = 0
        elif is_score(move):
            worth = _scored(chron, seat, move - SCORE, prices)
        else:
            card, left = move - PLAY, prices.left
            special = judge.played(chron, seat, card, left, worths) - worths.play_worth(card, left)
            worth = prices.playing(card) + special
        if worth > best_worth:
            best, best_worth = move, worth
    return best


def _scored(chron: Chronicle, seat: int, card: int, prices: Prices) -> int:
    """Return the gain of scoring a card, minus its value in hand."""
    numbers, scoring = chron.terms.numbers, chron.table[-1]
    if not isinstance(scoring, Scoring):  # a Hacker scores instead of playing
        scoring = Scoring(seat, 0, 0, MUST)
    crowns = numbers.card_crowns[card] + scoring.bonus + bonus(chron, seat)
    cost = max(0, price(chron, scoring, card))
    if scoring.mode == SCRAPPED:
        worth = prices.scored(card, crowns, 0) - cost // numbers.scrap * SCRAP_CARD
    else:
        worth = prices.scored(card, crowns, cost)
    return worth + WINNING if crowns >= prices.left else worth


def throw(chron: Chronicle, seat: int, legal: list[int], worths: Worths) -> int:
    """Return the worst card; none if none has to go and all are too good."""
    left = steps_to_go(chron, seat)
    best, least = NO, -WORST
    for move in legal:
        if move != NO and worths.hand_worth(move - DISCARD, left) < least:
            best, least = move, worths.hand_worth(move - DISCARD, left)
    return NO if NO in legal and least > worths.weights.worth_throwing else best


def pick_card(chron: Chronicle, seat: int, legal: list[int], worths: Worths) -> int:
    """Return the best card to take or play, the worst to give away."""
    left, judge = steps_to_go(chron, seat), judge_of(chron)
    best, best_worth = legal[0], WORST
    for move in legal:
        if move == NO:
            continue
        worth = judge.picked(move - PICK if move >= PICK else move - DISCARD, left, worths)
        if worth > best_worth:
            best, best_worth = move, worth
    return best
