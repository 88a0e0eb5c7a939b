"""The numbers of the game as a chapter behind its rules, each with how sure it is."""

# not compiled: words are slow code on purpose

from aevum.core.numbers import GRADE_TEXTS, Number
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

PARTS = (
    ("Costs", COSTS),
    ("Pieces", PIECES_OF_A_SEAT),
    ("Points", POINTS),
    ("What tiles yield, and what there is", YIELDS),
    ("Trading with the market", RATIOS),
    ("Improvements, wonders and the dragon", WONDERS_AND_DRAGON),
    ("Action cards", CARD_NUMBERS),
    ("Offers", TRADING),
    ("Clocks", SECONDS),
)
BEGINNING = """\
## The numbers

Every number has a name, by which a match may have another, as in `--set town.ore=4`. What a thing
costs can be any of the eight cards: `road.ore` is 0."""


def write_reference() -> str:
    """Return the chapter; it follows the rules."""
    parts = [BEGINNING]
    for title, numbers in PARTS:
        parts += [f"### {title}", _table(numbers)]
    return "\n\n".join(parts) + "\n"


def _table(numbers: tuple[Number, ...]) -> str:
    """Return some numbers as a table, without the cards that a thing does not cost."""
    rows = ["| number | what it is | in print | how sure | rule |", "|---|---|---|---|---|"]
    for number in numbers:
        if number.printed or numbers is not COSTS:
            grade = GRADE_TEXTS[number.grade]
            rows.append(
                f"| `{number.name}` | {number.about} | {number.printed} | {grade} | {number.rule} |"
            )
    return "\n".join(rows)
