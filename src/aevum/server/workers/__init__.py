"""Bots, hints and searches, which think in separate processes so that moves never wait for them."""

from aevum.server.workers.bot_workers import BotWorkers, WorkerLimits
from aevum.server.workers.hint_jobs import Hint

__all__ = ["BotWorkers", "Hint", "WorkerLimits"]
