"""Hints at a table: asked for, passed on, and kept to one plan for each seat."""

# compiled: every take-back of every table passes through here

import asyncio
from typing import TYPE_CHECKING, Final

from structlog import get_logger

from aevum.core.errors import AevumError
from aevum.core.state import NONE, Ask, State
from aevum.server.feed import answer
from aevum.server.link import Link
from aevum.server.wire import Advice, No

if TYPE_CHECKING:
    from aevum.server.table import Table

GIVEN_UP: Final = "This hint was given up: something else was asked for meanwhile."

log = get_logger("hints")


class Advising:
    """The hints of one table. The plan of each seat is stored with its chair."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._asked: dict[int, asyncio.Task[None]] = {}
        """The hint that each seat waits for: one at a time, else one guest could take them all."""

    def advise(
        self, link: Link, order: str, seat: int, ask: Ask, legal: list[int], view: State
    ) -> None:
        """Ask the thinkers for a hint, and pass it on when it comes; an earlier one is given up."""
        if seat in self._asked:
            self._asked[seat].cancel()
        work = self._advise(link, order, seat, ask, legal, view)
        self._asked[seat] = asyncio.get_running_loop().create_task(work)

    async def _advise(
        self, link: Link, order: str, seat: int, ask: Ask, legal: list[int], view: State
    ) -> None:
        table = self.table
        kept = table.row.chairs[seat].plan
        thinkers = table.house.thinkers
        try:
            hint = await thinkers.advise(table.game.name, view, seat, ask, legal, kept)
        except AevumError as error:
            answer(link, No(order, "no_hint", str(error)))
            return
        except asyncio.CancelledError:
            answer(link, No(order, "no_hint", GIVEN_UP))
            raise
        answer(
            link, Advice(order, hint.move, hint.label, hint.reason, hint.bot, hint.ms, hint.line)
        )
        await self._keep(seat, hint.plan)
        if hint.ahead:
            better = await thinkers.improve(table.game.name, view, seat, hint.plan)
            if better and better != hint.plan:
                # The hint that was shown may be followed before the next is asked for: both count.
                await self._keep(seat, [*hint.plan, NONE, *better])

    async def _keep(self, seat: int, plan: list[int]) -> None:
        """Store a plan: it has to outlive this process."""
        table = self.table
        chair = table.row.chairs[seat]
        if chair.plan == plan or table.row.phase != "playing":
            return
        chair.plan = plan
        try:
            await table.house.store.save_table(table.row)
        except AevumError as error:  # the next hint plans anew
            log.warning("plan not stored", table=table.row.code, error=str(error))

    def stop(self) -> None:
        """Give every hint up."""
        for task in self._asked.values():
            task.cancel()
