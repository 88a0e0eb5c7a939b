"""What spectators of a live match see: everything, after a delay.

Without the delay a spectator could tell a player what to do. Frames are made and numbered at once,
but nobody learns of one, or of its number, before its time.
"""

# compiled: every move of every table passes through here

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from aevum.core.native import mypyc_attr
from aevum.server.tables.feed import Feed
from aevum.server.tables.view_builder import EncodedPosition
from aevum.server.wire import Line

DELAY: Final = 30_000  # milliseconds


@mypyc_attr(acyclic=True)
class _Frame:
    """A frame, and what its readers know after it; an unnumbered one changes nothing for them."""

    def __init__(
        self, frame: bytes, number: int, position: EncodedPosition | None, rows: int, said: int
    ) -> None:
        self.frame = frame
        self.number = number
        self.position = position
        self.rows = rows
        self.said = said


class DelayedFeed(Feed):
    """The stream of spectators. `begun` is called when there is a first frame to show.

    Chat up to the line `said` was there before.
    """

    def __init__(
        self,
        viewer: int,
        face: str,
        epoch: str,
        language: str,
        said: int,
        begun: Callable[[Feed], None],
    ) -> None:
        super().__init__(viewer, face, epoch, language)
        self.delay = DELAY
        self.said = said
        self._seen_said = said
        self._begun = begun
        self._seen: EncodedPosition | None = None
        self._seen_rows = 0
        self._made: deque[_Frame] = deque()
        """Frames whose moves are not stored yet."""
        self._late: deque[_Frame] = deque()
        """Frames that are not due yet."""
        self._loop = asyncio.get_running_loop()
        self._shows = 0.0
        """The loop's time at which the first frame is shown."""

    def begin(self, wait: int) -> None:
        """Show the current position in so many milliseconds, as the first frame.

        It has a number too, so that a reader who misses it notices.
        """
        self.made += 1
        if wait <= 0:
            self.seq, self._seen, self._seen_rows = self.made, self.position, self.rows
            return
        self._late.append(self._frame(b""))
        self._shows = self._loop.time() + wait / 1000
        self._loop.call_later(wait / 1000, self._release)

    def wait(self) -> int:
        return max(0, round((self._shows - self._loop.time()) * 1000))

    def shown(self) -> EncodedPosition | None:
        return self._seen if self.delay else self.position

    def shown_rows(self) -> int:
        return self._seen_rows if self.delay else self.rows

    def shown_talk(self, lines: list[Line]) -> list[Line]:
        if not self.delay:
            return lines
        return [line for line in lines if line.number <= self._seen_said]

    def keep(self, frame: bytes) -> None:
        if self.delay:
            self._made.append(self._frame(frame))
        else:
            super().keep(frame)

    def _frame(self, frame: bytes) -> _Frame:
        return _Frame(frame, self.made, self.position, self.rows, self.said)

    def miss(self) -> None:
        """Keep making frames without readers: the next one wants to see the delayed position."""

    def send(self, frame: bytes, later: bool = False) -> None:
        if self.delay:
            self.hold(frame, self.delay)
        else:
            super().send(frame, later)

    def hold(self, frame: bytes, wait: int) -> None:
        """Send a frame in so many milliseconds, after all earlier ones."""
        if self._made and self._made[0].frame is frame:
            self._late.append(self._made.popleft())
        else:
            self._late.append(_Frame(frame, 0, None, 0, 0))
        self._loop.call_later(max(0, wait) / 1000, self._release)

    def _release(self) -> None:
        if self._late:  # else all were sent when the match ended
            self._let_go(self._late.popleft())

    def _let_go(self, late: _Frame) -> None:
        if late.position is not None:
            self._seen, self._seen_rows = late.position, late.rows
        if late.number:
            self.seq = late.number
            self._seen_said = late.said
        if not late.frame:
            self._begun(self)
            return
        if late.number:
            self.kept.append(late.frame)
        super().send(late.frame)

    def catch_up(self) -> None:
        """Send everything and end the delay, since the match is over."""
        while self._late:
            self._let_go(self._late.popleft())
        for made in self._made:  # they go out once they are stored
            self.seq = made.number
            self.kept.append(made.frame)
        self._made.clear()
        self.delay = 0
