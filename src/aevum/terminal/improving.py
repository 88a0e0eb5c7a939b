"""A better plan for the next hint, looked for in a process of its own while the player thinks.

    python -m aevum.terminal.improving

A search keeps its whole process busy: in a thread it would stop the screen. The process reads
a job from its standard input and writes a plan, both as JSON. It is started as a plain program:
`multiprocessing` wants a standard error with a file number, which a full screen doesn't have.
"""

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from threading import Thread
from typing import Final

from aevum.core.game import Game
from aevum.core.state import State
from aevum.games import registry

SECONDS: Final = 5.0
KINDNESS: Final = 10  # as `nice` counts


class Improver:
    """Looks for one better plan at a time; a running search is never disturbed."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._reader: Thread | None = None
        self._seat = 0
        self._plan: tuple[int, ...] = ()

    def start(self, game: Game, view: State, seat: int, plan: tuple[int, ...]) -> None:
        """Begin a search for a plan that begins like this one, unless a search is running."""
        if self._reader is not None and self._reader.is_alive():
            return
        self.stop()
        place = registry.address(game)
        if not place or place.startswith("__main__:"):
            return  # no other process finds it
        job = json.dumps([place, view.to_data(), seat, SECONDS, list(plan)]).encode()
        with suppress(OSError):  # no room for a process: the next hint has no better plan
            self._process = subprocess.Popen(
                [sys.executable, "-m", "aevum.terminal.improving"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,  # a traceback would be written over the screen
                env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
            )
            self._seat = seat
            self._reader = Thread(target=self._read, args=(self._process, job), daemon=True)
            self._reader.start()

    def _read(self, process: subprocess.Popen[bytes], job: bytes) -> None:
        """Give a process its job and wait for its plan."""
        with suppress(OSError, ValueError):  # it was stopped
            found, _ = process.communicate(job)
            if self._process is process:
                self._plan = tuple(json.loads(found))

    def found(self, seat: int) -> tuple[int, ...]:
        """Return the plan that a search for this seat has found since, () if there is none."""
        if self._seat != seat:
            return ()
        plan, self._plan = self._plan, ()
        return plan

    def wait(self) -> None:
        """Wait until the search is over."""
        if self._reader is not None:
            self._reader.join()

    def stop(self) -> None:
        """End the search."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
        self.wait()
        self._reader, self._plan = None, ()


def search() -> None:
    """Do the job on the standard input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the table
    with suppress(AttributeError, OSError):
        os.nice(KINDNESS)
    place, view, seat, seconds, plan = json.load(sys.stdin)
    game = registry.find_or_import(place)
    print(json.dumps(game.improve(game.load(view), seat, seconds, plan)))


if __name__ == "__main__":
    search()
