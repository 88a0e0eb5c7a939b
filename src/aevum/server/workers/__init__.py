"""Bots, hints and searches, thinking in processes of their own so that no move waits for them."""

from aevum.server.workers.bot_workers import BotWorkers, WorkerLimits
from aevum.server.workers.hint_jobs import Hint

__all__ = ["BotWorkers", "Hint", "WorkerLimits"]
