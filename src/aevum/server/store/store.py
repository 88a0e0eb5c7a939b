"""The store as the server uses it."""

import asyncio
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from structlog import get_logger

from aevum.server import messages as m
from aevum.server.store.database import Database
from aevum.server.store.ends import Ends
from aevum.server.store.epoch import READ
from aevum.server.store.errors import NotStored, Superseded
from aevum.server.store.guests import Guests
from aevum.server.store.lock import Lock
from aevum.server.store.maps import Maps
from aevum.server.store.move_tables import MoveTables
from aevum.server.store.records import LogRow, Result, TableRow
from aevum.server.store.tables import Tables
from aevum.server.store.upgrade import prepare
from aevum.server.store.writer import Done, OnCommit, Writer

PROBE_SECONDS: Final = 5.0
PROBE: Final = "UPDATE epoch SET number = number"  # changes nothing, but has to be written

log = get_logger("aevum.store")


class Store(Guests, Tables, MoveTables, Ends, Maps):
    """Guests, tables, logs, ends and maps in one SQLite file, for one server at a time."""

    lost = ""
    """Why nothing can be stored until a restart, "" if all is well."""
    _lock: Lock
    _writer: Writer
    _probed = -PROBE_SECONDS
    _on_lost: Callable[[str], None] | None = None

    def __init__(self, path: Path, on_commit: OnCommit | None = None) -> None:
        """Name the file; call `on_commit(rows, seconds)` in the loop for each commit of logs."""
        self.path = path
        self._on_commit = on_commit

    async def open(self) -> None:
        """Make the database or bring it up to date, and start; raise BadDatabase if that fails."""
        self._lock = await asyncio.to_thread(prepare, self.path)
        self.lost = ""
        epoch = self._lock.epoch
        self.db = Database(self.path, epoch, self._superseded)
        self._writer = Writer(self.path, self.db.gate, epoch, self._superseded, self._on_commit)
        # Every move calls it, so the call goes directly from one compiled module to the other.
        self.append = self._writer.append  # type: ignore[method-assign]

    def when_lost(self, hear: Callable[[str], None]) -> None:
        """Call `hear(sentence)` in the loop when another server has taken the database."""
        self._on_lost = hear

    def _superseded(self) -> None:
        if self.lost:
            return
        self.lost = str(Superseded())
        log.error("database taken by another server", path=str(self.path))
        if self._on_lost is not None:
            self._on_lost(self.lost)

    async def close(self) -> None:
        """Store what was appended so far, run every `done`, and close the file."""
        await self._writer.close()
        await self.db.close()
        self._lock.release()

    def append(self, code: str, first_seq: int, rows: Sequence[LogRow], done: Done) -> None:
        """Add rows to a match's log, all or none; the first row of a match has seq 0.

        Never blocks. When the rows are stored, or cannot be, `done(error)` runs in the event loop,
        in the order of the appends. An append that does not continue the end of the log is refused,
        so that after a failure all later ones fail too; so is one with a command that is already in
        the log.
        """
        self._writer.append(code, first_seq, rows, done)

    async def check(self) -> str:
        """Return what is wrong with the database, "" if it can be read and written to.

        It writes at most every few seconds, however often it is called.
        """
        if self.lost:
            return self.lost
        try:
            await self.db.read(lambda connection: connection.exec_driver_sql(READ).scalar())
            if time.monotonic() - self._probed >= PROBE_SECONDS:
                self._probed = time.monotonic()
                await self.db.write(lambda connection: connection.exec_driver_sql(PROBE))
        except NotStored as error:
            return str(error)
        except Exception:
            log.exception("database does not answer")
            return str(m.server_store_unread())
        return self.db.condition.trouble() or self._writer.condition.trouble()

    def backlog(self) -> int:
        """Return how many appends wait to be stored."""
        return self._writer.backlog()

    async def finish(self, row: TableRow, outcomes: list[Result]) -> None:
        """Store the end of a match; see `Ends.finish`."""
        await super().finish(row, outcomes)
        self.put_away(row.code)

    def put_away(self, code: str) -> None:
        """Drop a match that nobody plays now from memory."""
        self._writer.forget(code)
