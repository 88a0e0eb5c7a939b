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
from aevum.server.live.bids import Bargains
from aevum.server.live.command_queue import Window
from aevum.server.live.latency_prober import Prober
from aevum.server.live.live_commands import Racing
from aevum.server.live.pause_control import Standstill
from aevum.server.lobby.lobby import Lobby
from aevum.server.lobby.lookalikes import distinct
from aevum.server.refused import Refused
from aevum.server.services import House
from aevum.server.store.errors import NotStored
from aevum.server.store.records import Guest, TableRow
from aevum.server.tables.audience import Audience
from aevum.server.tables.bot_seats import BotSeats
from aevum.server.tables.chat import Talk
from aevum.server.tables.clocks import Clocks
from aevum.server.tables.departures import Leaving
from aevum.server.tables.feed import answer
from aevum.server.tables.log_writer import Writing
from aevum.server.tables.moves import Playing
from aevum.server.tables.outbox import Outbox
from aevum.server.tables.table_info import info_of
from aevum.server.transport.session import Link

ANSWERS_KEPT: Final = 256  # of commands that are not moves, so that one sent twice counts once
PUT_AWAY: Final = "This table was put away; come back and it is there again."

log = get_logger("table")

Spoken = tuple[list[wire.Line], list[tuple[str, str]]]  # the last lines, and their ids


