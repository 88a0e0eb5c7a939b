"""One table: the task that owns it, and how its parts work together.

Everything that changes a table goes through its inbox and is carried out one message after the
other. News of a change waits in the outbox until the change is stored. The parts do not know the
table: each is given the parts below it, and uses callbacks for those above it.
"""

# compiled: every move of every table passes through here

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final

from structlog import get_logger

from aevum.core.errors import AevumError
from aevum.core.game import Game
from aevum.core.match import Match
from aevum.core.record import TOOK_BACK
from aevum.core.state import SPECTATOR
from aevum.core.text import ENGLISH, Refusal
from aevum.server import messages as m
from aevum.server import wire
from aevum.server.live.live_audience import LiveAudience
from aevum.server.live.live_match import LiveMatch
from aevum.server.live.live_state import LiveState
from aevum.server.live.not_live import NotLive
from aevum.server.lobby.lobby import Lobby
from aevum.server.refused import Refused
from aevum.server.services import Services
from aevum.server.store.errors import NotStored
from aevum.server.store.records import MatchRow, TableRow
from aevum.server.tables.audience import Audience
from aevum.server.tables.bot_seats import BotSeats, TurnBots
from aevum.server.tables.chat import TableChat
from aevum.server.tables.chat_log import ChatLog
from aevum.server.tables.clocks import Clocks
from aevum.server.tables.departures import Departures
from aevum.server.tables.feed import answer
from aevum.server.tables.hints import Hints
from aevum.server.tables.log_writer import LogWriter
from aevum.server.tables.match_end import MatchEnd
from aevum.server.tables.moves import MoveHandler
from aevum.server.tables.offer_wait import OfferWait
from aevum.server.tables.outbox import Outbox
from aevum.server.tables.question_clock import QuestionClock
from aevum.server.tables.rendering import refused
from aevum.server.tables.replies import Orders, Replies
from aevum.server.tables.table_data import TableData
from aevum.server.tables.table_info import TableInfos
from aevum.server.tables.takeback_request import TakebackRequest
from aevum.server.tables.takebacks import Takebacks
from aevum.server.tables.votes import Votes
from aevum.server.transport.session import Session

ACT: Final = wire.Act
PUT_AWAY: Final = "This table was put away. Reconnect to open it again."

log = get_logger("table")


