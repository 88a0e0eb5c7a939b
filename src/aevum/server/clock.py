"""The server's time, in one place so that tests can bring their own."""

# compiled: every move of every table passes through here

from time import monotonic_ns, time_ns

from aevum.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Clock:
    """Two times, both in milliseconds since the epoch.

    `now` follows the machine's monotonic clock, from the wall clock's time at the start. Everything
    in a match is measured by it, so setting the wall clock neither ends a match nor stops it.
    `wall` is for stored stamps that people read, and must not be used for durations.
    """

    def __init__(self) -> None:
        self._ahead = time_ns() - monotonic_ns()

    def now(self) -> int:
        """Return the time for everything that is measured."""
        return (monotonic_ns() + self._ahead) // 1_000_000

    def wall(self) -> int:
        """Return the date and time for a stored stamp."""
        return time_ns() // 1_000_000
