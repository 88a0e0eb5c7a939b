"""Finding bots by name: this package's own, those of other packages, or your own by its place.

A package lists its bots as entry points of the group `aevum.bots`: each is a class of bots, or a
function that returns a fresh one. It is known by the `name` of the bot, for the `games` it plays.

Your own bot is named `module:Class`, as in `aevum simulate tempus --bots digger:Digger,greedy`
with a file `digger.py` in the folder where the command runs. Other processes need only the name to
make one. Loading a class runs its module: never load names that come over a network unless `names`
has them. The standard bot with other weights is `standard?NAME=VALUE,NAME=VALUE`; `names` has none
of these either.
"""

import re
from collections.abc import Callable
from importlib.metadata import EntryPoint
from threading import RLock
from typing import Final, NamedTuple

from aevum.bots.greedy import GreedyBot
from aevum.bots.random import RandomBot
from aevum.bots.weights import SIGN, tuned_bot
from aevum.core import messages as m
from aevum.core.bot import LEVELS, Bot
from aevum.core.errors import UnknownName, quote
from aevum.core.game import Game
from aevum.core.text import Text
from aevum.games.entries import called, entries, guarded_bot, package_of
from aevum.games.registry import import_object

GROUP: Final = "aevum.bots"  # the entry-point group of bots from elsewhere
NAMES: Final = ("random", "greedy", "standard")
QUICK: Final = "quick"
FORMER: Final = {"standard-easy": "easy", "standard-hard": "hard"}
"""Former names of bots, which records, saves and tables still use."""
NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")  # it is used in commands and lists


class PackagedBot(NamedTuple):
    """A bot of another package."""

    name: str
    games: tuple[str, ...]
    about: str
    """The first line of its docstring."""
    package: str
    make: Callable[[], Bot]

    def suits(self, game: Game) -> bool:
        """Return whether it plays a game, under its name or a former one."""
        return not self.games or any(name in self.games for name in (game.name, *game.former))


class Elsewhere(NamedTuple):
    """The bots of other packages."""

    bots: dict[str, PackagedBot]
    broken: dict[str, Text]
    """Why entries were left out: a sentence for each, by the name of the entry."""


_given: dict[str, type[Bot]] = {}  # classes passed in this process, also from a notebook
_elsewhere_found: list[Elsewhere] = []  # the only list, once somebody has asked for it
_looking = RLock()


def names(game: Game) -> tuple[str, ...]:
    """Return the names of all bots for a game: levels, levels with a style, and former ones too."""
    levels = game.levels()
    styled = [f"{level}-{style.name}" for level in levels for style in game.styles()]
    quick = [QUICK] if game.quick() is not None else []
    elsewhere = [bot.name for bot in packaged() if bot.suits(game)]
    return *NAMES, *levels, *styled, *quick, *game.champions(), *elsewhere


def packaged() -> list[PackagedBot]:
    """Return the bots of other packages that can be loaded."""
    return list(_elsewhere().bots.values())


def broken_entries() -> dict[str, Text]:
    """Return why entries of other packages were left out: a sentence for each, by its name."""
    return dict(_elsewhere().broken)


def rescan() -> None:
    """Look for bots of other packages again, for example after one was installed."""
    with _looking:
        _elsewhere_found.clear()


def _elsewhere() -> Elsewhere:
    """Return the bots of other packages; they are loaded once, when first needed."""
    with _looking:
        if not _elsewhere_found:
            _elsewhere_found.append(Elsewhere({}, {}))
            for point in entries(GROUP):
                _take(point, _elsewhere_found[0])
        return _elsewhere_found[0]


def _take(point: EntryPoint, into: Elsewhere) -> None:
    """Add the bot of an entry by its own name, or the reason why it is left out."""
    try:
        bot = _entered(point)
        if _reserved(bot.name) or bot.name in into.bots:
            raise UnknownName(m.no_bot_taken(entry=called(point), name=bot.name))
        into.bots[bot.name] = bot
    except UnknownName as error:
        taken = point.name in into.broken  # two packages may use the same name for an entry
        into.broken[f"{package_of(point)}:{point.name}" if taken else point.name] = error.said


def _reserved(name: str) -> bool:
    """Return whether only a game itself may have a bot of this name."""
    first = name.partition("-")[0]
    return name in (*NAMES, *FORMER, QUICK) or first in (*LEVELS, "standard", "champion")


def _entered(point: EntryPoint) -> PackagedBot:
    """Return the bot that an entry names: a class of bots, or a function that makes one."""
    entry = called(point)
    found = guarded_bot(point.load, entry)
    kind = found
    if callable(found) and not isinstance(found, type):
        kind = type(guarded_bot(found, entry))
    if not callable(found) or not isinstance(kind, type) or not issubclass(kind, Bot):
        raise UnknownName(m.no_bot_object(entry=entry, place=quote(point.value)))
    if not NAME.fullmatch(str(kind.name)):
        raise UnknownName(m.no_bot_name(entry=entry, name=quote(repr(kind.name))))
    games: object = kind.games
    if not isinstance(games, tuple) or not all(isinstance(name, str) for name in games):
        raise UnknownName(m.no_bot_games(entry=entry))
    about = (kind.__doc__ or "").strip().partition("\n")[0]
    return PackagedBot(kind.name, kind.games, about, package_of(point), found)


def current(name: str) -> str:
    """Return the name of a bot today, if this is a former one."""
    return FORMER.get(name, name)


def find(name: str, game: Game) -> Bot:
    """Return a fresh bot for one seat of one match of this game."""
    name = current(name)
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot()
    if name == "standard":
        return game.standard()
    if name in game.champions():
        return game.champion(name)
    if (quick := game.quick()) is not None and name == QUICK:
        return quick
    level, _, style = name.partition("-")
    if level in game.levels() and style in ("", *(each.name for each in game.styles())):
        return game.skilled(level, style)
    if name.startswith(f"standard{SIGN}"):
        return tuned_bot(game, name)
    if ":" in name:
        return _imported(name)()
    elsewhere = _elsewhere()
    if name in elsewhere.bots:
        return _packaged(elsewhere.bots[name], game)
    if name in elsewhere.broken:
        raise UnknownName(elsewhere.broken[name])
    raise UnknownName(m.no_bot(name=quote(name), names=", ".join(names(game))))


def _packaged(bot: PackagedBot, game: Game) -> Bot:
    """Return a fresh bot of another package for a game that it plays."""
    if not bot.suits(game):
        played = ", ".join(bot.games)
        raise UnknownName(m.no_bot_game(name=bot.name, title=game.title, games=played))
    made = guarded_bot(bot.make, m.part_entry(name=bot.name))
    if not isinstance(made, Bot):
        raise UnknownName(m.no_bot_made(name=bot.name))
    return made


def name_of(bot: str | type[Bot]) -> str:
    """Return the name with which `find` makes such a bot, in this process and in others."""
    if isinstance(bot, str):
        return bot
    name = f"{bot.__module__}:{bot.__qualname__}"
    _given[name] = bot
    return name


def _imported(name: str) -> type[Bot]:
    """Return the class that a name such as `digger:Digger` stands for."""
    if name in _given:
        return _given[name]
    found = guarded_bot(lambda: import_object(name), m.part_entry(name=quote(name)))
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise UnknownName(m.no_bot_class(name=quote(name)))
    return found
