"""The game's own policy: gather cards that fit together, and load them before it is late."""

from typing import Final

from aevum.core.bot import Bot
from aevum.core.rng import Rng
from aevum.core.state import Ask, State
from aevum_quay.data import KINDS, SLOTS, kind_of
from aevum_quay.moves import DRAW, LOAD, SWAP, TAKE
from aevum_quay.state import Quay

ENOUGH: Final = 9  # points of a load: more is seldom worth the wait
UNSEEN: Final = 3  # value of a card of the deck, in thirds of a point
PER_POINT: Final = 3


class StandardBot(Bot):
    """Weighs each move by the points for which its hand could be loaded after it."""

    name = "standard"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        assert isinstance(view, Quay)
        rated = [(self.value(view, ask.seat, move), move) for move in legal]
        best = max(value for value, _ in rated)
        return rng.pick([move for value, move in rated if value == best])

    def value(self, quay: Quay, seat: int, move: int) -> int:
        hand = quay.hands[seat]
        if move >= LOAD:
            gain = quay.worth(quay.cards_of(seat, move - LOAD))
            wins = quay.points[seat] + gain >= quay.numbers.goal
            late = max(quay.points) * 4 >= quay.numbers.goal * 3 or quay.deck.size() < quay.seats
            due = wins or late or gain >= ENOUGH or len(hand) >= quay.numbers.hand
            return gain * PER_POINT * 4 if due else 0
        if move == DRAW:
            return UNSEEN
        if move < DRAW:
            after = [*hand, quay.quay[move - TAKE]]
        else:
            card, slot = divmod(move - SWAP, SLOTS)
            after = [*(each for each in hand if each != card), quay.quay[slot]]
        return PER_POINT * (promise(quay, after) - promise(quay, hand))


def promise(quay: Quay, hand: list[int]) -> int:
    """Return the points for loading all kinds of a hand."""
    kinds = [[card for card in hand if kind_of(card) == kind] for kind in range(len(KINDS))]
    return sum(quay.worth(cards) for cards in kinds)
