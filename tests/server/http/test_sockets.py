"""The socket from handshake to close: who gets one, and why it ends."""

import asyncio
import json
from contextlib import AsyncExitStack, suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from aevum.server import messages as m
from aevum.server import wire
from aevum.server.http.cookies import COOKIE
from aevum.server.limits import Limits
from aevum.server.store import Guest
from tests.server.http.place import Person, Place, Sitting, problem, served

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize(
    "origin",
    ["", "null", "http://evil.org", "https://127.0.0.1", "http://127.0.0.1:1", "file://"],
)
async def test_pages_of_others_get_no_socket(guest: Person, origin: str) -> None:
    code = await guest.make(game="haggle", seats=2)
    with pytest.raises(InvalidStatus) as refused:
        async with guest.socket(code, origin=origin):
            pass
    assert refused.value.response.status_code == 403
    body = json.loads(refused.value.response.body or b"")
    assert body == problem("forbidden", m.server_other_site())
    assert refused.value.response.headers["x-content-type-options"] == "nosniff"


async def test_other_origins_can_be_allowed(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("origins")
    settings = {"public_url": "https://play.example.org", "origins": ["http://localhost:5173"]}
    async with served(folder, settings=settings) as place, place.person() as person:
        code = await person.make(game="haggle", seats=2)
        for origin in ("https://play.example.org", "http://localhost:5173", place.url):
            async with person.socket(code, origin=origin) as socket:
                await socket.send('{"t":"hello"}')
                assert json.loads(await socket.recv())["t"] == "snap"


async def closed(person: Person, code: str, **headers: str) -> tuple[int | None, str | None]:
    """Open a socket and return why it was closed."""
    async with person.socket(code, **headers) as socket:
        await socket.wait_closed()
        return socket.close_code, socket.close_reason


@pytest.mark.parametrize("cookie", ["", f"{COOKIE}=", f"{COOKIE}=nonsense", "other=1"])
async def test_a_stranger_is_told_so(guest: Person, stranger: Person, cookie: str) -> None:
    code = await guest.make(game="haggle", seats=2)
    assert await closed(stranger, code, cookie=cookie) == (
        wire.CLOSE_STRANGER,
        "You need a guest profile for this. Open the home page first.",
    )


@pytest.mark.parametrize(
    "code",
    ["zzzzzz", "zzzzzzzz", "short", "UPPER1", "7etters", "toolong90", "iiiiii", "a/b", "%00"],
)
async def test_no_such_table(guest: Person, code: str) -> None:
    assert await closed(guest, code) == (
        wire.CLOSE_NO_TABLE,
        str(m.server_no_table()),
    )


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '"hello"',
        '{"t":"nonsense"}',
        '{"t":"hello","surprise":1}',
        '{"t":"hello","face":"cube"}',
        '{"t":"sync","have":0}',  # the first message is hello
        '{"t":"act","id":"a","serial":1,"moves":[1]}',
        '{"a":' * 3000,
        "[" * 16_000,
        "\ud7ff",
        b"\x00\xff",
        b'{"t":"hello"}',  # frames are text
    ],
)
async def test_a_bad_first_frame(guest: Person, frame: str | bytes) -> None:
    code = await guest.make(game="haggle", seats=2)
    async with guest.socket(code) as socket:
        await socket.send(frame)
        await socket.wait_closed()
        assert socket.close_code == wire.CLOSE_BAD_FRAME
        assert (socket.close_reason or "").endswith(".")


@pytest.mark.parametrize(
    "frame",
    [
        '{"t":"act","id":"a b","serial":1,"moves":[]}',
        '{"t":"act","id":"*1","serial":1,"moves":[2]}',  # ids of this kind are the server's own
        '{"t":"ready","id":"*","ready":true}',
    ],
)
async def test_a_bad_frame_later_and_its_count(place: Place, guest: Person, frame: str) -> None:
    code = await guest.make(game="haggle", seats=2)
    before = place.context.sockets.counts.bad_frames
    async with guest.sitting(code) as sitting:
        await sitting.socket.send(frame)
        with suppress(ConnectionClosed):
            while True:
                await sitting.socket.recv()
        assert sitting.socket.close_code == wire.CLOSE_BAD_FRAME
    assert place.context.sockets.counts.bad_frames == before + 1


