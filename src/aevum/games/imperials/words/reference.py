"""The numbers of the game as a chapter after its rules, each with its grade."""

# not compiled: words need no speed

from collections.abc import Callable
from typing import Final

from aevum.core.numbers import GRADE_TEXTS, Number
from aevum.core.text import ENGLISH, Text
from aevum.games.imperials import messages as m
from aevum.games.imperials.data import (
    CARD_NUMBERS,
    COSTS,
    PIECES_OF_A_SEAT,
    POINTS,
    RATIOS,
    SECONDS,
    TRADING,
    WONDERS_AND_DRAGON,
    YIELDS,
)
from aevum.games.imperials.messages import BOOK

PARTS: Final = (
    (m.number_group_costs(), COSTS),
    (m.number_group_pieces(), PIECES_OF_A_SEAT),
    (m.number_group_points(), POINTS),
    (m.number_group_yields(), YIELDS),
    (m.number_group_ratios(), RATIOS),
    (m.number_group_wonders(), WONDERS_AND_DRAGON),
    (m.number_group_cards(), CARD_NUMBERS),
    (m.number_group_trading(), TRADING),
    (m.number_group_seconds(), SECONDS),
)
HEAD: Final = (
    m.table_head_number(),
    m.table_head_about(),
    m.table_head_printed(),
    m.table_head_grade(),
    m.table_head_rule(),
)


def write_reference(language: str = ENGLISH) -> str:
    """Return the chapter that follows the rules."""
    tell = BOOK.catalogue(language).format
    about = f"{tell(m.table_reference_about())} {tell(m.table_reference_costs())}"
    parts = [f"## {tell(m.table_reference())}", about]
    for title, numbers in PARTS:
        parts += [f"### {tell(title)}", _table(numbers, tell)]
    return "\n\n".join(parts) + "\n"


def _table(numbers: tuple[Number, ...], tell: Callable[[Text], str]) -> str:
    """Return these numbers as a table, without the cards that a thing does not cost."""
    rows = [f"| {' | '.join(map(tell, HEAD))} |", "|" + "---|" * len(HEAD)]
    for number in numbers:
        if number.printed or numbers is not COSTS:
            about, grade = tell(number.about), tell(GRADE_TEXTS[number.grade])
            rows.append(
                f"| `{number.name}` | {about} | {number.printed} | {grade} | {number.rule} |"
            )
    return "\n".join(rows)
