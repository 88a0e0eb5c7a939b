"""ASCII Empires in the line mode."""

from typing import Final

from aevum.core.errors import quote
from aevum.core.state import State
from aevum.core.text import Text
from aevum.games.ascii import messages as m
from aevum.games.ascii.rules.state import Empires
from aevum.games.ascii.words.position import (
    ending,
    position,
    score_sentence,
    sheet_sentences,
)
from aevum.games.ascii.words.sheet import draw_sheet
from aevum.games.ascii.words.text import empires
from aevum.terminal.ascii.telling import teller
from aevum.terminal.narrow import Listed, is_number
from aevum.terminal.plain import Plain

HELP: Final[dict[str, tuple[str, tuple[Text, ...]]]] = {
    "board": ("  board 2         ", (m.table_help_board(),)),
    "list": ("  list 2          ", (m.table_help_list(),)),
    "quit": (
        "",
        (
            m.table_keys_walls(),
            m.table_keys_letters(),
            m.table_help_any_cell(),
            m.table_help_gold(),
        ),
    ),
}
"""What help adds after the line about a command: how it is typed, and what it does."""


class EmpiresPlain(Plain):
    """A game of ASCII Empires played in the line mode."""

    def introduction(self) -> list[str]:
        return [teller()(m.table_alone())] if len(self.table.bots) == 1 else []

    def help_lines(self) -> list[str]:
        tell, told = teller(), list[str]()
        for line in super().help_lines():
            told.append(line)
            typed, texts = HELP.get(line.split()[0], ("", ()))
            told += [f"{typed}{tell(text)}" for text in texts]
        return told

    def many(self, found: list[Listed]) -> list[str]:
        words = dict.fromkeys(each.text.split()[0] for each in found)
        return [*super().many(found), teller()(m.table_begin_with(words=", ".join(words)))]

    def drawing(self, view: State, whose: str) -> list[str]:
        sea = empires(view)
        tell = teller(sea.viewer)
        if not whose:
            return super().drawing(view, "")
        return _unknown(sea, whose) or draw_sheet(sea, int(whose) - 1, tell)

    def position(self, view: State, whose: str) -> list[str]:
        sea = empires(view)
        tell = teller(sea.viewer)
        if not whose:
            return position(sea, tell)
        return _unknown(sea, whose) or sheet_sentences(sea, int(whose) - 1, tell)

    def scores(self, view: State) -> list[str]:
        sea = empires(view)
        tell = teller(sea.viewer)
        return [score_sentence(sea, seat, tell) for seat in range(sea.seats)]

    def outcome(self) -> list[str]:
        sea = empires(self.table.state)
        parts = [ending(sea, teller()), *self.scores(sea)] if sea.over() else []
        return [*super().outcome(), *parts]


def _unknown(sea: Empires, whose: str) -> list[str]:
    if is_number(whose) and 1 <= int(whose) <= sea.seats:
        return []
    named = quote(whose)
    if sea.seats == 1:
        return [teller()(m.table_no_player_alone(whose=named))]
    return [teller()(m.table_no_player(whose=named, seats=sea.seats))]
