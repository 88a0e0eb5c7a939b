"""Bots ranked by many games on the same seeds, with everybody in every seat.

>>> import aevum
>>> from aevum.arena.ladder.run import ladder
>>> found = ladder(aevum.game("template"), ["random", "standard"], blocks=20, seed=1_000_000)
>>> [rung.verdict.said for rung in found.rungs]
['stronger']
"""

import os
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from aevum.arena.ladder.block import (
    ALL,
    JUDGING,
    NEXT,
    PAIRS,
    Block,
    Budget,
    Order,
    everybody,
    neighbours,
)
from aevum.arena.ladder.keeping import Keeping, heading
from aevum.arena.ladder.report import Ladder, make_ladder
from aevum.arena.ladder.timing import Times
from aevum.arena.simulate import MOST_JOBS, check_number
from aevum.arena.workers import play_apart, play_here
from aevum.bots.registry import find as find_bot
from aevum.bots.registry import name_of
from aevum.core.bot import Bot
from aevum.core.errors import BadOption
from aevum.core.game import Game

SHIPPED: Final = Budget()
MOST_BLOCKS: Final = 100_000
MOST_SEED: Final = 10**12
MOST_NODES: Final = 10**12
MOST_SECONDS: Final = 3600.0
AT_ONCE: Final = 1  # blocks that a worker is given at a time, so that few are lost when it stops


class Estimate(NamedTuple):
    """What the rest of a ladder will take."""

    games: int
    seconds: float
    """Processor time of all cores together."""
    jobs: int

    def words(self) -> str:
        """Return the estimate as a sentence."""
        games = f"{self.games:,} {'game' if self.games == 1 else 'games'}"
        hours = f"{max(self.seconds / 3600, 0.01):.2g} core-hours"
        jobs = "1 job" if self.jobs == 1 else f"{self.jobs} jobs"
        took = _duration(self.seconds / self.jobs)
        return f"{games} to play: about {hours}, {took} with {jobs}."


