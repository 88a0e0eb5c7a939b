"""A client of Aevum's own server: two guests at a table, over HTTP and the socket of `wire`."""

import asyncio
from http.cookies import SimpleCookie
from typing import Any

import httpx
from msgspec import Struct
from msgspec.json import Decoder, Encoder
from picows import ws_connect

from aevum.server import wire
from aevum.testing.cells import GAME, TAKE
from bench.server.play import PATIENCE, Lost, Pair, Seat

COOKIE = "aevum_guest"
HELLO = b'{"t":"hello"}'  # the same form for every server: older ones refuse newer fields


class _Fields(Struct, frozen=True):
    made: int = 0


class _Position(Struct):
    set: _Fields = _Fields()


class _Heard(Struct):
    """The fields of a message that this client reads; the rest is skipped."""

    t: str
    id: str = ""
    seq: int = 0
    done: str = ""
    code: str = ""
    rows: int = 0
    position: _Position | None = None


_decode = Decoder(_Heard).decode
_encode = Encoder().encode


class OwnSeat(Seat):
    """Checks every number and every acknowledgement."""

    def __init__(self, pair: Pair, number: int, url: str, cookie: str) -> None:
        super().__init__(pair, number)
        self._url = url
        self._cookie = cookie
        self._orders = 0
        self._asked = 0
        self._seq = 0
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self._snapped: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._acting = ""

    async def greet(self) -> None:
        """Say hello and wait for the snapshot."""
        self.send(HELLO)
        await self._snapped

    async def again(self) -> Seat:
        return await _connect(self._url, self.pair, self.number, self._cookie)

    async def order(self, kind: type[Any], *args: object) -> None:
        """Give a command that isn't a move, and wait until it is carried out."""
        name = self._name()
        self._waiting[name] = asyncio.get_running_loop().create_future()
        self.send(_encode(kind(name, *args)))
        await self._waiting[name]
        del self._waiting[name]

    def act(self, cell: int) -> None:
        if self._acting:
            raise Lost(f"The move {self._acting} was not acknowledged.")
        self._acting = self._name()
        self._asked += 1
        self.send(_encode(wire.Act(self._acting, self._asked, [TAKE + cell])))

    def heard(self, payload: bytes) -> None:
        message = _decode(payload)
        if message.t == "up":
            self._up(message)
        elif message.t == "snap":
            self._seq, self.seen = message.seq, message.rows
            if not self._snapped.done():
                self._snapped.set_result(None)
        elif message.t == "no":
            self._refused(message)
        elif message.id in self._waiting:
            self._waiting[message.id].set_result(None)

    def _refused(self, message: _Heard) -> None:
        lost = Lost(f"A command was refused: {message.code}")
        if message.id not in self._waiting:
            raise lost
        self._waiting[message.id].set_exception(lost)

    def _up(self, message: _Heard) -> None:
        if message.seq != self._seq + 1:
            raise Lost(f"Message {message.seq} came after {self._seq}.")
        self._seq = message.seq
        if message.done and message.done == self._acting:
            self._acting = ""
        if message.position is not None and message.position.set.made:
            self.see(message.position.set.made)

    def _name(self) -> str:
        self._orders += 1
        return f"{self.number}-{self._orders}"


async def open_pair(web: httpx.AsyncClient) -> Pair:
    """Make two guests and a table, seat them and start the match."""
    url = str(web.base_url).rstrip("/")
    made = await web.post("/api/tables", json={"game": GAME.name}, headers={"Origin": url})
    other = await web.post("/api/me", headers={"Origin": url})
    pair = Pair(str(made.raise_for_status().json()["code"]))
    one = await _connect(url, pair, 0, guest_cookie(made))
    two = await _connect(url, pair, 1, guest_cookie(other))
    pair.seats += [one, two]
    await two.order(wire.Sit, 1)
    await two.order(wire.Ready, True)
    await one.order(wire.Start)
    return pair


def guest_cookie(answer: httpx.Response) -> str:
    """Return the new guest's cookie."""
    found = SimpleCookie(answer.raise_for_status().headers["Set-Cookie"])
    return f"{COOKIE}={found[COOKIE].value}"


async def _connect(url: str, pair: Pair, place: int, cookie: str) -> OwnSeat:
    seat = OwnSeat(pair, place, url, cookie)
    await open_socket(seat, url, cookie)
    await seat.greet()
    return seat


async def open_socket(seat: Seat, url: str, cookie: str) -> None:
    """Connect a seat to its table, as a guest's browser would."""
    await ws_connect(
        lambda: seat,
        f"{url.replace('http', 'ws', 1)}/ws/{seat.pair.code}",
        extra_headers={"Cookie": cookie, "Origin": url},
        websocket_handshake_timeout=PATIENCE,
    )
