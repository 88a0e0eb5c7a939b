"""The edicts of the sheet: Taxation and Conscription (R9)."""

from typing import Final

from aevum.core.text import Label, Refusal, Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.data import CONSCRIPTION, TAXATION
from aevum.games.ascii.rules.die_refusals import refuse_recruits
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

    def label(self, sea: Mediterranean, seat: int, move: int) -> Label:
        numbers, empire = sea.terms.numbers, sea.empires[seat]
        room = max(0, numbers.gold - empire.gained - (0 if sea.last else 1))
        gold = min(numbers.tax_gold, room)
        note = m.note_tax(unhappy=numbers.edict_unhappy, gold=gold)
        return Label(m.move_tax(), None, (note,))

    def undo(self, move: int) -> Text:
        return m.undo_tax()


class Conscription(Edict):
    """Workers become Soldiers at once; the moves name the number (R9.3)."""

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

    def label(self, sea: Mediterranean, seat: int, move: int) -> Label:
        note = m.note_conscript(unhappy=sea.terms.numbers.edict_unhappy)
        return Label(m.move_conscript(soldiers=move - self.first + 1), None, (note,))

    def undo(self, move: int) -> Text:
        return m.undo_conscript(soldiers=move - self.first + 1)

    def why(self, sea: Mediterranean, seat: int, move: int) -> Refusal | None:
        empire, number = sea.empires[seat], move - self.first + 1
        if empire.workers == 0:
            return Refusal("R9.3", m.no_conscript_worker())
        most = empire.numbers.conscripts
        if number > most:
            return Refusal("R9.3", m.no_conscript_limit(workers=most))
        return refuse_recruits(sea, empire, number, "R9.3")


DECREES: Final[list[Edict]] = [Taxation(TAXATION), Conscription(CONSCRIPTION)]
"""In the order of EDICTS."""
