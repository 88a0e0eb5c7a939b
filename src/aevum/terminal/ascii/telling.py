"""What this screen says: messages of the game in the language that was chosen."""

from aevum.core.state import NONE
from aevum.games.ascii.words.teller import Teller
from aevum.terminal.language import language


def teller(viewer: int = NONE) -> Teller:
    """Return what tells messages to a viewer in the language of this terminal."""
    return Teller(language(), viewer)
