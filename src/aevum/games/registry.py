"""Finding games by name, and reading records, which name their game."""

# not compiled: it imports modules by name

import re
import sys
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from importlib import import_module, invalidate_caches
from importlib.metadata import EntryPoint
from pathlib import Path
from threading import RLock
from typing import Final, NamedTuple, TypeVar

from aevum.core.errors import BadData, UnknownName, quote
from aevum.core.game import Game
from aevum.core.record import MAX_BYTES, Record, from_json, from_text, load_json, split_text
from aevum.games.entries import called, entries, guarded, load, package_of

BUILT_IN: Final = {
    "tempus": ("tempus_imperium",),
    "imperials": (),
    "temporum": (),
    "ascii": ("ascii_empires",),
    "chronos": ("chronos_conquest",),
}  # with their former names: a game is loaded when it is played, and found before
FORMER: Final = {old: name for name, olds in BUILT_IN.items() for old in olds}
EXAMPLES: Final = ("template",)  # found by their full name, not listed
GROUP: Final = "aevum.games"  # the entry-point group of games from elsewhere
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")  # it stands in addresses, records and commands

Offer = TypeVar("Offer")


class Elsewhere(NamedTuple):
    """The games of other packages."""

    games: dict[str, Game]
    broken: dict[str, str]
    """Why entries were left out, in a sentence each, by the name of the entry."""


_added: dict[str, Game] = {}
_places: dict[str, str] = {}  # where `add` found a game, as it was typed
_elsewhere_found: list[Elsewhere] = []  # one, once somebody has asked
_looking = RLock()


def register(game: Game) -> Game:
    """Make a game known by its name in this process."""
    _added[game.name] = game
    _places.pop(game.name, None)
    return game


def add(place: str) -> Game:
    """Make the game at a place known in this process: `my_race:GAME`.

    It is a game, its class, or a function that returns one.
    """
    game = guarded(lambda: _made(import_object(place)), f'The game "{quote(place)}"')
    if not isinstance(game, Game):
        raise UnknownName(f'"{quote(place)}" is not a game: it should be an aevum.Game.')
    register(game)
    _places[game.name] = place
    return game


def _made(found: object) -> object:
    """Return the game that was found, or what a class or function that was found gives."""
    return found() if callable(found) and not isinstance(found, Game) else found


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
    return list(dict.fromkeys([*BUILT_IN, *_added, *_elsewhere().games]))


def _elsewhere() -> Elsewhere:
    """Return the games of other packages; they are loaded once, when somebody asks for them.

    A package that asks while it is loaded itself gets what was found until then.
    """
    with _looking:
        if not _elsewhere_found:
            _elsewhere_found.append(Elsewhere({}, {}))
            for point in entries(GROUP):
                _take(point, _elsewhere_found[0])
        return _elsewhere_found[0]


def _take(point: EntryPoint, into: Elsewhere) -> None:
    """Note the game of an entry by its own name, or why the entry is left out."""
    try:
        game = _entered(point)
        if game.name in into.games:
            raise _taken(point, game, "another package has one of that name")
        into.games[game.name] = game
    except UnknownName as error:
        taken = point.name in into.broken  # two packages may call their entries alike
        into.broken[f"{package_of(point)}:{point.name}" if taken else point.name] = str(error)


def _entered(point: EntryPoint) -> Game:
    """Return the game that an entry names, with a name that is its own."""
    found = load(point, "game")
    game = guarded(lambda: _made(found), f"The game {called(point)}")
    if not isinstance(game, Game):
        raise UnknownName(
            f"The game {called(point)} is left out: {quote(point.value)} is not an aevum.Game, "
            "nor a class or a function that gives one."
        )
    if not NAME.fullmatch(str(game.name)):
        raise UnknownName(
            f"The game {called(point)} is left out: its name {quote(repr(game.name))} may only "
            "have small letters, digits and _."
        )
    if game.name in BUILT_IN or game.name in FORMER or game.name in EXAMPLES:
        raise _taken(point, game, "Aevum has a game of that name")
    return game


def _taken(point: EntryPoint, game: Game, why: str) -> UnknownName:
    return UnknownName(
        f'The game {called(point)} is left out: it is named "{game.name}", and {why}.'
    )


def rescan() -> None:
    """Look for games of other packages again, as after one was installed."""
    with _looking:
        invalidate_caches()
        _elsewhere_found.clear()


def broken_entries() -> dict[str, str]:
    """Return why entries of other packages were left out: a sentence for each, by its name."""
    return dict(_elsewhere().broken)


def playable() -> tuple[list[Game], dict[str, str]]:
    """Return all games that can be loaded, and for each other name why not, in a sentence."""
    return [_load(name) for name in names()], broken_entries()


def offering(ask: Callable[[Game], Offer | None]) -> Iterator[tuple[Game, Offer]]:
    """Yield the games that have what `ask` asks them for, a solver say, each with what it has.

    Each is loaded when it comes to it: whoever needs the first one does not wait for the others.
    """
    for name in names():
        game = _load(name)
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
    if wanted in EXAMPLES or wanted in BUILT_IN or wanted in _added:
        return _load(wanted)  # no other package is loaded for these
    known = _known()
    if wanted in known:
        return _load(known[wanted])
    alike = {found: each for each, found in known.items() if wanted and each.startswith(wanted)}
    if len(alike) == 1:
        return _load(*alike)
    if alike:
        raise UnknownName(f'"{quote(name)}" could be {" or ".join(alike)}.')
    if wanted in (broken := broken_entries()):
        raise UnknownName(broken[wanted])
    there = f"{_meant(wanted, known)} There is: {', '.join(names())}."
    raise UnknownName(f'There is no game "{quote(name)}".{there}')


def current(name: str) -> str:
    """Return the name that a game has now, where it had another; any other name as it is."""
    if name in BUILT_IN or name in _added:
        return name
    return _known().get(name, name)


def names_of(name: str) -> tuple[str, ...]:
    """Return the names that a game has or had, the one it has now first."""
    now = current(name)
    return (now, *[old for old, found in _known().items() if found == now != old])


def _known() -> dict[str, str]:
    """Return every name by which a game is found, former ones too, with the one it has now."""
    elsewhere = _elsewhere().games.values()
    former = {old: game.name for game in elsewhere for old in game.former} | FORMER
    former |= {old: game.name for game in _added.values() for old in game.former}
    return former | {name: name for name in names()}


def _meant(wanted: str, known: dict[str, str]) -> str:
    """Return the game of whose name, or a word of it, another word is perhaps a slip."""
    words = {word: name for each, name in known.items() for word in [each, *each.split("_")]}
    near = get_close_matches(wanted, words, n=1)
    return f" Did you mean {words[near[0]]}?" if near else ""


def _load(name: str) -> Game:
    game = _added.get(name) or _packaged(name)
    if game is None:
        raise UnknownName(f'There is no game "{quote(name)}".')
    return game


def _packaged(name: str) -> Game | None:
    """Return what is installed as a game of this name, here or in another package."""
    if name in BUILT_IN or name in EXAMPLES:
        game: Game = import_module(f"aevum.games.{name}").GAME
        return game
    return _elsewhere().games.get(name)


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
