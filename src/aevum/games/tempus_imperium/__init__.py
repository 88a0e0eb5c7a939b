"""Tempus Imperium, the solo game that the date and time lay out.

>>> from aevum.games.tempus_imperium import GAME, solve
>>> solve(GAME.new(date="2018-06-06 19:35"), nodes=64).score > -100
True
"""

from aevum.games.tempus_imperium.game import Tempus
from aevum.games.tempus_imperium.solve import Plan, solve

GAME = Tempus()

__all__ = ["GAME", "Plan", "Tempus", "solve"]
