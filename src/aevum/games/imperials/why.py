"""Why a move is refused."""

from aevum.games.imperials.realm import Realm


def why(realm: Realm, seat: int, move: int) -> str:
    """Return the rule that a move breaks, "" if it breaks none."""
    return "" if move in realm.legal(seat) else "R4.1: not now."
