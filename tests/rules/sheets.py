"""Numbers of a game against those that are printed."""

from collections.abc import Mapping


def agrees(data: object, changed: Mapping[str, object], name: str, typed: object) -> bool:
    """Return whether a number of `data` is the one typed, or listed as changed."""
    found = getattr(data, name)
    if name in changed:
        return bool(changed[name] == typed != found)
    return bool(found == typed)
