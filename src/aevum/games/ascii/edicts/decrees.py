"""The edicts of the sheet: Taxation and Conscription (R9)."""

from typing import Final

from aevum.games.ascii.data import CONSCRIPTION, TAXATION
from aevum.games.ascii.rules.edict import Edict
from aevum.games.ascii.rules.mediterranean import Mediterranean
from aevum.games.ascii.rules.tracks import gain_gold, train


class Taxation(Edict):
    """Gold for Unhappiness (R9.2)."""

    def add(self, sea: Mediterranean, seat: int, found: list[int]) -> None:
        found.extend(self.heads[1])

    def number(self, sea: Mediterranean, seat: int) -> int:
        return 1

    def at(self, sea: Mediterranean, seat: int, ticket: int) -> int:
        return self.first

    def admits(self, sea: Mediterranean, seat: int, move: int) -> bool:
        return True

    def carry_out(self, sea: Mediterranean, seat: int, move: int) -> None:
        numbers = sea.terms.numbers
        sea.note("taxes", seat)
        if sea.tells_numbers():
            sea.add_numbers([numbers.edict_unhappy, numbers.tax_gold])
        self.pay(sea, seat)
        gain_gold(sea, seat, numbers.tax_gold)


class Conscription(Edict):
    """Workers become Soldiers at once; the moves name how many (R9.3)."""

    def add(self, sea: Mediterranean, seat: int, found: list[int]) -> None:
        number = self.number(sea, seat)
        if number:
            found.extend(self.heads[number])

    def number(self, sea: Mediterranean, seat: int) -> int:
        empire = sea.empires[seat]
        return empire.trainable(empire.numbers.conscripts, sea.last)

    def at(self, sea: Mediterranean, seat: int, ticket: int) -> int:
        return self.first + ticket

    def admits(self, sea: Mediterranean, seat: int, move: int) -> bool:
        return move < self.first + self.number(sea, seat)

    def carry_out(self, sea: Mediterranean, seat: int, move: int) -> None:
        number = move - self.first + 1
        sea.note("conscripts", seat, number)
        if sea.tells_numbers():
            sea.add_numbers([sea.terms.numbers.edict_unhappy])
        self.pay(sea, seat)
        train(sea, seat, number)


DECREES: Final[list[Edict]] = [Taxation(TAXATION), Conscription(CONSCRIPTION)]
"""In the order of EDICTS."""
