"""The games of a simulation spread over processes, with one result for any number of them.

Workers are started afresh and are sent names and numbers only, never a state: compiled states
cannot be pickled, and a fresh start works on every system. A worker ends at once when it is told
to stop, and by itself when the process that started it is gone.
"""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from importlib import import_module
from multiprocessing.connection import Connection

from aevum.arena.one import GameFailed, Job, Result, describe, play_one
from aevum.core.game import Game
from aevum.games.registry import find as find_game

BIGGEST = 32  # games in a chunk: enough to make the cost of sending small
PARTS = 200  # chunks at least, so that progress shows and all workers end together

Progress = Callable[[int, int], None]


def chunks(games: int) -> list[range]:
    """Return the numbers of all games, in pieces that depend on nothing else."""
    size = max(1, min(BIGGEST, games // PARTS))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def play_here(game: Game, job: Job, games: int, progress: Progress) -> list[Result]:
    """Play all games in this process."""
    results: list[Result] = []
    for chunk in chunks(games):
        results += [play_one(game, job, index) for index in chunk]
        progress(len(results), games)
    return results


def play_apart(game: Game, job: Job, games: int, jobs: int, progress: Progress) -> list[Result]:
    """Play all games in `jobs` processes; the results come in the order of the games."""
    context = multiprocessing.get_context("spawn")
    watched, lifeline = context.Pipe(duplex=False)
    module = type(game).__module__
    pieces = chunks(games)
    pool = ProcessPoolExecutor(
        min(jobs, len(pieces)), context, _prepare, (watched, game.name, module, job)
    )
    try:
        return _collect(game, job, pool, pieces, progress)
    except BaseException:
        lifeline.close()
        raise
    finally:
        pool.shutdown(cancel_futures=True)
        lifeline.close()
        watched.close()


def _collect(
    game: Game, job: Job, pool: ProcessPoolExecutor, pieces: list[range], progress: Progress
) -> list[Result]:
    futures = {pool.submit(_play_chunk, piece): piece for piece in pieces}
    done = 0
    for future in _as_they_end(list(futures)):
        try:
            done += len(future.result())
        except BrokenProcessPool:
            raise GameFailed(_died(game, job, futures)) from None
        progress(done, pieces[-1].stop)
    return [result for future in futures for result in future.result()]


def _as_they_end(futures: list[Future[list[Result]]]) -> Iterator[Future[list[Result]]]:
    """Yield futures as they end; the earliest game first among those that ended together."""
    left = set(futures)
    while left:
        done, left = wait(left, return_when=FIRST_COMPLETED)
        yield from (future for future in futures if future in done)


def _died(game: Game, job: Job, futures: dict[Future[list[Result]], range]) -> str:
    """Return a sentence on a worker that vanished, with the first game that may be to blame."""
    unfinished = [
        piece for future, piece in futures.items() if future.cancelled() or future.exception()
    ]
    first = min(piece.start for piece in unfinished)
    return (
        "A worker process died without a word (killed, or out of memory?). "
        f"The first game without a result: {describe(game, job, first)}."
    )


# In the worker

_game: Game | None = None
_job: Job | None = None


def _prepare(lifeline: Connection, name: str, module: str, job: Job) -> None:
    """Make a fresh process ready; Ctrl-C is the starter's business."""
    global _game, _job
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_watch, args=(lifeline,), daemon=True).start()
    _game = locate(name, module)
    _job = job


def locate(name: str, module: str) -> Game:
    """Return a game by the module of its class: so games that were only registered work, too."""
    for value in vars(import_module(module)).values():
        if isinstance(value, Game) and value.name == name:
            return value
    return find_game(name)


def _watch(lifeline: Connection) -> None:
    """End this process when the other end of the pipe is closed, by will or by its owner's death.

    A pipe, because an Event waits for the answer of workers that may be dead.
    """
    with suppress(EOFError, OSError):
        lifeline.recv_bytes()
    os._exit(1)


def _play_chunk(indices: range) -> list[Result]:
    if _game is None or _job is None:
        raise RuntimeError("this process was not prepared")
    return [play_one(_game, _job, index) for index in indices]
