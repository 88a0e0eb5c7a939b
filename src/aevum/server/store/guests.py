"""Guests: a public id, a name, and a secret of which only the hash is stored."""

import hashlib
import secrets
import time
from collections.abc import Iterable

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from aevum.server.lobby.table_codes import LETTERS
from aevum.server.store.database import Database
from aevum.server.store.forgetting import forget
from aevum.server.store.records import Guest
from aevum.server.store.schema import guests


class Guests:
    """The guests in a database."""

    db: Database

    async def make_guest(self, name: str) -> tuple[Guest, str]:
        """Make a guest and return it with its secret, which is not stored."""
        while True:
            guest = Guest("".join(secrets.choice(LETTERS) for _ in range(8)), name)
            token = secrets.token_urlsafe(32)
            try:
                await self._add_guest(guest, token)
            except IntegrityError:
                continue  # the id is taken
            return guest, token

    async def _add_guest(self, guest: Guest, token: str) -> None:
        now = time.time_ns() // 1_000_000
        new = insert(guests).values(id=guest.id, name=guest.name, token=_hashed(token), created=now)
        await self.db.write(lambda connection: connection.execute(new))

    async def guest_by_token(self, token: str) -> Guest | None:
        """Return the guest with this secret."""
        found = select(guests.c.id, guests.c.name).where(guests.c.token == _hashed(token))
        row = await self.db.read(lambda connection: connection.execute(found).first())
        return Guest(row.id, row.name) if row else None

    async def change_token(self, guest_id: str) -> None:
        """Give a guest an unknown secret, which invalidates their cookies."""
        unknown = _hashed(secrets.token_urlsafe(32))
        changed = update(guests).where(guests.c.id == guest_id).values(token=unknown)
        await self.db.write(lambda connection: connection.execute(changed))

    async def guests_by_id(self, ids: Iterable[str]) -> dict[str, Guest]:
        """Return which of these guests exist."""
        found = select(guests.c.id, guests.c.name).where(guests.c.id.in_(list(ids)))
        rows = await self.db.read(lambda connection: connection.execute(found).all())
        return {row.id: Guest(row.id, row.name) for row in rows}

    async def rename_guest(self, guest_id: str, name: str) -> None:
        """Change a guest's name; earlier lines and matches keep the old one."""
        changed = update(guests).where(guests.c.id == guest_id).values(name=name)
        await self.db.write(lambda connection: connection.execute(changed))

    async def forget_guest(self, guest_id: str) -> None:
        """Delete a guest, their chat and their maps, all or nothing.

        They leave unfinished tables, and their seats and results at finished ones become anonymous.
        The caller then changes tables in memory.
        """
        if guest_id:  # "" means nobody and marks things without an owner
            await self.db.write(lambda connection: forget(connection, guest_id))


def _hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode(errors="surrogatepass")).digest()
