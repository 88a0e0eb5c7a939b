"""The viewers of a table, and what they are shown."""

# compiled: every move of every table passes through here

from collections.abc import Callable
from typing import Any, Final

from aevum.core.match import Match
from aevum.core.state import SPECTATOR, State
from aevum.core.text import Text
from aevum.server import wire
from aevum.server.tables.chat_log import ChatLog
from aevum.server.tables.event_lines import EventLines, visible_steps
from aevum.server.tables.feed import Feed, answer, moment
from aevum.server.tables.log_memory import LogMemory
from aevum.server.tables.offer_wait import OfferWait
from aevum.server.tables.outbox import Outbox, OutgoingFrame
from aevum.server.tables.question_clock import QuestionClock
from aevum.server.tables.rendering import language_of, unknown_language
from aevum.server.tables.table_data import TableData
from aevum.server.tables.table_info import TableInfos
from aevum.server.tables.view_builder import NO_ASKS, ViewBuilder, ViewCache, as_it_is, hash_of
from aevum.server.transport.session import Session

LOG_SHOWN: Final = 300  # lines of the log in a snapshot
NONE_HEARD: Final[list[bytes]] = []


class Audience:
    """All viewers of one table, seated or not.

    A live match shows more (`LiveAudience`): how its time runs, bids, and everything later to
    spectators.
    """

    def __init__(
        self,
        table: TableData,
        outbox: Outbox,
        infos: TableInfos,
        chat: ChatLog,
        questions: QuestionClock,
        offer_wait: OfferWait,
        came: Callable[[Session], None],
        went: Callable[[], None],
    ) -> None:
        """Call `came` for a new session, and `went` for one that has left."""
        self.table = table
        self.feeds: dict[tuple[int, str, str], Feed] = {}
        self.sessions: dict[Session, Feed] = {}
        self._outbox = outbox
        self._infos = infos
        self._chat = chat
        self._questions = questions
        self._offer_wait = offer_wait
        self._came = came
        self._went = went
        self._cache = ViewCache()
        self._memory = LogMemory(table.game)

    def orders(self) -> dict[type, Callable[[Session, Any], None]]:
        """Return the handlers of messages."""
        return {wire.Hello: self._hello, wire.Sync: self._sync, wire.Ping: self._ping}

    # Updates

    def publish(
        self, done: str = "", by: int = SPECTATOR, fresh: int = -1, back: bool = False
    ) -> None:
        """Send every feed what has changed for it; `fresh` rows of the line are new.

        After a take-back (`back`) they are the rows that stay after the move that was taken back:
        everybody forgets what came after it, and gets them again.

        `done` is the id of the command that did it, sent only to the seat `by`.
        """
        match = self.table.begun_match()
        at = self.table.now()
        now, later = moment(at), self._noted(match, at)
        first = len(match.line) - fresh
        views = self._views(match, self._one_viewer())
        lines = self._event_lines(match, views.public(), first, len(match.told))
        frames: list[OutgoingFrame] = []
        for feed in self.feeds.values():
            if not feed.sessions and not feed.delay:
                feed.miss()
                continue
            own = done if feed.viewer == by else ""
            told = later if feed.delay else now
            frame = self._frame(feed, views, at, told, first, lines, own, back)
            if frame is not None:
                frames.append(OutgoingFrame(feed, frame, self._may_wait(feed)))
        self._outbox.send(frames)

    def _may_wait(self, feed: Feed) -> bool:
        """Return whether a feed's frame needs no reaction from its readers."""
        position = feed.position
        return not self.table.is_live and position is not None and position.asks == NO_ASKS

    def _noted(self, match: Match, at: int) -> bytes:  # noqa: ARG002
        """Return the time stamp for viewers who see this later."""
        return b""

    def _one_viewer(self) -> bool:
        """Return whether all recipients of a move see the same."""
        first = SPECTATOR - 1  # nobody
        for feed in self.feeds.values():
            if feed.viewer != first and (feed.sessions or feed.delay):
                if first >= SPECTATOR:
                    return False
                first = feed.viewer
        return True

    def _views(self, match: Match, alone: bool) -> ViewBuilder:
        ends, until = self._questions.ends(), self._offer_wait.until()
        return ViewBuilder(self.table.game, match, ends, until, self._cache, alone)

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
        events = NONE_HEARD
        rows, line = match.record.rows, match.line
        cut = -1
        if back:
            feed.rows = cut = sum(1 for step in visible_steps(match, viewer) if step[-1] < first)
        for place in range(len(lines.rows)):
            heard = lines.to(viewer, place, feed.rows, feed.language)
            events = events + heard if events else heard
            if heard or rows[line[first + place]].seat == viewer:
                feed.rows += 1
        new = views.position(viewer, feed.face, feed.language)
        old, feed.position = feed.position, new
        if old is not None and self.table.is_live and old.legal != new.legal:
            feed.withdrew(old.legal, at)
        position = new.whole() if old is None else new.since(old, views.changed(old, new))
        if not position and not events and not done and not back:
            return None
        if self.table.is_live:
            feed.tick(at)
        return feed.up(now, position, events, done=done, back=cut)

    def announce(self, line: wire.Line | None = None, info: bool = True) -> None:
        """Send everybody the table as it is now, or a line of chat, or both."""
        chat = [line] if line is not None else []
        self._tell_all(info, chat, info, False)

    def _tell_all(self, info: bool, chat: list[wire.Line], tempo: bool, deals: bool) -> None:
        """Send everybody something other than a move; in a live match also `tempo` and `deals`."""
        now = self.table.now()
        tables: dict[str, wire.TableInfo] = {}
        further: dict[int, bytes] = {}
        frames: list[OutgoingFrame] = []
        for feed in self.feeds.values():
            if not feed.sessions and not feed.delay:
                feed.miss()
                continue
            delay = feed.delay
            if delay not in further:
                further[delay] = self._further(tempo, deals, delay)
            if info and feed.language not in tables:
                tables[feed.language] = self.info(feed.language)
            table = tables.get(feed.language)
            frame = feed.up(moment(now + delay), b"", [], table, chat, "", -1, further[delay])
            frames.append(OutgoingFrame(feed, frame))
        self._outbox.send(frames)

    def _further(self, tempo: bool, deals: bool, delay: int) -> bytes:  # noqa: ARG002
        """Return members of a `wire.Up` that only live games have."""
        return b""

    def info(self, language: str) -> wire.TableInfo:
        """Return the public facts of this table, with words if a language is given."""
        return self._infos.info(self.sessions, language)

    # Coming and going

    def _hello(self, session: Session, hello: wire.Hello) -> None:
        language = language_of(hello)
        trouble = unknown_language(language, self.table.game.book)
        if trouble:
            session.close(wire.CLOSE_BAD_FRAME, trouble)
            return
        session.language = language
        fresh = session not in self.sessions
        feed = self._move(session, hello.face)
        kept = feed.after(hello.have) if hello.epoch == feed.epoch else None
        if kept is None:
            self._snap(session, feed)
        else:
            self._outbox.out(lambda: _go_on(session, kept))
        if fresh:
            self._came(session)

    def _move(self, session: Session, face: str) -> Feed:
        """Give a session the feed of its own seat."""
        self._forget(session)
        session.started = False
        viewer, language = self.viewer(session), session.language
        key = (viewer, face, language)
        feed = self.feeds.get(key)
        if feed is None:
            epoch = f"{self.table.services.draw(32):08x}"
            feed = self.feeds[key] = self._feed(viewer, face, epoch, language)
        feed.sessions.append(session)
        self.sessions[session] = feed
        return feed

    def _feed(self, viewer: int, face: str, epoch: str, language: str) -> Feed:
        return Feed(viewer, face, epoch, language)

    def over(self) -> None:
        """Tell everybody that the match is over."""
        self.announce()

    def _forget(self, session: Session) -> None:
        feed = self.sessions.pop(session, None)
        if feed is not None:
            feed.sessions.remove(session)

    def gone(self, session: Session) -> None:
        """Forget a session whose socket is closed."""
        if session in self.sessions:
            self._forget(session)
            self._went()

    def close(self, code: int, reason: str) -> None:
        """Close every session."""
        for session in list(self.sessions):
            session.close(code, reason)
        self.sessions.clear()

    def tell_who(self, guest: str) -> None:
        """Update who a guest is here, after they sat down or stood up."""
        for session, feed in list(self.sessions.items()):
            if session.guest.id == guest:
                self._snap(session, self._move(session, feed.face))

    def snap_all(self) -> None:
        """Send everybody a new snapshot, since a match has begun."""
        self.feeds.clear()
        for session, feed in list(self.sessions.items()):
            self.sessions.pop(session)
            self._snap(session, self._move(session, feed.face))

    def refresh(self) -> None:
        """Send everybody a new snapshot, since something that they saw was taken back."""
        for session, feed in list(self.sessions.items()):
            self._snap(session, feed)

    def _snap(self, session: Session, feed: Feed) -> None:
        session.started = False
        shown = self._look(feed)
        seen = feed.shown()
        position = as_it_is(seen.whole()) if seen is not None else None
        now = self.table.now()
        snap = wire.Snap(
            feed.epoch,
            feed.seq,
            now,
            self.info(feed.language),
            self._infos.you(session),
            position,
            [as_it_is(each) for each in shown],
            feed.shown_talk(self._chat.lines()),
            feed.shown_rows(),
            hash_of(seen.fields()) if seen is not None else 0,
            self._tempo(feed),
            self._deals(feed),
            now + feed.wait() if feed.delay and seen is None else -1,
        )
        self._outbox.out(lambda: _begin(session, snap))

    def _tempo(self, feed: Feed) -> wire.Tempo | None:  # noqa: ARG002
        """Return how time runs for viewers, None in games without time."""
        return None

    def _deals(self, feed: Feed) -> list[wire.Deal]:  # noqa: ARG002
        """Return the bids that viewers see."""
        return []

    def _look(self, feed: Feed) -> list[bytes]:
        """Update a feed's position; return the last lines of its log."""
        match = self.table.match
        feed.stale = False
        if match is None:
            return []
        steps = visible_steps(match, feed.viewer)
        feed.rows = len(steps)
        feed.position = self._views(match, True).position(feed.viewer, feed.face, feed.language)
        return self._log(match, feed, steps)

    def _log(self, match: Match, feed: Feed, steps: list[list[int]]) -> list[bytes]:
        """Return the last lines of the log of a feed's viewer."""
        shown = steps[-LOG_SHOWN:]
        number = len(steps) - len(shown)
        found: list[bytes] = []
        public = match.state.shared_mask(SPECTATOR)
        rows = [match.line[place] for places in shown for place in places]
        texts = self._memory.recall(match, rows)
        for places in shown:
            told = [texts[match.line[place]] for place in places]
            lines = self._event_lines(match, public, places[0], places[-1] + 1, told)
            for place in range(len(places)):
                found += lines.to(feed.viewer, place, number, feed.language)
            number += 1
        return found[-LOG_SHOWN:]

    def _event_lines(
        self,
        match: Match,
        public: State,
        first: int,
        last: int,
        texts: list[list[Text]] | None = None,
    ) -> EventLines:
        """Return the messages of rows of the line up to `last`: `texts`, or as they were told.

        `public` is what a spectator knows after them, for those that are new.
        """
        bots = self.table.bot_rows
        line = match.line
        flags = [line[place] in bots for place in range(first, last)] if bots else None
        rows = match.told[first:last]
        if texts is None:
            memory = self._memory
            texts = [
                memory.tell(line[first + place], events, public)
                for place, events in enumerate(rows)
            ]
        return EventLines(self.table.game, public, rows, flags, texts)

    def _sync(self, session: Session, message: wire.Sync) -> None:
        feed = self.sessions[session]
        kept = feed.after(message.have)
        if kept is None:
            self._snap(session, feed)
        else:
            self._outbox.out(lambda: _go_on(session, kept))

    def _ping(self, session: Session, message: wire.Ping) -> None:
        feed = self.sessions[session]
        pong = wire.Pong(message.at, self.table.now(), feed.epoch, feed.seq)
        self._outbox.out(lambda: answer(session, pong))

    def viewer(self, session: Session) -> int:
        """Return whose view a session has."""
        if self.table.match is None:
            return SPECTATOR
        seat = self.table.seat_of(session.guest.id)
        return seat if seat >= 0 else SPECTATOR

    def here(self, guest: str) -> bool:
        """Return whether a guest is at this table."""
        return any(session.guest.id == guest for session in self.sessions)


def _begin(session: Session, snap: wire.Snap) -> None:
    session.started = True
    answer(session, snap)


def _go_on(session: Session, frames: list[bytes]) -> None:
    for frame in frames:
        session.send(frame)
    session.started = True
