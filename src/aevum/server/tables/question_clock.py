"""How long questions have been open, and when they expire."""

# compiled: every move of every table passes through here

from aevum.core.state import NEVER
from aevum.server.tables.table_data import TableData


class QuestionClock:
    """The open questions of one match, by seat and serial, in server milliseconds."""

    def __init__(self, table: TableData) -> None:
        self.table = table
        self._opened: dict[tuple[int, int], int] = {}
        """When each question that the game waits for was asked."""
        self._spent: dict[tuple[int, int], int] = {}
        """How long a question had been open when it was answered, in case its answer is taken
        back."""

    def limit(self) -> int:
        """Return the milliseconds for a decision, 0 without a clock."""
        return self.table.row.clock * 1000

    def ends(self) -> dict[tuple[int, int], int]:
        """Return when open questions expire."""
        limit = self.limit()
        ends = {key: opened + limit for key, opened in self._opened.items()} if limit else {}
        table = self.table
        match = table.match
        if match is not None and table.timed():
            for ask in match.state.asks:
                if ask.deadline != NEVER:
                    end = table.time.wall(ask.deadline)
                    ends[ask.seat, ask.serial] = -1 if end == NEVER else end
        return ends

    def look(self) -> None:
        """Note which questions are new and which were answered."""
        match, now = self.table.begun_match(), self.table.now()
        keys = [(ask.seat, ask.serial) for ask in match.state.asks if ask.must]
        for key in self._opened.keys() - keys:
            self._spent[key] = now - self._opened[key]
        self._opened = {key: self._opened.get(key, now - self._spent.get(key, 0)) for key in keys}

    def forgive(self) -> None:
        """Give questions that are asked again their full time."""
        self._spent.clear()

    def restart(self, seats: list[int]) -> None:
        """Restart the open questions of these seats now."""
        for key in self._opened:
            if key[0] in seats:
                self._opened[key] = self.table.now()

    def due(self) -> list[int]:
        """Return when the table's own clock ends what is open."""
        limit = self.limit()
        return [opened + limit + 1 for opened in self._opened.values() if limit]

    def ends_of(self, seat: int, limit: int) -> list[int]:
        """Return when so many milliseconds are over for each question of a seat."""
        return [opened + limit for key, opened in self._opened.items() if key[0] == seat]

    def overdue(self) -> list[tuple[int, int]]:
        """Return the questions that were open for too long."""
        limit = self.limit()
        if not limit:
            return []
        return [key for key, opened in self._opened.items() if self.table.now() > opened + limit]
