"""Tables, their chat, and reading the logs of their matches."""

from functools import partial
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    delete,
    exists,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from aevum.core.text import CORE, read_text
from aevum.server import messages as m
from aevum.server.store import journal
from aevum.server.store.database import Database
from aevum.server.store.errors import CodeTaken, NotStored
from aevum.server.store.kept_messages import keep, kept_message
from aevum.server.store.reading import reader, table_row
from aevum.server.store.records import MatchRow, TableRow
from aevum.server.store.schema import chat, sitting, tables
from aevum.server.wire import Line

AT_ONCE: Final = 500  # lobbies that expire in one transaction
TOUCHED_AT_ONCE: Final = 100  # tables whose times are stored in one transaction, in about 2 ms
LATER: Final = text(
    "UPDATE tables SET changed = new.value FROM json_each(:new) AS new"
    " WHERE code = new.key AND changed < new.value"
)

_line: Final = reader(Line)


class Tables:
    """The tables in a database."""

    db: Database

    async def add_table(self, row: TableRow) -> None:
        """Store a new table; raise CodeTaken if there is one with that code."""
        values = msgspec.to_builtins(row)  # now, since the table changes meanwhile
        try:
            await self.db.write(lambda connection: _insert(connection, values))
        except IntegrityError as error:
            raise CodeTaken(row.code) from error

    async def save_table(self, row: TableRow) -> None:
        """Store a table as it is now."""
        values = msgspec.to_builtins(row)
        await self.db.write(lambda connection: write_table(connection, values))

    async def touch(self, played: dict[str, int]) -> None:
        """Store when tables were last changed, by their codes; times never decrease.

        It stores a few at a time, since everybody's moves wait meanwhile.
        """
        times = list(played.items())
        for first in range(0, len(times), TOUCHED_AT_ONCE):
            await self.db.write(partial(_touch, dict(times[first : first + TOUCHED_AT_ONCE])))

    async def table(self, code: str) -> TableRow | None:
        """Return a table as it was last stored."""
        found = await self._tables(select(tables).where(tables.c.code == code))
        return found[0] if found else None

    async def tables_of(self, guest_id: str, limit: int = 100, skip: int = 0) -> list[TableRow]:
        """Return unfinished tables where a guest sits, the latest change first."""
        mine = select(sitting.c.code).where(sitting.c.guest == guest_id)
        sits = _has_chair(guest=guest_id, left="")
        found = select(tables).where(tables.c.code.in_(mine), tables.c.phase != "over", sits)
        return await self._tables(_page(found, limit, skip))

    async def open_tables(self, limit: int = 100, skip: int = 0) -> list[TableRow]:
        """Return public tables with an open seat, the latest change first."""
        free = _has_chair(kind="open")
        found = select(tables).where(tables.c.phase == "lobby", tables.c.public, free)
        return await self._tables(_page(found, limit, skip))

    async def running_tables(self, limit: int = 100, skip: int = 0) -> list[TableRow]:
        """Return public tables with a running match, the latest change first."""
        found = select(tables).where(tables.c.phase == "playing", tables.c.public)
        return await self._tables(_page(found, limit, skip))

    async def owned(self, guest_id: str) -> int:
        """Return how many unfinished tables a guest owns."""
        found = select(func.count()).where(tables.c.owner == guest_id, tables.c.phase != "over")
        return await self.db.read(lambda connection: connection.scalar(found) or 0)

    async def expire_lobbies(self, since: int, kept: list[str], end: str) -> list[str]:
        """Close lobbies that were last changed before `since`, and return their codes.

        Those in `kept` stay. If there are very many, the rest is closed the next time.
        """
        old = (
            select(tables.c.code)
            .where(tables.c.phase == "lobby", tables.c.public.in_([False, True]))
            .where(tables.c.changed < since, tables.c.code.not_in(kept))
            .limit(AT_ONCE)
        )
        closed = update(tables).where(tables.c.code.in_(old)).values(phase="over", end=end)
        if not await self.db.read(lambda connection: connection.execute(old).first()):
            return []
        return await self.db.write(
            lambda connection: list(connection.scalars(closed.returning(tables.c.code)))
        )

    async def playing(self) -> list[str]:
        """Return the codes of all tables whose match has begun and is not over."""
        found = select(tables.c.code).where(tables.c.phase == "playing").order_by(tables.c.code)
        return list(await self.db.read(lambda connection: connection.scalars(found).all()))

    async def rows(self, code: str) -> list[MatchRow]:
        """Return the log of a match as it is stored."""
        number = select(tables.c.number).where(tables.c.code == code)

        def read(connection: Connection) -> list[MatchRow]:
            found = connection.scalar(number)
            if found is None:
                return []
            entries = connection.exec_driver_sql(journal.READ, {"number": found})
            return journal.rows_of(found, [(where, at, rows) for where, at, rows in entries])

        return await self.db.read(read)

    async def add_line(self, code: str, line: Line, cid: str) -> None:
        """Store a line of chat under its number; raise NotStored if another one has it."""
        values = {"code": code, "cid": cid, **msgspec.to_builtins(line)}
        del values["said"]
        if line.said is not None:
            values["text"] = keep(read_text(line.said, CORE))
        new = insert(chat).values(**values)
        try:
            await self.db.write(lambda connection: connection.execute(new))
        except IntegrityError as error:
            raise NotStored(m.server_store_line()) from error

    async def forget_lines(self, code: str, guest_id: str) -> None:
        """Delete a guest's lines of chat at a table."""
        gone = delete(chat).where(chat.c.code == code, chat.c.guest == guest_id)
        await self.db.write(lambda connection: connection.execute(gone))

    async def lines(self, code: str, last: int = 200) -> list[Line]:
        """Return the last lines of a table's chat, the oldest first."""
        found = select(chat).where(chat.c.code == code).order_by(chat.c.number.desc()).limit(last)
        newest = await self.db.read(lambda connection: connection.execute(found).all())
        return [_chat_line(row) for row in reversed(newest)]

    async def said(self, code: str, last: int = 1_000) -> list[tuple[str, str]]:
        """Return the guest and the command id of the last lines at a table, oldest first."""
        found = select(chat.c.guest, chat.c.cid).where(chat.c.code == code)
        found = found.order_by(chat.c.number.desc()).limit(last)
        rows = await self.db.read(lambda connection: connection.execute(found).all())
        return [(guest, cid) for guest, cid in reversed(rows)]

    async def _tables(self, found: Select[tuple[object, ...]]) -> list[TableRow]:
        def read(connection: Connection) -> list[TableRow]:
            rows = connection.execute(found).all()
            return [table_row(row) for row in rows]

        return await self.db.read(read)


