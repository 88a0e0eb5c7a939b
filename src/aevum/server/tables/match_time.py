"""How the time of a match runs beside the server's: at which speed, and when it stands still."""

# compiled: every move of every table passes through here

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import NEVER, State

FULL: Final = 4  # quarters of a millisecond that go by in one
KEPT: Final = 8  # stretches; a command is never credited with a moment before the oldest


@mypyc_attr(acyclic=True)
class Stretch:
    """From the server's moment `since` on, when the match's is `at`, time runs at one rate."""

    def __init__(self, since: int, at: int, rate: int) -> None:
        self.since: Final = since
        self.at: Final = at
        self.rate: Final = rate

    def match(self, wall: int) -> int:
        """Return the match's moment at one of the server's."""
        return self.at if wall <= self.since else self.at + (wall - self.since) * self.rate // FULL

    def wall(self, at: int) -> int:
        """Return the server's moment at which the match has reached `at`."""
        if at <= self.at:
            return self.since
        return NEVER if self.rate == 0 else self.since - (self.at - at) * FULL // self.rate


class MatchTime:
    """The stretches of a match, the last of them perhaps still to come."""

    def __init__(self, wall: int, at: int, rate: int) -> None:
        self._stretches = [Stretch(wall, at, rate)]

    @property
    def last(self) -> Stretch:
        """The stretch that runs now or is about to."""
        return self._stretches[-1]

    def at(self, wall: int) -> Stretch:
        """Return the stretch of a server's moment, the oldest known if it lies before that."""
        for stretch in reversed(self._stretches):
            if stretch.since <= wall:
                return stretch
        return self._stretches[0]

    def match(self, wall: int) -> int:
        """Return the match's moment at one of the server's."""
        return self.at(wall).match(wall)

    def wall(self, at: int) -> int:
        """Return the first moment of the server's at which the match has reached `at`, or NEVER."""
        stretches = self._stretches
        if at == NEVER:
            return NEVER
        for place, stretch in enumerate(stretches):
            found = stretch.wall(at)
            if place + 1 == len(stretches) or found < stretches[place + 1].since:
                return found
        return NEVER

    def change(self, wall: int, rate: int, since: int = -1) -> None:
        """Run at another rate: from `since` on, and not at all until then; at once without it."""
        at = self.match(wall)
        self._stretches = [each for each in self._stretches if each.since < wall]
        if since > wall:
            self._stretches.append(Stretch(wall, at, 0))
            wall = since
        self._stretches.append(Stretch(wall, at, rate))
        del self._stretches[:-KEPT]

    def jump(self, wall: int, at: int) -> None:
        """Let the match stand at another moment from now on."""
        self._stretches.append(Stretch(wall, at, 0))
        del self._stretches[:-KEPT]


def view_at(state: State, seat: int, now: int) -> State:
    """Return what a seat sees at a moment of the match.

    A state stands at its last row; who looks at it later must not think that it is earlier.
    """
    view = state.mask(seat)
    view.now = max(view.now, min(now, state.deadline() - 1))
    return view
