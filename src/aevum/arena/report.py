"""The results of a simulation by bot, seat, length and end, as data and as tables."""

from collections import Counter
from dataclasses import dataclass
from math import fsum, isfinite

from aevum.arena.one import Job, Result, Results
from aevum.arena.seating import seating
from aevum.arena.stats import Spread, mean_interval, spread, wilson
from aevum.core.game import Game
from aevum.core.native import build

DIGITS = 6  # decimals of a share or a mean in the data


@dataclass(frozen=True)
class BotReport:
    """The results of a bot. The wins of all its seats count together; its score is their mean."""

    games: int
    win_share: float
    low: float
    high: float
    score_mean: float
    score_low: float
    score_high: float
    scores: Spread

    def to_json(self) -> dict[str, object]:
        return {
            "win_share": round(self.win_share, DIGITS),
            "low": round(self.low, DIGITS),
            "high": round(self.high, DIGITS),
            "games": self.games,
            "score_mean": round(self.score_mean, DIGITS),
            "score_low": finite(self.score_low),
            "score_high": finite(self.score_high),
            "score_min": self.scores.least,
            "score_median": self.scores.median,
            "score_max": self.scores.most,
        }


@dataclass(frozen=True)
class SeatReport:
    """The results of a seat, with any player."""

    win_share: float
    low: float
    high: float
    score_mean: float

    def to_json(self) -> dict[str, object]:
        return {
            "win_share": round(self.win_share, DIGITS),
            "low": round(self.low, DIGITS),
            "high": round(self.high, DIGITS),
            "score_mean": round(self.score_mean, DIGITS),
        }


@dataclass(frozen=True)
class FigureReport:
    """A figure of the game: its mean over games, or over all seats and over the winners' seats."""

    mean: float
    winners: float | None

    def to_json(self) -> dict[str, object]:
        winners = None if self.winners is None else round(self.winners, DIGITS)
        return {"mean": round(self.mean, DIGITS), "winners": winners}


@dataclass(frozen=True)
class Report:
    """The outcome of many games."""

    game: str
    title: str
    version: int
    build: str
    games: int
    asked: int
    """How many games were asked for: more than `games` if it was stopped."""
    seats: int
    seed: int
    options: dict[str, object]
    numbers: dict[str, int]
    """The numbers that differ from print."""
    numbers_told: str
    """The same in a sentence, "" if there are none."""
    bots: dict[str, BotReport]
    length: Spread
    ends: dict[str, int]
    by_seat: list[SeatReport]
    """By seat; empty for one seat."""
    figures: dict[str, FigureReport]

    def complete(self) -> bool:
        """Return whether all requested games were played."""
        return self.games == self.asked

    def to_json(self) -> dict[str, object]:
        """Return plain data, the same for the same call on every machine except for "build"."""
        return {
            "game": self.game,
            "games": self.games,
            "seats": self.seats,
            "bots": {name: bot.to_json() for name, bot in self.bots.items()},
            "length": {
                "mean": round(self.length.mean, DIGITS),
                "median": self.length.median,
                "min": self.length.least,
                "max": self.length.most,
            },
            "ends": self.ends,
            "by_seat": [seat.to_json() for seat in self.by_seat],
            "figures": {name: figure.to_json() for name, figure in self.figures.items()},
            "seed": self.seed,
            "options": self.options,
            "numbers": self.numbers,
            "rules_version": self.version,
            "build": self.build,
            "games_asked": self.asked,
            "complete": self.complete(),
        }

    def lines(self) -> list[str]:
        """Return the report as lines of plain text."""
        many = "game" if self.asked == 1 else "games"
        count = str(self.games) if self.complete() else f"{self.games} of {self.asked}"
        places = "seat" if self.seats == 1 else "seats"
        ends = ", ".join(f"{end} {count}" for end, count in self.ends.items())
        moves = self.length
        return [
            f"{self.title}: {count} {many}, {self.seats} {places}, seed {self.seed}",
            *[self.numbers_told][: bool(self.numbers)],
            *INCOMPLETE[: not self.complete()],
            "",
            *in_columns([_HEAD, *(_row(name, bot) for name, bot in self.bots.items())]),
            "",
            *self._seat_lines(),
            *self._figure_lines(),
            f"moves: mean {moves.mean:.1f}, median {moves.median:g}, {moves.least} to {moves.most}",
            f"ends: {ends}",
            "Intervals hold 95 %. A tie counts as a share of a win. A bot on several seats has all",
            "their wins and the mean of their scores.",
            *_SOLO[: self.seats == 1],
        ]

    def _seat_lines(self) -> list[str]:
        if not self.by_seat:
            return []
        rows = [
            [
                str(number),
                f"{seat.win_share:.1%}",
                f"{seat.low:.1%} to {seat.high:.1%}",
                f"{seat.score_mean:.2f}",
            ]
            for number, seat in enumerate(self.by_seat, 1)
        ]
        return [*in_columns([["seat", "win share", "95 %", "score"], *rows]), ""]

    def _figure_lines(self) -> list[str]:
        """Return the figures without those that are always zero, such as those of another mode."""
        rows = [
            [name, f"{one.mean:.2f}", "-" if one.winners is None else f"{one.winners:.2f}"]
            for name, one in self.figures.items()
            if one.mean or one.winners
        ]
        if not rows:
            return []
        return [*in_columns([["figure", "mean", "winners"], *rows]), ""]


