"""Logistic regression with a ridge, by Newton's method."""

from collections.abc import Sequence
from math import exp, fsum, log1p
from typing import Final, NamedTuple

from aevum.arena.ladder.ratings import solved

MOST_STEPS: Final = 50
CLOSE: Final = 1e-8
LARGEST: Final = 500.0  # of an exponent
FAR: Final = 3.0  # longest step
HOLD: Final = 1e-9  # for features that say nothing


class Sample(NamedTuple):
    """An example to learn from."""

    features: list[float]
    outcome: float
    """From 0 to 1."""


def chance(features: Sequence[float], factors: Sequence[float]) -> float:
    """Return the chance that these factors give."""
    total = sum(one * other for one, other in zip(features, factors, strict=True))
    return 1 / (1 + exp(-min(max(total, -LARGEST), LARGEST)))


def regress(samples: Sequence[Sample], ridge: Sequence[float]) -> list[float]:
    """Return the factors that make the outcomes most likely, less the penalty of each."""
    size = len(ridge)
    factors = [0.0] * size
    for _ in range(MOST_STEPS):
        slope = [-pull * factor for pull, factor in zip(ridge, factors, strict=True)]
        bend = [[(ridge[row] + HOLD) * (row == at) for at in range(size)] for row in range(size)]
        for features, outcome in samples:
            expected = chance(features, factors)
            rest, weight = outcome - expected, expected * (1 - expected)
            for row, one in enumerate(features):
                slope[row] += rest * one
                if one and weight:
                    line, part = bend[row], weight * one
                    for at in range(row, size):
                        line[at] += part * features[at]
        for row in range(size):
            for at in range(row):
                bend[row][at] = bend[at][row]
        steps = solved(bend, slope)
        longest = max(map(abs, steps))
        shorter = min(1.0, FAR / longest) if longest else 1.0
        factors = [factor + shorter * step for factor, step in zip(factors, steps, strict=True)]
        if longest < CLOSE:
            break
    return factors


def loss(samples: Sequence[Sample], factors: Sequence[float]) -> float:
    """Return the mean of the negative logarithms of what was likely."""
    parts: list[float] = []
    for features, outcome in samples:
        total = sum(one * other for one, other in zip(features, factors, strict=True))
        total = min(max(total, -LARGEST), LARGEST)
        parts.append(outcome * log1p(exp(-total)) + (1 - outcome) * log1p(exp(total)))
    return fsum(parts) / len(parts)
