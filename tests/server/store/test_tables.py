"""Tables and their chat are returned as they were stored."""

import asyncio
from typing import Any

import pytest

from aevum.server.store import ChairRow, CodeTaken, NotStored, Store, tables
from aevum.server.wire import Line
from tests.server.store.tools import a_table


async def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    row = a_table(
        clock=30,
        takeback="never",
        reveal=False,
        public=True,
        daily="2026-11-15",
        seed="18446744073709551616",
        commit="ab" * 32,
        scores=[3, -4],
        ranks=[1, 2],
        end="Ann wins.",
        muted=["bob"],
        next="zzzzzz",
    )
    await store.add_table(row)
    assert await store.table(row.code) == row
    assert await store.table("nobody") is None


async def test_a_saved_table_replaces_the_old_one(store: Store) -> None:
    row = a_table(scores=[1, 2])
    await store.add_table(row)
    row.chairs = [ChairRow("open"), ChairRow("person", "bob", "Bob", ready=True, away=True)]
    row.phase, row.scores, row.options = "lobby", None, {}
    await store.save_table(row)
    assert await store.table(row.code) == row
    assert await store.tables_of("ann") == []
    assert await store.tables_of("bob") == [row]


async def test_a_code_is_given_to_one_table_only(store: Store) -> None:
    row = a_table()
    await store.add_table(row)
    with pytest.raises(CodeTaken):
        await store.add_table(a_table(owner="bob"))
    assert await store.table(row.code) == row


async def test_a_guests_tables_are_those_that_are_not_over(store: Store) -> None:
    old, new = a_table("aaaaaa", changed=1), a_table("bbbbbb", changed=2, phase="lobby")
    for row in (old, new, a_table("cccccc", phase="over"), a_table("dddddd", chairs=[])):
        await store.add_table(row)
    assert await store.tables_of("ann") == [new, old]
    assert await store.tables_of("") == []
    assert await store.playing() == ["aaaaaa", "dddddd"]


async def test_a_table_that_was_played_is_the_latest(store: Store) -> None:
    for code, changed in (("aaaaaa", 1), ("bbbbbb", 5)):
        await store.add_table(a_table(code, changed=changed))
    await store.touch({"aaaaaa": 7, "bbbbbb": 2, "nobody": 9})
    found = await store.tables_of("ann")
    assert [(row.code, row.changed) for row in found] == [("aaaaaa", 7), ("bbbbbb", 5)]


async def test_moves_are_stored_while_many_tables_are_noted(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "TOUCHED_AT_ONCE", 2)
    codes = [f"aaaaa{number}" for number in range(5)]
    for code in codes:
        await store.add_table(a_table(code))
    write, written = store.db.write, []

    async def counted(work: Any) -> None:
        await write(work)
        written.append(sorted(row.changed for row in await store.tables_of("ann")))

    monkeypatch.setattr(store.db, "write", counted)
    await store.touch(dict.fromkeys(codes, 3_000))
    assert [each.count(3_000) for each in written] == [2, 4, 5]


async def test_public_tables_are_listed_by_phase_and_change(store: Store) -> None:
    for number in range(4):
        chairs = [ChairRow("person", "ann", "Ann"), ChairRow("open")]
        row = a_table(f"open0{number}", public=True, phase="lobby", changed=number, chairs=chairs)
        await store.add_table(row)
    await store.add_table(a_table("hidden", phase="lobby", changed=9))
    await store.add_table(a_table("runnin", public=True, changed=9))
    await store.add_table(a_table("taken0", public=True, phase="lobby", changed=8))
    pages = [await store.open_tables(3), await store.open_tables(3, 3)]
    assert [[row.code for row in page] for page in pages] == [
        ["open03", "open02", "open01"],
        ["open00"],
    ]
    assert [row.code for row in await store.running_tables()] == ["runnin"]
    assert await store.running_tables(5, 1) == []


