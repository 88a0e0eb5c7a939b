"""Starts only a few requests at a time, so that the loop keeps serving running matches."""

import asyncio
from collections import deque
from typing import Final

AT_ONCE: Final = 2  # requests started in one round of the loop, about a millisecond each


class Admission:
    """Starts requests in order. During a flood the requests wait here, and moves do not."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._at_once = at_once
        self._begun = 0
        """Requests started in this round of the loop."""
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def enter(self) -> None:
        """Wait until this request may start."""
        loop = asyncio.get_running_loop()
        if self._begun < self._at_once and not self._waiting:
            if not self._begun:
                loop.call_soon(self._next_round)
            self._begun += 1
            return
        turn: asyncio.Future[None] = loop.create_future()
        self._waiting.append(turn)
        await turn

    def _next_round(self) -> None:
        self._begun = 0
        while self._waiting and self._begun < self._at_once:
            turn = self._waiting.popleft()
            if not turn.done():  # the client may have disconnected
                turn.set_result(None)
                self._begun += 1
        if self._begun:
            asyncio.get_running_loop().call_soon(self._next_round)
