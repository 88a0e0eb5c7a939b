"""Every open socket of this server: limits per guest, and closing those of deleted guests."""

from asyncio import get_running_loop, sleep
from collections.abc import Iterator
from time import monotonic
from typing import Final

from prometheus_client import Metric
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector
from structlog import get_logger

from aevum.core.errors import AevumError
from aevum.server import wire
from aevum.server.limits import Limits, TokenBuckets, key_of
from aevum.server.store import Guest, Store
from aevum.server.token_bucket import TokenBucket
from aevum.server.transport.frame_io import SocketCounts
from aevum.server.transport.held_frames import HeldFrames
from aevum.server.transport.socket_session import SocketSession

log = get_logger("sockets")

FORGOTTEN: Final = "Your guest profile was deleted."


class OpenSockets(Collector):
    """Every open socket of this server, by guest."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.chat = TokenBuckets(limits.chat, monotonic)
        self.messages = TokenBuckets(limits.messages, monotonic)
        self.address_messages = TokenBuckets(limits.address_messages, monotonic)
        self.sessions: dict[str, set[SocketSession]] = {}
        self._by_address: dict[bytes, int] = {}
        self.counts = SocketCounts()
        self.held = HeldFrames(get_running_loop())

    def __len__(self) -> int:
        return sum(map(len, self.sessions.values()))

    def collect(self) -> Iterator[Metric]:
        """Return the metrics of the sockets."""
        counts = self.counts
        yield CounterMetricFamily("aevum_frames_in", "Frames that were read.", counts.frames_in)
        yield CounterMetricFamily("aevum_frames_out", "Frames that were sent.", counts.frames_out)
        yield CounterMetricFamily("aevum_bad_frames", "Invalid frames.", counts.bad_frames)
        yield CounterMetricFamily("aevum_behind", "Readers that fell behind.", counts.behind)

    def full(self, guest: str, address: str) -> bool:
        """Return whether a guest or an address has reached its limit of sockets."""
        return (
            len(self.sessions.get(guest, ())) >= self.limits.sockets
            or self._by_address.get(key_of(address), 0) >= self.limits.address_sockets
        )

    def buckets(self, guest: str, address: str) -> tuple[TokenBucket, TokenBucket]:
        """Return the token buckets for messages of a guest and of an address, over all sockets.

        They outlive the sockets, so that reconnecting does not refill them.
        """
        of_guest = self.messages.of(guest)
        for session in self.sessions.get(guest, ()):
            of_guest = session.bucket  # it was dropped among many others while in use
        return of_guest, self.address_messages.of(address)

    def add(self, session: SocketSession) -> None:
        """Count a socket."""
        self.sessions.setdefault(session.guest.id, set()).add(session)
        key = key_of(session.address)
        self._by_address[key] = self._by_address.get(key, 0) + 1

    def remove(self, session: SocketSession) -> None:
        """Stop counting a socket."""
        of_guest = self.sessions.get(session.guest.id, set())
        of_guest.discard(session)
        if not of_guest:
            self.sessions.pop(session.guest.id, None)
        key = key_of(session.address)
        self._by_address[key] -= 1
        if not self._by_address[key]:
            del self._by_address[key]

    def rename(self, guest: Guest) -> None:
        """Tell the open sockets of a guest the new name."""
        for session in self.sessions.get(guest.id, ()):
            session.guest = guest

    def send_away(self, guest: str, sentence: str) -> None:
        """Close the sockets of a deleted guest, and say why."""
        for session in list(self.sessions.get(guest, ())):
            session.close(wire.CLOSE_STRANGER, sentence)

    async def look_up(self, store: Store) -> None:
        """Close the sockets of guests who are no longer in the store."""
        asked = list(self.sessions)  # without guests who connect meanwhile
        known = await store.guests_by_id(asked)
        for guest in set(asked) - set(known):
            self.send_away(guest, FORGOTTEN)

    async def watch(self, store: Store) -> None:
        """Look up the guests regularly, until cancelled."""
        while True:
            await sleep(self.limits.check_seconds)
            try:
                await self.look_up(store)
            except AevumError as error:  # the store will answer next time
                log.warning("guests could not be looked up", error=str(error))
