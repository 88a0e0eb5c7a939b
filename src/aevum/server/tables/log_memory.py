"""The lines of a log as they were first sent, for viewers who come later."""

# compiled: every move of every table passes through here

from typing import Final

from aevum.core.events import Event
from aevum.core.game import Game
from aevum.core.match import Match, walk
from aevum.core.native import mypyc_attr
from aevum.core.state import SPECTATOR, State
from aevum.core.text import Text

KEPT: Final = 600  # rows whose messages are remembered, twice as many as the lines of a snapshot


@mypyc_attr(acyclic=True)
class LogMemory:
    """The messages of a match's events, each in the words of its time.

    The name of a place depends on what is around it. If that changes later, such as when two
    numbers of a board are swapped, earlier lines keep their words.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._texts: dict[int, list[Text]] = {}
        """By the row of the record. Rows that were taken back never return."""

    def tell(self, row: int, events: list[Event], public: State) -> list[Text]:
        """Return a row's messages; `public` is what a spectator knows after it, for a new row."""
        found = self._texts.get(row)
        if found is None:
            words = self.game.words
            found = [words.say(event, public) for event in events]
            self._texts[row] = found
            if row - KEPT in self._texts:
                del self._texts[row - KEPT]
        return found

    def recall(self, match: Match, rows: list[int]) -> dict[int, list[Text]]:
        """Return the messages of earlier rows; after a restart the match is replayed for them."""
        found = {row: self._texts[row] for row in rows if row in self._texts}
        if len(found) < len(rows):
            told = dict(zip(match.line, match.told, strict=True))
            missing = {row for row in rows if row not in found}
            for past in walk(match.record, max(missing) + 1):
                row = len(past.record.rows) - 1
                if row in missing:
                    public = past.state.shared_mask(SPECTATOR)
                    found[row] = self.tell(row, told[row], public)
            self._forget()
        return found

    def _forget(self) -> None:
        """Forget all rows except the newest."""
        newest = sorted(self._texts)[-KEPT:]
        self._texts = {row: self._texts[row] for row in newest}
