"""The game's messages in the terminal's language."""

from aevum.core.state import NONE
from aevum.games.ascii.words.teller import Teller
from aevum.terminal.language import language


def teller(viewer: int = NONE) -> Teller:
    """Return a function that formats messages for a viewer in the terminal's language."""
    return Teller(language(), viewer)