def _duration(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"


class LadderStopped(KeyboardInterrupt):
    """A ladder was interrupted, e.g. by Ctrl-C."""

    def __init__(self, report: Ladder | None) -> None:
        super().__init__("The ladder was interrupted.")
        self.report = report
        """The report on the blocks that had ended; None if none had."""


def ladder(
    game: Game,
    bots: Sequence[str | type[Bot]],
    blocks: int,
    jobs: int = 1,
    seed: int = JUDGING,
    options: dict[str, object] | None = None,
    seats: int = 0,
    budget: Budget = SHIPPED,
    pairs: str = ALL,
    keep: Path | None = None,
    version: str = "",
    announce: Callable[[Estimate], None] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Ladder:
    """Rank bots; without a limit in seconds, results are the same for any number of jobs.

    Bots are named as for `aevum.bot`, from weak to strong, or given as their classes. Every two of
    them play `blocks` blocks, on the seeds from `seed` on; of each pair, the one named later is the
    challenger. Seeds below 1,000,000 are for tuning, the others for judging. `budget` limits bots
    that search. `keep` is a file with the blocks that have ended; if it has some, they are not
    played again. `version` tells what was tested, such as a commit. `announce` is told beforehand
    how long it will take, after one block of every pair, and `progress(done, all)` how many blocks
    have ended.

    Raise a BadOption or an UnknownName for bad input, a GameFailed if a game fails, and a
    LadderStopped with the report so far if there is an interrupt.
    """
    check_number("jobs", jobs, 1, MOST_JOBS)
    check_seeds(seed, blocks)
    if budget.timed() and jobs > cores():
        raise BadOption(
            f"Timed games need a core each: at most {cores()} jobs on this machine, not {jobs}."
        )
    order = make_order(game, bots, seed, options, seats, budget, pairs)
    with Keeping(keep, heading(game, order, version)) as keeping:
        run = Run(game, order, blocks, jobs, keeping)
        try:
            run.play(announce or _tell_nobody, progress or _count_for_nobody)
        except KeyboardInterrupt:
            raise LadderStopped(run.report() if run.played else None) from None
        return run.report()


def make_order(
    game: Game,
    bots: Sequence[str | type[Bot]],
    seed: int,
    options: dict[str, object] | None = None,
    seats: int = 0,
    budget: Budget = SHIPPED,
    pairs: str = ALL,
) -> Order:
    """Check the input and return what all blocks have in common."""
    names = [name_of(bot) for bot in bots]
    seats = seats or usual_seats(game)
    if not game.min_seats <= seats <= game.max_seats:
        raise BadOption(game.no_seats(seats))
    for name in names:
        if names.count(name) > 1:
            raise BadOption(f'The bot "{name}" is named twice.')
        find_bot(name, game)
    if len(names) < 2 and seats > 1:
        raise BadOption("A ladder needs two bots or more.")
    if not names:
        raise BadOption("Name at least one bot.")
    if pairs not in PAIRS:
        raise BadOption(f"The pairs are {ALL} or {NEXT}, not {pairs!r}.")
    meet = everybody(len(names)) if pairs == ALL else neighbours(len(names))
    settled = game.settle(options or {})
    changed = {name: settled[name] for name in options or {}}
    game.new(seats, seed, False, **changed)  # a bad option fails here at once
    return Order(names, meet if seats > 1 else [], seats, seed, changed, budget)


def usual_seats(game: Game) -> int:
    """Return for how many seats a ladder is if nobody says: the fewest with an opponent."""
    return min(max(game.min_seats, 2), game.max_seats)


def usual_bots(game: Game) -> list[str]:
    """Return the rungs of a game's own ladder, former standard bots among them."""
    quick = ["quick"] if game.quick() is not None else []
    return ["random", *quick, *game.champions(), *(game.levels() or ["standard"])]


def check_seeds(seed: int, blocks: int) -> None:
    """Refuse seeds out of range, and seeds for tuning and judging in one run."""
    check_number("blocks", blocks, 1, MOST_BLOCKS)
    check_number("seed", seed, 0, MOST_SEED)
    if seed < JUDGING < seed + blocks:
        raise BadOption(
            f"Seeds {seed:,} to {seed + blocks - 1:,} would mix seeds for tuning, below "
            f"{JUDGING:,}, with seeds for judging, from there on."
        )


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Run:
    """The blocks of a ladder that have ended, and the rest of them."""

    def __init__(self, game: Game, order: Order, blocks: int, jobs: int, keeping: Keeping) -> None:
        self.game = game
        self.order = order
        self.blocks = blocks
        self.jobs = jobs
        self.keeping = keeping
        self.played: dict[int, Block] = {}
        self.times: dict[str, Times] = {bot: Counter() for bot in order.bots}
        self.all = blocks * order.units()
        for index, block in keeping.blocks.items():
            if index < self.all:
                self._take(index, block)

    def play(
        self, announce: Callable[[Estimate], None], progress: Callable[[int, int], None]
    ) -> None:
        """Play one block of every pair, tell what the rest will take, and play the rest."""
        units = self.order.units()
        self.play_places(range(units), progress)
        rest = [index for index in range(units, self.all) if index not in self.played]
        if rest:
            announce(self._estimate(rest))
            self.play_places(rest, progress)

    def play_places(self, places: Sequence[int], progress: Callable[[int, int], None]) -> None:
        """Play the blocks at these places in the order of play that have not ended yet."""
        found: dict[int, Block] = {}
        taken = 0

        def took(_done: int, _all: int) -> None:
            nonlocal taken
            for index in list(found)[taken:]:
                self.keeping.add(index, found[index])
                self._take(index, found[index])
                found[index] = self.played[index]
            taken = len(found)
            progress(len(self.played), self.all)

        places = [index for index in places if index not in self.played]
        if self.jobs == 1:
            play_here(self.game, self.order, places, found, took, AT_ONCE)
        elif places:
            play_apart(self.game, self.order, places, self.jobs, found, took, AT_ONCE)

    def _take(self, index: int, block: Block) -> None:
        """Count the times of a block; they would fill the memory if each block had its own."""
        for bot, times in block.times.items():
            self.times[bot].update(times)
        self.played[index] = Block(block.games, {})

    def _estimate(self, rest: Sequence[int]) -> Estimate:
        """Estimate by the mean of each pair's blocks so far."""
        units = self.order.units()
        known: dict[int, list[float]] = {unit: [] for unit in range(units)}
        for index, block in self.played.items():
            known[index % units].append(block.seconds())
        means = {unit: sum(each) / len(each) for unit, each in known.items()}
        games = len(self.order.tables(0))
        seconds = sum(means[index % units] for index in rest)
        return Estimate(games * len(rest), seconds, self.jobs)

    def report(self) -> Ladder:
        return make_ladder(self.game, self.order, self.played, self.blocks, self.times, self.jobs)


def _tell_nobody(_estimate: Estimate) -> None:
    """Announce nothing."""


def _count_for_nobody(_done: int, _all: int) -> None:
    """Report no progress."""
