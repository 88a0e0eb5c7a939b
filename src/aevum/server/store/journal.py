"""Where moves go first: a table without an index, emptied into the log now and then.

In the log each match has its own place, so that a commit with one row of each of fifty matches
would write fifty pages. In the journal it writes one or two; a thousand rows later each match has
many rows for its page. Whoever reads a log reads both.
"""

import sqlite3
from typing import Final

from sqlalchemy import Subquery, select, union_all

from aevum.server.store.schema import journal, log

INSERT: Final = 'INSERT INTO journal ("match", seq, at, seat, move, cid) VALUES '
LENGTH: Final = 'SELECT coalesce(max(seq) + 1, 0) FROM {} WHERE "match" = ?'

PLACES: Final = ("log", "journal")

FOLD: Final = (
    'INSERT INTO log ("match", seq, at, seat, move, cid)'
    ' SELECT "match", seq, at, seat, move, cid FROM journal ORDER BY "match", seq'
)


def every_row() -> Subquery:
    """Return the rows of all matches, wherever they are."""
    names = ("match", "seq", "at", "seat", "move", "cid")
    both = (select(*(table.c[name] for name in names)) for table in (log, journal))
    return union_all(*both).subquery()


def length(base: sqlite3.Connection, match: int) -> int:
    """Return how many rows a match has."""
    return max(int(base.execute(LENGTH.format(name), (match,)).fetchone()[0]) for name in PLACES)


def fold(base: sqlite3.Connection) -> None:
    """Move every row from the journal to the log, all of them or none."""
    base.execute("BEGIN IMMEDIATE")
    try:
        base.execute(FOLD)
        base.execute("DELETE FROM journal")
        base.execute("COMMIT")
    except BaseException:
        if base.in_transaction:
            base.execute("ROLLBACK")
        raise
