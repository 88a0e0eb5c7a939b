"""What everybody may know of a table, and what each of them is there."""

# compiled: every move of every table passes through here

from typing import TYPE_CHECKING

from aevum.server import wire

if TYPE_CHECKING:
    from aevum.core.game import Game
    from aevum.server.store.records import ChairRow, TableRow
    from aevum.server.tables.table import Table
    from aevum.server.transport.session import Session


def you_of(table: "Table", session: "Session") -> wire.You:
    """Return who a session is here."""
    guest = session.guest
    return wire.You(guest.id, guest.name, table.seat_of(guest.id), guest.id == table.row.owner)


def info_of(table: "Table") -> wire.TableInfo:
    """Return what everybody may know of a table in memory."""
    info, request = stored_info(table.row, table.game), table.moves.takebacks.request
    seated = {chair.guest for chair in table.row.chairs if chair.kind == "person"}
    info.watchers = len({session.guest.id for session in table.audience.sessions} - seated)
    info.asking, info.pleaded, info.undone = request.seat, request.told, request.undone
    info.consents, info.undo_marks = sorted(request.consents), request.marks
    info.ending = table.departures.votes()
    for seat, chair in enumerate(info.chairs):
        chair.here = chair.kind == "person" and table.audience.here(chair.guest)
        chair.away_at = table.clocks.away_at(seat)
        chair.stood_in = table.bots.stood_in.get(seat, 0)
    return info


def stored_info(row: "TableRow", game: "Game") -> wire.TableInfo:
    """Return what everybody may know of a table that nobody is at, as it is stored."""
    over = row.phase == "over"
    return wire.TableInfo(
        row.code,
        row.game,
        row.phase,
        row.owner,
        [_chair(seat, chair) for seat, chair in enumerate(row.chairs)],
        game.told(dict(row.options)),  # type: ignore[arg-type]  # bool, int or str
        row.clock,
        row.takeback,
        row.reveal,
        row.public,
        daily=row.daily,
        commit=row.commit,
        seed=row.seed if over and row.reveal else "",
        scores=row.scores,
        ranks=row.ranks,
        end=row.end,
        muted=row.muted,
        next=row.next,
        window=row.live.window,
        pause=row.live.pause,
        speed=row.live.speed,
        teams=game.teams(len(row.chairs), dict(row.options)),
        broken=row.live.broken if over else [],
        marks=row.marks,
        hints=row.hints,
        spectators=row.spectators,
    )


def _chair(seat: int, chair: "ChairRow") -> wire.Chair:
    return wire.Chair(
        seat,
        chair.kind,
        chair.name,
        chair.guest,
        chair.bot,
        chair.ready,
        away=chair.away,
        left=chair.left,
        hints=chair.hints,
    )
