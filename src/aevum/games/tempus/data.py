"""The numbers of Tempus Imperium, and the tables of the grid.

A designer changes numbers here, or for one match with `numbers=`; each has its bounds and its
source. What the table of moves fixes, such as the places of enemies, cannot be changed.

Squares are numbered row * 10 + column from 0. A section of road is on the border of two squares:
E(r, c), the right border, is number r * 9 + c; S(r, c), the bottom border, is 90 + r * 10 + c.
Corners, where sections meet, are numbered row * 11 + column.
"""

from typing import Final, NamedTuple

from aevum.core.native import i64, mypyc_attr
from aevum.core.numbers import (
    PRINTED,
    PUBLIC,
    RECONSTRUCTED,
    Number,
    NumberTable,
    NumberValues,
    grouped,
)
from aevum.core.text import Text
from aevum.games.tempus import messages as m

TITLE: Final = "Tempus Imperium"

# What a square has. Buildings are together, in the order of the build moves.
EMPTY: Final = 0
LAKE: Final = 1
FOREST: Final = 2
QUARRY: Final = 3
FARM: Final = 4
MARKET: Final = 5
FORT: Final = 6
CASTLE: Final = 7
ENEMY: Final = 8
RUIN: Final = 9  # an enemy crossed out
NAMES: Final = [
    "empty",
    "lake",
    "forest",
    "quarry",
    "farm",
    "market",
    "fort",
    "castle",
    "enemy",
    "ruin",
]
"""Stable ids of things, for moves, saves and keys."""


class Building(NamedTuple):
    """A kind of building, and which others earn from a connection to it."""

    name: str
    feeds_markets: bool = False
    feeds_castles: bool = False


BUILDING_KINDS: Final = (  # from FARM on, in the order of the build moves
    Building("farm", feeds_markets=True),
    Building("market", feeds_castles=True),
    Building("fort", feeds_castles=True),
    Building("castle"),
)
# For each kind all bits, or none: a mask for the bit of a building.
FEEDS_MARKETS: Final[list[int]] = [-1 if each.feeds_markets else 0 for each in BUILDING_KINDS]
FEEDS_CASTLES: Final[list[int]] = [-1 if each.feeds_castles else 0 for each in BUILDING_KINDS]

# The rows of the score, in the order of the sheet; `rules/score_rows.py` counts them.
SCORES: Final = ("castles", "markets", "forts", "farms", "road", "lakes", "gold", "enemies")

# What a digit lets you do for free.
ROAD: Final = 0
DIG: Final = 1
BUILD: Final = 2
USE: Final = 3
ACTIONS: Final = ["road", "dig", "build", "use"]
DIGIT_ACTION: Final = [USE, ROAD, ROAD, DIG, DIG, BUILD, BUILD, BUILD, BUILD, BUILD]

# What the turn track shows for a past turn.
NOTHING: Final = 0
DONE: Final = 1  # + action
PAID: Final = 5  # + action, for the fee

SIDE: Final = 10
SQUARES: Final = SIDE * SIDE
DIGITS: Final = 10

COLUMNS: Final = [FOREST, LAKE, QUARRY, FARM, FOREST, MARKET, LAKE, FARM, FOREST, LAKE]
ROWS: Final = [QUARRY, FOREST] * 5
ENEMY_PLACES: Final = [
    (3, 3),
    (3, 7),
    (5, 5),
    (5, 7),
    (7, 3),
    (7, 5),
    (7, 7),
    (7, 9),
    (9, 7),
    (9, 9),
]
ENEMIES: Final = [(row - 1) * SIDE + column - 1 for row, column in ENEMY_PLACES]

FORESTS: Final = 8
RESOURCES: Final = 14  # forests first, then quarries
BUILDINGS: Final = 4  # farm, market, fort, castle
FIRST_BUILDINGS: Final = 3  # those of the setup

# Most that a match may have of something
MOST_ROUNDS: Final = 6  # all buildings of so many rounds fit as bits in a machine number
MOST_UNITS: Final = 9  # drawn as one digit
MOST_PRICE: Final = 4  # wood or stone of one building


# Where numbers come from


class Origin(NamedTuple):
    """How sure a number is, and why."""

    grade: str
    why: Text


