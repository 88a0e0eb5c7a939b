"""The reference of all numbers as a Markdown table, from the data of the game."""

# not compiled: words need no speed

from typing import Final, NamedTuple

from aevum.core.numbers import GRADE_TEXTS, PRINTED, PUBLIC, RECONSTRUCTED
from aevum.core.text import ENGLISH, Text, literal
from aevum.games.tempus import messages as m
from aevum.games.tempus.data import (
    AS_PRINTED,
    CASTLE_TEXT,
    CHECKED,
    COLUMNS,
    COPIED,
    DIGITS,
    ENDED,
    ENEMIES,
    FORT_TEXT,
    ON_TOP,
    PICTURED,
    ROWS,
    SIDE,
    STATED,
    TREASURY,
    Origin,
)
from aevum.games.tempus.messages import BOOK
from aevum.games.tempus.rules.phrases import CELLS, THINGS

HEAD: Final = (
    m.table_head_what(),
    m.table_head_value(),
    m.table_head_grade(),
    m.table_head_why(),
)


class Figure(NamedTuple):
    """A row of the reference: a number or list of the game, and where it comes from."""

    name: Text
    values: tuple[Text, ...]
    """Its value, or those of a list."""
    origin: Origin

    def row(self, language: str = ENGLISH) -> str:
        """Return it as a row of Markdown."""
        tell = BOOK.catalogue(language).format
        values = ", ".join(map(tell, self.values))
        grade, why = tell(GRADE_TEXTS[self.origin.grade]), tell(self.origin.why)
        return f"| {tell(self.name)} | {values} | {grade} | {why} |"


def _figure(name: Text, value: int | Text, origin: Origin) -> Figure:
    return Figure(name, (literal(str(value)) if isinstance(value, int) else value,), origin)


def _price(name: Text, building: int, origin: Origin) -> Figure:
    numbers = AS_PRINTED
    wood, stone, gold = numbers.wood[building], numbers.stone[building], numbers.gold[building]
    parts = [m.table_value_goods(goods=[("wood", wood)])] * (wood > 0)
    parts += [m.table_value_goods(goods=[("stone", stone)])] * (stone > 0)
    return Figure(name, (*parts, m.table_value_gold(gold=gold)), origin)


def _symbols(kinds: list[int]) -> tuple[Text, ...]:
    return tuple([m.part_thing(thing=THINGS[kind]) for kind in kinds])


FIGURES: Final = (
    _figure(
        m.table_number_grid(),
        m.table_value_grid(n=SIDE),
        Origin(PRINTED, m.number_from_grid()),
    ),
    Figure(m.table_number_columns(), _symbols(COLUMNS), Origin(PUBLIC, m.number_from_columns())),
    Figure(m.table_number_rows(), _symbols(ROWS), Origin(PUBLIC, m.number_from_rows())),
    _figure(
        m.table_number_full_row(),
        m.table_value_full_row(),
        Origin(RECONSTRUCTED, m.number_from_full_row()),
    ),
    _figure(m.table_number_enemies(), len(ENEMIES), Origin(PUBLIC, m.number_from_enemies())),
    Figure(
        m.table_number_enemy_squares(),
        tuple([literal(CELLS[square]) for square in ENEMIES]),
        Origin(RECONSTRUCTED, m.number_from_enemy_squares()),
    ),
    _figure(m.table_number_units(), AS_PRINTED.forest_wood, PICTURED),
    _price(m.table_number_farm(), 0, COPIED),
    _price(m.table_number_market(), 1, COPIED),
    _price(m.table_number_fort(), 2, CHECKED),
    _price(m.table_number_castle(), 3, CHECKED),
    _figure(m.table_number_start_gold(), AS_PRINTED.start_gold, TREASURY),
    _figure(m.table_number_fee(), m.table_value_gold(gold=AS_PRINTED.fee), ON_TOP),
    _figure(
        m.table_number_rounds(), m.table_value_rounds(rounds=AS_PRINTED.rounds, turns=DIGITS), ENDED
    ),
    _figure(m.table_number_use_farm(), m.table_value_gold(gold=AS_PRINTED.farm_gold), STATED),
    _figure(m.table_number_use_market(), m.table_value_market(gold=AS_PRINTED.market_gold), STATED),
    _figure(m.table_number_use_fort(), m.table_value_fort(gold=AS_PRINTED.fort_gold), FORT_TEXT),
    _figure(
        m.table_number_use_castle(),
        m.table_value_castle(gold=AS_PRINTED.castle_gold),
        CASTLE_TEXT,
    ),
    _figure(m.table_number_raid(), m.table_value_raid(gold=AS_PRINTED.raid_gold), STATED),
    Figure(
        m.table_number_points(),
        tuple([literal(str(points)) for points in AS_PRINTED.points]),
        STATED,
    ),
    _figure(m.table_number_point_gold(), AS_PRINTED.gold_a_point, STATED),
    _figure(m.table_number_enemy_points(), AS_PRINTED.enemy_points, STATED),
)


def write_reference(language: str = ENGLISH) -> str:
    """Return all figures as a Markdown table."""
    tell = BOOK.catalogue(language).format
    head = [f"| {' | '.join(map(tell, HEAD))} |", "|" + "---|" * len(HEAD)]
    return "\n".join([*head, *[each.row(language) for each in FIGURES]])
