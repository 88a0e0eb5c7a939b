"""Piles that need no shuffling, and the pool from which guesses deal hidden cards.

A pile is `top` (ordered) + `mixed` (only counts) + `bottom` (ordered). A draw from `mixed` is a
chance step, so a deck has no hidden order: nobody, not even the server's memory, knows the next
card. Each ordered card has the set of seats that know it.
"""

from typing import Final

from aevum.core.chance import Chance
from aevum.core.data import Reader
from aevum.core.rng import Rng
from aevum.core.state import NONE, UNKNOWN

NOBODY: Final = 0  # the set of seats that know a card: one bit for each seat
FACE_UP: Final = -1  # everybody knows it, also spectators


class Pool:
    """The cards that a viewer cannot locate: all cards except those they see."""

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts
        self.size = sum(counts)

    def remove(self, card: int) -> None:
        """Remove a card that is visible somewhere; holes are ignored."""
        if card >= 0:
            self.counts[card] -= 1
            self.size -= 1

    def deal(self, rng: Rng) -> int:
        """Remove and return a random card, as likely as it is frequent."""
        ticket = int(rng.below(self.size))
        for card, number in enumerate(self.counts):
            ticket -= number
            if ticket < 0:
                self.remove(card)
                return card
        raise ValueError("the pool is empty")

    def close(self, cards: list[int], rng: Rng) -> None:
        """Deal a card into every hole of a list."""
        for place, card in enumerate(cards):
            if card == UNKNOWN:
                cards[place] = self.deal(rng)


class Pile:
    """A face-down pile. `top[-1]` is drawn first, `bottom[-1]` last."""

    def __init__(
        self,
        top: list[int],
        top_known: list[int],
        mixed: list[int],
        bottom: list[int],
        bottom_known: list[int],
        veiled: int = 0,
        middle: int = NONE,
    ) -> None:
        self.top = top
        self.top_known = top_known
        self.mixed = mixed
        """How many of each card lie in the unordered middle; all 0 in a mask."""
        self.middle = sum(mixed) if middle == NONE else middle
        """The sum of these, so that a draw need not count them."""
        self.bottom = bottom
        self.bottom_known = bottom_known
        self.veiled = veiled
        """In a mask: how many cards the middle holds."""

    def size(self) -> int:
        """Return how many cards there are."""
        return len(self.top) + self.middle + self.veiled + len(self.bottom)

    def empty(self) -> bool:
        """Return whether no card is left."""
        return not self.top and not self.bottom and not self._has_middle()

    def _has_middle(self) -> bool:
        return self.veiled > 0 or self.middle > 0

    def next(self) -> int:
        """Return the next card if the order decides it, NONE if chance does."""
        if self.top:
            return self.top[-1]
        if self.bottom and not self._has_middle():
            return self.bottom[0]
        return NONE

    def outcomes(self) -> list[tuple[int, int]]:
        """Return (card, number) rows for a draw that chance decides."""
        return [(card, number) for card, number in enumerate(self.mixed) if number]

    def deal(self, dice: Chance) -> int:
        """Return one card of the middle, as `Chance.pick` would choose among `outcomes`."""
        ticket = dice.below(self.middle)
        behind = self.middle - ticket  # count from the nearer end
        if ticket < behind:
            for card, number in enumerate(self.mixed):
                ticket -= number
                if ticket < 0:
                    return card
        place = len(self.mixed)
        for number in reversed(self.mixed):
            place -= 1
            behind -= number
            if behind <= 0:
                return place
        raise ValueError("there is no card in the middle of this pile")

    def take(self, card: int) -> None:
        """Remove the card just drawn: the next ordered one, or the outcome of chance."""
        if self.top:
            self.top.pop()
            self.top_known.pop()
        elif not self.bottom or self._has_middle():
            self.take_out(card)
        else:
            del self.bottom[0]
            del self.bottom_known[0]

    def put_on_top(self, card: int, known: int = NOBODY) -> None:
        """Lay a card on the pile; `known` is the set of seats that saw it."""
        self.top.append(card)
        self.top_known.append(known)

    def put_under(self, card: int, known: int = NOBODY) -> None:
        """Lay a card under the pile."""
        self.bottom.append(card)
        self.bottom_known.append(known)

    def mix_in(self, card: int) -> None:
        """Add a card to the unordered middle, as if the pile were shuffled with it."""
        self.mixed[card] += 1
        self.middle += 1

    def take_out(self, card: int) -> None:
        """Remove a card from the unordered middle."""
        self.mixed[card] -= 1
        self.middle -= 1

    def clone(self) -> "Pile":
        """Return an independent copy."""
        return Pile(
            self.top[:],
            self.top_known[:],
            self.mixed[:],
            self.bottom[:],
            self.bottom_known[:],
            self.veiled,
            self.middle,
        )

    def hidden(self, seat: int) -> "Pile":
        """Return the pile as this seat may know it: the same object if it hides nothing."""
        if not self.middle and not self.top and not self.bottom:
            return self
        top, top_known = self.top[:], self.top_known[:]
        bottom, bottom_known = self.bottom[:], self.bottom_known[:]
        _veil(top, top_known, seat)
        _veil(bottom, bottom_known, seat)
        nothing = [0] * len(self.mixed)
        return Pile(top, top_known, nothing, bottom, bottom_known, self.veiled + self.middle, 0)

    def see(self, pool: Pool) -> None:
        """Remove every card that is visible here from a pool."""
        for card in self.top + self.bottom:
            pool.remove(card)

    def guess(self, pool: Pool, rng: Rng) -> None:
        """Fill every hole from a pool."""
        pool.close(self.top, rng)
        pool.close(self.bottom, rng)
        for _ in range(self.veiled):
            self.mix_in(pool.deal(rng))
        self.veiled = 0

    def to_data(self) -> list[object]:
        """Return the pile as plain data."""
        return [
            self.top[:],
            self.top_known[:],
            self.mixed[:],
            self.bottom[:],
            self.bottom_known[:],
            self.veiled,
        ]


def load_pile(reader: Reader, cards: int) -> Pile:
    """Read back what `Pile.to_data` wrote, for so many kinds of cards."""
    top = reader.numbers()
    top_known = reader.numbers(len(top))
    mixed = reader.numbers(cards)
    bottom = reader.numbers()
    bottom_known = reader.numbers(len(bottom))
    return Pile(top, top_known, mixed, bottom, bottom_known, reader.number())


def _veil(cards: list[int], known: list[int], seat: int) -> None:
    """Turn cards that this seat has not seen into holes, and remove what others know."""
    for place, seats in enumerate(known):
        if seats == FACE_UP:
            continue
        if seat >= 0 and seats >> seat & 1:
            known[place] = 1 << seat
        else:
            cards[place] = UNKNOWN
            known[place] = NOBODY
