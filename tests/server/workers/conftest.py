"""Workers for tests, and a meeting point where a test can stop a thinking bot."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from aevum.server.workers import BotWorkers, WorkerLimits
from aevum.server.workers.process import HangLimits
from tests.server.workers import odd

GAMES = [
    "tests.tiny.haggle:Haggle",
    "tests.tiny.nest:Nest",
    "tests.tiny.sheets:Sheets",
    "tests.tiny.sandglass:Sandglass",
]
ODD = [
    f"{odd.__name__}:{kind.__name__}"
    for kind in (
        odd.Listener, odd.Trader, odd.Meeter, odd.Raiser, odd.Cheat, odd.Leaver, odd.Babbler,
        odd.Printer, odd.Spinner,
    )
]  # fmt: skip
LISTENER, TRADER, MEETER, RAISER, CHEAT, LEAVER, BABBLER, PRINTER, SPINNER = ODD
LONG = 60  # seconds until a waiting test fails
# The machine that tests may be busy.
PATIENT = WorkerLimits(move=LONG, hint=LONG, search=LONG, hangs=HangLimits(LONG, LONG))
SEED = "a secret"  # of every bot here

Making = Callable[..., Awaitable[BotWorkers]]


class Guest:
    """A bot that waits at the meeting point while it thinks."""

    def __init__(self, pid: int, build: str, reader: asyncio.StreamReader) -> None:
        self.pid = pid
        self.build = build
        self.reader = reader
        self.writer: asyncio.StreamWriter | None = None

    def release(self) -> None:
        """Let it answer."""
        assert self.writer is not None
        self.writer.write(b"!")

    def kill(self) -> None:
        """End its process like a system without memory."""
        os.kill(self.pid, signal.SIGKILL)

    async def gone(self) -> None:
        """Wait for the end of its process."""
        async with asyncio.timeout(LONG):
            assert await self.reader.read() == b""


class Meeting:
    """The meeting point of bots."""

    def __init__(self) -> None:
        self.guests: asyncio.Queue[Guest] = asyncio.Queue()
        self.writers: list[asyncio.StreamWriter] = []

    async def come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writers.append(writer)
        pid, build = (await reader.readline()).decode().split()
        guest = Guest(int(pid), build, reader)
        guest.writer = writer
        self.guests.put_nowait(guest)

    async def next(self) -> Guest:
        """Wait for the next bot."""
        async with asyncio.timeout(LONG):
            return await self.guests.get()


@pytest.fixture
async def meeting(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Meeting]:
    place = Meeting()
    server = await asyncio.start_server(place.come, "127.0.0.1", 0)
    monkeypatch.setenv(odd.PORT, str(server.sockets[0].getsockname()[1]))
    yield place
    for writer in place.writers:
        writer.close()
    server.close()
    await server.wait_closed()


@pytest.fixture
async def making(meeting: Meeting) -> AsyncIterator[Making]:
    """Makes workers with the meeting point, and stops them after the test."""
    made: list[BotWorkers] = []

    async def make(
        workers: int = 1, games: list[str] = GAMES, limits: WorkerLimits | None = None
    ) -> BotWorkers:
        bot_workers = BotWorkers(workers, games, ODD, limits or PATIENT, lambda: SEED)
        made.append(bot_workers)
        bot_workers.start()
        return bot_workers

    yield make
    for bot_workers in made:
        await bot_workers.stop()


@pytest.fixture
async def bot_workers(making: Making) -> BotWorkers:
    return await making()
