"""What refusals of Chronos Conquest are tested with: a scene, a move, the rule and the message."""

from aevum.games.chronos import GAME
from aevum.games.chronos.moves import MOVES
from tests.rules.chronos.scene import Scene
from tests.told import terse


def why(scene: Scene, seat: int, text: str) -> str:
    """Return why a seat may not make a move now, from what that seat sees; "" if it may."""
    move = MOVES.parse(text)
    reason = GAME.words.why(scene.state.mask(seat), seat, move)
    assert (reason is None) == (move in scene.state.legal(seat))
    return terse(reason)
