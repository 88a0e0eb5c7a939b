"""A worker process: it reads jobs from a pipe, thinks, and writes answers into another.

It ends when the server's end of the pipe is closed, by will or by the server's death, and when a
thought takes much too long, also where nobody is left to notice.
"""

import os
import signal
import sys
import threading
from collections.abc import Sequence
from contextlib import suppress
from queue import SimpleQueue
from typing import BinaryIO, Final

from aevum.core.errors import AevumError
from aevum.games import registry
from aevum.server.workers.job_runner import JobRunner
from aevum.server.workers.messages import HEAD, Answer, Failed, Forget, Job, Ready, pack, read_job

GRACE: Final = 2.0  # seconds after a limit; the server should have ended the worker before


def main(games: Sequence[str], niceness: int) -> None:
    """Work until the server is gone. `niceness` is how far all others go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's business
    inbox, outbox = _pipes()
    jobs: SimpleQueue[Job] = SimpleQueue()
    threading.Thread(target=_listen, args=(inbox, jobs), daemon=True).start()
    if sys.platform != "win32":
        with suppress(OSError):
            os.nice(niceness)
    try:
        for place in games:
            registry.add(place)
    except AevumError as error:
        _send(outbox, Failed(str(error)))
        os._exit(1)
    _send(outbox, Ready())
    _work(jobs, outbox)


def _work(jobs: "SimpleQueue[Job]", outbox: BinaryIO) -> None:
    mind = JobRunner()
    while True:
        job = jobs.get()
        if isinstance(job, Forget):
            mind.forget(job)
            continue
        _alarm(job.limit + GRACE)
        answer = mind.answer(job)
        _alarm(0)
        _send(outbox, answer)


def _alarm(seconds: float) -> None:
    """Let the system end this process after so long, even in code that never looks up; 0: not."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """Return the two pipes, kept from whatever a bot prints or reads."""
    inbox = os.fdopen(os.dup(0), "rb")
    outbox = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return inbox, outbox


def _listen(inbox: BinaryIO, jobs: "SimpleQueue[Job]") -> None:
    """Put jobs into the queue; end the process, whatever it does, when no more can come."""
    with suppress(Exception):
        while head := inbox.read(HEAD):
            jobs.put(read_job(inbox.read(int.from_bytes(head, "big"))))
    os._exit(0)


def _send(outbox: BinaryIO, answer: Answer) -> None:
    with suppress(OSError):  # the server is gone, and `_listen` will see it
        outbox.write(pack(answer))
        outbox.flush()
