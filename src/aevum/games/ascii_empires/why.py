"""Why a move is refused, in one sentence that names the rule."""

# not compiled: words are slow code on purpose

from aevum.games.ascii_empires.rules import Empires


def why(sea: Empires, seat: int, move: int) -> str:
    """Return the rule that a refused move breaks, "" for a legal move."""
    return "" if move in sea.legal(seat) else "R1: not now."
