"""A live match: commands of people count at the time at which they were given.

They wait briefly for earlier ones that are still on their way, and are carried out in the order of
those times. Bots' plans wait among them.
"""

# compiled: every move of every live match passes through here

from collections.abc import Callable
from typing import Final

from aevum.core.events import project
from aevum.core.state import NEVER
from aevum.server import messages as m
from aevum.server.live.bids import Bids
from aevum.server.live.bot_answers import BotAnswers
from aevum.server.live.bot_plans import LiveBots
from aevum.server.live.command_queue import CommandQueue, QueuedCommand
from aevum.server.live.latency import credited_moment
from aevum.server.live.latency_prober import LatencyProber
from aevum.server.live.live_audience import LiveAudience
from aevum.server.live.live_state import live_seat
from aevum.server.live.pause_control import PauseControl
from aevum.server.refused import Refused
from aevum.server.tables.moves import MoveHandler
from aevum.server.tables.rendering import came_late, refused
from aevum.server.tables.replies import Orders, Replies
from aevum.server.tables.table_data import TableData
from aevum.server.transport.session import Session
from aevum.server.wire import Ack, Act, Deal, RunOn, Typed

LOST: Final = ("stale", "not_legal", "not_asked")  # refusals that a lost race can cause
HAND: Final = 300  # milliseconds that pass after a command at a table without time


