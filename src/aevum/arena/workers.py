"""Many games in several processes; the result is the same for any number of them.

Workers are new processes and get only names and numbers, never a state: compiled states cannot be
pickled, and new processes work on every system. A worker ends at once when it is told to stop, and
also when the process that started it has ended.
"""

import gc
import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing.connection import Connection
from queue import SimpleQueue
from types import TracebackType
from typing import Any, Final, Self, TypeVar

from aevum.arena.one import GameFailed, Work, play_one
from aevum.core.errors import AevumError
from aevum.core.game import Game
from aevum.games.registry import address, find_or_import

BIGGEST = 32  # games in a chunk: enough to make the cost of sending small
PARTS = 200  # fewest chunks, so that progress shows and all workers end together

R = TypeVar("R")
Progress = Callable[[int, int], None]
Places = Sequence[int]
Ended = SimpleQueue[Future[dict[int, R]] | None]  # chunks that have ended; None for an interrupt


def chunks(games: Places, biggest: int = BIGGEST) -> list[Places]:
    """Return the places of all games in chunks, which depend on their number only."""
    size = max(1, min(biggest, len(games) // PARTS))
    return [games[at : at + size] for at in range(0, len(games), size)]


def play_here(
    game: Game,
    job: Work[R],
    games: Places,
    results: dict[int, R],
    progress: Progress,
    biggest: int = BIGGEST,
) -> None:
    """Play all games in this process; each is among the results once it has ended."""
    for chunk in chunks(games, biggest):
        for index in chunk:
            results[index] = play_one(game, job, index)
        progress(len(results), len(games))


def play_apart(
    game: Game,
    job: Work[R],
    games: Places,
    jobs: int,
    results: dict[int, R],
    progress: Progress,
    biggest: int = BIGGEST,
) -> None:
    """Play all games in `jobs` processes; each is among the results once its chunk has ended."""
    with Crew(game, jobs) as crew:
        crew.play(job, games, results, progress, biggest)


class Crew:
    """Processes that play games, for as long as it is entered; one crew may do several works."""

    def __init__(self, game: Game, jobs: int) -> None:
        self.game: Final = game
        self.jobs: Final = jobs
        self.ended: Ended[Any] = SimpleQueue()
        self.left = ExitStack()

    def __enter__(self) -> Self:
        place = address(self.game)
        if not place:
            raise AevumError(
                f"Other processes cannot find this game of {self.game.title}: keep it in a "
                "variable of a module, or of the script that runs."
            )
        context = multiprocessing.get_context("spawn")
        self.watched, self.lifeline = context.Pipe(duplex=False)
        self.pool = ProcessPoolExecutor(self.jobs, context, _prepare, (self.watched, place))
        self.left.enter_context(_interrupts_to(self.ended))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with self.left:
            if kind is not None:
                self.lifeline.close()
            self.pool.shutdown(cancel_futures=True)
            self.lifeline.close()
            self.watched.close()

    def play(
        self,
        job: Work[R],
        games: Places,
        results: dict[int, R],
        progress: Progress,
        biggest: int = BIGGEST,
    ) -> None:
        """Play games; each is among the results, which are empty at first, once its chunk ended."""
        with _undisturbed():  # the first of these calls start the workers
            futures = {
                self.pool.submit(_play_chunk, job, piece): piece for piece in chunks(games, biggest)
            }
        for future in futures:
            future.add_done_callback(self.ended.put)
        while len(results) < len(games):
            ended: Future[dict[int, R]] | None = self.ended.get()
            if ended is None:
                raise KeyboardInterrupt
            try:
                results |= ended.result()
            except BrokenProcessPool:
                raise GameFailed(_died(self.game, job, futures)) from None
            del futures[ended]  # it would keep the results
            progress(len(results), len(games))


@contextmanager
def _interrupts_to(ended: Ended[R]) -> Iterator[None]:
    """Let Ctrl-C put None on a queue.

    A KeyboardInterrupt at any moment may hit code that holds a lock. The pool, or the progress bar,
    would then wait for that lock forever.
    """
    usual = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if not usual or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGINT, lambda _number, _frame: ended.put(None))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Hold Ctrl-C back for a moment. Processes that start meanwhile never get it.

    A new process needs a second to import everything, and would answer Ctrl-C with a traceback.
    """
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _died(game: Game, job: Work[R], futures: dict[Future[dict[int, R]], Places]) -> str:
    """Return a sentence about a worker that died, with the first game that may be the cause."""
    unfinished = [
        piece for future, piece in futures.items() if future.cancelled() or future.exception()
    ]
    first = min(piece[0] for piece in unfinished)
    return (
        "A worker process died without an error (killed, or out of memory?). "
        f"The first game without a result is {job.number(first)}. "
        f"To repeat it: {job.command(game, first)}"
    )


# In the worker

_game: Game | None = None


def _prepare(lifeline: Connection, place: str) -> None:
    """Prepare a new process, which has imported the script that began the games."""
    global _game
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # in case it could not be held back at the start
    threading.Thread(target=_watch, args=(lifeline,), daemon=True).start()
    _game = find_or_import(place)
    gc.collect()
    gc.freeze()  # freeze what a game keeps: collecting it again took 5 % of a bot's time


def _watch(lifeline: Connection) -> None:
    """End this process when the other end of the pipe is closed, or its owner has died.

    A pipe, because an Event waits for the answer of workers that may be dead.
    """
    with suppress(EOFError, OSError):
        lifeline.recv_bytes()
    os._exit(1)


def _play_chunk(job: Work[R], indices: Places) -> dict[int, R]:
    if _game is None:
        raise RuntimeError("this process was not prepared")
    return {index: play_one(_game, job, index) for index in indices}
