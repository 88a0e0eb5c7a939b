"""How long bots take for their decisions, counted in a table that stays small."""

from collections import Counter
from collections.abc import Mapping
from math import ceil, log2
from time import perf_counter_ns
from typing import Final

from aevum.core.bot import Bot
from aevum.core.events import Event
from aevum.core.rng import Rng
from aevum.core.state import Ask, State

STEPS: Final = 8  # columns for each doubling of the time, so that a quantile is 4.5 % off at most
LEAST: Final = 1000  # nanoseconds; anything shorter counts as this

Times = Counter[int]
"""How many decisions took how long, by the column of their time."""


def column(nanoseconds: int) -> int:
    """Return the column in which a time is counted."""
    return int(STEPS * log2(max(nanoseconds, LEAST) / LEAST))


def quantile(times: Mapping[int, int], share: float) -> float:
    """Return the time in milliseconds that this share of the decisions didn't exceed."""
    wanted = ceil(share * sum(times.values()))
    for each in sorted(times):
        wanted -= times[each]
        if wanted <= 0:
            middle: float = 2 ** ((each + 0.5) / STEPS)
            return middle * LEAST / 1e6
    return 0.0


class Timed(Bot):
    """A bot that plays like another one, and counts the time of decisions with a choice."""

    name = "timed"

    def __init__(self, bot: Bot, times: Times) -> None:
        self.bot = bot
        self.times = times

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        begun = perf_counter_ns()
        move = self.bot.choose(view, ask, legal, rng)
        if len(legal) > 1:
            self.times[column(perf_counter_ns() - begun)] += 1
        return move

    def plan(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> tuple[int, int]:
        begun = perf_counter_ns()
        found = self.bot.plan(view, ask, legal, rng)
        if len(legal) > 1:
            self.times[column(perf_counter_ns() - begun)] += 1
        return found


class TimedListener(Timed):
    """The same for a bot that wants to see events."""

    name = "timed listener"
    listens = True

    def saw(self, event: Event) -> None:
        self.bot.saw(event)


def timed(bot: Bot, times: Times) -> Bot:
    """Return a bot that plays like this one and counts the time of its decisions."""
    return TimedListener(bot, times) if bot.listens else Timed(bot, times)
