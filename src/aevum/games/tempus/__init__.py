"""Tempus Imperium, the solo game on a board drawn from date and time.

>>> from aevum.games.tempus import GAME, solve
>>> solve(GAME.new(date="2018-06-06 19:35"), nodes=64).score > -100
True
"""

from aevum.games.tempus.bot.solve import Plan, solve
from aevum.games.tempus.game import Tempus

GAME = Tempus()

__all__ = ["GAME", "Plan", "Tempus", "solve"]
