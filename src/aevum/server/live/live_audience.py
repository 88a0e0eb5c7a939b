"""The viewers of a live match: players see it at once, spectators half a minute later."""

# compiled: every move of every live match passes through here

from collections.abc import Callable

from aevum.core.match import Match
from aevum.core.state import SPECTATOR
from aevum.server import wire
from aevum.server.live.delayed_feed import DELAY, DelayedFeed
from aevum.server.live.live_state import LiveState
from aevum.server.live.recent_history import HistoryMark, RecentHistory, ReplaySteps
from aevum.server.tables.audience import Audience
from aevum.server.tables.chat_log import ChatLog
from aevum.server.tables.event_lines import visible_steps
from aevum.server.tables.feed import Feed, moment
from aevum.server.tables.json_parts import encode
from aevum.server.tables.offer_wait import OfferWait
from aevum.server.tables.outbox import Outbox, OutgoingFrame
from aevum.server.tables.question_clock import QuestionClock
from aevum.server.tables.table_data import TableData
from aevum.server.tables.table_info import TableInfos
from aevum.server.tables.view_builder import ViewBuilder, ViewCache
from aevum.server.transport.session import Session


class LiveAudience(Audience):
    """All viewers of one table of a live game."""

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
        state: LiveState,
    ) -> None:
        super().__init__(table, outbox, infos, chat, questions, offer_wait, came, went)
        self.state = state
        self._history: RecentHistory | None = None
        """What a new spectator is shown at once."""

    # Updates

    def announce_tempo(self) -> None:
        """Send everybody how time runs now."""
        self._tell_all(False, [], True, False)

    def announce_deals(self) -> None:
        """Send everybody the current bids."""
        self._tell_all(False, [], False, True)

    def show_all(self, message: wire.FromServer) -> None:
        """Show everybody something that is neither numbered nor stored."""
        frame = encode(message)
        feeds = [feed for feed in self.feeds.values() if feed.sessions]
        self._outbox.send([OutgoingFrame(feed, frame) for feed in feeds])

    def _noted(self, match: Match, at: int) -> bytes:
        self._past().note(HistoryMark(at, len(match.line), None, b""))
        return moment(at + DELAY)

    def _tell_all(self, info: bool, chat: list[wire.Line], tempo: bool, deals: bool) -> None:
        match = self.table.match
        if match is not None and self.table.row.phase == "playing":
            running = self.state.tempo(DELAY) if tempo else None
            bids = encode(self.state.shown_deals(DELAY)) if deals else b""
            mark = HistoryMark(self.table.now(), len(match.line), running, bids)
            self._past().note(mark)
        super()._tell_all(info, chat, tempo, deals)

    def _further(self, tempo: bool, deals: bool, delay: int) -> bytes:
        running = self.state.tempo(delay) if tempo else None
        return _members(running, encode(self.state.shown_deals(delay)) if deals else b"")

    def _tempo(self, feed: Feed) -> wire.Tempo | None:
        return self._past().tempo if feed.delay else self.state.tempo()

    def _deals(self, feed: Feed) -> list[wire.Deal]:
        return [] if feed.delay else self.state.shown_deals()

    # Spectators

    def _feed(self, viewer: int, face: str, epoch: str, language: str) -> Feed:
        if viewer == SPECTATOR and self.table.row.phase == "playing":
            lines = self._chat.lines()
            said = lines[-1].number if lines else 0
            return DelayedFeed(viewer, face, epoch, language, said, self._snap_feed)
        return super()._feed(viewer, face, epoch, language)

    def _snap_feed(self, feed: Feed) -> None:
        for session in feed.sessions:
            self._snap(session, feed)

    def _look(self, feed: Feed) -> list[bytes]:
        if not isinstance(feed, DelayedFeed) or not feed.delay:
            return super()._look(feed)
        feed.stale = False
        match = self.table.match
        if match is not None and feed.position is None:
            self._begin_late(feed, match)
        return []

    def _log(self, match: Match, feed: Feed, steps: list[list[int]]) -> list[bytes]:
        """Return the last lines of the log of a feed's viewer, none before the end.

        During the match nobody has time to read it.
        """
        return [] if self.table.row.phase == "playing" else super()._log(match, feed, steps)

    def _past(self) -> RecentHistory:
        """Return the recent history of the match; it starts now if there was none."""
        if self._history is None:
            now, rows = self.table.now(), len(self.table.begun_match().line)
            self._history = RecentHistory(now, rows, self.state.tempo(DELAY))
        return self._history

    def _begin_late(self, feed: DelayedFeed, match: Match) -> None:
        """Start a feed with what is old enough, and delay what was told since then."""
        now, history, game = self.table.now(), self._past(), self.table.game
        history.look(now)
        steps = ReplaySteps(match.record)
        past = steps.to(history.rows)
        feed.rows = len(visible_steps(past, feed.viewer))
        cache = ViewCache()  # the table's own shows the present
        views = ViewBuilder(game, past, {}, cache=cache, alone=True)
        feed.position = views.position(feed.viewer, feed.face, feed.language)
        feed.begin(history.begun + DELAY - now)
        for mark in history.marks:
            first, later = len(past.line), moment(mark.at + DELAY)
            past = steps.to(mark.rows)
            views = ViewBuilder(game, past, {}, cache=cache, alone=True)
            lines = self._event_lines(past, views.public(), first, mark.rows)
            frame = self._frame(feed, views, mark.at, later, first, lines, "", False)
            if frame is not None:
                feed.hold(frame, mark.at + DELAY - now)
            further = _members(mark.tempo, mark.deals)
            if further:
                frame = feed.up(later, b"", [], None, [], "", -1, further)
                feed.hold(frame, mark.at + DELAY - now)

    # The beginning and the end

    def snap_all(self) -> None:
        self._history = None
        super().snap_all()

    def over(self) -> None:
        """Tell everybody that the match is over; spectators now see everything.

        A live match shows its log only then, so everybody gets a new snapshot.
        """
        for feed in self.feeds.values():
            feed.catch_up()
        super().over()
        for feed in self.feeds.values():
            self._snap_feed(feed)


def _members(tempo: wire.Tempo | None, deals: bytes) -> bytes:
    """Return members of a `wire.Up`: how time runs and the bids in JSON, if they changed."""
    members = [b'"tempo":' + encode(tempo)] if tempo is not None else []
    if deals:
        members.append(b'"deals":' + deals)
    return b",".join(members)
