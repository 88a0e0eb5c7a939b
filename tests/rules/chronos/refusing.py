"""Helpers for tests of refusals: a scene, a move, the rule and the message."""

from aevum.core.terse import terse
from aevum.games.chronos import GAME
from aevum.games.chronos.moves import MOVES
from aevum.games.chronos.scenes import Scene


def why(scene: Scene, seat: int, text: str) -> str:
    """Return why a seat may not make a move now, from its own view; "" if it may."""
    move = MOVES.parse(text)
    reason = GAME.words.why(scene.state.mask(seat), seat, move)
    assert (reason is None) == (move in scene.state.legal(seat))
    return terse(reason)
