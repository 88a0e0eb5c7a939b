"""Numbers of a game against those that are printed."""

from collections.abc import Mapping


def agrees(data: object, changed: Mapping[str, object], name: str, sheet: object) -> bool:
    """Tell whether a number of `data` is the sheet's, or listed as changed from it."""
    found = getattr(data, name)
    if name in changed:
        return bool(changed[name] == sheet != found)
    return bool(found == sheet)