INCOMPLETE = ["Incomplete: it was stopped before the other games ended."]
_SOLO = ["Each bot played the same games alone; the best score of a game wins it."]
_HEAD = ["bot", "games", "win share", "95 %", "score", "95 %", "min", "median", "max"]


def _row(name: str, bot: BotReport) -> list[str]:
    known = isfinite(bot.score_low)
    return [
        name,
        str(bot.games),
        f"{bot.win_share:.1%}",
        f"{bot.low:.1%} to {bot.high:.1%}",
        f"{bot.score_mean:.2f}",
        f"{bot.score_low:.2f} to {bot.score_high:.2f}" if known else "-",
        str(bot.scores.least),
        f"{bot.scores.median:g}",
        str(bot.scores.most),
    ]


def in_columns(rows: list[list[str]]) -> list[str]:
    """Return rows with aligned columns: names to the left, figures to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "  ".join(
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]
    return [lines[0], "-" * len(lines[0]), *lines[1:]]


def finite(value: float) -> float | None:
    """Return a bound for JSON, which has no infinity."""
    return round(value, DIGITS) if isfinite(value) else None


def make_report(game: Game, job: Job, played: Results, asked: int) -> Report:
    """Count the results of a simulation of so many games, all or some of which have ended."""
    numbers = sorted(played)
    results = [played[number] for number in numbers]
    (changed,) = job.variants
    ends = Counter(end for result in results for end in result.ends)
    return Report(
        game=game.name,
        title=game.title,
        version=game.version,
        build=build(),
        games=len(results),
        asked=asked,
        seats=job.seats,
        seed=job.seed,
        options=job.options,
        numbers=changed,
        numbers_told=game.numbers.sentence(changed),
        bots={name: _bot_report(name, job, numbers, results) for name in dict.fromkeys(job.bots)},
        length=spread([moves for result in results for moves in result.moves]),
        ends=dict(sorted(ends.items(), key=lambda item: (-item[1], item[0]))),
        by_seat=[_seat_report(seat, results) for seat in range(job.seats) if job.seats > 1],
        figures={name: _figure_report(name, results) for name in results[0].figures},
    )


def _seat_report(seat: int, results: list[Result]) -> SeatReport:
    total = fsum(1 / each.ranks.count(1) for each in results if each.ranks[seat] == 1)
    low, high = wilson(total, len(results))
    score = fsum(each.scores[seat] for each in results) / len(results)
    return SeatReport(total / len(results), low, high, score)


def _figure_report(name: str, results: list[Result]) -> FigureReport:
    values = [value for each in results for value in each.figures[name]]
    mean = fsum(values) / len(values)
    if len(values) == len(results):
        return FigureReport(mean, None)
    won = [
        value
        for each in results
        for value, rank in zip(each.figures[name], each.ranks, strict=True)
        if rank == 1
    ]
    return FigureReport(mean, fsum(won) / len(won) if won else None)


def _bot_report(name: str, job: Job, numbers: list[int], results: list[Result]) -> BotReport:
    """Pool all seats of a bot. The unit is the game, since its seats are not independent."""
    shares: list[float] = []
    means: list[float] = []
    scores: list[int] = []
    for index, result in zip(numbers, results, strict=True):
        held = [s for s, n in enumerate(seating(job.bots, job.seats, index)) if n == name]
        winners = result.ranks.count(1)
        wins = sum(1 for seat in held if result.ranks[seat] == 1)
        shares.append(wins / winners if winners else 0.0)
        own = [result.scores[seat] for seat in held]
        means.append(fsum(own) / len(own))
        scores += own
    total = fsum(shares)
    low, high = wilson(total, len(results))
    if len(set(job.bots)) == 1:  # it plays itself: its share is certain
        low = high = total / len(results)
    mean, score_low, score_high = mean_interval(means)
    return BotReport(
        len(results), total / len(results), low, high, mean, score_low, score_high, spread(scores)
    )
