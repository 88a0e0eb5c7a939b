"""Finding games by name, and reading records, which name their game."""

# not compiled: it imports modules by name

import sys
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final, TypeVar

from aevum.core.errors import BadData, UnknownName, quote
from aevum.core.game import Game
from aevum.core.record import MAX_BYTES, Record, from_json, from_text, load_json, split_text

BUILT_IN: Final = {
    "tempus": ("tempus_imperium",),
    "imperials": (),
    "temporum": (),
    "ascii": ("ascii_empires",),
    "chronos": ("chronos_conquest",),
}  # with their former names: a game is loaded when it is played, and found before
EXAMPLES: Final = ("template",)  # found by their full name, not listed
GROUP: Final = "aevum.games"  # the entry-point group of games from elsewhere

Offer = TypeVar("Offer")

_added: dict[str, Game] = {}
_places: dict[str, str] = {}  # where `add` found a game, as it was typed


def register(game: Game) -> Game:
    """Make a game known by its name in this process."""
    _added[game.name] = game
    _places.pop(game.name, None)
    return game


def add(place: str) -> Game:
    """Make the game at a place known in this process: `my_race:GAME`, an object or its class."""
    try:
        found = import_object(place)
        game: object = found() if isinstance(found, type) else found
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"
        raise UnknownName(f'The game "{quote(place)}" cannot be loaded ({reason}).') from error
    if not isinstance(game, Game):
        raise UnknownName(f'"{quote(place)}" is not a game: it should be an aevum.Game.')
    register(game)
    _places[game.name] = place
    return game


def import_object(place: str) -> object:
    """Return what stands at a place, `module:NAME`, also in a file where the command runs."""
    module, _, path = place.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # an installed command does not look where it is run
    found: object = import_module(module)
    for part in path.split("."):
        found = getattr(found, part)
    return found


def unregister(game: Game) -> None:
    """Forget a game that `register` made known."""
    _added.pop(game.name, None)
    _places.pop(game.name, None)


def address(game: Game) -> str:
    """Return what another process finds this very game by: its name, or `module:NAME`.

    It is "" for one that no module keeps in a variable, and `__main__:NAME` in a script that runs.
    """
    if game.name in _places and _added.get(game.name) is game:
        return _places[game.name]
    if game is _packaged(game.name):
        return game.name
    for module in [type(game).__module__, *sys.modules]:
        for name, value in list(getattr(sys.modules.get(module), "__dict__", {}).items()):
            if value is game:
                return f"{module}:{name}"
    return ""


def names() -> list[str]:
    """Return the names of all games that can be played."""
    return list(dict.fromkeys([*BUILT_IN, *_added, *_elsewhere()]))


@cache
def _elsewhere() -> dict[str, EntryPoint]:
    """Return the games of other packages; looked for once, as that takes milliseconds."""
    return {point.name: point for point in entry_points(group=GROUP)}


def playable() -> tuple[list[Game], dict[str, str]]:
    """Return all games that can be loaded, and for each other name why not, in a sentence."""
    games: list[Game] = []
    broken: dict[str, str] = {}
    for name in names():
        try:
            games.append(_load(name))
        except UnknownName as error:
            broken[name] = str(error)
    return games, broken


def offering(ask: Callable[[Game], Offer | None]) -> Iterator[tuple[Game, Offer]]:
    """Yield the games that have what `ask` asks them for, a solver say, each with what it has.

    Each is loaded when it comes to it: whoever needs the first one does not wait for the others.
    """
    for name in names():
        try:
            game = _load(name)
        except UnknownName:
            continue
        offer = ask(game)
        if offer is not None:
            yield game, offer


def find_or_import(name: str) -> Game:
    """Return a game by what somebody typed: a name as for `find`, or `module:NAME`.

    That runs the module: what comes over a network is for `find`.
    """
    if ":" in name:
        return add(name)
    try:
        return find(name)
    except UnknownName as error:
        raise UnknownName(f"{error} Your own is named module:NAME, e.g. fair:GAME.") from None


def find(name: str) -> Game:
    """Return a game by its name, a former name, or any unambiguous beginning of one."""
    wanted = name.strip().lower().replace("-", "_").replace(" ", "_")
    if wanted in EXAMPLES:
        return _load(wanted)
    known = _known()
    if wanted in known:
        return _load(known[wanted])
    alike = {found: each for each, found in known.items() if wanted and each.startswith(wanted)}
    if len(alike) == 1:
        return _load(*alike)
    if alike:
        raise UnknownName(f'"{quote(name)}" could be {" or ".join(alike)}.')
    there = f"{_meant(wanted, known)} There is: {', '.join(names())}."
    raise UnknownName(f'There is no game "{quote(name)}".{there}')


def current(name: str) -> str:
    """Return the name that a game has now, where it had another; any other name as it is."""
    return _known().get(name, name)


def names_of(name: str) -> tuple[str, ...]:
    """Return the names that a game has or had, the one it has now first."""
    now = current(name)
    return (now, *[old for old, found in _known().items() if found == now != old])


def _known() -> dict[str, str]:
    """Return every name by which a game is found, former ones too, with the one it has now."""
    former = {old: name for name, olds in BUILT_IN.items() for old in olds}
    former |= {old: game.name for game in _added.values() for old in game.former}
    return former | {name: name for name in names()}


def _meant(wanted: str, known: dict[str, str]) -> str:
    """Return the game of whose name, or a word of it, another word is perhaps a slip."""
    words = {word: name for each, name in known.items() for word in [each, *each.split("_")]}
    near = get_close_matches(wanted, words, n=1)
    return f" Did you mean {words[near[0]]}?" if near else ""


def _load(name: str) -> Game:
    if name in _added:
        return _added[name]
    try:
        game = _packaged(name)
    except (Exception, SystemExit) as error:  # a fault elsewhere hurts only its own game
        if name not in _elsewhere():
            raise
        reason = f"{type(error).__name__}: {error}"
        raise UnknownName(f'The game "{quote(name)}" cannot be loaded ({reason}).') from error
    if not isinstance(game, Game):
        raise UnknownName(f'"{name}" is registered but is not a game.')
    return game


def _packaged(name: str) -> object:
    """Return what is installed as a game of this name, here or in another package."""
    if name in BUILT_IN or name in EXAMPLES:
        return import_module(f"aevum.games.{name}").GAME
    return _elsewhere()[name].load() if name in _elsewhere() else None


def read_record(text: str) -> Record:
    """Return the record in a text, in either form; everything wrong raises a BadData."""
    if len(text) > MAX_BYTES:
        raise BadData(f"A record is at most {MAX_BYTES // 1_000_000} MB long.")
    text = text.removeprefix("\ufeff")  # the mark some editors put before a text
    if text.lstrip().startswith("{"):
        data = load_json(text)
        return from_json(_named(data.get("game")), data)
    head, _ = split_text(text)
    return from_text(_named(head.get("game")), text)


def _named(name: object) -> Game:
    if not isinstance(name, str) or not name:
        raise BadData('This is not a record: it has no line "game: ...".')
    try:
        return find(name)
    except UnknownName as error:
        raise BadData(str(error)) from None