STATED: Final = Origin(PRINTED, m.number_from_stated())
TREASURY: Final = Origin(PRINTED, m.number_from_treasury())
ON_TOP: Final = Origin(PRINTED, m.number_from_on_top())
ENDED: Final = Origin(PRINTED, m.number_from_round())
FORT_TEXT: Final = Origin(PRINTED, m.number_from_fort())
CASTLE_TEXT: Final = Origin(PRINTED, m.number_from_castle())
COPIED: Final = Origin(PUBLIC, m.number_from_fan())
PICTURED: Final = Origin(PUBLIC, m.number_from_pictures())
CHECKED: Final = Origin(RECONSTRUCTED, m.number_from_check())


def _number(
    name: str,
    printed: int,
    low: int,
    high: int,
    about: Text,
    rule: str,
    origin: Origin = STATED,
    cost: bool = False,
) -> Number:
    """Return a number that RULES.md gives in a rule."""
    source = "" if origin is STATED else origin.why
    return Number(name, printed, low, high, about, origin.grade, rule, source, cost)


# Every building takes at least a unit, so that a site has a road on a border (R5.3), and every use
# except a fort's brings gold.
_OF_THE_GAME: Final = grouped(
    m.number_group_game(),
    (
        _number("rounds", 5, 1, MOST_ROUNDS, m.number_rounds(), "R3.1", ENDED),
        _number("start.gold", 10, 0, 50, m.number_start_gold(), "R2.7", TREASURY),
        _number("fee.gold", 2, 0, 20, m.number_fee_gold(), "R3.3", ON_TOP, cost=True),
        _number("forest.wood", 4, 1, MOST_UNITS, m.number_forest_wood(), "R2.6", PICTURED),
        _number("quarry.stone", 4, 1, MOST_UNITS, m.number_quarry_stone(), "R2.6", PICTURED),
    ),
)  # fmt: skip
_COSTS: Final = grouped(
    m.number_group_costs(),
    (
        _number("farm.wood", 1, 1, MOST_PRICE, m.number_farm_wood(), "R5.2", COPIED, cost=True),
        _number("farm.stone", 0, 0, MOST_PRICE, m.number_farm_stone(), "R5.2", COPIED, cost=True),
        _number("farm.gold", 0, 0, 20, m.number_farm_gold(), "R5.2", COPIED, cost=True),
        _number("market.wood", 2, 1, MOST_PRICE, m.number_market_wood(), "R5.2", COPIED, cost=True),
        _number("market.stone", 0, 0, MOST_PRICE, m.number_market_stone(), "R5.2", COPIED,
                cost=True),
        _number("market.gold", 2, 0, 20, m.number_market_gold(), "R5.2", COPIED, cost=True),
        _number("fort.wood", 1, 1, MOST_PRICE, m.number_fort_wood(), "R5.2", COPIED, cost=True),
        _number("fort.stone", 1, 0, MOST_PRICE, m.number_fort_stone(), "R5.2", COPIED, cost=True),
        _number("fort.gold", 3, 0, 20, m.number_fort_gold(), "R5.2", CHECKED, cost=True),
        _number("castle.wood", 0, 0, MOST_PRICE, m.number_castle_wood(), "R5.2", COPIED, cost=True),
        _number("castle.stone", 2, 1, MOST_PRICE, m.number_castle_stone(), "R5.2", COPIED,
                cost=True),
        _number("castle.gold", 3, 0, 20, m.number_castle_gold(), "R5.2", CHECKED, cost=True),
    ),
)  # fmt: skip
_INCOME: Final = grouped(
    m.number_group_income(),
    (
        _number("farm.income", 1, 1, 10, m.number_farm_income(), "R6.2"),
        _number("market.income", 1, 1, 10, m.number_market_income(), "R6.3"),
        _number("fort.income", 1, 0, 10, m.number_fort_income(), "R6.4", FORT_TEXT),
        _number("castle.income", 2, 1, 10, m.number_castle_income(), "R6.5", CASTLE_TEXT),
        _number("raid.gold", 1, 0, 10, m.number_raid_gold(), "R7.2"),
    ),
)  # fmt: skip
_POINTS: Final = grouped(
    m.number_group_points(),
    (
        _number("farm.points", 2, 0, 50, m.number_farm_points(), "R8.2"),
        _number("market.points", 5, 0, 50, m.number_market_points(), "R8.2"),
        _number("fort.points", 5, 0, 50, m.number_fort_points(), "R8.2"),
        _number("castle.points", 10, 0, 50, m.number_castle_points(), "R8.2"),
        _number("point.gold", 5, 1, 50, m.number_point_gold(), "R8.3"),
        _number("road.points", 1, 0, 10, m.number_road_points(), "R8.4"),
        _number("lake.points", 1, 0, 10, m.number_lake_points(), "R8.5"),
        _number("enemy.points", -10, -50, 0, m.number_enemy_points(), "R8.6"),
    ),
)  # fmt: skip
NUMBERS: Final = _OF_THE_GAME + _COSTS + _INCOME + _POINTS

