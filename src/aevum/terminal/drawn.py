"""A table in letters, in the language of this terminal."""

from collections.abc import Callable

from aevum.core.game import Game
from aevum.core.letters import in_letters
from aevum.core.state import NONE, State
from aevum.terminal.faces import face_of
from aevum.terminal.language import tell


def drawn(game: Game, view: State, name: Callable[[int], str], you: int = NONE) -> str:
    """Return what a mask shows: the layout of the game if it has one, else its face's drawing.

    The seat `you` is "you"; `name` is what other seats are called.
    """
    layout = game.layout(view)
    if layout is None:
        return face_of(game).draw(game, view)
    return in_letters(layout, lambda text: tell(text, you), name)
