"""How the SQLite file is opened, and its errors in words."""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from aevum.core.text import Text
from aevum.server import messages as m

PRAGMAS: Final = (
    "PRAGMA busy_timeout = 10000",
    "PRAGMA synchronous = FULL",  # acknowledged commits survive a power cut
)

REASONS: Final[dict[str, Callable[[], Text]]] = {
    "SQLITE_FULL": m.server_store_full,
    "SQLITE_BUSY": m.server_store_held,
    "SQLITE_LOCKED": m.server_store_held,
    "SQLITE_READONLY": m.server_store_readonly,
    "SQLITE_PERM": m.server_store_readonly,
    "SQLITE_CANTOPEN": m.server_store_closed,
    "SQLITE_CORRUPT": m.server_store_damaged,
    "SQLITE_NOTADB": m.server_store_no_database,
    "SQLITE_CONSTRAINT": m.server_store_twice,
    "SQLITE_IOERR": m.server_store_disk,
}


def connect(path: Path) -> sqlite3.Connection:
    """Open the file as all code does, without implicit transactions."""
    base = sqlite3.connect(os.fspath(path), isolation_level=None, check_same_thread=False)
    for pragma in PRAGMAS:
        base.execute(pragma)
    return base


def reason(error: BaseException | None) -> Text:
    """Return a few words on what is wrong with the database."""
    name = getattr(error, "sqlite_errorname", None) or ""
    for beginning, words in REASONS.items():
        if name.startswith(beginning):
            return words()
    return m.server_store_failed()


def why(error: BaseException | None) -> Text:
    """Return one sentence on why something could not be stored."""
    return m.server_not_stored(why=reason(error))
