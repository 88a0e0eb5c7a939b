"""Attack a real server with its usual limits, and measure the effect on another guest.

    python -m tests.soak.abuse [--build pure|compiled] [--part 0.1] [--only ATTACK]

A server is started on this machine with a finished and a running match of Imperials. Then come the
attacks of `tests.soak.attacks`, one after the other, from loopback addresses, while some pairs play
at another address. Each ends by itself. The exit code is 0 only if nothing broke, the 99th
percentile of the others' moves stayed below 50 ms and the memory of all the server's processes
below 400 MiB.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from tempfile import TemporaryDirectory
from typing import Any, Final

from bench.server.processes import Serving, free_port, memory_bytes
from bench.trees import BUILDS, HERE, ROOT
from tests.server.process.lives import Player
from tests.soak.attacks import ATTACKS, Broken, Scene
from tests.soak.visitor import PATIENCE, Visitor

MOST_MS: Final = 50.0
MOST_MIB: Final = 400.0
MiB: Final = 1024 * 1024
HOME: Final = "127.0.0.1"
PREPARE_SECONDS: Final = 600.0
LOOK_SECONDS: Final = 0.05  # from one look at the memory to the next
CALM_SECONDS: Final = 5.0


@dataclass(frozen=True)
class Match:
    """The match whose replay is requested repeatedly."""

    game: str = "imperials"
    seats: int = 4
    mode: str = "wonders"
    bot: str = "standard"
    lines: int = 200
    """Of the log of the one that is begun."""

    def wish(self, bots: int) -> dict[str, Any]:
        """Return a table for it with so many bots."""
        options = {"mode": self.mode} if self.mode else {}
        return {
            "game": self.game,
            "seats": self.seats,
            "options": options,
            "bots": [self.bot] * bots,
            "start": True,
        }


@dataclass
class Row:
    """The effects of one attack on everybody else."""

    name: str
    seconds: float
    moves: int
    p50: float
    p99: float
    longest: float
    memory: float
    note: str
    broken: bool

    @property
    def ok(self) -> bool:
        """Return whether the others noticed nothing."""
        return not self.broken and self.p99 < MOST_MS and self.memory < MOST_MIB


class Bystanders:
    """The process of `tests.soak.bystander`."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def lap(self) -> dict[str, float]:
        """Return the measurements of the others since the last lap."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(b"lap\n")
        line = await asyncio.wait_for(self._process.stdout.readline(), PATIENCE)
        if not line:
            raise Broken("the others lost a move or their connection")
        found: dict[str, float] = json.loads(line)
        return found

    async def end(self) -> None:
        """Let them end; raise a Broken if one of their moves was lost."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        if await asyncio.wait_for(self._process.wait(), PATIENCE):
            raise Broken("the others lost a move or their connection")


@asynccontextmanager
async def bystanders(url: str) -> AsyncIterator[Bystanders]:
    """Let others play until the end."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.soak.bystander", url, cwd=ROOT,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    try:
        yield Bystanders(process)
    finally:
        with suppress(ProcessLookupError):
            process.kill()


async def prepared(url: str, match: Match, part: float) -> Scene:
    """Let bots play a match to its end, and start another one."""
    maker = Visitor(url, HOME)
    await maker.introduce()
    finished = await maker.make(**match.wish(match.seats), watch=True)
    player = Player(url, 1)
    running = await player.make(**match.wish(match.seats - 1))
    playing = asyncio.create_task(player.live(running, 0))
    async with asyncio.timeout(PREPARE_SECONDS), maker.socket(finished) as socket:
        await socket.send('{"t":"hello"}')
        while len(player.client.log) < match.lines:
            await asyncio.sleep(0.1)
        player.leaving = True
        await playing
        while (await maker.ask(f"/api/tables/{finished}")).json()["phase"] != "over":
            with suppress(TimeoutError):
                async with asyncio.timeout(1):
                    while True:
                        await socket.recv()
    return Scene(url, match.seats, finished, running, part)


class Watch:
    """The peak memory of the server's processes."""

    def __init__(self, pid: int) -> None:
        self._pid = pid
        self._task = asyncio.create_task(self._look())
        self.most = 0.0

    async def _look(self) -> None:
        while True:
            self.most = max(self.most, memory_bytes(self._pid) / MiB)
            await asyncio.sleep(LOOK_SECONDS)

    def end(self) -> float:
        """Stop looking; return the most in MiB."""
        self._task.cancel()
        return self.most


async def attacked(scene: Scene, name: str, pid: int, others: Bystanders) -> Row:
    """Run one attack; `name` may be "" for none."""
    await others.lap()
    watch, start, broken = Watch(pid), time.perf_counter(), False
    try:
        if name:
            note = await ATTACKS[name](scene)
        else:
            note = "nothing is attacked yet"
            await asyncio.sleep(CALM_SECONDS * scene.part)
    except Broken as error:
        note, broken = f"BROKEN: {error}", True
    found = await others.lap()
    seconds = time.perf_counter() - start
    figures = found["p50"], found["p99"], found["max"]
    return Row(name or "calm", seconds, int(found["moves"]), *figures, watch.end(), note, broken)


async def abuse(serving: Serving, match: Match, part: float, names: list[str]) -> list[Row]:
    """Run these attacks, one after the other."""
    print(f"Having a match of {match.game} played ...", flush=True)
    scene = await prepared(serving.url, match, part)
    rows = []
    async with bystanders(serving.url) as others:
        for name in ["", *names]:
            rows.append(await attacked(scene, name, serving.pid, others))
            print(line(rows[-1]), flush=True)
        await others.end()
    return rows


def line(row: Row) -> str:
    """Return a row as text."""
    verdict = "ok    " if row.ok else "FAILED"
    return (
        f"{verdict} {row.name:<16}{row.seconds:6.1f} s  {row.moves:5} moves of others, "
        f"p50 {row.p50:5.1f}, p99 {row.p99:6.1f}, max {row.longest:6.1f} ms, "
        f"{row.memory:5.0f} MiB  {row.note}"
    )


def serve(build: str, folder: str) -> Serving:
    """Start a server as people do, with a game for the others that never ends."""
    port = free_port()
    command = [sys.executable, "-m", "aevum", "serve", "--port", str(port), "--bot-pace-ms", "0"]
    command += ["--games", "aevum.testing.cells:GAME", "--database", f"{folder}/abused.db"]
    path = os.pathsep.join([str(HERE.source(build)), str(ROOT)])
    return Serving(command, ROOT, {"PYTHONPATH": path, "AEVUM_BUILD": build}, port, "/health")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="tests.soak.abuse", description="Abuse a server of one's own."
    )
    parser.add_argument("--build", choices=list(BUILDS), default="compiled")
    parser.add_argument("--part", type=float, default=1.0, help="of the full amount, e.g. 0.1")
    parser.add_argument("--only", choices=list(ATTACKS), default="", metavar="ATTACK")
    chosen = parser.parse_args()
    names = [chosen.only] if chosen.only else list(ATTACKS)
    work = ROOT / "build"
    work.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=work, prefix="abuse-") as folder:
        serving = serve(chosen.build, folder)
        if hasattr(os, "sched_setaffinity"):  # as in the benchmark: a core for the server
            os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
        try:
            rows = asyncio.run(abuse(serving, Match(), chosen.part, names))
        finally:
            serving.stop()
    failed = sum(not row.ok for row in rows)
    print(f"\n{len(rows) - failed} well, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
