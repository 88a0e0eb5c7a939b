"""A block: one seed, played with the challenger once in each seat, and the mirror of that.

In the mirror the champion is once in each seat among challengers: some bots win only against
copies of one other bot, or only for them. With two seats the mirror would be the same games again.
In games of one seat a block is one seed that every bot plays alone.
"""

import shlex
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum
from time import process_time
from typing import Final, NamedTuple

from aevum.arena.ladder.timing import Times, timed
from aevum.arena.one import failure, where_failed
from aevum.bots.registry import find as find_bot
from aevum.core.bot import Bot
from aevum.core.drive import Play
from aevum.core.game import LIVE, Game
from aevum.core.record import option_text
from aevum.games.registry import address

ALL: Final = "all"
NEXT: Final = "next"
PAIRS: Final = (ALL, NEXT)
"""Which bots meet: every two, or only those that are named one after the other."""
JUDGING: Final = 1_000_000
"""Seeds below are for tuning, those from here on for judging."""


@dataclass(frozen=True)
class Budget:
    """How long bots that search may think about a decision; others take no notice."""

    nodes: int = 0
    seconds: float = 0.0

    def timed(self) -> bool:
        """Return whether results depend on the machine."""
        return self.seconds > 0

    def words(self) -> str:
        if self.timed():
            return f"{self.seconds:g} s a decision"
        return f"{self.nodes:,} nodes a decision" if self.nodes else "no limit"


class Outcome(NamedTuple):
    """How one game of a block went; the first two go by seat."""

    ranks: list[int]
    scores: list[int]
    seconds: float
    """Processor time."""


@dataclass(frozen=True)
class Block:
    """The outcome of a block, and how long each bot took for its decisions."""

    games: list[Outcome]
    times: dict[str, Times]

    def seconds(self) -> float:
        """Return the processor time of all its games."""
        return fsum(game.seconds for game in self.games)


@dataclass(frozen=True)
class Order:
    """What all blocks of a ladder have in common, except the game itself."""

    bots: list[str]
    pairs: list[tuple[int, int]]
    """Challenger and champion by their places among the bots; empty for games of one seat."""
    seats: int
    seed: int
    """Of the first block; the next has the next seed."""
    options: dict[str, object]
    budget: Budget = Budget()

    def units(self) -> int:
        """Return how many blocks have the same seed."""
        return max(1, len(self.pairs))

    def seed_of(self, index: int) -> int:
        return self.seed + index // self.units()

    def pair_of(self, index: int) -> tuple[int, int]:
        return self.pairs[index % self.units()]

    def tables(self, index: int) -> list[list[int]]:
        """Return who sits where in each game of a block, as places among the bots."""
        if self.seats == 1:
            return [[bot] for bot in range(len(self.bots))]
        challenger, champion = self.pair_of(index)
        found = self.seated(challenger, champion)
        return found if self.seats == 2 else found + self.seated(champion, challenger)

    def seated(self, alone: int, others: int) -> list[list[int]]:
        """Return tables with a bot once in each seat among copies of another."""
        return [
            [alone if each == seat else others for each in range(self.seats)]
            for seat in range(self.seats)
        ]

    def play(self, game: Game, index: int) -> Block:
        """Play all games of a block."""
        times: dict[str, Times] = {}
        games = [self._played(game, index, table, times) for table in self.tables(index)]
        return Block(games, times)

    def _played(
        self, game: Game, index: int, table: Sequence[int], times: dict[str, Times]
    ) -> Outcome:
        names = [self.bots[bot] for bot in table]
        seed = self.seed_of(index)
        play: Play | None = None
        begun = process_time()
        try:
            state = game.new(self.seats, seed, False, **self.options)
            bots = [
                timed(self._bot(game, name), times.setdefault(name, Counter())) for name in names
            ]
            play = Play(state, bots, seed)
            _ = play.run_live() if game.timing == LIVE else play.run()
            return Outcome(state.ranks(), state.scores(), round(process_time() - begun, 6))
        except (Exception, SystemExit) as error:  # a bot may end the process silently
            what = f"A game of {game.name} with seed {seed} and bots {', '.join(names)} failed"
            where = where_failed(play, names)
            raise failure(f"{what} {where}", error, self.command(game, index)) from error

    def _bot(self, game: Game, name: str) -> Bot:
        bot = find_bot(name, game)
        bot.limit(self.budget.nodes, self.budget.seconds)
        return bot

    def number(self, index: int) -> int:
        """Return the seed of a block, by which people know it."""
        return self.seed_of(index)

    def command(self, game: Game, index: int) -> str:
        """Return the command that plays a block again."""
        bots = self.bots
        if self.seats > 1:
            challenger, champion = self.pair_of(index)
            bots = [self.bots[champion], self.bots[challenger]]
        return self.words(game, bots, self.seed_of(index), 1)

    def words(self, game: Game, bots: list[str], seed: int, blocks: int) -> str:
        """Return the command that plays so many blocks from a seed on."""
        words = ["aevum", "ladder", address(game), "--bots", ",".join(bots)]
        words += ["--seats", str(self.seats), "--seed", str(seed), "--blocks", str(blocks)]
        if len(bots) > 2 and self.pairs and self.pairs == neighbours(len(bots)):
            words += ["--pairs", NEXT]
        if self.budget.nodes:
            words += ["--nodes", str(self.budget.nodes)]
        if self.budget.timed():
            words += ["--seconds", f"{self.budget.seconds:g}"]
        for name, value in self.options.items():
            words += ["--option", f"{name}={option_text(value)}"]
        return shlex.join(words)


def everybody(bots: int) -> list[tuple[int, int]]:
    """Return all pairs; the challenger is the one that is named later."""
    return [(later, earlier) for later in range(bots) for earlier in range(later)]


def neighbours(bots: int) -> list[tuple[int, int]]:
    """Return each bot with the one that is named before it."""
    return [(later, later - 1) for later in range(1, bots)]
