"""Guests who take another name or go for good, at the tables where they sit."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from aevum.server.hub import Hub
from aevum.server.store.records import ChairRow, Guest
from aevum.server.table import Table

SOMEBODY: Final = "Somebody"
PATIENCE: Final = 5.0  # seconds for a table to do what it is asked


async def renamed(hub: Hub, guest: Guest) -> None:
    """Show a guest's new name wherever they sit."""

    def rename(_: Table, chair: ChairRow) -> ChairRow:
        chair.name = guest.name
        return chair

    await _at_each_table(hub, guest.id, rename)


async def forgotten(hub: Hub, guest: str) -> None:
    """Free a guest's seats; in a match with others a bot plays on."""

    def stand(table: Table, chair: ChairRow) -> ChairRow:
        if table.row.phase == "lobby":
            return ChairRow("open")
        others = any(each.kind == "person" and each is not chair for each in table.row.chairs)
        return ChairRow("person", "", SOMEBODY, ready=True, away=others)

    await _at_each_table(hub, guest, stand)


async def _at_each_table(
    hub: Hub, guest: str, change: Callable[[Table, ChairRow], ChairRow]
) -> None:
    for row in await hub.house.store.tables_of(guest):
        table = await hub.open(row.code)
        if table is not None:
            await _at(table, guest, change)
            await hub.house.store.save_table(table.row)


async def _at(table: Table, guest: str, change: Callable[[Table, ChairRow], ChairRow]) -> None:
    """Let the table's own task change a chair, as everything there is changed."""
    done = asyncio.get_running_loop().create_future()

    def work() -> None:
        try:
            seat = table.seat_of(guest)
            if seat >= 0:
                table.row.chairs[seat] = change(table, table.row.chairs[seat])
                table.announce()
                table.tell_who(guest)
                table.bots.consider()
        finally:
            done.set_result(None)

    table.call(work)
    with suppress(TimeoutError):  # the table was put away in this very moment
        await asyncio.wait_for(done, PATIENCE)
