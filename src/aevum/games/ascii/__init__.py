"""ASCII Empires: one sheet for each empire, five dice for all."""

from aevum.games.ascii.game import GAME

__all__ = ["GAME"]
