"""Finished matches: results, histories, daily puzzles, pars and replays."""

from collections.abc import Callable
from datetime import date, timedelta
from typing import Final

import msgspec
from msgspec import UNSET
from sqlalchemy import Connection, Select, and_, delete, exists, func, select
from sqlalchemy.dialects.sqlite import insert

from aevum.bots.registry import current
from aevum.core.record import HINTED, TOOK_BACK
from aevum.server.api import History, Par, Past
from aevum.server.store.database import Database
from aevum.server.store.kept_messages import kept_message
from aevum.server.store.records import OTHER_NUMBERS, DailyStats, Result, TableRow
from aevum.server.store.schema import archives, pars, replays, results, sitting, tables
from aevum.server.store.tables import write_table
from aevum.server.wire import Message

BARS: Final = 10
NO_END: Final = 1 << 63  # the first number that SQLite cannot store
LONGEST_STREAK: Final = 4_000  # days
COUNTS: Final = and_(
    *[func.instr(results.c.marks, f'"{mark}"') == 0 for mark in (TOOK_BACK, OTHER_NUMBERS)]
)

Titled = Callable[[str, dict[str, object], str], Message | None]
"""Returns what distinguishes a match from others, from its game, options and stored text."""


def as_kept(kept: str) -> Message | None:
    """Return the text stored when a match ended."""
    text = kept_message(kept)
    return text.wire() if text is not None else None


class Ends:
    """The finished matches in a database."""

    db: Database

    async def finish(self, row: TableRow, outcomes: list[Result]) -> None:
        """Store a table's end and its results, all or nothing.

        The match ended at the row's last change. Finishing a table again changes nothing but the
        table itself.
        """
        values = msgspec.to_builtins(row)
        lines = [_result(row, each) for each in outcomes]

        def work(connection: Connection) -> None:
            write_table(connection, values)
            if lines:
                connection.execute(insert(results).on_conflict_do_nothing(), lines)

        await self.db.write(work)

    async def replay(self, code: str, viewer: int, face: str) -> bytes | None:
        """Return a viewer's packed film of a finished match, None if it is not stored."""
        found = select(replays.c.body).where(
            replays.c.code == code, replays.c.viewer == viewer, replays.c.face == face
        )
        return await self.db.read(lambda connection: connection.scalar(found))

    async def save_replays(self, code: str, films: dict[tuple[int, str], bytes]) -> None:
        """Store viewers' films of a finished match, by viewer and face; stored ones stay.

        An older server's archive of such a viewer holds the same, and is deleted.
        """
        lines = [
            {"code": code, "viewer": viewer, "face": face, "body": body}
            for (viewer, face), body in films.items()
        ]
        viewers = {viewer for viewer, _ in films}
        old = delete(archives).where(archives.c.code == code, archives.c.viewer.in_(viewers))

        def work(connection: Connection) -> None:
            connection.execute(insert(replays).on_conflict_do_nothing(), lines)
            connection.execute(old)

        await self.db.write(work)

    async def archive(self, code: str, viewer: int) -> bytes | None:
        """Return an older server's archive of a viewer's replays, for `replays.parted`."""
        found = select(archives.c.body).where(archives.c.code == code, archives.c.viewer == viewer)
        return await self.db.read(lambda connection: connection.scalar(found))

    async def without_replays(self, most: int) -> list[str]:
        """Return the codes of some finished matches without a stored replay, the newest first.

        They are left by a server that died before it made them.
        """
        kept = [exists().where(each.c.code == tables.c.code) for each in (replays, archives)]
        found = (
            select(tables.c.code)
            .where(tables.c.phase == "over", tables.c.seed != "", ~kept[0], ~kept[1])
            .order_by(tables.c.number.desc())
            .limit(most)
        )
        return await self.db.read(lambda connection: list(connection.scalars(found)))

    async def history(
        self, guest_id: str, before: int = 0, limit: int = 20, titled: Titled | None = None
    ) -> History:
        """Return a guest's finished matches, newest first; `before` is the last page's `next`.

        `titled` returns what distinguishes each from others of its game, in today's words.
        """
        found = (
            select(results, tables.c.chairs, tables.c.end, tables.c.numbers, tables.c.options)
            .join(tables, tables.c.code == results.c.code)
            .where(results.c.guest == guest_id)
            .order_by(results.c.id.desc())
            .limit(limit + 1)  # one more shows whether there is another page
        )
        if 0 < before < NO_END:
            found = found.where(results.c.id < before)
        rows = await self.db.read(lambda connection: connection.execute(found).all())
        page = rows[:limit]
        games = [
            Past(
                code=row.code,
                game=row.game,
                ended=row.ended,
                seats=len(row.chairs),
                seat=row.seat,
                score=row.score,
                rank=row.rank,
                names=[chair["name"] or current(chair["bot"]) for chair in row.chairs],
                end=as_kept(row.end),
                daily=row.daily,
                title=titled(row.game, row.options, row.title) if titled else as_kept(row.title),
                marks=row.marks,
                numbers=row.numbers or UNSET,
            )
            for row in page
        ]
        return History(games, page[-1].id if len(rows) > limit else 0)

    async def daily(self, game: str, day: str, guest_id: str = "") -> DailyStats:
        """Return the results of one day's puzzle; only each guest's first counts.

        A result does not count if something random or hidden was taken back in it, or if the match
        had other numbers than printed.
        """
        return await self.db.read(lambda connection: _daily(connection, game, day, guest_id))

    async def par(self, game: str, key: str) -> Par | None:
        """Return the stored score of the search for this start, None if there is none."""
        found = select(pars.c.score, pars.c.seconds).where(pars.c.game == game, pars.c.key == key)
        row = await self.db.read(lambda connection: connection.execute(found).first())
        return Par(row.score, row.seconds) if row else None

    async def save_par(self, game: str, key: str, par: Par) -> None:
        """Store the score of the search for this start."""
        new = insert(pars).values(game=game, key=key, score=par.score, seconds=par.seconds)
        values = {"score": par.score, "seconds": par.seconds}
        new = new.on_conflict_do_update(set_=values)
        await self.db.write(lambda connection: connection.execute(new))


