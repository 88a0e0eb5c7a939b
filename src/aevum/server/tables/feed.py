"""One recipient's numbered stream, shared by everybody who sees the same.

Numbers count this recipient's messages, so a gap means a lost message and nothing else. Frames are
made when something happens and sent when it is stored.
"""

# compiled: every move of every table passes through here

from collections import deque
from typing import Final

from msgspec.json import Decoder

from aevum.core.native import mypyc_attr
from aevum.server.tables.json_parts import encode, number
from aevum.server.tables.view_builder import EncodedPosition, hash_of
from aevum.server.transport.session import Session
from aevum.server.wire import (
    HASH_EVERY,
    HASH_MS,
    FromServer,
    Line,
    TableInfo,
)

KEPT: Final = 16  # frames that a client can ask for again; one that misses more gets a snapshot

OFFERS_KEPT: Final = 4
MOMENT: Final = 1000  # milliseconds in which a person cannot have noticed that a move is gone

decode: Final = Decoder(dict[str, list[int]]).decode


@mypyc_attr(acyclic=True)
class Offer:
    """Moves that were possible, as a position's member with its comma, and until when."""

    def __init__(self, legal: bytes, until: int) -> None:
        self.legal = legal
        self.until = until


class Feed:
    """The stream of one viewer, and its sessions."""

    def __init__(self, viewer: int, face: str, epoch: str, language: str = "") -> None:
        self.viewer = viewer
        self.face = face
        self.language = language
        """The language in which its readers get messages in words too, "" if they do not."""
        self.epoch = epoch
        self._head = b'{"t":"up","epoch":' + encode(epoch) + b',"seq":'
        self.seq = 0
        """The number of the last frame that its readers may know of."""
        self.made = 0
        """The number of the last frame."""
        self.delay = 0
        """The delay with which its readers see everything, in milliseconds."""
        self.position: EncodedPosition | None = None
        """The position after the last frame; None before a match."""
        self.stale = False
        """Whether something happened without readers, so that the next one gets a snapshot."""
        self.hash_due = False
        """Whether the next frame carries the hash, whatever its number."""
        self.hashed = 0
        """When the hash of a live match was last sent."""
        self.rows = 0
        """How many steps of the match this viewer could distinguish so far."""
        self.said = 0
        """The number of the last line of chat in a frame."""
        self.sessions: list[Session] = []
        self._offers: deque[Offer] = deque(maxlen=OFFERS_KEPT)
        self.kept: deque[bytes] = deque(maxlen=KEPT)
        """The last frames, up to number `seq`."""

    def up(
        self,
        now: bytes,
        position: bytes,
        events: list[bytes],
        table: TableInfo | None = None,
        chat: list[Line] | None = None,
        done: str = "",
        back: int = -1,
        further: bytes = b"",
    ) -> bytes:
        """Return the next numbered frame, a `wire.Up`.

        `now` is its member (see `moment`); `position`, `events` and the `further` members of live
        games are encoded too.
        """
        self.made += 1
        # Each part costs time; ten are joined without allocating more memory.
        if done:
            now += b',"done":' + encode(done)
        if table is not None:
            now += b',"table":' + encode(table)
        parts = [self._head, number(self.made), now]
        if position:
            parts.append(b',"position":')
            parts.append(position)
        if events:
            parts.append(b',"events":[')
            parts.append(events[0] if len(events) == 1 else b",".join(events))
        end = b"]}" if events else b"}"
        if chat or back >= 0 or further or self.hash_due or self.made % HASH_EVERY == 0:
            end = (b"]" if events else b"") + self._rest(chat, back, further) + b"}"
        parts.append(end)
        frame = b"".join(parts)
        self.keep(frame)
        return frame

    def _rest(self, chat: list[Line] | None, back: int, further: bytes) -> bytes:
        """Return the members that few frames have."""
        rest = b""
        if chat:
            self.said = chat[-1].number
            rest += b',"chat":' + encode(chat)
        if back >= 0:
            rest += b',"back":' + number(back)
        if self.position is not None and (self.hash_due or self.made % HASH_EVERY == 0):
            self.hash_due = False
            rest += b',"hash":' + encode(hash_of(self.position.fields()))
        return rest + b"," + further if further else rest

    def keep(self, frame: bytes) -> None:
        """Keep the frame that was just made, for readers who miss it."""
        self.seq = self.made
        self.kept.append(frame)

    def shown(self) -> EncodedPosition | None:
        """Return the position that its readers see now."""
        return self.position

    def shown_rows(self) -> int:
        """Return how many steps of the match its readers could distinguish."""
        return self.rows

    def shown_talk(self, lines: list[Line]) -> list[Line]:
        """Return the number of the last line of chat that its readers know."""
        return lines

    def tick(self, now: int) -> None:
        """Send the hash along once in a while when a live match has an update.

        Only updates count, so that the hash does not reveal anything else.
        """
        if now - self.hashed >= HASH_MS:
            self.hashed = now
            self.hash_due = True

    def withdrew(self, legal: bytes, now: int) -> None:
        """Note the moves that were offered until now."""
        self._offers.append(Offer(legal, now))

    def offered(self, move: int, now: int) -> bool:
        """Return whether a move was offered a moment ago."""
        return any(
            now - each.until <= MOMENT and move in decode(b"{" + each.legal[1:] + b"}")["legal"]
            for each in self._offers
        )

    def miss(self) -> None:
        """Note that something happened without readers, so that the stream has a gap.

        One number is skipped for everything missed, so that it does not reveal how much that was.
        """
        if not self.stale:
            self.stale = True
            self.made += 1
            self.seq = self.made
            self.kept.clear()

    def after(self, seq: int) -> list[bytes] | None:
        """Return the frames after a number, None if some of them are no longer kept."""
        if self.stale:
            return None
        missed, kept = self.seq - seq, len(self.kept)
        if not 0 <= missed <= kept:
            return None
        return list(self.kept)[kept - missed :]

    def wait(self) -> int:
        """Return in how many milliseconds the first frame is shown."""
        return 0

    def catch_up(self) -> None:
        """End the delay."""

    def send(self, frame: bytes, later: bool = False) -> None:
        """Send a frame to every started session; `later` is as in `OutgoingFrame`."""
        for session in self.sessions:
            if session.started:
                if later:
                    session.send_later(frame)
                else:
                    session.send(frame)


@mypyc_attr(acyclic=True)
class _Moment:
    """The member of a frame that holds the time."""

    def __init__(self) -> None:
        self.now = -1
        self.member = b""


_last: Final = _Moment()


def moment(now: int) -> bytes:
    """Return the member of a frame that holds the time, the same for all frames of now.

    Under load many tables get one in the same millisecond.
    """
    last = _last
    if now != last.now:
        last.now, last.member = now, b',"now":' + encode(now)
    return last.member


def answer(session: Session, message: FromServer) -> None:
    """Send one message to one session."""
    session.send(encode(message))
