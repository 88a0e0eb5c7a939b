"""What happened at a live table in the last half minute: whoever comes to watch begins there."""

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
    """Something that everybody was told: how many rows there were then, and what else changed."""

    def __init__(self, at: int, rows: int, tempo: Tempo | None, deals: bytes) -> None:
        self.at: Final = at
        self.rows: Final = rows
        self.tempo: Final = tempo
        """As those see it who watch, None if it did not change."""
        self.deals: Final = deals
        """The bids in JSON, empty if they did not change."""


class RecentHistory:
    """The match as it was half a minute ago, and all that was told since then."""

    def __init__(self, now: int, rows: int, tempo: Tempo | None) -> None:
        self.begun: Final = now
        """The server's moment from which on it is known what happened when."""
        self.rows = rows
        self.tempo = tempo
        self.marks: deque[HistoryMark] = deque()

    def note(self, mark: HistoryMark) -> None:
        """Remember something that is told now."""
        self.marks.append(mark)
        self.look(mark.at)

    def look(self, now: int) -> None:
        """Leave behind what is old enough for those who watch."""
        while self.marks and self.marks[0].at <= now - DELAY:
            mark = self.marks.popleft()
            self.rows = mark.rows
            self.tempo = mark.tempo or self.tempo


class ReplaySteps:
    """A match that is played again up to any number of its rows, and on from there."""

    def __init__(self, record: Record) -> None:
        self._walk: Final = walk(record)
        self.match: Match = next(self._walk)

    def to(self, rows: int) -> Match:
        """Return the match after so many rows; never fewer than before."""
        while len(self.match.line) < rows:
            self.match = next(self._walk)
        return self.match
