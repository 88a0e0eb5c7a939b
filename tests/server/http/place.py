"""A real server in the test's own event loop, and people who come to it."""

import asyncio
import random
import socket
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
from litestar import Litestar
from msgspec.json import encode
from websockets.asyncio.client import ClientConnection, connect

from aevum.core.text import Text
from aevum.server import wire
from aevum.server.app import create_app
from aevum.server.config import Config
from aevum.server.http.context import AppContext
from aevum.server.http.cookies import COOKIE, SAFE_COOKIE
from aevum.server.http.edge import Edge
from aevum.server.limits import UNLIMITED, Limits
from aevum.server.run import PING_SECONDS, Server, listen
from tests.server.client import Client

Heard = TypeVar("Heard")

TINY = ["tests.tiny.haggle:Haggle", "tests.tiny.sheets:Sheets"]


class Place:
    """A running server."""

    def __init__(self, app: Litestar | None, url: str, server: Server | None = None) -> None:
        self.app = app
        self.url = url
        self.server = server

    @property
    def edge(self) -> Edge:
        assert self.server is not None
        return self.server.edge

    @property
    def context(self) -> AppContext:
        assert self.app is not None
        found: AppContext = self.app.state.context
        return found

    def person(self) -> "Person":
        """Return somebody with a browser and no cookie yet."""
        return Person(self)


@asynccontextmanager
async def served(
    folder: Path,
    limits: Limits = UNLIMITED,
    narrow: bool = False,
    ping_seconds: float = PING_SECONDS,
    settings: dict[str, Any] | None = None,
) -> AsyncIterator[Place]:
    """Run a server until the test is done; with `narrow` its system buffers few bytes."""
    config = Config(folder / "aevum.db", games=TINY, bot_pace_ms=0, **(settings or {}))
    app = create_app(config, limits)
    ready = asyncio.Event()
    with listen("127.0.0.1", 0, True) as listener:
        if narrow:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65_536)
        server = Server(app, ready.set, ping_seconds)

        async def host() -> None:  # in a task of its own: a fixture begins and ends in two
            async with app.lifespan():
                await server.serve([listener])

        running = asyncio.create_task(host())
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait([running, waiting], return_when=asyncio.FIRST_COMPLETED)
        try:
            if running.done():
                await running
            yield Place(app, f"http://127.0.0.1:{listener.getsockname()[1]}", server)
        finally:
            waiting.cancel()
            server.should_exit = True
            await running


def problem(code: str, said: Text) -> dict[str, Any]:
    """Return the body of a refusal with the server's own sentence."""
    return {"code": code, "text": str(said), "message": [said.key, dict(said.args)]}


class Person:
    """Somebody with a browser: its requests say where they come from, its cookie stays."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.web = httpx.AsyncClient(
            base_url=place.url, headers={"origin": place.url}, timeout=60, trust_env=False
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, *_: type[BaseException] | BaseException | TracebackType | None
    ) -> None:
        await self.web.aclose()

    @property
    def token(self) -> str:
        cookies = self.web.cookies
        return cookies.get(SAFE_COOKIE) or cookies.get(COOKIE) or ""

    async def introduce(self) -> Self:
        """Become a guest."""
        assert (await self.web.post("/api/me")).status_code == 200
        return self

    async def make(self, **wish: Any) -> str:
        """Make a table and return its code."""
        answer = await self.web.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code

    @asynccontextmanager
    async def socket(self, code: str, **headers: str) -> AsyncIterator[ClientConnection]:
        """Open a socket like this person's browser; a header given as "" is left out."""
        usual = {"origin": self.place.url, "cookie": f"{COOKIE}={self.token}"} | headers
        url = self.place.url.replace("http", "ws", 1) + f"/ws/{code}"
        async with connect(
            url,
            additional_headers={name: value for name, value in usual.items() if value},
            compression=None,
            proxy=None,
            open_timeout=60,
        ) as socket:
            yield socket

    @asynccontextmanager
    async def sitting(self, code: str) -> AsyncIterator["Sitting"]:
        """Open a socket and say hello."""
        async with self.socket(code) as socket:
            sitting = Sitting(socket)
            await sitting.begin()
            yield sitting


class Sitting:
    """A socket with a client."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.client = Client()
        self._number = 0

    async def begin(self) -> None:
        self.client.connected()
        await self._flush()
        while self.client.table is None:
            await self.hear()

    async def hear(self) -> wire.FromServer:
        """Handle the next frame."""
        message = self.client.receive(await self.socket.recv(decode=False))
        await self._flush()
        return message

    async def hear_of(self, kind: type[Heard]) -> Heard:
        """Handle frames up to one of this kind, and return it."""
        while True:
            message = await self.hear()
            if isinstance(message, kind):
                return message

    async def order(self, kind: type[wire._Order], **fields: Any) -> wire.FromServer:
        """Send a command and return its answer."""
        self._number += 1
        name = f"order{self._number}"
        await self.socket.send(encode(kind(id=name, **fields)).decode())
        while True:
            answer = await self.hear()
            if name in (getattr(answer, "id", ""), getattr(answer, "done", "")):
                return answer

    async def _flush(self) -> None:
        for message in self.client.outgoing:
            await self.socket.send(encode(message).decode())
        self.client.outgoing = []

    async def play_on(self, dice: random.Random) -> None:
        """Answer every question at random, until the match is over."""
        while self.client.table is None or self.client.table.phase != "over":
            asks = [ask for ask in self.client.position.asks or [] if ask.must and not ask.sealed]
            if not asks:
                await self.hear()
                continue
            move = dice.choice(self.client.position.legal or [])
            await self.order(wire.Act, serial=asks[0].serial, moves=[move])


async def started(people: "list[Person]", **wish: Any) -> str:
    """Return the code of a table where these people sit in this order and play."""
    code = await people[0].make(seats=len(people), **wish)
    for seat, person in enumerate(people[1:], 1):
        async with person.sitting(code) as sitting:
            await sitting.order(wire.Sit, seat=seat)
            await sitting.order(wire.Ready, ready=True)
    async with people[0].sitting(code) as sitting:
        await sitting.order(wire.Start)
    return code


async def finished(people: "list[Person]", **wish: Any) -> str:
    """Return the code of a table where these people have played to the end."""
    code = await started(people, **wish)
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        for number, person in enumerate(people):
            sitting = await stack.enter_async_context(person.sitting(code))
            group.create_task(sitting.play_on(random.Random(number)))
    return code
