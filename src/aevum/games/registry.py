"""Finds games by name, and reads records, which name their game."""

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

from aevum.core import messages as m
from aevum.core.errors import BadData, UnknownName, quote
from aevum.core.game import Game
from aevum.core.record import MAX_BYTES, Record, from_json, from_text, load_json, split_text
from aevum.core.text import Text
from aevum.games.entries import called, entries, guarded_game, package_of

BUILT_IN: Final = {
    "tempus": ("tempus_imperium",),
    "imperials": (),
    "temporum": (),
    "ascii": ("ascii_empires",),
    "chronos": ("chronos_conquest",),
}  # with their former names: a game is loaded only when it is played
FORMER: Final = {old: name for name, olds in BUILT_IN.items() for old in olds}
EXAMPLES: Final = ("template",)  # found by their full name only, not listed
GROUP: Final = "aevum.games"  # the entry-point group of games from elsewhere
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")  # it is used in addresses, records and commands

Offer = TypeVar("Offer")


class Elsewhere(NamedTuple):
    """The games of other packages."""

    games: dict[str, Game]
    broken: dict[str, Text]
    """Why entries were left out: a sentence for each, by the name of the entry."""


_added: dict[str, Game] = {}
_places: dict[str, str] = {}  # where `add` found a game, as it was typed
_elsewhere_found: list[Elsewhere] = []  # the only list, once somebody has asked for it
_looking = RLock()


def register(game: Game) -> Game:
    """Register a game by its name in this process."""
    _added[game.name] = game
    _places.pop(game.name, None)
    return game


def add(place: str) -> Game:
    """Register the game at a place in this process: `my_race:GAME`.

    It is a game, its class, or a function that returns one.
    """
    game = guarded_game(lambda: _made(import_object(place)), m.part_entry(name=quote(place)))
    if not isinstance(game, Game):
        raise UnknownName(m.no_game_class(name=quote(place)))
    register(game)
    _places[game.name] = place
    return game


def _made(found: object) -> object:
    """Return the game that was found, or the one made by a class or function that was found."""
    return found() if callable(found) and not isinstance(found, Game) else found


def import_object(place: str) -> object:
    """Return what is at a place, `module:NAME`, also in a file in the folder of the command."""
    module, _, path = place.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # an installed command does not search the current folder
    found: object = import_module(module)
    for part in path.split("."):
        found = getattr(found, part)
    return found


def unregister(game: Game) -> None:
    """Remove a game that was registered."""
    _added.pop(game.name, None)
    _places.pop(game.name, None)


