"""Finding bots by name."""

from typing import Final

from aevum.bots.greedy import GreedyBot
from aevum.bots.random import RandomBot
from aevum.core.bot import Bot
from aevum.core.errors import UnknownName, quote
from aevum.core.game import Game

NAMES: Final = ("random", "greedy", "standard")


def find(name: str, game: Game) -> Bot:
    """Return a fresh bot for one seat of one match of this game."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    if name == "standard":
        return game.standard()
    raise UnknownName(f'There is no bot "{quote(name)}". There is: {", ".join(NAMES)}.')
