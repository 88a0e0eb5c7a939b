"""Chronos Conquest: real time, sand-timers, forty gods."""

from aevum.games.chronos.game import GAME, ConquestGame

__all__ = ["GAME", "ConquestGame"]
