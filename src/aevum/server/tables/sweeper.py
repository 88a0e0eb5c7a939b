"""Regular work on all tables: puts away idle ones, and closes abandoned lobbies."""

import asyncio
from typing import TYPE_CHECKING, Final

from structlog import get_logger

from aevum.server import messages as m
from aevum.server.store import NotStored
from aevum.server.store.kept_messages import keep

if TYPE_CHECKING:
    from aevum.server.tables.hub import Hub
    from aevum.server.tables.table import Table

SECONDS: Final = 60  # from one round to the next
HOUR: Final = 3_600_000  # milliseconds

log = get_logger("sweeper")


class Sweeper:
    """Goes through the tables of one server regularly."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self._idle: set[Table] = set()
        """The tables that were idle in the last round."""
        self._noted: dict[str, int] = {}
        """When each table in memory was last changed, as stored."""
        self._marked: dict[str, list[str]] = {}
        """The marks of each table in memory, as stored."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Stop, and store when tables were last played."""
        if self._task is not None:
            self._task.cancel()
        await self._note()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(SECONDS)
            try:
                await self._note()
                self._put_away()
                await self._expire()
            except NotStored as error:  # the next round tries again
                log.warning("round not stored", error=str(error))
            except Exception:
                log.exception("round failed")

    async def _note(self) -> None:
        """Store when tables were last played, once for all moves since the last round, and marks.

        A match in memory has its marks from its log; lists need them stored for all others.
        """
        rows = [table.row for table in self.hub.tables.values()]
        newest = {row.code: row.changed for row in rows}
        played = {code: at for code, at in newest.items() if self._noted.get(code) != at}
        if played:
            await self.hub.services.store.touch(played)
        self._noted = newest
        for row in rows:
            if self._marked.get(row.code, []) != row.marks:
                await self.hub.services.store.save_table(row)
        self._marked = {row.code: list(row.marks) for row in rows}

    def _put_away(self) -> None:
        before, self._idle = self._idle, {each for each in self.hub.tables.values() if each.idle()}
        for table in before & self._idle:  # a table that somebody has just opened stays
            self.hub.drop(table, "")

    async def _expire(self) -> None:
        """Close lobbies without viewers that were last used long ago."""
        hours = self.hub.services.config.lobby_hours
        if not hours:
            return
        since = self.hub.clock.wall() - hours * HOUR
        here = [code for code, table in self.hub.tables.items() if table.audience.sessions]
        expired = await self.hub.services.store.expire_lobbies(
            since, here, keep(m.server_end_expired())
        )
        for code in expired:
            if code in self.hub.tables:
                self.hub.drop(self.hub.tables[code], "nobody came back")
        if expired:
            log.info("lobbies expired", tables=len(expired))
