"""Bots, hints and searches, thinking in processes of their own so that no move waits for them."""

from aevum.server.thinkers.advisers import Hint
from aevum.server.thinkers.thinkers import Limits, Thinkers

__all__ = ["Hint", "Limits", "Thinkers"]
