"""One table: the task that owns it, who looks at it, and what leaves it.

Everything that changes a table goes through its inbox and is carried out one message after the
other. Whatever tells of a change waits in the outbox until the change is stored.
"""

# compiled: every move of every table passes through here

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from structlog import get_logger

from aevum.core.errors import AevumError
from aevum.core.game import Game
from aevum.core.match import Match
from aevum.core.native import mypyc_attr
from aevum.core.state import SPECTATOR
from aevum.server import wire
from aevum.server.botseats import BotSeats
from aevum.server.clocks import Clocks
from aevum.server.feed import Feed, answer, moment
from aevum.server.house import House
from aevum.server.link import Link
from aevum.server.lobby import Lobby
from aevum.server.playing import Playing
from aevum.server.refused import Refused
from aevum.server.sight import Glance, Telling, as_it_is, hash_of, steps_of
from aevum.server.store.errors import NotStored
from aevum.server.store.records import ChairRow, LogRow, TableRow
from aevum.server.talk import Talk

ANSWERS_KEPT: Final = 256  # of commands that are not moves, so that one sent twice counts once
DRAIN_SECONDS: Final = 5
PUT_AWAY: Final = "This table was put away; come back and it is there again."
LOG_SHOWN: Final = 300  # lines of the log in a snapshot

log = get_logger("table")

Message = wire.FromClient | None  # None: the link has gone


@mypyc_attr(acyclic=True)
class Parcel:
    """A frame and whom it is for."""

    def __init__(self, feed: Feed, frame: bytes) -> None:
        self.feed = feed
        self.frame = frame


@mypyc_attr(acyclic=True)
class Held:
    """What goes out once so many rows of the match are stored: frames, or something to do."""

    def __init__(self, rows: int, parcels: list[Parcel], work: Callable[[], None] | None) -> None:
        self.rows = rows
        self.parcels = parcels
        self.work = work

    def go(self) -> None:
        if self.work is not None:
            self.work()
        _send_all(self.parcels)


Spoken = tuple[list[wire.Line], set[tuple[str, str]]]  # the last lines, and what was ever said


