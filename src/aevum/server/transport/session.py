"""One socket as the match code sees it; a transport fills it with life."""

# compiled: every move of every table passes through here

from aevum.core.native import mypyc_attr
from aevum.server.live.latency import RoundTrips
from aevum.server.store.records import Guest


@mypyc_attr(allow_interpreted_subclasses=True)
class Session:
    """Somebody who looks at a table. The transport subclasses it."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.started = False
        """Whether the first snapshot has gone out; nothing numbered is sent before it."""
        self.language = ""
        """The language in which messages come in words too, "" if they do not."""
        self.round_trips = RoundTrips()
        """How long the way is, as far as the server has measured it."""

    def send(self, frame: bytes) -> None:
        """Send a text frame; never blocks. A transport that falls behind closes the socket."""
        raise NotImplementedError("abstract: send")

    def send_later(self, frame: bytes) -> None:
        """Send a text frame that asks nothing of its reader: it may wait for the next one."""
        self.send(frame)

    def close(self, code: int, reason: str) -> None:
        """Close the socket with a number of `wire` and a sentence."""
        raise NotImplementedError("abstract: close")
