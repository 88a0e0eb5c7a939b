"""Measure live play: many tables of bots and people, the whole server on one core.

    python bench/live.py [--tables 100] [--seconds 20] [--bot standard] [--build pure]

Each table has four bots and two people with a socket each, who move a timer every second or two.
Two figures: how late the end of a timer takes effect, beyond the table's window (from the server's
own metrics), and how long a person waits from a command to seeing its effect, besides the window
and the round trip of a ping under the same load. The last core is the server's, with its bots.
"""

import argparse
import asyncio
import os
import re
import sys
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, time_ns
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # this file is called by its path

from http.cookiejar import DefaultCookiePolicy  # noqa: E402
from http.cookies import SimpleCookie  # noqa: E402

import httpx  # noqa: E402
import uvloop  # noqa: E402
from msgspec import Struct  # noqa: E402
from msgspec.json import Decoder, Encoder  # noqa: E402
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect  # noqa: E402

from aevum.server import wire  # noqa: E402
from bench.server.processes import Serving, cpu_seconds, free_port  # noqa: E402
from bench.trees import BUILDS, HERE  # noqa: E402

GAME: Final = "chronos"
COOKIE: Final = "aevum_guest"
BOTS: Final = 4
PEOPLE: Final = 2
AT_ONCE: Final = 4  # tables that are opened in parallel
PATIENCE: Final = 120.0
COUNTDOWN: Final = 3.0
PACE: Final = (0.7, 2.0)  # seconds between two commands of a person


class _Position(Struct):
    legal: list[int] | None = None


class _Heard(Struct):
    """The fields of a message that a person reads; the rest is skipped."""

    t: str
    id: str = ""
    done: str = ""
    nonce: int = 0
    at: float = 0.0
    position: _Position | None = None


_decode = Decoder(_Heard).decode
_encode = Encoder().encode


class Figures:
    """The measurements of all people, in milliseconds."""

    def __init__(self) -> None:
        self.going = False
        self.waits: list[float] = []
        self.ways: list[float] = []
        self.refused = 0


