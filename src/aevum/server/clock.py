"""The server's time, in one place so that tests can bring their own."""

# compiled: every move of every table passes through here

from time import monotonic_ns, time_ns
from typing import Final

from aevum.core.native import mypyc_attr

SHIFT: Final = 2_000_000_000  # nanoseconds by which the wall's clock must be off to be followed


@mypyc_attr(allow_interpreted_subclasses=True)
class Clock:
    """Milliseconds since the epoch, nearly as the wall shows them.

    Between two moments as much time goes by as the machine's steady clock says: where the wall's is
    set right by a little, sand must neither stop nor jump. Where it is set anew, or the machine has
    slept, this one follows.
    """

    def __init__(self) -> None:
        self._ahead = time_ns() - monotonic_ns()

    def now(self) -> int:
        """Return this moment."""
        steady, wall = monotonic_ns(), time_ns()
        if not -SHIFT < wall - steady - self._ahead < SHIFT:
            self._ahead = wall - steady
        return (steady + self._ahead) // 1_000_000
