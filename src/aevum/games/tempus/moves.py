"""The moves of Tempus Imperium: `road S 1 5`, `build farm 1 9 paid`, `use 5 5 strike 7 5`."""

from typing import Final

from aevum.core.moves import Domain, MoveTable
from aevum.games.tempus import messages as m
from aevum.games.tempus.data import CASTLE, ENEMIES, FARM, NAMES, SIDE, SQUARES


def _place(square: int) -> str:
    return f"{square // SIDE + 1} {square % SIDE + 1}"


PLACES: Final[list[str]] = [_place(square) for square in range(SQUARES)]
SECTION_WORDS: Final[list[str]] = [
    f"E {r + 1} {c + 1}" for r in range(SIDE) for c in range(SIDE - 1)
] + [f"S {r + 1} {c + 1}" for r in range(SIDE - 1) for c in range(SIDE)]

_PAID: Final = Domain("paid", ["", "paid"])  # the fee is paid for an action the digit does not give
_SECTION: Final = Domain("section", SECTION_WORDS, m.part_notation_section())
_SQUARE: Final = Domain("square", PLACES, m.part_notation_square())
_BUILDING: Final = Domain("building", NAMES[FARM : CASTLE + 1])
_PREY: Final = [PLACES[square] for square in ENEMIES]
_ENEMY: Final = Domain("enemy", _PREY, m.part_notation_enemy(names=", ".join(_PREY)))

MOVES: Final = MoveTable(
    **{
        "pass": (),
        "road": ("road {1} {0}", _PAID, _SECTION),
        "dig": ("dig {1} {0}", _PAID, _SQUARE),
        "build": ("build {1} {2} {0}", _PAID, _BUILDING, _SQUARE),
        "use": ("use {1} {0}", _PAID, _SQUARE),
        "strike": ("use {1} strike {2} {0}", _PAID, _SQUARE, _ENEMY),
        "pay": (_SQUARE,),
    }
)

# The first code of each row as plain numbers, so that compiled rules compare constants.
PASS: Final = 2
ROADS: Final = 3  # + paid * 180 + section
DIGS: Final = 363  # + paid * 100 + square
BUILDS: Final = 563  # + paid * 400 + building * 100 + square
USES: Final = 1363  # + paid * 100 + square
STRIKES: Final = 1563  # + paid * 1000 + square * 10 + enemy
PAYS: Final = 3563  # + square
CODES: Final = 3663

# Added to a code's offset for the fee.
PAID_ROAD: Final = 180
PAID_DIG: Final = 100
PAID_BUILD: Final = 400
PAID_USE: Final = 100
PAID_STRIKE: Final = 1000


def _check() -> None:
    rows = {"pass": PASS, "road": ROADS, "dig": DIGS, "build": BUILDS, "use": USES}
    rows |= {"strike": STRIKES, "pay": PAYS}
    for name, base in rows.items():
        if MOVES.base(name) != base:
            raise ValueError(f"the first code of {name} is {MOVES.base(name)}")
    if MOVES.size != CODES:
        raise ValueError(f"there are {MOVES.size} codes")


_check()

# Codes ready to be sliced into lists of legal moves.
ROAD_CODES: Final[list[int]] = list(range(ROADS, ROADS + PAID_ROAD))
PAID_ROAD_CODES: Final[list[int]] = list(range(ROADS + PAID_ROAD, DIGS))


def parts(move: int) -> tuple[str, list[int]]:
    """Return a move's row and the values of its places, the fee first where there is one."""
    row = MOVES.row(move)
    return row.name, row.args(move)
