"""Tables as lines of a list, as the home page shows them."""

from typing import Final

from msgspec import UNSET
from structlog import get_logger

from aevum.bots.registry import current
from aevum.core.errors import AevumError
from aevum.core.game import Game
from aevum.core.text import Text, text_of
from aevum.games import registry
from aevum.server import messages as m
from aevum.server.api import TableLine, checked
from aevum.server.store.records import TableRow
from aevum.server.tables.table import Table
from aevum.server.wire import Message

MINUTE: Final = 60_000

log = get_logger("listing")


def line(row: TableRow, table: Table | None, guest: str, problem: Text | None = None) -> TableLine:
    """Return a table as this guest sees it in a list; `table` is the one in memory, if any.

    A table whose game is missing or fails has a line too, with a sentence about it.
    """
    try:
        game = _game(row)
        if game is None:
            return _bare(row, guest, problem or m.server_game_missing())
        return _line(row, table, guest, game, problem)
    except Exception:
        log.exception("line of a table failed", table=row.code, game=row.game)
        return _bare(row, guest, problem or m.server_game_failed())


def _game(row: TableRow) -> Game | None:
    if row.game not in registry.names():
        return None
    try:
        return registry.find(row.game)
    except AevumError as error:
        log.warning("game cannot be loaded", game=row.game, error=str(error))
        return None


def subtitle(game: Game, options: dict[str, object]) -> Message | None:
    """Return what distinguishes a table from others of its game, as it is sent."""
    told = game.subtitle(options)
    return text_of(told).wire() if told else None


def _line(
    row: TableRow, table: Table | None, guest: str, game: Game, problem: Text | None
) -> TableLine:
    found = _bare(row, guest, problem)
    # Not everybody may know how many moves were made at a table with hidden information, and when.
    if not game.hidden:
        found.changed = row.changed
    found.title = subtitle(game, dict(row.options))
    if table is not None:
        found.watchers = table.info().watchers
        if table.match is not None:
            seat = found.your_seat
            found.your_turn = seat >= 0 and table.match.state.must(seat) is not None
            found.rows = 0 if game.hidden else len(table.match.line)
    return checked(found)


def _bare(row: TableRow, guest: str, problem: Text | None) -> TableLine:
    """Return a line for a table whose game is not available."""
    seat = next(
        (n for n, c in enumerate(row.chairs) if guest and c.guest == guest and not c.left), -1
    )
    names = [chair.name or current(chair.bot) for chair in row.chairs if chair.kind != "open"]
    return TableLine(
        row.code,
        row.game,
        row.phase,
        names,
        len(row.chairs),
        len(names),
        watchers=0,
        your_seat=seat,
        your_turn=False,
        rows=0,
        created=row.created,
        changed=row.changed // MINUTE * MINUTE,
        daily=row.daily,
        problem=problem.wire() if problem is not None else None,
        marks=row.marks,
        numbers=row.numbers or UNSET,
    )
