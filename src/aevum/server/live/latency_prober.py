"""Measures how long the way to each link of a live match is: a nonce goes there and comes back."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from aevum.core.game import LIVE
from aevum.server.tables.feed import answer
from aevum.server.transport.session import Link
from aevum.server.wire import Echo, Probe

if TYPE_CHECKING:
    from aevum.server.tables.table import Table

QUICK: Final = 5  # probes at the beginning, one soon after the other
SOON: Final = 0.25  # seconds
LATER: Final = 2.0
BITS: Final = 32


class Prober:
    """Sends probes to the links of one table as long as its match runs, behind one timer."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._sent: dict[Link, int] = {}
        self._timer: asyncio.TimerHandle | None = None

    def orders(self) -> dict[type, Callable[[Link, Any], Any]]:
        """Return who carries out which message."""
        return {Echo: self._echo}

    def wake(self) -> None:
        """Begin with links that are new here."""
        links = self.table.audience.places
        if self._going() and any(link not in self._sent for link in links):
            self._probe()

    def _probe(self) -> None:
        self.stop()
        if not self._going():
            return
        links = list(self.table.audience.places)
        self._sent = {link: self._sent.get(link, 0) + 1 for link in links}
        for link in links:
            now = self.table.house.clock.now()
            nonce = self.table.house.draw(BITS)
            link.trips.sent(nonce, now)
            answer(link, Probe(nonce, now, link.trips.p50()))
        if links:
            wait = SOON if min(self._sent.values()) < QUICK else LATER
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(wait, self.table.call, self._probe)

    def _echo(self, link: Link, message: Echo) -> None:
        link.trips.came(message.nonce, self.table.house.clock.now())

    def _going(self) -> bool:
        table = self.table
        return table.game.timing == LIVE and table.row.phase == "playing"

    def stop(self) -> None:
        """Send no more."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
