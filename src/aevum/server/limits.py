"""How often somebody may ask for something: buckets of tokens that fill again with time."""

from collections.abc import Callable, Hashable
from typing import Final

from msgspec import Struct

from aevum.server.bucket import Bucket

MANY: Final = 4096  # buckets after which the full ones are looked for and forgotten


class Rate(Struct, frozen=True):
    """So many a second in the long run, and `burst` of them at once."""

    each_second: float
    burst: int


class Limits(Struct, frozen=True):
    """Every limit of the server; `UNLIMITED` is for benchmarks, and for tests of other things."""

    requests: Rate = Rate(10, 100)
    """Of the API, for a guest; an address may hold several guests, and has four times as much."""
    guests: Rate = Rate(0.5, 30)
    """New guests from one address."""
    tables: Rate = Rate(5 / 60, 5)
    """New tables of one guest."""
    maps: Rate = Rate(0.5, 20)
    """Maps that one guest saves or deletes."""
    messages: Rate = Rate(20, 40)
    """Of one guest, over all their sockets."""
    chat: Rate = Rate(0.5, 5)
    """Lines of chat of one guest."""
    sockets: int = 8
    """Open ones of one guest."""
    hello_seconds: float = 10
    """Within this time a socket says who it is for."""
    queue_frames: int = 64
    """Frames that wait for a slow reader."""
    queue_bytes: int = 256 * 1024
    behind_seconds: float = 10
    """Time for a reader who fell behind to read what was sent before."""
    check_seconds: float = 180
    """How often the guests behind open sockets are looked up again."""


_FREE: Final = Rate(1e9, 1_000_000_000)
UNLIMITED: Final = Limits(
    requests=_FREE,
    guests=_FREE,
    tables=_FREE,
    maps=_FREE,
    messages=_FREE,
    chat=_FREE,
    sockets=1_000_000,
)


class Buckets:
    """A bucket for every key; those that are full again are forgotten."""

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self.rate = rate
        self._clock = clock
        self._buckets: dict[Hashable, Bucket] = {}
        self._swept = clock()

    def take(self, key: Hashable) -> float:
        """Take a token for this key; return 0, or the seconds to wait for one."""
        now = self._clock()
        bucket = self._buckets.get(key)
        if bucket is None:
            self._sweep(now)
            bucket = self._buckets[key] = Bucket(self.rate.each_second, self.rate.burst, now)
        return 0.0 if bucket.take(now) else bucket.wait()

    def __len__(self) -> int:
        return len(self._buckets)

    def _sweep(self, now: float) -> None:
        refill = self.rate.burst / self.rate.each_second
        if len(self._buckets) < MANY or now - self._swept < refill:
            return
        self._swept = now
        self._buckets = {
            key: bucket for key, bucket in self._buckets.items() if not bucket.full(now)
        }
