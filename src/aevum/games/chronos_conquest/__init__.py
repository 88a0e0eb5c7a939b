"""Chronos Conquest: real time, sand-timers, forty gods."""

from aevum.games.chronos_conquest.game import GAME

__all__ = ["GAME"]
