"""Template: a race with one die, the smallest game that passes the conformance suite."""

from aevum.games.template.game import GAME

__all__ = ["GAME"]
