"""The connections for everything except appending to logs: SQLAlchemy in threads.

A transaction runs completely in a thread. Step by step from the event loop it would hold the file's
lock while the loop does other things, and moves would wait for it.
"""

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError

from aevum.server.store.condition import Condition
from aevum.server.store.epoch import READ
from aevum.server.store.errors import NotStored, Superseded
from aevum.server.store.sqlite import PRAGMAS, why

READERS: Final = 3

T = TypeVar("T")
Work = Callable[[Connection], T]


class Database:
    """One open SQLite file; reads run in parallel, writes one after the other."""

    def __init__(self, path: Path, epoch: int, on_superseded: Callable[[], None]) -> None:
        self.condition = Condition()
        self._epoch = epoch
        self._on_superseded = on_superseded
        self.gate = threading.Lock()
        """Held by the writer: waiting for it costs less than polling the file's own lock."""
        self._engine = _engine(path)
        self._reading = ThreadPoolExecutor(READERS, "aevum-read")
        self._writing = ThreadPoolExecutor(1, "aevum-write")

    async def read(self, work: Work[T]) -> T:
        """Run work that only reads."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, work)

    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction; raise NotStored if it cannot be committed.

        If the caller is cancelled, the transaction is either complete or not started.
        """
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._writing, self._write, work)
        except Superseded:
            self._on_superseded()
            raise

    async def close(self) -> None:
        """Finish running work and close every connection."""
        for pool in (self._writing, self._reading):
            await asyncio.to_thread(pool.shutdown)
        self._engine.dispose()

    def _read(self, work: Work[T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def _write(self, work: Work[T]) -> T:
        try:
            with self.gate, self._engine.connect() as connection:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                if connection.exec_driver_sql(READ).scalar() != self._epoch:
                    raise Superseded
                done = work(connection)
                connection.commit()
                self.condition.stored()
                return done
        except IntegrityError:
            raise
        except DBAPIError as error:
            self.condition.failed(str(why(error.orig)))
            raise NotStored(why(error.orig)) from error


def _engine(path: Path) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=os.fspath(path)),
        connect_args={"isolation_level": None},  # only this class begins transactions
        hide_parameters=True,  # errors are logged, but without hashes and chat
        json_serializer=lambda value: msgspec.json.encode(value).decode(),
        json_deserializer=msgspec.json.decode,
    )
    event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _record: object) -> None:
    for pragma in (
        *PRAGMAS,
        "PRAGMA foreign_keys = ON",
        "PRAGMA secure_delete = ON",  # deleted data is overwritten
    ):
        connection.execute(pragma)
