"""Tables and rows to store, and ways to wait for them."""

import asyncio
from collections.abc import Iterable
from typing import Any

from aevum.server.store import ChairRow, MatchRow, Store, TableRow


def a_table(code: str = "k7m2qd", **changes: Any) -> TableRow:
    """A table for tests."""
    values: dict[str, Any] = {
        "code": code,
        "game": "haggle",
        "version": 1,
        "phase": "playing",
        "owner": "ann",
        "chairs": [ChairRow("person", "ann", "Ann"), ChairRow("bot", bot="greedy")],
        "options": {"goal": 50, "fast": True, "map": "isles"},
        "created": 1_000,
        "changed": 2_000,
    }
    return TableRow(**values | changes)


def some_rows(moves: Iterable[int], cid: str = "") -> list[MatchRow]:
    """One row per move, by seat 0; `cid` and the move make the command's id, if any."""
    return [MatchRow(move * 10, 0, move, f"{cid}{move}" if cid else "") for move in moves]


async def appended(
    store: Store, code: str, first_seq: int, rows: list[MatchRow]
) -> Exception | None:
    """Append and wait for the answer."""
    answer: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
    store.append(code, first_seq, rows, answer.set_result)
    return await answer
