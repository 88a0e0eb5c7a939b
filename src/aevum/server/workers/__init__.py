"""Bots, hints and searches, thinking in processes of their own so that no move waits for them."""

from aevum.server.workers.bot_workers import Limits, Thinkers
from aevum.server.workers.hint_jobs import Hint

__all__ = ["Hint", "Limits", "Thinkers"]
