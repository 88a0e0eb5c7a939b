"""One table: the task that owns it, and what all its parts share.

Everything that changes a table goes through its inbox and is carried out one message after the
other. Whatever tells of a change waits in the outbox until the change is stored.
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
from aevum.core.state import SPECTATOR
from aevum.server import wire
from aevum.server.live.bids import Bids
from aevum.server.live.command_queue import CommandQueue
from aevum.server.live.latency_prober import LatencyProber
from aevum.server.live.live_commands import LiveCommands
from aevum.server.live.pause_control import PauseControl
from aevum.server.lobby.lobby import Lobby
from aevum.server.lobby.lookalikes import distinct
from aevum.server.refused import Refused
from aevum.server.services import Services
from aevum.server.store.errors import NotStored
from aevum.server.store.records import Guest, TableRow
from aevum.server.tables.audience import Audience
from aevum.server.tables.bot_seats import BotSeats
from aevum.server.tables.chat import TableChat
from aevum.server.tables.clocks import Clocks
from aevum.server.tables.departures import Departures
from aevum.server.tables.feed import answer
from aevum.server.tables.log_writer import LogWriter
from aevum.server.tables.moves import MoveHandler
from aevum.server.tables.outbox import Outbox
from aevum.server.tables.table_info import info_of
from aevum.server.transport.session import Session

ANSWERS_KEPT: Final = 256  # of commands that are not moves, so that one sent twice counts once
PUT_AWAY: Final = "This table was put away; come back and it is there again."

log = get_logger("table")

ChatBefore = tuple[list[wire.Line], list[tuple[str, str]]]  # the last lines, and their ids


class Table:
    """A table with its match, if one has begun. `tell` is all that others need."""

    def __init__(self, services: Services, row: TableRow, game: Game, chat: ChatBefore) -> None:
        self.services = services
        self.row = row
        self.game = game
        self.match: Match | None = None
        self.outbox = Outbox()
        self.writer = LogWriter(self)
        self.audience = Audience(self, self.outbox)
        self.answered: dict[tuple[str, str], wire.Ack | wire.Moved | wire.No] = {}
        self.lobby = Lobby(self)
        self.departures = Departures(self)
        self.moves = MoveHandler(self)
        self.chat = TableChat(self, *chat)
        self.clocks = Clocks(self)
        self.queue = CommandQueue(self)
        self.commands = LiveCommands(self)
        self.pauses = PauseControl(self)
        self.bids = Bids(self)
        self.latency_prober = LatencyProber(self)
        self.bots = BotSeats(self)
        self._inbox: deque[tuple[Session | None, Any, Coroutine[Any, Any, None] | None]] = deque()
        self._idle = False
        self._closed = False
        self._wake: asyncio.Future[None]
        self._loop = asyncio.get_running_loop()
        self._task = self._loop.create_task(self._run())
        self._orders: dict[type, Callable[[Session, Any], Coroutine[Any, Any, None] | None]] = {
            **self.audience.orders(),
            **self.moves.orders(),
            **self.lobby.orders(),
            **self.departures.orders(),
            **self.chat.orders(),
            **self.pauses.orders(),
            **self.bids.orders(),
            **self.latency_prober.orders(),
        }

    # The way in

    def join(self, session: Session, hello: wire.Hello) -> None:
        """Begin to serve a session."""
        self.tell(session, hello)

    def leave(self, session: Session) -> None:
        """Forget a session whose socket is gone."""
        self._put(session, None)

    def tell(self, session: Session, message: wire.FromClient) -> None:
        """Put what a client says into the inbox; the answer comes through `session.send`."""
        self._put(session, message)

    def call(self, work: Callable[[], None]) -> None:
        """Let the table's own task do something: a timer rang, a bot has chosen."""
        self._put(None, work)

    def _put(self, session: Session | None, message: Any) -> None:
        """Carry it out here and now if the task has nothing to do, else leave it to the task.

        Waking the task costs more than a move. Work that has to wait for something is always its
        own, and nothing begins before what began earlier has ended.
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
            if type(message) is wire.Act:
                self.moves.act(session, message)  # most messages are; the others look theirs up
                return None
            return self._orders[type(message)](session, message)
        except Refused as error:
            self.refuse(session, message, error)
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
            self.refuse(session, message, error)
        except Exception:
            self._broken(session, message)

    def refuse(self, session: Session | None, message: Any, error: AevumError) -> None:
        """Answer a command that cannot be carried out."""
        if session is None or not isinstance(message, wire._Order):
            log.error("refused without a command", table=self.row.code, error=str(error))
            return
        code = error.code if isinstance(error, Refused) else "refused"
        rule = error.rule if isinstance(error, Refused) else ""
        self.services.metrics.refused.labels(code).inc()
        self.settle(session, wire.No(message.id, code, str(error), rule))

    def _not_stored(self, session: Session | None, message: Any, error: NotStored) -> None:
        """The store is behind what is here: say so, and begin again from what it has."""
        log.error("a change could not be stored", table=self.row.code, error=str(error))
        if session is not None and isinstance(message, wire._Order):
            answer(session, wire.No(message.id, "not_stored", str(error)))
        self.services.drop(self, "The last change could not be stored; please try again.")

    def _broken(self, session: Session | None, message: Any) -> None:
        """A fault of ours: log it, answer kindly, and begin again from what is stored."""
        log.exception("fault at a table", table=self.row.code, message=type(message).__name__)
        self.services.metrics.faults.inc()
        if session is not None and isinstance(message, wire._Order):
            answer(session, wire.No(message.id, "fault", "Something broke here; try again."))
        self.services.drop(
            self, "Something broke at this table; it begins again from its last move."
        )

    # The way out

    def reply(self, session: Session, message: wire.FromServer) -> None:
        """Answer one session in its turn."""
        self.outbox.out(lambda: answer(session, message))

    def settle(self, session: Session, message: wire.Ack | wire.Moved | wire.No) -> None:
        """Answer a command and remember the answer: sent again, it is not carried out again.

        Moves that were made are remembered for ever, in the log.
        """
        self.answered[session.guest.id, message.id] = message
        while len(self.answered) > ANSWERS_KEPT:
            del self.answered[next(iter(self.answered))]
        self.reply(session, message)

    def answered_before(self, session: Session, order: str) -> bool:
        """Answer a command again that was carried out before, and tell whether it was."""
        message = self.answered.get((session.guest.id, order))
        if message is not None:
            self.reply(session, message)
        return message is not None

    async def save(self, session: Session, order: str) -> None:
        """Store the table as it is now, tell everybody, and answer the command that changed it."""
        self.row.changed = self.services.clock.wall()
        await self.services.store.save_table(self.row)
        self.audience.announce()
        self.settle(session, wire.Ack(order, 0))

    def mark(self, word: str) -> bool:
        """Note what keeps this match from counting; return whether that is new."""
        if word in self.row.marks:
            return False
        self.row.marks.append(word)
        return True

    def owner_only(self, session: Session) -> None:
        """Refuse a command of anybody but the owner."""
        if session.guest.id != self.row.owner:
            raise Refused("not_owner", "Only the owner of this table can do that.")

    def go(self) -> None:
        """Set a match going that has begun or was read from the store.

        The workers start meanwhile, so that the first hint does not wait for them.
        """
        self.services.bot_workers.start()
        self.clocks.start()
        self.writer.write("", SPECTATOR)
        self.clocks.changed()
        self.audience.snap_all()
        self.clocks.absences()
        self.latency_prober.wake()
        if self.live().state.asks:
            self.bots.consider()
        else:
            self.lobby.finish()

    # Facts

    def live(self) -> Match:
        """Return the match, which must have begun."""
        if self.match is None:
            raise Refused("not_started", "The match has not begun yet.")
        return self.match

    def seat_of(self, guest: str) -> int:
        """Return the seat of a guest, -1 if they hold none."""
        for seat, chair in enumerate(self.row.chairs):
            if chair.kind == "person" and chair.guest == guest:
                return seat
        return -1

    def name_of(self, guest: Guest) -> str:
        """Return what a guest is called here: their name, told apart from those who sit."""
        chairs = self.row.chairs
        return distinct(guest.name, (each.name for each in chairs if each.guest != guest.id))

    def info(self) -> wire.TableInfo:
        """Return what everybody may know of this table."""
        return info_of(self)

    # The end

    def idle(self) -> bool:
        """Tell whether nobody looks on and nothing goes on by itself."""
        return (
            not self.audience.sessions
            and self.outbox.empty()
            and not self.bots.busy()
            and (not self.clocks.running())
        )

    async def stop(self) -> None:
        """Take nothing more, wait until everything is stored and told, and close every socket."""
        self._task.cancel()
        await self.writer.finish()
        await self.lobby.stop()
        self.close(wire.CLOSE_RESTART, "The server stops; it will be back in a moment.")

    def close(self, code: int, reason: str) -> None:
        """Stop the task and close every socket; who comes later is sent to begin anew."""
        self._closed = True
        while self._inbox:
            work = self._inbox.popleft()[2]
            if work is not None:
                work.close()  # it had not begun
        self._task.cancel()
        self.clocks.stop()
        self.pauses.stop()
        self.latency_prober.stop()
        self.bids.stop()
        self.bots.stop()
        for session in list(self.audience.sessions):
            session.close(code, reason)
        self.audience.sessions.clear()
