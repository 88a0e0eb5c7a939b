"""The one writer of all logs: a thread that commits the waiting rows, at most every few ms.

A commit costs the same for one row as for fifty, so rows that arrive during one go together into
the next. The thread has a connection of its own and uses plain SQL. Rows go into the journal first,
and from there to the log.
"""

# compiled: every move of every table passes through here

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Final

import structlog

from aevum.core.native import mypyc_attr
from aevum.server import messages as m
from aevum.server.store import journal
from aevum.server.store.condition import Condition
from aevum.server.store.epoch import check_epoch
from aevum.server.store.errors import NotStored, Superseded
from aevum.server.store.records import LogRow
from aevum.server.store.sqlite import connect, why
from aevum.server.tables.command_ids import CommandIds

Done = Callable[[Exception | None], None]
OnCommit = Callable[[int, float], None]

PAUSE: Final = 0.005  # seconds from one commit to the next, so that rows gather under load
CROWD: Final = 8  # from this many appends in a commit on, the pause starts at its end: see `_run`
MOST_KNOWN: Final = 5_000  # matches whose ends are remembered

MOST_IN_JOURNAL: Final = 2_500
"""How many rows gather before they move to the log; each match counts as so many rows more. The
move takes 1 or 2 ms, in which everybody's moves wait, mostly to write a page for each match."""
ROWS_OF_A_MATCH: Final = 4

NUMBER: Final = "SELECT number FROM tables WHERE code = ?"

LOG = structlog.get_logger("aevum.store")


@mypyc_attr(acyclic=True)
class Append:
    """Rows to store together, and the callback."""

    def __init__(self, code: str, first_seq: int, rows: Sequence[LogRow], done: Done) -> None:
        self.code = code
        self.first_seq = first_seq
        self.rows = rows
        self.done = done


@mypyc_attr(acyclic=True)
class Known:
    """The writer's state of a match."""

    def __init__(self, number: int, length: int, commands: CommandIds) -> None:
        self.number = number
        self.length = length
        self.commands = commands


