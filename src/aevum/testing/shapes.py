"""Compares plain data with a type, for views that a game declares as a TypedDict."""

from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from aevum.core.view_fields import place_of, split


def misfits(value: object, declared: type) -> list[str]:
    """Return the fields that a value lacks or has of another type than declared."""
    assert isinstance(value, dict)
    once, each = split(declared)
    wrong = _misfits({name: value[name] for name in once if name in value}, once, declared)
    others = {name: value[name] for name in value if name not in once}
    for part in each:
        seats: dict[int, dict[str, object]] = {0: {}}
        for name, field in list(others.items()):
            part_name, seat = place_of(name)
            if seat >= 0 and part_name in get_type_hints(part):
                seats.setdefault(seat, {})[part_name] = field
                del others[name]
        for seat, fields in seats.items():
            wrong += [f"{name}_{seat}" for name in misfits(fields, part)]
    return wrong + list(others)


def _misfits(value: dict[str, object], hints: dict[str, Any], declared: type) -> list[str]:
    """Return the missing fields, and those of another type."""
    required = declared.__required_keys__  # type: ignore[attr-defined]
    wrong = [name for name in hints if name not in value and name in required]
    return wrong + [name for name in value if not fits(value[name], hints[name])]


def fits(value: object, kind: Any) -> bool:
    """Return whether a value is of a type; a list may be a tuple, as both are lists in JSON."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind is Any:
        return True
    if origin is Literal:
        return value in inner
    if origin in (Union, UnionType):
        return any(fits(value, each) for each in inner)
    if origin is dict:
        return isinstance(value, dict) and all(fits(each, inner[1]) for each in value.values())
    if origin is list or (origin is tuple and inner[-1] is Ellipsis):
        return isinstance(value, list | tuple) and all(fits(each, inner[0]) for each in value)
    if origin is tuple:
        if not isinstance(value, list | tuple) or len(value) != len(inner):
            return False
        return all(fits(each, part) for each, part in zip(value, inner, strict=True))
    if is_typeddict(kind):
        return isinstance(value, dict) and not misfits(value, kind)
    if kind in (None, NoneType):
        return value is None
    return type(value) is kind
