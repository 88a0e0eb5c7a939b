"""Bots in a live match: each makes a plan, waits as long as a person would take, and acts.

A bot keeps its plan until its time comes, whatever happens meanwhile, since it reacts no faster
than a person. Only a new question makes it think again earlier.
"""

# compiled: every move of every live match passes through here

import asyncio
from collections.abc import Callable
from typing import Final

from structlog import get_logger

from aevum.core.errors import AevumError
from aevum.core.native import mypyc_attr
from aevum.core.state import WAIT, Ask, State
from aevum.server.live.command_queue import CommandQueue, QueuedCommand
from aevum.server.live.live_state import LiveState
from aevum.server.tables.bot_seats import BotSeats
from aevum.server.tables.match_time import view_at
from aevum.server.tables.moves import MoveHandler
from aevum.server.tables.table_data import TableData

LEAST: Final = 50  # milliseconds of the match between a bot's plan and its move

log = get_logger("bots")


@mypyc_attr(acyclic=True)
class _Plan:
    """A seat's plan, from the time at which its bot started to think."""

    def __init__(self, serials: list[int], begun: int) -> None:
        self.serials = serials
        """The questions it answers."""
        self.begun = begun
        self.thinking = True


class LiveBots(BotSeats):
    """The plans of the bots of one table."""

    def __init__(
        self,
        table: TableData,
        state: LiveState,
        moves: MoveHandler,
        queue: CommandQueue,
        planned: Callable[[], None],
    ) -> None:
        """Call `planned` when a bot has made a plan."""
        super().__init__(table)
        self._state = state
        self._moves = moves
        self._queue = queue
        self._planned = planned
        self._plans: dict[int, _Plan] = {}
        self._now = 0
        """The time of the match up to which plans have been carried out."""
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def consider(self) -> None:
        """Let every bot make a plan that has none or is asked something new."""
        state = self.open_position()
        if state is None:
            return
        for seat in range(state.seats):
            if not self.table.bot_in(seat):
                continue
            asks = [ask for ask in state.asks if ask.seat == seat]
            serials = [ask.serial for ask in asks]
            plan = self._plans.get(seat)
            if plan is not None and (plan.thinking or _known(serials, plan.serials)):
                continue
            if asks:
                self._queue.drop(seat)
                self._begin(seat, asks[-1], serials, state)

    def _begin(self, seat: int, ask: Ask, serials: list[int], state: State) -> None:
        view = view_at(state, seat, self._now)
        plan = self._plans[seat] = _Plan(serials, view.now)
        work = self._think(seat, plan, ask, [WAIT, *state.legal(seat)], view)
        self._tasks[seat] = asyncio.get_running_loop().create_task(work)

    def plan_again(self, seat: int) -> None:
        """Let a bot drop its plan and make another one, since it has shaken hands."""
        plan = self._plans.get(seat)
        if plan is not None and not plan.thinking:
            del self._plans[seat]
        self._now = max(self._now, self.table.at())
        self.consider()

    async def _think(self, seat: int, plan: _Plan, ask: Ask, legal: list[int], view: State) -> None:
        table = self.table
        try:
            wait, move = await table.services.bot_workers.plan(
                table.row.code, seat, table.game.name, table.bot_in(seat), view, ask, legal,
                lambda first: self.heard(seat, first), self._state.words(seat),
            )  # fmt: skip
        except AevumError as error:
            log.warning("bot did not answer", table=table.row.code, seat=seat, why=str(error))
            wait, move = 1000, WAIT
        except Exception:
            self.broke(seat)
            return
        table.call(lambda: self._decided(seat, plan, max(wait, LEAST), move))

    def _decided(self, seat: int, plan: _Plan, wait: int, move: int) -> None:
        """Take a bot's plan; its move waits for its time like any command."""
        plan.thinking = False
        if self._plans.get(seat) is not plan:
            return
        at = max(plan.begun + wait, self.table.at())
        self._queue.put(QueuedCommand(at, seat, [move], -1))
        self._planned()

    def act(self, seat: int, move: int, at: int) -> None:
        """Carry out a plan at its time; moves that are no longer possible are dropped."""
        self._plans.pop(seat, None)
        self._now = at
        before = len(self.table.begun_match().line)
        if move == WAIT:
            self._moves.pass_time(at)
        elif self.table.bot_in(seat):
            self._moves.play_for(seat, move, at)
        if len(self.table.begun_match().line) == before or seat not in self._plans:
            self.consider()

    def busy(self) -> bool:
        return any(plan.thinking for plan in self._plans.values())

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        self._tasks.clear()
        self._plans.clear()


def _known(asked: list[int], planned: list[int]) -> bool:
    return all(serial in planned for serial in asked)
