"""Quay: take cards from the quay, and load all of a kind. A small card game."""

from aevum_quay.game import GAME

__all__ = ["GAME"]
