"""The tables at which weights are tuned, and small helpers for values of weights."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Self, TypeVar

from aevum.arena.one import Work
from aevum.arena.workers import Crew, play_here
from aevum.core.bot import Weight
from aevum.core.game import Game

Value = int | float
Values = dict[str, Value]
R = TypeVar("R")


@dataclass(frozen=True)
class Table:
    """What is played, by how many, and the weights in question."""

    game: Game
    seats: int
    options: dict[str, object]
    jobs: int
    start: Values
    """All weights to begin with."""
    tuned: list[Weight]
    """Those that are tuned."""


class Players:
    """This process, or several that last as long as this is entered."""

    def __init__(self, table: Table) -> None:
        self.game = table.game
        self.crew = Crew(table.game, table.jobs) if table.jobs > 1 else None

    def __enter__(self) -> Self:
        if self.crew is not None:
            self.crew.__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self.crew is not None:
            self.crew.__exit__(kind, error, trace)

    def play(self, work: Work[R], places: Sequence[int]) -> dict[int, R]:
        """Return the result at each place, in the order of the places."""
        found: dict[int, R] = {}
        if self.crew is None:
            play_here(self.game, work, places, found, tell_nobody, 1)
        else:
            self.crew.play(work, places, found, tell_nobody, 1)
        return {place: found[place] for place in places}


def allowed(weight: Weight, value: float) -> Value:
    """Return the nearest value that a weight may have."""
    inside = min(max(value, weight.low), weight.high)
    return round(inside) if weight.whole() else round(inside, 6)


def changes(table: Table, values: Mapping[str, Value]) -> str:
    """Return the weights that differ from the shipped ones, as the tools read them."""
    found = [
        f"{weight.name}={values[weight.name]:.7g}"
        for weight in table.game.weights()
        if values[weight.name] != weight.default
    ]
    return ",".join(found)


def tell_next(table: Table, values: Mapping[str, Value]) -> None:
    """Print the weights, and the command that judges them."""
    found = changes(table, values)
    if not found:
        print("The shipped weights are the best found.")
        return
    words = [f"python -m tools.tune gate {table.game.name} --new {found} --seats {table.seats}"]
    words += [f'--option "{name}={value}"' for name, value in table.options.items()]
    print(f"To judge them:\n    {' '.join(words)}")


def tell_nobody(_done: int, _all: int) -> None:
    """Report no progress."""
