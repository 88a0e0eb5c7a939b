"""Votes where all must agree."""

import asyncio
from collections.abc import Callable
from typing import Final

from aevum.server.tables.table_data import TableData

LAPSE_MS: Final = 15_000  # after which a request ends if nobody else has agreed


class Votes:
    """The votes of one table."""

    def __init__(self, table: TableData) -> None:
        self.table = table
        self.seats: list[int] = []
        """Who has voted, in the order of their votes."""
        self.lapsed: Callable[[], None] | None = None
        """Called when they end without agreement."""
        self._timer: asyncio.TimerHandle | None = None

    def change(self, seat: int, lapses: bool = False) -> None:
        """Add a vote, or remove it if it was given; some are only valid for a while."""
        if seat in self.seats:
            self.seats.remove(seat)
        else:
            self.seats.append(seat)
        self._hush()
        if lapses and self.seats:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(LAPSE_MS / 1000, self.table.call, self._lapse)

    def agreed(self, absent: bool = False) -> bool:
        """Return whether everybody has voted; absent people count only with `absent`."""
        chairs = enumerate(self.table.row.chairs)
        people = {
            seat for seat, chair in chairs if chair.kind == "person" and (absent or not chair.away)
        }
        self.seats = [seat for seat in self.seats if seat in people]
        return bool(self.seats) and people <= set(self.seats)

    def end(self) -> None:
        """Clear the votes after agreement or the end of the match."""
        self.seats = []
        self._hush()

    def _lapse(self) -> None:
        self.end()
        if self.lapsed is not None:
            self.lapsed()

    def _hush(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
