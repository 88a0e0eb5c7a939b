"""The server's time, in one place so that tests can bring their own."""

# compiled: every move of every table passes through here

from time import time_ns

from aevum.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Clock:
    """Milliseconds since the epoch, as the wall shows them."""

    def now(self) -> int:
        """Return this moment."""
        return time_ns() // 1_000_000
