"""A better plan for the next hint, looked for in a process of its own while the player thinks.

A search holds on to its whole process: in a thread the screen would stand still.
"""

import multiprocessing
import os
import signal
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

from aevum.core.game import Game
from aevum.core.state import State
from aevum.games import registry

SECONDS: Final = 5.0
KINDNESS: Final = 10  # as `nice` counts


class Improver:
    """Looks for one better plan at a time; a search that is under way is never disturbed."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._answer: Connection | None = None
        self._seat = 0

    def start(self, game: Game, view: State, seat: int, plan: tuple[int, ...]) -> None:
        """Begin a search for a plan that begins as this one does, unless one goes on."""
        if self._process is not None and self._process.is_alive():
            return
        self.stop()
        context = multiprocessing.get_context("spawn")
        answer, theirs = context.Pipe(duplex=False)
        job = (game.name, view.to_data(), seat, SECONDS, list(plan))
        process = context.Process(target=_search, args=(theirs, *job), daemon=True)
        with suppress(OSError):  # no room for a process: the next hint does without
            process.start()
            self._process, self._answer, self._seat = process, answer, seat
        theirs.close()

    def found(self, seat: int) -> tuple[int, ...]:
        """Return the plan that a search for this seat has found since, () if there is none."""
        if self._answer is None or self._seat != seat or not self._answer.poll():
            return ()
        with suppress(EOFError, OSError):
            return tuple(self._answer.recv())
        return ()

    def wait(self) -> None:
        """Wait until the search is over."""
        if self._answer is not None:
            self._answer.poll(None)

    def stop(self) -> None:
        """End the search."""
        if self._process is not None:
            self._process.terminate()
            self._process.join()
        if self._answer is not None:
            self._answer.close()
        self._process = self._answer = None


def _search(
    answer: Connection, name: str, view: list[object], seat: int, seconds: float, plan: list[int]
) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the table
    with suppress(AttributeError, OSError):
        os.nice(KINDNESS)
    with suppress(Exception):  # a traceback would be written over the screen
        game = registry.find(name)
        answer.send(game.improve(game.load(view), seat, seconds, plan))
