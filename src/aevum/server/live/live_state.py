"""The public state of a live match beside its position: how its time runs, and bids."""

# compiled: every move of every live match passes through here

from typing import Final, Literal

from msgspec.structs import replace

from aevum.core.text import Text
from aevum.server import messages as m
from aevum.server.refused import Refused
from aevum.server.tables.table_data import TableData
from aevum.server.tables.votes import Votes
from aevum.server.transport.session import Session
from aevum.server.wire import Deal, Tempo

PAUSES: Final = 2  # of each player, where any player may pause
UNCOUNTED: Final = -1  # pauses of somebody who plays alone with bots
NOBODY: Final = -1


class LiveState:
    """Who has stopped the time of one match, and its bids and handshakes."""

    def __init__(self, table: TableData) -> None:
        self.table = table
        self.paused_by = NOBODY
        self.gone = NOBODY
        """The seat whose person everybody waits for."""
        self.votes = Votes(table)
        """The votes for a pause, or for its end, if all must agree."""
        self.deals: list[Deal] = []

    # Time

    def held(self) -> Literal["", "pause", "gone"]:
        """Return why time stands still, "" if it runs."""
        if self.paused_by >= 0:
            return "pause"
        return "gone" if self.gone >= 0 else ""

    def tempo(self, delay: int = 0) -> Tempo | None:
        """Return how time runs, None without a running match.

        For viewers who see everything later by `delay`, time runs later too.
        """
        table = self.table
        if table.match is None or table.row.phase != "playing":
            return None
        last = table.time.last
        held = self.held()
        by = self.paused_by if held == "pause" else self.gone
        had = self.pauses_had()
        left = [UNCOUNTED] * len(had) if self.alone() else [PAUSES - each for each in had]
        since = last.since + delay
        return Tempo(last.at, since, last.rate, held, by, self.votes.seats[:], left)

    def pauses_had(self) -> list[int]:
        """Return how many pauses each seat has had."""
        return self.table.row.live.paused or [0] * len(self.table.row.chairs)

    def refuse(self, wall: int) -> None:
        """Refuse a command that was given while time stood still."""
        if self.untimed():
            if self.held():
                raise Refused("paused", m.server_live_paused())
        elif self.table.time.at(wall).rate == 0:
            if self.held():
                raise Refused("paused", m.server_live_paused())
            raise Refused("soon", m.server_live_soon())

    def untimed(self) -> bool:
        """Return whether this table has no clock, so that players let time run on."""
        return self.table.row.live.speed == 0

    def alone(self) -> bool:
        """Return whether one person plays with bots, so that nobody else has to wait."""
        return sum(chair.kind == "person" for chair in self.table.row.chairs) == 1

    # Bids

    def shown_deals(self, delay: int = 0) -> list[Deal]:
        """Return the bids, with their times shifted for viewers who see everything later."""
        if not delay:
            return self.deals
        return [
            replace(
                deal,
                ends_at=deal.ends_at + delay,
                zero_at=deal.zero_at + delay if deal.zero_at >= 0 else deal.zero_at,
            )
            for deal in self.deals
        ]

    def words(self, seat: int) -> list[tuple[int, bool]]:
        """Return which other seats kept and which broke their word, as a seat has seen it."""
        return [word for word in self.table.row.live.words if word[0] != seat]


def live_seat(table: TableData, session: Session, watching: Text | None = None) -> int:
    """Return the seat of somebody who plays in a running live match.

    Anybody else is refused, with the sentence `watching` if they have no seat.
    """
    seat = table.seat_of(session.guest.id)
    if seat < 0:
        raise Refused("not_seated", watching or m.server_watching())
    if not table.is_live or table.row.phase != "playing":
        raise Refused("not_live", m.server_live_none())
    return seat
