"""A server full of tables of Hard bots: how late live games are, and how long a bot is waited for.

    python bench/run.py --only "bot wait p99 ms" [--builds compiled]

All games for four in turn, every seat a Hard bot in a style of its own where the game has
some; one socket watches each, so that all of it is sent too. The figures are the server's own
metrics, as the least bound of a histogram that 99 of 100 stay below. Bots keep the pace at which
people can follow them, as in production.
"""

import asyncio
import re
from collections.abc import Callable
from contextlib import ExitStack
from http.cookiejar import DefaultCookiePolicy
from statistics import median
from typing import Any, Final

import httpx
import uvloop
from msgspec.json import Encoder
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from aevum.bots.company import BEST
from aevum.core.game import LIVE, Game
from aevum.games import registry
from aevum.server import wire
from bench.rows import Row, significant
from bench.server.figures import Amount, own_server
from bench.server.own import guest_cookie
from bench.trees import HERE

METRICS: Final = ("bot tables late p99 ms", "bot wait p50 ms", "bot wait p99 ms")
TABLES: Final = "bot tables"  # instead of the name of a game: all of them play
SEATS: Final = 4
AT_ONCE: Final = 4  # tables that are opened in parallel
PATIENCE: Final = 120.0
HARD: Final = "hard"

_encode = Encoder().encode


class Watcher(WSListener):
    """A socket that watches a table."""

    def on_ws_connected(self, transport: WSTransport) -> None:
        transport.send(WSMsgType.TEXT, _encode(wire.Hello()))

    def on_ws_frame(self, _transport: WSTransport, _frame: WSFrame) -> None:
        """Spectators answer nothing."""


def bot_rows(build: str, amount: Amount, say: Callable[[str], None]) -> list[Row]:
    """Measure a server on which only Hard bots play; it has the whole machine."""
    found: dict[str, list[float]] = {metric: [] for metric in METRICS}
    for number in range(amount.bot_rounds):
        say(f"server: {amount.bot_tables} tables of Hard bots, round {number + 1}")
        with ExitStack() as stack:
            server = stack.enter_context(own_server(HERE, build, own_core=False))
            figures = uvloop.run(_measure(server.url, amount))
        for metric in METRICS:
            found[metric].append(figures[metric])
        late, wait = figures[METRICS[0]], figures[METRICS[2]]
        say(f"server: live games late p99 {late:g} ms, a bot's wait p99 {wait:g} ms")
    return [Row(TABLES, name, SEATS, build, significant(median(found[name]))) for name in METRICS]


async def _measure(url: str, amount: Amount) -> dict[str, float]:
    """Open all tables, let them play, and return the figures."""
    games = [game for game in map(registry.find, registry.names()) if game.max_seats >= SEATS]
    gate = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False) as web:
        web.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # guests stay apart

        async def one(number: int) -> WSTransport:
            async with gate:
                return await _open(web, url, games[number % len(games)])

        sockets = await asyncio.gather(*(one(number) for number in range(amount.bot_tables)))
        await asyncio.sleep(amount.bot_warm)
        before = await _counts(web)
        await asyncio.sleep(amount.bot_seconds)
        after = await _counts(web)
    for socket in sockets:
        socket.disconnect()
        await socket.wait_disconnected()
    counts = {
        name: {bound: held - before[name].get(bound, 0.0) for bound, held in bounds.items()}
        for name, bounds in after.items()
    }
    return {
        METRICS[0]: least_bound(counts["aevum_late_ms"], 0.99),
        METRICS[1]: 1000 * least_bound(counts["aevum_bot_wait_seconds"], 0.5),
        METRICS[2]: 1000 * least_bound(counts["aevum_bot_wait_seconds"], 0.99),
    }


async def _open(web: httpx.AsyncClient, url: str, game: Game) -> WSTransport:
    """Make a table of bots, and watch it."""
    bot = HARD if HARD in game.levels() else BEST
    wish: dict[str, Any] = {"game": game.name, "seats": SEATS, "bots": [bot] * SEATS}
    wish |= {"watch": True, "start": True}
    if game.timing == LIVE:
        wish |= {"window": 0}
    made = await web.post("/api/tables", json=wish, headers={"Origin": url})
    code = made.raise_for_status().json()["code"]
    transport, _ = await ws_connect(
        Watcher,
        f"{url.replace('http', 'ws', 1)}/ws/{code}",
        extra_headers={"Cookie": guest_cookie(made), "Origin": url},
        websocket_handshake_timeout=PATIENCE,
    )
    return transport


async def _counts(web: httpx.AsyncClient) -> dict[str, dict[float, float]]:
    """Return how many waits were at most as long as each bound, by metric."""
    page = (await web.get("/metrics")).raise_for_status().text
    found: dict[str, dict[float, float]] = {"aevum_late_ms": {}, "aevum_bot_wait_seconds": {}}
    for name, bounds in found.items():
        line = rf'^{name}_bucket{{le="([^"]+)"}} (\S+)'
        for bound, count in re.findall(line, page, re.MULTILINE):
            bounds[float(bound)] = float(count)
    return found


def least_bound(counts: dict[float, float], share: float) -> float:
    """Return the least bound for this share of all."""
    whole = counts[float("inf")]
    return min((bound for bound, count in counts.items() if count >= share * whole), default=0.0)
