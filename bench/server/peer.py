"""A client of boardgame.io: matches by its lobby API, moves over Socket.IO as its own client sends.

The client is as cheap as the one for Aevum's server: a Socket.IO client in Node would need more of
the machine than the measured server.
"""

import asyncio
from typing import Any

import httpx
from msgspec import Struct, field
from msgspec.json import Decoder, Encoder
from picows import ws_connect

from aevum.testing.cells import GAME
from bench.server.play import PATIENCE, Pair, Seat

SPACE = f"/{GAME.name},".encode()  # the namespace of the game, in every packet
CONNECTED, EVENT = b"40" + SPACE, b"42" + SPACE
OPEN, PING, PONG = b"0", b"2", b"3"


class _Fields(Struct):
    made: int


class _State(Struct):
    """The fields of a state that this client reads; the rest is skipped."""

    fields: _Fields = field(name="G")
    number: int = field(name="_stateID")


class _Sync(Struct):
    state: _State


_sync = Decoder(tuple[str, str, _Sync]).decode
_update = Decoder(tuple[str, str, _State, Any]).decode
_encode = Encoder().encode


class PeerSeat(Seat):
    """A player of boardgame.io."""

    def __init__(self, pair: Pair, number: int, url: str, secret: str) -> None:
        super().__init__(pair, number)
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._url = url
        self._secret = secret
        self._state = 0

    def act(self, cell: int) -> None:
        payload = {
            "type": "take",
            "args": [cell],
            "playerID": str(self.number),
            "credentials": self._secret,
        }
        move = {"type": "MAKE_MOVE", "payload": payload}
        self._emit("update", move, self._state, self.pair.code, str(self.number))

    async def again(self) -> Seat:
        return await _connect(self._url, self.pair, self.number, self._secret)

    def heard(self, payload: bytes) -> None:
        if payload.startswith(EVENT):
            self._event(payload[len(EVENT) :])
        elif payload == PING:
            self.send(PONG)
        elif payload.startswith(CONNECTED):
            self._emit("sync", self.pair.code, str(self.number), self._secret, 2)
        elif payload.startswith(OPEN):
            self.send(CONNECTED)

    def _event(self, data: bytes) -> None:
        if data.startswith(b'["update"'):
            state = _update(data)[2]
            self._state = state.number
            self.see(state.fields.made)
        elif data.startswith(b'["sync"') and not self.synced.done():
            state = _sync(data)[2].state
            self._state, self.seen = state.number, state.fields.made
            self.synced.set_result(None)

    def _emit(self, *args: object) -> None:
        self.send(EVENT + _encode(args))


async def open_pair(web: httpx.AsyncClient) -> Pair:
    """Make a match and join it twice."""
    lobby = f"/games/{GAME.name}"
    made = await web.post(f"{lobby}/create", json={"numPlayers": 2})
    pair = Pair(str(made.raise_for_status().json()["matchID"]))
    for place in range(2):
        wish = {"playerID": str(place), "playerName": f"Guest {place}"}
        joined = await web.post(f"{lobby}/{pair.code}/join", json=wish)
        secret = str(joined.raise_for_status().json()["playerCredentials"])
        pair.seats.append(await _connect(str(web.base_url).rstrip("/"), pair, place, secret))
    return pair


async def _connect(url: str, pair: Pair, place: int, secret: str) -> PeerSeat:
    _, seat = await ws_connect(
        lambda: PeerSeat(pair, place, url, secret),
        f"{url.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket",
        websocket_handshake_timeout=PATIENCE,
    )
    assert isinstance(seat, PeerSeat)
    await seat.synced
    return seat
