"""Cups: everybody has dice under a cup and bids on all of them. A game of bluff."""

from aevum_cups.game import GAME

__all__ = ["GAME"]
