"""Temporum with Alternate Realities: cards, changing history, two to five players."""

from aevum.games.temporum.game import GAME

__all__ = ["GAME"]
