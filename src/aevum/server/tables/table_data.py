"""What the parts of a table share: its row, its game, its match, and how its time runs."""

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

STAND_IN: Final = "standard"  # the bot that plays for a person who is away


class TableData:
    """The data of one table. It knows none of the parts that work on it."""

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
        """Whether time carries the game."""
        self.match: Match | None = None
        self.time = MatchTime(0, 0, 0)
        """How the match's time runs beside the server's."""
        self.bot_rows: set[int] = set()
        """The rows of the record that a bot made for a person, with what chance gave it."""
        self.stood_in: dict[int, int] = {}
        """How often a bot has moved for a person who was away and has not moved since."""
        self.away_at: dict[int, int] = {}
        """When a bot takes over from each person who is gone."""
        self.call: Final = call
        """Let the table's own task do something: a timer rang, a bot has chosen."""
        self.drop: Final = drop
        """Put the table away at once, with a sentence for those who look at it."""

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
        """Note what keeps this match from counting; return whether that is new."""
        if word in self.row.marks:
            return False
        self.row.marks.append(word)
        return True

    # Its people and bots

    def seat_of(self, guest: str) -> int:
        """Return the seat of a guest, -1 if they hold none."""
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
        """Return what a guest is called here: their name, told apart from those who sit."""
        chairs = self.row.chairs
        return distinct(guest.name, (each.name for each in chairs if each.guest != guest.id))

    def bot_in(self, seat: int) -> str:
        """Return the bot that plays a seat, "" if a person does."""
        chair = self.row.chairs[seat]
        if chair.kind == "bot":
            return chair.bot
        return STAND_IN if chair.kind == "person" and chair.away else ""

    def owner_only(self, session: Session) -> None:
        """Refuse a command of anybody but the owner."""
        if session.guest.id != self.row.owner:
            raise Refused("not_owner", m.server_owner_only())

    # Its time

    def start_time(self) -> None:
        """Let the match's time go on from its last row: it stood still while nobody served it."""
        rows = self.begun_match().record.rows
        rate = 0 if self.is_live else FULL
        self.time = MatchTime(self.now(), rows[-1].at if rows else 0, rate)

    def now(self) -> int:
        """Return the server's moment."""
        return self.services.clock.now()

    def at(self) -> int:
        """Return the match's moment, 0 in games without time.

        In a live match it runs behind the server's: commands given earlier may be on their way.
        """
        return self.time.match(self.now() - self.window()) if self.timed() else 0

    def window(self) -> int:
        """Return how many milliseconds the match runs behind."""
        return self.row.live.window if self.is_live else 0

    def timed(self) -> bool:
        """Return whether time is part of this game."""
        match = self.match
        if match is None:
            return False
        return self.is_live or match.state.deadline() != NEVER
