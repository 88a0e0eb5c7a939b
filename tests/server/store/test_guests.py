"""Guests: known by a secret that is not kept, renamed, forgotten."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from aevum.server.store import ChairRow, Result, Store
from aevum.server.wire import Line
from tests.server.store.tools import a_table


async def test_a_guest_is_known_by_their_token_and_by_nothing_else(store: Store) -> None:
    guest, token = await store.make_guest("Ann")
    assert guest.name == "Ann"
    assert await store.guest_by_token(token) == guest
    for other in ("", token[:-1], token + "x", guest.id, "\udcff", "x" * 10_000):
        assert await store.guest_by_token(other) is None


async def test_a_guest_without_a_name_gets_one(store: Store) -> None:
    guest, _ = await store.make_guest()
    word, number = guest.name.split()
    assert word == "Guest"
    assert len(number) == 4
    assert len(guest.id) == 8


async def test_tokens_are_not_in_the_file(store: Store, path: Path) -> None:
    _, token = await store.make_guest("Ann")
    await store.close()
    assert token.encode() not in path.read_bytes()
    await store.open()


async def test_many_guests_may_come_at_once(store: Store) -> None:
    made = await asyncio.gather(*(store.make_guest() for _ in range(30)))
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
    await store.finish(row, [Result(0, ann.id, 7, 1), Result(1, bob.id, 3, 2)], {})

    await store.forget_guest(ann.id)

    assert await store.guest_by_token(token) is None
    assert (await store.history(ann.id)).games == []
    assert [line.text for line in await store.lines(row.code)] == ["hello"]
    assert [each.name for each in (await store.maps_of_others("", ""))[0]] == ["Isles"]
    (game,) = (await store.history(bob.id)).games
    assert game.names == ["Somebody", "Bob"]
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
