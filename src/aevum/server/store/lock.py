"""Allows one server at a time: two would both continue the same matches."""

import os
import sys
import time
from pathlib import Path
from typing import Final

from aevum.server.store.errors import BadDatabase

WAIT_SECONDS: Final = 1.0  # seconds for another server to release it

if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Locks a database for this process; the system releases it however the process ends."""

    def __init__(self, path: Path) -> None:
        self.epoch = 0
        """The epoch of the database; known once it is up to date."""
        # A file of its own, since closing the database's file a second time would drop SQLite's
        # locks. It is beside the real file, since links are other names of the same database.
        real = path.resolve()
        self._handle = os.open(real.with_name(real.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        if not self._taken():
            os.close(self._handle)
            raise BadDatabase(
                f"{path} is in use by another server: stop that one, or name another file with "
                "--database."
            )

    def _taken(self) -> bool:
        """Take the lock, and return whether it was free within a moment.

        If a server has just died, a worker that it was starting may hold the lock until it runs its
        own program.
        """
        until = time.monotonic() + WAIT_SECONDS
        while True:
            try:
                _take(self._handle)
                return True
            except OSError:
                if time.monotonic() >= until:
                    return False
            time.sleep(0.02)

    def release(self) -> None:
        """Release the database for another server."""
        os.close(self._handle)
