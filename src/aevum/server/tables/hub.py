"""Makes, finds, opens and puts away all tables of this server."""

import asyncio
from collections.abc import Callable
from secrets import randbits
from typing import Final

from msgspec.json import encode
from structlog import get_logger

from aevum.core.errors import AevumError
from aevum.core.game import Game
from aevum.core.match import Match, walk
from aevum.core.record import Input, Record
from aevum.core.text import Text
from aevum.games import registry
from aevum.server import messages as m
from aevum.server.api import NewTable
from aevum.server.clock import Clock
from aevum.server.config import Config
from aevum.server.limits import UNLIMITED, Limits, key_of
from aevum.server.load import Load, LoadLimits
from aevum.server.lobby import daily
from aevum.server.lobby.new_tables import can_begin, new_row, next_row
from aevum.server.lobby.repeated_requests import RepeatedRequests, as_made
from aevum.server.lobby.table_codes import new_code
from aevum.server.metrics import Metrics
from aevum.server.refused import Refused
from aevum.server.services import Services
from aevum.server.store import CodeTaken, DamagedLog, NotStored, Store
from aevum.server.store.kept_messages import keep, kept_message
from aevum.server.store.records import Guest, MatchRow, TableRow
from aevum.server.tables.chat_log import ChatLog
from aevum.server.tables.move_codes import stored_rows
from aevum.server.tables.sweeper import Sweeper
from aevum.server.tables.table import Table
from aevum.server.tables.table_data import TableData
from aevum.server.tables.table_info import stored_info
from aevum.server.wire import CLOSE_RESTART, TableInfo
from aevum.server.workers import BotWorkers
from aevum.server.workers.replay_archive import ReplayArchive

AWAKE: Final = 12  # of a guest's tables that a list opens
ROWS_AT_ONCE: Final = 50  # rows of a stored match that are replayed at once
MOST_UNREADABLE: Final = 1_000
BROKEN_OFF: Final = ("server-end-changed-rules", "server-end-damaged")
"""Ends of matches that could not be continued."""

log = get_logger("hub")


