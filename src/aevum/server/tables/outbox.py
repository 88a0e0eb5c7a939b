"""What leaves a table, in its order: nothing is told before all rows before it are stored.

What waits leads back to its table, yet is marked acyclic: the writer answers every append, and then
nothing waits any more, so the garbage collector need not look for it.
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
        """It asks nothing of its readers, so it may wait a moment for the next one."""


@mypyc_attr(acyclic=True)
class PendingOutput:
    """What goes out once so many rows of the match are stored: frames, or something to do."""

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
    """What waits for the store."""

    def __init__(self) -> None:
        self.stored = 0
        """Rows of the match that are in the store."""
        self.written = 0
        """Rows of the match that have been given to the store."""
        self._waiting: list[PendingOutput] = []
        """The oldest first; what happens while the disk is busy, so there are few."""

    def begin(self, rows: int) -> None:
        """Go on from a match that was read from the store."""
        self.stored = self.written = rows

    def empty(self) -> bool:
        """Tell whether everything is stored and told."""
        return not self._waiting and self.stored == self.written

    def out(self, work: Callable[[], None]) -> None:
        """Do this once everything that has happened so far is stored, in order."""
        if self.empty():
            work()
        else:
            self._waiting.append(PendingOutput(self.written, [], work))

    def send(self, parcels: list[OutgoingFrame]) -> None:
        """Send frames once everything that has happened so far is stored, in order."""
        if not parcels:
            return
        if self.empty():
            _send_all(parcels)
        else:
            self._waiting.append(PendingOutput(self.written, parcels, None))

    def settle(self, rows: int) -> None:
        """So many rows are stored: let go what has waited for them."""
        self.stored = rows
        waiting = self._waiting
        while waiting and waiting[0].rows <= rows:
            waiting.pop(0).go()

    def clear(self) -> None:
        """Tell nothing of what waits: it could not be stored."""
        self._waiting.clear()


def _send_all(parcels: list[OutgoingFrame]) -> None:
    for parcel in parcels:
        parcel.feed.send(parcel.frame, parcel.later)
