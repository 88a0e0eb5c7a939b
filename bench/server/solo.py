"""A client of Aevum's own server: one guest at a table of a real solo game."""

import asyncio
from random import Random
from time import perf_counter
from typing import Any, Final

import httpx
from msgspec import Struct
from msgspec.json import Decoder, Encoder

from aevum.server import wire
from bench.server.own import guest_cookie, open_socket
from bench.server.play import Lost, Pair, Seat

SOLO_GAME: Final = "tempus"
MANY: Final = 1 << 16  # far more than any question has answers


class _Ask(Struct):
    serial: int


class _Position(Struct):
    asks: list[_Ask] | None = None
    legal: list[int] | None = None


class _Heard(Struct):
    """The fields of a message that this client reads; the rest is skipped."""

    t: str
    seq: int = 0
    done: str = ""
    code: str = ""
    rows: int = 0
    position: _Position | None = None


_decode = Decoder(_Heard).decode
_encode = Encoder().encode


class SoloTable(Pair):
    """A table with one seat."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self._chance = Random(code)

    def act(self) -> None:
        self.made += 1
        self.sent_at = perf_counter()
        self.seats[0].act(self._chance.randrange(MANY))


class SoloSeat(Seat):
    """Plays any legal move; the acknowledgement counts as seeing it."""

    def __init__(self, table: Pair, url: str, cookie: str) -> None:
        super().__init__(table, 0)
        self._url = url
        self._cookie = cookie
        self._seq = 0
        self._serial = 0
        self._legal: list[int] = []
        self._acting = ""
        self._snapped: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def greet(self) -> None:
        """Say hello and wait for the snapshot."""
        self.send(_encode(wire.Hello()))
        await self._snapped

    async def again(self) -> Seat:
        return await _connect(self._url, self.pair, self._cookie)

    def act(self, cell: int) -> None:
        """Make the legal move with this number, modulo their count."""
        if self._acting or not self._legal:
            raise Lost("The last move was not acknowledged, or the match is over.")
        self._acting = str(self.pair.made)
        move = self._legal[cell % len(self._legal)]
        self.send(_encode(wire.Act(self._acting, self._serial, [move])))

    def heard(self, payload: bytes) -> None:
        message = _decode(payload)
        if message.t == "no":
            raise Lost(f"A command was refused: {message.code}")
        if message.t == "snap":
            self.seen = message.rows
        elif message.t != "up":
            return
        elif message.seq != self._seq + 1:
            raise Lost(f"Message {message.seq} came after {self._seq}.")
        self._seq = message.seq
        self._look(message.position)
        if message.t == "snap" and not self._snapped.done():
            self._snapped.set_result(None)
        if message.done and message.done == self._acting:
            self._acting = ""
            self.seen = self.pair.made
            if self.crowd is not None:
                self.crowd.moved(self.pair)

    def _look(self, position: _Position | None) -> None:
        if position is None:
            return
        if position.legal is not None:
            self._legal = position.legal
        if position.asks:
            self._serial = position.asks[0].serial


async def open_solo(web: httpx.AsyncClient) -> Pair:
    """Make a guest and a table that has begun."""
    url = str(web.base_url).rstrip("/")
    wish: dict[str, Any] = {"game": SOLO_GAME, "start": True}
    made = await web.post("/api/tables", json=wish, headers={"Origin": url})
    table = SoloTable(str(made.raise_for_status().json()["code"]))
    table.seats.append(await _connect(url, table, guest_cookie(made)))
    return table


async def _connect(url: str, table: Pair, cookie: str) -> SoloSeat:
    seat = SoloSeat(table, url, cookie)
    await open_socket(seat, url, cookie)
    await seat.greet()
    return seat
