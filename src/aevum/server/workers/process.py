"""One worker process as the server sees it: started when needed, ended when it does not answer."""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

from msgspec import MsgspecError

from aevum.server.workers.hang_watch import HangWatch
from aevum.server.workers.messages import (
    HEAD,
    LONGEST,
    Advise,
    Answer,
    Choose,
    Consider,
    Forget,
    Ready,
    TimedJob,
    pack,
    read_answer,
)

START: Final = 60.0  # seconds that a worker may take to start, on a busy machine
REST: Final = 5.0  # seconds before a worker that failed to start twice is started again

# The same path gives the worker the same build of the rules, and all games and bots.
BOOT: Final = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]); "
    "from aevum.server.workers.worker import main; "
    "main(json.loads(sys.argv[2]), int(sys.argv[3]))"
)


class HangLimits(NamedTuple):
    """After how many seconds a worker counts as hanging."""

    still: float = 4.0
    """Seconds without any CPU time during a job."""
    cpu: float = 4.0
    """Seconds of CPU time for one move, bid or hint; the slowest bot here takes 0.6."""


class WorkerLost(Exception):
    """A worker died, is stuck or sent an invalid answer; the next job gets a new one."""


class Worker:
    """A process that answers one job at a time."""

    def __init__(self, games: Sequence[str], niceness: int, hangs: HangLimits) -> None:
        self.games = list(games)
        self.niceness = niceness
        self.hangs = hangs
        self.started = 0
        """How many processes there have been."""
        self._process: Process | None = None
        self._failures = 0
        """Failed starts in a row."""
        self._rested = 0.0

    @property
    def pid(self) -> int:
        """The id of the running process, 0 without one."""
        return self._process.pid if self._process is not None else 0

    async def start(self) -> None:
        """Start a process if none is running."""
        if self._process is not None and self._process.returncode is None:
            return
        await self.end()
        now = asyncio.get_running_loop().time()
        if now < self._rested:
            raise WorkerLost("it failed to start a moment ago")
        self._failures += 1
        if self._failures > 1:
            self._rested = now + REST
        arguments = [json.dumps(sys.path), json.dumps(self.games), str(self.niceness)]
        try:
            # In a session of its own, so that Ctrl-C cannot reach it before it ignores that.
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", BOOT, *arguments,
                stdin=PIPE, stdout=PIPE, start_new_session=True,
            )  # fmt: skip
        except OSError as error:
            raise WorkerLost(f"it cannot be started: {error}") from error
        self.started += 1
        answer = await self._answer(START)
        if not isinstance(answer, Ready):
            await self.end()
            raise WorkerLost(f"it did not start: {answer}")
        self._failures = 0

    async def ask(self, job: TimedJob) -> Answer:
        """Return the answer to a job; a worker that hangs or reaches the job's limit is ended."""
        await self.start()
        cpu = self.hangs.cpu if isinstance(job, Choose | Consider | Advise) else 0
        return await self._answer(job.limit, pack(job), cpu)

    def forget(self, job: Forget) -> None:
        """Send a running process a message that needs no answer."""
        pipe = self._process.stdin if self._process is not None else None
        if pipe is not None and not pipe.is_closing():
            pipe.write(pack(job))

    async def _answer(self, seconds: float, question: bytes = b"", cpu: float = 0) -> Answer:
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise WorkerLost("it has ended")
        watch = HangWatch(process, self.hangs.still, cpu)
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(question)
                await process.stdin.drain()
                size = int.from_bytes(await process.stdout.readexactly(HEAD), "big")
                if size <= LONGEST:
                    return read_answer(await process.stdout.readexactly(size))
                trouble = "it sent an invalid answer"
        except TimeoutError:
            trouble = f"it gave no answer for {seconds:g} s"
        except (asyncio.IncompleteReadError, OSError):
            trouble = watch.hung or "it has ended"
        except (MsgspecError, UnicodeDecodeError):
            trouble = "it sent an invalid answer"
        finally:
            watch.stop()
        await self.end()
        raise WorkerLost(trouble)

    async def end(self) -> None:
        """End the process at once; everything in it can be sent again."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()
