"""Games and bots that other packages install, found by their entry points."""

# not compiled: it loads modules by name

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points

from aevum.core.errors import UnknownName, quote


def entries(group: str) -> list[EntryPoint]:
    """Return the entry points of a group, in an order that does not depend on the file system."""
    return sorted(entry_points(group=group), key=lambda point: (package_of(point), point.name))


def package_of(point: EntryPoint) -> str:
    """Return the name of an entry's package, "" if it is unknown."""
    return point.dist.name if point.dist else ""


def called(point: EntryPoint) -> str:
    """Return an entry's name and package for sentences."""
    package = package_of(point)
    return f'"{quote(point.name)}"' + (f" of the package {quote(package)}" if package else "")


def load(point: EntryPoint, kind: str) -> object:
    """Return what an entry names. Raise an UnknownName if its module raises anything."""
    return guarded(point.load, f"The {kind} {called(point)}")


def guarded(get: Callable[[], object], what: str) -> object:
    """Call somebody else's function and return its result. Raise an UnknownName if it raises
    anything."""
    try:
        return get()
    except (Exception, SystemExit) as error:
        reason = f"{type(error).__name__}: {error}"
        raise UnknownName(f"{what} cannot be loaded ({reason}).") from error
