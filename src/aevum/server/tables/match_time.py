"""The time of a match relative to the server's: its speed, and when it stands still."""

# compiled: every move of every table passes through here

from typing import Final

from aevum.core.native import mypyc_attr
from aevum.core.state import NEVER, State

FULL: Final = 4  # quarters of a millisecond per millisecond
KEPT: Final = 8  # stretches; commands are never credited with a time before the oldest


@mypyc_attr(acyclic=True)
class Stretch:
    """From the server's time `since` on, when the match's is `at`, time runs at one rate."""

    def __init__(self, since: int, at: int, rate: int) -> None:
        self.since: Final = since
        self.at: Final = at
        self.rate: Final = rate

    def match(self, wall: int) -> int:
        """Return the match's time at a time of the server."""
        return self.at if wall <= self.since else self.at + (wall - self.since) * self.rate // FULL

    def wall(self, at: int) -> int:
        """Return the server's time at which the match reaches `at`."""
        if at <= self.at:
            return self.since
        return NEVER if self.rate == 0 else self.since - (self.at - at) * FULL // self.rate


class MatchTime:
    """The stretches of a match, the last of them perhaps in the future."""

    def __init__(self, wall: int, at: int, rate: int) -> None:
        self._stretches = [Stretch(wall, at, rate)]

    @property
    def last(self) -> Stretch:
        """The stretch that is running or will start next."""
        return self._stretches[-1]

    def at(self, wall: int) -> Stretch:
        """Return the stretch at a time of the server, the oldest known if it is before that."""
        for stretch in reversed(self._stretches):
            if stretch.since <= wall:
                return stretch
        return self._stretches[0]

    def match(self, wall: int) -> int:
        """Return the match's time at a time of the server."""
        return self.at(wall).match(wall)

    def wall(self, at: int) -> int:
        """Return the first time of the server at which the match reaches `at`, or NEVER."""
        stretches = self._stretches
        if at == NEVER:
            return NEVER
        for place, stretch in enumerate(stretches):
            found = stretch.wall(at)
            if place + 1 == len(stretches) or found < stretches[place + 1].since:
                return found
        return NEVER

    def change(self, wall: int, rate: int, since: int = -1) -> None:
        """Change the rate from `since` on, standing still until then; without it at once."""
        at = self.match(wall)
        self._stretches = [each for each in self._stretches if each.since < wall]
        if since > wall:
            self._stretches.append(Stretch(wall, at, 0))
            wall = since
        self._stretches.append(Stretch(wall, at, rate))
        del self._stretches[:-KEPT]

    def jump(self, wall: int, at: int) -> None:
        """Set the time of the match."""
        self._stretches.append(Stretch(wall, at, 0))
        del self._stretches[:-KEPT]


def view_at(state: State, seat: int, now: int) -> State:
    """Return what a seat sees at a time of the match.

    A state has the time of its last row; this sets the later time at which it is viewed.
    """
    view = state.mask(seat)
    view.now = max(view.now, min(now, state.deadline() - 1))
    return view
