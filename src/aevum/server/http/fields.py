"""What a field of a request may be, in words, for refusals."""

import re
from collections.abc import Callable
from typing import Final

from msgspec import inspect

from aevum.core.text import Text
from aevum.server import messages as m

TYPES: Final[dict[str, Callable[[], Text]]] = {
    "int": m.server_type_int,
    "float": m.server_type_float,
    "str": m.server_type_str,
    "bool": m.server_type_bool,
    "array": m.server_type_array,
    "object": m.server_type_object,
}
EXPECTED: Final = re.compile(r"Expected `([a-z |]+)`(?: (<=|>=) (-?\d+))?")
LONGEST: Final = 40  # letters of a field's name
NAMED: Final = re.compile(r"Object (missing required|contains unknown) field `(.+)`")


UNBOUNDED: Final[tuple[tuple[type[inspect.Type], Callable[[], Text]], ...]] = (
    (inspect.IntType, m.server_type_int),
    (inspect.StrType, m.server_type_str),
    (inspect.ListType, m.server_type_array),
    (inspect.DictType, m.server_type_object),
    (inspect.StructType, m.server_type_object),
    (inspect.BoolType, m.server_type_bool),
)
"""What the types of a request are called where they have no bounds."""


def fault(kind: object, key: str, message: str) -> Text:
    """Return what is wrong with a field, and what it should be as far as that is known.

    `kind` is the type of the request's body, None for a part of the address; `message` is the
    decoder's.
    """
    fields = _fields(kind)
    named = NAMED.match(message)
    if named and named[1] == "missing required":
        return m.server_field_missing(field=named[2][:LONGEST])
    if named and fields:
        return m.server_field_unknown_but(field=named[2][:LONGEST], fields=", ".join(fields))
    if named:
        return m.server_field_unknown(field=named[2][:LONGEST])
    name, *places = re.split(r"(?=\[)", key)
    if kind is not None and key == "data":
        types = _expected(message)
        return m.server_body_type(types=types) if types else m.server_http_bad()
    if name not in fields:
        return _bounded(key[:LONGEST], message)
    types = _types(_inner(fields[name], len(places)))
    if not types:
        return m.server_field_wrong(field=key[:LONGEST])
    return m.server_field_type(field=key[:LONGEST], types=types)


def _fields(kind: object) -> dict[str, inspect.Type]:
    info = inspect.type_info(kind) if kind is not None else None
    if not isinstance(info, inspect.StructType):
        return {}
    return {field.encode_name: field.type for field in info.fields}


def _inner(kind: inspect.Type, depth: int) -> inspect.Type:
    """Return the type inside so many lists or objects."""
    for _ in range(depth):
        if isinstance(kind, inspect.ListType):
            kind = kind.item_type
        elif isinstance(kind, inspect.DictType):
            kind = kind.value_type
        else:
            return inspect.AnyType()
    return kind


def _types(kind: inspect.Type) -> list[Text]:
    """Return what a value of a type may be, with its bounds; [] if nothing is known of it."""
    if isinstance(kind, inspect.UnionType):
        return [each for inner in kind.types for each in _types(inner)]
    if isinstance(kind, inspect.LiteralType):
        return [m.server_type_choice(choices=", ".join(map(str, kind.values)))]
    if isinstance(kind, inspect.IntType) and None not in (kind.ge, kind.le):
        return [m.server_type_int_between(low=str(kind.ge), high=str(kind.le))]
    if isinstance(kind, inspect.StrType) and kind.max_length is not None:
        return [m.server_type_str_most(n=kind.max_length)]
    if isinstance(kind, inspect.ListType) and kind.max_length is not None:
        return [m.server_type_array_most(n=kind.max_length)]
    return [told() for each, told in UNBOUNDED if isinstance(kind, each)]


def _expected(message: str) -> list[Text]:
    """Return what the decoder expected."""
    found = EXPECTED.match(message)
    names = found[1].split(" | ") if found else []
    return [TYPES[name]() for name in names if name in TYPES]


def _bounded(field: str, message: str) -> Text:
    """Return what the decoder expected of a field, with the bound that it names."""
    found, types = EXPECTED.match(message), _expected(message)
    if not found or not types:
        return m.server_field_wrong(field=field)
    if found[2] == "<=":
        return m.server_field_type_most(field=field, types=types, n=found[3])
    if found[2] == ">=":
        return m.server_field_type_least(field=field, types=types, n=found[3])
    return m.server_field_type(field=field, types=types)
