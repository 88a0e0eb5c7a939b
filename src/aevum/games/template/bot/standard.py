"""The game's own policy: hold when a turn has gathered enough."""

from typing import Final

from aevum.core.bot import Bot
from aevum.core.rng import Rng
from aevum.core.state import Ask, State
from aevum.games.template.moves import HOLD, ROLL
from aevum.games.template.rules.state import Race

ENOUGH: Final = 20  # from here on the next roll loses more than it gains, on average


class StandardBot(Bot):
    """Rolls until it has enough, or enough to win."""

    name = "standard"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        assert isinstance(view, Race)
        wins = view.points[ask.seat] + view.gathered >= view.numbers.goal
        if HOLD in legal and (wins or view.gathered >= ENOUGH):
            return HOLD
        return ROLL
