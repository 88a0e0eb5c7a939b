"""A worker process: it reads jobs from one pipe and writes answers to another.

It ends when the server closes its end of the pipe or dies, and when a job takes much too long, even
if nobody is left to notice.
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

GRACE: Final = 2.0  # seconds after a limit by which the server should have ended the worker


def main(games: Sequence[str], niceness: int) -> None:
    """Work until the server is gone. `niceness` is how much it gives way to other processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl-C
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
    """Let the system end this process after so many seconds, whatever it does; 0: never."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _pipes() -> tuple[BinaryIO, BinaryIO]:
    """Return the two pipes, protected from what a bot prints or reads."""
    inbox = os.fdopen(os.dup(0), "rb")
    outbox = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return inbox, outbox


def _listen(inbox: BinaryIO, jobs: "SimpleQueue[Job]") -> None:
    """Put jobs into the queue; end the process, whatever it does, when the pipe is closed."""
    with suppress(Exception):
        while head := inbox.read(HEAD):
            jobs.put(read_job(inbox.read(int.from_bytes(head, "big"))))
    os._exit(0)


def _send(outbox: BinaryIO, answer: Answer) -> None:
    with suppress(OSError):  # the server is gone, and `_listen` will see it
        outbox.write(pack(answer))
        outbox.flush()