def _page(found: Select[tuple[object, ...]], limit: int, skip: int) -> Select[tuple[object, ...]]:
    newest = found.order_by(tables.c.changed.desc(), tables.c.number.desc())
    return newest.limit(limit).offset(skip)


def _has_chair(**fields: str) -> ColumnElement[bool]:
    """Return whether a chair of a table has all these values; a missing field counts as ""."""
    chair = func.json_each(tables.c.chairs).table_valued("value").c.value
    values = {name: func.coalesce(func.json_extract(chair, f"$.{name}"), "") for name in fields}
    return exists().where(*(values[name] == wanted for name, wanted in fields.items()))


def _touch(played: dict[str, int], connection: Connection) -> None:
    connection.execute(LATER, {"new": msgspec.json.encode(played).decode()})


def write_table(connection: Connection, values: dict[str, Any]) -> None:
    """Overwrite the table of that code with the values of a TableRow."""
    code = values["code"]
    connection.execute(update(tables).where(tables.c.code == code).values(values))
    connection.execute(delete(sitting).where(sitting.c.code == code))
    _seat(connection, values)


def _insert(connection: Connection, values: dict[str, Any]) -> None:
    connection.execute(insert(tables).values(values))
    _seat(connection, values)


def _seat(connection: Connection, values: dict[str, Any]) -> None:
    people = {chair["guest"] for chair in values["chairs"] if chair["guest"]}
    if people:
        rows = [{"guest": guest, "code": values["code"]} for guest in sorted(people)]
        connection.execute(insert(sitting), rows)


def _chat_line(row: object) -> Line:
    """Return a line of chat; a table's own lines are stored as messages."""
    line = _line(row)
    told = None if line.guest else kept_message(line.text)
    if told is not None:
        line.text, line.said = str(told), told.wire()
    return line
