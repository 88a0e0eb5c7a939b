"""A process that appends to several matches and prints each answer, until it is killed.

python -m tests.server.store.crashing DATABASE
"""

import asyncio
import os
import sys
from functools import partial
from pathlib import Path

from aevum.server.store import MatchRow, Store
from tests.server.store.tools import a_table

MATCHES = 8


class Player:
    """Makes moves in one match, a few rows at a time; row n is always the same."""

    def __init__(self, store: Store, code: str, rows: int) -> None:
        self.store = store
        self.code = code
        self.rows = rows

    def move(self) -> None:
        first = self.rows
        self.rows += 1 + first % 3
        rows = [MatchRow(seq, 0, seq, str(seq)) for seq in range(first, self.rows)]
        self.store.append(self.code, first, rows, partial(self.stored, self.rows))

    def stored(self, rows: int, error: Exception | None) -> None:
        os.write(1, f"{self.code} {error or rows}\n".encode())
        if error is None:
            self.move()


async def main(path: Path) -> None:
    store = Store(path)
    await store.open()
    for number in range(MATCHES):
        code = f"match{number}"
        if await store.table(code) is None:
            await store.add_table(a_table(code))
        player = Player(store, code, len(await store.rows(code)))
        player.move()
        player.move()  # two under way at any time
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