def address(game: Game) -> str:
    """Return what another process needs to find the same game: its name, or `module:NAME`.

    It is "" for a game that is in no variable of a module, and `__main__:NAME` in a running script.
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
    """Return the games of other packages; they are loaded once, when first needed.

    A package that asks while it is being loaded gets those found so far.
    """
    with _looking:
        if not _elsewhere_found:
            _elsewhere_found.append(Elsewhere({}, {}))
            for point in entries(GROUP):
                _take(point, _elsewhere_found[0])
        return _elsewhere_found[0]


def _take(point: EntryPoint, into: Elsewhere) -> None:
    """Add the game of an entry by its own name, or the reason why it is left out."""
    try:
        game = _entered(point)
        if game.name in into.games:
            raise UnknownName(m.no_game_taken(entry=called(point), name=game.name))
        into.games[game.name] = game
    except UnknownName as error:
        taken = point.name in into.broken  # two packages may use the same name for an entry
        into.broken[f"{package_of(point)}:{point.name}" if taken else point.name] = error.said


def _entered(point: EntryPoint) -> Game:
    """Return the game that an entry names; its name must be new."""
    entry = called(point)
    game = guarded_game(lambda: _made(point.load()), entry)
    if not isinstance(game, Game):
        raise UnknownName(m.no_game_object(entry=entry, place=quote(point.value)))
    if not NAME.fullmatch(str(game.name)):
        raise UnknownName(m.no_game_name(entry=entry, name=quote(repr(game.name))))
    if game.name in BUILT_IN or game.name in FORMER or game.name in EXAMPLES:
        raise UnknownName(m.no_game_taken(entry=entry, name=game.name))
    return game


def rescan() -> None:
    """Look for games of other packages again, for example after one was installed."""
    with _looking:
        invalidate_caches()
        _elsewhere_found.clear()


def broken_entries() -> dict[str, Text]:
    """Return why entries of other packages were left out: a sentence for each, by its name."""
    return dict(_elsewhere().broken)


def playable() -> tuple[list[Game], dict[str, Text]]:
    """Return all games that can be loaded, and a sentence for each that cannot, by its name."""
    return [_load(name) for name in names()], broken_entries()


def offering(ask: Callable[[Game], Offer | None]) -> Iterator[tuple[Game, Offer]]:
    """Yield the games that offer what `ask` asks for, such as a solver, each with what it offers.

    Each is loaded when its turn comes, so the first one does not wait for the others.
    """
    for name in names():
        game = _load(name)
        offer = ask(game)
        if offer is not None:
            yield game, offer


def find_or_import(name: str) -> Game:
    """Return the game that somebody typed: a name as for `find`, or `module:NAME`.

    This runs the module: use `find` for names that come over a network.
    """
    if ":" in name:
        return add(name)
    try:
        return find(name)
    except UnknownName as error:
        raise UnknownName(m.no_game_own(why=error.said)) from None


def find(name: str) -> Game:
    """Return a game by its name, a former name, or any unambiguous beginning of one."""
    wanted = name.strip().lower().replace("-", "_").replace(" ", "_")
    if wanted in EXAMPLES or wanted in BUILT_IN or wanted in _added:
        return _load(wanted)  # these need no other package
    known = _known()
    if wanted in known:
        return _load(known[wanted])
    alike = {found: each for each, found in known.items() if wanted and each.startswith(wanted)}
    if len(alike) == 1:
        return _load(*alike)
    if alike:
        raise UnknownName(m.no_game_clear(name=quote(name), names=list(alike)))
    if wanted in (broken := broken_entries()):
        raise UnknownName(broken[wanted])
    there, meant = ", ".join(names()), _meant(wanted, known)
    if meant:
        raise UnknownName(m.no_game_but(name=quote(name), meant=meant, names=there))
    raise UnknownName(m.no_game(name=quote(name), names=there))


def current(name: str) -> str:
    """Return the current name for a former name of a game; any other name unchanged."""
    if name in BUILT_IN or name in _added:
        return name
    return _known().get(name, name)


def names_of(name: str) -> tuple[str, ...]:
    """Return the names that a game has or had, the current one first."""
    now = current(name)
    return (now, *[old for old, found in _known().items() if found == now != old])


def _known() -> dict[str, str]:
    """Return every name of a game, former ones too, with its current one."""
    elsewhere = _elsewhere().games.values()
    former = {old: game.name for game in elsewhere for old in game.former} | FORMER
    former |= {old: game.name for game in _added.values() for old in game.former}
    return former | {name: name for name in names()}


def _meant(wanted: str, known: dict[str, str]) -> str:
    """Return the sentence for an unknown name, with the game that it may be a slip for."""
    words = {word: name for each, name in known.items() for word in [each, *each.split("_")]}
    near = get_close_matches(wanted, words, n=1)
    return words[near[0]] if near else ""


def _load(name: str) -> Game:
    game = _added.get(name) or _packaged(name)
    if game is None:
        raise UnknownName(m.no_game_there(name=quote(name)))
    return game


def _packaged(name: str) -> Game | None:
    """Return the installed game of this name, from here or another package."""
    if name in BUILT_IN or name in EXAMPLES:
        game: Game = import_module(f"aevum.games.{name}").GAME
        return game
    return _elsewhere().games.get(name)


def read_record(text: str) -> Record:
    """Return the record in a text, in either form. Raise a BadData if anything is wrong."""
    if len(text) > MAX_BYTES:
        raise BadData(m.no_record_long(n=MAX_BYTES // 1_000_000))
    text = text.removeprefix("\ufeff")  # the byte order mark of some editors
    if text.lstrip().startswith("{"):
        data = load_json(text)
        return from_json(_named(data.get("game")), data)
    head, _ = split_text(text)
    return from_text(_named(head.get("game")), text)


def _named(name: object) -> Game:
    if not isinstance(name, str) or not name:
        raise BadData(m.no_record_game())
    try:
        return find(name)
    except UnknownName as error:
        raise BadData(error.said) from None
