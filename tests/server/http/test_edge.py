"""Requests byte by byte: too long, too slow, incomplete or empty; each has its answer."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from aevum.core.text import CORE, read_text
from aevum.server.http.cookies import COOKIE
from aevum.server.http.edge import Edge
from aevum.server.http.network import Proxies
from aevum.server.http.security import HEADERS
from aevum.server.limits import LARGEST_HEAD, LARGEST_SENDING, LONGEST_TARGET, UNLIMITED, Limits
from tests.server.http.place import Person, Place, served

pytestmark = pytest.mark.asyncio(loop_scope="module")

UPGRADE = (
    b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
)


HALF = (
    b"\r\nHost: a\r\nOrigin: http://a\r\nContent-Type: application/json\r\n"
    b"Content-Length: 9\r\n\r\n{"
)


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


class Raw:
    """A connection to a server, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def answer(self) -> Answer:
        """Read an answer whose length is told."""
        lines = (await self.reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in lines[1:] if line)
        body = await self.reader.readexactly(int(headers["content-length"]))
        return Answer(int(lines[0].split()[1]), headers, body)

    async def ended(self) -> bool:
        """Wait for the end, and return whether nothing came before it."""
        try:
            return await self.reader.read() == b""
        except ConnectionError:
            return True


@asynccontextmanager
async def raw(place: Place) -> AsyncIterator[Raw]:
    host, _, port = place.url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()


def get(path: bytes = b"/api/me", *headers: bytes, host: bytes = b"127.0.0.1") -> bytes:
    lines = [b"GET " + path + b" HTTP/1.1", b"Host: " + host, *headers]
    return b"\r\n".join(lines) + b"\r\n\r\n"


def is_problem(answer: Answer, status: int) -> None:
    """An answer in a sentence, with every header that any answer has."""
    assert answer.status == status
    problem = json.loads(answer.body)
    assert set(problem) == {"code", "text", "message"}
    assert problem["text"].endswith(".")
    assert str(read_text(problem["message"], CORE)) == problem["text"]
    assert "Traceback" not in problem["text"]
    for name, value in HEADERS.items():
        assert answer.headers[name] == value.lower()


# Too much


@pytest.mark.parametrize("size", [LARGEST_HEAD, 200_000, 2_000_000])
async def test_a_long_cookie_is_refused(place: Place, size: int) -> None:
    async with raw(place) as link:
        link.writer.write(get(b"/api/me", b"Cookie: " + COOKIE.encode() + b"=" + b"x" * size))
        is_problem(await link.answer(), 431)
        assert await link.ended()


async def test_a_head_without_end_is_refused(place: Place) -> None:
    async with raw(place) as link:
        link.writer.write(b"GET /api/me HTTP/1.1\r\nHost: a\r\n")
        await link.writer.drain()
        for number in range(64):
            link.writer.write(b"X-%d: " % number + b"x" * 1000 + b"\r\n")
            await link.writer.drain()
            await asyncio.sleep(0)
        is_problem(await link.answer(), 431)
        assert await link.ended()


async def test_many_headers_are_refused(place: Place) -> None:
    async with raw(place) as link:
        link.writer.write(get(b"/", *(b"A: 1" for _ in range(200))))
        is_problem(await link.answer(), 431)


async def test_a_long_address_is_refused(place: Place) -> None:
    async with raw(place) as link:
        link.writer.write(get(b"/api/me?" + b"x" * LONGEST_TARGET))
        is_problem(await link.answer(), 414)


async def test_what_fits_is_answered(place: Place) -> None:
    async with raw(place) as link:
        for _ in range(3):  # on one connection
            link.writer.write(get(b"/api/me", b"Cookie: a=" + b"x" * (LARGEST_HEAD - 500)))
            assert (await link.answer()).body == b"null"


async def test_a_handshake_with_a_long_header_is_answered(place: Place) -> None:
    for size, status in ((9_000, 431), (200_000, 431)):
        async with raw(place) as link:
            link.writer.write(get(b"/ws/abcdef", b"Cookie: a=" + b"x" * size, UPGRADE.strip()))
            is_problem(await link.answer(), status)
            assert await link.ended()


