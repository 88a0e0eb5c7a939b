"""What the blocks of a ladder say about its bots, as data."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import fsum
from typing import Final

from aevum.arena.ladder.block import JUDGING, Block, Order, Outcome
from aevum.arena.ladder.ratings import Rating, Stage, rate, stages
from aevum.arena.ladder.sprt import Verdict, decide
from aevum.arena.ladder.timing import Times, quantile
from aevum.arena.report import DIGITS, finite
from aevum.arena.stats import Spread, mean_interval, share_interval, spread
from aevum.core.game import Game
from aevum.core.native import build

ANCHOR: Final = "random"  # has rating 0 where it plays


@dataclass(frozen=True)
class Mean:
    """A mean over blocks and its 95 % interval; that of a score is unbounded after one block."""

    value: float
    low: float
    high: float

    def to_json(self) -> dict[str, object]:
        low, high = finite(self.low), finite(self.high)
        return {"mean": round(self.value, DIGITS), "low": low, "high": high}

    def share(self) -> list[str]:
        """Return the value and the interval of a share, for a table."""
        return [f"{self.value:.1%}", f"{self.low:.1%} to {self.high:.1%}"]

    def points(self) -> list[str]:
        """Return the same for a number of points."""
        known = finite(self.low) is not None
        interval = f"{self.low:.2f} to {self.high:.2f}" if known else "-"
        return [f"{self.value:.2f}", interval]


def mean_of(values: Sequence[float]) -> Mean:
    return Mean(*mean_interval(list(values)))


@dataclass(frozen=True)
class Rung:
    """A challenger against a champion."""

    challenger: str
    champion: str
    blocks: int
    share: Mean
    """Of the games that the challenger won alone among champions; a tie is a share of a win."""
    place: float
    """Its mean place in these."""
    mirror: Mean | None
    """The share of the champion alone among challengers; None with two seats: it is the rest."""
    verdict: Verdict
    scores: dict[str, float]
    """The mean score of either."""

    def to_json(self) -> dict[str, object]:
        return {
            "challenger": self.challenger,
            "champion": self.champion,
            "blocks": self.blocks,
            "share": self.share.to_json(),
            "mean_place": round(self.place, DIGITS),
            "mirror": None if self.mirror is None else self.mirror.to_json(),
            "sprt": self.verdict.to_json(),
            "mean_score": {bot: round(score, DIGITS) for bot, score in self.scores.items()},
        }


@dataclass(frozen=True)
class Alone:
    """A bot in a game of one seat."""

    score: Mean
    scores: Spread

    def to_json(self) -> dict[str, object]:
        return {
            **self.score.to_json(),
            "min": self.scores.least,
            "median": self.scores.median,
            "max": self.scores.most,
        }


@dataclass(frozen=True)
class Pace:
    """How long a bot took for decisions with a choice, in milliseconds."""

    decisions: int
    half: float
    most: float
    """99 of 100 were not longer."""

    def to_json(self) -> dict[str, object]:
        return {
            "decisions": self.decisions,
            "p50_ms": round(self.half, 4),
            "p99_ms": round(self.most, 4),
        }


@dataclass(frozen=True)
class Ladder:
    """The outcome of a ladder."""

    game: str
    title: str
    version: int
    build: str
    order: Order
    command: str
    """Plays the same again, where the game and the bots are the same."""
    asked: int
    """How many blocks each pair should play."""
    blocks: int
    """How many blocks every pair has played at least."""
    rungs: list[Rung]
    ratings: dict[str, Rating]
    alone: dict[str, Alone]
    """In games of one seat: by bot."""
    gaps: dict[tuple[str, str], Mean]
    """In games of one seat: by how much the first scored more on the same seeds."""
    paces: dict[str, Pace]
    jobs: int
    seconds: float
    """Processor time of all games."""

    def complete(self) -> bool:
        """Return whether all blocks were played."""
        return self.blocks == self.asked

    def use(self) -> str:
        """Return what its seeds are for."""
        return "judging" if self.order.seed >= JUDGING else "tuning"

    def to_json(self) -> dict[str, object]:
        """Return plain data; without a limit in seconds only "measured" and "build" may differ in
        another run of the same command.
        """
        order = self.order
        return {
            "game": self.game,
            "rules_version": self.version,
            "command": self.command,
            "bots": order.bots,
            "seats": order.seats,
            "options": order.options,
            "seed": order.seed,
            "seeds_for": self.use(),
            "blocks": self.blocks,
            "blocks_asked": self.asked,
            "complete": self.complete(),
            "budget": {"nodes": order.budget.nodes, "seconds": order.budget.seconds},
            "timed": order.budget.timed(),
            "rungs": [rung.to_json() for rung in self.rungs],
            "ratings": {bot: rating.to_json() for bot, rating in self.ratings.items()},
            "alone": {bot: alone.to_json() for bot, alone in self.alone.items()},
            "gaps": [
                {"bot": one, "against": other, **gap.to_json()}
                for (one, other), gap in self.gaps.items()
            ],
            "build": self.build,
            "measured": {
                "decisions": {bot: pace.to_json() for bot, pace in self.paces.items()},
                "core_hours": round(self.seconds / 3600, 4),
                "jobs": self.jobs,
            },
        }

    def share_of(self, row: str, column: str) -> float | None:
        """Return the share of a bot alone among copies of another, None if they never met."""
        for rung in self.rungs:
            if (row, column) == (rung.challenger, rung.champion):
                return rung.share.value
            if (column, row) == (rung.challenger, rung.champion):
                return 1 - rung.share.value if rung.mirror is None else rung.mirror.value
        return None


# Counting


def make_ladder(
    game: Game,
    order: Order,
    played: Mapping[int, Block],
    asked: int,
    times: Mapping[str, Times],
    jobs: int,
) -> Ladder:
    """Count the blocks of a ladder, all or some of which have ended."""
    units = order.units()
    by_unit: list[list[Block]] = [[] for _ in range(units)]
    for index in sorted(played):
        by_unit[index % units].append(played[index])
    solo = order.seats == 1
    return Ladder(
        game=game.name,
        title=game.title,
        version=game.version,
        build=build(),
        order=order,
        command=order.words(game, order.bots, order.seed, asked),
        asked=asked,
        blocks=min(map(len, by_unit)),
        rungs=[] if solo else _rungs(order, by_unit),
        ratings={} if solo else _ratings(order, by_unit),
        alone=_alone(order, by_unit[0]) if solo else {},
        gaps=_gaps(order, by_unit[0]) if solo else {},
        paces={bot: _pace(times[bot]) for bot in order.bots},
        jobs=jobs,
        seconds=fsum(block.seconds() for block in played.values()),
    )


def won(game: Outcome, seat: int) -> float:
    """Return a seat's share of the win."""
    return 1 / game.ranks.count(1) if game.ranks[seat] == 1 else 0.0


