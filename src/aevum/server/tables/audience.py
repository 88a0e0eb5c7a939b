"""Who looks at a table, and what they are shown."""

# compiled: every move of every table passes through here

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from aevum.core.game import LIVE
from aevum.core.match import Match
from aevum.core.state import SPECTATOR
from aevum.server import wire
from aevum.server.live.delayed_feed import DELAY, DelayedFeed
from aevum.server.live.recent_history import HistoryMark, RecentHistory, ReplaySteps
from aevum.server.tables.event_lines import EventLines, visible_steps
from aevum.server.tables.feed import Feed, answer, encode, moment
from aevum.server.tables.outbox import Outbox, OutgoingFrame
from aevum.server.tables.table_info import you_of
from aevum.server.tables.view_builder import ViewBuilder, as_it_is, hash_of
from aevum.server.transport.session import Session

if TYPE_CHECKING:
    from aevum.server.tables.table import Table

LOG_SHOWN: Final = 300  # lines of the log in a snapshot


class Audience:
    """Everybody who looks at one table, seated or not."""

    def __init__(self, table: "Table", outbox: Outbox) -> None:
        self.table = table
        self.feeds: dict[tuple[int, str], Feed] = {}
        self.sessions: dict[Session, Feed] = {}
        self._outbox = outbox
        self._history: RecentHistory | None = None
        """Of a live match, what whoever comes to watch is shown at once."""

    def orders(self) -> dict[type, Callable[[Session, Any], Any]]:
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
        at = self.table.services.clock.now()
        live = self.table.game.timing == LIVE
        if live:
            self._past().note(HistoryMark(at, len(match.line), None, b""))
        now, later = moment(at), moment(at + DELAY) if live else b""
        first = len(match.line) - fresh
        views = self._views(match)
        lines = self._event_lines(match, list(range(first, len(match.told))))
        parcels: list[OutgoingFrame] = []
        for feed in self.feeds.values():
            if not feed.sessions and not feed.delay:
                feed.miss()
                continue
            own = done if feed.viewer == by else ""
            told = later if feed.delay else now
            frame = self._frame(feed, views, at, told, first, lines, own, back)
            if frame is not None:
                parcels.append(OutgoingFrame(feed, frame))
        self._outbox.send(parcels)

    def _views(self, match: Match) -> ViewBuilder:
        table = self.table
        return ViewBuilder(table.game, match, table.clocks.ends(), table.bots.offer_wait.until())

    def _frame(
        self,
        feed: Feed,
        views: ViewBuilder,
        at: int,
        now: bytes,
        first: int,
        lines: EventLines,
        done: str,
        back: bool,
    ) -> bytes | None:
        match, viewer = views.match, feed.viewer
        events: list[bytes] = []
        cut = -1
        if back:
            feed.rows = cut = sum(1 for step in visible_steps(match, viewer) if step[-1] < first)
        for place in range(len(lines.rows)):
            heard = lines.to(viewer, place, feed.rows)
            events += heard
            if heard or match.record.rows[match.line[first + place]].seat == viewer:
                feed.rows += 1
        new = views.position(viewer, feed.face)
        old, feed.position = feed.position, new
        if old is not None and old.legal != new.legal:
            feed.withdrew(old.legal, at)
        position = new.whole() if old is None else new.since(old, views.changed(old, new))
        if not position and not events and not done and not back:
            return None
        if views.game.timing == LIVE:
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

        Where time carries the game, how it runs goes with the table, or alone; so do bids.
        """
        now = self.table.services.clock.now()
        self._note(now, info or tempo, deals)
        table = self.table.info() if info else None
        chat = [line] if line is not None else []
        further: dict[int, bytes] = {}
        parcels: list[OutgoingFrame] = []
        for feed in self.feeds.values():
            if not feed.sessions and not feed.delay:
                feed.miss()
                continue
            delay = feed.delay
            if delay not in further:
                further[delay] = self._further(info or tempo, deals, delay)
            frame = feed.up(moment(now + delay), b"", [], table, chat, "", -1, further[delay])
            parcels.append(OutgoingFrame(feed, frame))
        self._outbox.send(parcels)

    def _further(self, tempo: bool, deals: bool, delay: int) -> bytes:
        """Return members of a `wire.Up` that only live games have."""
        running = self.table.pauses.tempo(delay) if tempo else None
        return _members(running, encode(self.table.bids.shown(delay)) if deals else b"")

    # What was, for those who watch a live match

    def _past(self) -> RecentHistory:
        """Return the recent history of the match, from now on if there was none."""
        if self._history is None:
            table = self.table
            now, rows = table.services.clock.now(), len(table.live().line)
            self._history = RecentHistory(now, rows, table.pauses.tempo(DELAY))
        return self._history

    def _note(self, now: int, tempo: bool, deals: bool) -> None:
        table = self.table
        if table.match is None or table.game.timing != LIVE or table.row.phase != "playing":
            return
        running = table.pauses.tempo(DELAY) if tempo else None
        bids = encode(table.bids.shown(DELAY)) if deals else b""
        self._past().note(HistoryMark(now, len(table.match.line), running, bids))

    def _begin_late(self, feed: DelayedFeed, match: Match) -> None:
        """Let a feed begin with what is old enough, and hold back what was told since then."""
        now, history, game = self.table.services.clock.now(), self._past(), self.table.game
        history.look(now)
        steps = ReplaySteps(match.record)
        past = steps.to(history.rows)
        feed.rows = len(visible_steps(past, feed.viewer))
        feed.position = ViewBuilder(game, past, {}).position(feed.viewer, feed.face)
        feed.begin(history.begun + DELAY - now)
        for mark in history.marks:
            first, later = len(past.line), moment(mark.at + DELAY)
            past = steps.to(mark.rows)
            lines = self._event_lines(past, list(range(first, mark.rows)))
            views = ViewBuilder(game, past, {})
            frame = self._frame(feed, views, mark.at, later, first, lines, "", False)
            if frame is not None:
                feed.hold(frame, mark.at + DELAY - now)
            further = _members(mark.tempo, mark.deals)
            if further:
                frame = feed.up(later, b"", [], None, [], "", -1, further)
                feed.hold(frame, mark.at + DELAY - now)

    # Coming and going

    def _hello(self, session: Session, hello: wire.Hello) -> None:
        fresh = session not in self.sessions
        feed = self._move(session, hello.face)
        kept = feed.after(hello.have) if hello.epoch == feed.epoch else None
        if kept is None:
            self._snap(session, feed)
        else:
            self._outbox.out(lambda: _go_on(session, kept))
        if fresh:
            self.table.clocks.came(session)
            self.table.latency_prober.wake()

    def _move(self, session: Session, face: str) -> Feed:
        """Let a session look through the eyes that are its own."""
        self._forget(session)
        session.started = False
        key = (self.viewer(session), face)
        feed = self.feeds.get(key)
        if feed is None:
            feed = self.feeds[key] = self._feed(*key)
        feed.sessions.append(session)
        self.sessions[session] = feed
        return feed

    def _feed(self, viewer: int, face: str) -> Feed:
        table, epoch = self.table, f"{self.table.services.draw(32):08x}"
        if viewer == SPECTATOR and table.game.timing == LIVE and table.row.phase == "playing":
            lines = table.chat.lines()
            said = lines[-1].number if lines else 0
            return DelayedFeed(viewer, face, epoch, said, self._snap_feed)
        return Feed(viewer, face, epoch)

    def _snap_feed(self, feed: Feed) -> None:
        for session in feed.sessions:
            self._snap(session, feed)

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

    def _forget(self, session: Session) -> None:
        feed = self.sessions.pop(session, None)
        if feed is not None:
            feed.sessions.remove(session)

    def gone(self, session: Session) -> None:
        """Forget a session whose socket is closed."""
        if session in self.sessions:
            self._forget(session)
            self.table.clocks.went()

    def tell_who(self, guest: str) -> None:
        """Tell a guest anew who they are here: they sat down or stood up."""
        for session, feed in list(self.sessions.items()):
            if session.guest.id == guest:
                self._snap(session, self._move(session, feed.face))

    def snap_all(self) -> None:
        """Give everybody a new beginning: a match has begun."""
        self.feeds.clear()
        self._history = None
        for session, feed in list(self.sessions.items()):
            self.sessions.pop(session)
            self._snap(session, self._move(session, feed.face))

    def refresh(self) -> None:
        """Give everybody all they see once more: something that they saw was taken back."""
        for session, feed in list(self.sessions.items()):
            self._snap(session, feed)

    def _snap(self, session: Session, feed: Feed) -> None:
        session.started = False
        shown = self._look(feed)
        seen = feed.shown()
        position = as_it_is(seen.whole()) if seen is not None else None
        now = self.table.services.clock.now()
        snap = wire.Snap(
            feed.epoch,
            feed.seq,
            now,
            self.table.info(),
            you_of(self.table, session),
            position,
            [as_it_is(each) for each in shown],
            feed.shown_talk(self.table.chat.lines()),
            feed.shown_rows(),
            hash_of(seen.fields) if seen is not None else 0,
            self._past().tempo if feed.delay else self.table.pauses.tempo(),
            [] if feed.delay else self.table.bids.shown(),
            now + feed.wait() if feed.delay and seen is None else -1,
        )
        self._outbox.out(lambda: _begin(session, snap))

    def _look(self, feed: Feed) -> list[bytes]:
        """Bring what a feed sees up to date; return the last lines of its log."""
        match = self.table.match
        feed.stale = False
        if match is None or (feed.delay and feed.position is not None):
            return []
        if isinstance(feed, DelayedFeed) and feed.delay:
            self._begin_late(feed, match)
            return []
        steps = visible_steps(match, feed.viewer)
        feed.rows = len(steps)
        views = self._views(match)
        feed.position = views.position(feed.viewer, feed.face)
        if self.table.game.timing == LIVE and self.table.row.phase == "playing":
            return []  # what happens flies past; who wants to read it waits for the end
        return self._log(match, feed.viewer, steps)

    def _log(self, match: Match, viewer: int, steps: list[list[int]]) -> list[bytes]:
        """Return the last lines of a viewer's log."""
        shown = steps[-LOG_SHOWN:]
        number = len(steps) - len(shown)
        found: list[bytes] = []
        for sessions in shown:
            lines = self._event_lines(match, sessions)
            for place in range(len(sessions)):
                found += lines.to(viewer, place, number)
            number += 1
        return found[-LOG_SHOWN:]

    def _event_lines(self, match: Match, sessions: list[int]) -> EventLines:
        """Put rows of the line into words."""
        bots = self.table.moves.by_bot
        flags = [match.line[place] in bots for place in sessions] if bots else None
        return EventLines(self.table.game, [match.told[place] for place in sessions], flags)

    def _sync(self, session: Session, message: wire.Sync) -> None:
        feed = self.sessions[session]
        kept = feed.after(message.have)
        if kept is None:
            self._snap(session, feed)
        else:
            self._outbox.out(lambda: _go_on(session, kept))

    def _ping(self, session: Session, message: wire.Ping) -> None:
        feed = self.sessions[session]
        self.table.reply(
            session, wire.Pong(message.at, self.table.services.clock.now(), feed.epoch, feed.seq)
        )

    def viewer(self, session: Session) -> int:
        """Return through whose eyes a session looks."""
        if self.table.match is None:
            return SPECTATOR
        seat = self.table.seat_of(session.guest.id)
        return seat if seat >= 0 else SPECTATOR

    def here(self, guest: str) -> bool:
        """Tell whether a guest has a session to this table."""
        return any(session.guest.id == guest for session in self.sessions)


def _members(tempo: wire.Tempo | None, deals: bytes) -> bytes:
    """Return members of a `wire.Up`: how time runs and the bids in JSON, as far as they changed."""
    members = [b'"tempo":' + encode(tempo)] if tempo is not None else []
    if deals:
        members.append(b'"deals":' + deals)
    return b",".join(members)


def _begin(session: Session, snap: wire.Snap) -> None:
    session.started = True
    answer(session, snap)


def _go_on(session: Session, frames: list[bytes]) -> None:
    for frame in frames:
        session.send(frame)
    session.started = True
