"""Tables as lines of a list, as the home page shows them."""

from typing import Final

from aevum.games import registry
from aevum.server.api import TableLine
from aevum.server.store.records import TableRow
from aevum.server.table import Table

MINUTE: Final = 60_000


def line(row: TableRow, table: Table | None, guest: str) -> TableLine:
    """Return a table as this guest sees it in a list; `table` is the one in memory, if it is."""
    seat = next(
        (n for n, c in enumerate(row.chairs) if guest and c.guest == guest and not c.left), -1
    )
    match = table.match if table is not None else None
    turn = match is not None and seat >= 0 and match.state.must(seat) is not None
    return TableLine(
        row.code,
        row.game,
        row.phase,
        [chair.name or chair.bot for chair in row.chairs if chair.kind != "open"],
        len(row.chairs),
        sum(chair.kind != "open" for chair in row.chairs),
        table.info().watchers if table is not None else 0,
        seat,
        turn,
        len(match.line) if match is not None and not _hidden(row) else 0,
        row.created,
        row.changed // MINUTE * MINUTE if _hidden(row) else row.changed,
        _title(row),
        row.daily,
    )


def _hidden(row: TableRow) -> bool:
    """Tell whether not everybody may know how many moves were made at a table, and when each."""
    return row.game in registry.names() and registry.find(row.game).hidden


def _title(row: TableRow) -> str:
    if row.game not in registry.names():
        return ""
    return registry.find(row.game).subtitle(dict(row.options))
