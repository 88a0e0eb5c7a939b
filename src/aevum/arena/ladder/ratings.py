"""Ratings from finishing orders, by the model of Plackett and Luce.

Each bot has a strength; the winner of a game is drawn in proportion to the strengths, the second
from the rest in the same way, and so on. Two players make it the model of Bradley and Terry, the
one behind Elo numbers. For bots that tie, each order among them counts in equal parts. Ratings are
logarithms of strengths on the scale of Elo: 400 more are ten times the strength. Every two bots
that met have one tie more than they played, which keeps the rating of a bot that lost all its games
finite.

The intervals are from a bootstrap by block: blocks are drawn again with replacement from those of
the same pair of bots, since the games of a block are not independent. The tie that nobody played
counts more or less in each draw (exponentially), or else a bot that lost all its games would have
the same rating in all of them, as if it were certain.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, log
from random import Random
from typing import Final

SCALE: Final = 400 / log(10)
DRAWS: Final = 200  # of the bootstrap
OUTSIDE: Final = 0.025  # share of the draws beyond each end of an interval
WHOLE: Final = (
    5040  # one choice, in parts: orders among up to 7 tied seats are whole numbers of them
)
DIGIT: Final = 48  # bits for one count within the counts of a block
STEP: Final = 2.0  # longest step of a strength's logarithm
FIXED: Final = 1e15  # as the bend of a bot, keeps it where it is
CLOSE: Final = 1e-9
MOST_STEPS: Final = 200
HOLD: Final = 1e-6  # keeps bots apart that never met, not even through others

Stage = tuple[tuple[tuple[int, int], ...], int]
"""A choice: (bot, seats) for each bot still in the game, and the bot that was next."""
Counts = dict[Stage, float]


@dataclass(frozen=True)
class Rating:
    """A bot's rating and its 95 % interval."""

    value: float
    low: float
    high: float

    def to_json(self) -> dict[str, object]:
        return {
            "rating": round(self.value, 1),
            "low": round(self.low, 1),
            "high": round(self.high, 1),
        }


def stages(seated: Sequence[int], ranks: Sequence[int]) -> Counter[Stage]:
    """Return the choices in one finishing order, each WHOLE; `seated` has the bot at each seat."""
    found: Counter[Stage] = Counter()
    left = Counter(seated)
    for rank in sorted(set(ranks)):
        tied = Counter(bot for bot, each in zip(seated, ranks, strict=True) if each == rank)
        _add_orders(found, left, tied, WHOLE)
        left -= tied
    return found


def _add_orders(found: Counter[Stage], left: Counter[int], tied: Counter[int], parts: int) -> None:
    """Add the choices of those who tied for the next places, in every order among them."""
    if len(left) < 2:
        return  # only copies of one bot are left: their order tells nothing
    risk = tuple(sorted(left.items()))
    for bot, seats in tied.items():
        some = round(parts * seats / tied.total())
        found[risk, bot] += some
        _add_orders(found, left - Counter([bot]), tied - Counter([bot]), some)


def fit(bots: int, counts: Counts, start: Sequence[float] | None = None) -> list[float]:
    """Return the logarithms of the strengths that make these choices most likely, bot 0 at 0."""
    strengths = list(start or [0.0] * bots)
    for _ in range(MOST_STEPS):
        slope = [-HOLD * each for each in strengths]
        bend = [[HOLD * (row == other) for other in range(bots)] for row in range(bots)]
        bend[0][0] = FIXED
        for (risk, chosen), times in counts.items():
            parts = [(bot, seats * exp(strengths[bot])) for bot, seats in risk]
            total = sum(part for _, part in parts)
            slope[chosen] += times
            for bot, part in parts:
                slope[bot] -= times * part / total
                bend[bot][bot] += times * part / total
                for other, rest in parts:
                    bend[bot][other] -= times * part * rest / (total * total)
        steps = solved(bend, slope)
        longest = max(map(abs, steps))
        shorter = min(1.0, STEP / longest) if longest else 1.0
        strengths = [each + shorter * step for each, step in zip(strengths, steps, strict=True)]
        if longest < CLOSE:
            break
    return [each - strengths[0] for each in strengths]


def solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of linear equations with a positive definite matrix."""
    size = len(right)
    table = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for at in range(size):
        for below in range(at + 1, size):
            factor = table[below][at] / table[at][at]
            if factor:
                for column in range(at, size + 1):
                    table[below][column] -= factor * table[at][column]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(table[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (table[at][size] - known) / table[at][at]
    return found


def rate(bots: int, meetings: Sequence[Sequence[Counter[Stage]]], anchor: int) -> list[Rating]:
    """Return each bot's rating; the anchor has 0.

    `meetings` has a list for each pair of bots: the choices in every one of its blocks.
    """
    packed = [_Packed(blocks) for blocks in meetings if blocks]
    ties = [each.tie() for each in packed]
    whole = fit(bots, _joined(ties, [each.counts(each.total()) for each in packed]))
    rng = Random("ladder")
    drawn: list[list[float]] = []
    for _ in range(DRAWS):
        again = [each.counts(sum(rng.choices(each.blocks, k=len(each.blocks)))) for each in packed]
        weighed = [_times(tie, rng.expovariate(1)) for tie in ties]
        drawn.append(_ratings(fit(bots, _joined(weighed, again), whole), anchor))
    lows, highs = _bounds(drawn, bots)
    return [Rating(*found) for found in zip(_ratings(whole, anchor), lows, highs, strict=True)]


def _ratings(strengths: Sequence[float], anchor: int) -> list[float]:
    return [SCALE * (each - strengths[anchor]) for each in strengths]


def _bounds(drawn: list[list[float]], bots: int) -> tuple[list[float], list[float]]:
    """Return the lower and the upper end of every bot's interval."""
    ordered = [sorted(each[bot] for each in drawn) for bot in range(bots)]
    cut = int(OUTSIDE * len(drawn))
    return [each[cut] for each in ordered], [each[-1 - cut] for each in ordered]


class _Packed:
    """The blocks of a pair, each as one number whose digits are its counts, quick to add up."""

    def __init__(self, blocks: Sequence[Counter[Stage]]) -> None:
        self.stages: Final = sorted({stage for block in blocks for stage in block})
        places = {stage: DIGIT * at for at, stage in enumerate(self.stages)}
        self.blocks: Final = [
            sum(times << places[stage] for stage, times in block.items()) for block in blocks
        ]

    def tie(self) -> Counts:
        """Return a tie of both bots: either was first half of the time."""
        pair = sorted({bot for risk, _ in self.stages for bot, _ in risk})
        risk = tuple([(bot, 1) for bot in pair])
        return {(risk, bot): WHOLE / 2 for bot in pair}

    def total(self) -> int:
        return sum(self.blocks)

    def counts(self, packed: int) -> dict[Stage, int]:
        """Return the counts in a sum of blocks."""
        digit = (1 << DIGIT) - 1
        return {stage: packed >> DIGIT * at & digit for at, stage in enumerate(self.stages)}


def _times(counts: Counts, factor: float) -> Counts:
    return {stage: factor * times for stage, times in counts.items()}


def _joined(*parts: Sequence[Mapping[Stage, float]]) -> Counts:
    found: Counts = {}
    for part in parts:
        for counts in part:
            for stage, times in counts.items():
                found[stage] = found.get(stage, 0.0) + times
    return found
