"""One open socket at a table, with limits on its messages and its lag.

`SocketSession` is the `Session` that the match code uses. It works on a connection of
`direct_protocol`; another socket server would need its own.
"""

# compiled: every move of every table passes through here

from asyncio import TimerHandle, get_running_loop
from collections import deque
from typing import TYPE_CHECKING, Final, Literal

from msgspec import DecodeError
from msgspec.json import Decoder

from aevum.server import messages as m
from aevum.server import wire
from aevum.server.store.records import Guest
from aevum.server.tables.feed import answer
from aevum.server.tables.rendering import refused
from aevum.server.tables.table import Table
from aevum.server.transport.framing import framed
from aevum.server.transport.held_frames import MOST_BYTES
from aevum.server.transport.session import Session

if TYPE_CHECKING:
    from aevum.server.transport.direct_protocol import DirectProtocol
    from aevum.server.transport.open_sockets import OpenSockets

TALK: Final = (wire.Chat, wire.Phrase)
ACT: Final = wire.Act

OWN_ID: Final = "Ids with this prefix are reserved for the server."

_decode: Final = Decoder(wire.FromClient).decode


class SocketSession(Session):
    """One open socket of a guest at a table."""

    def __init__(
        self,
        guest: Guest,
        address: str,
        table: Table,
        connection: "DirectProtocol",
        sockets: "OpenSockets",
    ) -> None:
        super().__init__(guest)
        self.address = address
        self._table = table
        self._connection = connection
        self._output = connection.output
        self._sockets = sockets
        self._counts = sockets.counts
        self._limits = sockets.limits
        self._loop = get_running_loop()
        self._time = self._loop.time
        self.bucket, self._address_bucket = sockets.buckets(guest.id, address)
        self._face: str | None = None
        self._waiting: deque[bytes] = deque()
        self._waiting_bytes = 0
        self._held = b""
        """Frames to be sent with the next one, or soon."""
        self._held_turn = 0
        """The turn of `HeldFrames` in which the first of them came."""
        self._behind = False
        """Whether frames were dropped, so that nothing is sent before a snapshot."""
        self._fell = False
        """Whether it has fallen behind before."""
        self._timer: TimerHandle | None = self._loop.call_later(
            self._limits.hello_seconds, self._silent
        )

    # From the client

    def heard(self, frame: bytes) -> None:
        """Decode a frame and hand it to the table."""
        now = self._time()
        if not self.bucket.take(now) or not self._address_bucket.take(now):
            self._too_many()
            return
        try:
            message = _decode(frame)
        except (DecodeError, RecursionError, UnicodeDecodeError):  # also other JSON
            self._bad("This frame is not a message of this protocol.")
            return
        self._counts.frames_in += 1
        if self._face is None:
            self._begin(message)
        elif type(message) is ACT:  # most messages are, and checking for the others takes time
            if message.id.startswith(wire.OWN_IDS):
                self._bad(OWN_ID)
            else:
                self._table.tell(self, message)
        elif isinstance(message, wire._Order) and message.id.startswith(wire.OWN_IDS):
            self._bad(OWN_ID)
        elif isinstance(message, TALK) and self._sockets.chat.take(self.guest.id):
            answer(self, refused(self, message.id, "slow", m.server_chat_slow()))
        else:
            self._table.tell(self, message)

    def _begin(self, message: wire.FromClient) -> None:
        if not isinstance(message, wire.Hello):
            self._bad("The first message must be Hello.")
            return
        self._face = message.face
        self._stop_timer()
        self._table.join(self, message)

    def garbled(self) -> None:
        """Refuse a binary frame."""
        self._bad("Frames must be text.")

    def noise(self) -> bool:
        """Count pings and fragments as messages."""
        now = self._time()
        if self.bucket.take(now) and self._address_bucket.take(now):
            return True
        self._too_many()
        return False

    def _bad(self, sentence: str) -> None:
        self._counts.bad_frames += 1
        self.close(wire.CLOSE_BAD_FRAME, sentence)

    def _too_many(self) -> None:
        self.close(wire.CLOSE_TOO_MANY, "Too many messages at once.")

    def _silent(self) -> None:
        self._timer = None
        self._bad("The first message, Hello, did not arrive in time.")

    # To the client

    def send(self, frame: bytes) -> None:
        """Send a frame, or queue it while the other side does not read."""
        output = self._output
        if not output.open:
            return
        if self._waiting_bytes == 0 and not output.blocked:
            self._counts.frames_out += 1
            if self._held:
                held, self._held = self._held, b""
                output.write(held + framed(frame))
            else:
                output.write(framed(frame))
        elif not self._behind:
            self._waiting.append(frame)
            self._waiting_bytes += len(frame)
            limits = self._limits
            if len(self._waiting) > limits.queue_frames or self._waiting_bytes > limits.queue_bytes:
                self._fall_behind()

    def send_later(self, frame: bytes) -> None:
        """Send a frame that needs no reaction, under load together with the next one."""
        output = self._output
        at_once = not output.open or output.blocked or self._waiting_bytes > 0
        if at_once or len(self._held) > MOST_BYTES or not self._sockets.held.take(self):
            self.send(frame)
        else:
            self._counts.frames_out += 1
            if not self._held:
                self._held_turn = self._sockets.held.turn
            self._held += framed(frame)

    def release(self, turn: int) -> None:
        """Send the held frames if the first of them came in this turn or before."""
        if self._held and self._held_turn <= turn:
            held, self._held = self._held, b""
            if self._output.open:
                self._output.write(held)

    def writable(self) -> None:
        """Send the waiting frames, or a snapshot if the reader fell behind."""
        waiting, self._waiting, self._waiting_bytes = self._waiting, deque(), 0
        for frame in waiting:
            self.send(frame)
        if self._behind and not self._output.blocked and self._face is not None:
            self._behind = False
            self._stop_timer()
            face: Literal["text", "board"] = "text" if self._face == "text" else "board"
            self._table.join(self, wire.Hello(face, render=self.language))

    def _fall_behind(self) -> None:
        """Drop the waiting frames. A reader who falls behind a second time must reconnect."""
        self._waiting.clear()
        self._waiting_bytes = 0
        self._counts.behind += 1
        if self._fell:
            self._too_slow()
            return
        self._fell = True
        self._behind = True
        self._timer = self._loop.call_later(self._limits.behind_seconds, self._too_slow)

    def _too_slow(self) -> None:
        self.close(wire.CLOSE_BEHIND, "Your connection fell behind. Please reconnect.")

    # The end

    def close(self, code: int, reason: str) -> None:
        """Close the socket with a sentence."""
        self._stop_timer()
        self._waiting.clear()
        self.release(self._sockets.held.turn)
        self._connection.finish(code, reason)

    def ended(self) -> None:
        """Leave the table: the socket is gone."""
        self._stop_timer()
        self._waiting.clear()
        if self._face is not None:
            self._table.leave(self)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
