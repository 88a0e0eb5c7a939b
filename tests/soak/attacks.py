"""Attacks of a malicious visitor, limited in count and time, only from loopback addresses.

An attack returns a sentence about its result, and raises a `Broken` if the server did what it must
never do: fail, keep a connection it should have closed, or accept more than its limits.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any, Final

from msgspec.json import encode
from websockets.exceptions import WebSocketException

from aevum.server import wire
from aevum.server.limits import Limits
from aevum.server.lobby.table_codes import LENGTH, LETTERS
from tests.soak.visitor import CUT, Answer, Visitor, greet

ADDRESSES: Final = tuple(f"127.0.0.{number}" for number in range(2, 10))
LIMITS: Final = Limits()
MiB: Final = 1024 * 1024


class Broken(Exception):
    """The server did what it must never do."""


class Scene:
    """The targets of the attacks, and their strength."""

    def __init__(self, url: str, seats: int, finished: str, running: str, part: float) -> None:
        """`finished` and `running` are codes of matches; `part` of the full amount is sent."""
        self.url = url
        self.seats = seats
        self.finished = finished
        self.running = running
        self.part = part

    def amount(self, full: int) -> int:
        """Return how many of something to send."""
        return max(2, round(full * self.part))

    def visitor(self, number: int = 0) -> Visitor:
        """Return somebody at one of the addresses."""
        return Visitor(self.url, ADDRESSES[number % len(ADDRESSES)])

    async def guest(self, number: int = 0) -> Visitor:
        """Return a visitor with a cookie."""
        visitor = self.visitor(number)
        if not await visitor.introduce():
            raise Broken("the first guest at an address was refused")
        return visitor


async def replays(scene: Scene) -> str:
    """Ask for one finished match by many connections at once, in all views."""
    count = scene.amount(380)
    kinds = ("gzip", "gzip", "gzip", "identity")
    asked = [
        scene.visitor(number).ask(
            f"/api/tables/{scene.finished}/{what}?seat={number % scene.seats}",
            accept_encoding=kinds[number % len(kinds)],
        )
        for number in range(count)
        for what in ("replay", "film")
    ]
    answers = await asyncio.gather(*asked)
    sent = sum(len(answer.body) for answer in answers)
    return f"{statuses(answers, {200, 429, 503})}; {sent / MiB:.0f} MiB sent"


async def drawings(scene: Scene) -> str:
    """Ask for the film of drawings, which is made on the first request."""
    target = f"/api/tables/{scene.finished}/film?face=text"
    count = scene.amount(60)
    answers = await asyncio.gather(
        *(scene.visitor(number).ask(target, accept_encoding="gzip") for number in range(count))
    )
    return statuses(answers, {200, 429, 503})


async def records(scene: Scene) -> str:
    """Ask for everything else about a finished match."""
    targets = ("record.txt", "record.json", "par", "qr.svg", "")
    answers = await asyncio.gather(
        *(
            scene.visitor(number).ask(
                f"/api/tables/{scene.finished}/{targets[number % len(targets)]}".rstrip("/")
            )
            for number in range(scene.amount(400))
        )
    )
    return statuses(answers, {200, 429, 503})


async def running_replays(scene: Scene) -> str:
    """Ask for the replay of a running match forty times a second."""
    visitor = scene.visitor()
    asked: list[asyncio.Task[Answer]] = []
    for number in range(scene.amount(400)):
        what = ("replay", "film")[number % 2]
        asking = visitor.ask(f"/api/tables/{scene.running}/{what}", accept_encoding="gzip")
        asked.append(asyncio.create_task(asking))
        await asyncio.sleep(1 / 40)
    return statuses(await asyncio.gather(*asked), {200, 429, 503})


async def unread_films(scene: Scene) -> str:
    """Ask for films and read nothing of them."""
    request = (
        f"GET /api/tables/{scene.finished}/film?seat=0 HTTP/1.1\r\n"
        f"host: {scene.visitor().host}\r\naccept-encoding: identity\r\n\r\n"
    )
    open_ = [await scene.visitor(number).open() for number in range(scene.amount(200))]
    for _, writer in open_:
        writer.write(request.encode())
    await asyncio.sleep(5 * scene.part)
    for _, writer in open_:
        writer.transport.abort()
    return f"{len(open_)} readers who read nothing"


async def cookies(scene: Scene) -> str:
    """Send cookies of 20 MiB, and one of 200."""
    visitor = scene.visitor()
    sizes = [round(20 * MiB * scene.part)] * 10 + [round(200 * MiB * scene.part)]
    answers = []
    for size in sizes:
        head = f"GET /api/me HTTP/1.1\r\nhost: {visitor.host}:{visitor.port}\r\ncookie: a="
        answers.append(await visitor.send(head.encode() + b"x" * size + b"\r\n\r\n"))
    return statuses(answers, {431, CUT})


async def handshakes(scene: Scene) -> str:
    """Begin sockets with long headers: each is answered."""
    asked = [
        scene.visitor(number).ask(
            f"/ws/{scene.running}",
            connection="Upgrade",
            upgrade="websocket",
            sec_websocket_version="13",
            sec_websocket_key="AAAAAAAAAAAAAAAAAAAAAA==",
            x_long="x" * (9_000 + 500 * (number % 20)),
        )
        for number in range(scene.amount(200))
    ]
    return statuses(await asyncio.gather(*asked), {431})


async def half_open(scene: Scene) -> str:
    """Begin requests and never finish them: the server closes every one."""
    pieces = (
        b"",
        b"GET / HT",
        b"POST /api/tables HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{",
    )
    open_ = [await scene.visitor(number).open() for number in range(scene.amount(800))]
    for number, (_, writer) in enumerate(open_):
        writer.write(pieces[number % len(pieces)])
    longest = LIMITS.head_seconds + LIMITS.body_seconds
    try:
        async with asyncio.timeout(longest):
            answers = [Answer(await _all(reader)) for reader, _ in open_]
    except TimeoutError:
        raise Broken("connections that send nothing are kept open") from None
    finally:
        for _, writer in open_:
            writer.transport.abort()
    return statuses(answers, {400, 403, 408, 421, 429, CUT})


async def _all(reader: asyncio.StreamReader) -> bytes:
    with suppress(OSError):
        return await reader.read(-1)
    return b""


async def messages(scene: Scene) -> str:
    """Send messages as fast as possible, and reconnect at every limit."""
    guests = [await scene.guest(number) for number in range(8)]
    sent = heard = 0

    async def flood(visitor: Visitor) -> None:
        nonlocal sent, heard
        code = await visitor.make(game="tempus", start=True)
        ping, chat = encode(wire.Ping(1.0)).decode(), encode(wire.Chat("c", "hey")).decode()
        for _ in range(scene.amount(40)):
            with suppress(WebSocketException, OSError, TimeoutError):
                async with visitor.socket(code) as socket:
                    await greet(socket)
                    for number in range(200):
                        await socket.send(chat if number % 20 == 0 else ping)
                        sent += 1
                    while True:
                        await socket.recv()
                        heard += 1

    start = asyncio.get_running_loop().time()
    await asyncio.gather(*(flood(each) for each in guests))
    seconds = asyncio.get_running_loop().time() - start
    most = 8 * (LIMITS.messages.burst + LIMITS.messages.each_second * seconds)
    if heard > 1.5 * most:
        raise Broken(f"{heard} answers in {seconds:.1f} s, where {most:.0f} are allowed")
    return f"{sent} messages sent in {seconds:.1f} s, {heard} answered (limit {most:.0f})"


def puzzle(number: int) -> dict[str, Any]:
    """Return a unique request for a table, as equal ones get the same table."""
    minutes = f"2030-01-01 {number // 60 % 24:02}:{number % 60:02}"
    return {"game": "tempus", "options": {"date": minutes}, "start": number % 2 == 0}


async def tables(scene: Scene) -> str:
    """Let one guest make tables endlessly, list them, and be deleted."""
    guest = await scene.guest(1)
    codes = await asyncio.gather(*(guest.make(**puzzle(n)) for n in range(scene.amount(300))))
    made = len(set(codes) - {""})
    lists = [await guest.ask("/api/tables") for _ in range(scene.amount(60))]
    gone = await guest.ask("/api/me", "DELETE")
    if made > LIMITS.open_tables:
        raise Broken(f"one guest owns {made} tables")
    return f"{made} of {len(codes)} tables made; {statuses([*lists, gone], {200, 204, 429})}"


async def many_guests(scene: Scene) -> str:
    """Let many guests from many addresses make tables and ask for hints."""
    guests = [
        guest for guest in map(scene.visitor, range(scene.amount(200))) if await guest.introduce()
    ]
    made = 0

    async def crowd(guest: Visitor) -> None:
        nonlocal made
        codes = [await guest.make(**puzzle(number)) for number in range(4)]
        made += len(set(codes) - {""})
        with suppress(WebSocketException, OSError, TimeoutError):
            async with asyncio.timeout(10), guest.socket(codes[0]) as socket:
                await greet(socket)
                for number in range(10):
                    await socket.send(encode(wire.Hint(f"h{number}")).decode())

    gate = asyncio.Semaphore(20)

    async def one(guest: Visitor) -> None:
        async with gate:
            await crowd(guest)

    await asyncio.gather(*map(one, guests))
    return f"{len(guests)} guests, {made} tables"


async def garbage(scene: Scene) -> str:
    """Send what isn't JSON, UTF-8 or a host: it is refused, never a fault."""
    guest = await scene.guest(2)
    deep = b"[" * 8_000
    bodies = (deep, b'{"game":' + deep, b'{"game":"\xff\xfe"}', b"\x00" * 100, b'{"game":1e999}')
    targets = ("/api/tables/%ff%fe", "/t/%00", "/api/tables?list=%ff", "/%e0%80%af", "/api/%2e%2e")
    answers: list[Answer] = []
    for number in range(scene.amount(60)):
        body = bodies[number % len(bodies)]
        answers.append(await guest.ask("/api/tables", "POST", body))
        answers.append(await guest.ask(targets[number % len(targets)]))
        answers.append(await guest.ask("/", host="evil..example:99999"))
    for answer in answers:
        if answer.status != CUT and "x-content-type-options" not in answer.head.lower():
            raise Broken(f"an answer without the security headers: {answer.head.splitlines()[0]}")
    return statuses(answers, {200, 308, 400, 403, 404, 405, 413, 421, 422, 429, CUT})


async def codes(scene: Scene) -> str:
    """Guess the codes of tables, over HTTP and by sockets."""
    dice = Random(1)
    guest = await scene.guest(3)
    answers = []
    for _ in range(scene.amount(400)):
        code = "".join(dice.choices(LETTERS, k=LENGTH))
        answers.append(await guest.ask(f"/api/tables/{code}"))
    return statuses(answers, {404, 429})


ATTACKS: Final[dict[str, Callable[[Scene], Awaitable[str]]]] = {
    "replays": replays,
    "drawings": drawings,
    "records": records,
    "running replays": running_replays,
    "unread films": unread_films,
    "cookies": cookies,
    "handshakes": handshakes,
    "half-open": half_open,
    "messages": messages,
    "tables": tables,
    "many guests": many_guests,
    "garbage": garbage,
    "codes": codes,
}


def statuses(answers: list[Answer], allowed: set[int]) -> str:
    """Count the statuses; raise a Broken for a forbidden one."""
    found = Counter(answer.status for answer in answers)
    if wrong := sorted(set(found) - allowed):
        raise Broken(f"answered {wrong} (all: {dict(found)})")
    return ", ".join(f"{times} x {status or 'cut'}" for status, times in sorted(found.items()))
