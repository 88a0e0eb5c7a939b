"""What steps, dollars and cards are worth to a seat: usually, or in its present position."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import NONE
from aevum.games.temporum.bot.card_values import Worths
from aevum.games.temporum.bot.evaluation import (
    LAST,
    NEAR,
    own_means,
    road,
    steps_to_go,
    way_worth,
    zone_judge,
)
from aevum.games.temporum.bot.weights import STEP
from aevum.games.temporum.data import SLOTS
from aevum.games.temporum.rules.chronicle import Chronicle
from aevum.games.temporum.rules.money import funds

WINNING: Final = 10_000  # the scoring that brings the last crown home
CARD: Final = 100  # hundredths


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Prices:
    """The usual prices of steps, dollars and cards."""

    def __init__(self, chron: Chronicle, seat: int, worths: Worths) -> None:
        self.chron: Final = chron
        self.seat: Final = seat
        self.worths: Final = worths
        self.left: Final = steps_to_go(chron, seat)

    def of_steps(self, steps: int) -> int:
        """Return what so many steps of crowns are worth."""
        return STEP * steps

    def of_dollars(self, dollars: int) -> int:
        """Return what so many dollars are worth; if negative, what it costs to lose them."""
        return self.worths.weights.dollar * dollars

    def of_cards(self, cards: int) -> int:
        """Return what so many unknown cards are worth; if negative, what it costs to lose them."""
        return self.worths.weights.unseen * cards

    def of_visit(self, place: int) -> int:
        """Return what a visit is worth besides what its text brings at a glance."""
        return 0

    def best_play(self) -> int:
        """Return the gain of the best card of the hand to play, minus its value there."""
        best = 0
        for card in self.chron.hands[self.seat]:
            if card >= 0:
                best = max(best, self.playing(card))
        return best

    def best_score(self, discount: int, bonus: int) -> int:
        """Return the gain of the best affordable card of the hand to score."""
        best, crowns = 0, self.worths.crowns
        most = funds(self.chron, self.seat) + discount
        for card in self.chron.hands[self.seat]:
            if card >= 0 and self.worths.costs[card] <= most:
                worth = self.scoring(card, discount, bonus)
                if crowns[card] + bonus >= self.left:
                    worth += WINNING
                best = max(best, worth)
        return best

    def playing(self, card: int) -> int:
        """Return the gain of playing a card, minus its value in hand."""
        worths, left = self.worths, self.left
        return worths.play_worth(card, left) - worths.hand_worth(card, left)

    def scoring(self, card: int, discount: int, bonus: int) -> int:
        """Return the gain of scoring a card, minus its value in hand."""
        worths, left = self.worths, self.left
        worth = worths.score_worth(card, left) - worths.hand_worth(card, left)
        return worth + self.of_dollars(min(discount, worths.costs[card])) + STEP * bonus

    def scored(self, card: int, crowns: int, cost: int) -> int:
        """Return the gain of scoring a card for so many crowns and dollars, minus its value in
        hand."""
        worth = STEP * min(crowns, self.left) - self.of_dollars(cost)
        return worth - self.worths.hand_worth(card, self.left)


@mypyc_attr(acyclic=True)
class PresentPrices(Prices):
    """What they are worth in the present position: dollars less to the rich, cards less to those
    who have plenty.
    """

    def __init__(self, chron: Chronicle, seat: int, worths: Worths) -> None:
        super().__init__(chron, seat, worths)
        self.dollars, self.cards = own_means(chron, seat, worths)
        self.zone: Final = zone_judge(chron)
        self.before = 0
        self.before = self.gain(0, 0, 0)

    def of_steps(self, steps: int) -> int:
        return self.gain(steps, 0, 0)

    def of_dollars(self, dollars: int) -> int:
        return self.gain(0, dollars, 0)

    def of_cards(self, cards: int) -> int:
        return self.gain(0, 0, CARD * cards)

    def gain(self, steps: int, dollars: int, cards: int, used: int = NONE) -> int:
        """Return what so many steps, dollars and hundredths of cards more are worth.

        `used` is a card that leaves the hand.
        """
        if 0 < self.left <= steps:
            return WINNING
        left, money = self.left - steps, max(0, self.dollars + dollars)
        held, weights = max(0, self.cards + cards), self.worths.weights
        turns = road(left, money, held, weights)
        if left <= NEAR and self.chron.hands[self.seat]:
            ready = self.can_finish(left, money, used)
            turns = min(turns, LAST) if ready else max(turns, weights.not_last)
        turns = self.zone.turns(self.chron, money, turns)
        return way_worth(left, turns, money, held, weights) - self.before

    def can_finish(self, left: int, dollars: int, used: int) -> bool:
        """Return whether a card of the hand, except a used one, can bring the last crown home."""
        crowns, costs = self.worths.crowns, self.worths.costs
        for card in self.chron.hands[self.seat]:
            if card == used:
                used = NONE
            elif card >= 0 and crowns[card] >= left and costs[card] <= dollars:
                return True
        return False

    def of_visit(self, place: int) -> int:
        return self.worths.visits[self.chron.zones[place]] if place < SLOTS else 0

    def playing(self, card: int) -> int:
        worths, left = self.worths, self.left
        text = worths.text_worth(card, left)
        return text + self.gain(0, worths.coins[card], -self.kept(card), card)

    def scoring(self, card: int, discount: int, bonus: int) -> int:
        cost = max(0, self.worths.costs[card] - discount)
        return self.scored(card, self.worths.crowns[card] + bonus, cost)

    def scored(self, card: int, crowns: int, cost: int) -> int:
        return self.gain(crowns, -cost, -self.kept(card), card)

    def kept(self, card: int) -> int:
        """Return what a card counts in hand, in hundredths of usual cards."""
        worths = self.worths
        return CARD * worths.hand_worth(card, self.left) // worths.weights.unseen


def prices_for(chron: Chronicle, seat: int, worths: Worths) -> Prices:
    """Return the prices by which a bot judges texts at a glance."""
    if worths.weights.present:
        return PresentPrices(chron, seat, worths)
    return Prices(chron, seat, worths)
