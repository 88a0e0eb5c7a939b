"""Bots at a table: the seats that are theirs, and those of people who are away."""

# compiled: every move of every table passes through here

import asyncio
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from structlog import get_logger

from aevum.core.errors import AevumError
from aevum.core.events import Event, project
from aevum.core.game import LIVE
from aevum.core.state import RETRACT, WAIT, Ask, State
from aevum.server.live.bot_plans import BotPlans
from aevum.server.tables.hint_tasks import HintTasks
from aevum.server.tables.offer_wait import OfferWait

if TYPE_CHECKING:
    from aevum.server.tables.table import Table

STAND_IN: Final = "standard"

log = get_logger("bots")


class HeardEvents:
    """What one seat was told so far, up to a row of the match."""

    def __init__(self) -> None:
        self.rows = 0
        self.events: list[Event] = []


class BotSeats:
    """Asks a worker for a move whenever a bot's seat has a question it has not looked at."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.plans = BotPlans(table)
        self.offer_wait = OfferWait(table)
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._declined: dict[int, list[int]] = {}
        """The moves that a bot has left lying; it is offered others, not the same again."""
        self._heard: dict[int, HeardEvents] = {}
        self.stood_in: dict[int, int] = {}
        """How often a bot has moved for a person who was away and has not moved since."""
        self.hint_tasks = HintTasks(table)

    def name(self, seat: int) -> str:
        """Return the bot that plays a seat, "" if a person does."""
        chair = self.table.row.chairs[seat]
        if chair.kind == "bot":
            return chair.bot
        return STAND_IN if chair.kind == "person" and chair.away else ""

    def consider(self) -> None:
        """Let every bot that is asked something begin to think."""
        match = self.table.match
        if match is None or not match.state.asks or self.table.row.phase != "playing":
            return
        if self.table.game.timing == LIVE:
            self.plans.consider(match.state)
            return
        for question in match.state.asks:
            seat = question.seat
            if seat >= 0 and seat not in self._thinking and self.name(seat):
                ask, legal = self._offer(match.state, seat)
                if ask is not None:
                    work = self._think(seat, ask, legal, match.state.mask(seat))
                    self._thinking[seat] = asyncio.get_running_loop().create_task(work)

    def _offer(self, state: State, seat: int) -> tuple[Ask | None, list[int]]:
        """Return a question and the moves for it; a standing one is offered once."""
        legal = [move for move in state.legal(seat) if move != RETRACT]
        must = state.must(seat)
        if must is not None:
            return must, legal
        if not legal or self._declined.get(seat) == legal:
            return None, []
        ask = next(each for each in state.asks if each.seat == seat)
        return ask, [WAIT, *legal]

    async def _think(self, seat: int, ask: Ask, legal: list[int], view: State) -> None:
        table = self.table
        started = asyncio.get_running_loop().time()
        pace = table.services.config.bot_pace_ms / 1000
        move = legal[0]
        try:
            move = await table.services.bot_workers.choose(
                table.row.code, seat, table.game.name, self.name(seat), view, ask, legal,
                lambda heard: self.heard(seat, heard), self._luck(seat, ask, legal),
            )  # fmt: skip
        except AevumError as error:
            log.warning("a bot did not answer", table=table.row.code, seat=seat, why=str(error))
            move = table.live().state.default(ask) if ask.must else WAIT
        except Exception:
            self.broke(seat)
            return
        rest = pace - (asyncio.get_running_loop().time() - started)
        if rest > 0:
            await asyncio.sleep(rest)
        if ask.must:
            await self.offer_wait.give_time()
        table.call(lambda: self._chosen(seat, ask, legal, move))

    def _luck(self, seat: int, ask: Ask, legal: list[int]) -> str:
        """Return the seed of a bot's choice: the same for the same question after a take-back.

        It follows from the match's seed, which it does not tell.
        """
        question = f"bot {self.table.row.seed} {seat} {ask.serial} {legal}"
        return blake2b(question.encode(), digest_size=16).hexdigest()

    def broke(self, seat: int) -> None:
        """A fault of ours: log it, and begin again from what is stored."""
        table = self.table
        log.exception("fault of a bot", table=table.row.code, seat=seat)
        table.services.metrics.faults.inc()
        table.services.drop(table, "A bot broke at this table; it begins again.")

    def _chosen(self, seat: int, ask: Ask, legal: list[int], move: int) -> None:
        self._thinking.pop(seat, None)
        match = self.table.live()
        if self.name(seat) and any(
            each.seat == seat and each.serial == ask.serial for each in match.state.asks
        ):
            if move == WAIT:
                self._declined[seat] = [each for each in legal if each != WAIT]
            elif self._unchanged(match.state, seat, legal):
                self.table.moves.play_for(seat, move)
                return
        self.consider()

    def _unchanged(self, state: State, seat: int, legal: list[int]) -> bool:
        """Tell whether a bot still has the moves it chose among; else it thinks again."""
        now = [move for move in state.legal(seat) if move != RETRACT]
        return now == [move for move in legal if move != WAIT]

    # Memory

    def heard(self, seat: int, first: int) -> list[Event]:
        """Return what this seat has been told from the given event on."""
        told = self.table.live().told
        memory = self._heard.setdefault(seat, HeardEvents())
        for events in told[memory.rows :]:
            memory.events += [event for event in events if project(event, seat)]
        memory.rows = len(told)
        return memory.events[first:]

    def again(self) -> None:
        """Begin with fresh memories: moves were taken back."""
        self.stop()
        self._declined.clear()
        self._heard.clear()
        self.table.services.bot_workers.forget(self.table.row.code)

    def busy(self) -> bool:
        """Tell whether a bot thinks."""
        return bool(self._thinking) or self.plans.thinking()

    def planning(self) -> bool:
        """Tell whether a bot in a live match is making up its mind."""
        return self.plans.thinking()

    def act(self, seat: int, move: int, at: int) -> None:
        """Do what a bot in a live match has planned for this moment."""
        self.plans.act(seat, move, at)

    def stop(self) -> None:
        """Let nobody think any more."""
        for task in self._thinking.values():
            task.cancel()
        self.hint_tasks.stop()
        self._thinking.clear()
        self.plans.stop()
