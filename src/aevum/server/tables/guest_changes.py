"""Renames and deletes guests at the tables where they sit."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from aevum.server.store.errors import NotStored
from aevum.server.store.forgetting import erase, knows
from aevum.server.store.records import Guest
from aevum.server.tables.hub import Hub
from aevum.server.tables.table import Table

PATIENCE: Final = 5.0  # seconds for a table to carry it out


async def renamed(hub: Hub, guest: Guest) -> None:
    """Show a guest's new name where they sit; a stored table learns it when they come."""
    for table in [each for each in hub.tables.values() if each.data.seat_of(guest.id) >= 0]:
        await _in_task(table, partial(_rename, table, guest))
        await hub.services.store.save_table(table.row)


def _rename(table: Table, guest: Guest) -> None:
    seat = table.data.seat_of(guest.id)
    if seat >= 0:
        table.row.chairs[seat].name = table.data.name_of(guest)
        table.audience.announce()


async def forget(hub: Hub, guest: str) -> None:
    """Delete a guest; if that cannot be stored, nothing changes, and NotStored says why.

    They leave the tables in memory after those in the store, so that a table put away meanwhile
    comes back without them.
    """
    await hub.services.store.forget_guest(guest)
    await hub.all_opened()
    known = [each for each in hub.tables.values() if _remembers(each, guest)]
    await asyncio.gather(*(_erase(hub, table, guest) for table in known))


def _remembers(table: Table, guest: str) -> bool:
    return knows(table.row, guest) or table.chat.log.heard(guest)


async def _erase(hub: Hub, table: Table, guest: str) -> None:
    """Remove a guest from a table in memory, and store it, as a running save may have them."""
    spoke = table.chat.log.heard(guest)

    def work() -> None:
        table.chat.log.forget(guest)
        erase(table.row, guest)
        table.audience.announce()
        if spoke:
            table.audience.refresh()  # so that nobody can still read their lines
        table.audience.tell_who(guest)
        table.bots.consider()

    await _in_task(table, work)
    try:
        if spoke:
            await hub.services.store.forget_lines(table.row.code, guest)
        await hub.services.store.save_table(table.row)
    except NotStored as error:
        hub.drop(table, str(error))


async def _in_task(table: Table, work: Callable[[], None]) -> None:
    """Let the table's own task do something."""
    done = asyncio.get_running_loop().create_future()

    def whole() -> None:
        try:
            work()
        finally:
            if not done.done():
                done.set_result(None)

    table.call(whole)
    with suppress(TimeoutError):  # the table was just put away
        await asyncio.wait_for(done, PATIENCE)
