"""Tempus Imperium: a solo game that the date and time lay out."""

from aevum.games.tempus_imperium.game import Tempus

GAME = Tempus()
