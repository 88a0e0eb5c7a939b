"""A log is always read with the move table that it was written with."""

from pathlib import Path

import pytest

from aevum.core.game import Game
from aevum.core.moves import MoveTable, count
from aevum.server.store import MatchRow, Store, TableRow
from aevum.server.store.errors import DamagedLog
from aevum.server.tables.move_codes import stored_rows
from tests.server.store.tools import a_table, appended

STEPS = count("step", 3)


class Walk(Game):
    """A game of which only the moves matter."""

    def __init__(self, moves: MoveTable) -> None:
        super().__init__("walk", "Walk", "Walk on.", 1, 1, 1, moves, "")


OLD = Walk(MoveTable(walk=(STEPS,), rest=()))
NEW = Walk(MoveTable(jump=(STEPS,), walk=(STEPS,), rest=()))
POORER = Walk(MoveTable(jump=(STEPS,), walk=(STEPS,)))


def played(game: Game, *moves: str) -> list[MatchRow]:
    return [MatchRow(0, 0, game.moves.parse(move), "") for move in moves]


async def begun(store: Store, phase: str = "playing") -> TableRow:
    """A match of the older game with some rows in the log and one in the journal."""
    row = a_table(game="walk", phase=phase, moves=await store.keep_moves(OLD))
    await store.add_table(row)
    assert await appended(store, row.code, 0, played(OLD, "walk 2", "rest")) is None
    assert await appended(store, row.code, 2, [MatchRow(0, 0, -1, "")]) is None
    return row


def told(game: Game, rows: list[MatchRow]) -> list[str]:
    return ["takeback" if row.move < 0 else game.moves.text(row.move) for row in rows]


@pytest.fixture
async def store(tmp_path: Path) -> Store:
    store = Store(tmp_path / "aevum.db")
    await store.open()
    return store


async def test_a_log_of_the_same_table_is_read_as_it_is(store: Store) -> None:
    row = await begun(store)
    assert told(OLD, await stored_rows(store, row, OLD)) == ["walk 2", "rest", "takeback"]
    assert row.moves == OLD.moves.digest()
    await store.close()


async def test_a_running_match_goes_on_in_the_new_codes(store: Store) -> None:
    row = await begun(store)
    assert OLD.moves.parse("rest") != NEW.moves.parse("rest")
    assert told(NEW, await stored_rows(store, row, NEW)) == ["walk 2", "rest", "takeback"]
    assert row.moves == NEW.moves.digest()
    assert await appended(store, row.code, 3, played(NEW, "jump 1")) is None
    kept = await store.table(row.code)
    assert kept is not None
    assert kept.moves == NEW.moves.digest()
    rows = await stored_rows(store, kept, NEW)
    assert told(NEW, rows) == ["walk 2", "rest", "takeback", "jump 1"]
    await store.close()


async def test_a_finished_match_keeps_its_codes(store: Store) -> None:
    row = await begun(store, phase="over")
    assert told(NEW, await stored_rows(store, row, NEW)) == ["walk 2", "rest", "takeback"]
    assert told(OLD, await store.rows(row.code)) == ["walk 2", "rest", "takeback"]
    await store.close()


async def test_other_matches_in_the_same_entry_are_left_alone(store: Store) -> None:
    row = await begun(store)
    other = a_table("p4w9xz", game="walk", moves=row.moves)
    await store.add_table(other)
    assert await appended(store, other.code, 0, played(OLD, "rest")) is None
    await stored_rows(store, row, NEW)
    assert told(OLD, await store.rows(other.code)) == ["rest"]
    await store.close()


async def test_a_move_that_is_gone_is_told_and_nothing_is_written(store: Store) -> None:
    row = await begun(store)
    with pytest.raises(DamagedLog, match="no longer understands a move"):
        await stored_rows(store, row, POORER)
    assert told(OLD, await stored_rows(store, row, OLD)) == ["walk 2", "rest", "takeback"]
    row.moves = "0123"
    with pytest.raises(DamagedLog, match="t in the database"):
        await stored_rows(store, row, OLD)
    await store.close()


async def test_a_new_match_notes_its_table_once(store: Store) -> None:
    assert await store.keep_moves(OLD) == await store.keep_moves(OLD) == OLD.moves.digest()
    assert await store.notations(OLD.moves.digest()) == [
        "wait", "retract", "walk 0", "walk 1", "walk 2", "rest",
    ]  # fmt: skip
    await store.close()
