"""Finished matches and the puzzle of the day: `/api/history` and `/api/today`."""

from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from aevum.core.state import SPECTATOR
from aevum.games import registry
from aevum.server.api import History, Today
from aevum.server.http.context import Context, Visitor
from aevum.server.lobby import daily
from aevum.server.lobby.listing import subtitle
from aevum.server.store.ends import as_kept
from aevum.server.wire import Message

Before = Annotated[int, QueryParameter(name="before", ge=0, le=1 << 53)]


@get("/api/history", operation_id="history", tags=["past"])
async def history(context: Context, visitor: Visitor, before: Before = 0) -> History:
    """Return my finished matches, the newest first; none without a cookie."""
    if visitor is None:
        return History([], 0)
    return await context.store.history(visitor.id, before, titled=_titled)


def _titled(name: str, options: dict[str, object], kept: str) -> Message | None:
    """Return what distinguishes a match from others; the stored text if the game fails."""
    try:
        return subtitle(registry.find(name), options)
    except Exception:  # the game was removed, or has other options now
        return as_kept(kept)


@get("/api/today", operation_id="today", tags=["past"])
async def today(context: Context, visitor: Visitor) -> Today:
    """Return the puzzle of the day: the same for everybody, until midnight in UTC."""
    now = context.clock.wall()
    day = daily.day_of(now)
    game, options = daily.puzzle(day)
    first = game.new(0, 0, False, **options)
    stats = await context.store.daily(game.name, day.isoformat(), visitor.id if visitor else "")
    return Today(
        day.isoformat(),
        game.name,
        {name: str(value) for name, value in options.items()},
        subtitle(game, options),
        game.view(first.mask(SPECTATOR)),
        stats.finished,
        stats.best,
        stats.best_hinted,
        stats.bars,
        stats.low,
        stats.high,
        stats.mine,
        stats.code,
        stats.streak,
        daily.until_next(now),
        stats.marks,
    )