def lone_share(games: Sequence[Outcome]) -> float:
    """Return the mean share of a bot that sat in seat 0 of the first game, then 1, and so on."""
    return fsum(won(game, seat) for seat, game in enumerate(games)) / len(games)


def _rungs(order: Order, by_unit: Sequence[Sequence[Block]]) -> list[Rung]:
    return [_rung(order, unit, blocks) for unit, blocks in enumerate(by_unit) if blocks]


def _rung(order: Order, unit: int, blocks: Sequence[Block]) -> Rung:
    challenger, champion = (order.bots[bot] for bot in order.pairs[unit])
    seats = order.seats
    shares = [lone_share(block.games[:seats]) for block in blocks]
    mirrored = [lone_share(block.games[seats:]) for block in blocks if block.games[seats:]]
    places = [game.ranks[seat] for block in blocks for seat, game in enumerate(block.games[:seats])]
    return Rung(
        challenger,
        champion,
        len(blocks),
        Mean(*share_interval(shares)),
        fsum(places) / len(places),
        Mean(*share_interval(mirrored)) if mirrored else None,
        decide(shares, 1 / seats),
        _scores(order, unit, blocks),
    )


def _scores(order: Order, unit: int, blocks: Sequence[Block]) -> dict[str, float]:
    """Return the mean score of both bots over all seats in which they sat."""
    tables = order.tables(unit)
    found: dict[int, list[int]] = {bot: [] for bot in order.pairs[unit]}
    for block in blocks:
        for table, game in zip(tables, block.games, strict=True):
            for bot, score in zip(table, game.scores, strict=True):
                found[bot].append(score)
    return {order.bots[bot]: fsum(scores) / len(scores) for bot, scores in found.items()}


def _ratings(order: Order, by_unit: Sequence[Sequence[Block]]) -> dict[str, Rating]:
    """Return the ratings, the best bot first."""
    meetings = [
        [_stages(order, unit, block) for block in blocks] for unit, blocks in enumerate(by_unit)
    ]
    anchor = order.bots.index(ANCHOR) if ANCHOR in order.bots else 0
    found = rate(len(order.bots), meetings, anchor)
    named = zip(order.bots, found, strict=True)
    return dict(sorted(named, key=lambda each: -each[1].value))


def _stages(order: Order, unit: int, block: Block) -> Counter[Stage]:
    """Return the choices in the finishing orders of a block."""
    found: Counter[Stage] = Counter()
    for table, game in zip(order.tables(unit), block.games, strict=True):
        found.update(stages(table, game.ranks))
    return found


def _alone(order: Order, blocks: Sequence[Block]) -> dict[str, Alone]:
    found: dict[str, Alone] = {}
    for bot, name in enumerate(order.bots):
        scores = [block.games[bot].scores[0] for block in blocks]
        found[name] = Alone(mean_of(scores), spread(scores))
    return found


def _gaps(order: Order, blocks: Sequence[Block]) -> dict[tuple[str, str], Mean]:
    """Return by how much each bot scores more than each that is named before it."""
    found: dict[tuple[str, str], Mean] = {}
    for bot, name in enumerate(order.bots):
        for other in range(bot):
            more = [block.games[bot].scores[0] - block.games[other].scores[0] for block in blocks]
            found[name, order.bots[other]] = mean_of(more)
    return found


def _pace(times: Times) -> Pace:
    return Pace(times.total(), quantile(times, 0.5), quantile(times, 0.99))
