"""The journal, to which moves are written first, and how they get into the log.

All rows of a commit, of any matches, are one entry of the journal, so one page is written for many
matches. Now and then the journal is emptied into the log, where an entry holds many consecutive
rows of one match. Entries are JSON, so that a person can read them too. A match is read from both.
"""

# compiled: every move of every table passes through here

import sqlite3
from collections.abc import Iterable
from typing import Final

import structlog
from msgspec import DecodeError
from msgspec.json import Decoder, Encoder

from aevum.core.native import mypyc_attr
from aevum.server import messages as m
from aevum.server.store.epoch import check_epoch
from aevum.server.store.errors import DamagedLog
from aevum.server.store.records import LogRow, MatchRow

Row = tuple[int, int, int, int, int, str]  # match, seq, at, seat, move, cid
Entry = tuple[int, list[Row]]  # its number, and what it holds

# An entry is appended only in its writer's own epoch, and only if nobody else has written to the
# journal or the log since. The newest number of each shows that.
APPEND: Final = (
    "INSERT INTO journal (rows) SELECT ?1 WHERE (SELECT number FROM epoch) = ?2"
    " AND (SELECT coalesce(max(id), 0) FROM journal) = ?3"
    " AND (SELECT coalesce(max(rowid), 0) FROM log) = ?4"
)
NEWEST: Final = (
    "SELECT (SELECT coalesce(max(id), 0) FROM journal), (SELECT coalesce(max(rowid), 0) FROM log)"
)
LENGTH: Final = (
    'SELECT coalesce(max("first" + json_array_length(rows)), 0) FROM log WHERE "match" = ?'
)
ALL: Final = "SELECT id, rows FROM journal ORDER BY id"
# One statement for many rows: between two statements the thread waits for the GIL, and everybody's
# moves wait for the thread.
MOVE: Final = 'INSERT OR IGNORE INTO log ("match", "first", rows) VALUES '
MOVED: Final = "(?, ?, ?)"
MOST_MOVED: Final = 300  # per statement, which has fewer variables than any SQLite allows
CLEAR: Final = "DELETE FROM journal WHERE id IN (SELECT value FROM json_each(?))"

# In one statement, so that rows which move from one to the other meanwhile are not missed. From the
# journal only entries with the match: its number is at the beginning of a row.
READ: Final = (
    'SELECT 0, "first", rows FROM log WHERE "match" = :number'
    " UNION ALL SELECT 1, id, rows FROM journal WHERE instr(rows, '[' || :number || ',')"
    " ORDER BY 1, 2"
)

LOG = structlog.get_logger("aevum.store")

_encode: Final = Encoder().encode
_rows: Final = Decoder(list[tuple[int, int, int, int, int, str]]).decode
_of_a_match: Final = Decoder(list[MatchRow]).decode


def packed(rows: list[Row]) -> str:
    """Return an entry of the journal."""
    return _encode(rows).decode()


def rows_of(number: int, entries: Iterable[tuple[int, int, str]]) -> list[MatchRow]:
    """Return the rows of a match from the result of READ, for each number the oldest.

    Raise a DamagedLog if an entry cannot be read.
    """
    found: list[MatchRow] = []
    try:
        for newest, first, entry in entries:
            if newest:
                for match, seq, at, seat, move, cid in _rows(entry):
                    if match == number and seq == len(found):
                        found.append(MatchRow(at, seat, move, cid))
            elif first <= len(found):
                found += _of_a_match(entry)[len(found) - first :]
    except DecodeError as fault:
        raise DamagedLog(m.server_log_row(n=len(found))) from fault
    return found


def read(base: sqlite3.Connection, number: int) -> list[MatchRow]:
    """Return the rows of a match."""
    entries = base.execute(READ, {"number": number}).fetchall()
    return rows_of(number, [(int(kind), int(at), str(rows)) for kind, at, rows in entries])


def newest(base: sqlite3.Connection) -> tuple[int, int]:
    """Return the newest number in the journal and in the log, for APPEND."""
    entry, row = base.execute(NEWEST).fetchone()
    return int(entry), int(row)


def length(base: sqlite3.Connection, number: int) -> int:
    """Return how many rows of a match are in the log."""
    return int(base.execute(LENGTH, (number,)).fetchone()[0])


def lengths(base: sqlite3.Connection) -> dict[int, int]:
    """Return the length of every match that has rows in the journal."""
    found: dict[int, int] = {}
    for _, rows in _readable(base):
        for match, seq, _, _, _, _ in rows:
            found[match] = max(found.get(match, 0), seq + 1)
    return found


def fold(
    base: sqlite3.Connection,
    epoch: int,
    entries: list[Entry] | None = None,
    last: tuple[int, int] = (0, 0),
) -> None:
    """Move every row from the journal to the log, all of them or none.

    `entries` is the whole journal when `last` was the `newest`. If the caller does not know it, or
    somebody has written since, it is read. Unreadable entries stay where they are and only affect
    their own matches.
    """
    base.execute("BEGIN IMMEDIATE")
    try:
        check_epoch(base, epoch)
        if entries is None or newest(base) != last:
            entries = _readable(base)
        moved = _by_match(entries)
        for start in range(0, len(moved), MOST_MOVED):
            _move(base, moved[start : start + MOST_MOVED])
        base.execute(CLEAR, (_encode([number for number, _ in entries]).decode(),))
        base.execute("COMMIT")
    except BaseException:
        if base.in_transaction:
            base.execute("ROLLBACK")
        raise


def _move(base: sqlite3.Connection, runs: list["_Run"]) -> None:
    """Add entries to the log."""
    values: list[object] = []
    for run in runs:
        values += [run.match, run.first, _encode(run.rows).decode()]
    statement = MOVE + ",".join([MOVED] * len(runs))
    if base.execute(statement, values).rowcount < len(runs):
        LOG.error("rows left out that the log already has")


def _readable(base: sqlite3.Connection) -> list[Entry]:
    found: list[Entry] = []
    for number, entry in base.execute(ALL).fetchall():
        try:
            found.append((number, _rows(entry)))
        except DecodeError as fault:
            LOG.error("an entry of the journal cannot be read", entry=number, error=repr(fault))
    return found


@mypyc_attr(acyclic=True)
class _Run:
    """An entry of the log: consecutive rows of a match."""

    def __init__(self, match: int, first: int) -> None:
        self.match = match
        self.first = first
        self.rows: list[LogRow] = []


def _by_match(entries: list[Entry]) -> list[_Run]:
    """Return the entries of the log for entries of the journal.

    Consecutive rows of a match are one entry, or two if another program wrote rows between them to
    the log.
    """
    runs: list[_Run] = []
    last: dict[int, _Run] = {}
    for _, rows in entries:
        for match, seq, at, seat, move, cid in rows:
            run = last.get(match)
            if run is None or seq > run.first + len(run.rows):
                run = last[match] = _Run(match, seq)
                runs.append(run)
            if seq == run.first + len(run.rows):
                run.rows.append((at, seat, move, cid))
            else:
                LOG.error("row left out that the journal already has", match=match, seq=seq)
    return runs
