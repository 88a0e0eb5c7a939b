"""Huge pages: for which memory they are requested, without losing anything."""

import asyncio
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import pytest

from aevum.server.app import create_app
from aevum.server.config import Config
from aevum.server.huge_pages import LARGE, HugePages, stretches
from aevum.server.run import GATHER_TICKS, PAGES_TICKS, Server

MAPS = """\
55d0c0000000-55d0c0400000 r-xp 00000000 fe:00 1234 /usr/bin/python3
55d0c1000000-55d0c1300000 rw-p 00000000 00:00 0 [heap]
7f0000100000-7f0000700000 rw-p 00000000 00:00 0
7f0001000000-7f00011fffff rw-p 00000000 00:00 0
7f0002000000-7f0002800000 rw-p 00000000 fe:00 99 /data/aevum.db-shm
7f0003000000-7f0003800000 ---p 00000000 00:00 0
7ffc00000000-7ffc00800000 rw-p 00000000 00:00 0 [stack]
"""


def test_only_the_heap_as_far_as_large_pages_fit_in() -> None:
    assert list(stretches(MAPS)) == [
        (0x55D0C1000000, 0x55D0C1200000),
        (0x7F0000200000, 0x7F0000600000),
    ]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such call")
def test_nothing_is_lost() -> None:
    kept = [bytes([number % 256]) * 1000 for number in range(20_000)]
    pages = HugePages()
    assert not pages.gather(), "it has not looked yet"
    pages.look()
    while pages.gather():
        pass
    assert pages.gathered > len(kept) * 1000 // LARGE // 2
    assert all(each == bytes([number % 256]) * 1000 for number, each in enumerate(kept))


class Pages(HugePages):
    """A heap that always has three pages."""

    looks = 0

    def look(self) -> None:
        self.looks += 1
        self.left = [1, 2, 3]

    def gather(self) -> bool:
        self.gathered += 1
        return bool(self.left.pop())


async def test_all_pages_are_gathered_before_the_next_look(tmp_path: Path) -> None:
    app = create_app(Config(tmp_path / "aevum.db"))
    app.state.context = SimpleNamespace(hub=SimpleNamespace(tables={}, put_away=0))
    server, pages = Server(app, lambda: None), Pages()
    server._pages = pages
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
    looked = []
    first = 2 * PAGES_TICKS - GATHER_TICKS
    ticks = [0, PAGES_TICKS - 1, PAGES_TICKS, PAGES_TICKS + 1, first, 2 * PAGES_TICKS - 1]
    for tick in [*ticks, 2 * PAGES_TICKS, 3 * PAGES_TICKS - 1]:
        await server.on_tick(tick)
        await asyncio.to_thread(int)  # the one thread does it after what the tick gave it
        looked.append((pages.looks, pages.gathered))
    gathered = [(1, 0), (1, 1), (1, 1), (1, 2), (1, 2), (1, 3)]
    assert looked == [(0, 0), *gathered, (2, 3)]
