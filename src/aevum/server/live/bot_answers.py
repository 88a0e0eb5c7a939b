"""Bots answer bids one after the other, each after about as long as a person would take."""

import asyncio
from typing import Final

from structlog import get_logger

from aevum.core.errors import AevumError
from aevum.server.live.bids import Bids
from aevum.server.live.bot_plans import LiveBots
from aevum.server.live.live_state import LiveState
from aevum.server.tables.match_time import view_at
from aevum.server.tables.table_data import TableData
from aevum.server.wire import Deal

LEAST: Final = 1000  # milliseconds until a bot answers
MOST: Final = 2500
BITS: Final = 16

log = get_logger("bots")


class BotAnswers:
    """The bots of one table that may accept bids."""

    def __init__(self, table: TableData, state: LiveState, bids: Bids, bots: LiveBots) -> None:
        self.table = table
        self._state = state
        self._bids = bids
        self._bots = bots
        self._tasks: set[asyncio.Task[None]] = set()

    def offer(self, deal: Deal) -> None:
        """Let every bot that could accept a bid think about it."""
        seats = range(len(self.table.row.chairs))
        able = [seat for seat in seats if self._takes(deal, seat)]
        if able:
            waits = sorted((self._wait(), seat) for seat in able)
            task = asyncio.get_running_loop().create_task(self._ask(deal, waits))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _wait(self) -> int:
        return LEAST + ((MOST - LEAST) * self.table.services.draw(BITS) >> BITS)

    async def _ask(self, deal: Deal, waits: list[tuple[int, int]]) -> None:
        """Ask one after the other until one accepts, since only one could keep the promise.

        A bot decides by the table as it is when it answers.
        """
        table = self.table
        gone = 0
        for wait, seat in waits:
            await asyncio.sleep((wait - gone) / 1000)
            gone = wait
            if not self._takes(deal, seat):
                continue
            yes = await self._says_yes(deal, seat)
            table.call(lambda seat=seat, yes=yes: self._said(deal, seat, yes))  # type: ignore[misc]
            if yes:
                return

    def _takes(self, deal: Deal, seat: int) -> bool:
        return bool(self.table.bot_in(seat)) and self._bids.takes(deal, seat)

    async def _says_yes(self, deal: Deal, seat: int) -> bool:
        table, bots = self.table, self._bots
        view = view_at(table.begun_match().state, seat, table.at())
        terms = (deal.mine, deal.yours, int(deal.count))
        try:
            return await table.services.bot_workers.consider(
                table.row.code, seat, table.game.name, table.bot_in(seat), view, deal.seat, terms,
                lambda first: bots.heard(seat, first), self._state.words(seat),
            )  # fmt: skip
        except AevumError as error:
            log.warning("bot did not answer", table=table.row.code, seat=seat, why=str(error))
            return False
        except Exception:
            bots.broke(seat)
            return False

    def _said(self, deal: Deal, seat: int, yes: bool) -> None:
        if self._bids.answer(deal, seat, yes):
            self._bots.plan_again(seat)

    def stop(self) -> None:
        """Stop all bots that think about bids."""
        for task in list(self._tasks):
            task.cancel()