class Person(WSListener):
    """One socket: answers probes at once, moves now and then, and measures time."""

    def __init__(self, figures: Figures, timers: int, number: int) -> None:
        self._figures = figures
        self._timers = timers
        self._chance = Random(number)
        self._legal: list[int] = []
        self._sent: dict[str, float] = {}
        self._count = 0
        self._answers: dict[str, asyncio.Future[None]] = {}
        self._transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self.send(wire.Hello())

    def send(self, message: Any) -> None:
        """Send a message."""
        assert self._transport is not None
        self._transport.send(WSMsgType.TEXT, _encode(message))

    async def order(self, kind: type[Any], *args: object) -> None:
        """Give a command that isn't a move, and wait for its answer."""
        name = self._name()
        self._answers[name] = asyncio.get_running_loop().create_future()
        self.send(kind(name, *args))
        await asyncio.wait_for(self._answers[name], PATIENCE)
        del self._answers[name]

    def on_ws_frame(self, _transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        heard = _decode(frame.get_payload_as_bytes())
        if heard.t == "probe":
            self.send(wire.Echo(heard.nonce))
        elif heard.t == "pong":
            self._figures.ways.append((perf_counter() - heard.at) * 1000)
        elif heard.t == "no" and heard.id in self._sent:
            del self._sent[heard.id]
            self._figures.refused += 1
        elif heard.id in self._answers:
            self._answers[heard.id].set_result(None)
        if heard.position is not None and heard.position.legal is not None:
            self._legal = heard.position.legal
        if heard.done in self._sent:
            self._figures.waits.append((perf_counter() - self._sent.pop(heard.done)) * 1000)

    def begin(self) -> None:
        """Move from now on, at its own pace."""
        self._later()

    def _later(self) -> None:
        wait = self._chance.uniform(*PACE)
        asyncio.get_running_loop().call_later(wait, self._act)

    def _act(self) -> None:
        if not self._figures.going:
            return
        moves = [move for move in self._legal if move < self._timers]
        if moves:
            name = self._name()
            self._sent[name] = perf_counter()
            seen = time_ns() // 1_000_000
            self.send(wire.Act(name, -1, [self._chance.choice(moves)], seen))
        self.send(wire.Ping(perf_counter()))
        self._later()

    def _name(self) -> str:
        self._count += 1
        return f"c{self._count}"


async def open_table(
    web: httpx.AsyncClient, url: str, bot: str, figures: Figures, number: int, timers: int
) -> list[Person]:
    """Make a table of four bots and two people, and start its match."""
    wish = {"game": GAME, "seats": BOTS + PEOPLE, "bots": [bot] * BOTS}
    made = await web.post("/api/tables", json=wish, headers={"Origin": url})
    other = await web.post("/api/me", headers={"Origin": url})
    address = f"{url.replace('http', 'ws', 1)}/ws/{made.raise_for_status().json()['code']}"
    people: list[Person] = []
    for place, answer in enumerate((made, other)):
        cookie = SimpleCookie(answer.raise_for_status().headers["Set-Cookie"])[COOKIE].value
        _, person = await ws_connect(
            lambda place=place: Person(figures, timers, PEOPLE * number + place),
            address,
            extra_headers={"Cookie": f"{COOKIE}={cookie}", "Origin": url},
        )
        assert isinstance(person, Person)
        people.append(person)
    await people[1].order(wire.Sit, BOTS + 1)
    await people[1].order(wire.Ready, True)
    await people[0].order(wire.Start)
    return people


async def measure(url: str, pid: int, chosen: argparse.Namespace) -> dict[str, float]:
    """Open all tables, play, and return the figures."""
    from aevum.games import registry

    timers = registry.find(GAME).moves.base("send")  # moves below it flip timers
    figures = Figures()
    gate = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, trust_env=False) as web:
        web.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # guests stay apart

        async def one(number: int) -> list[Person]:
            async with gate:
                return await open_table(web, url, chosen.bot, figures, number, timers)

        tables = await asyncio.gather(*(one(number) for number in range(chosen.tables)))
        figures.going = True
        for people in tables:
            for person in people:
                person.begin()
        await asyncio.sleep(COUNTDOWN)
        before, spent, at = await late(web), cpu_seconds(pid), perf_counter()
        figures.waits.clear()
        figures.ways.clear()
        figures.refused = 0
        await asyncio.sleep(chosen.seconds)
        load = (cpu_seconds(pid) - spent) / (perf_counter() - at)
        after = await late(web)
        figures.going = False
    counts = {bound: after[bound] - before.get(bound, 0.0) for bound in after}
    waits = quantiles(figures.waits, n=100, method="inclusive")
    ways = quantiles(figures.ways, n=100, method="inclusive")
    return {
        "core load": load,
        "moments due": counts[float("inf")],
        "late p50 ms": bucket(counts, 0.5),
        "late p99 ms": bucket(counts, 0.99),
        "commands": len(figures.waits),
        "refused": figures.refused,
        "act-to-visible p50 ms": waits[49],
        "act-to-visible p95 ms": waits[94],
        "window ms": 60,
        "round trip p50 ms": ways[49],
        "round trip p95 ms": ways[94],
    }


async def late(web: httpx.AsyncClient) -> dict[float, float]:
    """Return how many moments took effect at most so many milliseconds late, by bound."""
    page = (await web.get("/metrics")).raise_for_status().text
    found = re.findall(r'^aevum_late_ms_bucket\{le="([^"]+)"\} (\S+)', page, re.MULTILINE)
    return {float(bound): float(count) for bound, count in found}


def bucket(counts: dict[float, float], share: float) -> float:
    """Return the least bound for this share of all."""
    whole = counts[float("inf")]
    return min((bound for bound, count in counts.items() if count >= share * whole), default=0.0)


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench/live.py", description="Measure live play.")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--bot", default="standard")
    parser.add_argument("--build", default="pure", choices=list(BUILDS))
    chosen = parser.parse_args()
    work = ROOT / "build"
    work.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=work, prefix="bench-") as folder:
        port = free_port()
        command = [sys.executable, "-m", "aevum", "serve", "--port", str(port), "--limits", "no"]
        command += ["--database", f"{folder}/live.db"]
        path = os.pathsep.join([str(HERE.source(chosen.build)), str(ROOT)])
        server = Serving(command, ROOT, {"PYTHONPATH": path}, port, "/health")
        try:
            figures = uvloop.run(measure(server.url, server.pid, chosen))
        finally:
            server.stop()
    print(f"{chosen.tables} tables, {BOTS} {chosen.bot} bots and {PEOPLE} sockets each:")
    for name, value in figures.items():
        print(f"  {name:24}{value:10.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
