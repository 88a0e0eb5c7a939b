"""Guests who take another name or go for good, at the tables where they sit."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from structlog import get_logger

from aevum.server.hub import Hub
from aevum.server.store.records import ChairRow, Guest
from aevum.server.table import Table

SOMEBODY: Final = "Somebody"
PATIENCE: Final = 5.0  # seconds for a table to do what it is asked

log = get_logger("people")


async def renamed(hub: Hub, guest: Guest) -> None:
    """Show a guest's new name where they sit; a table that is put away learns it when they come."""

    def rename(_: Table, chair: ChairRow) -> ChairRow:
        chair.name = guest.name
        return chair

    for table in [each for each in hub.tables.values() if each.seat_of(guest.id) >= 0]:
        await _at(table, guest.id, rename)
        await hub.house.store.save_table(table.row)


async def forgotten(hub: Hub, guest: str) -> None:
    """Free a guest's seats; in a match with others a bot plays on. No table knows them any more."""

    def stand(table: Table, chair: ChairRow) -> ChairRow:
        if table.row.phase == "lobby":
            if table.row.owner == guest:
                table.row.owner = next((c.guest for c in others_at(table, chair)), "")
            return ChairRow("open")
        return ChairRow("person", "", SOMEBODY, ready=True, away=bool(others_at(table, chair)))

    def others_at(table: Table, chair: ChairRow) -> list[ChairRow]:
        return [each for each in table.row.chairs if each.kind == "person" and each is not chair]

    await _at_each_table(hub, guest, stand)
    for table in list(hub.tables.values()):
        await _in_task(table, partial(_erase, table, guest))


def _erase(table: Table, guest: str) -> None:
    """Take a guest out of a table's memory, else its next save would bring them back."""
    row, seat = table.row, table.seat_of(guest)
    known = table.talk.forget(guest) or seat >= 0 or row.owner == guest
    if seat >= 0:
        row.chairs[seat] = ChairRow("person", "", SOMEBODY, ready=True)
    for chair in row.chairs:
        if chair.left and chair.guest == guest:
            chair.guest, chair.name, known = "", SOMEBODY, True
    if row.owner == guest:
        row.owner = ""
    if known:
        table.audience.announce()


async def _at_each_table(
    hub: Hub, guest: str, change: Callable[[Table, ChairRow], ChairRow]
) -> None:
    for row in await hub.house.store.tables_of(guest):
        try:
            table = await hub.open(row.code)
        except Exception as error:  # its game is gone or broken, which is not the guest's fault
            log.warning("a table cannot be opened", table=row.code, error=str(error))
            continue
        if table is not None:
            await _at(table, guest, change)
            await hub.house.store.save_table(table.row)


async def _at(table: Table, guest: str, change: Callable[[Table, ChairRow], ChairRow]) -> None:
    """Change a guest's chair."""

    def work() -> None:
        seat = table.seat_of(guest)
        if seat >= 0:
            table.row.chairs[seat] = change(table, table.row.chairs[seat])
            table.audience.announce()
            table.audience.tell_who(guest)
            table.bots.consider()

    await _in_task(table, work)


async def _in_task(table: Table, work: Callable[[], None]) -> None:
    """Let the table's own task do something, as everything there is done."""
    done = asyncio.get_running_loop().create_future()

    def whole() -> None:
        try:
            work()
        finally:
            if not done.done():
                done.set_result(None)

    table.call(whole)
    with suppress(TimeoutError):  # the table was put away in this very moment
        await asyncio.wait_for(done, PATIENCE)
