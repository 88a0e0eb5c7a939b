"""Translates the log of an older match into the game's current move codes."""

from aevum.core.errors import BadMove
from aevum.core.game import Game
from aevum.server import messages as m
from aevum.server.store import MatchRow, Store, TableRow
from aevum.server.store.errors import DamagedLog


async def stored_rows(store: Store, row: TableRow, game: Game) -> list[MatchRow]:
    """Return the log of a match, mapped by notation if it used another move table.

    The log of a running match is first rewritten in the new codes, as new rows follow it.
    Raise a DamagedLog if a move can no longer be understood.
    """
    rows = await store.rows(row.code)
    now = game.moves.digest()
    if row.moves in ("", now):  # "": before hashes were kept; these codes are frozen by a test
        return rows
    codes = await _mapped(store, row, game, {each.move for each in rows if each.move >= 0})
    if row.phase == "playing":
        await store.recode(row.code, codes, now)
        row.moves = now
    return [each._replace(move=codes.get(each.move, each.move)) for each in rows]


async def _mapped(store: Store, row: TableRow, game: Game, used: set[int]) -> dict[int, int]:
    """Return the current code for each code of a log."""
    notations = await store.notations(row.moves)
    if notations is None:
        raise DamagedLog(m.server_log_codes())
    try:
        return {code: game.moves.parse(notations[code]) for code in used}
    except (BadMove, IndexError) as error:
        raise DamagedLog(m.server_log_move()) from error
