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
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, TypeVar

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
    context = multiprocessing.get_context("spawn")
    watched, lifeline = context.Pipe(duplex=False)
    place = address(game)
    if not place:
        raise AevumError(
            f"Other processes cannot find this game of {game.title}: keep it in a variable of a "
            "module, or of the script that runs."
        )
    pieces = chunks(games, biggest)
    pool = ProcessPoolExecutor(min(jobs, len(pieces)), context, _prepare, (watched, place, job))
    ended: Ended[R] = SimpleQueue()
    with _interrupts_to(ended):
        try:
            with _undisturbed():  # the first of these calls start the workers
                futures = {pool.submit(_play_chunk, piece): piece for piece in pieces}
            for future in futures:
                future.add_done_callback(ended.put)
            _collect(game, job, futures, ended, results, progress)
        except BaseException:
            lifeline.close()
            raise
        finally:
            pool.shutdown(cancel_futures=True)
            lifeline.close()
            watched.close()


def _collect(
    game: Game,
    job: Work[R],
    futures: dict[Future[dict[int, R]], Places],
    ended: Ended[R],
    results: dict[int, R],
    progress: Progress,
) -> None:
    games = sum(map(len, futures.values()))
    while len(results) < games:
        future = ended.get()
        if future is None:
            raise KeyboardInterrupt
        try:
            results |= future.result()
        except BrokenProcessPool:
            raise GameFailed(_died(game, job, futures)) from None
        progress(len(results), games)


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
_job: Work[Any] | None = None


def _prepare(lifeline: Connection, place: str, job: Work[Any]) -> None:
    """Prepare a new process, which has imported the script that began the games."""
    global _game, _job
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # in case it could not be held back at the start
    threading.Thread(target=_watch, args=(lifeline,), daemon=True).start()
    _game = find_or_import(place)
    _job = job
    gc.collect()
    gc.freeze()  # freeze what a game keeps: collecting it again took 5 % of a bot's time


def _watch(lifeline: Connection) -> None:
    """End this process when the other end of the pipe is closed, or its owner has died.

    A pipe, because an Event waits for the answer of workers that may be dead.
    """
    with suppress(EOFError, OSError):
        lifeline.recv_bytes()
    os._exit(1)


def _play_chunk(indices: Places) -> dict[int, Any]:
    if _game is None or _job is None:
        raise RuntimeError("this process was not prepared")
    return {index: play_one(_game, _job, index) for index in indices}
