"""The reference of all numbers as a table of Markdown, from the data that the game runs on."""

# not compiled: words are slow code on purpose

from typing import Final, NamedTuple

from aevum.core.numbers import PRINTED, PUBLIC, RECONSTRUCTED
from aevum.games.tempus.data import (
    AS_PRINTED,
    CASTLE_TEXT,
    CHECKED,
    COLUMNS,
    COPIED,
    DIGITS,
    ENDED,
    ENEMIES,
    FAN,
    FORT_TEXT,
    NAMES,
    ON_TOP,
    PICTURED,
    ROWS,
    SIDE,
    STATED,
    TREASURY,
    Origin,
)
from aevum.games.tempus.rules.phrases import CELLS

GRADE_WORDS: Final = {PRINTED: "rulebook", PUBLIC: "public", RECONSTRUCTED: "reconstructed"}
"""The grades as the page of the rules marks them."""


class Figure(NamedTuple):
    """A row of the reference: one number or list of the game, and where it comes from."""

    name: str
    value: str
    origin: Origin

    def row(self) -> str:
        """Return it as a row of Markdown."""
        grade = GRADE_WORDS[self.origin.grade]
        return f"| {self.name} | {self.value} | {grade} | {self.origin.why} |"


def _price(building: int) -> str:
    numbers = AS_PRINTED
    wood, stone, gold = numbers.wood[building], numbers.stone[building], numbers.gold[building]
    parts = [f"{wood} wood"] * (wood > 0) + [f"{stone} stone"] * (stone > 0)
    return ", ".join([*parts, f"{gold} gold"])


def _symbols(kinds: list[int]) -> str:
    return ", ".join(NAMES[kind] for kind in kinds)


FIGURES: Final = (
    Figure(
        "Grid", f"{SIDE} x {SIDE} squares", Origin(PRINTED, "Ten columns and ten rows of digits.")
    ),
    Figure(
        "Column symbols",
        _symbols(COLUMNS),
        Origin(PUBLIC, f"{FAN}; the first three agree with a French walk-through."),
    ),
    Figure(
        "Row symbols",
        _symbols(ROWS),
        Origin(PUBLIC, f"{FAN}; the walk-through agrees on the first two and on the kinds."),
    ),
    Figure(
        "Full row",
        "its symbol goes into the row below",
        Origin(
            RECONSTRUCTED,
            "Nothing is said of a row without an empty square, which 37 minutes of the century"
            " have. This keeps the symbol and its digit.",
        ),
    ),
    Figure("Enemies", str(len(ENEMIES)), Origin(PUBLIC, f"{FAN}: it places that many.")),
    Figure(
        "Enemy squares",
        ", ".join(CELLS[square] for square in ENEMIES),
        Origin(
            RECONSTRUCTED,
            "The printed places are lost. These are the ten squares to which no valid date sends a"
            " symbol, from above or from the side, so that a printed enemy is never in the way.",
        ),
    ),
    Figure("Units in a forest or quarry", str(AS_PRINTED.forest_wood), PICTURED),
    Figure("Farm", _price(0), COPIED),
    Figure("Market", _price(1), COPIED),
    Figure("Fort", _price(2), CHECKED),
    Figure("Castle", _price(3), CHECKED),
    Figure("Gold at the start", str(AS_PRINTED.start_gold), TREASURY),
    Figure("Fee for any action", f"{AS_PRINTED.fee} gold", ON_TOP),
    Figure("Rounds and turns", f"{AS_PRINTED.rounds} x {DIGITS}", ENDED),
    Figure("Use of a farm", f"{AS_PRINTED.farm_gold} gold", STATED),
    Figure("Use of a market", f"{AS_PRINTED.market_gold} gold a connected farm", STATED),
    Figure("Use of a fort", f"{AS_PRINTED.fort_gold} gold and one enemy", FORT_TEXT),
    Figure(
        "Use of a castle",
        f"{AS_PRINTED.castle_gold} gold a connected market or fort",
        CASTLE_TEXT,
    ),
    Figure("Raid", f"{AS_PRINTED.raid_gold} gold a raider", STATED),
    Figure(
        "Points of farm, market, fort, castle",
        ", ".join(str(points) for points in AS_PRINTED.points),
        STATED,
    ),
    Figure("Gold for a point", str(AS_PRINTED.gold_a_point), STATED),
    Figure("Points of a live enemy", str(AS_PRINTED.enemy_points), STATED),
)


def write_reference() -> str:
    """Return all figures as a table of Markdown."""
    return "\n".join(
        ["| what | value | grade | why |", "|---|---|---|---|", *[each.row() for each in FIGURES]]
    )