class Hub:
    """The tables in memory, and access to all others."""

    def __init__(
        self,
        config: Config,
        store: Store,
        bot_workers: BotWorkers,
        metrics: Metrics,
        clock: Clock | None = None,
        draw: Callable[[int], int] = randbits,
        limits: Limits = UNLIMITED,
    ) -> None:
        self.tables: dict[str, Table] = {}
        self.put_away = 0
        """How many tables have left the memory so far."""
        self.clock = clock or Clock()
        self._opening: dict[str, asyncio.Task[Table | None]] = {}
        self._replaying = asyncio.Semaphore(1)
        self.unreadable: dict[str, Text] = {}
        """Why tables could not be opened for a list, by their codes."""
        self._sweeper = Sweeper(self)
        self._catching: asyncio.Task[None] | None = None
        self._most_owned = limits.open_tables
        most = LoadLimits(config.capacity, limits.lag_seconds, limits.storing)
        self.load = Load(most, lambda: len(self.tables), store.backlog)
        self._stopping = False
        self._requests = RepeatedRequests()
        self.replays = ReplayArchive(self)
        self.services = Services(
            config, store, bot_workers, self.clock, metrics, self.load, self.drop, draw,
            self._again, self.replays.keep,
        )  # fmt: skip

    def start(self) -> None:
        """Start putting away unused tables, and finish what the last server left undone."""
        self.services.store.when_lost(self._lose)
        self._sweeper.start()
        self.load.start()
        self._catching = asyncio.get_running_loop().create_task(self.replays.catch_up())

    # Making

    async def make(self, guest: Guest, wish: NewTable) -> str:
        """Make a table, start its match on request, and return its code.

        An equal request within a minute gets the same table.
        """

        async def still(code: str) -> bool:
            table, started = await self.open(code), wish.start or wish.daily
            return table is not None and as_made(
                table, new_row(guest, wish, table.game, 0, ""), started
            )

        key = key_of(f"{guest.id} {encode(wish, order='sorted').decode()}")
        return await self._requests.once(
            key, self.clock.now(), lambda: self._make(guest, wish), still
        )

    async def _make(self, guest: Guest, wish: NewTable) -> str:
        day, today = "", daily.day_of(self.clock.wall())
        if wish.daily:
            if wish.numbers:
                raise Refused("numbers", m.server_printed_puzzle())
            day = today.isoformat()
            puzzle = daily.puzzle(today)
            begun = await self.services.store.daily(puzzle.game.name, day, guest.id)
            if begun.code:
                return begun.code
            wish = NewTable(puzzle.game.name, puzzle.options, start=True, reveal=True)  # type: ignore[arg-type]
        await self._allow_another(guest)
        game = self.game(wish.game)
        row = new_row(guest, wish, game, self.clock.wall(), day)
        if wish.start:
            self._can_begin(row, game)
        await self._add(row)
        if wish.start:
            table = await self._seat_down(row, game)
            try:
                await table.lobby.begin()
            except NotStored:
                self.drop(table, "not stored")  # its state is ahead of the store
                raise
        return row.code

    async def _allow_another(self, guest: Guest) -> None:
        """Refuse a table if there is no room, or if the guest has reached their limit."""
        self.load.allow_table()
        if await self.services.store.owned(guest.id) >= self._most_owned:
            raise Refused("many_tables", m.server_many_tables(n=self._most_owned))

    def _can_begin(self, row: TableRow, game: Game) -> None:
        try:
            can_begin(row, game)
        except AevumError:
            raise
        except Exception as fault:
            log.exception("game cannot begin", game=game.name)
            raise Refused("game_fault", m.server_rules_failed(game=game.title)) from fault

    def game(self, name: str) -> Game:
        """Return a game by its name or a former one; prefixes only work on the command line."""
        now = registry.current(name)
        if now not in registry.names():
            broken = now in registry.broken_entries()
            raise Refused(
                "no_game", m.server_rules_failed(game=now) if broken else m.server_no_game()
            )
        return registry.find(now)

    async def _add(self, row: TableRow) -> None:
        while True:
            row.code = new_code(self.services.draw)
            try:
                await self.services.store.add_table(row)
                return
            except CodeTaken:
                continue

    async def _again(self, table: TableData, guest: Guest) -> str:
        """Make a rematch of a finished table: the same people, bots and settings."""
        await self._allow_another(guest)
        new = next_row(guest, table, self.clock.wall())
        await self._add(new)
        waited = {chair.guest for chair in new.chairs if chair.kind != "bot"}  # "" is an open seat
        if waited == {guest.id}:
            fresh = await self._seat_down(new, table.game)
            await fresh.lobby.begin()  # nobody else has to be ready
        return new.code

    # Finding

    async def open(self, code: str) -> Table | None:
        """Return a table, from the store if it is not in memory; None if there is none."""
        table = self.tables.get(code)
        if table is not None:
            return table
        opening = self._opening.get(code)
        if opening is None:
            # A task of its own: the first client may disconnect, and others wait for it too.
            opening = asyncio.get_running_loop().create_task(self._load(code))
            self._opening[code] = opening
            opening.add_done_callback(lambda done: self._opened(code, done))
        return await asyncio.shield(opening)

    async def all_opened(self) -> None:
        """Wait until the tables that are being opened are in memory."""
        await asyncio.gather(*self._opening.values(), return_exceptions=True)

    def _opened(self, code: str, opening: "asyncio.Task[Table | None]") -> None:
        del self._opening[code]
        if not opening.cancelled():
            opening.exception()  # waiting callers get the error; without any, nobody needs it

    async def _load(self, code: str) -> Table | None:
        row = await self.services.store.table(code)
        if row is None:
            return None
        return await self._seat_down(row, self.game(row.game))

    async def _seat_down(self, row: TableRow, game: Game) -> Table:
        """Load a table into memory; a running match continues from its last stored row."""
        store = self.services.store
        if row.phase == "playing" and not game.plays(row.version):
            if row.version > game.version:
                raise Refused("unreadable", m.server_newer_rules())
            await self._close(row, m.server_end_changed_rules())
        spoken = ChatLog(await store.lines(row.code), await store.said(row.code))
        rows, match = await self._stored_match(row, game)
        if store.lost:
            raise Refused("busy", m.server_store_taken())
        if self._stopping:  # disconnected clients come back at once, and the bots have been dropped
            raise Refused("busy", m.server_stopping())
        table = Table(self.services, row, game, spoken)
        if match is not None:
            table.resume(rows, match)
        self.tables[row.code] = table
        self.unreadable.pop(row.code, None)
        return table

    async def _stored_match(self, row: TableRow, game: Game) -> tuple[list[MatchRow], Match | None]:
        """Return the log of a table and its match, None if the log gives none."""
        if row.phase == "lobby" or not row.seed or not game.plays(row.version):
            return [], None
        try:
            rows = await stored_rows(self.services.store, row, game)
        except DamagedLog as error:
            await self._close_damaged(row, error)
            return [], None
        try:
            return rows, await self._replay(_record(row, game, rows))
        except AevumError as error:
            await self._close_damaged(row, error)
            return rows, None
        except Exception as fault:
            log.exception("table cannot be opened", table=row.code)
            raise Refused("unreadable", m.server_rules_failed(game=game.title)) from fault

    async def _replay(self, record: Record) -> Match:
        """Replay a record, as `replay` does, without delaying everybody else.

        A long match takes a tenth of a second or more, so it is played in short pieces, one match
        at a time.
        """
        async with self._replaying:
            positions = walk(record)
            match = next(positions)  # the same one after every row
            for count, _ in enumerate(positions, 1):
                if count % ROWS_AT_ONCE == 0:
                    await asyncio.sleep(0)
        match.record.keep_marks(record)
        return match

    async def stored_record(self, row: TableRow) -> Record | None:
        """Return the stored record of a table's match without replaying it, or None."""
        game = self.game(row.game)
        if row.phase == "lobby" or not row.seed or not game.plays(row.version):
            return None
        return _record(row, game, await stored_rows(self.services.store, row, game))

    async def _close_damaged(self, row: TableRow, error: AevumError) -> None:
        """End a match whose log does not lead to its stored position."""
        log.error("log does not replay", table=row.code, error=str(error))
        if row.phase == "playing":
            await self._close(row, m.server_end_damaged())

    async def _close(self, row: TableRow, reason: Text) -> None:
        """End a match that cannot continue; its log stays as it is."""
        row.phase, row.end = "over", keep(reason)
        await self.services.store.save_table(row)

    async def row(self, code: str) -> TableRow | None:
        """Return a table's row and its table in memory; a finished one is not loaded for it."""
        table = self.tables.get(code)
        if table is None:
            row = await self.services.store.table(code)
            if row is None or row.phase == "over":
                return row
            table = await self.open(code)
        return table.row if table is not None else None

    async def info(self, code: str) -> TableInfo | None:
        """Return the public facts of a table."""
        row = await self.row(code)
        return self.told(row) if row is not None else None

    def told(self, row: TableRow) -> TableInfo:
        """Return the public facts of a row's table."""
        table = self.tables.get(row.code)
        return table.info() if table is not None else stored_info(row, self.game(row.game))

    async def wake(self, rows: list[TableRow]) -> None:
        """Open the newest of these tables, so that their lines show whose turn it is.

        One that cannot be opened does not affect the others, and is not tried every time.
        Under overload none is opened, since a list works without.
        """
        if self.load.overload():
            return
        for row in rows[:AWAKE]:
            if row.phase != "playing" or row.code in self.unreadable:
                continue
            try:
                await self.open(row.code)
            except AevumError as error:
                self._mark_unreadable(row.code, error.said)
            except Exception:
                log.exception("table cannot be opened", table=row.code)
                self._mark_unreadable(row.code, m.server_table_failed())

    def _mark_unreadable(self, code: str, sentence: Text) -> None:
        if len(self.unreadable) >= MOST_UNREADABLE:
            del self.unreadable[next(iter(self.unreadable))]
        self.unreadable[code] = sentence

    def problem(self, row: TableRow) -> Text | None:
        """Return why a table of a list cannot be played, None if nothing is known."""
        if row.code in self.unreadable:
            return self.unreadable[row.code]
        end = kept_message(row.end)
        return end if end is not None and end.key in BROKEN_OFF else None

    # Finished matches

    async def record(self, code: str) -> Record:
        """Return the whole log with its seed, if the match is over and the table reveals it."""
        row = await self.row(code)
        if row is None:
            raise Refused("no_table", m.server_no_table())
        if row.phase != "over":
            raise Refused("not_over", m.server_record_later())
        if not row.reveal:
            raise Refused("secret", m.server_record_hidden())
        record = await self._claimed(row)
        if record is None:
            raise Refused("not_started", m.server_record_none())
        record.marks = list(row.marks)
        return record

    async def _claimed(self, row: TableRow) -> Record | None:
        """Return the record of a finished match with its stored result, None if there is none.

        The result of a match is stored at its end, so the log is only replayed if the match was
        ended early or by an older server.
        """
        if row.digest and row.scores is not None:
            record = await self.stored_record(row)
            if record is not None:
                record.scores, record.digest = row.scores, row.digest
            return record
        table = await self._must_open(row.code)
        return table.match.claim() if table.match is not None else None

    async def _must_open(self, code: str) -> Table:
        table = await self.open(code)
        if table is None:
            raise Refused("no_table", m.server_no_table())
        return table

    # Putting away

    def drop(self, table: Table, reason: str) -> None:
        """Put a table away at once; its sessions reconnect to the stored state."""
        if self.tables.get(table.row.code) is table:
            del self.tables[table.row.code]
            self.put_away += 1
            self.services.store.put_away(table.row.code)
        self.services.bot_workers.forget(table.row.code)
        table.close(CLOSE_RESTART, reason)

    def _lose(self, reason: str) -> None:
        """Stop serving all tables, since another server has taken them."""
        for table in list(self.tables.values()):
            self.drop(table, reason)

    async def stop(self) -> None:
        """Close every table and open no new ones; everything is stored when the store closes."""
        self._stopping = True
        self.load.stop()
        if self._catching is not None:
            self._catching.cancel()
        await asyncio.gather(*(table.stop() for table in self.tables.values()))
        await self.replays.stop()
        try:
            await self._sweeper.stop()
        except NotStored as error:
            log.warning("times of the last moves not stored", error=str(error))
        self.tables.clear()


def _record(row: TableRow, game: Game, rows: list[MatchRow]) -> Record:
    options: dict[str, object] = dict(row.options)
    inputs = [Input(each.at, each.seat, each.move) for each in rows]
    record = Record(
        game, len(row.chairs), int(row.seed), options, inputs,
        rules=row.version, takebacks=row.takebacks, numbers=row.numbers,
    )  # fmt: skip
    record.marks = list(row.marks)
    return record
