"""The lines of a log as they were told, for those who come or come back later."""

# compiled: every move of every table passes through here

from typing import Final

from aevum.core.events import Event
from aevum.core.game import Game
from aevum.core.match import Match, walk
from aevum.core.native import mypyc_attr
from aevum.core.state import SPECTATOR, State
from aevum.core.text import Text

KEPT: Final = 600  # rows whose messages are remembered, twice as many as a snapshot shows lines


@mypyc_attr(acyclic=True)
class LogMemory:
    """The messages of a match's events, each in the words of its moment.

    A place is called by what lies around it. Where that changes later, as when two numbers of a
    board change places, a line that was told before keeps its words.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self._texts: dict[int, list[Text]] = {}
        """By the row of the record that did it. A row that is taken back never comes again."""

    def tell(self, row: int, events: list[Event], public: State) -> list[Text]:
        """Return what a row did; `public` is what a spectator knows after it, if it is new."""
        found = self._texts.get(row)
        if found is None:
            words = self.game.words
            found = [words.say(event, public) for event in events]
            self._texts[row] = found
            if row - KEPT in self._texts:
                del self._texts[row - KEPT]
        return found

    def recall(self, match: Match, rows: list[int]) -> dict[int, list[Text]]:
        """Return what rows of the past did; after a restart the match is played again for it."""
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
        """Let go of all but the newest rows."""
        newest = sorted(self._texts)[-KEPT:]
        self._texts = {row: self._texts[row] for row in newest}
