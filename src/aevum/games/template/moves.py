"""The moves: what players and the die can do, in notation and as numbers."""

from typing import Final

from aevum.core.moves import MoveTable, count
from aevum.games.template.data import SIDES

MOVES: Final = MoveTable(
    roll=(),
    hold=(),
    die=(count("side", SIDES, 1),),
).chance_from("die")

ROLL: Final = MOVES.base("roll")
HOLD: Final = MOVES.base("hold")
DIE: Final = MOVES.base("die")  # + side - 1
