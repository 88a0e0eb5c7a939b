"""The search for weights that win more: SPSA, with the same seeds for both sides.

Each block takes the present weights with a step up for some of them and down for the others, and
the opposite steps, and lets both play each other on one seed, each in every seat. Where one side
wins more, the weights move its way. A step has no gradient to know: two sides are enough for any
number of weights. Steps and moves shrink slowly; the result is the mean of the second half of the
way, which is steadier than its end.
"""

import argparse
from dataclasses import dataclass
from math import fsum
from random import Random
from typing import Final

from aevum.arena.ladder.block import Order
from aevum.arena.ladder.report import lone_share
from aevum.bots.weights import tuned_name
from aevum.core.bot import Weight
from aevum.core.game import Game
from tools.tune.table import Players, Table, Value, Values, allowed, changes, tell_next

REACH: Final = 0.12  # a step, as a part of the bounds of a weight
PULL: Final = 0.6  # a move after a block that one side won wholly, in steps
SHRINK: Final = 0.101  # of steps
SLOW: Final = 0.602  # of moves


@dataclass(frozen=True)
class Steps:
    """The blocks of one step of the search; it is sent to other processes."""

    bots: list[tuple[str, str]]
    """For each block both sides."""
    seats: int
    seed: int
    options: dict[str, object]

    def play(self, game: Game, index: int) -> float:
        """Return by how much the first side did better, from -1 to 1."""
        first, second = self.bots[index]
        block = self._order(index).play(game, 0)
        if self.seats == 1:
            scores = {name: block.games[at].scores[0] for at, name in enumerate((second, first))}
            return float((scores[first] > scores[second]) - (scores[first] < scores[second]))
        ours = lone_share(block.games[: self.seats])
        theirs = lone_share(block.games[self.seats :]) if self.seats > 2 else 1 - ours
        return ours - theirs

    def _order(self, index: int) -> Order:
        first, second = self.bots[index]
        pairs = [] if self.seats == 1 else [(1, 0)]
        return Order([second, first], pairs, self.seats, self.seed + index, self.options)

    def number(self, index: int) -> int:
        """Return the seed of a block."""
        return self.seed + index

    def command(self, game: Game, index: int) -> str:
        """Return the command that plays a block again."""
        return self._order(index).command(game, 0)


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("--steps", type=int, default=200, help="steps of the search")
    command.add_argument("--blocks", type=int, default=16, help="blocks of a step")
    command.add_argument("--reach", type=float, default=REACH, help="step, as a part of the bounds")


def run(wish: argparse.Namespace, table: Table) -> None:
    """Search, print the way and its result."""
    centre = {weight.name: float(table.start[weight.name]) for weight in table.tuned}
    way: list[dict[str, float]] = []
    with Players(table) as players:
        for step in range(wish.steps):
            _step(wish, table, players, step, centre)
            way.append(dict(centre))
            if (step + 1) % max(1, wish.steps // 20) == 0:
                print(f"step {step + 1}: {changes(table, _settled(table, way))}", flush=True)
    tell_next(table, _settled(table, way))


def _step(
    wish: argparse.Namespace, table: Table, players: Players, step: int, centre: dict[str, float]
) -> None:
    """Play the blocks of a step, and move the weights to where the wins were."""
    seed = wish.seed + step * wish.blocks
    reach = wish.reach * (1 + step) ** -SHRINK
    signs = [_signs(table, seed + block) for block in range(wish.blocks)]
    sides = [_sides(table, centre, sign, reach) for sign in signs]
    places = [at for at, (one, other) in enumerate(sides) if one != other]
    work = Steps(sides, table.seats, seed, table.options)
    better = players.play(work, places) if places else {}
    pull = PULL * wish.reach * (1 + step / max(1, wish.steps / 10)) ** -SLOW
    for weight in table.tuned:
        push = fsum(gain * signs[at][weight.name] for at, gain in better.items()) / wish.blocks
        moved = centre[weight.name] + pull * push * (weight.high - weight.low)
        centre[weight.name] = min(max(moved, weight.low), weight.high)


def _signs(table: Table, seed: int) -> dict[str, int]:
    """Return for each weight whether the first side of a block has more or less of it."""
    rng = Random(f"search {seed}")
    return {weight.name: rng.choice((-1, 1)) for weight in table.tuned}


def _sides(
    table: Table, centre: dict[str, float], signs: dict[str, int], reach: float
) -> tuple[str, str]:
    """Return the names of both sides of a block."""
    sides: list[str] = []
    for way in (1, -1):
        values: Values = dict(table.start)
        for weight in table.tuned:
            values[weight.name] = _stepped(
                weight, centre[weight.name], way * signs[weight.name], reach
            )
        sides.append(tuned_name(values))
    return sides[0], sides[1]


def _stepped(weight: Weight, value: float, sign: int, reach: float) -> Value:
    """Return a value a step away, at least 1 where only whole numbers are allowed."""
    step = reach * (weight.high - weight.low)
    return allowed(weight, value + sign * max(step, 0.5 if weight.whole() else 0.0))


def _settled(table: Table, way: list[dict[str, float]]) -> Values:
    """Return the mean of the second half of the way, in values that are allowed."""
    late = way[len(way) // 2 :]
    found: Values = dict(table.start)
    for weight in table.tuned:
        found[weight.name] = allowed(weight, fsum(each[weight.name] for each in late) / len(late))
    return found
