"""The public facts of a table, and each session's role there."""

# compiled: every move of every table passes through here

from collections.abc import Iterable

from msgspec import UNSET

from aevum.bots.registry import current
from aevum.core.game import Game
from aevum.core.text import ENGLISH
from aevum.server import wire
from aevum.server.store.kept_messages import kept_message
from aevum.server.store.records import ChairRow, TableRow
from aevum.server.tables.rendering import in_words
from aevum.server.tables.table_data import TableData
from aevum.server.tables.takeback_request import TakebackRequest
from aevum.server.tables.votes import Votes
from aevum.server.transport.session import Session


class TableInfos:
    """The public facts of one table in memory."""

    def __init__(self, table: TableData, request: TakebackRequest, end_votes: Votes) -> None:
        self.table = table
        self.request = request
        self.end_votes = end_votes

    def you(self, session: Session) -> wire.You:
        """Return the role of a session."""
        guest, table = session.guest, self.table
        return wire.You(guest.id, guest.name, table.seat_of(guest.id), guest.id == table.row.owner)

    def info(self, sessions: Iterable[Session], language: str) -> wire.TableInfo:
        """Return the public facts of the table with these viewers."""
        table, request = self.table, self.request
        info = stored_info(table.row, table.game, language)
        here = {session.guest.id for session in sessions}
        seated = {chair.guest for chair in table.row.chairs if chair.kind == "person"}
        info.watchers = len(here - seated)
        info.asking, info.undone = request.seat, request.undone
        if request.told is not None:
            info.pleaded = request.told.wire()
            info.pleaded_words = in_words(request.told, language)
        info.consents, info.undo_marks = sorted(request.consents), request.marks
        info.ending = self.end_votes.seats[:]
        for seat, chair in enumerate(info.chairs):
            chair.here = chair.kind == "person" and chair.guest in here
            chair.away_at = table.away_at.get(seat, -1)
            chair.stood_in = table.stood_in.get(seat, 0)
        return info


def stored_info(row: TableRow, game: Game, language: str = ENGLISH) -> wire.TableInfo:
    """Return the public facts of a stored table without viewers."""
    over = row.phase == "over"
    end = kept_message(row.end)
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
        end=end.wire() if end is not None else None,
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
        numbers=row.numbers or UNSET,
        end_words=in_words(end, language) if end is not None else UNSET,
    )


def _chair(seat: int, chair: ChairRow) -> wire.Chair:
    return wire.Chair(
        seat,
        chair.kind,
        chair.name,
        chair.guest,
        current(chair.bot),
        chair.ready,
        away=chair.away,
        left=chair.left,
        hints=chair.hints,
    )
