"""The logs of matches: in order, without gaps, and confirmed only when they are stored."""

import asyncio
import random
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from aevum.server.store import MatchRow, NotStored, Store, TableRow, journal, writer
from tests.profile import amount
from tests.server.store.tools import a_table, appended, some_rows


async def test_rows_come_back_as_they_were_appended(store: Store) -> None:
    await store.add_table(a_table())
    rows = [MatchRow(0, 0, 5, "first"), MatchRow(0, -1, 3, ""), MatchRow(1 << 49, -3, 0, "")]
    assert await appended(store, "k7m2qd", 0, rows[:2]) is None
    assert await appended(store, "k7m2qd", 2, rows[2:]) is None
    assert await store.rows("k7m2qd") == rows
    assert await store.rows("nobody") == []


async def test_answers_come_in_order_and_after_the_commit(store: Store) -> None:
    codes = [f"table{number}" for number in range(4)]
    for code in codes:
        await store.add_table(a_table(code))
    heard: list[tuple[str, int]] = []
    last = asyncio.get_running_loop().create_future()

    def hear(code: str, seq: int, error: Exception | None) -> None:
        assert error is None
        heard.append((code, seq))

    for seq in range(50):
        for code in codes:
            store.append(code, seq, some_rows([seq]), partial(hear, code, seq))
    store.append(codes[0], 50, some_rows([50]), last.set_result)
    assert heard == []
    assert await last is None
    assert heard == [(code, seq) for seq in range(50) for code in codes]
    for code in codes:
        assert [row.move for row in await store.rows(code)][:50] == list(range(50))


async def test_rows_that_wait_are_committed_together(path: Path) -> None:
    groups: list[int] = []
    store = Store(path, lambda rows, _seconds: groups.append(rows))
    await store.open()
    await store.add_table(a_table())
    for seq in range(200):
        store.append("k7m2qd", seq, some_rows([seq]), lambda _: None)
    await store.close()
    assert sum(groups) == 200
    assert len(groups) < 20


async def test_a_gap_is_refused_and_so_is_all_that_follows(store: Store) -> None:
    await store.add_table(a_table())
    assert await appended(store, "k7m2qd", 0, some_rows([0])) is None
    errors = await asyncio.gather(
        *(appended(store, "k7m2qd", seq, some_rows([seq])) for seq in (2, 3))
    )
    assert all(isinstance(error, NotStored) for error in errors)
    assert isinstance(await appended(store, "k7m2qd", 0, some_rows([9])), NotStored)
    assert await appended(store, "k7m2qd", 1, some_rows([1])) is None
    assert [row.move for row in await store.rows("k7m2qd")] == [0, 1]


async def test_a_row_or_a_command_that_is_stored_is_refused(store: Store) -> None:
    twice = "This move has already been stored."
    await store.add_table(a_table())
    assert await appended(store, "k7m2qd", 0, some_rows([0, 1], cid="c")) is None
    for _ in ("in the journal", "in the log"):
        assert str(await appended(store, "k7m2qd", 1, some_rows([1]))) == twice
        assert str(await appended(store, "k7m2qd", 2, some_rows([1], cid="c"))) == twice
        await store.close()
        await store.open()
    others = [MatchRow(0, 1, 5, "c1")]  # of another seat, whose client made the same id
    assert await appended(store, "k7m2qd", 2, others) is None
    assert [row.move for row in await store.rows("k7m2qd")] == [0, 1, 5]


async def test_rows_that_two_servers_have_written_are_read_once(store: Store) -> None:
    await store.add_table(a_table())
    await store.close()
    with closing(sqlite3.connect(store.path)) as base:
        base.execute("""INSERT INTO log VALUES (1, 0, '[[0,0,7,""],[0,0,8,""]]')""")
        for rows in ('[[1,1,0,0,98,""],[1,2,0,0,9,""]]', '[[1,2,0,0,99,""]]'):
            base.execute("INSERT INTO journal (rows) VALUES (?)", (rows,))
        base.commit()
    await store.open()
    for _ in ("in the journal", "in the log"):
        assert [row.move for row in await store.rows("k7m2qd")] == [7, 8, 9]
        await store.close()
        await store.open()
    assert await appended(store, "k7m2qd", 3, some_rows([10])) is None


async def test_a_table_that_does_not_exist_has_no_log(store: Store) -> None:
    assert isinstance(await appended(store, "nobody", 0, some_rows([0])), NotStored)


async def test_one_bad_append_hurts_no_other_match(store: Store) -> None:
    bad = MatchRow(0, 0, 1, "\udcff")  # no text
    for code in ("aaaaaa", "bbbbbb", "cccccc"):
        await store.add_table(a_table(code))
    answers = await asyncio.gather(
        appended(store, "aaaaaa", 0, some_rows([0])),
        appended(store, "bbbbbb", 0, some_rows([0])),
        appended(store, "bbbbbb", 1, [*some_rows([1]), bad]),
        appended(store, "bbbbbb", 3, some_rows([3])),
        appended(store, "cccccc", 0, some_rows([0, 1])),
    )
    assert [error is None for error in answers] == [True, True, False, False, True]
    assert all(isinstance(error, NotStored) for error in answers if error)
    assert [len(await store.rows(code)) for code in ("aaaaaa", "bbbbbb", "cccccc")] == [1, 1, 2]
    assert await appended(store, "bbbbbb", 1, some_rows([1])) is None


