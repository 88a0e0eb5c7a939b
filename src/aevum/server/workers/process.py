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

START: Final = 60.0  # seconds a worker has to start, on a machine that has much else to do
REST: Final = 5.0  # seconds before a worker that could not start twice is started again

# The same path gives the worker the same build of the rules, and games and bots from anywhere.
BOOT: Final = (
    "import json, sys; sys.path[:] = json.loads(sys.argv[1]); "
    "from aevum.server.workers.worker import main; "
    "main(json.loads(sys.argv[2]), int(sys.argv[3]))"
)


class HangLimits(NamedTuple):
    """When a worker counts as hanging, in seconds."""

    still: float = 4.0
    """Without any CPU time, while an answer is waited for."""
    cpu: float = 4.0
    """Of CPU time for one move, bid or hint; the slowest bot here takes 0.6."""


class WorkerLost(Exception):
    """A worker died, is stuck or talks nonsense; the next job gets a new one."""


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
        """Starts in a row that came to nothing."""
        self._rested = 0.0

    @property
    def pid(self) -> int:
        """The process that is there now, 0 if none is."""
        return self._process.pid if self._process is not None else 0

    async def start(self) -> None:
        """Have a process ready; nothing to do if there is one."""
        if self._process is not None and self._process.returncode is None:
            return
        await self.end()
        now = asyncio.get_running_loop().time()
        if now < self._rested:
            raise WorkerLost("it could not be started a moment ago")
        self._failures += 1
        if self._failures > 1:
            self._rested = now + REST
        arguments = [json.dumps(sys.path), json.dumps(self.games), str(self.niceness)]
        try:
            # In a session of its own no Ctrl-C reaches it before it can ignore one.
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
        """Tell a process that is there of something it need not answer."""
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
                trouble = "it talks nonsense"
        except TimeoutError:
            trouble = f"it gave no answer for {seconds:g} s"
        except (asyncio.IncompleteReadError, OSError):
            trouble = watch.hung or "it has ended"
        except (MsgspecError, UnicodeDecodeError):
            trouble = "it talks nonsense"
        finally:
            watch.stop()
        await self.end()
        raise WorkerLost(trouble)

    async def end(self) -> None:
        """End the process at once; it holds nothing that could not be told again."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        if process.stdin is not None:
            process.stdin.close()
        await process.wait()