# The grid

SECTIONS: Final = 180
SOUTH: Final = 90  # the first S section
CORNERS: Final = 121


def east(row: int, column: int) -> int:
    """Return the section on the right border of a square, rows and columns from 0."""
    return row * (SIDE - 1) + column


def south(row: int, column: int) -> int:
    """Return the section on the bottom border of a square, rows and columns from 0."""
    return SOUTH + row * SIDE + column


def _sides() -> tuple[list[int], list[int], list[tuple[int, int]]]:
    """Return for each section its two squares and its two corners."""
    first, second = [0] * SECTIONS, [0] * SECTIONS
    ends = [(0, 0)] * SECTIONS
    for row in range(SIDE):
        for column in range(SIDE):
            square, corner = row * SIDE + column, row * (SIDE + 1) + column
            if column < SIDE - 1:
                section = east(row, column)
                first[section], second[section] = square, square + 1
                ends[section] = (corner + 1, corner + SIDE + 2)
            if row < SIDE - 1:
                section = south(row, column)
                first[section], second[section] = square, square + SIDE
                ends[section] = (corner + SIDE + 1, corner + SIDE + 2)
    return first, second, ends


def _neighbours(square: int) -> list[int]:
    row, column = divmod(square, SIDE)
    near = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [r * SIDE + c for r, c in near if 0 <= r < SIDE and 0 <= c < SIDE]


_FIRST, _SECOND, _ENDS = _sides()
FIRST: Final[list[int]] = _FIRST  # the left or upper square of a section
SECOND: Final[list[int]] = _SECOND  # the right or lower one
ENDS: Final[list[tuple[int, int]]] = _ENDS  # the two corners of a section
STARTS: Final[list[int]] = [pair[0] for pair in _ENDS]
FINISHES: Final[list[int]] = [pair[1] for pair in _ENDS]
NEIGHBOURS: Final[list[list[int]]] = [_neighbours(square) for square in range(SQUARES)]
BORDERS: Final[list[list[int]]] = [
    [e for e in range(SECTIONS) if square in (FIRST[e], SECOND[e])] for square in range(SQUARES)
]
AT_CORNER: Final[list[list[int]]] = [
    [e for e in range(SECTIONS) if corner in ENDS[e]] for corner in range(CORNERS)
]
MEETS: Final[list[list[int]]] = [  # the sections that share a corner with this one
    sorted({other for corner in ENDS[e] for other in AT_CORNER[corner]} - {e})
    for e in range(SECTIONS)
]

# Bits for what roads reach: one for each resource, then one for each enemy, then WET.
WOOD_BITS: Final = 0xFF
STONE_BITS: Final = 0x3F00
RESOURCE_BITS: Final = 0x3FFF
ENEMY_BIT: Final = 14  # the first enemy's bit
ENEMY_BITS: Final = 0xFFC000
WET: Final = 0x1000000  # an empty square next to a lake: it is in the list of shores
ENEMIES_NEAR: Final[list[int]] = [  # the enemies adjacent to a square, as bits
    sum(1 << (ENEMY_BIT + i) for i, enemy in enumerate(ENEMIES) if enemy in NEIGHBOURS[square])
    for square in range(SQUARES)
]
ENEMY_MARK: Final[list[int]] = [  # the bit of the enemy on a square, 0 elsewhere
    1 << (ENEMY_BIT + ENEMIES.index(square)) if square in ENEMIES else 0
    for square in range(SQUARES)
]
BIT: Final[list[int]] = [1 << i for i in range(63)]
KINDS_IN: Final[list[list[int]]] = [  # the buildings as bits
    [i for i in range(BUILDINGS) if bits >> i & 1] for bits in range(1 << BUILDINGS)
]

