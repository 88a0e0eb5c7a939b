"""A request to take a move back that everybody at the table must agree to."""

# compiled: every move of every table passes through here

from typing import Final

from aevum.core.events import project
from aevum.core.match import Match
from aevum.core.state import SPECTATOR
from aevum.core.text import Text
from aevum.server.tables.event_lines import is_noticed

NOBODY: Final = -1


class TakebackRequest:
    """The seat that asks (NOBODY without a request), what would be lost, and who has agreed."""

    def __init__(self) -> None:
        self.seat = NOBODY
        self.told: Text | None = None
        """The log's line about the move, if everybody saw one."""
        self.undone: list[int] = []
        """The other seats whose later moves would be taken back with it."""
        self.marks = False
        """Whether something random or hidden would be taken back."""
        self.consents: set[int] = set()

    def begin(self, match: Match, seat: int) -> None:
        """Start a seat's request for its last move; what nobody else saw is not named."""
        self.end()
        self.seat = seat
        self.marks = match.would_show(seat)
        place = match.last_own(seat)
        say, told = match.game.words.say, match.told[place]
        public = [event for event in told if project(event, SPECTATOR)]
        self.told = say(public[0], match.state) if public else None
        rows = [match.record.rows[row] for row in match.line]
        later = {
            rows[after].seat
            for after in range(place + 1, len(rows))
            if is_noticed(match, after, SPECTATOR, rows[after].seat)
        }
        self.undone = sorted(other for other in later if other >= 0)

    def end(self) -> None:
        """End the request: it was granted or refused, or the match went on."""
        self.seat = NOBODY
        self.told = None
        self.undone = []
        self.marks = False
        self.consents = set()
