"""What happened, told to those who may know.

Logs, motion, screen-reader text, take-back rules and bots' memory all live on events. `project` is
the only way an event leaves the truth.
"""

from typing import Final

from aevum.core.native import mypyc_attr

EVERYONE: Final = -1  # the audience of a public event


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened. Nobody outside the audience learns of it.

    A steal is therefore two events: a public one that names the two, and one for the two alone
    that names the card.
    """

    def __init__(
        self,
        kind: str,
        seat: int,
        args: list[int],
        audience: int = EVERYONE,
        reveals: bool = False,
        random: bool = False,
    ) -> None:
        self.kind = kind
        """A word of the game, such as "build"; its `text.py` turns it into a sentence."""
        self.seat = seat
        self.args = args
        self.audience = audience
        """A bit for each seat, or EVERYONE."""
        self.reveals = reveals
        """True if somebody learnt what was hidden: then the move cannot be taken back."""
        self.random = random
        """True if chance was drawn: then the move cannot be taken back either."""

    def to_data(self) -> list[object]:
        """Return what a seat of the audience may see, as plain data."""
        return [self.kind, self.seat, self.args[:]]


def project(event: Event, seat: int) -> Event | None:
    """Return the event as this seat (or SPECTATOR) learns of it, None if it does not."""
    if event.audience == EVERYONE or (seat >= 0 and event.audience >> seat & 1):
        return event
    return None
