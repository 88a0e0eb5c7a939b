"""A full disk or a locked file: a sentence, and nothing stored in part."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from aevum.server import messages as m
from aevum.server.store import (
    BadDatabase,
    MatchRow,
    NotStored,
    Store,
    Superseded,
    condition,
    database,
    lock,
    sqlite,
)
from aevum.server.store import store as store_module
from aevum.server.store.upgrade import prepare
from tests.server.store.tools import a_table, appended, some_rows

FULL = str(m.server_not_stored(why=m.server_store_full()))
READ_ONLY = str(m.server_not_stored(why=m.server_store_readonly()))
HELD = str(m.server_not_stored(why=m.server_store_held()))

Limit = Callable[[str], None]


@pytest.fixture
def limit(monkeypatch: pytest.MonkeyPatch) -> Limit:
    """Let every connection made from now on have one more setting."""

    def add(pragma: str) -> None:
        for module in (sqlite, database):
            monkeypatch.setattr(module, "PRAGMAS", (*sqlite.PRAGMAS, pragma))

    return add


async def until_it_fails(store: Store) -> tuple[int, Exception]:
    """Append to a match until that fails; return how many rows it has then, and the error."""
    seq = 0
    while seq < 100_000:
        error = await appended(store, "k7m2qd", seq, some_rows(range(seq, seq + 500)))
        if error is not None:
            return seq, error
        seq += 500
    raise AssertionError("the disk was never full")


async def test_a_full_disk_is_told_and_loses_nothing(path: Path, limit: Limit) -> None:
    store = Store(path)
    limit("PRAGMA max_page_count = 60")
    await store.open()
    await store.add_table(a_table())
    stored, error = await until_it_fails(store)
    assert isinstance(error, NotStored)
    assert str(error) == FULL
    errors = await asyncio.gather(
        *(appended(store, "k7m2qd", stored + 500 * late, some_rows(range(500))) for late in (0, 1))
    )
    assert [type(each) for each in errors] == [NotStored, NotStored]
    with pytest.raises(NotStored, match="disk is full"):
        await store.add_table(a_table("large0", options={"map": "x" * 500_000}))
    assert [row.move for row in await store.rows("k7m2qd")] == list(range(stored))
    assert await store.check() == FULL
    await store.close()

    limit("PRAGMA max_page_count = 6000")  # there is room again
    await store.open()
    assert await store.check() == ""
    assert await appended(store, "k7m2qd", stored, some_rows([stored])) is None
    await store.close()


async def test_a_database_that_is_read_only_is_refused(path: Path, limit: Limit) -> None:
    store = Store(path)
    limit("PRAGMA query_only = ON")
    with pytest.raises(BadDatabase, match="be written to"):
        await store.open()


async def test_a_database_that_becomes_read_only(
    path: Path, limit: Limit, monkeypatch: pytest.MonkeyPatch
) -> None:
    def prepared(file: Path) -> lock.Lock:
        taken = prepare(file)
        limit("PRAGMA query_only = ON")
        return taken

    store = Store(path)
    await store.open()
    await store.add_table(a_table())
    await store.close()
    monkeypatch.setattr(store_module, "prepare", prepared)
    await store.open()
    assert str(await appended(store, "k7m2qd", 0, some_rows([0]))) == READ_ONLY
    with pytest.raises(NotStored) as caught:
        await store.make_guest("Ann")
    assert str(caught.value) == READ_ONLY
    assert await store.rows("k7m2qd") == []
    assert await store.check() == READ_ONLY
    await store.close()


def test_a_failure_counts_for_a_while_or_until_something_is_stored(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 1000.0
    monkeypatch.setattr("aevum.server.store.condition.time.monotonic", lambda: now)
    state = condition.Condition()
    assert state.trouble() == ""
    state.failed(FULL)
    assert state.trouble() == FULL
    state.stored()
    assert state.trouble() == ""
    state.failed(FULL)
    now += condition.REMEMBERED
    assert state.trouble() == ""


async def test_a_database_that_another_program_holds(path: Path, limit: Limit) -> None:
    limit("PRAGMA busy_timeout = 20")
    store = Store(path)
    await store.open()
    await store.add_table(a_table())
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        answers = await asyncio.gather(
            *(appended(store, "k7m2qd", seq, some_rows([seq])) for seq in range(3))
        )
        assert {str(error) for error in answers} == {HELD}
        with pytest.raises(NotStored) as caught:
            await store.save_table(a_table(phase="over"))
        assert str(caught.value) == HELD
        other.execute("ROLLBACK")
    assert await appended(store, "k7m2qd", 0, some_rows([0])) is None
    assert await store.playing() == ["k7m2qd"]
    await store.close()


async def test_rows_that_another_program_wrote_are_not_overwritten(store: Store) -> None:
    await store.add_table(a_table())
    assert await appended(store, "k7m2qd", 0, some_rows([0])) is None
    with closing(sqlite3.connect(store.path)) as other:
        other.execute("""INSERT INTO log VALUES (1, 1, '[[0,0,99,""]]')""")
        other.commit()
    assert isinstance(await appended(store, "k7m2qd", 1, some_rows([1])), NotStored)
    assert await appended(store, "k7m2qd", 2, some_rows([2])) is None
    await store.close()
    await store.open()
    assert [row.move for row in await store.rows("k7m2qd")] == [0, 99, 2]


async def test_rows_that_another_program_wrote_into_the_journal(store: Store) -> None:
    await store.add_table(a_table())
    assert await appended(store, "k7m2qd", 0, some_rows([0])) is None
    with closing(sqlite3.connect(store.path)) as other:
        other.execute("""INSERT INTO journal (rows) VALUES ('[[1,1,0,0,99,"theirs"]]')""")
        other.commit()
    answers = await asyncio.gather(
        appended(store, "k7m2qd", 1, some_rows([1])),
        appended(store, "k7m2qd", 2, [MatchRow(0, 0, 2, "theirs")]),
    )
    assert [type(each) for each in answers] == [NotStored, NotStored]
    assert [row.move for row in await store.rows("k7m2qd")] == [0, 99]


async def test_a_second_server_past_the_lock_ends_the_writing_of_the_first(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    store.when_lost(told.append)
    await store.add_table(a_table())
    assert await appended(store, "k7m2qd", 0, some_rows([0])) is None
    monkeypatch.setattr(lock, "_take", lambda _handle: None)  # as on a system without locks
    second = Store(store.path)
    await second.open()
    assert isinstance(await appended(store, "k7m2qd", 1, some_rows([1])), Superseded)
    with pytest.raises(Superseded, match="Another server"):
        await store.save_table(a_table(phase="over"))
    assert told == [store.lost] == [str(Superseded())] == [await store.check()]
    assert await appended(second, "k7m2qd", 1, some_rows([5])) is None
    await store.close()
    assert [row.move for row in await second.rows("k7m2qd")] == [0, 5]
    assert await second.playing() == ["k7m2qd"]
    assert second.lost == ""
    await second.close()
    monkeypatch.undo()
    await store.open()


async def test_a_journal_that_nobody_can_read_stops_no_other_match(store: Store) -> None:
    for code in ("k7m2qd", "other0"):
        await store.add_table(a_table(code))
    await store.close()
    with closing(sqlite3.connect(store.path)) as base:
        base.execute("INSERT INTO journal (rows) VALUES ('[[1,0,')")
        base.commit()
    await store.open()
    assert await appended(store, "other0", 0, some_rows([0, 1])) is None
    assert [row.move for row in await store.rows("other0")] == [0, 1]
    await store.close()
    await store.open()
    assert await appended(store, "other0", 2, some_rows([2])) is None