# The numbers of a match


def _of_buildings(values: NumberValues, what: str) -> tuple[int, ...]:
    """Return a number of farm, market, fort and castle."""
    return tuple([values.of(f"{NAMES[FARM + kind]}.{what}") for kind in range(BUILDINGS)])


def _affordable(costs: tuple[int, ...], most: int) -> list[int]:
    """Return the buildings, as bits, for which so much of one thing pays, from 0 to `most`."""
    return [
        sum([BIT[kind] for kind in range(BUILDINGS) if costs[kind] <= held])
        for held in range(most + 1)
    ]


def _payable(wood: tuple[int, ...], stone: tuple[int, ...], most: int) -> list[int]:
    """Return the buildings, as bits, for which wood * (`most` + 1) + stone pays."""
    with_stone = _affordable(stone, most)
    return [some & other for some in _affordable(wood, most) for other in with_stone]


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Numbers:
    """The numbers of one match as fields, which compiled rules read fast. Copies share it.

    Numbers of buildings are in tuples, for farm, market, fort and castle. Values that follow from
    several numbers and are read often are computed here as well.
    """

    def __init__(self, values: NumberValues) -> None:
        self.values: Final = values
        self.told: Final = len(values.changed) > 0
        """Whether events have the numbers for their lines, because they differ from print."""
        of = values.of
        self.rounds: Final = of("rounds")
        self.turns: Final[i64] = of("rounds") * DIGITS
        self.start_gold: Final = of("start.gold")
        self.fee: Final[i64] = of("fee.gold")
        """Gold for an action that the digit does not give."""
        self.forest_wood: Final = of("forest.wood")
        self.quarry_stone: Final = of("quarry.stone")
        self.units: Final[list[int]] = [self.forest_wood] * FORESTS + [self.quarry_stone] * (
            RESOURCES - FORESTS
        )
        """The units of each resource at the start; never changed in place."""
        self.more: Final[i64] = sum([BIT[i] for i in range(RESOURCES) if self.units[i] > 1])
        """Bits of the resources with two units or more at the start."""
        # Buildings
        self.wood: Final = _of_buildings(values, "wood")
        self.stone: Final = _of_buildings(values, "stone")
        self.gold: Final = _of_buildings(values, "gold")
        self.most_units: Final[i64] = max(2, *self.wood, *self.stone)
        """The most wood or stone that a building takes, at least 2."""
        self.counted: Final = self.most_units > 2
        """Whether units must be counted to know what can be paid for."""
        self.most_gold: Final[i64] = max(self.gold)
        self.in_purse: Final = _affordable(self.gold, int(self.most_gold))
        """The buildings for which so much gold pays, as bits; more counts as `most_gold`."""
        self.payable: Final = _payable(self.wood, self.stone, int(self.most_units))
        """The buildings for which wood * (`most_units` + 1) + stone pays, as bits."""
        self.points: Final = _of_buildings(values, "points")
        # Uses and raids
        self.farm_gold: Final[i64] = of("farm.income")
        self.market_gold: Final[i64] = of("market.income")
        """For each connected farm."""
        self.fort_gold: Final[i64] = of("fort.income")
        self.castle_gold: Final[i64] = of("castle.income")
        """For each connected market and fort."""
        self.most_income: Final[int] = max(_of_buildings(values, "income"))
        self.raid_gold: Final[i64] = of("raid.gold")
        # The score
        self.gold_a_point: Final[i64] = of("point.gold")
        self.road_points: Final[i64] = of("road.points")
        self.lake_points: Final[i64] = of("lake.points")
        self.enemy_points: Final[i64] = of("enemy.points")


AS_PRINTED: Final = Numbers(NumberTable(TITLE, NUMBERS).printed)
"""The numbers of most matches, made once."""


def numbers_of(values: NumberValues) -> Numbers:
    """Return the numbers of a match."""
    return Numbers(values) if values.changed else AS_PRINTED
