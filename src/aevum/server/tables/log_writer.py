"""Writes the rows of a match to the store, and releases what waits for them."""

# compiled: every move of every table passes through here

import asyncio
from contextlib import suppress
from typing import Final

from structlog import get_logger

from aevum.server import messages as m
from aevum.server.store.errors import NotStored
from aevum.server.store.records import LogRow
from aevum.server.tables.command_ids import bot_row_id
from aevum.server.tables.outbox import Outbox
from aevum.server.tables.table_data import TableData

DRAIN_SECONDS: Final = 5

log = get_logger("table")


class LogWriter:
    """Gives the rows of one table to the store, and tells the outbox when they are stored."""

    def __init__(self, table: TableData, outbox: Outbox) -> None:
        self.table = table
        self.outbox = outbox
        self._storing: list[int] = []
        """For each running append, how many rows of the match are stored after it."""
        self._drained: asyncio.Future[None] | None = None
        self._append = table.services.store.append
        self._on_stored = self._stored

    def write(self, cid: str, seat: int) -> None:
        """Give the match's new rows to the store; the command's id goes to its seat's first row."""
        table, outbox = self.table, self.outbox
        record, first = table.begun_match().record.rows, outbox.written
        if len(record) == first:
            return
        rows: list[LogRow] = []
        bots = table.bot_rows
        for number in range(first, len(record)):
            row = record[number]
            mine = cid if row.seat == seat else ""
            if mine:
                cid = ""
            elif number in bots:
                mine = bot_row_id(number)
            rows.append((row.at, row.seat, row.move, mine))
        table.row.changed = table.services.clock.wall()  # the sweeper stores it now and then
        outbox.written = len(record)
        self._storing.append(len(record))
        self._append(table.row.code, first, rows, self._on_stored)

    def _stored(self, error: Exception | None) -> None:
        """Send what has waited for the oldest append, which is done."""
        count = self._storing.pop(0)  # there are few
        if error is not None:
            log.error("moves could not be stored", table=self.table.row.code, error=str(error))
            self.outbox.clear()
            if self._drained is not None:
                said = m.server_not_stored(why=m.server_store_failed())
                if isinstance(error, NotStored):
                    said = error.said
                self._drained.set_exception(NotStored(said))
                self._drained = None
            self.table.drop("a move was not stored")
            return
        self.outbox.settle(count)
        if self._drained is not None and self.outbox.empty():
            self._drained.set_result(None)
            self._drained = None

    async def drained(self) -> None:
        """Wait until everything is stored and sent; raise NotStored if it cannot be."""
        if not self.outbox.empty():
            if self._drained is None:
                self._drained = asyncio.get_running_loop().create_future()
            await asyncio.shield(self._drained)

    async def finish(self) -> None:
        """Wait until everything is stored and sent, with a time limit."""
        if not self.outbox.empty():
            with suppress(TimeoutError, NotStored):
                await asyncio.wait_for(self.drained(), DRAIN_SECONDS)
            await asyncio.sleep(0)
