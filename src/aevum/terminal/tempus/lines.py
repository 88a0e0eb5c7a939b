"""Tempus Imperium in the line mode."""

from aevum.core.state import State
from aevum.games.tempus import messages as m
from aevum.games.tempus.rules.state import TempusState
from aevum.terminal.plain import Plain
from aevum.terminal.tempus import words


class TempusPlain(Plain):
    """A game of Tempus Imperium played in the line mode."""

    def summary(self, view: State) -> list[str]:
        realm = _tempus(view)
        if realm.site >= 0:
            return []
        return [words.told(m.table_purse(gold=int(realm.gold), points=realm.scores()[0]))]

    def position(self, view: State, whose: str) -> list[str]:
        return words.position(_tempus(view))

    def scores(self, view: State) -> list[str]:
        return [words.score_line(_tempus(view))]

    def outcome(self) -> list[str]:
        return [*self.scores(self.table.state), *super().outcome()]


def _tempus(view: State) -> TempusState:
    assert isinstance(view, TempusState)
    return view