def _daily(connection: Connection, game: str, day: str, guest_id: str) -> DailyStats:
    first = select(func.min(results.c.id)).where(
        results.c.game == game, results.c.daily == day, results.c.guest != "", results.c.rank > 0
    )
    firsts = results.c.id.in_(first.group_by(results.c.guest)) & COUNTS
    counted = select(results.c.score, func.count()).where(firsts).group_by(results.c.score)
    own = results.c.id.in_(first.where(results.c.guest == guest_id))
    mine = connection.execute(select(results.c.score, results.c.marks).where(own)).first()
    code = (
        select(tables.c.code)
        .join(sitting, sitting.c.code == tables.c.code)
        .where(sitting.c.guest == guest_id, tables.c.daily == day, tables.c.game == game)
        .order_by(tables.c.number)
        .limit(1)
    )
    scores: dict[int, int] = dict(connection.execute(counted).all())
    best = max(scores, default=None)
    top = connection.scalars(select(results.c.marks).where(firsts, results.c.score == best))
    return DailyStats(
        finished=sum(scores.values()),
        best=best,
        best_hinted=best is not None and all(HINTED in marks for marks in top),
        bars=bars(scores),
        low=min(scores, default=0),
        high=max(scores, default=0),
        mine=mine.score if mine else None,
        code=connection.scalar(code) or "",
        streak=streak(set(connection.scalars(_days(game, guest_id))), day),
        marks=mine.marks if mine else [],
    )


def bars(scores: dict[int, int]) -> list[int]:
    """Return how many scores fall into each tenth between the lowest and the highest."""
    heights = [0] * BARS
    low, high = min(scores, default=0), max(scores, default=0)
    for score, number in scores.items():
        heights[(score - low) * BARS // (high - low + 1)] += number
    return heights


def streak(days: set[str], day: str) -> int:
    """Return how many days in a row are listed, up to this day or the one before."""
    last = date.fromisoformat(day)
    if day not in days:
        last -= timedelta(days=1)
    length = 0
    while (last - timedelta(days=length)).isoformat() in days:
        length += 1
    return length


def _days(game: str, guest_id: str) -> Select[str]:
    first = (
        select(func.min(results.c.id))
        .where(results.c.guest == guest_id, results.c.game == game, results.c.daily != "")
        .where(results.c.guest != "", results.c.rank > 0)
        .group_by(results.c.daily)
    )
    return (
        select(results.c.daily)
        .where(results.c.id.in_(first), COUNTS)
        .order_by(results.c.daily.desc())
        .limit(LONGEST_STREAK)
    )


def _result(row: TableRow, outcome: Result) -> dict[str, object]:
    return {
        "code": row.code,
        "seat": outcome.seat,
        "guest": outcome.guest,
        "game": row.game,
        "daily": row.daily,
        "ended": row.changed,
        "score": outcome.score,
        "rank": outcome.rank,
        "title": outcome.title,
        "marks": outcome.marks,
    }
