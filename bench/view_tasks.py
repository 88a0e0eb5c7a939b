"""The server's cost of showing a move to everybody, and the bytes it sends."""

from functools import cache
from statistics import median
from time import process_time

import aevum
from aevum import Game, Record
from aevum.core.match import walk
from aevum.core.state import CHANCE
from bench.clock import Span
from bench.matches import bot_match
from bench.viewers import Viewers

SEED = 3
SNAPSHOT_EVERY = 8  # moves between two measurements of the size of a snapshot


class Viewing:
    """A recorded match as shown to each seat and a spectator, and its cost."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self.moves = 0
        self.spent = 0.0
        self.positions: list[int] = []
        """Bytes of everything that a viewer sees, for each viewer every few moves."""
        self.snapshots: list[int] = []
        """The same, including the log."""
        self.deltas: list[int] = []
        """Bytes of the frames with changes."""

    def run(self, sizes: bool) -> None:
        """Go through the match once; with `sizes` also note the number of bytes."""
        rows = self._record.rows
        viewers: Viewers | None = None
        told = 0
        for match in walk(self._record):
            place = len(match.line)
            if place < len(rows) and rows[place].seat == CHANCE:
                continue  # the server reports a move when its chance is drawn
            if viewers is None:
                viewers = Viewers(self._record.game, match)
            else:
                start = process_time()
                frames = viewers.tell(match, place - told)
                self.spent += process_time() - start
                self.moves += 1
                if sizes:
                    self.deltas += map(len, frames.values())
                if sizes and self.moves % SNAPSHOT_EVERY == 0:
                    self._measure(viewers)
            told = place

    def _measure(self, viewers: Viewers) -> None:
        positions = viewers.positions().values()
        for position, log in zip(positions, viewers.log_sizes(), strict=True):
            self.positions.append(len(position))
            self.snapshots.append(len(position) + log)


def views(game: Game, seats: int, options: dict[str, object], span: Span) -> dict[str, float]:
    """Return the cost of one move of a match between bots, and the median of the bytes sent.

    A unit is the whole match, always the same.
    """
    viewing = Viewing(_match(game.name, seats, tuple(options.items())))
    span.done = 0
    while span.goes_on(viewing.spent):
        viewing.run(span.done == 0)
        span.done += 1
    return {
        "views us": viewing.spent / viewing.moves * 1e6,
        "delta B": median(viewing.deltas),
        "position B": median(viewing.positions),
        "snapshot B": median(viewing.snapshots),
    }


@cache
def _match(game: str, seats: int, options: tuple[tuple[str, object], ...]) -> Record:
    return bot_match(aevum.game(game), seats, dict(options), SEED)
