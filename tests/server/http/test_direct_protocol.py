"""Frames as bytes, cut or joined by the network in any way, with any content."""

import asyncio
import base64
import os
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from aevum.server import wire
from aevum.server.http.cookies import COOKIE
from aevum.server.limits import Limits, Rate
from aevum.server.transport.direct_protocol import DirectProtocol
from tests.profile import amount
from tests.server.http.place import Person, served

pytestmark = pytest.mark.asyncio(loop_scope="module")

PING = b'{"t":"ping","at":1}'
TEXT, BINARY, CLOSE, PONG = 0x81, 0x82, 0x88, 0x8A


def frame(body: bytes, first: int = TEXT, mask: bytes = b"\x01\x02\x03\x04") -> bytes:
    """A frame as a browser would send it."""
    size = len(body)
    if size < 126:
        head = struct.pack("!BB", first, 0x80 | size)
    elif size < 65536:
        head = struct.pack("!BBH", first, 0x80 | 126, size)
    else:
        head = struct.pack("!BBQ", first, 0x80 | 127, size)
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(body))


class Wire:
    """A socket, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def read(self) -> tuple[int, bytes]:
        """Return the next frame of the server."""
        first, size = await self.reader.readexactly(2)
        if size == 126:
            (size,) = struct.unpack("!H", await self.reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
        return first, await self.reader.readexactly(size)

    async def pongs(self, count: int) -> None:
        """Read until so many pings are answered."""
        while count:
            first, body = await self.read()
            assert first == TEXT
            count -= body.startswith(b'{"t":"pong"')

    async def closed(self) -> int:
        """Read until the server closes, and return its number; 0 if it says none."""
        try:
            while True:
                first, body = await self.read()
                if first == CLOSE:
                    (code,) = struct.unpack("!H", body[:2])
                    return int(code)
        except asyncio.IncompleteReadError:
            return 0


@asynccontextmanager
async def wired(person: Person, code: str) -> AsyncIterator[Wire]:
    host, _, port = person.place.url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    key = base64.b64encode(os.urandom(16)).decode()
    writer.write(
        f"GET /ws/{code} HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {person.place.url}\r\n"
        f"Cookie: {COOKIE}={person.token}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
    try:
        yield Wire(reader, writer)
    finally:
        writer.close()


@settings(
    max_examples=amount(ci=25, soak=5_000),
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    sizes=st.lists(
        st.sampled_from([19, 100, 125, 126, 127, 300, wire.MAX_FRAME]), min_size=1, max_size=6
    ),
    cuts=st.lists(st.floats(0, 1), max_size=6),
    mask=st.binary(min_size=4, max_size=4),
    whole=st.booleans(),
)
async def test_cuts_do_not_matter(
    guest: Person, sizes: list[int], cuts: list[float], mask: bytes, whole: bool
) -> None:
    code = await guest.make(game="haggle", seats=2)
    stream = frame(b'{"t":"hello"}', mask=mask)
    for size in sizes:
        body = PING.ljust(size)
        if whole:
            stream += frame(body, mask=mask)
        else:
            stream += frame(body[:9], 0x01, mask) + frame(b"hi", 0x89) + frame(body[9:], 0x80, mask)
    places = sorted({int(cut * len(stream)) for cut in cuts} | {0, len(stream)})
    async with wired(guest, code) as link:
        for begin, end in pairwise(places):
            link.writer.write(stream[begin:end])
            await asyncio.sleep(0)
        count = len(sizes)
        while count:
            first, body = await link.read()
            assert first in (TEXT, PONG)
            assert first == TEXT or body == b"hi"
            count -= body.startswith(b'{"t":"pong"')


@pytest.mark.parametrize("mask", [b"\x01\x02\x03\x04", b"\x81\x82\x81\x82"])
async def test_every_cut_of_one_frame(guest: Person, mask: bytes) -> None:
    """Also where what follows a cut looks like the head of a frame."""
    code = await guest.make(game="haggle", seats=2)
    async with wired(guest, code) as link:
        link.writer.write(frame(b'{"t":"hello"}'))
        for body, cuts in ((PING, range(50)), (PING.ljust(200), range(12))):
            stream = frame(body, mask=mask) + frame(PING, mask=mask)
            for cut in cuts:
                link.writer.write(stream[:cut])
                await asyncio.sleep(0)
                link.writer.write(stream[cut:])
                await link.pongs(2)


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\x81\x13" + PING, 1002),  # not masked
        (frame(PING, 0xC1), 1002),  # compressed, which was not agreed on
        (frame(PING, 0x83), 1002),  # no such kind
        (frame(b"x" * 126, 0x89), 1002),  # a ping that is too long
        (frame(PING, 0x80), 1002),  # goes on with nothing
        (frame(PING, 0x01) + frame(PING), 1002),  # does not go on
        (frame(b"x" * (wire.MAX_FRAME + 1)), 1009),
        (frame(b"x" * 70_000), 1009),
        (frame(b"x" * 9_000, 0x01) + frame(b"x" * 9_000, 0x80), 1009),
        (struct.pack("!BBQ", TEXT, 0xFF, 1 << 62) + b"mask", 1009),
        (frame(b"\xff\xfe"), wire.CLOSE_BAD_FRAME),
        (frame(b'{"t":"ping","at":1,"x":"\xff"}'), wire.CLOSE_BAD_FRAME),
        (frame(b'{"t":"chat","id":"a","text":"\xff"}'), wire.CLOSE_BAD_FRAME),
        (frame(PING, BINARY), wire.CLOSE_BAD_FRAME),
        (frame(PING + PING), wire.CLOSE_BAD_FRAME),
        (frame(b"\x03\xe8", CLOSE), 1000),
        (frame(b"", CLOSE), 0),
        (frame(b"\x03", CLOSE), 1002),
        (frame(b"\xff\xff", CLOSE), 1002),
    ],
)
async def test_mistakes_end_the_socket(guest: Person, sent: bytes, code: int) -> None:
    table = await guest.make(game="haggle", seats=2)
    async with wired(guest, table) as link:
        link.writer.write(frame(b'{"t":"hello"}') + frame(PING))
        await link.pongs(1)
        link.writer.write(sent + frame(PING) * 3)
        try:
            assert await link.closed() == code
        except struct.error:
            assert code == 0  # an empty close is answered by an empty one


@settings(
    max_examples=amount(ci=40, soak=20_000),
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(st.lists(st.binary(max_size=60), min_size=1, max_size=4))
async def test_any_bytes_are_survived(guest: Person, chunks: list[bytes]) -> None:
    code = await guest.make(game="haggle", seats=2)
    async with wired(guest, code) as link:
        with suppress(OSError):  # the server may have hung up before
            for chunk in chunks:
                link.writer.write(chunk)
                await asyncio.sleep(0)
            link.writer.write_eof()
            await link.reader.read()  # to the end: the server lets go
    while guest.place.context.sockets.sessions:
        await asyncio.sleep(0)


async def test_who_answers_no_ping_is_let_go(tmp_path: Path) -> None:
    async with served(tmp_path, ping_seconds=0.05) as place, place.person() as person:
        code = await person.make(game="haggle", seats=2)
        async with wired(person, code) as silent:
            silent.writer.write(frame(b'{"t":"hello"}'))
            assert await silent.closed() == 1011


async def test_who_answers_a_ping_stays(guest: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    protocols: list[DirectProtocol] = []
    monkeypatch.setattr(DirectProtocol, "start_keepalive", lambda self: protocols.append(self))
    code = await guest.make(game="haggle", seats=2)
    async with guest.sitting(code) as sitting:
        (protocol,) = protocols
        protocol.send_keepalive_ping()
        while protocol.pending_ping_payload is not None:
            await asyncio.sleep(0)
        assert protocol.pong_timer is None
        assert protocol.ping_timer is not None, "the next ping is on its way"
        await (await sitting.socket.ping())


# A client that does not read

FREE = Rate(1e9, 1_000_000_000)


@asynccontextmanager
async def lazy(person: Person, code: str) -> AsyncIterator[ClientConnection]:
    """A socket with a minimal receive buffer that asks for a lot and reads nothing."""
    host, _, port = person.place.url.removeprefix("http://").partition(":")
    tcp = socket.socket()
    tcp.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65_536)
    tcp.setblocking(False)
    await asyncio.get_running_loop().sock_connect(tcp, (host, int(port)))
    async with connect(
        f"ws://{host}:{port}/ws/{code}",
        sock=tcp,
        origin=Origin(person.place.url),
        additional_headers={"cookie": f"{COOKIE}={person.token}"},
        compression=None,
        proxy=None,
        max_queue=1,
        ping_interval=None,
    ) as found:
        sockets = person.place.context.sockets
        before = sockets.counts.behind
        while sockets.counts.behind == before:
            heard = sockets.counts.frames_in
            await found.send('{"t":"hello"}')
            while sockets.counts.frames_in == heard:
                await asyncio.sleep(0)
        yield found


async def test_who_fell_behind_gets_a_snapshot(tmp_path: Path) -> None:
    limits = Limits(messages=FREE, queue_frames=8, behind_seconds=600)
    async with served(tmp_path, limits, narrow=True) as place, place.person() as person:
        code = await person.make(game="tempus")
        async with lazy(person, code) as found:
            sent = place.context.sockets.counts.frames_out
            for _ in range(sent):  # the frames sent before it fell behind
                await found.recv()
            assert b'"t":"snap"' in await found.recv(decode=False)  # and one to start from
            await found.send(PING.decode())
            while not (await found.recv(decode=False)).startswith(b'{"t":"pong"'):
                pass


async def test_who_stays_behind_is_sent_away(tmp_path: Path) -> None:
    limits = Limits(messages=FREE, queue_frames=8, behind_seconds=0)
    async with served(tmp_path, limits, narrow=True) as place, place.person() as person:
        code = await person.make(game="tempus")
        async with lazy(person, code) as found:
            with suppress(ConnectionClosed):
                while True:
                    await found.recv()
            assert found.close_code == wire.CLOSE_BEHIND


async def test_who_never_reads_is_cut_off(tmp_path: Path) -> None:
    limits = Limits(messages=FREE, queue_frames=8, behind_seconds=0)
    async with served(tmp_path, limits, narrow=True) as place, place.person() as person:
        code = await person.make(game="tempus")
        async with lazy(person, code) as found:
            while place.context.sockets.sessions:
                await asyncio.sleep(0.01)
            with suppress(ConnectionClosed):
                while True:
                    await found.recv()
