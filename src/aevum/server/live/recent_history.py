"""The last half minute of a live table: new spectators start there."""

# compiled: every move of every table passes through here

from collections import deque
from typing import Final

from aevum.core.match import Match, walk
from aevum.core.native import mypyc_attr
from aevum.core.record import Record
from aevum.server.live.delayed_feed import DELAY
from aevum.server.wire import Tempo


@mypyc_attr(acyclic=True)
class HistoryMark:
    """An update that everybody got: how many rows there were then, and what else changed."""

    def __init__(self, at: int, rows: int, tempo: Tempo | None, deals: bytes) -> None:
        self.at: Final = at
        self.rows: Final = rows
        self.tempo: Final = tempo
        """How time runs for spectators, None if it did not change."""
        self.deals: Final = deals
        """The bids in JSON, empty if they did not change."""


class RecentHistory:
    """The match as it was half a minute ago, and all updates since then."""

    def __init__(self, now: int, rows: int, tempo: Tempo | None) -> None:
        self.begun: Final = now
        """The server's time at which this history starts."""
        self.rows = rows
        self.tempo = tempo
        self.marks: deque[HistoryMark] = deque()

    def note(self, mark: HistoryMark) -> None:
        """Remember an update that is sent now."""
        self.marks.append(mark)
        self.look(mark.at)

    def look(self, now: int) -> None:
        """Drop updates that are old enough for spectators."""
        while self.marks and self.marks[0].at <= now - DELAY:
            mark = self.marks.popleft()
            self.rows = mark.rows
            self.tempo = mark.tempo or self.tempo


class ReplaySteps:
    """A match replayed up to any number of its rows, and on from there."""

    def __init__(self, record: Record) -> None:
        self._walk: Final = walk(record)
        self.match: Match = next(self._walk)

    def to(self, rows: int) -> Match:
        """Return the match after so many rows, at least as many as before."""
        while len(self.match.line) < rows:
            self.match = next(self._walk)
        return self.match
