"""What a screen shows, built from a masked state only."""

# not compiled: words are slow code on purpose

from aevum.games.ascii_empires.rules import Empires


def view(sea: Empires) -> dict[str, object]:
    """Return the named parts of a table."""
    return {"turn": sea.turn, "phase": sea.phase, "faces": sea.faces[:], "scores": sea.scores()}


def figures(sea: Empires) -> dict[str, list[int]]:
    """Return what a report tells of a finished game."""
    return {"turns": [sea.turn]}
