"""Finding bots by name: those of this package, or your own by the place of its class.

A bot of your own is named `module:Class`, as in `aevum simulate tempus --bots digger:Digger,greedy`
with a file `digger.py` in the folder where the command runs. The name is all that other processes
need to make one. Loading a class runs its module: names that come over a network may only be those
of `names`.
"""

from typing import Final

from aevum.bots.greedy import GreedyBot
from aevum.bots.random import RandomBot
from aevum.core.bot import Bot
from aevum.core.errors import UnknownName, quote
from aevum.core.game import Game
from aevum.games.registry import import_object

NAMES: Final = ("random", "greedy", "standard")
LEVEL: Final = "standard-"  # and a level, in games whose standard bot has several

_given: dict[str, type[Bot]] = {}  # classes handed over in this process, also from a notebook


def names(game: Game) -> tuple[str, ...]:
    """Return the names of this package's bots for a game, with the levels of its standard bot."""
    return *NAMES, *[LEVEL + level for level in game.levels()]


def find(name: str, game: Game) -> Bot:
    """Return a fresh bot for one seat of one match of this game."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    if name == "standard":
        return game.standard()
    if name in names(game):
        return game.skilled(name.removeprefix(LEVEL))
    if ":" in name:
        return _imported(name)()
    raise UnknownName(
        f'Unknown bot "{quote(name)}". '
        f"Choose from: {', '.join(names(game))}, or your own as module:Class."
    )


def name_of(bot: str | type[Bot]) -> str:
    """Return the name by which `find` makes such a bot, in this process and in others."""
    if isinstance(bot, str):
        return bot
    name = f"{bot.__module__}:{bot.__qualname__}"
    _given[name] = bot
    return name


def _imported(name: str) -> type[Bot]:
    """Return the class that a name such as `digger:Digger` stands for."""
    if name in _given:
        return _given[name]
    try:
        found = import_object(name)
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"
        raise UnknownName(f'The bot "{quote(name)}" cannot be loaded ({reason}).') from error
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise UnknownName(f'"{quote(name)}" is not a class of bots: it should extend aevum.Bot.')
    return found
