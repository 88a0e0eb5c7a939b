"""Time at a table: seconds for a decision, the game's own deadlines, and people who are away."""

# compiled: every move of every table passes through here

import asyncio
from typing import TYPE_CHECKING, Final

from aevum.core.game import LIVE
from aevum.core.state import NEVER, WAIT, Ask
from aevum.server.tables.match_time import FULL, MatchTime
from aevum.server.transport.session import Session

if TYPE_CHECKING:
    from aevum.server.tables.table import Table


LIVE_GRACE: Final = 20_000  # milliseconds for which a live match waits for somebody, once a seat
AGAIN_GRACE: Final = 3_000  # after that a bot takes over before the others notice much


class Clocks:
    """Everything at one table that happens by itself, behind one timer."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.pace = MatchTime(0, 0, 0)
        """How the match's time runs beside the server's."""
        self._opened: dict[tuple[int, int], int] = {}
        """When each question that the game waits for was put."""
        self._spent: dict[tuple[int, int], int] = {}
        """How long a question had been open when it was answered: its answer may be taken back."""
        self._gone_at: dict[int, int] = {}
        """Since when each person is gone for whom a bot will take over."""
        self._away_at: dict[int, int] = {}
        """When it will."""
        self._waited: set[int] = set()
        """The seats for whose people a live match has stood still once."""
        self._held: list[int] = []
        """The seats for which it stands still now."""
        self._timer: asyncio.TimerHandle | None = None
        self._rings_at = -1

    # The match's own time

    def start(self) -> None:
        """Let the match's time go on from its last row: it stood still while nobody served it."""
        rows = self.table.live().record.rows
        self.pace = MatchTime(self.now(), rows[-1].at if rows else 0, 0 if self.live() else FULL)
        if self.live():
            self.table.pauses.begin()

    def now(self) -> int:
        """Return the server's moment."""
        return self.table.services.clock.now()

    def at(self) -> int:
        """Return the match's moment, 0 in games without time.

        In a live match it runs behind the server's: commands given earlier may be on their way.
        """
        return self.pace.match(self.now() - self.window()) if self.timed() else 0

    def window(self) -> int:
        """Return how many milliseconds the match runs behind."""
        return self.table.row.live.window if self.live() else 0

    def live(self) -> bool:
        """Tell whether time carries this game."""
        return self.table.game.timing == LIVE

    def timed(self) -> bool:
        """Tell whether time is part of this game."""
        match = self.table.match
        if match is None:
            return False
        return self.live() or match.state.deadline() != NEVER

    # Questions

    def ends(self) -> dict[tuple[int, int], int]:
        """Return when open questions run out, by seat and serial, in server milliseconds."""
        limit = self.table.row.clock * 1000
        ends = {key: opened + limit for key, opened in self._opened.items()} if limit else {}
        match = self.table.match
        if match is not None and self.timed():
            for ask in match.state.asks:
                if ask.deadline != NEVER:
                    end = self.pace.wall(ask.deadline)
                    ends[ask.seat, ask.serial] = -1 if end == NEVER else end
        return ends

    def changed(self) -> None:
        """Look again at what is open after something happened, and set the timer."""
        if not self.table.row.clock and not self._gone_at and not self.timed():
            return
        match = self.table.match
        if match is not None and self.table.row.clock:
            now = self.now()
            keys = [(ask.seat, ask.serial) for ask in match.state.asks if ask.must]
            for key in self._opened.keys() - keys:
                self._spent[key] = now - self._opened[key]
            self._opened = {
                key: self._opened.get(key, now - self._spent.get(key, 0)) for key in keys
            }
            if self._plan_take_overs():
                self.table.audience.announce()
        self._set()

    def wake(self) -> None:
        """Look again at when something is due: time runs otherwise, or a command waits."""
        self._set()

    def forgive(self) -> None:
        """Let questions that are put again have all their time: nobody minds."""
        self._spent.clear()

    def _set(self) -> None:
        due = self._next()
        if due == self._rings_at:
            return
        self.stop()
        if due >= 0:
            self._rings_at = due
            loop = asyncio.get_running_loop()
            wait = max(0, due - self.now()) / 1000
            self._timer = loop.call_later(wait, self.table.call, self._ring)

    def _next(self) -> int:
        """Return the next moment at which something is due, -1 if nothing is."""
        moments = list(self._away_at.values())
        match = self.table.match
        if match is not None and match.state.asks and self.table.row.phase == "playing":
            limit = self.table.row.clock * 1000
            moments += [each + limit + 1 for each in self._opened.values() if limit]
            due = self.pace.wall(min(match.state.deadline(), self.table.queue.next()))
            if due != NEVER:
                moments.append(due + self.window())
        return min(moments, default=-1)

    def _ring(self) -> None:
        self._rings_at = -1
        self._take_over()
        match = self.table.match
        if match is not None and match.state.asks:
            due = match.state.deadline()
            self.table.queue.run(self.at())
            if self.live() and due <= self.at():
                late = self.now() - self.pace.wall(due) - self.window()
                self.table.services.metrics.late.observe(late)
            self._answer_late()
        self._set()

    def _answer_late(self) -> None:
        """Give the default answer to what the table's own clock has ended."""
        limit = self.table.row.clock * 1000
        if not limit:
            return
        match = self.table.live()
        for key, opened in list(self._opened.items()):
            ask = _find(match.state.asks, key)
            if ask is not None and self.now() > opened + limit:
                move = match.state.default(ask)
                if move != WAIT and match.state.must(ask.seat) is ask:
                    self.table.moves.play_for(ask.seat, move)

    # People who are away

    def came(self, session: Session) -> None:
        """Somebody looks at the table: their own seat is theirs again at once."""
        table = self.table
        seat = table.seat_of(session.guest.id)
        if seat >= 0:
            chair = table.row.chairs[seat]
            chair.name = table.name_of(session.guest)
            chair.away = False
        self.absences()
        table.audience.announce()
        table.bots.consider()

    def went(self) -> None:
        """A session is gone; perhaps its person with it."""
        if self.table.row.phase == "lobby":  # it expires some time after the last one went
            self.table.row.changed = self.table.services.clock.wall()
        self.absences()
        self.table.audience.announce()

    def hand_back(self, seat: int) -> None:
        """Let a person play again whose seat a bot has kept warm."""
        chair = self.table.row.chairs[seat]
        if chair.away:
            chair.away = False
            self.table.audience.announce()

    def absences(self) -> None:
        """Count down for every absent person, as long as another person waits for them.

        Who plays with a clock comes and goes, so there nobody has to look on for that.
        """
        table = self.table
        here = {session.guest.id for session in table.audience.sessions}
        people = [(n, c) for n, c in enumerate(table.row.chairs) if c.kind == "person"]
        waiting = any(chair.guest in here and not chair.away for _, chair in people)
        waited = waiting or (bool(self._limit()) and sum(not chair.away for _, chair in people) > 1)
        going = table.row.phase == "playing"
        missed = [n for n, c in people if going and c.guest not in here and not c.away]
        for seat, _ in people:
            if seat in missed and waited:
                self._gone_at.setdefault(seat, self.now())
            else:
                self._gone_at.pop(seat, None)
        self._plan_take_overs()
        if self.live() and going:
            self._hold(missed, waiting)
        self._set()

    def _plan_take_overs(self) -> bool:
        """Work out when bots take over from those who are gone; return whether that is news.

        At a table with a clock a person's seat is theirs until the time for their decision is over.
        """
        before, limit = self._away_at, self._limit()
        self._away_at = {}
        for seat, since in self._gone_at.items():
            ends = [opened + limit for key, opened in self._opened.items() if key[0] == seat]
            if ends or not limit:
                self._away_at[seat] = max([since + self._grace(seat), *ends])
        return self._away_at != before

    def _limit(self) -> int:
        """Return the milliseconds for a decision, 0 without a clock."""
        return 0 if self.live() else self.table.row.clock * 1000

    def _grace(self, seat: int) -> int:
        """Return for how long a person may be gone; in a live match, for long only once."""
        grace = self.table.services.config.grace_ms
        if not self.live():
            return grace
        return min(grace, AGAIN_GRACE if seat in self._waited else LIVE_GRACE)

    def _hold(self, missed: list[int], waiting: bool) -> None:
        """Let a live match stand still for somebody who is gone, and for as long as nobody is here.

        A seat that it has waited for once is not waited for again while others play.
        """
        if waiting:
            missed = [seat for seat in missed if seat not in self._waited or seat in self._held]
        self._held = missed
        self._waited.update(missed if waiting else ())
        self.table.pauses.gone(missed[0] if missed else -1)

    def away_at(self, seat: int) -> int:
        """Return when a bot takes over a seat, -1 if none will."""
        return self._away_at.get(seat, -1)

    def _take_over(self) -> None:
        now = self.now()
        due = [seat for seat, at in self._away_at.items() if at <= now]
        for seat in due:
            del self._away_at[seat], self._gone_at[seat]
            self.table.row.chairs[seat].away = True
        for key in self._opened:
            if key[0] in due:
                self._opened[key] = now  # the bot answers, not the clock
        if due:
            self.table.pauses.taken_over()
            self.absences()
            self.table.audience.announce()
            self.table.bots.consider()

    # The end

    def running(self) -> bool:
        """Tell whether something will happen by itself."""
        return self._timer is not None

    def stop(self) -> None:
        """Set the timer off."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        self._rings_at = -1


def _find(asks: list[Ask], key: tuple[int, int]) -> Ask | None:
    return next((ask for ask in asks if (ask.seat, ask.serial) == key), None)
