"""Games and bots that other packages install, found by their entry points."""

# not compiled: it loads modules by name

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points

from aevum.core import messages as m
from aevum.core.errors import UnknownName, quote
from aevum.core.text import Text


def entries(group: str) -> list[EntryPoint]:
    """Return the entry points of a group, in an order that does not depend on the file system."""
    return sorted(entry_points(group=group), key=lambda point: (package_of(point), point.name))


def package_of(point: EntryPoint) -> str:
    """Return the name of an entry's package, "" if it is unknown."""
    return point.dist.name if point.dist else ""


def called(point: EntryPoint) -> Text:
    """Return an entry's name and package for sentences."""
    package = package_of(point)
    if not package:
        return m.part_entry(name=quote(point.name))
    return m.part_entry_of(name=quote(point.name), package=quote(package))


def guarded_game(get: Callable[[], object], entry: Text) -> object:
    """Return what gives a game. Raise an UnknownName if it raises anything."""
    return _guarded(get, lambda reason: m.no_game_load(entry=entry, reason=reason))


def guarded_bot(get: Callable[[], object], entry: Text) -> object:
    """Return what gives a bot. Raise an UnknownName if it raises anything."""
    return _guarded(get, lambda reason: m.no_bot_load(entry=entry, reason=reason))


def _guarded(get: Callable[[], object], refusal: Callable[[str], Text]) -> object:
    try:
        return get()
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"
        raise UnknownName(refusal(reason)) from error
