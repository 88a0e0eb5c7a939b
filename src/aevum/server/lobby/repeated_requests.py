"""Repeated requests for a table: a double click or a retry makes one table, not two."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from msgspec.structs import replace

from aevum.server.store.records import TableRow
from aevum.server.tables.table import Table

SAME_MS: Final = 60_000  # for which an equal request of the same guest means the same table

MOST: Final = 4_096  # requests remembered; then the oldest is dropped


class RepeatedRequests:
    """The tables that were requested recently, even if they are still being made."""

    def __init__(self) -> None:
        self._requests: dict[bytes, tuple[int, asyncio.Task[str]]] = {}
        """When each table was requested, and the task that makes it."""

    async def once(
        self,
        key: bytes,
        now: int,
        make: Callable[[], Coroutine[Any, Any, str]],
        still: Callable[[str], Awaitable[bool]],
    ) -> str:
        """Return the code of the table for this request; `make` makes it if there is none.

        `key` is a hash of the guest and the request; `still` returns whether an earlier table is
        unchanged.
        """
        self._forget(now)
        found = self._requests.get(key)
        if found is not None:
            code = await asyncio.shield(found[1])
            if await still(code):
                return code
        # A task of its own: the first client may disconnect, and the retry waits for it.
        making = asyncio.get_running_loop().create_task(make())
        self._requests[key] = now, making
        if len(self._requests) > MOST:
            del self._requests[next(iter(self._requests))]
        try:
            return await asyncio.shield(making)
        except Exception:
            self._requests.pop(key, None)
            raise

    def _forget(self, now: int) -> None:
        old = [key for key, (at, _) in self._requests.items() if now - at >= SAME_MS]
        for key in old:
            del self._requests[key]


def as_made(table: Table | None, fresh: TableRow, started: bool) -> bool:
    """Return whether a table still equals `fresh`, which the same request would make now.

    If its match has begun, nobody may have moved yet.
    """
    if table is None or table.row.owner != fresh.owner:
        return False
    if started:
        return table.row.phase == "playing" and not table.moves.acts
    row = table.row
    return replace(row, code=fresh.code, created=fresh.created, changed=fresh.changed) == fresh
