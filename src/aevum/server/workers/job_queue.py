"""A worker and the jobs that wait for it: the urgent ones first, else in the order they came."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from typing import Final, NamedTuple

from structlog import get_logger

from aevum.server.workers.messages import Answer, Forget, TimedJob
from aevum.server.workers.process import Worker, WorkerLost

MOVE: Final = 0  # a table waits for it
HINT: Final = 1  # a person waits for it, but can play on without it
SEARCH: Final = 2

ARCHIVE: Final = 0  # the end of a match waits for it
REPLAY: Final = 1

TRIES: Final = 2  # workers for a job: if the first is lost, the next one gets it

log = get_logger("workers")


class _Waiting(NamedTuple):
    urgency: int
    number: int
    """Makes every entry different, so that jobs themselves are never compared."""
    job: TimedJob
    answer: asyncio.Future[Answer]


class JobQueue:
    """Gives jobs to one worker, one at a time."""

    def __init__(self, worker: Worker, on_move: Callable[[float], None] | None = None) -> None:
        self.worker = worker
        self._on_move = on_move
        """Called with the seconds that each move took, without those in the queue."""
        self._waiting: asyncio.PriorityQueue[_Waiting] = asyncio.PriorityQueue()
        self._number = 0
        self._current: asyncio.Future[Answer] | None = None
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def open(self) -> None:
        """Start working, and start the worker in the background."""
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    def load(self) -> int:
        """Return how many jobs are here."""
        return self.waiting() + int(self.busy())

    def busy(self) -> bool:
        """Return whether the worker is thinking."""
        return self._current is not None

    def waiting(self) -> int:
        """Return how many jobs wait for it."""
        return self._waiting.qsize()

    def replaced(self) -> int:
        """Return how many workers had to be replaced so far."""
        return max(self.worker.started - 1, 0)

    async def ask(self, job: TimedJob, urgency: int) -> Answer:
        """Return the answer to a job; raise a Lost if two workers in turn gave none."""
        if self._closed:
            raise WorkerLost("the server stops")
        self.open()
        self._number += 1
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(_Waiting(urgency, self._number, job, answer))
        return await answer

    async def _run(self) -> None:
        with suppress(WorkerLost):  # the first job will report it
            await self.worker.start()
        while True:
            waiting = await self._waiting.get()
            if waiting.answer.done():
                continue  # the caller has gone
            self._current = waiting.answer
            begun = perf_counter()
            try:
                _settle(waiting.answer, await self._try(waiting.job))
            except WorkerLost as error:
                _fail(waiting.answer, error)
            except Exception as error:  # a fault of one job must not end the queue
                log.exception("a job could not be handed over", game=waiting.job.game)
                await self.worker.end()
                _fail(waiting.answer, WorkerLost(repr(error)))
            self._current = None
            if self._on_move is not None and waiting.urgency == MOVE:
                self._on_move(perf_counter() - begun)

    async def _try(self, job: TimedJob) -> Answer:
        for left in reversed(range(TRIES)):
            try:
                return await self.worker.ask(job)
            except WorkerLost as error:
                log.warning("a worker was lost", why=str(error), game=job.game, tries_left=left)
                if not left:
                    raise
        raise AssertionError("unreachable")

    def forget(self, job: Forget) -> None:
        """Send the worker a message that needs no answer."""
        self.worker.forget(job)

    async def close(self) -> None:
        """End the worker; waiting jobs raise a Lost."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        left = [self._current] if self._current is not None else []
        while not self._waiting.empty():
            left.append(self._waiting.get_nowait().answer)
        for answer in left:
            _fail(answer, WorkerLost("the server stops"))
        self._current = None
        await self.worker.end()


def _settle(future: asyncio.Future[Answer], answer: Answer) -> None:
    if not future.done():  # else the caller has gone
        future.set_result(answer)


def _fail(future: asyncio.Future[Answer], error: WorkerLost) -> None:
    if not future.done():
        future.set_exception(error)
