"""The load as a process of its own: a line of JSON in, a line of JSON out, as `bench.meter`.

python -m bench.server.meter
"""

import asyncio
import gc
import json
import os
import sys
from collections.abc import Awaitable, Callable
from http.cookiejar import DefaultCookiePolicy
from statistics import quantiles
from time import perf_counter
from typing import Any, Final

import httpx
import uvloop

from bench.server import own, peer, solo
from bench.server.play import PATIENCE, FlatOut, Pair, Unhurried
from bench.server.processes import cpu_seconds, memory_bytes, stolen_seconds

AT_ONCE: Final = 8  # tables that are opened in parallel
OPENERS: Final[dict[str, Callable[[httpx.AsyncClient], Awaitable[Pair]]]] = {
    "own": own.open_pair,
    "peer": peer.open_pair,
    "solo": solo.open_solo,
}
CORES: Final = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else set()


def _use(cores: set[int]) -> None:
    """Run on these cores, or on any if the system offers no choice."""
    if cores:
        os.sched_setaffinity(0, cores)


async def open_tables(side: str, url: str, count: int) -> list[Pair]:
    """Open so many tables, with both seats connected and the match begun."""
    gate = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as web:
        web.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # guests stay apart

        async def one() -> Pair:
            async with gate, asyncio.timeout(PATIENCE):
                return await OPENERS[side](web)

        return list(await asyncio.gather(*(one() for _ in range(count))))


async def flat_out(request: dict[str, Any]) -> dict[str, float]:
    """Play as fast as possible; return moves per second and per processor second."""
    crowd = FlatOut(await open_tables(request["side"], request["url"], request["tables"]))
    crowd.start()
    await asyncio.sleep(request["warm"])
    moves, spent, at = crowd.moves(), cpu_seconds(request["pid"]), perf_counter()
    await asyncio.sleep(request["seconds"])
    moves, spent = crowd.moves() - moves, cpu_seconds(request["pid"]) - spent
    wall = perf_counter() - at
    await crowd.settle()
    await crowd.leave()
    return {"server moves/s": moves / wall, "server moves/CPU-s": moves / max(spent, 0.01)}


async def unhurried(request: dict[str, Any]) -> dict[str, float]:
    """Play at a person's pace; return how long moves travel, and the memory per table."""
    side, url, pid = request["side"], request["url"], request["pid"]
    before = memory_bytes(pid)
    crowd = Unhurried(await open_tables(side, url, request["tables"]), request["pace"])
    crowd.start()
    await asyncio.sleep(request["warm"])
    cuts = quantiles(await crowd.gather(request["seconds"]), n=100, method="inclusive")
    await crowd.settle()
    memory = memory_bytes(pid) - before
    await crowd.leave()
    return {
        "act-to-seen p50 ms": cuts[49] * 1000,
        "act-to-seen p99 ms": cuts[98] * 1000,
        "table kB": memory / len(crowd.pairs) / 1024,
    }


async def many(request: dict[str, Any]) -> dict[str, float]:
    """Play at many tables at once, so many moves per second in total; return how long moves
    travel."""
    _use(CORES)
    tables = await open_tables(request["side"], request["url"], request["tables"])
    crowd = Unhurried(tables, len(tables) / request["moves"])
    crowd.start()
    await asyncio.sleep(request["warm"])
    at, spent, stolen = perf_counter(), cpu_seconds(request["pid"]), stolen_seconds()
    waits = await crowd.gather(request["seconds"])
    wall, spent = perf_counter() - at, cpu_seconds(request["pid"]) - spent
    stolen = stolen_seconds() - stolen
    cuts = quantiles(waits, n=100, method="inclusive")
    await crowd.settle()
    for table in tables:
        table.seats[0].leave()
    return {
        "solo moves/s": len(waits) / wall,
        "solo CPU %": 100 * spent / wall,
        "solo p50 ms": cuts[49] * 1000,
        "solo p99 ms": cuts[98] * 1000,
        "solo max ms": max(waits) * 1000,
        "solo stolen %": 100 * stolen / wall / (os.cpu_count() or 1),
    }


TASKS: Final = {"flat_out": flat_out, "unhurried": unhurried, "many": many}

if __name__ == "__main__":
    _use({min(CORES)} if CORES else set())
    gc.disable()  # its pauses would count as the server's
    for line in sys.stdin:
        wish = json.loads(line)
        print(json.dumps(uvloop.run(TASKS[wish["do"]](wish))), flush=True)