async def test_a_frame_that_is_too_long(guest: Person) -> None:
    code = await guest.make(game="haggle", seats=2)
    for size in (wire.MAX_FRAME + 1, 70_000):
        async with guest.sitting(code) as sitting:
            await sitting.socket.send("x" * size)
            await sitting.socket.wait_closed()
            assert sitting.socket.close_code == 1009


async def test_the_longest_frame_is_read(guest: Person) -> None:
    code = await guest.make(game="haggle", seats=2)
    async with guest.sitting(code) as sitting:
        ping = '{"t":"ping","at":1}'
        await sitting.socket.send(ping.ljust(wire.MAX_FRAME))
        await sitting.hear_of(wire.Pong)


async def test_fragments_are_put_together(guest: Person) -> None:
    code = await guest.make(game="haggle", seats=2)
    async with guest.sitting(code) as sitting:
        await sitting.socket.send(['{"t":"pi', 'ng","', 'at":1}'])
        await sitting.hear_of(wire.Pong)
        await sitting.socket.send('{"t":"ping","at":2}')  # and the direct way is open again
        await sitting.hear_of(wire.Pong)


async def test_pings_are_answered(guest: Person) -> None:
    code = await guest.make(game="haggle", seats=2)
    async with guest.sitting(code) as sitting:
        await (await sitting.socket.ping("are you there?"))


async def test_hello_again_gives_everything_again(guest: Person) -> None:
    code = await guest.make(game="haggle", seats=2)
    async with guest.sitting(code) as sitting:
        await sitting.socket.send('{"t":"hello"}')
        await sitting.hear_of(wire.Snap)


async def test_who_leaves_is_seen_to_leave(place: Place, guest: Person) -> None:
    code = await guest.make(game="haggle", seats=2)
    async with guest.sitting(code):
        async with guest.sitting(code):
            assert len(place.context.sockets) == 2
        while len(place.context.sockets) > 1:
            await asyncio.sleep(0)
    table = await place.context.hub.open(code)
    assert table is not None
    while table.audience.sessions:
        await asyncio.sleep(0)
    assert not place.context.sockets.sessions


async def test_guests_are_looked_up_again(place: Place, guest: Person) -> None:
    code = await guest.make(game="haggle", seats=2)
    services = place.context
    async with guest.sitting(code) as sitting:
        await services.sockets.look_up(services.store)
        assert sitting.socket.close_code is None
        me = (await guest.web.get("/api/me")).json()["guest"]
        await services.store.forget_guest(me)  # behind the sockets' back
        await services.sockets.look_up(services.store)
        await sitting.socket.wait_closed()
        assert sitting.socket.close_code == wire.CLOSE_STRANGER


async def test_who_comes_during_the_look_may_stay(
    place: Place, guest: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = await guest.make(game="haggle", seats=2)
    store, sockets = place.context.store, place.context.sockets
    look, sitting = store.guests_by_id, list[Sitting]()

    async with AsyncExitStack() as stack:

        async def slow(asked: list[str]) -> dict[str, Guest]:
            found = await look(asked)
            sitting.append(await stack.enter_async_context(guest.sitting(code)))
            return found

        monkeypatch.setattr(store, "guests_by_id", slow)
        await sockets.look_up(store)
        await (await sitting[0].socket.ping())
        assert sitting[0].socket.close_code is None


async def test_the_look_comes_by_itself(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("watch")
    async with served(folder, Limits(check_seconds=0.01)) as place, place.person() as person:
        code = await person.make(game="haggle", seats=2)
        me = (await person.web.get("/api/me")).json()["guest"]
        async with person.sitting(code) as sitting:
            await place.context.store.forget_guest(me)
            await sitting.socket.wait_closed()
            assert sitting.socket.close_code == wire.CLOSE_STRANGER


async def test_the_server_stops(tmp_path_factory: pytest.TempPathFactory) -> None:
    async with served(tmp_path_factory.mktemp("stop")) as place:
        person = place.person()
        code = await person.make(game="haggle", seats=2)
        stack = person.sitting(code)
        sitting = await stack.__aenter__()
    await sitting.socket.wait_closed()
    assert sitting.socket.close_code == wire.CLOSE_RESTART
    await stack.__aexit__(None, None, None)
    await person.web.aclose()


async def test_a_plain_request_to_a_socket_is_a_page_that_is_not_there(guest: Person) -> None:
    assert (await guest.web.get("/ws/abcdef")).status_code == 404
