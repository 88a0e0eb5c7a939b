"""The bot's plan: how long each goal takes with its cards, and therefore the value of a hand."""

from typing import Final

from aevum.core.state import NONE
from aevum.games.imperials.bot.goals import Goal, Needs, find_fences, find_goals
from aevum.games.imperials.bot.income import CARD_WORTH, JOKER, PER_ROLL, weights
from aevum.games.imperials.bot.mind import MOST_ROUNDS, PARTS, PERCENT, Mind
from aevum.games.imperials.bot.wonder_goals import find_wonders
from aevum.games.imperials.data import CARDS, RESOURCES
from aevum.games.imperials.moves import MARKET
from aevum.games.imperials.rules.realm import Realm
from aevum.games.imperials.rules.robber import hand_limit

SEVENS: Final = (0, 171, 313, 431, 530, 612, 681)  # of 1024: a seven within so many rolls


class Outlook:
    """The goals of a seat, and the value of hands for them."""

    def __init__(self, realm: Realm, seat: int, mind: Mind) -> None:
        self.realm = realm
        self.seat = seat
        self.mind = mind
        self.kinds = CARDS if realm.wonders else RESOURCES
        first = seat * CARDS
        self.hand: list[int] = realm.hands[first : first + CARDS]
        self.ratios: list[int] = realm.ratios[first : first + CARDS]
        needs = Needs(realm, seat, mind)
        find_goals(realm, seat, needs)
        if realm.wonders:
            find_wonders(realm, seat, needs)
            find_fences(realm, seat, needs)
        self.goals: list[Goal] = needs.goals
        self.income: list[int] = needs.income
        self.rolls = needs.rolls
        self.missing = needs.missing
        self.limit = hand_limit(realm, seat)
        self.done: Goal | None = None
        """A goal that counts as reached."""

    # Waiting

    def wait(self, hand: list[int], cost: list[int]) -> int:
        """Return in how many parts of a round a seat with this hand can pay, 0 if at once."""
        lack = self.lack(hand, cost)
        if lack <= 0:
            return 0
        lack *= PER_ROLL
        for rounds in range(1, self.mind.limits.rounds + 1):
            rolls = rounds * self.realm.seats
            left = -self.income[JOKER] * rolls
            for card in range(self.kinds):
                have = (hand[card] - cost[card]) * PER_ROLL + self.income[card] * rolls
                left -= have if have < 0 else have // self.ratios[card]
            if left <= 0:
                return PARTS * (rounds - 1) + max(1, PARTS * lack // (lack - left))
            lack = left
        return PARTS * MOST_ROUNDS

    def lack(self, hand: list[int], cost: list[int]) -> int:
        """Return how many cards are missing now, after all trades with the market."""
        missing = 0
        for card in range(self.kinds):
            have = hand[card] - cost[card]
            missing -= have if have < 0 else have // self.ratios[card]
        return missing

    def faded(self, goal: Goal, hand: list[int]) -> int:
        """Return the value of a goal for a seat with this hand; later gains count less."""
        parts = self.wait(hand, goal.cost)
        return goal.value * self.mind.fading[parts * self.realm.seats] >> 10

    # The value of hands

    def prospect(self, hand: list[int]) -> int:
        """Return the value of a hand: the two goals it serves best, and the danger of a seven."""
        best = second = 0
        for goal in self.goals:
            if goal is self.done:
                continue
            value = self.faded(goal, hand)
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
        return best + second * self.mind.also // 100 + self.pocket(hand) - self.danger(hand)

    def pocket(self, hand: list[int]) -> int:
        """Return the value of the cards themselves."""
        wanted = weights(self.realm)
        total = 0
        for card in range(self.kinds):
            total += hand[card] * wanted[card]
        return total * CARD_WORTH * self.mind.pocket // 10000

    def danger(self, hand: list[int]) -> int:
        """Return the average cost of a seven until the next turn."""
        size = sum(hand)
        if size <= self.limit:
            return 0
        cost = (size // 2) * CARD_WORTH * self.mind.danger // PERCENT
        return cost * SEVENS[self.realm.seats] >> 10

    def gain(self, change: list[int]) -> int:
        """Return the gain of a change of the hand."""
        after = [self.hand[card] + change[card] for card in range(CARDS)]
        return self.prospect(after) - self.prospect(self.hand)

    def after(self, goal: Goal) -> list[int]:
        """Return the hand after paying for a goal, with trades at the market where needed."""
        hand = [self.hand[card] - goal.cost[card] for card in range(CARDS)]
        for card in range(self.kinds):
            while hand[card] < 0:
                given = self.spare(hand)
                if given == NONE:
                    return hand
                hand[given] -= self.ratios[given]
                hand[card] += 1
        return hand

    def spare(self, hand: list[int]) -> int:
        """Return the card to give the market at the least loss, NONE if there is none."""
        wanted = weights(self.realm)
        best, which = 0, NONE
        for card in range(self.kinds):
            if hand[card] >= self.ratios[card]:
                # prefer to give a plentiful kind
                cost = self.ratios[card] * wanted[card] * 20 // (20 + self.income[card])
                if which == NONE or cost < best:
                    best, which = cost, card
        return which

    def trade_for(self, goal: Goal) -> int:
        """Return a trade with the market that helps to pay for a goal now, NONE if none does."""
        hand = [self.hand[card] - goal.cost[card] for card in range(CARDS)]
        given = self.spare(hand)
        if given == NONE:
            return NONE
        for card in range(self.kinds):
            if hand[card] < 0 and self.realm.market[card] and card != given:
                return MARKET + given * CARDS + card
        return NONE

    def best_goal(self) -> Goal | None:
        """Return the goal with the most value, given how long it takes."""
        best, found = 0, None
        for goal in self.goals:
            value = self.faded(goal, self.hand)
            if value > best:
                best, found = value, goal
        return found

    def others_hold(self, card: int) -> int:
        """Return how many of a card all others have together: the market shows it."""
        total = self.realm.terms.numbers.stock[card] if card < self.kinds else 0
        return total - self.realm.market[card] - self.hand[card]
