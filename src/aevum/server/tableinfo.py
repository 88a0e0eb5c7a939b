"""What everybody may know of a table, and what each of them is there."""

# compiled: every move of every table passes through here

from typing import TYPE_CHECKING

from aevum.server import wire

if TYPE_CHECKING:
    from aevum.server.link import Link
    from aevum.server.store.records import ChairRow
    from aevum.server.table import Table


def you_of(table: "Table", link: "Link") -> wire.You:
    """Return who a link is here."""
    guest = link.guest
    return wire.You(guest.id, guest.name, table.seat_of(guest.id), guest.id == table.row.owner)


def info_of(table: "Table") -> wire.TableInfo:
    """Return what everybody may know."""
    row, plea = table.row, table.playing.backs.plea
    over = row.phase == "over"
    seated = {chair.guest for chair in row.chairs if chair.kind == "person"}
    watchers = {link.guest.id for link in table.audience.places} - seated
    return wire.TableInfo(
        row.code,
        row.game,
        row.phase,
        row.owner,
        [_chair(table, seat, chair) for seat, chair in enumerate(row.chairs)],
        table.game.told(dict(row.options)),  # type: ignore[arg-type]  # bool, int or str
        row.clock,
        row.takeback,
        row.reveal,
        row.public,
        len(watchers),
        row.daily,
        row.commit,
        row.seed if over and row.reveal else "",
        row.scores,
        row.ranks,
        row.end,
        row.muted,
        plea.seat,
        plea.told,
        plea.undone,
        sorted(plea.consents),
        row.next,
        row.live.window,
        row.live.pause,
        row.live.speed,
        table.game.teams(len(row.chairs), dict(row.options)),
        row.live.broken if over else [],
        table.leaving.votes(),
    )


def _chair(table: "Table", seat: int, chair: "ChairRow") -> wire.Chair:
    return wire.Chair(
        seat,
        chair.kind,
        chair.name,
        chair.guest,
        chair.bot,
        chair.ready,
        chair.kind == "person" and table.audience.here(chair.guest),
        chair.away,
        table.clocks.away_at(seat),
        table.bots.stood_in.get(seat, 0),
        chair.left,
    )
