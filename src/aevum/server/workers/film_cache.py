"""Films in memory: each is fetched or made once for all requests at the same time."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from hashlib import blake2b
from typing import Final, NamedTuple

from aevum.server import messages as m
from aevum.server.refused import Refused

ROOM: Final = 32 << 20  # bytes of films that are kept in memory
AT_ONCE: Final = 16  # films fetched or made at once; the worker makes one at a time

Key = tuple[str, int, str]  # code, viewer and face


class CachedFilm(NamedTuple):
    """A film as it is sent: JSON, compressed by gzip."""

    body: bytes
    tag: str
    """An ETag: different films have different ones."""
    rows: int
    """How many rows of the match it shows; FINAL for a finished one."""


FINAL: Final = -1


class FilmCache:
    """The films that were last requested, and those in progress."""

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self.size = 0
        """The bytes of all films here."""
        self._kept: OrderedDict[Key, CachedFilm] = OrderedDict()
        self._coming: dict[tuple[Key, int], asyncio.Task[CachedFilm]] = {}

    async def get(self, key: Key, rows: int, fetch: Callable[[], Awaitable[bytes]]) -> CachedFilm:
        """Return a film with so many rows; raise a Refused if too many are in progress."""
        kept = self._kept.get(key)
        if kept is not None and kept.rows == rows:
            self._kept.move_to_end(key)
            return kept
        coming = self._coming.get((key, rows))
        if coming is None:
            if len(self._coming) >= AT_ONCE:
                raise Refused("busy", m.server_replay_busy())
            # A task of its own: the first client may disconnect, and others wait for it too.
            coming = asyncio.get_running_loop().create_task(_fetched(rows, fetch))
            self._coming[key, rows] = coming
            coming.add_done_callback(lambda done: self._came(key, rows, done))
        return await asyncio.shield(coming)

    def _came(self, key: Key, rows: int, task: asyncio.Task[CachedFilm]) -> None:
        del self._coming[key, rows]
        if task.cancelled() or task.exception() is not None:
            return  # waiting callers get the error; without any, nobody needs it
        old = self._kept.pop(key, None)
        if old is not None:
            self.size -= len(old.body)
        self._kept[key] = task.result()
        self.size += len(task.result().body)
        while self.size > self.room:
            _, gone = self._kept.popitem(last=False)
            self.size -= len(gone.body)


async def _fetched(rows: int, fetch: Callable[[], Awaitable[bytes]]) -> CachedFilm:
    body = await fetch()
    return CachedFilm(body, f'"{blake2b(body, digest_size=12).hexdigest()}"', rows)