async def test_a_listener_that_fails_keeps_no_other_from_hearing(store: Store) -> None:
    await store.add_table(a_table())
    loop = asyncio.get_running_loop()
    faults: list[object] = []
    loop.set_exception_handler(lambda _loop, context: faults.append(context["exception"]))

    def fail(_error: Exception | None) -> None:
        raise KeyError

    store.append("k7m2qd", 0, some_rows([0]), fail)
    assert await appended(store, "k7m2qd", 1, some_rows([1])) is None
    assert [type(fault) for fault in faults] == [KeyError]


async def test_closing_stores_and_tells_what_was_queued(store: Store) -> None:
    await store.add_table(a_table())
    heard: list[Exception | None] = []
    for seq in range(100):
        store.append("k7m2qd", seq, some_rows([seq]), heard.append)
    await store.close()
    assert heard == [None] * 100
    assert isinstance(await appended(store, "k7m2qd", 100, some_rows([100])), NotStored)
    await store.open()
    assert [row.move for row in await store.rows("k7m2qd")] == list(range(100))


async def test_a_match_goes_on_where_its_log_ends(store: Store) -> None:
    await store.add_table(a_table())
    assert await appended(store, "k7m2qd", 0, some_rows(range(3))) is None
    await store.close()
    await store.open()
    assert isinstance(await appended(store, "k7m2qd", 0, some_rows([3])), NotStored)
    assert await appended(store, "k7m2qd", 3, some_rows([3])) is None


async def test_more_matches_than_the_writer_remembers(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "MOST_KNOWN", 2)
    codes = [f"table{number}" for number in range(5)]
    for code in codes:
        await store.add_table(a_table(code))
    for seq in range(0, 6, 2):
        answers = await asyncio.gather(
            *(
                appended(store, code, seq + add, some_rows([seq + add]))
                for add in (0, 1)
                for code in codes
            )
        )
        assert answers == [None] * 10
    assert [len(await store.rows(code)) for code in codes] == [6] * 5


async def test_moves_and_everything_else_are_stored_side_by_side(store: Store) -> None:
    rows = [a_table(f"table{number}") for number in range(5)]
    for row in rows:
        await store.add_table(row)
    dice = random.Random(7)

    async def play(code: str) -> None:
        for seq in range(amount(ci=25, soak=2_000)):
            assert await appended(store, code, seq, some_rows([seq], cid="c")) is None

    async def change(mine: list[TableRow]) -> None:
        for number in range(amount(ci=25, soak=2_000)):
            row = dice.choice(mine)
            row.changed = number
            await store.save_table(row)
            await store.make_guest("Ann")
            assert await store.table(row.code) == row

    await asyncio.gather(*(play(row.code) for row in rows), change(rows[:2]), change(rows[2:]))
    for row in rows:
        moves = [each.move for each in await store.rows(row.code)]
        assert moves == list(range(amount(ci=25, soak=2_000)))


async def test_rows_move_from_the_journal_to_the_log(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "MOST_IN_JOURNAL", 4 + 2 * writer.ROWS_OF_A_MATCH)
    codes = [f"table{number}" for number in range(2)]
    for code in codes:
        await store.add_table(a_table(code))
    for seq in range(5):
        for code in codes:
            assert await appended(store, code, seq, some_rows([seq], cid="c")) is None
            assert [row.move for row in await store.rows(code)] == list(range(seq + 1))
    await store.close()
    with closing(sqlite3.connect(store.path)) as base:
        assert base.execute("SELECT count(*) FROM journal").fetchone() == (0,)
        entries = base.execute("SELECT json_array_length(rows) FROM log").fetchall()
        assert sum(length for (length,) in entries) == 10
        assert len(entries) < 10
    await store.open()
    assert [row.move for row in await store.rows(codes[1])] == list(range(5))


async def test_rows_that_somebody_else_put_into_the_journal_move_to_the_log(store: Store) -> None:
    await store.add_table(a_table())
    assert await appended(store, "k7m2qd", 0, some_rows([5])) is None
    with closing(sqlite3.connect(store.path)) as base:
        ((number,),) = base.execute("SELECT number FROM tables")
        base.execute("INSERT INTO journal (rows) VALUES (?)", (f'[[{number},1,0,0,6,""]]',))
        base.commit()
    await store.close()
    with closing(sqlite3.connect(store.path)) as base:
        assert base.execute("SELECT count(*) FROM journal").fetchone() == (0,)
    await store.open()
    assert [row.move for row in await store.rows("k7m2qd")] == [5, 6]


async def test_a_journal_that_cannot_be_emptied_keeps_its_rows(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(writer, "MOST_IN_JOURNAL", 1)
    monkeypatch.setattr(journal, "fold", full)
    await store.add_table(a_table())
    for seq in range(3):
        assert await appended(store, "k7m2qd", seq, some_rows([seq])) is None
    await store.close()
    monkeypatch.undo()
    await store.open()
    assert [row.move for row in await store.rows("k7m2qd")] == [0, 1, 2]
