"""Weights of the evaluation from who won, by logistic regression on positions of self-play.

Standard bots play games; of each game a few positions are kept, from the view of the seat that was
asked, with what its evaluation says, how that changes with each weight, and whether the seat won.
Then the chance of winning is taken as

    1 / (1 + exp(-(bias + scale * evaluation)))

with the evaluation as a sum of the weights in question, each times how it changes the evaluation. A
penalty pulls every weight to where it was (ridge, by the width of its bounds), so that a weight
about which the positions say little stays. A fifth of the games takes no part: on these the new
weights must predict better.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from math import fsum, sqrt
from random import Random
from typing import Final, NamedTuple

from aevum.bots.registry import find as find_bot
from aevum.bots.weights import tuned_name
from aevum.core.bot import Bot, Weight
from aevum.core.drive import Play
from aevum.core.errors import AevumError
from aevum.core.events import Event
from aevum.core.game import LIVE, Game
from aevum.core.rng import Rng
from aevum.core.state import Ask, State
from tools.tune.logistic import Sample, loss, regress
from tools.tune.table import Players, Table, Values, allowed, tell_next

EACH: Final = 8  # positions of a game; more of them tell little more
HELD: Final = 5  # one of so many games is held back
BEND: Final = 0.1  # by which part a weight is changed to see what it does
RIDGE: Final = 4.0  # the penalty: with 1, a weight easily strays a quarter of its bounds
QUARTER: Final = 0.25
FLATTER: Final = 10.0  # by which factor the scale may shrink beside the weights


Evaluation = Callable[[State, int], int]


class Position(NamedTuple):
    """A position of a seat, in figures."""

    value: float
    slopes: list[float]
    """By how much the evaluation changes with each tuned weight."""
    won: float
    """The seat's share of the win."""


