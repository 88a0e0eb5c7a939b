"""Chance: its question, and every kind of task by its number."""

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import Ask
from aevum.core.text import Question
from aevum.games.chronos import messages as m
from aevum.games.chronos.data import EOS
from aevum.games.chronos.moves import CALM, KNOCK_MOVE
from aevum.games.chronos.rules.archipelago import Archipelago
from aevum.games.chronos.rules.asks import KNOCK
from aevum.games.chronos.rules.effects import settle
from aevum.games.chronos.rules.question import QuestionKind
from aevum.games.chronos.rules.setup import DrawCity, DrawGod
from aevum.games.chronos.rules.task import DrawAtlantis, Pour, PutTroy, Reveal, Task


@mypyc_attr(acyclic=True)
class Knock(Task):
    """Whether somebody who flips a timer knocks another; then EOS gets a card."""

    def __init__(self, seat: int, beside: int) -> None:
        super().__init__(KNOCK)
        self.seat: Final = seat
        self.beside: Final = beside
        """How many timers are there already."""

    def odds(self, sea: Archipelago) -> list[tuple[int, int]]:
        numbers = sea.terms.numbers
        times = numbers.knock if self.beside == 1 else numbers.crowd_knock
        return [(CALM, times - 1), (KNOCK_MOVE, 1)]

    def resolve(self, sea: Archipelago, outcome: int) -> None:
        knocked = outcome == KNOCK_MOVE
        sea.note("knock" if knocked else "calm", self.seat, random=True)
        if knocked:
            sea.owe(self.seat, sea.holder[EOS])
            settle(sea, self.seat)

    def saved(self) -> list[int]:
        return [self.kind, self.seat, self.beside]

    def again(self, first: int, second: int) -> Task:
        return Knock(first, second)


TASKS: Final[list[Task]] = [
    Reveal(0),
    Knock(0, 0),
    DrawCity(),
    DrawGod(),
    DrawAtlantis(),
    PutTroy(),
    Pour(0),
]
"""One of each kind, in the order of `asks.py`."""


class Deal(QuestionKind):
    """The question to chance: the outcome of the first task."""

    def options(self, sea: Archipelago, ask: Ask) -> list[int]:
        return sorted([outcome for outcome, _ in sea.tasks[0].odds(sea)])

    def prompt(self, sea: Archipelago, ask: Ask) -> Question:
        return Question(m.ask_chance())

    def take(self, sea: Archipelago, ask: Ask, move: int) -> None:
        resolve(sea, move)


def resolve(sea: Archipelago, outcome: int) -> None:
    """Carry out the first task with this outcome."""
    sea.tasks.pop(0).resolve(sea, outcome)
