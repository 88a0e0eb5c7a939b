"""The same table asked for twice: a double click or a retry makes one table, not two."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from msgspec.structs import replace

from aevum.server.store.records import TableRow
from aevum.server.tables.table import Table

SAME_MS: Final = 60_000  # for which the same wish of the same guest means the same table

MOST: Final = 4_096  # wishes that are remembered; then the oldest goes


class RepeatedRequests:
    """The tables that were asked for a moment ago, also those that are still being made."""

    def __init__(self) -> None:
        self._requests: dict[bytes, tuple[int, asyncio.Task[str]]] = {}
        """When each table was asked for, and what makes it."""

    async def once(
        self,
        key: bytes,
        now: int,
        make: Callable[[], Coroutine[Any, Any, str]],
        still: Callable[[str], Awaitable[bool]],
    ) -> str:
        """Return the code of the table made for this wish, which `make` makes if there is none.

        `key` is a hash of who wishes and what for; `still` says of an earlier one whether it is as
        it was made.
        """
        self._forget(now)
        found = self._requests.get(key)
        if found is not None:
            code = await asyncio.shield(found[1])
            if await still(code):
                return code
        # A task of its own: whoever asked first may go away, and the retry waits for it.
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
    """Return whether a table is still as `fresh`, which the same wish would make now.

    In a match that has begun nobody may have moved yet.
    """
    if table is None or table.row.owner != fresh.owner:
        return False
    if started:
        return table.row.phase == "playing" and not table.moves.acts
    row = table.row
    return replace(row, code=fresh.code, created=fresh.created, changed=fresh.changed) == fresh
