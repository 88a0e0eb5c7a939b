"""ASCII Empires by lines of text."""

from typing import ClassVar, Final

from aevum.core.errors import quote
from aevum.core.state import State
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.words.position import (
    ending,
    position,
    score_sentence,
    sheet_sentences,
)
from aevum.games.ascii.words.sheet import draw_sheet
from aevum.terminal.narrow import Listed, is_number
from aevum.terminal.plain import Plain

HELP: Final = {
    "board": "  board 2         the sheet of Player 2",
    "list": "  list 2          the sheet of Player 2 in sentences",
    "quit": (
        "In the drawing the line of a row lies along its upper edge, so the lower wall of a\n"
        "building is in the line below its last row. A letter stands in the cell that names its\n"
        "building, if need be in the wall; `staff`, `hire`, `burn` and `raze` take any cell that\n"
        "the building covers. Gold that a die needs is paid by itself: labels tell how much."
    ),
}
"""What help adds behind the line about a command."""

ALONE: Final = "You play alone. Against three bots: aevum play ascii --seats 4"


class EmpiresPlain(Plain):
    """A game of ASCII Empires played by lines of text."""

    MARKS_YOU: ClassVar[bool] = True

    def introduction(self) -> list[str]:
        return [ALONE] if len(self.table.bots) == 1 else []

    def help_lines(self) -> list[str]:
        told: list[str] = []
        for line in super().help_lines():
            more = HELP.get(line.split()[0])
            told += [line, more] if more else [line]
        return told

    def many(self, found: list[Listed]) -> list[str]:
        words = dict.fromkeys(each.text.split()[0] for each in found)
        return [*super().many(found), f"They begin with: {', '.join(words)}."]

    def drawing(self, view: State, whose: str) -> list[str]:
        if not whose:
            return super().drawing(view, whose)
        sea = _empires(view)
        return _unknown(sea, whose) or draw_sheet(sea, int(whose) - 1)

    def position(self, view: State, whose: str) -> list[str]:
        sea = _empires(view)
        if not whose:
            return position(sea)
        return _unknown(sea, whose) or sheet_sentences(sea, int(whose) - 1)

    def scores(self, view: State) -> list[str]:
        sea = _empires(view)
        return [score_sentence(sea, seat) for seat in range(sea.seats)]

    def outcome(self) -> list[str]:
        sea = _empires(self.table.state)
        parts = [ending(sea), *self.scores(sea)] if sea.over() else []
        return [*super().outcome(), *parts]


def _unknown(sea: Empires, whose: str) -> list[str]:
    if is_number(whose) and 1 <= int(whose) <= sea.seats:
        return []
    players = f"players are 1 to {sea.seats}" if sea.seats > 1 else "you play alone"
    return [f"There is no Player {quote(whose)}: {players}."]


def _empires(view: State) -> Empires:
    assert isinstance(view, Empires)
    return view
