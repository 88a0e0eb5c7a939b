"""Bots, hints and searches, thinking in processes of their own so that no move waits for them."""

from aevum.server.workers.advisers import Hint
from aevum.server.workers.thinkers import Limits, Thinkers

__all__ = ["Hint", "Limits", "Thinkers"]
