"""Something that only a few may do at a time: some do it, some wait, the others are refused."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from aevum.core.text import Text
from aevum.server.refused import Refused


class ConcurrencyLimit:
    """Turns that are given in the order in which they are asked for."""

    def __init__(self, at_once: int, waiting: int, busy: Callable[[], Text]) -> None:
        """Let so many do it side by side and so many wait; `busy` tells the others."""
        self.inside = 0
        """How many have a slot or wait for one."""
        self._most = at_once + waiting
        self._free = asyncio.Semaphore(at_once)
        self._busy = busy

    @asynccontextmanager
    async def slot(self) -> AsyncIterator[None]:
        """Wait for one's turn; raise a Refused where too many wait already."""
        if self.inside >= self._most:
            raise Refused("busy", self._busy())
        self.inside += 1
        try:
            async with self._free:
                yield
        finally:
            self.inside -= 1