class Table:
    """A table with its match, if one has begun. `tell` is all that others need."""

    def __init__(self, house: House, row: TableRow, game: Game, talk: Spoken) -> None:
        self.house = house
        self.row = row
        self.game = game
        self.match: Match | None = None
        self.stored = 0
        """Rows of the match that are in the store."""
        self.written = 0
        """Rows of the match that have been given to the store."""
        self.feeds: dict[tuple[int, str], Feed] = {}
        self.places: dict[Link, Feed] = {}
        self.answered: dict[tuple[str, str], wire.Ack | wire.Moved | wire.No] = {}
        self.lobby = Lobby(self)
        self.playing = Playing(self)
        self.talk = Talk(self, *talk)
        self.clocks = Clocks(self)
        self.bots = BotSeats(self)
        self._inbox: deque[tuple[Link | None, Any, Coroutine[Any, Any, None] | None]] = deque()
        self._idle = False
        self._closed = False
        self._outbox: deque[Held] = deque()
        self._storing: deque[int] = deque()
        """For each append under way, the rows of the match that are stored once it is done."""
        self._wake: asyncio.Future[None]
        self._drained: asyncio.Future[None] | None = None
        self._loop = asyncio.get_running_loop()
        self._append = house.store.append
        self._on_stored = self._stored
        self._task = self._loop.create_task(self._run())
        self._orders: dict[type, Callable[[Link, Any], Coroutine[Any, Any, None] | None]] = {
            wire.Hello: self._hello,
            wire.Sync: self._sync,
            wire.Ping: self._ping,
            **self.playing.orders(),
            **self.lobby.orders(),
            **self.talk.orders(),
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
                self._gone(link)
                return None
            if link not in self.places and not isinstance(message, wire.Hello):
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

    def out(self, work: Callable[[], None]) -> None:
        """Do this once everything that has happened so far is stored, in order."""
        if not self._outbox and self.stored == self.written:
            work()
        else:
            self._outbox.append(Held(self.written, [], work))

    def _send(self, parcels: list[Parcel]) -> None:
        if not parcels:
            return
        if not self._outbox and self.stored == self.written:
            _send_all(parcels)
        else:
            self._outbox.append(Held(self.written, parcels, None))

    def reply(self, link: Link, message: wire.FromServer) -> None:
        """Answer one link in its turn."""
        self.out(lambda: answer(link, message))

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
        self.row.changed = self.house.clock.now()
        await self.house.store.save_table(self.row)
        self.announce()
        self.settle(link, wire.Ack(order, 0))

    def owner_only(self, link: Link) -> None:
        """Refuse a command of anybody but the owner."""
        if link.guest.id != self.row.owner:
            raise Refused("not_owner", "Only the owner of this table can do that.")

    def write(self, cid: str, seat: int) -> None:
        """Give the match's new rows to the store; the command's id stands at its seat's first."""
        match = self.live()
        fresh = match.record.rows[self.written :]
        if not fresh:
            return
        rows: list[LogRow] = []
        for row in fresh:
            mine = cid if row.seat == seat else ""
            if mine:
                cid = ""
            rows.append((row.at, row.seat, row.move, mine))
        first, self.written = self.written, len(match.record.rows)
        self._storing.append(self.written)
        self._append(self.row.code, first, rows, self._on_stored)

    def _stored(self, error: Exception | None) -> None:
        """Send out what has waited for the oldest append, which is done."""
        count = self._storing.popleft()
        if error is not None:
            log.error("moves could not be stored", table=self.row.code, error=str(error))
            self._outbox.clear()
            self.house.drop(self, "The last move could not be stored; please try again.")
            return
        self.stored = count
        if self._drained is not None and count == self.written and not self._drained.done():
            self._drained.set_result(None)
        outbox = self._outbox
        while outbox and outbox[0].rows <= count:
            outbox.popleft().go()

    def publish(
        self, done: str = "", by: int = SPECTATOR, fresh: int = -1, back: bool = False
    ) -> None:
        """Tell every feed what has changed for it; `fresh` rows of the line are new.

        `done` is the id of the command that did it, told to the seat `by` alone.
        """
        match = self.live()
        now = moment(self.house.clock.now())
        first = len(match.line) - fresh
        glance = Glance(self.game, match, self.clocks.ends())
        telling = Telling(self.game, match.told[first:])
        parcels: list[Parcel] = []
        for feed in self.feeds.values():
            if not feed.links:
                feed.miss()
                continue
            own = done if feed.viewer == by else ""
            frame = self._frame(feed, glance, now, first, telling, own, back)
            if frame is not None:
                parcels.append(Parcel(feed, frame))
        self._send(parcels)

    def _frame(
        self,
        feed: Feed,
        glance: Glance,
        now: bytes,
        first: int,
        telling: Telling,
        done: str,
        back: bool,
    ) -> bytes | None:
        match, viewer = glance.match, feed.viewer
        events: list[bytes] = []
        cut = -1
        if back:
            feed.rows = cut = len(steps_of(match, viewer))
        for place in range(len(telling.rows)):
            heard = telling.to(viewer, place, feed.rows)
            events += heard
            if heard or match.record.rows[match.line[first + place]].seat == viewer:
                feed.rows += 1
        new = glance.sight(viewer, feed.face)
        old, feed.sight = feed.sight, new
        position = new.whole() if old is None else new.since(old, glance.changed(old, new))
        if not position and not events and not done and not back:
            return None
        return feed.up(now, position, events, done=done, back=cut)

    def announce(self, line: wire.Line | None = None, info: bool = True) -> None:
        """Tell everybody what the table looks like now, or a line of chat, or both."""
        now = moment(self.house.clock.now())
        table = self.info() if info else None
        chat = [line] if line is not None else []
        parcels: list[Parcel] = []
        for feed in self.feeds.values():
            if feed.links:
                parcels.append(Parcel(feed, feed.up(now, b"", [], table, chat)))
            else:
                feed.miss()
        self._send(parcels)

    # Who looks on

    def _hello(self, link: Link, hello: wire.Hello) -> None:
        fresh = link not in self.places
        feed = self._move(link, hello.face)
        kept = feed.after(hello.have) if hello.epoch == feed.epoch else None
        if kept is None:
            self._snap(link, feed)
        else:
            self.out(lambda: _go_on(link, kept))
        if fresh:
            self.clocks.came(link)

    def _move(self, link: Link, face: str) -> Feed:
        """Let a link look through the eyes that are its own."""
        self._forget(link)
        link.live = False
        key = (self.viewer(link), face)
        feed = self.feeds.get(key)
        if feed is None:
            feed = self.feeds[key] = Feed(*key, f"{self.house.draw(32):08x}")
        feed.links.append(link)
        self.places[link] = feed
        return feed

    def _forget(self, link: Link) -> None:
        feed = self.places.pop(link, None)
        if feed is not None:
            feed.links.remove(link)

    def _gone(self, link: Link) -> None:
        if link in self.places:
            self._forget(link)
            self.clocks.went()

    def tell_who(self, guest: str) -> None:
        """Tell a guest anew who they are here: they sat down or stood up."""
        for link, feed in list(self.places.items()):
            if link.guest.id == guest:
                self._snap(link, feed)

    def go(self) -> None:
        """Set a match going that has begun or was read from the store.

        The thinkers wake up meanwhile, so that the first hint does not wait for them.
        """
        self.house.thinkers.start()
        self.clocks.start()
        self.write("", SPECTATOR)
        self.clocks.changed()
        self.snap_all()
        self.clocks.absences()
        if self.live().state.asks:
            self.bots.consider()
        else:
            self.lobby.finish()

    def snap_all(self) -> None:
        """Give everybody a new beginning: a match has begun."""
        self.feeds.clear()
        for link, feed in list(self.places.items()):
            self.places.pop(link)
            self._snap(link, self._move(link, feed.face))

    def _snap(self, link: Link, feed: Feed) -> None:
        link.live = False
        feed.stale = False
        match = self.match
        shown: list[bytes] = []
        if match is not None:
            steps = steps_of(match, feed.viewer)
            feed.rows = len(steps)
            glance = Glance(self.game, match, self.clocks.ends())
            feed.sight = glance.sight(feed.viewer, feed.face)
            shown = self._log(match, feed.viewer, steps)
        position = as_it_is(feed.sight.whole()) if feed.sight is not None else None
        snap = wire.Snap(
            feed.epoch,
            feed.seq,
            self.house.clock.now(),
            self.info(),
            self.you(link),
            position,
            [as_it_is(each) for each in shown],
            self.talk.lines(),
            feed.rows,
            hash_of(feed.sight.fields) if feed.sight is not None else 0,
        )
        self.out(lambda: _begin(link, snap))

    def _log(self, match: Match, viewer: int, steps: list[list[int]]) -> list[bytes]:
        """Return the last lines of a viewer's log."""
        shown = steps[-LOG_SHOWN:]
        number = len(steps) - len(shown)
        found: list[bytes] = []
        for places in shown:
            telling = Telling(self.game, [match.told[place] for place in places])
            for place in range(len(places)):
                found += telling.to(viewer, place, number)
            number += 1
        return found[-LOG_SHOWN:]

    def _sync(self, link: Link, message: wire.Sync) -> None:
        feed = self.places[link]
        kept = feed.after(message.have)
        if kept is None:
            self._snap(link, feed)
        else:
            self.out(lambda: _go_on(link, kept))

    def _ping(self, link: Link, message: wire.Ping) -> None:
        feed = self.places[link]
        self.reply(link, wire.Pong(message.at, self.house.clock.now(), feed.epoch, feed.seq))

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

    def viewer(self, link: Link) -> int:
        """Return through whose eyes a link looks."""
        if self.match is None:
            return SPECTATOR
        seat = self.seat_of(link.guest.id)
        return seat if seat >= 0 else SPECTATOR

    def here(self, guest: str) -> bool:
        """Tell whether a guest has a link to this table."""
        return any(link.guest.id == guest for link in self.places)

    def you(self, link: Link) -> wire.You:
        """Return who a link is here."""
        guest = link.guest
        return wire.You(guest.id, guest.name, self.seat_of(guest.id), guest.id == self.row.owner)

    def info(self) -> wire.TableInfo:
        """Return what everybody may know of this table."""
        row = self.row
        over = row.phase == "over"
        seated = {chair.guest for chair in row.chairs if chair.kind == "person"}
        watchers = {link.guest.id for link in self.places} - seated
        return wire.TableInfo(
            row.code,
            row.game,
            row.phase,
            row.owner,
            [self._chair(seat, chair) for seat, chair in enumerate(row.chairs)],
            row.options,
            row.clock,
            row.takeback,
            row.reveal,
            row.public,
            len(watchers),
            row.daily,
            row.commit,
            row.seed if over and row.reveal else "",
            row.scores,
            row.ranks,
            row.end,
            row.muted,
            self.playing.asking,
            sorted(self.playing.consents),
            row.next,
        )

    def _chair(self, seat: int, chair: ChairRow) -> wire.Chair:
        return wire.Chair(
            seat,
            chair.kind,
            chair.name,
            chair.guest,
            chair.bot,
            chair.ready,
            chair.kind == "person" and self.here(chair.guest),
            chair.away,
            self.clocks.away_at(seat),
        )

    # The end

    def idle(self) -> bool:
        """Tell whether nobody looks on and nothing goes on by itself."""
        return (
            not self.places
            and not self._outbox
            and self.stored == self.written
            and not self.bots.busy()
            and (not self.clocks.running())
        )

    async def stop(self) -> None:
        """Take nothing more, wait until everything is stored and told, and close every socket."""
        self._task.cancel()
        if self.stored < self.written:
            self._drained = self._loop.create_future()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._drained, DRAIN_SECONDS)
            await asyncio.sleep(0)
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
        self.bots.stop()
        for link in list(self.places):
            link.close(code, reason)
        self.places.clear()


def _send_all(parcels: list[Parcel]) -> None:
    for parcel in parcels:
        parcel.feed.send(parcel.frame)


def _begin(link: Link, snap: wire.Snap) -> None:
    link.live = True
    answer(link, snap)


def _go_on(link: Link, frames: list[bytes]) -> None:
    for frame in frames:
        link.send(frame)
    link.live = True
