"""Imperials, a land of hexes for two to six, in two modes."""

from aevum.games.imperials.game import GAME, ImperialsGame

__all__ = ["GAME", "ImperialsGame"]
