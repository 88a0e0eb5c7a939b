"""Quick answers to every kind of question: no search, no guess at what is hidden."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import Ask
from aevum.games.temporum.bot.card_answers import agreed, judge_of, pick_card, throw, use_card
from aevum.games.temporum.bot.card_values import Worths
from aevum.games.temporum.bot.crown_answers import step_back, step_crown
from aevum.games.temporum.bot.evaluation import steps_to_go
from aevum.games.temporum.bot.prices import prices_for
from aevum.games.temporum.bot.step_values import glance
from aevum.games.temporum.moves import (
    CHEAPER,
    CHOICE,
    DEARER,
    EFFECT_MOVE,
    GO,
    NO,
    PLAIN,
    STAY,
    YES,
    ZONE,
)
from aevum.games.temporum.rules.card_use import scoring_of, steps_of
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.effects import E_INVESTMENTS, E_POISON, E_ZOMBIE
from aevum.games.temporum.rules.leading_ops import Choose, MayPay
from aevum.games.temporum.rules.running import RunningText
from aevum.games.temporum.rules.visiting import text_of

RICH: Final = 30  # dollars of a player who can afford a more expensive card
WORST: Final = -1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class QuestionJudge:
    """How the bot answers a kind of question; by default with the first answer."""

    def __init__(self, at_a_glance: bool = False) -> None:
        self.at_a_glance: Final = at_a_glance
        """Whether the bot never looks ahead for it."""

    def answer(self, chron: Chronicle, seat: int, legal: list[int], worths: Worths) -> int:
        """Return the best answer for the player who is asked."""
        return legal[0]


def judge_question(ask: Ask) -> QuestionJudge:
    """Return the judge of a kind of question."""
    return QUESTION_JUDGES[ask.kind]


def answer(chron: Chronicle, ask: Ask, legal: list[int], worths: Worths) -> int:
    """Return the best answer for the player who is asked."""
    if len(legal) == 1:
        return legal[0]
    return QUESTION_JUDGES[ask.kind].answer(chron, ask.seat, legal, worths)


class TurnJudge(QuestionJudge):
    """Stays, if nothing waits."""

    def answer(self, chron: Chronicle, seat: int, legal: list[int], worths: Worths) -> int:
        return STAY if STAY in legal else legal[0]


class UseJudge(QuestionJudge):
    """Which card to play or to score."""

    def answer(self, chron: Chronicle, seat: int, legal: list[int], worths: Worths) -> int:
        return use_card(chron, seat, legal, worths)


class TacticJudge(QuestionJudge):
    """How to use a Tactician: no crown too many, and a higher price only for the rich."""

    def answer(self, chron: Chronicle, seat: int, legal: list[int], worths: Worths) -> int:
        scoring = scoring_of(chron)
        left = steps_to_go(chron, seat)
        crowns = steps_of(chron, scoring, scoring.card)
        if CHEAPER in legal and crowns > left:
            return CHEAPER
        if DEARER in legal and crowns < left:
            shift = chron.terms.numbers.tactic_crowns
            if crowns + shift == left or chron.money[seat] > RICH:
                return DEARER
        return PLAIN if PLAIN in legal else legal[0]


class StepJudge(QuestionJudge):
    """Which crown to advance."""

    def answer(self, chron: Chronicle, seat: int, legal: list[int], worths: Worths) -> int:
        return step_crown(chron, seat, legal, worths)


class BackJudge(QuestionJudge):
    """Which crown to retreat."""

    def answer(self, chron: Chronicle, seat: int, legal: list[int], worths: Worths) -> int:
        return step_back(chron, seat, legal, worths)


class DiscardJudge(QuestionJudge):
    """Which card to discard."""

    def answer(self, chron: Chronicle, seat: int, legal: list[int], worths: Worths) -> int:
        return throw(chron, seat, legal, worths)


class ChoiceJudge(QuestionJudge):
    """The best branch of a text."""

    def answer(self, chron: Chronicle, seat: int, legal: list[int], worths: Worths) -> int:
        text = chron.table[-1]
        if not isinstance(text, RunningText):
            return judge_of(chron).choice(legal)
        steps = chron.terms.numbers.texts[text.text]
        choice = steps[text.at - 1]
        assert isinstance(choice, Choose)
        prices = prices_for(chron, seat, worths)
        best, best_worth = legal[0], WORST
        for number, place in enumerate(choice.starts(text.at)):
            if CHOICE + number in legal:
                end = place + 1 + steps[place].length
                worth = glance(prices, text.here, steps, place + 1, end)
                if worth > best_worth:
                    best, best_worth = CHOICE + number, worth
        return best


class OfferJudge(QuestionJudge):
    """Whether an offer is worth it: most are."""

    def answer(self, chron: Chronicle, seat: int, legal: list[int], worths: Worths) -> int:
        text = chron.table[-1]
        if not isinstance(text, RunningText):
            return agreed(chron, seat)
        steps = chron.terms.numbers.texts[text.text]
        offer = steps[text.at - 1]
        if not isinstance(offer, MayPay):
            return _new_hand(chron, seat, worths)
        prices = prices_for(chron, seat, worths)
        worth = glance(prices, text.here, steps, text.at, text.at + offer.length)
        return YES if worth + prices.of_dollars(-offer.price) > 0 else NO


def _new_hand(chron: Chronicle, seat: int, worths: Worths) -> int:
    """Return whether as many new cards are better than those in hand."""
    left = steps_to_go(chron, seat)
    hand = chron.hands[seat]
    kept = 0
    for card in hand:
        kept += worths.hand_worth(card, left)
    return YES if kept < worths.weights.unseen * len(hand) else NO


class OrderJudge(QuestionJudge):
    """Losses first, while there may be little to lose; Investments last, when all money is
    gained."""

    def answer(self, chron: Chronicle, seat: int, legal: list[int], worths: Worths) -> int:
        for effect in (E_ZOMBIE, E_POISON):
            if EFFECT_MOVE + effect in legal:
                return EFFECT_MOVE + effect
        return legal[int(legal[0] == EFFECT_MOVE + E_INVESTMENTS)]


class CardJudge(QuestionJudge):
    """Which card to pick."""

    def answer(self, chron: Chronicle, seat: int, legal: list[int], worths: Worths) -> int:
        return pick_card(chron, seat, legal, worths)


class PlaceJudge(QuestionJudge):
    """The best place to visit."""

    def answer(self, chron: Chronicle, seat: int, legal: list[int], worths: Worths) -> int:
        texts = chron.terms.numbers.texts
        prices = prices_for(chron, seat, worths)
        best, best_worth = legal[0], WORST
        for move in legal:
            if move == NO:
                continue
            place = move - GO if move < ZONE else move - ZONE
            steps = texts[text_of(chron, place)]
            worth = glance(prices, place, steps, 0, len(steps)) + prices.of_visit(place)
            if worth > best_worth:
                best, best_worth = move, worth
        return best


class TimeJudge(QuestionJudge):
    """The last Time."""

    def answer(self, chron: Chronicle, seat: int, legal: list[int], worths: Worths) -> int:
        return legal[-1]


class HistoryJudge(QuestionJudge):
    """History is left as it is."""

    def answer(self, chron: Chronicle, seat: int, legal: list[int], worths: Worths) -> int:
        return NO


QUESTION_JUDGES: Final[list[QuestionJudge]] = [
    TurnJudge(),
    UseJudge(),
    UseJudge(),
    TacticJudge(at_a_glance=True),
    QuestionJudge(at_a_glance=True),  # a Beggar gives as little as possible: money can be lost
    StepJudge(at_a_glance=True),
    BackJudge(),
    DiscardJudge(),
    ChoiceJudge(),
    OfferJudge(),
    OrderJudge(at_a_glance=True),
    CardJudge(),
    PlaceJudge(),
    TimeJudge(),
    HistoryJudge(),
]
"""The judge of each kind of question, in the order of `asks.py`."""
