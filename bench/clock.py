"""Time taken fairly: processor seconds of one process on one core, and a loop that shows drift."""

import os
from collections.abc import Callable
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


def timed(
    work: Callable[[int, int], int], seconds: float, first: int = 0
) -> tuple[int, int, float]:
    """Work for about so many seconds; return units done, what they counted and seconds spent.

    `work(first, count)` does units first, first + 1, ... and returns what it counted; `first` is
    the number of the very first unit. The clock is read between growing batches only, for reading
    it costs as much as a small unit.
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


def _arithmetic(_first: int, count: int) -> int:
    x = 1
    for _ in range(count * LOOPS):
        x = (x * 1664525 + 1013904223) & MASK
    return count * LOOPS


def reference(seconds: float) -> float:
    """Return how often a second a fixed loop of plain Python runs: the speed of the machine now."""
    _, loops, spent = timed(_arithmetic, seconds)
    return loops / spent
