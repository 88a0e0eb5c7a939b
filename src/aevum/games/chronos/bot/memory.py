"""What a bot remembers of the cards it saw going into other players' central piles.

All cards fly openly, but only tops lie openly: who forgets a card takes it for an average one.
"""

from aevum.core.events import Event
from aevum.core.rng import Rng
from aevum.games.chronos.bot.levels import happens
from aevum.games.chronos.data import NORTH, ZERO


class Recall:
    """The cards a bot believes in each central pile, without order."""

    def __init__(self, percent: int) -> None:
        self.percent = percent
        """How many of a hundred cards are remembered."""
        self.believed: list[list[int]] = []

    def of(self, seat: int) -> list[int]:
        """Return the cards believed in a seat's central pile."""
        while len(self.believed) <= seat:
            self.believed.append([])
        return self.believed[seat]

    def saw(self, event: Event, rng: Rng) -> None:
        """Take note of a card that moved, or miss it."""
        kind, seat, args = event.kind, event.seat, event.args
        if kind == "pick":
            self._comes(seat, args[1], rng)
        elif kind == "zero":
            self._comes(seat, ZERO, rng)
        elif kind == "plunder":
            self._goes(args[0], args[1])
            self._comes(seat, args[1], rng)
        elif kind == "gives":
            self._goes(seat, args[1])
            self._comes(args[0], args[1], rng)
        elif kind == "robs":
            self._goes(args[0], args[1])
            self._goes(seat, args[2])
            self._comes(seat, args[1], rng)
            self._comes(args[0], args[2], rng)
        elif kind == "recovers" or kind == "shows":
            self._comes(seat, args[0], rng)
        elif kind == "discards" or kind == "starves":
            self._goes(seat, args[0])

    def _comes(self, seat: int, card: int, rng: Rng) -> None:
        if 0 <= card < NORTH and happens(self.percent, rng):
            self.of(seat).append(card)

    def _goes(self, seat: int, card: int) -> None:
        believed = self.of(seat)
        if card in believed:
            believed.remove(card)
