"""What other packages install: games and bots, found by their entry points."""

# not compiled: it loads modules by name

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points

from aevum.core.errors import UnknownName, quote


def entries(group: str) -> list[EntryPoint]:
    """Return the entry points of a group, in an order that does not hang on the file system."""
    return sorted(entry_points(group=group), key=lambda point: (package_of(point), point.name))


def package_of(point: EntryPoint) -> str:
    """Return the name of the package that an entry came with, "" if that is not known."""
    return point.dist.name if point.dist else ""


def called(point: EntryPoint) -> str:
    """Return how sentences call an entry: its name, and the package it came with."""
    package = package_of(point)
    return f'"{quote(point.name)}"' + (f" of the package {quote(package)}" if package else "")


def load(point: EntryPoint, kind: str) -> object:
    """Return what an entry names; whatever its module raises becomes an UnknownName."""
    return guarded(point.load, f"The {kind} {called(point)}")


def guarded(get: Callable[[], object], what: str) -> object:
    """Return what a function of somebody else gives; whatever it raises becomes an UnknownName."""
    try:
        return get()
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"
        raise UnknownName(f"{what} cannot be loaded ({reason}).") from error
