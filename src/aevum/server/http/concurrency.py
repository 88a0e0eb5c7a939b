"""Limits how many do something at the same time: some do it, some wait, the rest are refused."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from aevum.core.text import Text
from aevum.server.refused import Refused


class ConcurrencyLimit:
    """A limited number of slots, given in the order of requests."""

    def __init__(self, at_once: int, waiting: int, busy: Callable[[], Text]) -> None:
        """Set how many may do it at once, and how many wait; the rest are refused with `busy`."""
        self.inside = 0
        """How many have a slot or wait for one."""
        self._most = at_once + waiting
        self._free = asyncio.Semaphore(at_once)
        self._busy = busy

    @asynccontextmanager
    async def slot(self) -> AsyncIterator[None]:
        """Wait for a slot; raise a Refused if too many wait already."""
        if self.inside >= self._most:
            raise Refused("busy", self._busy())
        self.inside += 1
        try:
            async with self._free:
                yield
        finally:
            self.inside -= 1
