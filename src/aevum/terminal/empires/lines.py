"""What the line mode says of ASCII Empires alone."""

from typing import Final

from aevum.core.errors import quote
from aevum.games.ascii_empires.rules import Empires
from aevum.games.ascii_empires.words.position import (
    ending,
    position,
    score_sentence,
    sheet_sentences,
)
from aevum.games.ascii_empires.words.sheet import draw_sheet
from aevum.terminal.narrow import is_number

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


def scores(sea: Empires) -> list[str]:
    """Return everybody's points with what they are for."""
    return [score_sentence(sea, seat) for seat in range(sea.seats)]


def end(sea: Empires) -> list[str]:
    """Return why the game ended, and the score part by part."""
    return [ending(sea), *scores(sea)] if sea.over() else []


def in_sentences(sea: Empires, whose: str) -> list[str]:
    """Return the position, or the sheet of the player whose number was typed."""
    if not whose:
        return position(sea)
    return _unknown(sea, whose) or sheet_sentences(sea, int(whose) - 1)


def drawing(sea: Empires, whose: str) -> list[str]:
    """Return the sheet of the player whose number was typed."""
    return _unknown(sea, whose) or draw_sheet(sea, int(whose) - 1)


def _unknown(sea: Empires, whose: str) -> list[str]:
    if is_number(whose) and 1 <= int(whose) <= sea.seats:
        return []
    players = f"players are 1 to {sea.seats}" if sea.seats > 1 else "you play alone"
    return [f"There is no Player {quote(whose)}: {players}."]
