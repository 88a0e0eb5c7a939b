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

HOLD_SECONDS: Final = 0.012  # at most, less than a screen takes to show anything; at least half
TURN_SECONDS: Final = HOLD_SECONDS / 2
MANY: Final = 32  # with so many such frames within MANY_SECONDS they are held
MANY_SECONDS: Final = 0.016
FEW: Final = 2  # with so few within TURN_SECONDS they are sent at once again
MOST_BYTES: Final = 16_384  # frames that a socket may hold


class HeldFrames:
    """Which sockets hold frames, and until when.

    Time runs in turns. A frame is sent at the end of the turn after its own, so that each waits at
    least one turn for the next frame of its socket.
    """

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self.turn = 0
        self._now: list[SocketSession] = []
        """The sockets that began to hold frames in this turn."""
        self._before: list[SocketSession] = []
        """Those that did in the turn before."""
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
            self._loop.call_later(TURN_SECONDS, self._next_turn)
        self._now.append(session)
        return True

    def _next_turn(self) -> None:
        due = self._before
        self._holding = self._count >= FEW
        self._count = 0
        if self._holding:
            self._before, self._now = self._now, []
            self._loop.call_later(TURN_SECONDS, self._next_turn)
        else:
            due = due + self._now
            self._before, self._now = [], []
        for session in due:
            session.release(self.turn - 1 if self._holding else self.turn)
        self.turn += 1
