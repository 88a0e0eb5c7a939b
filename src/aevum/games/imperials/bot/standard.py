"""The standard bot: a plan of what to build next, which guides every choice."""

from typing import Final

from aevum.core.bot import Bot
from aevum.core.rng import Rng
from aevum.core.state import WAIT, Ask, State
from aevum.games.imperials.bot.answers import ANSWERS
from aevum.games.imperials.bot.evaluation import evaluate as evaluate
from aevum.games.imperials.bot.mind import Mind
from aevum.games.imperials.rules.realm import Realm


class StandardBot(Bot):
    """Plays a sensible game in both modes; the same mask always gets the same answer."""

    name = "standard"

    def __init__(self, mind: Mind) -> None:
        self.mind: Final = mind

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        assert isinstance(view, Realm)
        if len(legal) == 1:
            return legal[0]
        if ask.sealed():
            return WAIT  # a sealed answer that could be taken back
        return ANSWERS[ask.kind](view, ask, legal, self.mind)
