"""Every number of Tempus Imperium, once, with how sure it is; and the tables of the grid.

Squares are numbered row * 10 + column from 0. A section of road lies on the border of two squares:
E(r, c), the right border, is number r * 9 + c; S(r, c), the bottom border, is 90 + r * 10 + c.
Corners, where sections meet, are numbered row * 11 + column.
"""

from typing import Final

# What a square holds. Buildings stand together and in the order of the build moves.
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

# What a digit lets you do for free.
ROAD: Final = 0
DIG: Final = 1
BUILD: Final = 2
USE: Final = 3
ACTIONS: Final = ["road", "dig", "build", "use"]
DIGIT_ACTION: Final = [USE, ROAD, ROAD, DIG, DIG, BUILD, BUILD, BUILD, BUILD, BUILD]

# What the turn track shows of a turn that is over.
NOTHING: Final = 0
DONE: Final = 1  # + action
PAID: Final = 5  # + action, for the fee

SIDE: Final = 10
SQUARES: Final = SIDE * SIDE
DIGITS: Final = 10
ROUNDS: Final = 5
TURNS: Final = ROUNDS * DIGITS
START_GOLD: Final = 10
FEE: Final = 2  # gold for an action that the digit does not give

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

UNITS: Final = 4  # in each forest and each quarry
FORESTS: Final = 8
RESOURCES: Final = 14  # forests first, then quarries

# What farm, market, fort and castle cost and are worth, in this order.
WOOD_COST: Final = [1, 2, 1, 0]
STONE_COST: Final = [0, 0, 1, 2]
GOLD_COST: Final = [0, 2, 3, 3]
POINTS: Final = [2, 5, 5, 10]

FARM_GOLD: Final = 1
MARKET_GOLD: Final = 1  # for each connected farm
FORT_GOLD: Final = 1
CASTLE_GOLD: Final = 2  # for each connected market and fort
RAID_GOLD: Final = 1  # lost to each raider
GOLD_A_POINT: Final = 5
ENEMY_POINTS: Final = -10

RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"
RECONSTRUCTED: Final = "reconstructed"


class Figure:
    """One number or list of the game, how sure it is, and why."""

    def __init__(self, name: str, value: str, grade: str, reason: str) -> None:
        self.name = name
        self.value = value
        self.grade = grade
        self.reason = reason


def _price(building: int) -> str:
    wood, stone, gold = WOOD_COST[building], STONE_COST[building], GOLD_COST[building]
    parts = [f"{wood} wood"] * (wood > 0) + [f"{stone} stone"] * (stone > 0)
    return ", ".join([*parts, f"{gold} gold"])


def _symbols(kinds: list[int]) -> str:
    return ", ".join(NAMES[kind] for kind in kinds)


