"""The bot that plays at random."""

from aevum.core.bot import Bot
from aevum.core.rng import Rng
from aevum.core.state import Ask, State


class RandomBot(Bot):
    """Every legal move is equally likely."""

    name = "random"

    def choose(self, view: State, ask: Ask, legal: list[int], rng: Rng) -> int:
        return rng.pick(legal)
