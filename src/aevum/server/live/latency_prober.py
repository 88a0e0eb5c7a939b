"""Measures the latency of each session of a live match: a nonce goes out and comes back."""

import asyncio
from typing import Final

from aevum.server.tables.audience import Audience
from aevum.server.tables.feed import answer
from aevum.server.tables.replies import Orders
from aevum.server.tables.table_data import TableData
from aevum.server.transport.session import Session
from aevum.server.wire import Echo, Probe

QUICK: Final = 5  # probes at the beginning, in quick succession
SOON: Final = 0.25  # seconds
LATER: Final = 2.0
BITS: Final = 32


class LatencyProber:
    """Sends probes to the sessions of one table while its match runs, with one timer."""

    def __init__(self, table: TableData, audience: Audience) -> None:
        self.table = table
        self._audience = audience
        self._sent: dict[Session, int] = {}
        self._timer: asyncio.TimerHandle | None = None

    def orders(self) -> Orders:
        """Return the handlers of messages."""
        return {Echo: self._echo}

    def wake(self) -> None:
        """Start with sessions that are new here."""
        sessions = self._audience.sessions
        if self._going() and any(session not in self._sent for session in sessions):
            self._probe()

    def _probe(self) -> None:
        self.stop()
        if not self._going():
            return
        sessions = list(self._audience.sessions)
        self._sent = {session: self._sent.get(session, 0) + 1 for session in sessions}
        for session in sessions:
            now = self.table.now()
            nonce = self.table.services.draw(BITS)
            session.round_trips.sent(nonce, now)
            answer(session, Probe(nonce, now, session.round_trips.p50()))
        if sessions:
            wait = SOON if min(self._sent.values()) < QUICK else LATER
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, self.table.call, self._probe)

    def _echo(self, session: Session, message: Echo) -> None:
        session.round_trips.came(message.nonce, self.table.now())

    def _going(self) -> bool:
        return self.table.row.phase == "playing"

    def stop(self) -> None:
        """Stop sending probes."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
