"""Every open socket of this server: how many a guest may have, and who must leave."""

from asyncio import sleep
from collections.abc import Iterator
from time import monotonic
from typing import Final

from prometheus_client import Metric
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector
from structlog import get_logger

from aevum.core.errors import AevumError
from aevum.server import wire
from aevum.server.limits import Buckets, Limits, key_of
from aevum.server.store import Guest, Store
from aevum.server.token_bucket import Bucket
from aevum.server.transport.frame_io import Tally
from aevum.server.transport.socket_session import Visit

log = get_logger("sockets")

FORGOTTEN: Final = "This guest has been forgotten."


class Sockets(Collector):
    """Every open socket of this server, by guest."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.chat = Buckets(limits.chat, monotonic)
        self.messages = Buckets(limits.messages, monotonic)
        self.address_messages = Buckets(limits.address_messages, monotonic)
        self.visits: dict[str, set[Visit]] = {}
        self._by_address: dict[bytes, int] = {}
        self.tally = Tally()

    def __len__(self) -> int:
        return sum(map(len, self.visits.values()))

    def collect(self) -> Iterator[Metric]:
        """Return what Prometheus is told of the sockets."""
        tally = self.tally
        yield CounterMetricFamily("aevum_frames_in", "Frames that were read.", tally.frames_in)
        yield CounterMetricFamily("aevum_frames_out", "Frames that were sent.", tally.frames_out)
        yield CounterMetricFamily("aevum_bad_frames", "Frames of no meaning.", tally.bad_frames)
        yield CounterMetricFamily("aevum_behind", "Readers who fell behind.", tally.behind)

    def full(self, guest: str, address: str) -> bool:
        """Return whether a guest, or an address, has as many sockets as it may have."""
        return (
            len(self.visits.get(guest, ())) >= self.limits.sockets
            or self._by_address.get(key_of(address), 0) >= self.limits.address_sockets
        )

    def buckets(self, guest: str, address: str) -> tuple[Bucket, Bucket]:
        """Return what a guest may say and what an address may say, over all their sockets.

        They outlive the sockets: whoever comes back finds them as they left them.
        """
        of_guest = self.messages.of(guest)
        for visit in self.visits.get(guest, ()):
            of_guest = visit.bucket  # forgotten among many others, while it was in use
        return of_guest, self.address_messages.of(address)

    def add(self, visit: Visit) -> None:
        """Count a socket."""
        self.visits.setdefault(visit.guest.id, set()).add(visit)
        key = key_of(visit.address)
        self._by_address[key] = self._by_address.get(key, 0) + 1

    def remove(self, visit: Visit) -> None:
        """Count a socket no more."""
        of_guest = self.visits.get(visit.guest.id, set())
        of_guest.discard(visit)
        if not of_guest:
            self.visits.pop(visit.guest.id, None)
        key = key_of(visit.address)
        self._by_address[key] -= 1
        if not self._by_address[key]:
            del self._by_address[key]

    def rename(self, guest: Guest) -> None:
        """Let the open sockets of a guest know the new name."""
        for visit in self.visits.get(guest.id, ()):
            visit.guest = guest

    def send_away(self, guest: str, sentence: str) -> None:
        """Close the sockets of a guest who is no longer one, and say why."""
        for visit in list(self.visits.get(guest, ())):
            visit.close(wire.CLOSE_STRANGER, sentence)

    async def look_up(self, store: Store) -> None:
        """Close the sockets of guests whom the store no longer knows."""
        asked = list(self.visits)  # whoever comes meanwhile is not asked about
        known = await store.guests_by_id(asked)
        for guest in set(asked) - set(known):
            self.send_away(guest, FORGOTTEN)

    async def watch(self, store: Store) -> None:
        """Look the guests up again and again, until cancelled."""
        while True:
            await sleep(self.limits.check_seconds)
            try:
                await self.look_up(store)
            except AevumError as error:  # the store will answer another time
                log.warning("guests could not be looked up", error=str(error))
