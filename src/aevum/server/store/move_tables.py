"""The meanings of move codes in old logs, and logs rewritten in new codes."""

import zlib
from collections.abc import Mapping

from msgspec.json import Decoder, Encoder
from sqlalchemy import Connection, select, update
from sqlalchemy.dialects.sqlite import insert

from aevum.core.game import Game
from aevum.server.store.database import Database
from aevum.server.store.records import MatchRow
from aevum.server.store.schema import journal, log, move_tables, tables

_encode = Encoder().encode
_of_a_match = Decoder(list[MatchRow]).decode
_of_all = Decoder(list[tuple[int, int, int, int, int, str]]).decode


class MoveTables:
    """The move tables in a database, each under its hash."""

    db: Database
    _kept_moves: frozenset[str] = frozenset()

    async def keep_moves(self, game: Game) -> str:
        """Store the meanings of a game's codes, if they are not stored yet; return their hash."""
        table = game.moves
        moves = table.digest()
        if moves not in self._kept_moves:
            notations = [table.text(code) for code in range(table.size)]
            body = zlib.compress("\n".join(notations).encode())
            new = insert(move_tables).values(hash=moves, game=game.name, notations=body)
            await self.db.write(lambda base: base.execute(new.on_conflict_do_nothing()))
            self._kept_moves |= {moves}
        return moves

    async def notations(self, moves: str) -> list[str] | None:
        """Return the notation of every code of a move table, None if it was never stored."""
        found = select(move_tables.c.notations).where(move_tables.c.hash == moves)
        body = await self.db.read(lambda base: base.scalar(found))
        return zlib.decompress(body).decode().split("\n") if body is not None else None

    async def recode(self, code: str, codes: Mapping[int, int], moves: str) -> None:
        """Rewrite the log of a match in the codes of another move table, all of it or nothing.

        Entries keep their numbers, so that the writer's state stays valid.
        """
        await self.db.write(lambda base: _recode(base, code, codes, moves))


def _recode(base: Connection, code: str, codes: Mapping[int, int], moves: str) -> None:
    number = base.scalar(select(tables.c.number).where(tables.c.code == code))
    for first, entry in base.execute(
        select(log.c.first, log.c.rows).where(log.c.match == number)
    ).all():
        rows = [row._replace(move=codes.get(row.move, row.move)) for row in _of_a_match(entry)]
        here = (log.c.match == number) & (log.c.first == first)
        base.execute(update(log).where(here).values(rows=_encode(rows).decode()))
    for entry_id, entry in base.execute(select(journal.c.id, journal.c.rows)).all():
        if f"[{number}," not in entry:
            continue
        rewritten = [
            (match, seq, at, seat, codes.get(move, move) if match == number else move, cid)
            for match, seq, at, seat, move, cid in _of_all(entry)
        ]
        here = journal.c.id == entry_id
        base.execute(update(journal).where(here).values(rows=_encode(rewritten).decode()))
    base.execute(update(tables).where(tables.c.code == code).values(moves=moves))
