"""Fair timing: processor seconds of one process on one core, and a loop that shows drift."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time

LOOPS = 200_000  # of the reference loop at a time
MASK = 0xFFFFFFFF


def pin() -> int:
    """Keep this process on one core where the system allows; return the core, -1 if it does not."""
    if not hasattr(os, "sched_setaffinity"):
        return -1
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


Work = Callable[[int, int], int]
"""`work(first, count)` does the units first, first + 1, ... and returns their count."""


def timed(work: Work, seconds: float, first: int = 0) -> tuple[int, int, float]:
    """Work for about so many seconds; return the units done, their count and the seconds spent.

    `first` is the number of the first unit. The clock is read only between growing batches, since
    reading it costs as much as a small unit.
    """
    units, counted, spent, size = 0, 0, 0.0, 1
    while spent < seconds:
        start = process_time()
        counted += work(first + units, size)
        batch = process_time() - start
        units += size
        spent += batch
        if batch < seconds / 16:
            size *= 2
    return units, counted, max(spent, 1e-9)


@dataclass
class Span:
    """How much to measure: units for some seconds, or a fixed number of them."""

    seconds: float
    first: int = 0
    """The number of the first unit."""
    units: int = 0
    """How many to do, whatever the time; 0: as many as fit into the seconds."""
    done: int = 0
    """How many were done."""

    def goes_on(self, spent: float) -> bool:
        """Return whether there is more to do after so many seconds."""
        return self.done < self.units if self.units else spent < self.seconds

    def timed(self, work: Work) -> tuple[int, float]:
        """Do the work; return its count and the seconds spent."""
        if not self.units:
            self.done, counted, spent = timed(work, self.seconds, self.first)
            return counted, spent
        start = process_time()
        counted = work(self.first, self.units)
        self.done = self.units
        return counted, max(process_time() - start, 1e-9)


def _arithmetic(_first: int, count: int) -> int:
    x = 1
    for _ in range(count * LOOPS):
        x = (x * 1664525 + 1013904223) & MASK
    return count * LOOPS


def reference(seconds: float) -> float:
    """Return how often per second a fixed loop of plain Python runs: the present speed of the
    machine."""
    _, loops, spent = timed(_arithmetic, seconds)
    return loops / spent
