"""Refuses messages for live matches at a table of another game."""

from aevum.server import messages as m
from aevum.server.live.live_state import live_seat
from aevum.server.tables.replies import Orders, Replies
from aevum.server.tables.table_data import TableData
from aevum.server.transport.session import Session
from aevum.server.wire import Bid, Echo, Pause, Point, RunOn, Shake


class NotLive:
    """Takes the place of `LiveMatch` at a table without a live game."""

    def __init__(self, table: TableData, replies: Replies) -> None:
        self.table = table
        self._replies = replies

    def orders(self) -> Orders:
        """Return the handlers of messages."""
        return {
            Pause: self._control,
            RunOn: self._control,
            Point: self._bargain,
            Bid: self._bargain,
            Shake: self._bargain,
            Echo: self._echo,
        }

    def _control(self, session: Session, _order: Pause | RunOn) -> None:
        live_seat(self.table, session)

    def _bargain(self, session: Session, order: Point | Bid | Shake) -> None:
        if not self._replies.answered_before(session, order.id):
            live_seat(self.table, session, m.server_watching_bids())

    def _echo(self, _session: Session, _message: Echo) -> None:
        """Ignore a message."""
