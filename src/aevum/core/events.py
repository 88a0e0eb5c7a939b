"""What happened, for those who may know.

Logs, motion, screen-reader text, take-back rules and bots' memory all use events. `project` is
the only way for an event to leave the truth.
"""

from typing import Final

from aevum.core.native import mypyc_attr

EVERYONE: Final = -1  # the audience of a public event


@mypyc_attr(acyclic=True)
class Event:
    """Something that happened, which only its audience may know.

    So a steal is two events: a public one that names both seats, and one for those two only
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
        """One bit for each seat, or EVERYONE."""
        self.reveals = reveals
        """True if somebody learnt something hidden: the move cannot be taken back freely."""
        self.random = random
        """True if chance was drawn: the move cannot be taken back freely."""

    def to_data(self) -> list[object]:
        """Return what a seat of the audience may see, as plain data."""
        return [self.kind, self.seat, self.args[:]]


def project(event: Event, seat: int) -> Event | None:
    """Return the event as this seat (or SPECTATOR) may know it, None if it may not."""
    if event.audience == EVERYONE or (seat >= 0 and event.audience >> seat & 1):
        return event
    return None
