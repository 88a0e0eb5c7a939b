"""The end of a match: stored after its last move, sent to everybody, added to histories."""

import asyncio
from typing import Final

from structlog import get_logger

from aevum.core.data import fingerprint
from aevum.core.record import HINTED
from aevum.core.text import Text, text_of
from aevum.server.live.live_match import LiveMatch
from aevum.server.store.kept_messages import keep
from aevum.server.store.records import OTHER_NUMBERS, ChairRow, Result, TableRow
from aevum.server.tables.audience import Audience
from aevum.server.tables.bot_seats import BotSeats
from aevum.server.tables.clocks import Clocks
from aevum.server.tables.hints import Hints
from aevum.server.tables.log_writer import DRAIN_SECONDS, LogWriter
from aevum.server.tables.table_data import TableData
from aevum.server.tables.votes import Votes

NO_RANK: Final = 0  # the place in a match that ended without a result

log = get_logger("table")


class MatchEnd:
    """Ends the match of one table."""

    def __init__(
        self,
        table: TableData,
        writer: LogWriter,
        audience: Audience,
        clocks: Clocks,
        bots: BotSeats,
        hints: Hints,
        end_votes: Votes,
        live: LiveMatch | None,
    ) -> None:
        self.table = table
        self._writer = writer
        self._audience = audience
        self._clocks = clocks
        self._bots = bots
        self._hints = hints
        self._end_votes = end_votes
        self._live = live
        self._ending: asyncio.Task[None] | None = None

    def finish(self) -> None:
        """Store how the match ended; everybody has seen its last move."""
        if self._ending is None:
            loop = asyncio.get_running_loop()
            self._ending = loop.create_task(self._end())

    async def close(self, sentence: Text) -> None:
        """End a match early without a result; the sentence says why."""
        self._bots.stop()
        self._hints.stop()
        await self._finish(sentence)

    async def stop(self) -> None:
        """Wait until the end is stored, with a time limit."""
        if self._ending is not None and self._writer.outbox.empty():
            await asyncio.wait([self._ending], timeout=DRAIN_SECONDS)

    async def _end(self) -> None:
        """Store the end; if that fails, it is tried again when the table is next opened."""
        table = self.table
        try:
            await self._finish()
        except Exception:
            log.exception("a match could not be finished", table=table.row.code)
            table.services.metrics.faults.inc()
            table.drop("the end was not stored")

    async def _finish(self, early: Text | None = None) -> None:
        table, row = self.table, self.table.row
        await self._writer.drained()  # so that a crash cannot leave an end without its last move
        match = table.begun_match()
        if early is None:
            row.scores, row.ranks = match.state.scores(), match.state.ranks()
            row.digest = fingerprint(match.state.to_data())
        row.end, row.phase = keep(early) if early else match.state.end(), "over"
        row.changed = table.services.clock.wall()
        await table.services.store.finish(row, self.results(match.state.scores()))
        table.services.bot_workers.forget(row.code)
        self._clocks.stop()
        self._end_votes.end()
        if self._live is not None:
            self._live.stop()
        table.call(self._audience.over)
        table.services.keep_replays(row, match.record)

    def results(self, scores: list[int]) -> list[Result]:
        """Return the results for the histories of the people who played, to the end or not."""
        row = self.table.row
        subtitle = self.table.game.subtitle(dict(row.options))
        title = keep(text_of(subtitle)) if subtitle else ""
        ranks = row.ranks or [NO_RANK] * len(row.chairs)
        return [
            Result(seat, chair.guest, scores[seat], ranks[seat], title, _marks(row, chair))
            for seat, chair in enumerate(row.chairs)
            if chair.kind == "person" or chair.left
        ]


def _marks(row: TableRow, chair: ChairRow) -> list[str]:
    """Return the marks of one seat's result; hints only mark the seat that asked for them."""
    marks = [mark for mark in row.marks if mark != HINTED or chair.hints]
    marks += [OTHER_NUMBERS] * bool(row.numbers)
    return marks + [chair.left] * bool(chair.left)
