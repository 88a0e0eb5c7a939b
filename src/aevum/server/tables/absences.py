"""Absent people: for how long the others wait, and when a bot takes over."""

# compiled: used whenever somebody comes or goes

from typing import Final

from aevum.server.live.pause_control import PauseControl
from aevum.server.tables.audience import Audience
from aevum.server.tables.question_clock import QuestionClock
from aevum.server.tables.table_data import TableData

LIVE_GRACE: Final = 20_000  # milliseconds for which a live match waits for somebody, once per seat
AGAIN_GRACE: Final = 3_000  # then a bot takes over before the others notice much


class Absences:
    """The absent people of one table; a live match has `pauses`, and stops for them."""

    def __init__(
        self,
        table: TableData,
        questions: QuestionClock,
        audience: Audience,
        pauses: PauseControl | None,
    ) -> None:
        self.table = table
        self._questions = questions
        self._audience = audience
        self._pauses = pauses
        self._gone_at: dict[int, int] = {}
        """Since when each person is away for whom a bot will take over."""
        self._waited: set[int] = set()
        """The seats for which a live match has already stopped once."""
        self._held: list[int] = []
        """The seats for which it is stopped now."""

    def counting(self) -> bool:
        """Return whether a bot will take over from somebody."""
        return bool(self._gone_at)

    def count(self) -> None:
        """Start the countdown of every absent person that another person waits for.

        At a table with a clock nobody has to be present for that.
        """
        table = self.table
        here = {session.guest.id for session in self._audience.sessions}
        people = [(n, c) for n, c in enumerate(table.row.chairs) if c.kind == "person"]
        waiting = any(chair.guest in here and not chair.away for _, chair in people)
        waited = waiting or (bool(self._limit()) and sum(not chair.away for _, chair in people) > 1)
        going = table.row.phase == "playing"
        missed = [n for n, c in people if going and c.guest not in here and not c.away]
        for seat, _ in people:
            if seat in missed and waited:
                self._gone_at.setdefault(seat, table.now())
            else:
                self._gone_at.pop(seat, None)
        self.plan()
        if self._pauses is not None and going:
            self._hold(self._pauses, missed, waiting)

    def plan(self) -> bool:
        """Calculate when bots take over from absent people; return whether that changed.

        At a table with a clock a person's seat is theirs until the time for their decision is over.
        """
        before, limit = self.table.away_at, self._limit()
        found: dict[int, int] = {}
        for seat, since in self._gone_at.items():
            ends = self._questions.ends_of(seat, limit)
            if ends or not limit:
                found[seat] = max([since + self._grace(seat), *ends])
        self.table.away_at = found
        return found != before

    def _limit(self) -> int:
        """Return the milliseconds for a decision, 0 without a clock."""
        return 0 if self.table.is_live else self._questions.limit()

    def _grace(self, seat: int) -> int:
        """Return for how long a person may be away; in a live match, for long only once."""
        grace = self.table.services.config.grace_ms
        if not self.table.is_live:
            return grace
        return min(grace, AGAIN_GRACE if seat in self._waited else LIVE_GRACE)

    def _hold(self, pauses: PauseControl, missed: list[int], waiting: bool) -> None:
        """Stop a live match for an absent person, and as long as nobody is here.

        It waits for each seat only once while others play.
        """
        if waiting:
            missed = [seat for seat in missed if seat not in self._waited or seat in self._held]
        self._held = missed
        self._waited.update(missed if waiting else ())
        pauses.gone(missed[0] if missed else -1)

    def take_over(self) -> bool:
        """Give bots the seats of people who are away for too long; return whether there are any."""
        table, now = self.table, self.table.now()
        due = [seat for seat, at in table.away_at.items() if at <= now]
        if not due:
            return False
        for seat in due:
            del table.away_at[seat], self._gone_at[seat]
            table.row.chairs[seat].away = True
        self._questions.restart(due)  # the bot answers, not the clock
        if self._pauses is not None:
            self._pauses.taken_over()
        self.count()
        self._audience.announce()
        return True
