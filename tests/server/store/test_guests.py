"""Guests: known by a secret that is not stored, renamed, deleted."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event

from aevum.server.store import ChairRow, Result, Store
from aevum.server.wire import Line
from tests.server.store.tools import a_table


async def test_a_guest_is_known_by_their_token_and_by_nothing_else(store: Store) -> None:
    guest, token = await store.make_guest("Ann")
    assert guest.name == "Ann"
    assert await store.guest_by_token(token) == guest
    for other in ("", token[:-1], token + "x", guest.id, "\udcff", "x" * 10_000):
        assert await store.guest_by_token(other) is None


async def test_a_guest_has_an_id(store: Store) -> None:
    guest, _ = await store.make_guest("Ann")
    assert (guest.name, len(guest.id)) == ("Ann", 8)


async def test_tokens_are_not_in_the_file(store: Store, path: Path) -> None:
    _, token = await store.make_guest("Ann")
    await store.close()
    assert token.encode() not in path.read_bytes()
    await store.open()


async def test_many_guests_may_come_at_once(store: Store) -> None:
    made = await asyncio.gather(*(store.make_guest("Ann") for _ in range(30)))
    ids = {guest.id for guest, _ in made}
    assert len(ids) == 30
    assert set(await store.guests_by_id([*ids, "nobody"])) == ids


async def test_a_new_name_counts_at_once(store: Store) -> None:
    guest, token = await store.make_guest("Ann")
    await store.rename_guest(guest.id, "Zoë 🎲")
    found = await store.guest_by_token(token)
    assert found is not None
    assert found.name == "Zoë 🎲"


async def test_nothing_is_left_of_a_forgotten_guest(store: Store, path: Path) -> None:
    ann, token = await store.make_guest("Annabel")
    bob, _ = await store.make_guest("Bob")
    chairs = [ChairRow("person", ann.id, ann.name), ChairRow("person", bob.id, bob.name)]
    row = a_table(owner=ann.id, chairs=chairs, daily="2026-11-15")
    await store.add_table(row)
    await store.add_line(row.code, Line(0, 5, ann.id, ann.name, "my secret"), "a")
    await store.add_line(row.code, Line(1, 6, bob.id, bob.name, "hello"), "b")
    await store.add_map(ann.id, "My hometown", "{}", 5)
    await store.add_map(bob.id, "Isles", "{}", 6)
    row.phase = "over"
    await store.finish(row, [Result(0, ann.id, 7, 1), Result(1, bob.id, 3, 2)])

    await store.forget_guest(ann.id)

    assert await store.guest_by_token(token) is None
    assert (await store.history(ann.id)).games == []
    assert [line.text for line in await store.lines(row.code)] == ["hello"]
    assert [each.name for each in (await store.maps_of_others("", ""))[0]] == ["Isles"]
    (game,) = (await store.history(bob.id)).games
    assert game.names == ["", "Bob"]
    stats = await store.daily(row.game, row.daily, bob.id)
    assert (stats.finished, stats.best, stats.mine) == (2, 7, 3)
    with closing(sqlite3.connect(path)) as base:
        dump = "\n".join(base.iterdump())
    for trace in (ann.id, "Annabel", "my secret", "hometown"):
        assert trace not in dump


@pytest.mark.parametrize("guest", ["", "nobody"])
async def test_to_forget_nobody_changes_nothing(store: Store, guest: str) -> None:
    row = a_table()
    await store.add_table(row)
    await store.forget_guest(guest)
    assert await store.table(row.code) == row


async def test_whoever_is_forgotten_leaves_unfinished_tables(store: Store) -> None:
    ann, _ = await store.make_guest("Ann")
    bob, _ = await store.make_guest("Bob")

    def chairs() -> list[ChairRow]:
        return [ChairRow("person", ann.id, "Ann"), ChairRow("person", bob.id, "Bob")]

    for code, phase in (("lobby0", "lobby"), ("match0", "playing"), ("over00", "over")):
        row = a_table(code, phase=phase, owner=ann.id, chairs=chairs(), muted=[ann.id, "else"])
        await store.add_table(row)
    await store.add_table(a_table("watch0", phase="playing", owner=ann.id, chairs=chairs()[1:]))
    await store.add_table(a_table("muted0", owner=bob.id, chairs=chairs()[1:], muted=[ann.id]))

    await store.forget_guest(ann.id)

    found = {row.code: row for row in await store.tables_of(bob.id)}
    over = await store.table("over00")
    assert over is not None
    nobody = ChairRow("person", "", "", ready=True, away=True)
    assert found["lobby0"].chairs == [
        ChairRow("open"),
        ChairRow("person", bob.id, "Bob", ready=True),
    ]
    assert found["lobby0"].owner == bob.id
    assert found["match0"].chairs == [nobody, chairs()[1]]
    assert over.chairs == [ChairRow("person", "", ""), chairs()[1]]
    assert {found["match0"].owner, over.owner, found["watch0"].owner} == {""}
    assert (over.muted, found["lobby0"].muted, found["muted0"].muted) == (["else"], ["else"], [])


async def test_forgetting_takes_as_many_statements_for_many_tables_as_for_few(
    store: Store,
) -> None:
    async def statements(tables: int) -> int:
        guest, _ = await store.make_guest("Ann")
        chairs = [ChairRow("person", guest.id, guest.name)]
        for number in range(tables):
            phase = "over" if number % 2 else "lobby"
            code = f"{guest.id[:2]}{number:04}"
            await store.add_table(a_table(code, phase=phase, owner=guest.id, chairs=chairs))
        counted: list[str] = []

        def count(_connection: object, _cursor: object, statement: str, *_: object) -> None:
            counted.append(statement)

        event.listen(store.db._engine, "before_cursor_execute", count)
        await store.forget_guest(guest.id)
        event.remove(store.db._engine, "before_cursor_execute", count)
        return len(counted)

    assert await statements(2) == await statements(40)
