"""Time at a table: seconds for a decision, the game's own deadlines, and absent people."""

# compiled: every move of every table passes through here

import asyncio

from aevum.core.state import NEVER, WAIT, Ask
from aevum.server.live.live_match import LiveMatch
from aevum.server.tables.absences import Absences
from aevum.server.tables.audience import Audience
from aevum.server.tables.bot_seats import BotSeats
from aevum.server.tables.moves import MoveHandler
from aevum.server.tables.question_clock import QuestionClock
from aevum.server.tables.table_data import TableData
from aevum.server.transport.session import Session


class Clocks:
    """Everything at one table that is due at some time, with one timer."""

    def __init__(
        self,
        table: TableData,
        questions: QuestionClock,
        audience: Audience,
        moves: MoveHandler,
        bots: BotSeats,
        live: LiveMatch | None,
    ) -> None:
        self.table = table
        self._questions = questions
        self._audience = audience
        self._moves = moves
        self._bots = bots
        self._live = live
        pauses = live.pauses if live is not None else None
        self._absences = Absences(table, questions, audience, pauses)
        self._timer: asyncio.TimerHandle | None = None
        self._rings_at = -1

    def start(self) -> None:
        """Start the time of a match, or resume it after the server was down."""
        self.table.start_time()
        if self._live is not None:
            self._live.pauses.begin()

    def changed(self) -> None:
        """Update the open questions after something happened, and set the timer."""
        table = self.table
        if not table.row.clock and not self._absences.counting() and not table.timed():
            return
        if table.match is not None and table.row.clock:
            self._questions.look()
            if self._absences.plan():
                self._audience.announce()
        self.wake()

    def wake(self) -> None:
        """Recalculate what is due, after time changed its speed or a command was queued."""
        due = self._next()
        if due == self._rings_at:
            return
        self.stop()
        if due >= 0:
            self._rings_at = due
            loop = asyncio.get_running_loop()
            wait = max(0, due - self.table.now()) / 1000
            self._timer = loop.call_later(wait, self.table.call, self._ring)

    def _next(self) -> int:
        """Return the next time at which something is due, -1 if nothing is."""
        table = self.table
        moments = list(table.away_at.values())
        match = table.match
        if match is not None and match.state.asks and table.row.phase == "playing":
            moments += self._questions.due()
            at = match.state.deadline()
            if self._live is not None:
                at = min(at, self._live.queue.next())
            due = table.time.wall(at)
            if due != NEVER:
                moments.append(due + table.window())
        return min(moments, default=-1)

    def _ring(self) -> None:
        self._rings_at = -1
        if self._absences.take_over():
            self._bots.consider()
        match = self.table.match
        if match is not None and match.state.asks:
            if self._live is not None:
                self._live.ring()
            else:
                self._moves.pass_due(self.table.at())
            self._answer_late()
        self.wake()

    def _answer_late(self) -> None:
        """Answer the questions that the table's own clock has ended, by default."""
        for key in self._questions.overdue():
            state = self.table.begun_match().state
            ask = _find(state.asks, key)
            if ask is not None:
                move = state.default(ask)
                if move != WAIT and state.must(ask.seat) is ask:
                    self._moves.play_for(ask.seat, move)

    # People who come and go

    def came(self, session: Session) -> None:
        """Somebody has come to the table: they get their own seat back at once."""
        table = self.table
        seat = table.seat_of(session.guest.id)
        if seat >= 0:
            chair = table.row.chairs[seat]
            chair.name = table.name_of(session.guest)
            chair.away = False
        self.absences()
        self._audience.announce()
        self._bots.consider()

    def went(self) -> None:
        """A session has left, perhaps the last one of its person."""
        if self.table.row.phase == "lobby":  # it expires some time after the last one left
            self.table.row.changed = self.table.services.clock.wall()
        self.absences()
        self._audience.announce()

    def absences(self) -> None:
        """Update who is away, and set the timer."""
        self._absences.count()
        self.wake()

    # The end

    def running(self) -> bool:
        """Return whether something is due at some time."""
        return self._timer is not None

    def stop(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self._rings_at = -1


def _find(asks: list[Ask], key: tuple[int, int]) -> Ask | None:
    return next((ask for ask in asks if (ask.seat, ask.serial) == key), None)
