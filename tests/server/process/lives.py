"""A server that is killed and restarted, and people who keep playing."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
from msgspec.json import encode
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from aevum.core.state import WAIT
from aevum.server import wire
from aevum.server.http.cookies import COOKIE
from tests.server.client import Client

ROOT = Path(__file__).resolve().parents[3]
START_SECONDS = 60


def steady_port() -> int:
    """Return a free port that no system hands out by itself.

    A client of a port where nobody listens may get that very port as its own and connect to itself;
    then no later life could listen there.
    """
    for port in range(20_000 + os.getpid() % 5_000, 32_000):
        with socket.socket() as free:
            try:
                free.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("every port is taken")


class Lives:
    """The host of `host.py`; `begin` starts a life and `kill` ends it."""

    def __init__(self, database: Path) -> None:
        self.port = steady_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = database.with_suffix(".log").open("w+b")
        self.host = subprocess.Popen(
            [sys.executable, "-m", "tests.server.process.host", str(database), str(self.port)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log,
        )
        self.pid = 0
        self.count = 0

    async def begin(self) -> None:
        """Start a life and wait until it answers."""
        assert self.host.stdin is not None
        assert self.host.stdout is not None
        self.host.stdin.write(b"live\n")
        self.host.stdin.flush()
        self.pid = int(await asyncio.to_thread(self._said))
        self.count += 1
        async with (
            asyncio.timeout(START_SECONDS),
            httpx.AsyncClient(base_url=self.url, trust_env=False) as web,
        ):
            while True:
                try:
                    assert (await web.get("/health")).status_code == 200
                    return
                except httpx.TransportError:
                    await asyncio.sleep(0.01)

    def _said(self) -> bytes:
        assert self.host.stdout is not None
        while True:
            line = self.host.stdout.readline()
            if not line or line.strip().isdigit():
                return line

    def kill(self) -> None:
        """Kill it at once."""
        os.kill(self.pid, signal.SIGKILL)

    def stop(self) -> str:
        """End everything; return the errors of the lives."""
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
        assert self.host.stdin is not None
        self.host.stdin.close()
        self.host.wait(30)
        assert self.host.stdout is not None
        self.host.stdout.close()
        self.log.seek(0)
        said = self.log.read().decode()
        self.log.close()
        return said


class Player:
    """Somebody who plays at random, and comes back whenever the socket breaks."""

    def __init__(self, url: str, seed: int) -> None:
        self.url = url
        self.dice = random.Random(seed)
        self.client = Client()
        self.cookie = ""
        self.sent = 0
        self.acts: set[str] = set()
        self.comebacks = 0
        self.trouble: BaseException | None = None
        """Why they came back the last time."""
        self.leaving = False
        """Whether to wait only for answers, without new commands."""

    async def make(self, **wish: Any) -> str:
        """Become a guest, and make a table on request; return its code."""
        async with httpx.AsyncClient(
            base_url=self.url, headers={"origin": self.url}, timeout=30, trust_env=False
        ) as web:
            answer = await web.post("/api/me")
            assert answer.status_code == 200, answer.text
            self.cookie = f"{COOKIE}={web.cookies[COOKIE]}"
            if not wish:
                return ""
            answer = await web.post("/api/tables", json=wish)
            assert answer.status_code == 201, answer.text
            code: str = answer.json()["code"]
            return code

    async def live(self, code: str, seat: int) -> None:
        """Stay at the table until there is nothing left to do or hear."""
        while not self.finished():
            try:
                await self._visit(code, seat)
            except (OSError, WebSocketException, TimeoutError) as trouble:
                self.comebacks += 1
                self.trouble = trouble
                await asyncio.sleep(0.02)

    def __repr__(self) -> str:
        client = self.client
        return (
            f"<{self.comebacks} comebacks, last for {self.trouble!r}; heard {client.heard} frames; "
            f"asked {client.pending}; {client.table}; {client.position}>"
        )

    def finished(self) -> bool:
        table = self.client.table
        over = self.leaving or (table is not None and table.phase == "over")
        return over and not self.client.pending

    async def _visit(self, code: str, seat: int) -> None:
        headers = {"origin": self.url, "cookie": self.cookie}
        url = self.url.replace("http", "ws", 1) + f"/ws/{code}"
        async with connect(
            url, additional_headers=headers, compression=None, proxy=None, open_timeout=60
        ) as link:
            self.client.connected()
            while not self.finished():
                for message in self.client.outgoing:
                    await link.send(encode(message).decode())
                self.client.outgoing = []
                self.client.receive(await link.recv(decode=False))
                self.think(seat)

    def think(self, seat: int) -> None:
        table, position = self.client.table, self.client.position
        if table is None or table.phase == "over" or self.client.pending or self.leaving:
            return
        if table.phase == "lobby":
            mine = next((c for c in table.chairs if c.guest == self.me()), None)
            if mine is None:
                self.order(wire.Sit, seat)
            elif not mine.ready:
                self.order(wire.Ready, True)
            elif table.owner == self.me() and all(chair.ready for chair in table.chairs):
                self.order(wire.Start)
            return
        asks = position.asks or []
        must = [ask for ask in asks if ask.must]
        moves = [move for move in position.legal or [] if move != WAIT]
        if moves and (must or self.dice.random() < 0.2):
            self.order(wire.Act, (must or asks)[0].serial, [self.dice.choice(moves)])

    def me(self) -> str:
        assert self.client.you is not None
        return self.client.you.guest

    def order(self, kind: type, *fields: Any) -> None:
        self.sent += 1
        name = f"{self.dice.getrandbits(40):x}-{self.sent}"
        if kind is wire.Act:
            self.acts.add(name)
        self.client.order(kind(name, *fields))
