"""The writer's epoch: a number in the database that every server raises when it opens the file.

Each transaction checks it. The lock keeps a second server out, but not on every file system and not
under every name of a file. If a second server gets past it, the first one's commits fail instead of
mixing with the second's.
"""

# compiled: every move of every table passes through here

import sqlite3
from typing import Final

from aevum.server.store.errors import Superseded

READ: Final = "SELECT number FROM epoch"
BEGIN: Final = "UPDATE epoch SET number = number + 1 RETURNING number"


def begin_epoch(base: sqlite3.Connection) -> int:
    """Begin the next epoch and return its number."""
    return int(base.execute(BEGIN).fetchall()[0][0])


def check_epoch(base: sqlite3.Connection, epoch: int) -> None:
    """Raise Superseded if another epoch has begun; the transaction is the caller's."""
    if int(base.execute(READ).fetchone()[0]) != epoch:
        raise Superseded
