"""Moves of people in a live match: each counts from the moment at which it was given."""

# compiled: every move of every table passes through here

from typing import TYPE_CHECKING, Final

from aevum.server.live.command_queue import QueuedCommand
from aevum.server.live.latency import credited_moment
from aevum.server.refused import Refused
from aevum.server.tables.command_ids import command_key
from aevum.server.transport.session import Session
from aevum.server.wire import No

if TYPE_CHECKING:
    from aevum.server.tables.table import Table

QUICKER: Final = "Something came first; nothing is lost."
LOST: Final = ("stale", "not_legal", "not_asked")  # refusals that a lost race may be the cause of


class LiveCommands:
    """Commands of one live match on their way from a session to the log."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    def give(
        self, session: Session, cid: str, seat: int, moves: list[int], serial: int, seen: int
    ) -> None:
        """Credit a command with the moment it was given at, and let it wait for earlier ones."""
        table, clocks = self.table, self.table.clocks
        given = credited_moment(seen, clocks.now(), session.round_trips.p50())
        table.pauses.refuse(given)
        at = clocks.pace.match(given)
        table.queue.put(QueuedCommand(at, seat, moves, serial, session, cid))
        if at <= clocks.at():
            table.queue.run(clocks.at())
        clocks.wake()

    def carry_out(self, waiting: QueuedCommand) -> None:
        """Make the moves of a command whose moment has come, or tell its sender why not."""
        table, seat, session = self.table, waiting.seat, waiting.session
        if session is None:
            table.bots.act(seat, waiting.moves[0], waiting.at)
            return
        try:
            key = command_key(seat, waiting.cid)
            table.moves.make(seat, waiting.cid, key, waiting.moves, waiting.serial, waiting.at)
            if table.pauses.untimed():
                table.pauses.rest(seat)
        except Refused as error:
            code, text = error.code, str(error)
            raced = code in LOST and self._beaten(seat)
            if raced and self._was_possible(session, waiting.moves[0]):
                code, text = "lost", f"{QUICKER} {text}"
            table.services.metrics.refused.labels(code).inc()
            table.settle(session, No(waiting.cid, code, text, error.rule))

    def _beaten(self, seat: int) -> bool:
        """Tell whether somebody else acted last: nobody is quicker than oneself."""
        for row in reversed(self.table.live().record.rows):
            if row.seat >= 0:
                return row.seat != seat
        return True

    def _was_possible(self, session: Session, move: int) -> bool:
        """Tell whether the sender was shown a moment ago that this could be done."""
        feed = self.table.audience.sessions.get(session)
        return feed is not None and feed.offered(move, self.table.clocks.now())
