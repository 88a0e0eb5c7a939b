"""Another guest, in a process of their own: pairs who play on while a server is abused.

    python -m tests.soak.bystander URL

A line on the standard input ends a lap; the answer is a line of JSON with how many moves were made
since the last one, and how long they took from leaving one player to being seen by the other.
"""

import asyncio
import json
import sys
from http.cookiejar import DefaultCookiePolicy
from statistics import quantiles
from typing import Final

import httpx
import uvloop

from bench.server.own import open_pair
from bench.server.play import PATIENCE, Unhurried

PAIRS: Final = 6
PACE: Final = 0.12  # seconds from one move of a pair to the next: fewer than a guest may send


def lap(waits: list[float]) -> dict[str, float]:
    """Return the report on the moves of a lap, in milliseconds."""
    if len(waits) < 2:
        return {"moves": len(waits), "p50": 0.0, "p99": 0.0, "max": 0.0}
    cuts = quantiles(waits, n=100, method="inclusive")
    found = {"p50": cuts[49], "p99": cuts[98], "max": max(waits)}
    return {"moves": len(waits), **{name: 1000 * value for name, value in found.items()}}


async def stay(url: str) -> None:
    """Play until nobody is asked any longer; raise Lost if a move was not seen."""
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as web:
        web.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # guests stay apart
        pairs = [await open_pair(web) for _ in range(PAIRS)]
    crowd = Unhurried(pairs, PACE)
    crowd.start()
    while await asyncio.to_thread(sys.stdin.readline):
        print(json.dumps(lap(crowd.waits)), flush=True)
        crowd.waits = []
    await crowd.settle()


if __name__ == "__main__":
    uvloop.run(stay(sys.argv[1]))