@dataclass(frozen=True)
class Games:
    """Games of self-play whose positions are kept; it is sent to other processes."""

    bot: str
    seats: int
    seed: int
    options: dict[str, object]
    start: Values
    tuned: list[Weight]
    positions: int

    def play(self, game: Game, index: int) -> list[Position]:
        """Return positions of one game."""
        seed = self.number(index)
        state = game.new(self.seats, seed, False, **self.options)
        kept = Kept(Random(f"fit {seed}"), self.positions)
        bots: list[Bot] = []
        for seat in range(self.seats):
            bot = find_bot(self.bot, game)
            bots.append(
                ListeningWatcher(bot, seat, kept) if bot.listens else Watcher(bot, seat, kept)
            )
        play = Play(state, bots, seed)
        _ = play.run_live() if game.timing == LIVE else play.run()
        ranks = state.ranks()
        wins = [1 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
        now, around = game.evaluation(self.start), self._around(game)
        return [
            Position(
                now(view, seat),
                [(more(view, seat) - less(view, seat)) / apart for less, more, apart in around],
                wins[seat],
            )
            for view, seat in kept.views
        ]

    def _around(self, game: Game) -> list[tuple[Evaluation, Evaluation, float]]:
        """Return for each tuned weight two evaluations, and how far the weight is apart in them."""
        found: list[tuple[Evaluation, Evaluation, float]] = []
        for weight in self.tuned:
            low, high = bent(weight, float(self.start[weight.name]))
            less = game.evaluation({**self.start, weight.name: low})
            more = game.evaluation({**self.start, weight.name: high})
            found.append((less, more, high - low))
        return found

    def number(self, index: int) -> int:
        """Return the seed of a game."""
        return self.seed + index

    def command(self, game: Game, index: int) -> str:
        """Return the command that plays such a game again."""
        seed = self.number(index)
        return f"python -m tools.tune fit {game.name} --seed {seed} --games 1 --seats {self.seats}"


class Kept:
    """Some positions of a game that is played, each as likely as the others."""

    def __init__(self, rng: Random, most: int) -> None:
        self.rng = rng
        self.most = most
        self.seen = 0
        self.views: list[tuple[State, int]] = []

    def show(self, view: State, seat: int) -> None:
        self.seen += 1
        if len(self.views) < self.most:
            self.views.append((view.clone(), seat))
        elif (place := self.rng.randrange(self.seen)) < self.most:
            self.views[place] = (view.clone(), seat)


class Watcher(Bot):
    """A bot that plays like another one, and shows the positions in which it has a choice."""

    name = "watcher"

    def __init__(self, bot: Bot, seat: int, kept: Kept) -> None:
        self.bot = bot
        self.seat = seat
        self.kept = kept

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        if len(legal) > 1:
            self.kept.show(view, self.seat)
        return self.bot.choose(view, ask, legal, rng)

    def plan(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> tuple[int, int]:
        if len(legal) > 1:
            self.kept.show(view, self.seat)
        return self.bot.plan(view, ask, legal, rng)


class ListeningWatcher(Watcher):
    """The same for a bot that wants to see events."""

    name = "listening watcher"
    listens = True

    def saw(self, event: Event) -> None:
        self.bot.saw(event)


def bent(weight: Weight, value: float) -> tuple[float, float]:
    """Return two values around one, within the bounds."""
    step = max(abs(value) * BEND, (weight.high - weight.low) * BEND / 4)
    low, high = allowed(weight, value - step), allowed(weight, value + step)
    if low == high:
        low, high = weight.low, weight.high
    return low, high


def add_arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("--games", type=int, default=1000, help="games of self-play")
    command.add_argument("--positions", type=int, default=EACH, help="positions of each game")
    command.add_argument("--ridge", type=float, default=RIDGE, help="pull to the present weights")


def run(wish: argparse.Namespace, table: Table) -> None:
    """Play, fit, and print the weights and how well they predict."""
    if table.seats == 1:
        raise AevumError("Weights are fitted to who won, so two seats or more are needed.")
    work = Games(
        tuned_name(table.start), table.seats, wish.seed, table.options, table.start, table.tuned,
        wish.positions,
    )  # fmt: skip
    with Players(table) as players:
        games = players.play(work, range(wish.games))
    learnt = [each for at, game in games.items() if at % HELD for each in game]
    held = [each for at, game in games.items() if at % HELD == 0 for each in game]
    print(f"{len(learnt):,} positions to learn from, {len(held):,} held back")
    if not learnt or not held:
        raise AevumError("These are too few games to learn from.")
    moving = [at for at in range(len(table.tuned)) if any(each.slopes[at] for each in learnt)]
    if not moving:
        raise AevumError(
            f"The evaluation of {table.game.title} doesn't change with these weights; use search."
        )
    values = _fitted(wish.ridge, table, learnt, held, moving)
    tell_next(table, values)


def _fitted(
    ridge: float, table: Table, learnt: list[Position], held: list[Position], moving: list[int]
) -> Values:
    """Fit the weights that matter; print what each becomes, and how well all predict."""
    size = _size(learnt)
    plain = regress([Sample([1.0, each.value / size], each.won) for each in learnt], [0.0, 0.0])
    if plain[1] <= 0:
        raise AevumError("The evaluation doesn't tell who wins: nothing can be fitted to it.")
    units = [QUARTER * (table.tuned[at].high - table.tuned[at].low) for at in moving]
    steps = [unit * plain[1] / size for unit in units]
    samples = [_sample(each, moving, steps, size) for each in learnt]
    full = regress(samples, [0.0, 0.0, *[ridge] * len(moving)])
    values: Values = dict(table.start)
    for place, at in enumerate(moving):
        weight = table.tuned[at]
        now = float(table.start[weight.name])
        moved = full[place + 2] * units[place] * plain[1] / max(full[1], plain[1] / FLATTER)
        values[weight.name] = allowed(weight, now + moved)
        print(f"{weight.name:24}{now:>12g} -> {values[weight.name]:g}")
    others = [_sample(each, moving, steps, size) for each in held]
    before = loss([_without_slopes(each) for each in others], plain)
    print(f"Loss on games held back: {before:.5f} before, {loss(others, full):.5f} after")
    return values


def _size(positions: list[Position]) -> float:
    """Return the usual size of an evaluation."""
    return sqrt(fsum(each.value * each.value for each in positions) / len(positions)) or 1.0


def _sample(position: Position, moving: list[int], steps: list[float], size: float) -> Sample:
    """Return a position as features: for the bias, for the scale, and for each weight what a
    quarter of its bounds more would do to the odds."""
    slopes = [position.slopes[at] * step for at, step in zip(moving, steps, strict=True)]
    return Sample([1.0, position.value / size, *slopes], position.won)


def _without_slopes(sample: Sample) -> Sample:
    return Sample(sample.features[:2], sample.outcome)
