"""Somebody at an address of their own who sends whatever they like: raw HTTP, and sockets."""

import asyncio
import json
from contextlib import suppress
from http.cookies import SimpleCookie
from typing import Any, Final
from urllib.parse import urlsplit

from msgspec.json import encode
from websockets.asyncio.client import ClientConnection, connect

from aevum.server import wire
from aevum.server.http.cookies import COOKIE

PATIENCE: Final = 60.0  # seconds for an answer; the server has shorter ones
CUT: Final = 0  # instead of a status: the connection was closed without an answer


class Answer:
    """What came back: the status (CUT if nothing did), the headers as text, the body."""

    def __init__(self, raw: bytes) -> None:
        head, _, self.body = raw.partition(b"\r\n\r\n")
        self.head = head.decode("latin-1")
        words = self.head.split(maxsplit=2)
        self.status = int(words[1]) if len(words) > 1 and words[1].isdigit() else CUT

    def json(self) -> Any:
        """Return the body of an answer that is JSON."""
        return json.loads(self.body)


class Visitor:
    """Requests from one loopback address, with or without a guest's cookie."""

    def __init__(self, url: str, address: str) -> None:
        parts = urlsplit(url)
        assert parts.hostname is not None
        assert parts.port is not None
        self.url = url
        self.address = address
        self.host, self.port = parts.hostname, parts.port
        self.cookie = ""

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a connection from this address."""
        return await asyncio.open_connection(self.host, self.port, local_addr=(self.address, 0))

    async def send(self, raw: bytes) -> Answer:
        """Send raw bytes, and read until the connection ends."""
        heard = b""
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                reader, writer = await self.open()
                try:
                    writer.write(raw)
                    with suppress(OSError):
                        await writer.drain()
                    heard = await reader.read(-1)
                finally:
                    writer.transport.abort()
        return Answer(heard)

    async def ask(
        self, target: str, method: str = "GET", body: bytes = b"", **headers: str
    ) -> Answer:
        """Send a request as a browser would."""
        usual = {"host": f"{self.host}:{self.port}", "origin": self.url, "connection": "close"}
        if self.cookie:
            usual["cookie"] = self.cookie
        if body:
            usual |= {"content-type": "application/json", "content-length": str(len(body))}
        usual |= {name.replace("_", "-"): value for name, value in headers.items()}
        lines = [f"{method} {target} HTTP/1.1", *(f"{name}: {usual[name]}" for name in usual)]
        return await self.send("\r\n".join([*lines, "", ""]).encode() + body)

    async def introduce(self) -> bool:
        """Become a guest; return whether the server accepted another one."""
        answer = await self.ask("/api/me", "POST")
        if answer.status != 200:
            return False
        for line in answer.head.splitlines():
            name, _, value = line.partition(":")
            if name.lower() == "set-cookie":
                self.cookie = f"{COOKIE}={SimpleCookie(value.strip())[COOKIE].value}"
        return True

    async def make(self, **wish: Any) -> str:
        """Make a table and return its code, "" if the server refused."""
        answer = await self.ask("/api/tables", "POST", encode(wish))
        return str(answer.json()["code"]) if answer.status == 201 else ""

    def socket(self, code: str) -> connect:
        """Return a socket to be opened at a table."""
        return connect(
            f"ws://{self.host}:{self.port}/ws/{code}",
            additional_headers={"origin": self.url, "cookie": self.cookie},
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            local_addr=(self.address, 0),
        )


async def greet(socket: ClientConnection) -> None:
    """Say hello and take the first frame."""
    await socket.send(encode(wire.Hello()).decode())
    await socket.recv()
