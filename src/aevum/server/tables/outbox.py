"""A table's outgoing frames in order: none is sent before all rows before it are stored.

Waiting entries refer back to their table, but are marked as acyclic: the writer answers every
append, after which nothing waits, so the garbage collector need not find them.
"""

# compiled: every move of every table passes through here

from collections.abc import Callable

from aevum.core.native import mypyc_attr
from aevum.server.tables.feed import Feed


@mypyc_attr(acyclic=True)
class OutgoingFrame:
    """A frame and whom it is for."""

    def __init__(self, feed: Feed, frame: bytes, later: bool = False) -> None:
        self.feed = feed
        self.frame = frame
        self.later = later
        """Whether readers need not react to it, so that it may wait a moment for the next one."""


@mypyc_attr(acyclic=True)
class PendingOutput:
    """What to do once so many rows of the match are stored: send frames, or run a callback."""

    def __init__(
        self, rows: int, parcels: list[OutgoingFrame], work: Callable[[], None] | None
    ) -> None:
        self.rows = rows
        self.parcels = parcels
        self.work = work

    def go(self) -> None:
        if self.work is not None:
            self.work()
        _send_all(self.parcels)


class Outbox:
    """The frames and callbacks that wait for the store."""

    def __init__(self) -> None:
        self.stored = 0
        """How many rows of the match are in the store."""
        self.written = 0
        """How many rows of the match have been given to the store."""
        self._waiting: list[PendingOutput] = []
        """The oldest first; they are few, since they only gather while the disk is busy."""

    def begin(self, rows: int) -> None:
        """Continue a match that was read from the store."""
        self.stored = self.written = rows

    def empty(self) -> bool:
        """Return whether everything is stored and sent."""
        return not self._waiting and self.stored == self.written

    def out(self, work: Callable[[], None]) -> None:
        """Run a callback once everything so far is stored, in order."""
        if self.empty():
            work()
        else:
            self._waiting.append(PendingOutput(self.written, [], work))

    def send(self, parcels: list[OutgoingFrame]) -> None:
        """Send frames once everything so far is stored, in order."""
        if not parcels:
            return
        if self.empty():
            _send_all(parcels)
        else:
            self._waiting.append(PendingOutput(self.written, parcels, None))

    def settle(self, rows: int) -> None:
        """Release what has waited for the rows that are now stored."""
        self.stored = rows
        waiting = self._waiting
        while waiting and waiting[0].rows <= rows:
            waiting.pop(0).go()

    def clear(self) -> None:
        """Drop everything that waits, since it could not be stored."""
        self._waiting.clear()


def _send_all(parcels: list[OutgoingFrame]) -> None:
    for parcel in parcels:
        parcel.feed.send(parcel.frame, parcel.later)
