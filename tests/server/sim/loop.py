"""An event loop whose time is its own: it jumps to the next timer and never waits."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

from aevum.server.clock import Clock

T = TypeVar("T")


class _Jump(selectors.SelectSelector):
    """A selector that never waits."""

    def __init__(self) -> None:
        super().__init__()
        self.passed = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise RuntimeError("nothing will ever happen in this simulation")
        self.passed += max(0.0, timeout)
        return super().select(0)


class VirtualLoop(asyncio.SelectorEventLoop):
    """Runs hours at once, always in the same way."""

    def __init__(self) -> None:
        self.jump = _Jump()
        super().__init__(self.jump)

    def time(self) -> float:
        return self.jump.passed


class VirtualClock(Clock):
    """The clock of the simulation."""

    def __init__(self, loop: VirtualLoop) -> None:
        self.loop = loop
        self.set_by = 0
        """Milliseconds by which the wall clock was set."""

    def now(self) -> int:
        return 1_800_000_000_000 + round(self.loop.time() * 1000)

    def wall(self) -> int:
        return self.now() + self.set_by


def run(loop: VirtualLoop, work: Coroutine[Any, Any, T]) -> T:
    """Run a simulation to its end."""
    asyncio.set_event_loop(loop)
    try:
        return loop.run_until_complete(work)
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(asyncio.sleep(0))
        asyncio.set_event_loop(None)
        loop.close()
