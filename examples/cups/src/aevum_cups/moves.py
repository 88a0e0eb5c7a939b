"""The moves: what players say and how dice land, in notation and as numbers."""

from typing import Final

from aevum.core.moves import MoveTable, count
from aevum_cups.data import MOST, SIDES

MOVES: Final = MoveTable(
    bid=(count("number", MOST, 1), count("face", SIDES, 1)),
    doubt=(),
    exact=(),
    die=(count("face", SIDES, 1),),
).chance_from("die")

BID: Final = MOVES.base("bid")  # the higher code is the higher bid (R2.4)
DOUBT: Final = MOVES.base("doubt")
EXACT: Final = MOVES.base("exact")
DIE: Final = MOVES.base("die")  # + face - 1


def bid_of(number: int, face: int) -> int:
    """Return the move of a bid."""
    return BID + (number - 1) * SIDES + face - 1


def number_of(move: int) -> int:
    """Return how many dice a bid names."""
    return (move - BID) // SIDES + 1


def face_of(move: int) -> int:
    """Return the face that a bid names."""
    return (move - BID) % SIDES + 1
