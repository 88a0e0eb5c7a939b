"""Where moves go first, and how they come to the log.

All rows of a commit, of whatever matches, are one entry of the journal: one page is written for
many matches. Now and then the journal is emptied into the log, in which an entry holds many rows of
one match, one after the other. Entries are JSON, so that a person can read them too. Whoever reads
a match reads both.
"""

# compiled: every move of every table passes through here

import sqlite3
from collections.abc import Iterable
from typing import Final

import structlog
from msgspec import DecodeError
from msgspec.json import Decoder, Encoder

from aevum.server.store.records import LogRow, MatchRow

Row = tuple[int, int, int, int, int, str]  # match, seq, at, seat, move, cid

APPEND: Final = "INSERT INTO journal (rows) VALUES (?)"
LENGTH: Final = (
    'SELECT coalesce(max("first" + json_array_length(rows)), 0) FROM log WHERE "match" = ?'
)
ALL: Final = "SELECT id, rows FROM journal ORDER BY id"
MOVE: Final = 'INSERT INTO log ("match", "first", rows) VALUES (?, ?, ?)'
CLEAR: Final = "DELETE FROM journal WHERE id = ?"

# In one statement, so that no row is missed that moves from one place to the other meanwhile. In
# the journal, only entries that mention the match: its number stands at the beginning of a row.
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
    """Return the rows of a match out of what READ has found."""
    found: list[MatchRow] = []
    for newest, _, entry in entries:
        if newest:
            for match, _, at, seat, move, cid in _rows(entry):
                if match == number:
                    found.append(MatchRow(at, seat, move, cid))
        else:
            found += _of_a_match(entry)
    return found


def length(base: sqlite3.Connection, number: int) -> int:
    """Return how many rows of a match are in the log."""
    return int(base.execute(LENGTH, (number,)).fetchone()[0])


def lengths(base: sqlite3.Connection) -> dict[int, int]:
    """Return the length of every match that has rows in the journal."""
    found: dict[int, int] = {}
    for _, rows in _readable(base):
        for match, seq, _, _, _, _ in rows:
            found[match] = seq + 1
    return found


def fold(base: sqlite3.Connection) -> None:
    """Move every row from the journal to the log, all of them or none.

    What nobody can read stays where it is, and hurts only the matches that it belongs to.
    """
    base.execute("BEGIN IMMEDIATE")
    try:
        entries = _readable(base)
        base.executemany(MOVE, _by_match([rows for _, rows in entries]))
        base.executemany(CLEAR, [(number,) for number, _ in entries])
        base.execute("COMMIT")
    except BaseException:
        if base.in_transaction:
            base.execute("ROLLBACK")
        raise


def _readable(base: sqlite3.Connection) -> list[tuple[int, list[Row]]]:
    found: list[tuple[int, list[Row]]] = []
    for number, entry in base.execute(ALL).fetchall():
        try:
            found.append((number, _rows(entry)))
        except DecodeError as fault:
            LOG.error("an entry of the journal cannot be read", entry=number, error=repr(fault))
    return found


def _by_match(entries: list[list[Row]]) -> list[tuple[int, int, str]]:
    """Return entries of the log: the match, the number of its first row, and the rows."""
    first: dict[int, int] = {}
    rows: dict[int, list[LogRow]] = {}
    for entry in entries:
        for match, seq, at, seat, move, cid in entry:
            if match not in rows:
                first[match] = seq
                rows[match] = []
            rows[match].append((at, seat, move, cid))
    return [(match, first[match], _encode(rows[match]).decode()) for match in rows]
