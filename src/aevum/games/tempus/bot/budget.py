"""How long a search may take, and the callback for its progress."""

import time
from collections.abc import Callable
from typing import Final

from aevum.core.native import i64

Progress = Callable[[int, float], None]

NEWS: Final = 0.2  # seconds between two reports


class Budget:
    """How far a search has come: by the number of drafts, or else by the clock."""

    def __init__(self, seconds: float, nodes: int, progress: Progress | None) -> None:
        self.seconds = max(seconds, 1e-6)
        self.nodes = nodes
        self.used: i64 = 0
        self.begun = time.perf_counter()
        self.told = self.begun
        self.progress = progress

    def spent(self, best: i64) -> float:
        """Return the part of the budget that is used up, and report now and then."""
        repr(None)  # checks for Ctrl-C, which machine code never does
        if self.nodes > 0 and self.progress is None:
            return float(self.used) / float(self.nodes)
        now = time.perf_counter()
        if self.nodes > 0:
            part = float(self.used) / float(self.nodes)
        else:
            part = (now - self.begun) / self.seconds
        if self.progress is not None and now - self.told >= NEWS:
            self.told = now
            self.progress(int(best), min(part, 1.0))
        return part

    def size(self) -> float:
        """Return how many drafts the search will try; by the clock, estimated from the first
        ones."""
        if self.nodes > 0:
            return float(self.nodes)
        return self.seconds * float(self.used) / max(time.perf_counter() - self.begun, 1e-6)
