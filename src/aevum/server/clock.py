"""The server's time, in one place so that tests can bring their own."""

# compiled: every move of every table passes through here

from time import monotonic_ns, time_ns

from aevum.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Clock:
    """Two times, both in milliseconds since the epoch.

    `now` runs as evenly as the machine's steady clock, from the wall's time at the start: all that
    happens in a match is measured by it, and no setting of the wall's clock ends a match or lets it
    stand still. `wall` is what people read on a stored stamp, and says nothing of durations.
    """

    def __init__(self) -> None:
        self._ahead = time_ns() - monotonic_ns()

    def now(self) -> int:
        """Return this moment for everything that is measured."""
        return (monotonic_ns() + self._ahead) // 1_000_000

    def wall(self) -> int:
        """Return the date and time for a stamp that is stored."""
        return time_ns() // 1_000_000
