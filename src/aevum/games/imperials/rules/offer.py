"""An open offer from the view of the player of the turn: what they give and what they get."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.games.imperials.data import CARDS

SILENT: Final = 0
ACCEPTED: Final = 1
REJECTED: Final = 2


@mypyc_attr(acyclic=True)
class Offer:
    """Cards for cards, who made it, and the answers of the others."""

    def __init__(
        self, maker: int, give: list[int], want: list[int], answers: list[int], said: list[int]
    ) -> None:
        self.maker = maker
        self.give = give
        """What the player of the turn gives, by card."""
        self.want = want
        self.answers = answers
        self.said = said
        """How often each seat has answered."""

    def clone(self) -> "Offer":
        """Return an independent copy; the cards of an offer never change."""
        return Offer(self.maker, self.give, self.want, self.answers[:], self.said[:])

    def same(self, give: list[int], want: list[int]) -> bool:
        """Return whether these are the same cards."""
        return self.give == give and self.want == want

    def to_data(self) -> list[object]:
        return [self.maker, self.give[:], self.want[:], self.answers[:], self.said[:]]


def so_many(card: int, number: int) -> list[int]:
    """Return so many of one card, and none of the others."""
    return [number if each == card else 0 for each in range(CARDS)]


def covers(hand: list[int], first: int, cards: list[int]) -> bool:
    """Return whether a hand, which begins at `first` in this list, holds these cards."""
    return all(hand[first + card] >= cards[card] for card in range(CARDS))
