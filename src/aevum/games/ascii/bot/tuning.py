"""The weights of the standard bot that can be tuned, with their bounds."""

# not compiled: bots are made once for a match

from typing import Final

from aevum.core.bot import Weight
from aevum.games.ascii.bot.levels import standard_traits
from aevum.games.ascii.bot.traits import Traits

BOUNDS: Final[dict[str, tuple[int, int]]] = {
    "width": (1, 60),
    "horizon": (1, 10),
    "most_paid": (0, 6),
    "counts_dice": (0, 7),
    "lead": (0, 6000),
    "expects_raids": (0, 1),
    "most_unhappy": (-1, 8),
    "worker": (0, 200),
    "worker_soon": (0, 300),
    "worker_turn": (0, 120),
    "gold": (0, 300),
    "farm_turn": (0, 500),
    "farm_later": (0, 150),
    "mine_turn": (0, 500),
    "science": (0, 1500),
    "soldier": (0, 1000),
    "die": (0, 1500),
    "near": (0, 100),
    "hope": (0, 30),
    "trade": (0, 30),
    "court": (0, 2000),
    "gloom": (0, 800),
    "bliss": (0, 500),
    "school_pace": (0, 200),
    "garrison_pace": (0, 200),
    "unused": (0, 1500),
    "pip": (0, 200),
    "line": (0, 200),
    "turn_lost": (0, 4000),
    "people": (0, 500),
    "coins": (0, 500),
    "upper": (0, 500),
    "lower": (0, 500),
    "troops": (0, 500),
    "arts": (0, 500),
}
"""The lowest and the highest value of each; the docstrings of `Traits` explain them."""


def standard_weights() -> tuple[Weight, ...]:
    """Return the weights of the standard bot."""
    traits = standard_traits()
    return tuple(
        [
            Weight(name, int(getattr(traits, name)), low, high)
            for name, (low, high) in BOUNDS.items()
        ]
    )


def tuned_traits(values: dict[str, int | float]) -> Traits:
    """Return the traits of a standard bot with other weights."""
    traits = standard_traits()
    for name, value in values.items():
        setattr(traits, name, int(value))
    return traits
