"""The data that the parts of a table share: its row, its game, its match, and its time."""

# compiled: every move of every table passes through here

from collections.abc import Callable
from typing import Final

from aevum.core.game import LIVE, Game
from aevum.core.match import Match
from aevum.core.state import NEVER
from aevum.server import messages as m
from aevum.server.lobby.lookalikes import distinct
from aevum.server.refused import Refused
from aevum.server.services import Services
from aevum.server.store.records import Guest, TableRow
from aevum.server.tables.match_time import FULL, MatchTime
from aevum.server.transport.session import Session

STAND_IN: Final = "standard"  # the bot that plays for an absent person


class TableData:
    """The data of one table, independent of the parts that work on it."""

    def __init__(
        self,
        services: Services,
        row: TableRow,
        game: Game,
        call: Callable[[Callable[[], None]], None],
        drop: Callable[[str], None],
    ) -> None:
        self.services = services
        self.row = row
        self.game = game
        self.is_live: Final = game.timing == LIVE
        """Whether the game runs in real time."""
        self.match: Match | None = None
        self.time = MatchTime(0, 0, 0)
        """The match's time relative to the server's."""
        self.bot_rows: set[int] = set()
        """The rows of the record that a bot made for a person, with the chance moves after them."""
        self.stood_in: dict[int, int] = {}
        """How often a bot has moved for each absent person since their own last move."""
        self.away_at: dict[int, int] = {}
        """When a bot takes over from each absent person."""
        self.call: Final = call
        """Let the table's own task do something, e.g. after a timer or a bot's answer."""
        self.drop: Final = drop
        """Put the table away at once, with a sentence for its viewers."""

    # The match

    def begun_match(self) -> Match:
        """Return the match, which must have begun."""
        if self.match is None:
            raise Refused("not_started", m.server_match_later())
        return self.match

    def unfinished_match(self) -> Match:
        """Return the match, which must not be over."""
        match = self.begun_match()
        if not match.state.asks or self.row.phase == "over":
            raise Refused("over", m.server_match_over())
        return match

    def mark(self, word: str) -> bool:
        """Add a mark that keeps this match from counting; return whether it is new."""
        if word in self.row.marks:
            return False
        self.row.marks.append(word)
        return True

    # People and bots

    def seat_of(self, guest: str) -> int:
        """Return the seat of a guest, -1 if they have none."""
        for seat, chair in enumerate(self.row.chairs):
            if chair.kind == "person" and chair.guest == guest:
                return seat
        return -1

    def player_seat(self, session: Session) -> int:
        """Return the seat of somebody who plays here."""
        seat = self.seat_of(session.guest.id)
        if seat < 0:
            raise Refused("not_seated", m.server_watching())
        return seat

    def name_of(self, guest: Guest) -> str:
        """Return a guest's name here, made distinct from those of the seated players."""
        chairs = self.row.chairs
        return distinct(guest.name, (each.name for each in chairs if each.guest != guest.id))

    def bot_in(self, seat: int) -> str:
        """Return the bot that plays a seat, "" if a person does."""
        chair = self.row.chairs[seat]
        if chair.kind == "bot":
            return chair.bot
        return STAND_IN if chair.kind == "person" and chair.away else ""

    def owner_only(self, session: Session) -> None:
        """Refuse a command from anybody but the owner."""
        if session.guest.id != self.row.owner:
            raise Refused("not_owner", m.server_owner_only())

    # Time

    def start_time(self) -> None:
        """Continue the match's time from its last row, where it stopped with the server."""
        rows = self.begun_match().record.rows
        rate = 0 if self.is_live else FULL
        self.time = MatchTime(self.now(), rows[-1].at if rows else 0, rate)

    def now(self) -> int:
        """Return the server's time."""
        return self.services.clock.now()

    def at(self) -> int:
        """Return the match's time, 0 in games without time.

        In a live match it is behind the server's, since earlier commands may be on their way.
        """
        return self.time.match(self.now() - self.window()) if self.timed() else 0

    def window(self) -> int:
        """Return how many milliseconds the match is behind."""
        return self.row.live.window if self.is_live else 0

    def timed(self) -> bool:
        """Return whether this game has time."""
        match = self.match
        if match is None:
            return False
        return self.is_live or match.state.deadline() != NEVER