class Table:
    """A table with its match, if one has begun. Other code only needs `tell`."""

    def __init__(self, services: Services, row: TableRow, game: Game, spoken: ChatLog) -> None:
        self.data = data = TableData(services, row, game, self.call, self._drop)
        self.outbox = outbox = Outbox()
        self.writer = LogWriter(data, outbox)
        self.questions = questions = QuestionClock(data)
        waits, request, votes = OfferWait(data), TakebackRequest(), Votes(data)
        infos = TableInfos(data, request, votes)
        shown = (data, outbox, infos, spoken, questions, waits, self._came, self._went)
        self.audience = audience = (
            LiveAudience(*shown, LiveState(data)) if data.is_live else Audience(*shown)
        )
        self.replies = replies = Replies(data, outbox, audience)
        self.moves = moves = MoveHandler(data, audience, replies, self._moved)
        self.live: LiveMatch | None = None
        self.bots: BotSeats = TurnBots(data, moves, waits)
        if isinstance(audience, LiveAudience):
            self.live = LiveMatch(data, audience, moves, replies, self._wake_clocks)
            self.bots = self.live.bots
        live, bots = self.live, self.bots
        pauses = live.pauses if live is not None else None
        self.clocks = clocks = Clocks(data, questions, audience, moves, bots, live)
        self.chat = chat = TableChat(data, spoken, audience, replies)
        self.hints = hints = Hints(data, audience, chat, live.state if live is not None else None)
        self.takebacks = Takebacks(data, request, moves, audience, replies, self._took_back)
        self.end = MatchEnd(data, self.writer, audience, clocks, bots, hints, votes, live)
        self.departures = Departures(
            data, votes, self.end, self.takebacks, clocks, bots, audience, replies, chat, pauses
        )
        self.lobby = Lobby(data, audience, replies, moves, bots, self.go)
        self._orders = self._all_orders()
        self._inbox: deque[tuple[Session | None, Any, Coroutine[Any, Any, None] | None]] = deque()
        self._idle = False
        self._closed = False
        self._wake: asyncio.Future[None]
        self._loop = asyncio.get_running_loop()
        self._task = self._loop.create_task(self._run())

    def _all_orders(self) -> Orders:
        """Return the handlers of messages; in a live match `LiveMatch` also handles moves."""
        live = self.live
        return {
            **self.audience.orders(),
            **self.moves.orders(),
            **self.hints.orders(),
            **self.takebacks.orders(),
            **self.lobby.orders(),
            **self.departures.orders(),
            **self.chat.orders(),
            **(live.orders() if live is not None else NotLive(self.data, self.replies).orders()),
        }

    # Incoming

    def join(self, session: Session, hello: wire.Hello) -> None:
        """Start serving a session."""
        self.tell(session, hello)

    def leave(self, session: Session) -> None:
        """Forget a session whose socket is closed."""
        self._put(session, None)

    def tell(self, session: Session, message: wire.FromClient) -> None:
        """Put a client's message into the inbox; the answer comes through `session.send`."""
        self._put(session, message)

    def call(self, work: Callable[[], None]) -> None:
        """Let the table's own task do something, e.g. after a timer or a bot's answer."""
        self._put(None, work)

    def _put(self, session: Session | None, message: Any) -> None:
        """Carry out a message at once if the task is idle, else leave it to the task.

        Waking the task costs more than a move. Work that has to wait for something always runs in
        the task, and messages never overlap.
        """
        if self._closed:
            if session is not None:
                session.close(wire.CLOSE_RESTART, PUT_AWAY)
            return
        if not self._idle:
            self._inbox.append((session, message, None))
            return
        self._idle = False
        work = self._carry_out(session, message)
        if work is not None:
            self._inbox.appendleft((session, message, work))
        if self._inbox:
            self._wake.set_result(None)
        else:
            self._idle = True

    async def _run(self) -> None:
        while True:
            while self._inbox:
                session, message, work = self._inbox.popleft()
                work = work or self._carry_out(session, message)
                if work is not None:
                    await self._guarded(session, message, work)
            self._wake = self._loop.create_future()
            self._idle = True
            await self._wake

    def _carry_out(self, session: Session | None, message: Any) -> Coroutine[Any, Any, None] | None:
        try:
            if session is None:
                message()
                return None
            if message is None:
                self.audience.gone(session)
                return None
            if session not in self.audience.sessions and not isinstance(message, wire.Hello):
                return None  # it left, and this came after
            if type(message) is ACT and self.live is None:
                self.moves.act(session, message)  # most messages are; the others are looked up
                return None
            return self._orders[type(message)](session, message)
        except Refused as error:
            self._refuse(session, message, error)
        except Exception:
            self._broken(session, message)
        return None

    async def _guarded(
        self, session: Session | None, message: Any, work: Coroutine[Any, Any, None]
    ) -> None:
        try:
            await work
        except NotStored as error:
            self._not_stored(session, message, error)
        except AevumError as error:
            self._refuse(session, message, error)
        except Exception:
            self._broken(session, message)

    def _refuse(self, session: Session | None, message: Any, error: AevumError) -> None:
        """Answer a command that cannot be carried out."""
        if session is None or not isinstance(message, wire._Order):
            log.error("refused without a command", table=self.row.code, error=str(error))
            return
        if isinstance(error, Refused):
            answered = refused(session, message.id, error.code, error.refusal)
        else:
            answered = refused(session, message.id, "refused", Refusal("", error.said))
        self.replies.refuse(session, answered)

    def _not_stored(self, session: Session | None, message: Any, error: NotStored) -> None:
        """Start again from the stored state after a failed write, and say so."""
        log.error("a change could not be stored", table=self.row.code, error=str(error))
        if session is not None and isinstance(message, wire._Order):
            answer(session, refused(session, message.id, "not_stored", error.said))
        self._drop("a change was not stored")

    def _broken(self, session: Session | None, message: Any) -> None:
        """Log a fault of the server, apologise, and start again from the stored state."""
        log.exception("fault at a table", table=self.row.code, message=type(message).__name__)
        self.data.services.metrics.faults.inc()
        if session is not None and isinstance(message, wire._Order):
            answer(session, refused(session, message.id, "fault", m.server_fault()))
        self._drop("a fault at the table")

    def _drop(self, reason: str) -> None:
        self.data.services.drop(self, reason)

    # How the parts work together

    def resume(self, rows: list[MatchRow], match: Match) -> None:
        """Continue a match from its last stored row."""
        self.data.match = match
        if match.took_back:
            self.data.mark(TOOK_BACK)  # the log has it even if the table was not saved since
        self.outbox.begin(len(rows))
        self.moves.reload(rows)
        if not rows:
            match.begin()
        if self.row.phase == "playing":
            self.go()

    def go(self) -> None:
        """Start a new match, or continue one from the store.

        The workers start now, so that the first hint need not wait for them.
        """
        self.data.services.bot_workers.start()
        self.clocks.start()
        self.writer.write("", SPECTATOR)
        self.clocks.changed()
        self.audience.snap_all()
        self.clocks.absences()
        if self.live is not None:
            self.live.prober.wake()
        self._go_on()

    def _moved(self, seat: int, cid: str, fresh: int) -> None:
        """Store new rows, send them to everybody, and continue with the next seat."""
        self.takebacks.moved()
        self.writer.write(cid, seat)
        self.clocks.changed()
        self.audience.publish(cid, seat, fresh)
        if self.live is not None:
            self.live.bids.look()
        self._go_on()

    def _took_back(self, seat: int, cid: str, fresh: int, forgiven: bool) -> None:
        """Store a take-back, send it to everybody, and let bots think again."""
        if forgiven:
            self.questions.forgive()
        self.bots.again()
        self.hints.stop()
        self.writer.write(cid, seat)
        self.clocks.changed()
        self.audience.publish(cid, seat, fresh, back=True)
        self.bots.consider()

    def _go_on(self) -> None:
        if self.begun_match().state.asks:
            self.bots.consider()
        else:
            self.end.finish()

    def _came(self, session: Session) -> None:
        self.clocks.came(session)
        if self.live is not None:
            self.live.prober.wake()

    def _went(self) -> None:
        self.clocks.went()

    def _wake_clocks(self) -> None:
        self.clocks.wake()

    # Properties

    @property
    def row(self) -> TableRow:
        """The stored row of the table: everything except its log and its chat."""
        return self.data.row

    @property
    def game(self) -> Game:
        """The game of this table."""
        return self.data.game

    @property
    def match(self) -> Match | None:
        """The match, None before it has begun."""
        return self.data.match

    def begun_match(self) -> Match:
        """Return the match, which must have begun."""
        return self.data.begun_match()

    def info(self) -> wire.TableInfo:
        """Return the public facts of this table, with sentences in English."""
        return self.audience.info(ENGLISH)

    # The end

    def idle(self) -> bool:
        """Return whether there are no viewers and nothing is due."""
        return (
            not self.audience.sessions
            and self.outbox.empty()
            and not self.bots.busy()
            and not self.clocks.running()
        )

    async def stop(self) -> None:
        """Stop taking messages, wait until everything is stored and sent, and close all sockets."""
        self._task.cancel()
        await self.writer.finish()
        await self.end.stop()
        self.close(wire.CLOSE_RESTART, str(m.server_stopping()))

    def close(self, code: int, reason: str) -> None:
        """Stop the task and close every socket; later sessions are told to reconnect."""
        self._closed = True
        while self._inbox:
            work = self._inbox.popleft()[2]
            if work is not None:
                work.close()  # it had not started
        self._task.cancel()
        self.clocks.stop()
        if self.live is not None:
            self.live.close()
        self.bots.stop()
        self.hints.stop()
        self.audience.close(code, reason)