class Writer:
    """Appends to the logs of all matches from one thread."""

    def __init__(
        self,
        path: Path,
        gate: threading.Lock,
        epoch: int,
        on_superseded: Callable[[], None],
        on_commit: OnCommit | None = None,
    ) -> None:
        self._gate = gate
        self.condition = Condition()
        self._epoch = epoch
        self._on_superseded = on_superseded
        self._on_commit = on_commit
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Append | str | None] = SimpleQueue()
        """Appends to store, matches to forget, and finally None."""
        self._put = self._queue.put
        self._known: dict[str, Known] = {}
        self._in_journal = 0
        """How much is waiting to move to the log, as `MOST_IN_JOURNAL` counts it."""
        self._entries: list[journal.Entry] = []
        """The entries that this writer has added since the journal was emptied."""
        self._alone = False
        """Whether these are all entries of the journal."""
        self._ends: dict[int, int] = {}
        """The lengths of the matches that have rows in the journal, by number."""
        self._newest = (0, 0)
        """The last numbers in the journal and in the log, as this writer knows them."""
        self._base = connect(path)
        self._open = True
        self._worker = threading.Thread(target=self._run, name="aevum-writer", daemon=True)
        self._worker.start()

    def append(self, code: str, first_seq: int, rows: Sequence[LogRow], done: Done) -> None:
        """Queue rows; see `Store.append`."""
        append = Append(code, first_seq, rows, done)
        if self._open:
            self._put(append)
        else:
            error = NotStored(m.server_store_stopping())
            self._loop.call_soon(append.done, error)

    def forget(self, code: str) -> None:
        """Forget a finished match."""
        self._put(code)

    def backlog(self) -> int:
        """Return how many appends wait for the thread."""
        return self._queue.qsize()

    async def close(self) -> None:
        """Store everything in the queue, run the callbacks, and end the thread."""
        if self._open:
            self._open = False
            self._put(None)
            await asyncio.to_thread(self._worker.join)

    # In the thread

    def _run(self) -> None:
        last = 0.0
        self._fold()
        self._look_around()
        while True:
            group = self._gather(last + PAUSE)
            last = time.monotonic()
            appends = [each for each in group if isinstance(each, Append)]
            if appends:
                errors = self._store(appends)
                self._report(appends, errors, time.monotonic() - last)
                if len(appends) >= CROWD:
                    # Many answers to this commit come at once: let them share the next one.
                    last = time.monotonic()
            for each in group:
                if isinstance(each, str):
                    self._known.pop(each, None)
            if self._in_journal >= MOST_IN_JOURNAL:
                self._fold()
            if group[-1] is None:
                break
        self._fold()
        self._base.close()

    def _fold(self) -> None:
        """Empty the journal; if that fails, nothing is lost, and it is tried again later.

        It is only read again if somebody else may have written to it.
        """
        self._in_journal = 0
        entries = self._entries if self._alone else None
        self._entries, self._alone = [], False
        try:
            with self._gate:
                journal.fold(self._base, self._epoch, entries, self._newest)
                self._newest = journal.newest(self._base)
            self._ends.clear()
            self._alone = self._newest[0] == 0
        except (sqlite3.Error, NotStored) as fault:
            LOG.warning("the journal keeps its rows for now", error=repr(fault))

    def _look_around(self) -> None:
        """Read the state of the database, at the start and after somebody else has written to it.

        If the journal cannot be read, appends to its matches are refused, and all others go on.
        """
        self._known.clear()
        self._ends = {}
        self._entries, self._alone = [], False
        try:
            self._newest = journal.newest(self._base)
            self._alone = self._newest[0] == 0
            self._ends = journal.lengths(self._base)
        except sqlite3.Error as fault:
            LOG.error("the journal cannot be read", error=repr(fault))

    def _gather(self, not_before: float) -> list[Append | str | None]:
        """Return all waiting work, when it is time and there is any.

        It sleeps first, since waking up at the first of many appends would disturb the loop.
        """
        wait = not_before - time.monotonic()
        if wait > 0:
            time.sleep(wait)
        first = self._queue.get()
        return [first, *[self._queue.get() for _ in range(self._queue.qsize())]]

    def _report(
        self, appends: list[Append], errors: list[Exception | None], seconds: float
    ) -> None:
        try:
            self._loop.call_soon_threadsafe(self._tell, appends, errors, seconds)
        except RuntimeError:
            LOG.warning("event loop closed before callbacks ran", appends=len(appends))

    def _tell(self, appends: list[Append], errors: list[Exception | None], seconds: float) -> None:
        """Run the callbacks, in the loop."""
        stored = 0
        for append, error in zip(appends, errors, strict=True):
            if error is None:
                stored += len(append.rows)
            try:
                append.done(error)
            except Exception as fault:  # the fault of one match must not affect others
                context = {"message": "callback of a stored append failed", "exception": fault}
                self._loop.call_exception_handler(context)
            if error is not None and isinstance(error, Superseded):
                self._on_superseded()
        if self._on_commit is not None:
            self._on_commit(stored, seconds)

    def _store(self, appends: list[Append]) -> list[Exception | None]:
        """Store a group, and return for each append its error, None if it was stored."""
        try:
            return self._commit(appends)
        except Superseded as fault:
            return [fault for _ in appends]
        except sqlite3.OperationalError as fault:  # a full disk, a lock: none would succeed alone
            LOG.error("rows cannot be stored", appends=len(appends), error=repr(fault))
            self.condition.failed(str(why(fault)))
            return [NotStored(why(fault)) for _ in appends]
        except Exception as fault:
            LOG.error("rows are stored one by one", appends=len(appends), error=repr(fault))
            return [self._store_alone(append) for append in appends]

    def _store_alone(self, append: Append) -> Exception | None:
        try:
            return self._commit([append])[0]
        except NotStored as fault:
            return fault
        except Exception as fault:
            LOG.error("rows cannot be stored", table=append.code, error=repr(fault))
            return NotStored(why(fault))

    def _commit(self, appends: list[Append]) -> list[Exception | None]:
        """Store all appends that fit their logs, in one transaction; raise if that fails."""
        rows: list[journal.Row] = []
        try:
            errors = [self._admit(append, rows) for append in appends]
            if rows and not self._insert(rows):
                check_epoch(self._base, self._epoch)
                LOG.error("rows written by another program")
                self._look_around()
                rows.clear()
                errors = [self._admit(append, rows) for append in appends]
                if rows and not self._insert(rows):
                    raise Superseded
        except BaseException:
            self._known.clear()  # the state is now ahead of the file
            raise
        while len(self._known) > MOST_KNOWN:
            del self._known[next(iter(self._known))]
        return errors

    def _insert(self, rows: list[journal.Row]) -> bool:
        """Append an entry; return False if somebody else has written to the database."""
        entry = journal.packed(rows)
        last, log = self._newest
        with self._gate:  # the statement is a transaction by itself
            done = self._base.execute(journal.APPEND, (entry, self._epoch, last, log))
        if done.rowcount != 1:
            return False
        self.condition.stored()
        number = int(done.lastrowid or 0)
        self._newest = (number, log)
        self._entries.append((number, rows))
        self._in_journal += len(rows)
        for row in rows:
            if row[0] not in self._ends:
                self._in_journal += ROWS_OF_A_MATCH
            self._ends[row[0]] = row[1] + 1
        return True

    def _admit(self, append: Append, rows: list[journal.Row]) -> Exception | None:
        """Add an append's rows to `rows`, or return why they do not fit the log."""
        known = self._known.get(append.code) or self._look_up(append.code)
        if known is None:
            return NotStored(m.server_store_no_table())
        if append.first_seq > known.length:
            return NotStored(m.server_store_gap())
        commands = known.commands
        stored = append.first_seq < known.length
        for _, seat, _, cid in append.rows:
            if cid and commands.has(seat, cid):
                stored = True
        if stored:
            return NotStored(m.server_store_again())
        number, seq = known.number, known.length
        for at, seat, move, cid in append.rows:
            if cid:
                commands.add(seat, cid)
            rows.append((number, seq, at, seat, move, cid))
            seq += 1
        known.length = seq
        return None

    def _look_up(self, code: str) -> Known | None:
        found = self._base.execute(NUMBER, (code,)).fetchone()
        if found is None:
            return None
        number = int(found[0])
        length = max(self._ends.get(number, 0), journal.length(self._base, number))
        rows = journal.read(self._base, number)
        commands = CommandIds()
        for row in rows:
            if row.cid:
                commands.add(row.seat, row.cid)
        known = self._known[code] = Known(number, length, commands)
        return known
