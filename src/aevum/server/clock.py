"""The server's time, in one place so that tests can bring their own."""

import time


class Clock:
    """Milliseconds since the epoch, as the wall shows them."""

    def now(self) -> int:
        """Return this moment."""
        return time.time_ns() // 1_000_000
