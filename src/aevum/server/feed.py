"""One recipient's numbered stream: everybody who looks through the same eyes shares it.

Numbers count what this recipient was told, so a gap in them tells of a lost message and of nothing
else. Frames are made when something happens and sent when it is stored.
"""

# compiled: every move of every table passes through here

from collections import deque
from typing import Final

from msgspec.json import Encoder

from aevum.server.link import Link
from aevum.server.sight import Sight, hash_of, number
from aevum.server.wire import (
    HASH_EVERY,
    FromServer,
    Line,
    TableInfo,
)

KEPT: Final = 16  # frames that a client can ask for again; whoever misses more gets a snapshot

encode: Final = Encoder().encode


class Feed:
    """What has been told to one pair of eyes, and who listens."""

    def __init__(self, viewer: int, face: str, epoch: str) -> None:
        self.viewer = viewer
        self.face = face
        self.epoch = epoch
        self._head = b'{"t":"up","epoch":' + encode(epoch) + b',"seq":'
        self.seq = 0
        self.sight: Sight | None = None
        """What the last frame left them with; None before a match."""
        self.stale = False
        """Something happened while nobody looked on; the next to come gets a snapshot."""
        self.rows = 0
        """Steps of the match that this viewer could tell apart so far."""
        self.links: list[Link] = []
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
    ) -> bytes:
        """Return the next numbered frame, a `wire.Up`.

        `now` is its member (see `moment`), `position` and `events` are encoded too.
        """
        self.seq += 1
        members = [self._head + number(self.seq), now]
        if done:
            members.append(b'"done":' + encode(done))
        if table is not None:
            members.append(b'"table":' + encode(table))
        if position:
            members.append(b'"position":' + position)
        if events:
            members.append(b'"events":[' + b",".join(events) + b"]")
        if chat:
            members.append(b'"chat":' + encode(chat))
        if back >= 0:
            members.append(b'"back":' + encode(back))
        if self.sight is not None and self.seq % HASH_EVERY == 0:
            members.append(b'"hash":' + encode(hash_of(self.sight.fields)))
        frame = b",".join(members) + b"}"
        self.kept.append(frame)
        return frame

    def miss(self) -> None:
        """Something happened and nobody looks: what was told so far is no longer all.

        One number stands for everything missed, so that it does not tell how much that was.
        """
        if not self.stale:
            self.stale = True
            self.seq += 1
            self.kept.clear()

    def after(self, seq: int) -> list[bytes] | None:
        """Return the frames after a number, None if they are not all kept."""
        if self.stale:
            return None
        missed, kept = self.seq - seq, len(self.kept)
        if not 0 <= missed <= kept:
            return None
        return list(self.kept)[kept - missed :]

    def send(self, frame: bytes) -> None:
        """Send a frame to everybody who has begun to listen."""
        for link in self.links:
            if link.live:
                link.send(frame)


def moment(now: int) -> bytes:
    """Return what tells the time in a frame: the same for everybody who gets one now."""
    return b'"now":' + encode(now)


def answer(link: Link, message: FromServer) -> None:
    """Send one message to one link."""
    link.send(encode(message))