_FAN: Final = "Read from an unfinished fan program apparently made after the printed sheet"
_PRICE: Final = (
    f"{_FAN}: it checks for 3 gold but takes 2. The check is believed, since the lines that take"
    " the gold are copies of one another."
)
FIGURES: Final = [
    Figure("Grid", f"{SIDE} x {SIDE} squares", RULEBOOK, "Ten columns and ten rows of digits."),
    Figure(
        "Column symbols",
        _symbols(COLUMNS),
        PUBLIC,
        f"{_FAN}; the first three agree with a French walk-through.",
    ),
    Figure(
        "Row symbols",
        _symbols(ROWS),
        PUBLIC,
        f"{_FAN}; the walk-through agrees on the first two and on the kinds.",
    ),
    Figure(
        "Full row",
        "its symbol goes into the row below",
        RECONSTRUCTED,
        "Nothing is said of a row without an empty square, which 37 minutes of the century have."
        " This keeps the symbol and its digit.",
    ),
    Figure("Enemies", str(len(ENEMIES)), PUBLIC, f"{_FAN}: it places that many."),
    Figure(
        "Enemy squares",
        ", ".join(f"{row} {column}" for row, column in ENEMY_PLACES),
        RECONSTRUCTED,
        "The printed places are lost. These are the ten squares to which no valid date sends a"
        " symbol, from above or from the side, so that a printed enemy is never in the way.",
    ),
    Figure("Units in a forest or quarry", str(UNITS), PUBLIC, f"{_FAN}: pictures for 4 down to 0."),
    Figure("Farm", _price(0), PUBLIC, f"{_FAN}."),
    Figure("Market", _price(1), PUBLIC, f"{_FAN}."),
    Figure("Fort", _price(2), RECONSTRUCTED, _PRICE),
    Figure("Castle", _price(3), RECONSTRUCTED, _PRICE),
    Figure("Gold at the start", str(START_GOLD), RULEBOOK, "Printed in the treasury."),
    Figure("Fee for any action", f"{FEE} gold", RULEBOOK, "On top of the action's own cost."),
    Figure("Rounds and turns", f"{ROUNDS} x {DIGITS}", RULEBOOK, "A raid ends every round."),
    Figure("Use of a farm", f"{FARM_GOLD} gold", RULEBOOK, "Stated."),
    Figure("Use of a market", f"{MARKET_GOLD} gold a connected farm", RULEBOOK, "Stated."),
    Figure(
        "Use of a fort",
        f"{FORT_GOLD} gold and one enemy",
        RULEBOOK,
        "Its overview reads as if every connected enemy paid. The body text was followed.",
    ),
    Figure(
        "Use of a castle",
        f"{CASTLE_GOLD} gold a connected market or fort",
        RULEBOOK,
        "The sheet joins the two with or, the body text with and. The body text was followed.",
    ),
    Figure("Raid", f"{RAID_GOLD} gold a raider", RULEBOOK, "Stated."),
    Figure(
        "Points of farm, market, fort, castle",
        ", ".join(str(points) for points in POINTS),
        RULEBOOK,
        "Stated.",
    ),
    Figure("Gold for a point", str(GOLD_A_POINT), RULEBOOK, "Stated."),
    Figure("Points of a live enemy", str(ENEMY_POINTS), RULEBOOK, "Stated."),
]

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

# Bits of what roads reach: one for each resource, then one for each enemy, then WET.
WOOD_BITS: Final = 0xFF
STONE_BITS: Final = 0x3F00
RESOURCE_BITS: Final = 0x3FFF
ENEMY_BIT: Final = 14  # the first enemy's bit
ENEMY_BITS: Final = 0xFFC000
WET: Final = 0x1000000  # an empty square beside a lake: it stands in the list of shores
ENEMIES_NEAR: Final[list[int]] = [  # the enemies adjacent to a square, as bits
    sum(1 << (ENEMY_BIT + i) for i, enemy in enumerate(ENEMIES) if enemy in NEIGHBOURS[square])
    for square in range(SQUARES)
]
ENEMY_MARK: Final[list[int]] = [  # the bit of the enemy on a square, 0 elsewhere
    1 << (ENEMY_BIT + ENEMIES.index(square)) if square in ENEMIES else 0
    for square in range(SQUARES)
]
BIT: Final[list[int]] = [1 << i for i in range(62)]


def _payable(wood: int, stone: int) -> int:
    """Return the buildings, as bits, that this much wood and stone (0, 1, 2 = more) can pay."""
    return sum(1 << i for i in range(4) if WOOD_COST[i] <= wood and STONE_COST[i] <= stone)


MOST_GOLD: Final = max(GOLD_COST)
PAYABLE: Final[list[int]] = [_payable(n // 3, n % 3) for n in range(9)]  # by wood * 3 + stone
IN_PURSE: Final[list[int]] = [  # the buildings that this much gold can pay; more is as MOST_GOLD
    sum(1 << i for i in range(4) if GOLD_COST[i] <= gold) for gold in range(MOST_GOLD + 1)
]
KINDS_IN: Final[list[list[int]]] = [  # the buildings in a set of bits
    [i for i in range(4) if bits >> i & 1] for bits in range(16)
]

if max(WOOD_COST + STONE_COST) > 2:
    raise ValueError("PAYABLE counts wood and stone up to two")
