"""What a declared view may have besides plain fields (`Game.view_type`)."""

# not compiled: it only declares

from typing import Annotated, Any, Final, TypeVar, get_args, get_type_hints

EACH_SEAT: Final = "its fields for each seat"

T = TypeVar("T")
PerSeat = Annotated[T, EACH_SEAT]
"""Fields for each seat, with the seat's number after each name.

`sheets: PerSeat[Sheet]` declares `map_0`, `map_1` and so on if the TypedDict Sheet has `map`.
"""


def split(declared: type) -> tuple[dict[str, Any], list[type]]:
    """Return the fields that a view has once, with their types, and those it has for each seat."""
    once: dict[str, Any] = get_type_hints(declared)
    each: list[type] = []
    for name, hint in get_type_hints(declared, include_extras=True).items():
        if EACH_SEAT in getattr(hint, "__metadata__", ()):
            each.append(get_args(hint)[0])
            del once[name]
    return once, each


def place_of(name: str) -> tuple[str, int]:
    """Return the field that a name means, and its seat; -1 if the name has no number."""
    field, _, seat = name.rpartition("_")
    return (field, int(seat)) if seat.isdecimal() else (name, -1)
