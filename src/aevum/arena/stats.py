"""Means, medians and 95 % intervals."""

from dataclasses import dataclass
from math import fsum, sqrt
from statistics import median

Z95 = 1.959963984540054  # half of the intervals' width in standard deviations


def wilson(total: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % score interval for a mean of shares, each from 0 to 1.

    `total` may be a fraction: a tie counts as a share of a win. Among all quantities between 0 and
    1 with a given mean, whole wins and losses vary most, so for shares the interval is at least as
    wide as it must be. It never leaves 0 to 1 and stays honest near both ends.
    """
    if games < 1:
        return 0.0, 1.0
    mean = total / games
    z2 = Z95 * Z95 / games
    middle = mean + z2 / 2
    reach = Z95 * sqrt((mean * (1 - mean) + z2 / 4) / games)
    low = 0.0 if total <= 0 else max(0.0, (middle - reach) / (1 + z2))
    high = 1.0 if total >= games else min(1.0, (middle + reach) / (1 + z2))
    return low, high


def mean_interval(values: list[float]) -> tuple[float, float, float]:
    """Return the mean and its 95 % interval by the normal approximation with s / sqrt(n).

    A single value says nothing about its spread: its interval is unbounded.
    """
    count = len(values)
    mean = fsum(values) / count
    if count < 2:
        return mean, float("-inf"), float("inf")
    variance = fsum((value - mean) ** 2 for value in values) / (count - 1)
    reach = Z95 * sqrt(variance / count)
    return mean, mean - reach, mean + reach


def share_variance(count: int, total: float, squares: float) -> float:
    """Return the variance of shares from 0 to 1, given their number, their sum and that of squares.

    Two more shares are counted in, a 0 and a 1: a few equal ones don't tell that all others will be
    the same.
    """
    mean = total / count
    return (squares - total * mean + mean * mean + (1 - mean) * (1 - mean)) / (count + 2)


def share_interval(values: list[float]) -> tuple[float, float, float]:
    """Return the mean of shares and its 95 % interval, by the normal approximation within 0 to 1.

    It is for means of several games: where each share is 0 or 1, `wilson` is better.
    """
    count, total = len(values), fsum(values)
    variance = share_variance(count, total, fsum(value * value for value in values))
    reach = Z95 * sqrt(variance / count)
    mean = total / count
    return mean, max(mean - reach, 0.0), min(mean + reach, 1.0)


@dataclass(frozen=True)
class Spread:
    """Four figures about a list of whole numbers."""

    mean: float
    median: float
    least: int
    most: int


def spread(values: list[int]) -> Spread:
    """Return mean, median, least and most of at least one number."""
    return Spread(fsum(values) / len(values), float(median(values)), min(values), max(values))
