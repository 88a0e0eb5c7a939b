"""Hints for people, and games' own searches; a match can go on without both."""

import asyncio
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from structlog import get_logger

from aevum.bots.advice import SECONDS
from aevum.core.state import Ask, State
from aevum.server import messages as m
from aevum.server.refused import Refused
from aevum.server.wire import Message
from aevum.server.workers.job_queue import HINT, SEARCH, JobQueue
from aevum.server.workers.messages import (
    Advise,
    Advised,
    Answer,
    Failed,
    FindPar,
    Improve,
    Improved,
    ParFound,
)
from aevum.server.workers.process import WorkerLost

MOST_HINTS: Final = 64  # jobs that may wait at once
MOST_SEARCHES: Final = 16
IMPROVING: Final = 5.0  # seconds for a plan while its player thinks

Options = dict[str, bool | int | str]

log = get_logger("workers")


class Hint(Struct):
    """One piece of advice, and how long it took."""

    move: int
    label: Message
    reason: Message
    bot: str
    ms: int
    line: list[int]
    plan: list[int] = []
    """The plan for the next hint for this seat."""
    ahead: bool = False
    """Whether the plan can be improved meanwhile."""
    aim: Message | None = None
    """The name of the plan."""
    later: list[int] = []
    """Moves of the plan that would follow."""


class HintJobs:
    """Hints, in the workers of bots but after the bots."""

    def __init__(self, queues: Sequence[JobQueue], limit: float) -> None:
        self.queues = queues
        self.limit = limit
        self.given = 0
        self._waiting = 0

    async def advise(
        self, game: str, view: State, ask: Ask, legal: list[int], kept: list[int]
    ) -> Hint:
        """Return advice on the viewer's question; raise a Refused if there is none now.

        `kept` is the plan of the last hint for this seat.
        """
        if self._waiting >= MOST_HINTS:
            raise Refused("busy", m.server_hint_busy())
        clock = asyncio.get_running_loop().time
        started = clock()
        job = Advise(game, self.limit, ask.seat, view.to_data(), ask.serial, legal, SECONDS, kept)
        self._waiting += 1
        try:
            answer = await self._answer(job)
        finally:
            self._waiting -= 1
        if not isinstance(answer, Advised) or answer.move not in legal:
            log.warning("no hint", game=game, answer=str(answer))
            raise Refused("no_hint", m.server_hint_none())
        self.given += 1
        took = round((clock() - started) * 1000)
        return Hint(
            answer.move, answer.label, answer.reason, answer.bot, took, answer.line,
            answer.plan, answer.ahead, answer.aim, answer.later,
        )  # fmt: skip

    async def _answer(self, job: Advise) -> Answer:
        try:
            async with asyncio.timeout(self.limit):
                return await min(self.queues, key=JobQueue.load).ask(job, HINT)
        except WorkerLost as error:
            return Failed(str(error))
        except TimeoutError:
            return Failed("it waited too long in the queue")


class SearchJobs:
    """Long searches, in a worker of their own so that moves never wait for them."""

    def __init__(self, queue: JobQueue, slack: float) -> None:
        self.queue = queue
        self.slack = slack
        self.done = 0
        self._running: dict[str, asyncio.Task[int | None]] = {}

    async def par(self, game: str, options: Options, seconds: float) -> int | None:
        """Return the score of the search; equal requests at the same time share the answer."""
        key = f"{game} {seconds} {sorted(options.items())}"
        search = self._running.get(key)
        if search is None:
            if len(self._running) >= MOST_SEARCHES:
                raise Refused("busy", m.server_search_busy())
            search = asyncio.get_running_loop().create_task(self._search(game, options, seconds))
            search.add_done_callback(lambda done: self._ended(key, done))
            self._running[key] = search
        return await asyncio.shield(search)

    async def improve(self, game: str, view: State, seat: int, kept: list[int]) -> list[int]:
        """Return the best plan that a few more seconds find, [] while other searches wait."""
        if self.queue.load():
            return []
        job = Improve(game, IMPROVING + self.slack, seat, view.to_data(), IMPROVING, kept)
        try:
            answer = await self.queue.ask(job, SEARCH)
        except WorkerLost as error:
            answer = Failed(str(error))
        if not isinstance(answer, Improved):
            log.warning("no better plan", game=game, answer=str(answer))
            return []
        return answer.plan

    async def _search(self, game: str, options: Options, seconds: float) -> int | None:
        job = FindPar(game, seconds + self.slack, options, seconds)
        try:
            answer = await self.queue.ask(job, SEARCH)
        except WorkerLost as error:
            answer = Failed(str(error))
        if not isinstance(answer, ParFound):
            log.warning("no par", game=game, answer=str(answer))
            raise Refused("no_par", m.server_search_none())
        self.done += 1
        return answer.score

    def _ended(self, key: str, search: asyncio.Task[int | None]) -> None:
        del self._running[key]
        if not search.cancelled():
            search.exception()  # retrieved, even if all callers have gone

    async def stop(self) -> None:
        """Wait until the searches of a closed queue have ended."""
        await asyncio.gather(*self._running.values(), return_exceptions=True)
