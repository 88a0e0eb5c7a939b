"""Pauses of a live match, by the table's policy or while somebody is gone."""

from collections.abc import Callable

from aevum.server import messages as m
from aevum.server.live.bids import Bids
from aevum.server.live.live_audience import LiveAudience
from aevum.server.live.live_state import NOBODY, PAUSES, LiveState, live_seat
from aevum.server.refused import Refused
from aevum.server.tables.replies import Orders, Replies
from aevum.server.tables.table_data import TableData
from aevum.server.transport.session import Session
from aevum.server.wire import Ack, Pause


class PauseControl:
    """Stops and resumes the time of one match."""

    def __init__(
        self,
        table: TableData,
        state: LiveState,
        audience: LiveAudience,
        replies: Replies,
        bids: Bids,
        wake: Callable[[], None],
    ) -> None:
        """Call `wake` when time stops, runs on or changes its speed."""
        self.table = table
        self._state = state
        self._audience = audience
        self._replies = replies
        self._bids = bids
        self._wake = wake
        state.votes.lapsed = audience.announce_tempo

    def orders(self) -> Orders:
        """Return the handlers of commands."""
        return {Pause: self._pause}

    # By the table's policy

    async def _pause(self, session: Session, order: Pause) -> None:
        seat, state = live_seat(self.table, session), self._state
        if self._replies.answered_before(session, order.id):
            return
        if order.on == (state.paused_by >= 0):
            already = m.server_live_paused_already if order.on else m.server_live_running_already
            raise Refused("nothing", already())
        if self.table.row.live.pause == "all":
            state.votes.change(seat, lapses=order.on)
            if not state.votes.agreed():
                self._audience.announce_tempo()
                self._replies.settle(session, Ack(order.id, 0))
                return
        if order.on:
            self._count(seat)
        self._turn(seat)
        await self._replies.save(session, order.id)

    def _turn(self, seat: int) -> None:
        """Stop time or let it run on, in the name of the first who asked if all had to agree."""
        state = self._state
        by = state.votes.seats[0] if state.votes.seats else seat
        state.votes.end()
        state.paused_by = by if state.paused_by < 0 else NOBODY
        self._apply()

    def taken_over(self) -> None:
        """Count the votes again after a bot took a seat: perhaps only its person had not agreed."""
        if self._state.votes.agreed():
            self._turn(NOBODY)

    def _count(self, seat: int) -> None:
        had = self._state.pauses_had()
        if self.table.row.live.pause == "any" and not self._state.alone():
            if had[seat] >= PAUSES:
                raise Refused("none_left", m.server_live_pauses(n=PAUSES))
            had[seat] += 1
        self.table.row.live.paused = had

    # While somebody is gone

    def gone(self, seat: int) -> None:
        """Stop time while the person of a seat is gone; NOBODY lets it run on."""
        stands = self._state.gone >= 0
        self._state.gone = seat
        if (seat >= 0) != stands:
            self._apply()

    def _apply(self) -> None:
        """Stop time, or let it run on after a countdown."""
        time, now = self.table.time, self.table.now()
        rate = self.table.row.live.speed
        if self._state.held():
            time.change(now, 0)
            self._bids.hold(now)
        elif time.last.rate != rate:
            begins = now + self.table.services.config.countdown_ms
            time.change(now, rate, begins)
            self._bids.go_on(begins)
        else:
            self._bids.go_on(now)
        self._wake()

    def begin(self) -> None:
        """Start a match, or resume it after the server was down, with a countdown first."""
        if not self._state.held() and not self._state.untimed():
            now = self.table.now()
            begins = now + self.table.services.config.countdown_ms
            self.table.time.change(now, self.table.row.live.speed, begins)

    def stop(self) -> None:
        """Stop all timers: the match is over, or the table closes."""
        self._state.votes.end()
