"""The cards that a bot remembers in other players' central piles.

All cards move in sight, but only top cards stay in sight: a forgotten card counts as average.
"""

from typing import Final

from aevum.core.events import Event
from aevum.core.rng import Rng
from aevum.games.chronos.bot.levels import happens
from aevum.games.chronos.data import NORTH, ZERO


class Recall:
    """The cards that a bot expects in each central pile, without order."""

    def __init__(self, percent: int) -> None:
        self.percent = percent
        """How many of a hundred cards are remembered."""
        self.believed: list[list[int]] = []

    def of(self, seat: int) -> list[int]:
        """Return the cards expected in a seat's central pile."""
        while len(self.believed) <= seat:
            self.believed.append([])
        return self.believed[seat]

    def saw(self, event: Event, rng: Rng) -> None:
        """Take note of a card that moved, or miss it."""
        trace = TRACES.get(event.kind)
        if trace is not None:
            trace.follow(self, event.seat, event.args, rng)

    def comes(self, seat: int, card: int, rng: Rng) -> None:
        """Remember a card that came into a central pile, or miss it."""
        if 0 <= card < NORTH and happens(self.percent, rng):
            self.of(seat).append(card)

    def goes(self, seat: int, card: int) -> None:
        """Forget a card that left a central pile."""
        believed = self.of(seat)
        if card in believed:
            believed.remove(card)


# How cards move, by the kind of event


class Trace:
    """How cards move in an event of some kind."""

    def follow(self, recall: Recall, seat: int, args: list[int], rng: Rng) -> None:
        """Let a bot's memory see it."""
        raise NotImplementedError("abstract: follow")


class Coming(Trace):
    """A card comes to the player of the event."""

    def __init__(self, place: int) -> None:
        self.place: Final = place
        """The place of the card among the numbers of the event."""

    def follow(self, recall: Recall, seat: int, args: list[int], rng: Rng) -> None:
        recall.comes(seat, args[self.place], rng)


class ZeroComing(Trace):
    """A 0 comes."""

    def follow(self, recall: Recall, seat: int, args: list[int], rng: Rng) -> None:
        recall.comes(seat, ZERO, rng)


class Going(Trace):
    """A card is discarded."""

    def follow(self, recall: Recall, seat: int, args: list[int], rng: Rng) -> None:
        recall.goes(seat, args[0])


class Plunder(Trace):
    """A card goes from another to the player of the event."""

    def follow(self, recall: Recall, seat: int, args: list[int], rng: Rng) -> None:
        recall.goes(args[0], args[1])
        recall.comes(seat, args[1], rng)


class Gift(Trace):
    """A card goes from the player of the event to another."""

    def follow(self, recall: Recall, seat: int, args: list[int], rng: Rng) -> None:
        recall.goes(seat, args[1])
        recall.comes(args[0], args[1], rng)


class Swap(Trace):
    """Two cards change places."""

    def follow(self, recall: Recall, seat: int, args: list[int], rng: Rng) -> None:
        recall.goes(args[0], args[1])
        recall.goes(seat, args[2])
        recall.comes(seat, args[1], rng)
        recall.comes(args[0], args[2], rng)


TRACES: Final[dict[str, Trace]] = {
    "pick": Coming(1),
    "zero": ZeroComing(),
    "plunder": Plunder(),
    "gives": Gift(),
    "robs": Swap(),
    "recovers": Coming(0),
    "shows": Coming(0),
    "discards": Going(),
    "starves": Going(),
}
"""The events in which cards move."""
