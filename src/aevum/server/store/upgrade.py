"""Makes the database, or upgrades it to the newest version of the schema."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from aevum.server.store.epoch import begin_epoch
from aevum.server.store.errors import BadDatabase
from aevum.server.store.lock import Lock
from aevum.server.store.sqlite import connect, reason

MIGRATIONS: Final = Path(__file__).parent / "migrations"
VERSIONS: Final = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008")
"""Every version of the schema, the oldest first; this program uses the last."""
RESCUE: Final = (
    "{path} is damaged, so nothing was changed in it. Restore a backup, or save what can be read "
    'with: sqlite3 "{path}" .recover | sqlite3 rescued.db, and start with --database rescued.db.'
)


def prepare(path: Path) -> Lock:
    """Lock the database at this path and make or upgrade it; raise BadDatabase if that fails."""
    try:
        _make_file(path)
        lock = Lock(path)
    except FileExistsError:
        raise BadDatabase(f"{path} cannot be used: {path.parent} is not a folder.") from None
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise BadDatabase(f"{path} cannot be used: {why}.") from error
    try:
        lock.epoch = _bring_up_to_date(path)
    except BaseException:
        lock.release()
        raise
    return lock


def _bring_up_to_date(path: Path) -> int:
    """Return the new epoch; earlier servers of the database can no longer write."""
    try:
        with closing(connect(path)) as base:
            version = _version(path, base)
            _check(path, base)
            base.execute("PRAGMA journal_mode = WAL")
        if version != VERSIONS[-1]:
            _migrate(path)
        with closing(connect(path)) as base:
            return begin_epoch(base)
    except sqlite3.Error as error:
        if reason(error).key == "server-store-damaged":
            raise BadDatabase(RESCUE.format(path=path)) from error
        raise BadDatabase(f"{path} cannot be used: {reason(error)}.") from error


def _check(path: Path, base: sqlite3.Connection) -> None:
    """Refuse a damaged database before anything is written to it."""
    found = str(base.execute("PRAGMA quick_check(1)").fetchone()[0])
    if found != "ok":
        raise BadDatabase(RESCUE.format(path=path))


def _make_file(path: Path) -> None:
    """Make an empty file that only its owner may read: it will hold seeds and secrets' hashes."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _version(path: Path, base: sqlite3.Connection) -> str:
    """Return the version of a database, "" of an empty one."""
    found = {name for (name,) in base.execute("SELECT name FROM sqlite_master WHERE type='table'")}
    if not found:
        return ""
    if "alembic_version" not in found or "log" not in found:
        raise BadDatabase(f"{path} belongs to another program; name another file with --database.")
    rows = base.execute("SELECT version_num FROM alembic_version").fetchall()
    version = str(rows[0][0]) if len(rows) == 1 else "?"
    if version not in VERSIONS:
        raise BadDatabase(
            f"{path} was written by a newer Aevum (its version is {version}, this program knows "
            f"{VERSIONS[-1]}): use that one, or name another file with --database."
        )
    return version


def _migrate(path: Path) -> None:
    """Run every migration that the database has not seen, all of them or none."""
    # Imported here, since the imports take longer than the rest of a start.
    from alembic import command
    from alembic.config import Config
    from sqlalchemy import URL, NullPool, create_engine, event
    from sqlalchemy.exc import DBAPIError

    config = Config()
    config.set_main_option("script_location", os.fspath(MIGRATIONS).replace("%", "%%"))
    url = URL.create("sqlite", database=os.fspath(path))
    engine = create_engine(url, poolclass=NullPool, connect_args={"isolation_level": None})
    event.listen(engine, "begin", lambda base: base.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except DBAPIError as error:
        raise BadDatabase(f"{path} cannot be brought up to date: {reason(error.orig)}.") from error