async def test_a_body_that_nobody_reads_ends_the_connection(place: Place) -> None:
    async with raw(place) as link:
        link.writer.write(get(b"/api/me", b"Content-Length: 1000000000") + b"x" * 1000)
        assert (await link.answer()).body == b"null"
        assert await link.ended()


async def test_a_body_in_tiny_pieces_is_refused(place: Place) -> None:
    async with raw(place) as link:
        link.writer.write(
            b"POST /api/maps/check HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\n"
            b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        await link.writer.drain()
        link.writer.write(b"1;" + b"x" * (2 * LARGEST_SENDING))
        await link.writer.drain()
        is_problem(await link.answer(), 413)


async def test_what_follows_a_body_is_no_header(place: Place) -> None:
    async with raw(place) as link:
        link.writer.write(
            b"POST /api/me HTTP/1.1\r\nHost: a\r\n"
            b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
            b"0\r\nOrigin: http://a\r\n\r\n"
        )
        is_problem(await link.answer(), 403)


# Too slow


@pytest.fixture(scope="module")
def hasty() -> Limits:
    return Limits(head_seconds=0.05, body_seconds=0.05, stall_seconds=0.05, linger_seconds=0.05)


async def test_who_says_nothing_is_let_go(tmp_path: Path, hasty: Limits) -> None:
    async with served(tmp_path, hasty) as place, raw(place) as link:
        assert await link.ended()


@pytest.mark.parametrize(
    "part",
    [
        b"G",
        b"GET / HTTP/1.1\r\nHost:",
        b"POST /api/me HTTP/1.1" + HALF,
        b"PATCH /api/me HTTP/1.1" + HALF,
    ],
)
async def test_half_a_request_is_not_waited_for(
    tmp_path: Path, hasty: Limits, part: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(tmp_path, hasty) as place, raw(place) as link:
        link.writer.write(part)
        answer = await link.answer()
        if not part.startswith(b"POST"):  # that one doesn't need its body, and is answered
            is_problem(answer, 408)
        assert await link.ended()
        assert not caplog.records


async def test_the_second_request_is_not_waited_for_either(tmp_path: Path, hasty: Limits) -> None:
    async with served(tmp_path, hasty) as place, raw(place) as link:
        link.writer.write(get() + b"GE")
        assert (await link.answer()).status == 200
        is_problem(await link.answer(), 408)
        assert await link.ended()


async def test_who_does_not_read_an_answer_is_cut_off(tmp_path: Path, hasty: Limits) -> None:
    async with served(tmp_path, hasty, narrow=True) as place, raw(place) as link:
        link.writer.transport.pause_reading()  # type: ignore[attr-defined]
        link.writer.write(get(b"/openapi.json") * 60)
        while len(place.edge):
            await asyncio.sleep(0.01)


async def test_requests_in_a_row_are_answered_in_order(place: Place) -> None:
    async with raw(place) as link:
        link.writer.write(get() + get(b"/health") + get(b"/api/games") + get(b"/nowhere\x80"))
        assert (await link.answer()).body == b"null"
        assert b'"ok":true' in (await link.answer()).body
        assert b"tempus" in (await link.answer()).body


# Malformed requests


@pytest.mark.parametrize(
    "sent",
    [
        b"nonsense\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 50,  # TLS to a plain port
        b"GET /\xff HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET /api/me?x=\xff HTTP/1.1\r\nHost: a\r\n\r\n",
        b"CONNECT a:80 HTTP/1.1\r\nHost: a\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        get(b"/ws/abcdef", b"Upgrade: websocket\r\nConnection: Upgrade"),
        get(b"/ws/\xff", UPGRADE.strip()),
        *(get(host=host) for host in (b"", b"a b", b"\xff\xfe", b"[::", b"a:99999", b"a/b", b"@")),
    ],
    ids=repr,
)
async def test_what_is_no_request(
    place: Place, sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with raw(place) as link:
        link.writer.write(sent)
        is_problem(await link.answer(), 400)
    assert not caplog.records


@pytest.mark.parametrize("path", [b"/%ff", b"/%00", b"/t/%ff%fe", b"/api/tables/%c3%28?seat=%ff"])
async def test_addresses_of_any_bytes(place: Place, path: bytes) -> None:
    async with raw(place) as link:
        link.writer.write(get(path))
        assert 400 <= (await link.answer()).status < 500


@pytest.mark.parametrize(
    "body", [b"[" * 16_000, b'{"name":' * 2_000, b'{"name":"\xff"}', b'{"name":"\\ud800"}', b"\xff"]
)
async def test_bodies_that_are_no_json(
    guest: Person, body: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    headers = {"content-type": "application/json"}
    for method, path in (("PATCH", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/maps")):
        answer = await guest.web.request(method, path, content=body, headers=headers)
        assert answer.status_code == 400
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.json()["text"].endswith(".")
    assert not caplog.records


async def test_a_socket_elsewhere(place: Place) -> None:
    async with raw(place) as link:
        link.writer.write(get(b"/nowhere", UPGRADE.strip()))
        is_problem(await link.answer(), 404)


async def test_another_protocol_is_not_begun(place: Place) -> None:
    async with raw(place) as link:
        link.writer.write(get(b"/api/me", b"Upgrade: h2c", b"Connection: Upgrade"))
        assert (await link.answer()).body == b"null"
        assert await link.ended()


async def test_a_fault_is_told_in_a_sentence(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a secret")

    monkeypatch.setattr("aevum.server.http.request_guard.address_of", broken)
    monkeypatch.setattr("aevum.server.http.problems.describe", broken)
    monkeypatch.setattr("aevum.server.http.socket._turned_away", broken)
    for headers in ([], [UPGRADE.strip()]):
        async with raw(place) as link:
            link.writer.write(get(b"/ws/abcdef" if headers else b"/api/me", *headers))
            answer = await link.answer()
            is_problem(answer, 500)
            assert b"secret" not in answer.body


# Too many


async def test_under_https_refusals_tell_browsers_to_stay_there(tmp_path: Path) -> None:
    asked = {
        get(b"/\xff"): 400,
        get(b"/", b"Cookie: a=" + b"x" * LARGEST_HEAD): 431,
        get(b"/ws/abcdef", UPGRADE.strip()): 403,
        get(b"/ws/abcdef", UPGRADE.strip().replace(b"13", b"99")): 400,
        get(host=b"a b"): 400,
    }
    async with served(tmp_path, settings={"public_url": "https://example.org"}) as place:
        for request, status in asked.items():
            async with raw(place) as link:
                link.writer.write(request)
                answer = await link.answer()
                is_problem(answer, status)
                assert answer.headers["strict-transport-security"] == "max-age=31536000"


async def test_connections_of_one_address(tmp_path: Path) -> None:
    async with served(tmp_path, Limits(connections=2)) as place:
        async with raw(place) as one, raw(place) as two:
            for link in (one, two):
                link.writer.write(get())
                assert (await link.answer()).status == 200
            async with raw(place) as three:
                is_problem(await three.answer(), 429)
                assert await three.ended()
        while len(place.edge):
            await asyncio.sleep(0)
        async with raw(place) as again:
            again.writer.write(get())
            assert (await again.answer()).status == 200


async def test_connections_of_one_ipv6_network_are_counted_together() -> None:
    edge = Edge(Limits(connections=2), 100, Proxies([]), {})
    first = [f"2001:db8:1:2::{number}" for number in range(3)]
    assert [edge.enter(address) for address in first] == [True, True, False]
    assert edge.enter("2001:db8:1:3::1")
    for address in (*first, "2001:db8:1:3::1"):
        edge.leave(address)
    assert (len(edge), edge._counts) == (0, {})


async def test_a_proxy_brings_many(tmp_path: Path) -> None:
    limits = Limits(connections=1)
    settings = {"trusted_proxies": ["127.0.0.0/8"]}
    async with (
        served(tmp_path, limits, settings=settings) as place,
        raw(place) as one,
        raw(place) as two,
    ):
        for link in (one, two):
            link.writer.write(get())
            assert (await link.answer()).status == 200


async def test_sockets_are_counted_as_connections(guest: Person) -> None:
    code = await guest.make(game="haggle", seats=2)
    before = len(guest.place.edge)
    async with guest.sitting(code):
        assert len(guest.place.edge) == before + 1
    while len(guest.place.edge) > before:
        await asyncio.sleep(0)


async def test_benchmarks_may_open_as_many_as_they_like() -> None:
    assert UNLIMITED.connections > 100_000
