"""A hint for Tempus Imperium: the first move of the best plan found in a moment."""

from typing import Final

from aevum.core.rng import Rng
from aevum.core.state import State
from aevum.games.tempus_imperium.rules import TempusState
from aevum.games.tempus_imperium.solve import solve

NAME: Final = "tempus_imperium"


def plan(view: State, seconds: float) -> tuple[int, str] | None:
    """Return the first move of the best plan found and where it leads, None without a plan."""
    state = view.fill(Rng("hint"))
    if not isinstance(state, TempusState):
        return None
    found = solve(state, seconds=seconds)
    if not found.moves:
        return None
    return found.moves[0], f"The best plan found in {seconds:g} s ends with {found.score} points"
