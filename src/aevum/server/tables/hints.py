"""Hints at a table: who may ask for them, and the public record of who did."""

# compiled: every move of every table passes through here

from collections.abc import Coroutine
from typing import Any

from aevum.core.drive import Driver
from aevum.core.record import HINTED
from aevum.core.state import WAIT, Ask, State
from aevum.server import messages as m
from aevum.server.live.live_state import LiveState
from aevum.server.refused import Refused
from aevum.server.tables.audience import Audience
from aevum.server.tables.chat import TableChat
from aevum.server.tables.hint_tasks import HintTasks
from aevum.server.tables.match_time import view_at
from aevum.server.tables.replies import Orders
from aevum.server.tables.table_data import TableData
from aevum.server.transport.session import Session
from aevum.server.wire import Hint


class Hints:
    """The hints of one match."""

    def __init__(
        self, table: TableData, audience: Audience, chat: TableChat, live: LiveState | None
    ) -> None:
        self.table = table
        self._audience = audience
        self._chat = chat
        self._live = live
        self._tasks = HintTasks(table)

    def orders(self) -> Orders:
        """Return the handlers of commands."""
        return {Hint: self._ask}

    def _ask(self, session: Session, order: Hint) -> Coroutine[Any, Any, None] | None:
        """Let a bot advise a seat, if the table allows it."""
        table = self.table
        seat = table.player_seat(session)
        question_of(table.unfinished_match().state, seat)
        allowed = table.row.hints
        if allowed == "off" or (allowed == "alone" and not table.is_live and not self._alone()):
            raise Refused("no_hints", m.server_hint_off())
        if table.is_live and not self._alone():
            raise Refused("company", m.server_hint_company())
        if self._live is not None:
            self._live.refuse(table.now())
        table.services.load.allow_thinking()
        return self._mark(seat, session, order)

    def _alone(self) -> bool:
        """Return whether one person plays with bots; a given-up seat counts as a person's."""
        chairs = self.table.row.chairs
        return sum(chair.kind == "person" or bool(chair.left) for chair in chairs) == 1

    async def _mark(self, seat: int, session: Session, order: Hint) -> None:
        """Record that this seat was helped before it is; the others hear of the first time.

        At a table with free hints nobody is told, but the result has its mark.
        """
        table, chair = self.table, self.table.row.chairs[seat]
        chair.hints += 1
        table.mark(HINTED)
        await table.services.store.save_table(table.row)
        self._audience.announce()
        if chair.hints == 1 and table.row.hints == "all" and not self._alone():
            await self._chat.tell(m.server_asked_hint(who=seat), order.id)
        self._advise(seat, session, order.id)

    def _advise(self, seat: int, session: Session, order: str) -> None:
        table = self.table
        state = table.unfinished_match().state
        ask, choices = question_of(state, seat)  # the match may have gone on meanwhile
        now = table.at() if table.is_live else state.now
        self._tasks.advise(session, order, seat, ask, choices, view_at(state, seat, now))

    def stop(self) -> None:
        """Cancel every hint."""
        self._tasks.stop()


def question_of(state: State, seat: int) -> tuple[Ask, list[int]]:
    """Return a seat's question and its choices for a bot, with WAIT if it may wait and without the
    move that takes an answer back.
    """
    if not any(ask.seat == seat for ask in state.asks):
        raise Refused("not_asked", m.server_hint_unasked())
    driver = Driver(state)
    choices = driver.choices(seat)
    if choices in ([], [WAIT]):
        raise Refused("not_asked", m.server_hint_answered())
    return driver.question(seat), choices