class Table:
    """A table with its match, if one has begun. `tell` is all that others need."""

    def __init__(self, house: House, row: TableRow, game: Game, talk: Spoken) -> None:
        self.house = house
        self.row = row
        self.game = game
        self.match: Match | None = None
        self.outbox = Outbox()
        self.writing = Writing(self)
        self.audience = Audience(self, self.outbox)
        self.answered: dict[tuple[str, str], wire.Ack | wire.Moved | wire.No] = {}
        self.lobby = Lobby(self)
        self.leaving = Leaving(self)
        self.playing = Playing(self)
        self.talk = Talk(self, *talk)
        self.clocks = Clocks(self)
        self.window = Window(self)
        self.racing = Racing(self)
        self.standstill = Standstill(self)
        self.bargains = Bargains(self)
        self.prober = Prober(self)
        self.bots = BotSeats(self)
        self._inbox: deque[tuple[Link | None, Any, Coroutine[Any, Any, None] | None]] = deque()
        self._idle = False
        self._closed = False
        self._wake: asyncio.Future[None]
        self._loop = asyncio.get_running_loop()
        self._task = self._loop.create_task(self._run())
        self._orders: dict[type, Callable[[Link, Any], Coroutine[Any, Any, None] | None]] = {
            **self.audience.orders(),
            **self.playing.orders(),
            **self.lobby.orders(),
            **self.leaving.orders(),
            **self.talk.orders(),
            **self.standstill.orders(),
            **self.bargains.orders(),
            **self.prober.orders(),
        }

    # The way in

    def join(self, link: Link, hello: wire.Hello) -> None:
        """Begin to serve a link."""
        self.tell(link, hello)

    def leave(self, link: Link) -> None:
        """Forget a link whose socket is gone."""
        self._put(link, None)

    def tell(self, link: Link, message: wire.FromClient) -> None:
        """Put what a client says into the inbox; the answer comes through `link.send`."""
        self._put(link, message)

    def call(self, work: Callable[[], None]) -> None:
        """Let the table's own task do something: a timer rang, a bot has chosen."""
        self._put(None, work)

    def _put(self, link: Link | None, message: Any) -> None:
        """Carry it out here and now if the task has nothing to do, else leave it to the task.

        Waking the task costs more than a move. Work that has to wait for something is always its
        own, and nothing begins before what began earlier has ended.
        """
        if self._closed:
            if link is not None:
                link.close(wire.CLOSE_RESTART, PUT_AWAY)
            return
        if not self._idle:
            self._inbox.append((link, message, None))
            return
        self._idle = False
        work = self._carry_out(link, message)
        if work is not None:
            self._inbox.appendleft((link, message, work))
        if self._inbox:
            self._wake.set_result(None)
        else:
            self._idle = True

    async def _run(self) -> None:
        while True:
            while self._inbox:
                link, message, work = self._inbox.popleft()
                work = work or self._carry_out(link, message)
                if work is not None:
                    await self._guarded(link, message, work)
            self._wake = self._loop.create_future()
            self._idle = True
            await self._wake

    def _carry_out(self, link: Link | None, message: Any) -> Coroutine[Any, Any, None] | None:
        try:
            if link is None:
                message()
                return None
            if message is None:
                self.audience.gone(link)
                return None
            if link not in self.audience.places and not isinstance(message, wire.Hello):
                return None  # it left, and this came after
            if type(message) is wire.Act:
                self.playing.act(link, message)  # most messages are; the others look theirs up
                return None
            return self._orders[type(message)](link, message)
        except Refused as error:
            self.refuse(link, message, error)
        except Exception:
            self._broken(link, message)
        return None

    async def _guarded(
        self, link: Link | None, message: Any, work: Coroutine[Any, Any, None]
    ) -> None:
        try:
            await work
        except NotStored as error:
            self._not_stored(link, message, error)
        except AevumError as error:
            self.refuse(link, message, error)
        except Exception:
            self._broken(link, message)

    def refuse(self, link: Link | None, message: Any, error: AevumError) -> None:
        """Answer a command that cannot be carried out."""
        if link is None or not isinstance(message, wire._Order):
            log.error("refused without a command", table=self.row.code, error=str(error))
            return
        code = error.code if isinstance(error, Refused) else "refused"
        rule = error.rule if isinstance(error, Refused) else ""
        self.house.metrics.refused.labels(code).inc()
        self.settle(link, wire.No(message.id, code, str(error), rule))

    def _not_stored(self, link: Link | None, message: Any, error: NotStored) -> None:
        """The store is behind what is here: say so, and begin again from what it has."""
        log.error("a change could not be stored", table=self.row.code, error=str(error))
        if link is not None and isinstance(message, wire._Order):
            answer(link, wire.No(message.id, "not_stored", str(error)))
        self.house.drop(self, "The last change could not be stored; please try again.")

    def _broken(self, link: Link | None, message: Any) -> None:
        """A fault of ours: log it, answer kindly, and begin again from what is stored."""
        log.exception("fault at a table", table=self.row.code, message=type(message).__name__)
        self.house.metrics.faults.inc()
        if link is not None and isinstance(message, wire._Order):
            answer(link, wire.No(message.id, "fault", "Something broke here; try again."))
        self.house.drop(self, "Something broke at this table; it begins again from its last move.")

    # The way out

    def reply(self, link: Link, message: wire.FromServer) -> None:
        """Answer one link in its turn."""
        self.outbox.out(lambda: answer(link, message))

    def settle(self, link: Link, message: wire.Ack | wire.Moved | wire.No) -> None:
        """Answer a command and remember the answer: sent again, it is not carried out again.

        Moves that were made are remembered for ever, in the log.
        """
        self.answered[link.guest.id, message.id] = message
        while len(self.answered) > ANSWERS_KEPT:
            del self.answered[next(iter(self.answered))]
        self.reply(link, message)

    def answered_before(self, link: Link, order: str) -> bool:
        """Answer a command again that was carried out before, and tell whether it was."""
        message = self.answered.get((link.guest.id, order))
        if message is not None:
            self.reply(link, message)
        return message is not None

    async def save(self, link: Link, order: str) -> None:
        """Store the table as it is now, tell everybody, and answer the command that changed it."""
        self.row.changed = self.house.clock.wall()
        await self.house.store.save_table(self.row)
        self.audience.announce()
        self.settle(link, wire.Ack(order, 0))

    def mark(self, word: str) -> bool:
        """Note what keeps this match from counting; return whether that is new."""
        if word in self.row.marks:
            return False
        self.row.marks.append(word)
        return True

    def owner_only(self, link: Link) -> None:
        """Refuse a command of anybody but the owner."""
        if link.guest.id != self.row.owner:
            raise Refused("not_owner", "Only the owner of this table can do that.")

    def go(self) -> None:
        """Set a match going that has begun or was read from the store.

        The thinkers wake up meanwhile, so that the first hint does not wait for them.
        """
        self.house.thinkers.start()
        self.clocks.start()
        self.writing.write("", SPECTATOR)
        self.clocks.changed()
        self.audience.snap_all()
        self.clocks.absences()
        self.prober.wake()
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
            not self.audience.places
            and self.outbox.empty()
            and not self.bots.busy()
            and (not self.clocks.running())
        )

    async def stop(self) -> None:
        """Take nothing more, wait until everything is stored and told, and close every socket."""
        self._task.cancel()
        await self.writing.finish()
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
        self.standstill.stop()
        self.prober.stop()
        self.bargains.stop()
        self.bots.stop()
        for link in list(self.audience.places):
            link.close(code, reason)
        self.audience.places.clear()
