"""When the time of a live match stands still: by the table's policy, or while somebody is gone."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Literal

from aevum.core.events import project
from aevum.core.game import LIVE
from aevum.core.state import NEVER
from aevum.server.refused import Refused
from aevum.server.tables.votes import Votes
from aevum.server.transport.session import Session
from aevum.server.wire import Ack, Pause, RunOn, Tempo

if TYPE_CHECKING:
    from aevum.server.tables.table import Table

PAUSES: Final = 2  # of each player, where any player may pause
UNCOUNTED: Final = -1  # pauses of who plays alone with bots: nobody waits
HAND: Final = 300  # milliseconds that pass by themselves at a table without time, for one's hand
NOBODY: Final = -1


class PauseControl:
    """Who holds the time of one match, and who lets it go on."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._paused_by = NOBODY
        self._gone = NOBODY
        self._votes = Votes(table, self._tell)
        self._runs_on: dict[tuple[int, str], Session] = {}
        """Who wants time to run on once the bots have made up their minds, by seat and command."""

    def orders(self) -> dict[type, Callable[[Session, Any], Any]]:
        """Return who carries out which command."""
        return {Pause: self._pause, RunOn: self._run_on}

    # What everybody is told

    def held(self) -> Literal["", "pause", "gone"]:
        """Tell why time stands still, "" if it does not."""
        if self._paused_by >= 0:
            return "pause"
        return "gone" if self._gone >= 0 else ""

    def tempo(self, delay: int = 0) -> Tempo | None:
        """Return how time runs, None where it does not carry the game.

        For those who see everything later by `delay`, time runs later too.
        """
        table = self.table
        if table.match is None or table.game.timing != LIVE or table.row.phase != "playing":
            return None
        last = table.clocks.pace.last
        held = self.held()
        by = self._paused_by if held == "pause" else self._gone
        had = self._had()
        left = [UNCOUNTED] * len(had) if self.alone() else [PAUSES - each for each in had]
        since = last.since + delay
        return Tempo(last.at, since, last.rate, held, by, self._votes.seats[:], left)

    def refuse(self, wall: int) -> None:
        """Refuse a command that was given while time stood still; none is lost by it."""
        if self.untimed():
            if self.held():
                raise Refused("paused", "The game is paused; your command was not used.")
        elif self.table.clocks.pace.at(wall).rate == 0:
            if self.held():
                raise Refused("paused", "The game is paused; your command was not used.")
            raise Refused("soon", "Not yet: the game goes on when the countdown is over.")

    def untimed(self) -> bool:
        """Tell whether time stands at this table until a player lets it run on."""
        return self.table.row.live.speed == 0

    def alone(self) -> bool:
        """Tell whether one person plays with bots: nobody waits, and nobody is wronged."""
        return sum(chair.kind == "person" for chair in self.table.row.chairs) == 1

    # By the table's policy

    async def _pause(self, session: Session, order: Pause) -> None:
        table = self.table
        seat = self._seat(session)
        if table.answered_before(session, order.id):
            return
        if order.on == (self._paused_by >= 0):
            raise Refused("nothing", "That is so already.")
        if table.row.live.pause == "all":
            self._votes.change(seat, lapses=order.on)
            if not self._votes.agreed():
                self._tell()
                table.settle(session, Ack(order.id, 0))
                return
        if order.on:
            self._count(seat)
        self._turn(seat)
        await table.save(session, order.id)

    def _turn(self, seat: int) -> None:
        """Let time stand, or go on: by the first who asked, where all had to agree."""
        by = self._votes.seats[0] if self._votes.seats else seat
        self._votes.end()
        self._paused_by = by if self._paused_by < 0 else NOBODY
        self._apply()

    def taken_over(self) -> None:
        """A bot has a person's seat: perhaps only that person had not agreed."""
        if self._votes.agreed():
            self._turn(NOBODY)

    def _tell(self) -> None:
        self.table.audience.announce(info=False, tempo=True)

    def _count(self, seat: int) -> None:
        had = self._had()
        if self.table.row.live.pause == "any" and not self.alone():
            if had[seat] >= PAUSES:
                raise Refused("none_left", f"You have paused {PAUSES} times; that is all.")
            had[seat] += 1
        self.table.row.live.paused = had

    def _had(self) -> list[int]:
        return self.table.row.live.paused or [0] * len(self.table.row.chairs)

    # While somebody is gone

    def gone(self, seat: int) -> None:
        """Hold the time while the person of a seat is gone; NOBODY lets it go on."""
        stands = self._gone >= 0
        self._gone = seat
        if (seat >= 0) != stands:
            self._apply()

    def _apply(self) -> None:
        """Let time stand, or go on after a countdown."""
        clocks = self.table.clocks
        rate = self.table.row.live.speed
        if self.held():
            clocks.pace.change(clocks.now(), 0)
            self.table.bids.hold(clocks.now())
        elif clocks.pace.last.rate != rate:
            begins = clocks.now() + self.table.services.config.countdown_ms
            clocks.pace.change(clocks.now(), rate, begins)
            self.table.bids.go_on(begins)
        else:
            self.table.bids.go_on(clocks.now())
        clocks.wake()

    def begin(self) -> None:
        """A match begins, or goes on after the server was down: a countdown comes first."""
        if not self.held() and not self.untimed():
            clocks = self.table.clocks
            begins = clocks.now() + self.table.services.config.countdown_ms
            clocks.pace.change(clocks.now(), self.table.row.live.speed, begins)

    def stop(self) -> None:
        """The match is over, or nobody serves the table: wait for nothing any more."""
        self._votes.end()

    # Without time

    def _run_on(self, session: Session, order: RunOn) -> None:
        table, seat = self.table, self._seat(session)
        if table.answered_before(session, order.id):
            return
        if not self.untimed():
            raise Refused("not_untimed", "At this table time runs by itself.")
        self.refuse(table.clocks.now())
        self._runs_on[seat, order.id] = session
        self.planned()

    def planned(self) -> None:
        """Run on, if somebody wants it and no bot is about to say what it will do.

        Whoever has asked again meanwhile, out of impatience, has asked for the same.
        """
        while self._runs_on and not self.table.bots.planning():
            seat, _ = next(iter(self._runs_on))
            if self._passed(seat):
                wanted, self._runs_on = self._runs_on, {}
                self.rest(seat)
                for (_, order), session in wanted.items():
                    self.table.settle(session, Ack(order, 0))

    def _passed(self, seat: int) -> bool:
        """Let time pass until something happens; tell whether it concerns this seat.

        It does if the seat is told of something, or can do what it could not do before.
        """
        match = self.table.live()
        at = min(match.state.deadline(), self.table.queue.next())
        if at == NEVER or not match.state.asks:
            return True
        before = len(match.told)
        could = set(match.state.legal(seat))
        self._pass(at)
        if not could.issuperset(match.state.legal(seat)):
            return True
        told = [event for events in match.told[before:] for event in events]
        return any(project(event, seat) is not None for event in told)

    def rest(self, seat: int) -> None:
        """At a table without time, let one's hand come to rest after a command."""
        state = self.table.live().state
        until = self.table.clocks.pace.last.at + HAND
        while state.asks and not state.legal(seat) and state.deadline() <= until:
            self._pass(state.deadline())

    def _pass(self, at: int) -> None:
        clocks = self.table.clocks
        clocks.pace.jump(clocks.now(), max(at, clocks.pace.last.at))
        self.table.queue.run(clocks.pace.last.at)
        self.table.audience.announce(info=False, tempo=True)

    def _seat(self, session: Session) -> int:
        table = self.table
        seat = table.seat_of(session.guest.id)
        if seat < 0:
            raise Refused("not_seated", "You watch this table; only those who sit at it can do so.")
        if table.game.timing != LIVE or table.row.phase != "playing":
            raise Refused("not_live", "No live match runs at this table.")
        return seat
