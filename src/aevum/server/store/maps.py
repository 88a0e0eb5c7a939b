"""Maps that guests have drawn: texts with unique names."""

import secrets
import unicodedata
from typing import Final

from sqlalchemy import Connection, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from aevum.server.lobby.table_codes import LETTERS
from aevum.server.store.database import Database
from aevum.server.store.errors import CodeTaken, NameTaken, TooMany
from aevum.server.store.reading import reader
from aevum.server.store.records import MapRow
from aevum.server.store.schema import guests, maps

MOST: Final = 20  # of one guest
CODE_LENGTH: Final = 6

_map_row: Final = reader(MapRow)


class Maps:
    """The maps in a database."""

    db: Database

    async def add_map(self, guest_id: str, name: str, text: str, now: int) -> str:
        """Store a new map and return its code; raise NameTaken or TooMany if that fails."""
        while True:
            values = {
                "code": "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH)),
                "guest": guest_id,
                "changed": now,
                **_named(name, text),
            }
            try:
                await self.db.write(lambda connection, new=values: _add(connection, new))  # type: ignore[misc]
            except CodeTaken:
                continue
            return str(values["code"])

    async def save_map(self, code: str, name: str, text: str, now: int) -> None:
        """Overwrite a map; raise NameTaken if another one has the name."""
        changed = update(maps).where(maps.c.code == code)
        changed = changed.values(changed=now, **_named(name, text))
        try:
            await self.db.write(lambda connection: connection.execute(changed))
        except IntegrityError as error:
            raise NameTaken(name) from error

    async def delete_map(self, code: str) -> None:
        """Delete a map; tables that use it keep it."""
        gone = delete(maps).where(maps.c.code == code)
        await self.db.write(lambda connection: connection.execute(gone))

    async def map(self, code: str) -> MapRow | None:
        """Return a map."""
        found = await self._maps(_all().where(maps.c.code == code))
        return found[0] if found else None

    async def maps_of(self, guest_id: str, words: str = "") -> list[MapRow]:
        """Return a guest's maps with these words in their names, the newest first."""
        return await self._maps(_matching(words).where(maps.c.guest == guest_id))

    async def maps_of_others(
        self, guest_id: str, words: str = "", before: int = 0, limit: int = 20
    ) -> tuple[list[MapRow], int]:
        """Return others' maps, the newest first, and the `before` of the next page, 0 if none."""
        found = _matching(words).where(maps.c.guest != guest_id)
        if before:
            found = found.where(maps.c.number < before)
        rows = await self._maps(found.limit(limit + 1))  # one more shows whether to go on
        page = rows[:limit]
        return page, page[-1].number if len(rows) > limit else 0

    async def _maps(self, found: Select[tuple[object, ...]]) -> list[MapRow]:
        rows = await self.db.read(lambda connection: connection.execute(found).all())
        return [_map_row(row) for row in rows]


def key(name: str) -> str:
    """Return a name in the form in which names are compared, without case and Unicode forms."""
    return unicodedata.normalize("NFKC", name).casefold()


def _named(name: str, text: str) -> dict[str, object]:
    return {"name": name, "key": key(name), "text": text}


def _add(connection: Connection, values: dict[str, object]) -> None:
    mine = select(func.count()).select_from(maps).where(maps.c.guest == values["guest"])
    if (connection.scalar(mine) or 0) >= MOST:
        raise TooMany
    if connection.scalar(select(maps.c.code).where(maps.c.key == values["key"])):
        raise NameTaken(values["name"])
    try:
        connection.execute(insert(maps).values(values))
    except IntegrityError as error:
        raise CodeTaken(values["code"]) from error


def _all() -> Select[tuple[object, ...]]:
    return select(maps, guests.c.name.label("author")).join(guests, guests.c.id == maps.c.guest)


def _matching(words: str) -> Select[tuple[object, ...]]:
    found = _all().order_by(maps.c.number.desc())
    return found.where(maps.c.key.contains(key(words), autoescape=True)) if words else found
