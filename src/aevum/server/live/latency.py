"""How long a command was on its way: measured by the server, credited within a bound."""

# compiled: every move of every table passes through here

from typing import Final

KEPT: Final = 9  # round trips, of which the middle one counts
UNMEASURED: Final = -1
LEEWAY: Final = 30  # milliseconds that screens and hands add to the way
MOST: Final = 150  # milliseconds that are credited at most: late echoes gain nothing beyond
LONGEST: Final = 5000  # milliseconds after which an echo tells of no way


class RoundTrips:
    """The last ways there and back of one session."""

    def __init__(self) -> None:
        self._nonce = UNMEASURED
        self._sent = 0
        self._measured: list[int] = []
        self._p50 = UNMEASURED

    def sent(self, nonce: int, now: int) -> None:
        """A probe goes out; the one before it counts no longer."""
        self._nonce, self._sent = nonce, now

    def came(self, nonce: int, now: int) -> None:
        """An echo is here; what nobody asked for is passed over."""
        if nonce != self._nonce:
            return
        self._nonce = UNMEASURED
        self._measured.append(min(max(0, now - self._sent), LONGEST))
        del self._measured[:-KEPT]
        self._p50 = sorted(self._measured)[len(self._measured) // 2]

    def p50(self) -> int:
        """Return the middle one in milliseconds, UNMEASURED before the first."""
        return self._p50


def credited_moment(seen: int, arrival: int, trip: int) -> int:
    """Return the moment that counts for a command, all in the server's milliseconds.

    It is the one that its sender was `seen` to look at, but no further back than the way can be
    long; -1 stands for no such moment.
    """
    if seen < 0:
        return arrival
    back = min(max(trip, 0) // 2 + LEEWAY, MOST)
    return max(arrival - back, min(seen, arrival))
