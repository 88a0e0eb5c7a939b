"""Frames that need no reaction are sent with the next ones under load."""

from asyncio import sleep
from typing import cast

import pytest

from aevum.server import wire
from aevum.server.limits import Limits
from aevum.server.store.records import Guest
from aevum.server.tables.table import Table
from aevum.server.transport.direct_protocol import DirectProtocol
from aevum.server.transport.frame_io import FrameOutput
from aevum.server.transport.framing import framed
from aevum.server.transport.held_frames import FEW, HOLD_SECONDS, MANY, MOST_BYTES
from aevum.server.transport.open_sockets import OpenSockets
from aevum.server.transport.socket_session import SocketSession

pytestmark = pytest.mark.asyncio


class Connection:
    """A connection that notes what is written to it."""

    def __init__(self) -> None:
        self.output = FrameOutput()
        self.output.open = True
        self.output.write = self.took
        self.written: list[bytes] = []

    def took(self, data: bytes) -> None:
        self.written.append(data)

    def finish(self, code: int, reason: str) -> None:
        self.written.append(f"{code} {reason}".encode())
        self.output.open = False


class Rig:
    """One socket, and others that keep the server busy."""

    def __init__(self) -> None:
        self.sockets = OpenSockets(Limits())
        self.connection = Connection()
        self.session = self.sit(self.connection)

    def sit(self, connection: Connection) -> SocketSession:
        there, table = cast(DirectProtocol, connection), cast(Table, None)
        return SocketSession(Guest("g", "Ann"), "::1", table, there, self.sockets)

    def busy(self) -> None:
        """Send so much to other sockets that frames are held from now on."""
        other = self.sit(Connection())
        sent = 0
        while not self.sockets.held.take(other):
            sent += 1
        assert sent >= MANY - 1

    @property
    def written(self) -> list[bytes]:
        return self.connection.written


async def test_a_server_with_little_to_do_sends_at_once() -> None:
    rig = Rig()
    rig.session.send_later(b"one")
    rig.session.send_later(b"two")
    assert rig.written == [framed(b"one"), framed(b"two")]


async def test_a_busy_server_sends_it_with_the_next_frame_in_order() -> None:
    rig = Rig()
    rig.busy()
    rig.session.send_later(b"one")
    rig.session.send_later(b"two")
    assert rig.written == []
    rig.session.send(b"three")
    assert rig.written == [framed(b"one") + framed(b"two") + framed(b"three")]
    await sleep(3 * HOLD_SECONDS)
    assert len(rig.written) == 1, "nothing is sent twice"


async def test_a_frame_waits_for_a_whole_turn_at_least() -> None:
    rig = Rig()
    rig.busy()
    held, other = rig.sockets.held, rig.sit(Connection())
    rig.session.send_later(b"one")
    for _ in range(FEW):
        held.take(other)
    held._next_turn()
    assert rig.written == [], "its own turn has just ended"
    for _ in range(FEW):
        held.take(other)
    rig.session.send(b"two")
    rig.session.send_later(b"three")
    held._next_turn()
    assert rig.written == [framed(b"one") + framed(b"two")], "another frame has taken it along"
    held._next_turn()
    assert rig.written[1:] == [framed(b"three")]


async def test_what_is_held_goes_out_in_a_moment() -> None:
    rig = Rig()
    rig.busy()
    rig.session.send_later(b"one")
    await sleep(3 * HOLD_SECONDS)
    assert rig.written == [framed(b"one")]
    rig.session.send_later(b"two")
    assert rig.written[1:] == [framed(b"two")], "it is no longer busy"


async def test_a_close_comes_after_what_is_held() -> None:
    rig = Rig()
    rig.busy()
    rig.session.send_later(b"one")
    rig.session.close(wire.CLOSE_STRANGER, "gone")
    assert rig.written == [framed(b"one"), b"%d gone" % wire.CLOSE_STRANGER]
    await sleep(3 * HOLD_SECONDS)
    assert len(rig.written) == 2


async def test_a_reader_who_stops_reading_gets_everything_in_order() -> None:
    rig = Rig()
    rig.busy()
    rig.session.send_later(b"one")
    rig.connection.output.blocked = True
    rig.session.send_later(b"two")
    rig.session.send(b"three")
    await sleep(3 * HOLD_SECONDS)
    rig.connection.output.blocked = False
    rig.session.writable()
    assert b"".join(rig.written) == framed(b"one") + framed(b"two") + framed(b"three")


async def test_a_socket_holds_so_much_and_no_more() -> None:
    rig = Rig()
    rig.busy()
    rig.session.send_later(b"x" * MOST_BYTES)
    rig.session.send_later(b"one")
    assert rig.written == [framed(b"x" * MOST_BYTES) + framed(b"one")]


async def test_nothing_is_written_to_a_socket_that_is_gone() -> None:
    rig = Rig()
    rig.busy()
    rig.session.send_later(b"one")
    rig.connection.output.open = False
    await sleep(3 * HOLD_SECONDS)
    assert rig.written == []
