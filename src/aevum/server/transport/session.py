"""One socket as the match code sees it; a transport implements it."""

# compiled: every move of every table passes through here

from aevum.core.native import mypyc_attr
from aevum.server.live.latency import RoundTrips
from aevum.server.store.records import Guest


@mypyc_attr(allow_interpreted_subclasses=True)
class Session:
    """A viewer of a table. The transport subclasses it."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.started = False
        """Whether the first snapshot was sent; no numbered frame is sent before it."""
        self.language = ""
        """The language in which messages also come in words, "" if they do not."""
        self.round_trips = RoundTrips()
        """The latency as measured by the server."""

    def send(self, frame: bytes) -> None:
        """Send a text frame; never blocks. A transport that falls behind closes the socket."""
        raise NotImplementedError("abstract: send")

    def send_later(self, frame: bytes) -> None:
        """Send a text frame that needs no reaction, so that it may wait for the next one."""
        self.send(frame)

    def close(self, code: int, reason: str) -> None:
        """Close the socket with a number of `wire` and a sentence."""
        raise NotImplementedError("abstract: close")
