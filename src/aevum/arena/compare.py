"""Variants of a game's numbers compared with the printed ones, on the same seeds.

>>> import aevum
>>> from aevum.arena.compare import compare
>>> found = compare(aevum.game("template"), [{"goal": 60}], ["standard"], games=20)
>>> found.variants[1].measures["moves"].difference.mean > 0
True
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import fsum, isfinite

from aevum.arena.one import Job, Result, Results
from aevum.arena.report import DIGITS, INCOMPLETE, finite, in_columns
from aevum.arena.seating import seating
from aevum.arena.simulate import MOST_GAMES, check_number, make_job, play_games
from aevum.arena.stats import mean_interval, wilson
from aevum.core.bot import Bot
from aevum.core.errors import BadOption
from aevum.core.game import Game
from aevum.core.native import build

MOST_VARIANTS = 20


@dataclass(frozen=True)
class Interval:
    """A mean and its 95 % interval, which is unbounded after a single game."""

    mean: float
    low: float
    high: float

    def to_json(self) -> dict[str, object]:
        return {
            "mean": round(self.mean, DIGITS),
            "low": finite(self.low),
            "high": finite(self.high),
        }


@dataclass(frozen=True)
class Measure:
    """One figure over all games of a variant."""

    share: bool
    """Whether it is a share of wins, from 0 to 1."""
    value: Interval
    difference: Interval | None
    """The difference from print in games of the same seed; None for print itself."""

    def to_json(self) -> dict[str, object]:
        found = self.value.to_json()
        if self.difference is not None:
            found["difference"] = self.difference.to_json()
        return found


@dataclass(frozen=True)
class Variant:
    """The results of one set of numbers."""

    numbers: dict[str, int]
    """The numbers that differ from print."""
    words: str
    """The same in words, "as printed" if there are none."""
    measures: dict[str, Measure]

    def to_json(self) -> dict[str, object]:
        return {
            "numbers": self.numbers,
            "measures": {name: measure.to_json() for name, measure in self.measures.items()},
        }


@dataclass(frozen=True)
class Comparison:
    """The outcome of the same games with several sets of numbers, the printed ones first."""

    game: str
    title: str
    version: int
    build: str
    games: int
    asked: int
    """How many games of each variant were asked for: more than `games` if it was stopped."""
    seats: int
    seed: int
    options: dict[str, object]
    bots: list[str]
    variants: list[Variant]

    def complete(self) -> bool:
        """Return whether all requested games were played."""
        return self.games == self.asked

    def to_json(self) -> dict[str, object]:
        """Return plain data, the same for the same call on every machine except for "build"."""
        return {
            "game": self.game,
            "games": self.games,
            "seats": self.seats,
            "bots": self.bots,
            "variants": [variant.to_json() for variant in self.variants],
            "seed": self.seed,
            "options": self.options,
            "rules_version": self.version,
            "build": self.build,
            "games_asked": self.asked,
            "complete": self.complete(),
        }

    def lines(self) -> list[str]:
        """Return the comparison as lines of plain text."""
        many = "game" if self.asked == 1 else "games"
        count = str(self.games) if self.complete() else f"{self.games} of {self.asked}"
        places = "seat" if self.seats == 1 else "seats"
        who = f"{self.seats} {places} ({', '.join(self.bots)})"
        printed, *others = self.variants
        return [
            f"{self.title}: {count} {many} with each variant, {who}, seed {self.seed}",
            *INCOMPLETE[: not self.complete()],
            *[line for other in others for line in _variant_lines(printed, other)],
            "",
            "Intervals hold 95 %. Differences are between games of the same seed; those of shares",
            "are in percentage points. A tie counts as a share of a win.",
        ]


class ComparisonStopped(KeyboardInterrupt):
    """A comparison was interrupted, e.g. by Ctrl-C."""

    def __init__(self, report: Comparison | None) -> None:
        super().__init__("The comparison was interrupted.")
        self.report = report
        """The report on the games that had ended with every variant; None if none had."""


def compare(
    game: Game,
    variants: Sequence[Mapping[str, object]],
    bots: Sequence[str | type[Bot]],
    games: int,
    jobs: int = 1,
    seed: int = 0,
    options: dict[str, object] | None = None,
    seats: int = 0,
    progress: Callable[[int, int], None] | None = None,
    first: int = 0,
) -> Comparison:
    """Play the same games with the printed numbers and with each variant.

    A variant names the numbers that differ, such as `{"town.ore": 4}`. The rest is as for
    `simulate`; `progress` counts the games of all variants. The result is the same for any number
    of jobs. An interrupt raises a ComparisonStopped with the results so far.
    """
    wishes = _different(game, variants)
    check_number("games", games, 1, MOST_GAMES // (len(wishes) + 1))
    job = make_job(game, bots, seed, options, seats, [{}, *wishes])
    results: Results = {}
    try:
        play_games(game, job, range(first, first + games), jobs, results, progress)
    except KeyboardInterrupt:
        raise ComparisonStopped(_report(game, job, results, games)) from None
    found = _report(game, job, results, games)
    assert found is not None
    return found


def _different(game: Game, variants: Sequence[Mapping[str, object]]) -> list[dict[str, int]]:
    """Return the numbers of variants, each of which must differ from print and from the others."""
    if not 1 <= len(variants) <= MOST_VARIANTS:
        raise BadOption(f"A comparison has 1 to {MOST_VARIANTS} variants, not {len(variants)}.")
    found: list[dict[str, int]] = []
    for wish in variants:
        changed = game.numbers.settle(wish).changed
        named = " ".join(f"{name}={value}" for name, value in wish.items())
        if not changed:
            raise BadOption(f'The variant "{named}" changes nothing from print.')
        if changed in found:
            raise BadOption(f'The variant "{named}" is given twice.')
        found.append(changed)
    return found


# Counting

Pick = Callable[[int, Result], float]  # measure a game by its number and result


def _report(game: Game, job: Job, results: Results, asked: int) -> Comparison | None:
    """Count the games that ended with every variant; None if none did."""
    count = len(job.variants)
    numbers = sorted({place // count for place in results})
    numbers = [n for n in numbers if all(n * count + v in results for v in range(count))]
    if not numbers:
        return None
    rows = [[results[n * count + v] for n in numbers] for v in range(count)]
    picks = _measures(job, rows[0][0])
    return Comparison(
        game=game.name,
        title=game.title,
        version=game.version,
        build=build(),
        games=len(numbers),
        asked=asked,
        seats=job.seats,
        seed=job.seed,
        options=job.options,
        bots=job.bots,
        variants=[
            Variant(
                changed,
                game.numbers.words(changed) or "as printed",
                {
                    name: _measure(name, pick, numbers, rows[0], rows[variant])
                    for name, pick in picks.items()
                },
            )
            for variant, changed in enumerate(job.variants)
        ],
    )


def _measures(job: Job, sample: Result) -> dict[str, Pick]:
    """Return all measures by name, shares of wins first."""
    found: dict[str, Pick] = {}
    if job.seats > 1:
        for seat in range(job.seats):
            found[f"seat {seat + 1}{WINS}"] = _seat_wins(seat)
    if len(set(job.bots)) > 1:
        for bot in dict.fromkeys(job.bots):
            found[f"{bot}{WINS}"] = _bot_wins(job, bot)
    found["score"] = lambda _number, result: fsum(result.scores) / len(result.scores)
    found["winner's score"] = _winners_score
    found["moves"] = lambda _number, result: fsum(result.moves) / len(result.moves)
    if job.seats > 1:
        found["lead changes"] = lambda _number, result: result.leads
    for name in sample.figures:
        found[name] = _figure(name)
    return found


WINS = " wins"  # the end of the names of win shares


def _seat_wins(seat: int) -> Pick:
    return lambda _number, result: _share(result, [seat])


def _bot_wins(job: Job, bot: str) -> Pick:
    def wins(number: int, result: Result) -> float:
        names = seating(job.bots, job.seats, number)
        return _share(result, [seat for seat, name in enumerate(names) if name == bot])

    return wins


def _share(result: Result, seats: list[int]) -> float:
    """Return the share of a win that these seats have in total."""
    return sum(result.ranks[seat] == 1 for seat in seats) / result.ranks.count(1)


def _winners_score(_number: int, result: Result) -> float:
    won = [score for score, rank in zip(result.scores, result.ranks, strict=True) if rank == 1]
    return fsum(won) / len(won)


def _figure(name: str) -> Pick:
    return lambda _number, result: fsum(result.figures[name]) / len(result.figures[name])


def _measure(
    name: str, pick: Pick, numbers: list[int], printed: list[Result], changed: list[Result]
) -> Measure:
    share = name.endswith(WINS)
    values = [pick(number, result) for number, result in zip(numbers, changed, strict=True)]
    if share:
        total = fsum(values)
        value = Interval(total / len(values), *wilson(total, len(values)))
    else:
        value = Interval(*mean_interval(values))
    if changed is printed:
        return Measure(share, value, None)
    before = [pick(number, result) for number, result in zip(numbers, printed, strict=True)]
    more = [after - old for after, old in zip(values, before, strict=True)]
    return Measure(share, value, Interval(*mean_interval(more)))


# Words


def _variant_lines(printed: Variant, other: Variant) -> list[str]:
    """Return one variant next to print."""
    rows = [["measure", "printed", "95 %", "changed", "95 %", "difference", "95 %"]]
    for name, measure in other.measures.items():
        before, after, more = printed.measures[name].value, measure.value, measure.difference
        assert more is not None
        figures = [*_cells(before, measure.share), *_cells(after, measure.share)]
        rows.append([name, *figures, *_signed(more, measure.share)])
    return ["", f"With {other.words}:", "", *in_columns(rows)]


def _cells(found: Interval, share: bool) -> list[str]:
    def told(value: float) -> str:
        return f"{value:.1%}" if share else f"{value:.2f}"

    known = isfinite(found.low)
    return [told(found.mean), f"{told(found.low)} to {told(found.high)}" if known else "-"]


def _signed(found: Interval, share: bool) -> list[str]:
    scale = 100 if share else 1
    mean, low, high = (scale * value for value in (found.mean, found.low, found.high))
    known = isfinite(found.low)
    return [f"{mean:+.2f}", f"{low:+.2f} to {high:+.2f}" if known else "-"]
