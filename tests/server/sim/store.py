"""A disk for the simulation: it commits after a while, and a crash loses uncommitted data."""

import asyncio
from collections.abc import Callable, Sequence
from copy import deepcopy

from aevum.core.game import Game
from aevum.core.rng import Rng
from aevum.server.store import CodeTaken, MatchRow, NotStored, Result, Store, TableRow
from aevum.server.store.forgetting import erase
from aevum.server.store.records import DailyStats, LogRow
from aevum.server.wire import Line


class SimDisk:
    """The data on the disk, which survives a crashed server."""

    def __init__(self) -> None:
        self.tables: dict[str, TableRow] = {}
        self.logs: dict[str, list[MatchRow]] = {}
        self.chat: dict[str, list[Line]] = {}
        self.said: dict[str, dict[tuple[str, str], None]] = {}
        self.replays: dict[tuple[str, int, str], bytes] = {}


class SimStore(Store):
    """The store of one life of the server."""

    def __init__(self, disk: SimDisk, rng: Rng) -> None:
        self.disk = disk
        self.rng = rng
        self.alive = True
        self.failing = 0
        """How many of the next commits fail."""
        self._tail: asyncio.Task[None] | None = None

    async def _pause(self) -> None:
        await asyncio.sleep((1 + int(self.rng.below(15))) / 1000)
        if not self.alive:
            await asyncio.Event().wait()  # a dead server goes no further

    async def add_table(self, row: TableRow) -> None:
        await self._pause()
        if row.code in self.disk.tables:
            raise CodeTaken(row.code)
        self.disk.tables[row.code] = deepcopy(row)

    async def save_table(self, row: TableRow) -> None:
        await self._pause()
        self.disk.tables[row.code] = deepcopy(row)

    async def touch(self, played: dict[str, int]) -> None:
        await self._pause()
        for code, at in played.items():
            row = self.disk.tables[code]
            row.changed = max(row.changed, at)

    async def owned(self, guest_id: str) -> int:
        rows = self.disk.tables.values()
        return sum(row.owner == guest_id and row.phase != "over" for row in rows)

    async def expire_lobbies(self, since: int, kept: list[str], end: str) -> list[str]:
        await self._pause()
        lobbies = [row for row in self.disk.tables.values() if row.phase == "lobby"]
        old = [row for row in lobbies if row.changed < since and row.code not in kept]
        for row in old:
            row.phase, row.end = "over", end
        return [row.code for row in old]

    async def table(self, code: str) -> TableRow | None:
        await self._pause()
        return deepcopy(self.disk.tables.get(code))

    async def rows(self, code: str) -> list[MatchRow]:
        await self._pause()
        return list(self.disk.logs.get(code, []))

    async def keep_moves(self, game: Game) -> str:
        await self._pause()
        return game.moves.digest()

    async def add_line(self, code: str, line: Line, cid: str) -> None:
        await self._pause()
        self.disk.chat.setdefault(code, []).append(line)
        self.disk.said.setdefault(code, {})[line.guest, cid] = None
        await self._pause()

    async def said(self, code: str, last: int = 1_000) -> list[tuple[str, str]]:
        return list(self.disk.said.get(code, {}))[-last:]

    async def forget_lines(self, code: str, guest_id: str) -> None:
        lines = self.disk.chat.get(code, [])
        self.disk.chat[code] = [line for line in lines if line.guest != guest_id]

    async def lines(self, code: str, last: int = 200) -> list[Line]:
        await self._pause()
        return list(self.disk.chat.get(code, []))[-last:]

    async def finish(self, row: TableRow, results: list[Result]) -> None:
        await self.save_table(row)

    async def forget_guest(self, guest_id: str) -> None:
        await self._pause()
        for row in self.disk.tables.values():
            erase(row, guest_id)
        for code, lines in self.disk.chat.items():
            self.disk.chat[code] = [line for line in lines if line.guest != guest_id]

    def backlog(self) -> int:
        return 0

    def put_away(self, code: str) -> None:
        pass

    async def replay(self, code: str, viewer: int, face: str) -> bytes | None:
        await self._pause()
        return self.disk.replays.get((code, viewer, face))

    async def without_replays(self, most: int) -> list[str]:
        return []

    async def save_replays(self, code: str, films: dict[tuple[int, str], bytes]) -> None:
        await self._pause()
        for (viewer, face), film in films.items():
            self.disk.replays.setdefault((code, viewer, face), film)

    async def archive(self, code: str, viewer: int) -> bytes | None:
        return None

    async def daily(self, game: str, day: str, guest_id: str = "") -> DailyStats:
        return DailyStats(0, None, False, [0] * 10, 0, 0, None, "", 0)

    def append(
        self,
        code: str,
        first_seq: int,
        rows: Sequence[LogRow],
        done: Callable[[Exception | None], None],
    ) -> None:
        before = self._tail
        kept = [MatchRow(*row) for row in rows]
        self._tail = asyncio.get_running_loop().create_task(
            self._commit(before, code, first_seq, kept, done)
        )

    async def _commit(
        self,
        before: asyncio.Task[None] | None,
        code: str,
        first_seq: int,
        rows: list[MatchRow],
        done: Callable[[Exception | None], None],
    ) -> None:
        if before is not None:
            await before
        await self._pause()
        log = self.disk.logs.setdefault(code, [])
        if self.failing or first_seq != len(log):
            self.failing = max(0, self.failing - 1)
            done(NotStored("The simulated disk is full."))
            return
        log.extend(rows)
        await self._pause()  # stored, but a crash may come before anybody is told
        done(None)
