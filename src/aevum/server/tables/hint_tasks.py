"""Hints at a table: asks workers for them, and keeps one plan for each seat."""

# compiled: every take-back of every table passes through here

import asyncio

from msgspec import UNSET
from structlog import get_logger

from aevum.core.errors import AevumError
from aevum.core.state import NONE, Ask, State
from aevum.server import messages as m
from aevum.server.tables.feed import answer
from aevum.server.tables.rendering import in_words_again, refused
from aevum.server.tables.table_data import TableData
from aevum.server.transport.session import Session
from aevum.server.wire import Advice
from aevum.server.workers.hint_jobs import Hint

log = get_logger("hints")


class HintTasks:
    """The hints of one table. The plan of each seat is stored with its chair."""

    def __init__(self, table: TableData) -> None:
        self.table = table
        self._asked: dict[int, asyncio.Task[None]] = {}
        """The hint that each seat waits for; one at a time, so that one guest cannot use all
        workers."""
        self._improving: dict[int, asyncio.Task[None]] = {}
        """The search for a better plan of each seat; another request soon after does not end it."""
        self._shown: dict[int, tuple[State, list[int]]] = {}
        """The position and plan of each seat's last hint, until a search starts from it."""

    def advise(
        self, session: Session, order: str, seat: int, ask: Ask, legal: list[int], view: State
    ) -> None:
        """Ask a worker for a hint, and send it when it is ready; an earlier one is cancelled."""
        if seat in self._asked:
            self._asked[seat].cancel()
        work = self._advise(session, order, seat, ask, legal, view)
        self._asked[seat] = asyncio.get_running_loop().create_task(work)

    async def _advise(
        self, session: Session, order: str, seat: int, ask: Ask, legal: list[int], view: State
    ) -> None:
        table = self.table
        chair = table.row.chairs[seat]
        kept, bot_workers = chair.plan, table.services.bot_workers
        try:
            hint = await bot_workers.advise(table.game.name, view, seat, ask, legal, kept)
        except AevumError as error:
            answer(session, refused(session, order, "no_hint", error.said))
            return
        except asyncio.CancelledError:
            answer(session, refused(session, order, "no_hint", m.server_hint_given_up()))
            raise
        answer(session, self._advice(session, order, hint))
        found = [] if chair.plan is kept else chair.plan  # while this hint was being made
        await self._keep(seat, [*hint.plan, NONE, *found] if found else hint.plan)
        if hint.ahead:
            self._shown[seat] = view, hint.plan
            if seat not in self._improving or self._improving[seat].done():
                search = self._improve(seat)
                self._improving[seat] = asyncio.get_running_loop().create_task(search)

    def _advice(self, session: Session, order: str, hint: Hint) -> Advice:
        book, language = self.table.game.book, session.language
        return Advice(
            order,
            hint.move,
            hint.label,
            hint.reason,
            hint.bot,
            hint.ms,
            hint.line,
            in_words_again(hint.label, book, language),
            in_words_again(hint.reason, book, language),
            hint.aim,
            hint.later,
            UNSET if hint.aim is None else in_words_again(hint.aim, book, language),
        )

    async def _improve(self, seat: int) -> None:
        """Search for a better plan while the player thinks, from the position of the last hint."""
        table = self.table
        while seat in self._shown:
            view, shown = self._shown.pop(seat)
            better = await table.services.bot_workers.improve(table.game.name, view, seat, shown)
            if better and better != shown:
                await self._keep(seat, _beside(table.row.chairs[seat].plan, better))

    async def _keep(self, seat: int, plan: list[int]) -> None:
        """Store a plan, since it has to survive a restart."""
        table = self.table
        chair = table.row.chairs[seat]
        if chair.plan == plan or table.row.phase != "playing":
            return
        chair.plan = plan
        try:
            await table.services.store.save_table(table.row)
        except AevumError as error:  # the next hint makes a new plan
            log.warning("plan not stored", table=table.row.code, error=str(error))

    def stop(self) -> None:
        """Cancel every hint."""
        for task in [*self._asked.values(), *self._improving.values()]:
            task.cancel()


def _beside(plan: list[int], better: list[int]) -> list[int]:
    """Return a better plan after the last hint's, which may be for a later position: both count."""
    last = plan.index(NONE) if NONE in plan else len(plan)
    return [*plan[:last], NONE, *better]