async def test_the_tables_of_a_guest_come_in_pages(store: Store) -> None:
    for number in range(5):
        await store.add_table(a_table(f"table{number}", changed=number))
    left = [ChairRow("bot", "ann", "Ann", "greedy", left="resigned"), ChairRow("person", "bob")]
    await store.add_table(a_table("given0", changed=9, chairs=left))
    pages = [await store.tables_of("ann", 3, skip) for skip in (0, 3, 6)]
    codes = [[row.code for row in page] for page in pages]
    assert codes == [["table4", "table3", "table2"], ["table1", "table0"], []]


async def test_unfinished_tables_are_counted_for_their_owner(store: Store) -> None:
    for number, phase in enumerate(("lobby", "playing", "over")):
        await store.add_table(a_table(f"table{number}", phase=phase))
    await store.add_table(a_table("others", owner="bob"))
    assert await store.owned("ann") == 2
    assert await store.owned("nobody") == 0


async def test_old_lobbies_expire_and_nothing_else(store: Store) -> None:
    for code, phase, changed in (
        ("oldest", "lobby", 5),
        ("public", "lobby", 6),
        ("looked", "lobby", 7),
        ("newest", "lobby", 50),
        ("played", "playing", 5),
    ):
        row = a_table(code, phase=phase, changed=changed, public=code == "public")
        await store.add_table(row)
    assert sorted(await store.expire_lobbies(50, ["looked"], "Closed.")) == ["oldest", "public"]
    assert await store.expire_lobbies(50, ["looked"], "Closed.") == []
    closed = await store.table("oldest")
    assert closed is not None
    assert (closed.phase, closed.end) == ("over", "Closed.")
    assert {row.code for row in await store.tables_of("ann")} == {"looked", "newest", "played"}


async def test_the_last_lines_of_a_chat_come_in_order(store: Store) -> None:
    await store.add_table(a_table())
    lines = [Line(number, number, "ann", "Ann", f"line {number}") for number in range(5)]
    lines[3].phrase = 2
    for line in lines:
        await store.add_line("k7m2qd", line, f"c{line.number}")
    with pytest.raises(NotStored, match="send it again"):
        await store.add_line("k7m2qd", Line(4, 9, "bob", "Bob", "the same number again"), "x")
    assert await store.lines("k7m2qd") == lines
    assert await store.lines("k7m2qd", last=2) == lines[-2:]
    assert await store.lines("nobody") == []
    assert await store.said("k7m2qd") == [("ann", f"c{number}") for number in range(5)]
    assert await store.said("k7m2qd", last=2) == [("ann", "c3"), ("ann", "c4")]


async def test_the_lines_of_one_guest_are_taken_back(store: Store) -> None:
    await store.add_table(a_table())
    for number, guest in enumerate(("ann", "bob", "ann")):
        await store.add_line("k7m2qd", Line(number, 1, guest, guest, "hello"), f"c{number}")
    await store.forget_lines("k7m2qd", "ann")
    assert [line.guest for line in await store.lines("k7m2qd")] == ["bob"]


async def test_saves_of_many_tables_at_once_all_arrive(store: Store) -> None:
    rows = [a_table(f"table{number:02}") for number in range(20)]
    await asyncio.gather(*(store.add_table(row) for row in rows))
    for row in rows:
        row.phase = "over"
    await asyncio.gather(*(store.save_table(row) for row in rows))
    assert await store.playing() == []


async def test_a_caller_who_goes_away_leaves_the_store_in_order(store: Store) -> None:
    row = a_table()
    await store.add_table(row)
    for patience in range(25):
        going = asyncio.create_task(store.save_table(a_table(changed=patience)))
        for _ in range(patience):
            await asyncio.sleep(0)
        going.cancel()
        await asyncio.wait([going])
    await store.save_table(row)
    assert await store.table(row.code) == row
    assert await store.tables_of("ann") == [row]