class LiveMatch:
    """The parts of a table that only real-time games have."""

    def __init__(
        self,
        table: TableData,
        audience: LiveAudience,
        moves: MoveHandler,
        replies: Replies,
        wake: Callable[[], None],
    ) -> None:
        """Call `wake` when the next event may be due at another time."""
        self.table = table
        self.state = state = audience.state
        self._moves = moves
        self._audience = audience
        self._replies = replies
        self._wake = wake
        self.queue = CommandQueue(table)
        self.bots = LiveBots(table, state, moves, self.queue, self._planned)
        self.bids = Bids(table, state, audience, replies, self._offered)
        self._bot_answers = BotAnswers(table, state, self.bids, self.bots)
        self.pauses = PauseControl(table, state, audience, replies, self.bids, wake)
        self.prober = LatencyProber(table, audience)
        self._runs_on: dict[tuple[int, str], Session] = {}
        """Who wants time to run on once the bots have made their plans, by seat and command."""

    def orders(self) -> Orders:
        """Return the handlers of commands."""
        return {
            Act: self.act,
            Typed: self._typed,
            RunOn: self._run_on,
            **self.pauses.orders(),
            **self.bids.orders(),
            **self.prober.orders(),
        }

    def _offered(self, deal: Deal) -> None:
        self._bot_answers.offer(deal)

    # Commands

    def act(self, session: Session, order: Act) -> None:
        """Queue a client's move for its time, or refuse it."""
        seat, cid = self.table.player_seat(session), order.id
        if self._moves.known(session, seat, cid):
            return
        self.table.unfinished_match()
        self._moves.check(order.moves)
        self._give(session, cid, seat, order.moves, order.serial, order.seen)

    def _typed(self, session: Session, order: Typed) -> None:
        seat, cid = self.table.player_seat(session), order.id
        if not self._moves.known(session, seat, cid):
            self._give(session, cid, seat, [self._moves.read(seat, order.text)], -1, order.seen)

    def _give(
        self, session: Session, cid: str, seat: int, moves: list[int], serial: int, seen: int
    ) -> None:
        """Credit a command with the time when it was given, and let it wait for earlier ones."""
        table = self.table
        given = credited_moment(seen, table.now(), session.round_trips.p50())
        self.state.refuse(given)
        at = table.time.match(given)
        self.queue.put(QueuedCommand(at, seat, moves, serial, session, cid))
        if at <= table.at():
            self._run(table.at())
        self._wake()

    def _run(self, horizon: int) -> None:
        """Carry out all commands up to a time of the match, and everything due by then."""
        while (at := self.queue.next()) <= horizon:
            for command in self.queue.pop(at):
                self._carry_out(command)
        self._moves.pass_due(horizon)

    def _carry_out(self, command: QueuedCommand) -> None:
        """Make the moves of a command whose time has come, or tell its sender why not."""
        seat, session, moves = command.seat, command.session, command.moves
        if session is None:
            self.bots.act(seat, moves[0], command.at)
            return
        try:
            self._moves.make(seat, command.cid, moves, command.serial, command.at)
            if self.state.untimed():
                self._rest(seat)
        except Refused as error:
            raced = error.code in LOST and self._beaten(seat)
            if raced and self._was_possible(session, moves[0]):
                self._replies.refuse(session, came_late(session, command.cid, error.refusal))
            else:
                no = refused(session, command.cid, error.code, error.refusal)
                self._replies.refuse(session, no)

    def _beaten(self, seat: int) -> bool:
        """Return whether somebody else acted last; nobody loses a race to themselves."""
        for row in reversed(self.table.begun_match().record.rows):
            if row.seat >= 0:
                return row.seat != seat
        return True

    def _was_possible(self, session: Session, move: int) -> bool:
        """Return whether the sender was offered this a moment ago."""
        feed = self._audience.sessions.get(session)
        return feed is not None and feed.offered(move, self.table.now())

    def ring(self) -> None:
        """Carry out what is due now, and measure how late it is."""
        table = self.table
        due = table.begun_match().state.deadline()
        self._run(table.at())
        if due <= table.at():
            late = table.now() - table.time.wall(due) - table.window()
            table.services.metrics.late.observe(late)

    # Without time

    def _run_on(self, session: Session, order: RunOn) -> None:
        seat = live_seat(self.table, session)
        if self._replies.answered_before(session, order.id):
            return
        if not self.state.untimed():
            raise Refused("not_untimed", m.server_live_timed())
        self.state.refuse(self.table.now())
        self._runs_on[seat, order.id] = session
        self._run_until_noticed()

    def _planned(self) -> None:
        """A bot has made its plan."""
        self._wake()
        self._run_until_noticed()

    def _run_until_noticed(self) -> None:
        """Let time run on, if somebody wants it and no bot is still thinking.

        Repeated requests meanwhile count as one.
        """
        while self._runs_on and not self.bots.busy():
            seat = next(iter(self._runs_on))[0]
            if self._passed(seat):
                wanted, self._runs_on = self._runs_on, {}
                self._rest(seat)
                for key, session in wanted.items():
                    self._replies.settle(session, Ack(key[1], 0))

    def _passed(self, seat: int) -> bool:
        """Let time pass until something happens, and return whether it concerns this seat.

        It does if the seat is told of something or has a new possible move.
        """
        match = self.table.begun_match()
        at = min(match.state.deadline(), self.queue.next())
        if at == NEVER or not match.state.asks:
            return True
        before = len(match.told)
        could = set(match.state.legal(seat))
        self._pass(at)
        if not could.issuperset(match.state.legal(seat)):
            return True
        told = [event for events in match.told[before:] for event in events]
        return any(project(event, seat) is not None for event in told)

    def _rest(self, seat: int) -> None:
        """At a table without time, let the short time after a command pass."""
        state = self.table.begun_match().state
        until = self.table.time.last.at + HAND
        while state.asks and not state.legal(seat) and state.deadline() <= until:
            self._pass(state.deadline())

    def _pass(self, at: int) -> None:
        time = self.table.time
        time.jump(self.table.now(), max(at, time.last.at))
        self._run(time.last.at)
        self._audience.announce_tempo()

    # The end

    def stop(self) -> None:
        """Stop all timers: the match is over, or the table closes."""
        self.pauses.stop()
        self.bids.stop()
        self._bot_answers.stop()

    def close(self) -> None:
        """Stop measuring latencies too, since the table closes."""
        self.stop()
        self.prober.stop()
