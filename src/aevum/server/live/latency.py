"""How long a command was on its way: measured by the server, credited up to a limit."""

# compiled: every move of every table passes through here

from typing import Final

KEPT: Final = 9  # round trips, of which the median counts
UNMEASURED: Final = -1
LEEWAY: Final = 30  # milliseconds that screens and hands add to the latency
MOST: Final = 150  # the most milliseconds credited, so that late echoes gain nothing beyond
LONGEST: Final = 5000  # milliseconds after which an echo is ignored


class RoundTrips:
    """The last round trips of one session."""

    def __init__(self) -> None:
        self._nonce = UNMEASURED
        self._sent = 0
        self._measured: list[int] = []
        self._p50 = UNMEASURED

    def sent(self, nonce: int, now: int) -> None:
        """Note a probe that goes out; the one before it no longer counts."""
        self._nonce, self._sent = nonce, now

    def came(self, nonce: int, now: int) -> None:
        """Note an echo; one that nobody asked for is ignored."""
        if nonce != self._nonce:
            return
        self._nonce = UNMEASURED
        self._measured.append(min(max(0, now - self._sent), LONGEST))
        del self._measured[:-KEPT]
        self._p50 = sorted(self._measured)[len(self._measured) // 2]

    def p50(self) -> int:
        """Return the median round trip in milliseconds, UNMEASURED before the first."""
        return self._p50


def credited_moment(seen: int, arrival: int, trip: int) -> int:
    """Return the time that counts for a command, all in the server's milliseconds.

    It is the time `seen` on its sender's screen, but no further back than the latency allows; -1 if
    the sender gave none.
    """
    if seen < 0:
        return arrival
    back = min(max(trip, 0) // 2 + LEEWAY, MOST)
    return max(arrival - back, min(seen, arrival))
