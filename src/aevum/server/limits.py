"""Limits on requests and connections: sizes, times, and token buckets."""

from collections.abc import Callable
from hashlib import blake2b
from secrets import token_bytes
from typing import Final

from msgspec import Struct

from aevum.server.token_bucket import TokenBucket

MANY: Final = 4096  # buckets after which the full ones are dropped
MOST: Final = 16_384  # buckets kept; then the least recently used one is dropped
HOUSEHOLD: Final = 4  # guests at one address who may use their full limits together

LARGEST_HEAD: Final = 16_384  # bytes of a request line with its headers
LONGEST_TARGET: Final = 4_096  # bytes of the address in a request line
MOST_HEADERS: Final = 100
LONGEST_HANDSHAKE_LINE: Final = 8_000  # bytes of a header in a socket's handshake
LARGEST_BODY: Final = 16_384  # bytes of a body sent to the API
LARGEST_SENDING: Final = 16 * LARGEST_BODY  # bytes of a body with its chunks' overhead

_KEY: Final = token_bytes(32)


class Rate(Struct, frozen=True):
    """A number per second in the long run, and up to `burst` at once."""

    each_second: float
    burst: int


class Limits(Struct, frozen=True):
    """Every limit of the server; `UNLIMITED` is for benchmarks, and for tests of other things."""

    requests: Rate = Rate(10, 100)
    """Requests to the API by one guest; an address may have several and four times as many."""
    guests: Rate = Rate(0.5, 30)
    """New guests from one address."""
    tables: Rate = Rate(5 / 60, 5)
    """New tables of one guest."""
    address_tables: Rate = Rate(1, 60)
    """New tables of all guests at one address."""
    open_tables: int = 30
    """Unfinished ones that one guest may own."""
    lag_seconds: float = 0.25
    """By how much the event loop may be late before new tables and hints are refused."""
    storing: int = 2_000
    """Commands that may wait to be stored before that."""
    maps: Rate = Rate(0.5, 20)
    """Maps that one guest saves or deletes."""
    messages: Rate = Rate(20, 40)
    """Messages of one guest, over all their sockets."""
    address_messages: Rate = Rate(320, 640)
    """Messages of all guests at one address, such as a club or a class."""
    chat: Rate = Rate(0.5, 5)
    """Lines of chat of one guest."""
    sockets: int = 8
    """Open ones of one guest."""
    hello_seconds: float = 10
    """Time for a socket to send its Hello."""
    queue_frames: int = 64
    """Frames that may wait for a slow reader."""
    queue_bytes: int = 256 * 1024
    behind_seconds: float = 10
    """Time for a reader who fell behind to read what was already sent."""
    check_seconds: float = 180
    """How often the guests behind open sockets are looked up again."""
    address_sockets: int = 64
    """Open ones of all guests at one address."""
    connections: int = 512
    """Open ones of one address, with a request or without."""
    misses: Rate = Rate(0.1, 20)
    """Codes of tables that do not exist, for an address and for a guest."""
    head_seconds: float = 10
    """Time for the head of a request to arrive."""
    body_seconds: float = 20
    """Time for a body to arrive."""
    stall_seconds: float = 20
    """Time for a reader to take some more of an answer."""
    linger_seconds: float = 2
    """Time for the other side to read why it was refused."""


def share(rate: Rate) -> Rate:
    """Return what all guests at one address may do together."""
    return Rate(rate.each_second * HOUSEHOLD, rate.burst * HOUSEHOLD)


_FREE: Final = Rate(1e9, 1_000_000_000)
UNLIMITED: Final = Limits(
    requests=_FREE,
    guests=_FREE,
    tables=_FREE,
    address_tables=_FREE,
    maps=_FREE,
    messages=_FREE,
    address_messages=_FREE,
    chat=_FREE,
    sockets=1_000_000,
    address_sockets=1_000_000,
    connections=1_000_000,
    misses=_FREE,
    open_tables=1_000_000,
    lag_seconds=1_000_000,
    storing=1_000_000_000,
)


def key_of(name: str) -> bytes:
    """Return a short hash by which a table remembers somebody; it cannot be reversed."""
    return blake2b(name.encode(errors="surrogatepass"), digest_size=16, key=_KEY).digest()


class TokenBuckets:
    """A bucket for every key; full ones are dropped, and old ones if there are too many."""

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self.rate = rate
        self._clock = clock
        self._buckets: dict[bytes, TokenBucket] = {}
        """By the hash of the key, the most recently used last."""
        self._swept = clock()

    def take(self, key: str) -> float:
        """Take a token for this key and return 0, or return the seconds to wait."""
        bucket = self.of(key)
        return 0.0 if bucket.take(self._clock()) else bucket.wait()

    def wait(self, key: str) -> float:
        """Return 0 if there is a token for this key, else the seconds to wait."""
        bucket = self._buckets.get(key_of(key))
        return 0.0 if bucket is None else bucket.wait(self._clock())

    def of(self, key: str) -> TokenBucket:
        """Return the bucket of a key, for a caller that takes many tokens."""
        now, hashed = self._clock(), key_of(key)
        bucket = self._buckets.pop(hashed, None)
        if bucket is None:
            self._sweep(now)
            bucket = TokenBucket(self.rate.each_second, self.rate.burst, now)
        self._buckets[hashed] = bucket
        return bucket

    def __len__(self) -> int:
        return len(self._buckets)

    def _sweep(self, now: float) -> None:
        """Make room for another bucket."""
        refill = self.rate.burst / self.rate.each_second
        if len(self._buckets) >= MANY and now - self._swept >= refill:
            self._swept = now
            self._buckets = {
                key: bucket for key, bucket in self._buckets.items() if not bucket.full(now)
            }
        if len(self._buckets) >= MOST:
            del self._buckets[next(iter(self._buckets))]
