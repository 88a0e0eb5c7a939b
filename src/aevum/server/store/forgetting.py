"""Removes a deleted guest from every table, in the database and in memory."""

from typing import Final

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, or_, select, text, update

from aevum.server.store.reading import table_row
from aevum.server.store.records import ChairRow, TableRow
from aevum.server.store.schema import chat, guests, maps, results, sitting, tables

NAMELESS: Final = ""  # the name of a deleted guest: "Player 2" to readers

# One statement for all finished tables: somebody may have thousands.
FROM_FINISHED: Final = text("""
UPDATE tables SET chairs = (
    SELECT json_group_array(json(CASE
        WHEN json_extract(value, '$.guest') = :guest
        THEN json_set(value, '$.guest', '', '$.name', :name)
        ELSE value END))
    FROM json_each(tables.chairs))
WHERE phase = 'over' AND code IN (SELECT code FROM sitting WHERE guest = :guest)
""")
FROM_MUTED: Final = text("""
UPDATE tables SET muted = (
    SELECT json_group_array(value) FROM json_each(tables.muted) WHERE value <> :guest)
WHERE muted <> '[]' AND instr(muted, json_quote(:guest))
""")


def erase(row: TableRow, guest: str) -> bool:
    """Remove a guest from a table, and return whether they were in it.

    Before the match their seat becomes open, and the next person owns the table. In a match with
    others a bot plays on.
    """
    if not knows(row, guest):
        return False
    people = [chair for chair in row.chairs if chair.kind == "person"]
    others = [chair for chair in people if chair.guest != guest]
    away = row.phase == "playing" and bool(others)
    row.chairs = [_without(chair, guest, row.phase == "lobby", away) for chair in row.chairs]
    row.muted = [each for each in row.muted if each != guest]
    if row.owner == guest:
        row.owner = ""
        if row.phase == "lobby" and others:
            row.owner, others[0].ready = others[0].guest, True
    return True


def knows(row: TableRow, guest: str) -> bool:
    """Return whether a guest owns a table, has or had a seat at it, or is muted there."""
    if guest == row.owner or guest in row.muted:
        return True
    return any(chair.guest == guest for chair in row.chairs)


def _without(chair: ChairRow, guest: str, lobby: bool, away: bool) -> ChairRow:
    if chair.guest != guest:
        return chair
    if chair.kind == "person" and lobby:
        return ChairRow("open")
    new = msgspec.structs.replace(chair, guest="", name=NAMELESS)
    if chair.kind == "person":
        new.ready, new.away = True, away
    return new


def forget(connection: Connection, guest: str) -> None:
    """Delete a guest and all that identifies them; their results stay without a name."""
    nobody = func.lower(func.hex(func.randomblob(8)))  # a different one in every row
    _leave_unfinished(connection, guest)
    connection.execute(FROM_FINISHED, {"guest": guest, "name": NAMELESS})
    connection.execute(FROM_MUTED, {"guest": guest})
    connection.execute(update(tables).where(tables.c.owner == guest).values(owner=""))
    connection.execute(delete(chat).where(chat.c.guest == guest))
    connection.execute(delete(maps).where(maps.c.guest == guest))
    connection.execute(delete(sitting).where(sitting.c.guest == guest))
    connection.execute(update(results).where(results.c.guest == guest).values(guest=nobody))
    connection.execute(delete(guests).where(guests.c.id == guest))


def _leave_unfinished(connection: Connection, guest: str) -> None:
    theirs = select(sitting.c.code).where(sitting.c.guest == guest)
    found = select(tables).where(
        tables.c.phase != "over", or_(tables.c.code.in_(theirs), tables.c.owner == guest)
    )
    changed = []
    for each in connection.execute(found).all():
        row = table_row(each)
        erase(row, guest)
        chairs = msgspec.to_builtins(row.chairs)
        changed.append({"of": row.code, "chairs": chairs, "owner": row.owner})
    if changed:
        leave = update(tables).where(tables.c.code == bindparam("of"))
        leave = leave.values(chairs=bindparam("chairs"), owner=bindparam("owner"))
        connection.execute(leave, changed)
