"""The time of a live game: it follows a real clock, at full speed or slower, or stands still."""

import time
from collections.abc import Callable
from typing import Final

FULL: Final = "full"
UNTIMED: Final = "untimed"
SPEEDS: Final[dict[str, float]] = {FULL: 1.0, "half": 0.5, "quarter": 0.25, UNTIMED: 0.0}
"""Seconds of the game in one of the player's, by the name of the speed."""


class Clock:
    """A game's time in milliseconds. It runs from the start; `hold` and `go` pause it."""

    def __init__(self, ticking: Callable[[], float] = time.monotonic) -> None:
        self.ticking = ticking
        """Returns real seconds, never fewer than before."""
        self.speed = FULL
        self.held = False
        self._reached = 0
        """The game's time at the moment `_since`."""
        self._since = ticking()

    def now(self) -> int:
        """Return the game's time."""
        gone = 0.0 if self.held else max(0.0, self.ticking() - self._since)
        return self._reached + int(gone * 1000 * SPEEDS[self.speed])

    def start(self, at: int, lead: float = 0.0) -> None:
        """Let time run from a moment of the game, after `lead` seconds of getting ready."""
        self._reached = at
        self._since = self.ticking() + lead
        self.held = False

    def lead(self) -> float:
        """Return for how many seconds everybody still gets ready."""
        return 0.0 if self.held else max(0.0, self._since - self.ticking())

    def hold(self) -> None:
        """Stop."""
        self._reached = self.now()
        self.held = True

    def go(self, lead: float = 0.0) -> None:
        """Continue where it stopped, after `lead` seconds."""
        if self.held:
            self.start(self._reached, lead)

    def skip(self, milliseconds: int) -> None:
        """Let time pass at once."""
        self._reached += milliseconds

    def at_speed(self, speed: str) -> None:
        """Run at another speed from now on."""
        self._reached = self.now()
        self._since = max(self._since, self.ticking())
        self.speed = speed

    def until(self, moment: int) -> float:
        """Return how many real seconds a moment of the game is away; endless if time stands."""
        pace = 0.0 if self.held else SPEEDS[self.speed]
        if pace == 0.0:
            return float("inf")
        return self.lead() + max(0, moment - self.now()) / 1000 / pace
