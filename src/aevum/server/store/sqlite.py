"""How the SQLite file is used, and what its complaints mean in words."""

import os
import sqlite3
from pathlib import Path
from typing import Final

PRAGMAS: Final = (
    "PRAGMA busy_timeout = 10000",
    "PRAGMA synchronous = FULL",  # what is acknowledged outlives a power cut
)

DAMAGED: Final = "the database is damaged"
REASONS: Final = {
    "SQLITE_FULL": "the disk is full",
    "SQLITE_BUSY": "another program holds the database",
    "SQLITE_LOCKED": "another program holds the database",
    "SQLITE_READONLY": "the database may not be written to",
    "SQLITE_PERM": "the database may not be written to",
    "SQLITE_CANTOPEN": "the database cannot be opened",
    "SQLITE_CORRUPT": DAMAGED,
    "SQLITE_NOTADB": "the file is not a database",
    "SQLITE_CONSTRAINT": "it was stored before",
    "SQLITE_IOERR": "the disk does not answer as it should",
}


def connect(path: Path) -> sqlite3.Connection:
    """Open the file as every user of it does, without transactions that begin by themselves."""
    base = sqlite3.connect(os.fspath(path), isolation_level=None, check_same_thread=False)
    for pragma in PRAGMAS:
        base.execute(pragma)
    return base


def reason(error: BaseException | None) -> str:
    """Return in a few words what is wrong with the database."""
    name = getattr(error, "sqlite_errorname", None) or ""
    for beginning, words in REASONS.items():
        if name.startswith(beginning):
            return words
    return "the database failed"


def why(error: BaseException | None) -> str:
    """Return one sentence on why something could not be stored."""
    return f"The server could not store this: {reason(error)}."
