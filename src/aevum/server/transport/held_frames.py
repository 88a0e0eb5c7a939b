"""Frames that need no answer: under load they are sent together with the next ones.

Writing to a socket costs the system as much as the rest of a move. If thousands of frames are sent
per second, one that needs no reaction waits some milliseconds for the next frame of the same
socket, and both are written together. Without load everything is sent at once.
"""

# compiled: every move of every table passes through here

from asyncio import AbstractEventLoop
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from aevum.server.transport.socket_session import SocketSession

HOLD_SECONDS: Final = 0.012  # less than a screen takes to show anything
MANY: Final = 32  # with so many such frames within MANY_SECONDS they are held
MANY_SECONDS: Final = 0.016
FEW: Final = 4  # with so few within HOLD_SECONDS they are sent at once again
MOST_BYTES: Final = 16_384  # frames that a socket may hold


class HeldFrames:
    """Which sockets hold frames, and until when."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._holders: list[SocketSession] = []
        self._holding = False
        """Whether there is a lot to send."""
        self._count = 0
        self._counted_from = 0.0

    def take(self, session: "SocketSession") -> bool:
        """Return whether a session may hold a frame; if so, its `release` is called soon."""
        self._count += 1
        if not self._holding:
            if self._count < MANY:
                return False
            now = self._loop.time()
            quick = now - self._counted_from <= MANY_SECONDS
            self._counted_from, self._count = now, 0
            if not quick:
                return False
            self._holding = True
            self._loop.call_later(HOLD_SECONDS, self._release)
        self._holders.append(session)
        return True

    def _release(self) -> None:
        holders, self._holders = self._holders, []
        for session in holders:
            session.release()
        self._holding = self._count >= FEW
        self._count = 0
        if self._holding:
            self._loop.call_later(HOLD_SECONDS, self._release)
