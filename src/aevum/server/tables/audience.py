"""Who looks at a table, and what they are shown."""

# compiled: every move of every table passes through here

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from aevum.core.game import LIVE
from aevum.core.match import Match
from aevum.core.state import SPECTATOR
from aevum.server import wire
from aevum.server.live.delayed_feed import DELAY, LateFeed
from aevum.server.live.recent_history import Mark, Steps, Trail
from aevum.server.tables.event_lines import Telling, steps_of
from aevum.server.tables.feed import Feed, answer, encode, moment
from aevum.server.tables.outbox import Outbox, Parcel
from aevum.server.tables.table_info import you_of
from aevum.server.tables.view_builder import Glance, as_it_is, hash_of
from aevum.server.transport.session import Link

if TYPE_CHECKING:
    from aevum.server.tables.table import Table

LOG_SHOWN: Final = 300  # lines of the log in a snapshot


class Audience:
    """Everybody who looks at one table, seated or not."""

    def __init__(self, table: "Table", outbox: Outbox) -> None:
        self.table = table
        self.feeds: dict[tuple[int, str], Feed] = {}
        self.places: dict[Link, Feed] = {}
        self._outbox = outbox
        self._trail: Trail | None = None
        """Of a live match, what whoever comes to watch is shown at once."""

    def orders(self) -> dict[type, Callable[[Link, Any], Any]]:
        """Return who carries out which message."""
        return {wire.Hello: self._hello, wire.Sync: self._sync, wire.Ping: self._ping}

    # Telling

    def publish(
        self, done: str = "", by: int = SPECTATOR, fresh: int = -1, back: bool = False
    ) -> None:
        """Tell every feed what has changed for it; `fresh` rows of the line are new.

        After a take-back (`back`) they are those that are left behind the move that went: everybody
        forgets what came after it and is told them again.

        `done` is the id of the command that did it, told to the seat `by` alone.
        """
        match = self.table.live()
        at = self.table.house.clock.now()
        live = self.table.game.timing == LIVE
        if live:
            self._past().note(Mark(at, len(match.line), None, b""))
        now, later = moment(at), moment(at + DELAY) if live else b""
        first = len(match.line) - fresh
        glance = self._glance(match)
        telling = self._telling(match, list(range(first, len(match.told))))
        parcels: list[Parcel] = []
        for feed in self.feeds.values():
            if not feed.links and not feed.delay:
                feed.miss()
                continue
            own = done if feed.viewer == by else ""
            told = later if feed.delay else now
            frame = self._frame(feed, glance, at, told, first, telling, own, back)
            if frame is not None:
                parcels.append(Parcel(feed, frame))
        self._outbox.send(parcels)

    def _glance(self, match: Match) -> Glance:
        table = self.table
        return Glance(table.game, match, table.clocks.ends(), table.bots.patience.until())

    def _frame(
        self,
        feed: Feed,
        glance: Glance,
        at: int,
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
            feed.rows = cut = sum(1 for step in steps_of(match, viewer) if step[-1] < first)
        for place in range(len(telling.rows)):
            heard = telling.to(viewer, place, feed.rows)
            events += heard
            if heard or match.record.rows[match.line[first + place]].seat == viewer:
                feed.rows += 1
        new = glance.sight(viewer, feed.face)
        old, feed.sight = feed.sight, new
        if old is not None and old.legal != new.legal:
            feed.withdrew(old.legal, at)
        position = new.whole() if old is None else new.since(old, glance.changed(old, new))
        if not position and not events and not done and not back:
            return None
        if glance.game.timing == LIVE:
            feed.tick(at)
        return feed.up(now, position, events, done=done, back=cut)

    def announce(
        self,
        line: wire.Line | None = None,
        info: bool = True,
        tempo: bool = False,
        deals: bool = False,
    ) -> None:
        """Tell everybody what the table looks like now, or a line of chat, or both.

        Where time carries the game, how it runs goes with the table, or alone; so do bargains.
        """
        now = self.table.house.clock.now()
        self._note(now, info or tempo, deals)
        table = self.table.info() if info else None
        chat = [line] if line is not None else []
        further: dict[int, bytes] = {}
        parcels: list[Parcel] = []
        for feed in self.feeds.values():
            if not feed.links and not feed.delay:
                feed.miss()
                continue
            delay = feed.delay
            if delay not in further:
                further[delay] = self._further(info or tempo, deals, delay)
            frame = feed.up(moment(now + delay), b"", [], table, chat, "", -1, further[delay])
            parcels.append(Parcel(feed, frame))
        self._outbox.send(parcels)

    def _further(self, tempo: bool, deals: bool, delay: int) -> bytes:
        """Return members of a `wire.Up` that only live games have."""
        running = self.table.standstill.tempo(delay) if tempo else None
        return _members(running, encode(self.table.bargains.shown(delay)) if deals else b"")

    # What was, for those who watch a live match

    def _past(self) -> Trail:
        """Return the trail of the match, from now on if there was none."""
        if self._trail is None:
            table = self.table
            now, rows = table.house.clock.now(), len(table.live().line)
            self._trail = Trail(now, rows, table.standstill.tempo(DELAY))
        return self._trail

    def _note(self, now: int, tempo: bool, deals: bool) -> None:
        table = self.table
        if table.match is None or table.game.timing != LIVE or table.row.phase != "playing":
            return
        running = table.standstill.tempo(DELAY) if tempo else None
        bids = encode(table.bargains.shown(DELAY)) if deals else b""
        self._past().note(Mark(now, len(table.match.line), running, bids))

    def _begin_late(self, feed: LateFeed, match: Match) -> None:
        """Let a feed begin with what is old enough, and hold back what was told since then."""
        now, trail, game = self.table.house.clock.now(), self._past(), self.table.game
        trail.look(now)
        steps = Steps(match.record)
        past = steps.to(trail.rows)
        feed.rows = len(steps_of(past, feed.viewer))
        feed.sight = Glance(game, past, {}).sight(feed.viewer, feed.face)
        feed.begin(trail.begun + DELAY - now)
        for mark in trail.marks:
            first, later = len(past.line), moment(mark.at + DELAY)
            past = steps.to(mark.rows)
            telling = self._telling(past, list(range(first, mark.rows)))
            glance = Glance(game, past, {})
            frame = self._frame(feed, glance, mark.at, later, first, telling, "", False)
            if frame is not None:
                feed.hold(frame, mark.at + DELAY - now)
            further = _members(mark.tempo, mark.deals)
            if further:
                frame = feed.up(later, b"", [], None, [], "", -1, further)
                feed.hold(frame, mark.at + DELAY - now)

    # Coming and going

    def _hello(self, link: Link, hello: wire.Hello) -> None:
        fresh = link not in self.places
        feed = self._move(link, hello.face)
        kept = feed.after(hello.have) if hello.epoch == feed.epoch else None
        if kept is None:
            self._snap(link, feed)
        else:
            self._outbox.out(lambda: _go_on(link, kept))
        if fresh:
            self.table.clocks.came(link)
            self.table.prober.wake()

    def _move(self, link: Link, face: str) -> Feed:
        """Let a link look through the eyes that are its own."""
        self._forget(link)
        link.live = False
        key = (self.viewer(link), face)
        feed = self.feeds.get(key)
        if feed is None:
            feed = self.feeds[key] = self._feed(*key)
        feed.links.append(link)
        self.places[link] = feed
        return feed

    def _feed(self, viewer: int, face: str) -> Feed:
        table, epoch = self.table, f"{self.table.house.draw(32):08x}"
        if viewer == SPECTATOR and table.game.timing == LIVE and table.row.phase == "playing":
            lines = table.talk.lines()
            said = lines[-1].number if lines else 0
            return LateFeed(viewer, face, epoch, said, self._snap_feed)
        return Feed(viewer, face, epoch)

    def _snap_feed(self, feed: Feed) -> None:
        for link in feed.links:
            self._snap(link, feed)

    def over(self) -> None:
        """The match is over: tell so; who was shown everything late sees it all now.

        A live match shows its log only then, so everybody begins anew.
        """
        for feed in self.feeds.values():
            feed.catch_up()
        self.announce()
        if self.table.game.timing == LIVE:
            for feed in self.feeds.values():
                self._snap_feed(feed)

    def _forget(self, link: Link) -> None:
        feed = self.places.pop(link, None)
        if feed is not None:
            feed.links.remove(link)

    def gone(self, link: Link) -> None:
        """Forget a link whose socket is closed."""
        if link in self.places:
            self._forget(link)
            self.table.clocks.went()

    def tell_who(self, guest: str) -> None:
        """Tell a guest anew who they are here: they sat down or stood up."""
        for link, feed in list(self.places.items()):
            if link.guest.id == guest:
                self._snap(link, self._move(link, feed.face))

    def snap_all(self) -> None:
        """Give everybody a new beginning: a match has begun."""
        self.feeds.clear()
        self._trail = None
        for link, feed in list(self.places.items()):
            self.places.pop(link)
            self._snap(link, self._move(link, feed.face))

    def refresh(self) -> None:
        """Give everybody all they see once more: something that they saw was taken back."""
        for link, feed in list(self.places.items()):
            self._snap(link, feed)

    def _snap(self, link: Link, feed: Feed) -> None:
        link.live = False
        shown = self._look(feed)
        sight = feed.shown()
        position = as_it_is(sight.whole()) if sight is not None else None
        now = self.table.house.clock.now()
        snap = wire.Snap(
            feed.epoch,
            feed.seq,
            now,
            self.table.info(),
            you_of(self.table, link),
            position,
            [as_it_is(each) for each in shown],
            feed.shown_talk(self.table.talk.lines()),
            feed.shown_rows(),
            hash_of(sight.fields) if sight is not None else 0,
            self._past().tempo if feed.delay else self.table.standstill.tempo(),
            [] if feed.delay else self.table.bargains.shown(),
            now + feed.wait() if feed.delay and sight is None else -1,
        )
        self._outbox.out(lambda: _begin(link, snap))

    def _look(self, feed: Feed) -> list[bytes]:
        """Bring what a feed sees up to date; return the last lines of its log."""
        match = self.table.match
        feed.stale = False
        if match is None or (feed.delay and feed.sight is not None):
            return []
        if isinstance(feed, LateFeed) and feed.delay:
            self._begin_late(feed, match)
            return []
        steps = steps_of(match, feed.viewer)
        feed.rows = len(steps)
        glance = self._glance(match)
        feed.sight = glance.sight(feed.viewer, feed.face)
        if self.table.game.timing == LIVE and self.table.row.phase == "playing":
            return []  # what happens flies past; who wants to read it waits for the end
        return self._log(match, feed.viewer, steps)

    def _log(self, match: Match, viewer: int, steps: list[list[int]]) -> list[bytes]:
        """Return the last lines of a viewer's log."""
        shown = steps[-LOG_SHOWN:]
        number = len(steps) - len(shown)
        found: list[bytes] = []
        for places in shown:
            telling = self._telling(match, places)
            for place in range(len(places)):
                found += telling.to(viewer, place, number)
            number += 1
        return found[-LOG_SHOWN:]

    def _telling(self, match: Match, places: list[int]) -> Telling:
        """Put rows of the line into words."""
        bots = self.table.playing.by_bot
        flags = [match.line[place] in bots for place in places] if bots else None
        return Telling(self.table.game, [match.told[place] for place in places], flags)

    def _sync(self, link: Link, message: wire.Sync) -> None:
        feed = self.places[link]
        kept = feed.after(message.have)
        if kept is None:
            self._snap(link, feed)
        else:
            self._outbox.out(lambda: _go_on(link, kept))

    def _ping(self, link: Link, message: wire.Ping) -> None:
        feed = self.places[link]
        self.table.reply(
            link, wire.Pong(message.at, self.table.house.clock.now(), feed.epoch, feed.seq)
        )

    def viewer(self, link: Link) -> int:
        """Return through whose eyes a link looks."""
        if self.table.match is None:
            return SPECTATOR
        seat = self.table.seat_of(link.guest.id)
        return seat if seat >= 0 else SPECTATOR

    def here(self, guest: str) -> bool:
        """Tell whether a guest has a link to this table."""
        return any(link.guest.id == guest for link in self.places)


def _members(tempo: wire.Tempo | None, deals: bytes) -> bytes:
    """Return members of a `wire.Up`: how time runs and the bids in JSON, as far as they changed."""
    members = [b'"tempo":' + encode(tempo)] if tempo is not None else []
    if deals:
        members.append(b'"deals":' + deals)
    return b",".join(members)


def _begin(link: Link, snap: wire.Snap) -> None:
    link.live = True
    answer(link, snap)


def _go_on(link: Link, frames: list[bytes]) -> None:
    for frame in frames:
        link.send(frame)
    link.live = True
