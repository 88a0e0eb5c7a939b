"""What a field of a request may be, in words, for refusals."""

import re
from typing import Final

from msgspec import inspect

TYPES: Final = {
    "int": "a whole number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
}
EXPECTED: Final = re.compile(r"Expected `([a-z |]+)`(?: (<=|>=) (-?\d+))?")
NAMED: Final = re.compile(r"Object (missing required|contains unknown) field `(.+)`")


def fault(kind: object, key: str, message: str) -> str:
    """Return what is wrong with a field, and what it should be; "" for an unknown field.

    `kind` is the type of the request's body, None for a part of the address; `message` is the
    decoder's.
    """
    fields = _fields(kind)
    named = NAMED.match(message)
    if named and named[1] == "missing required":
        return f'"{named[2][:40]}" is missing.'
    if named:
        known = f" It has: {', '.join(fields)}." if fields else ""
        return f'This request has no field "{named[2][:40]}".{known}'
    name, *places = re.split(r"(?=\[)", key)
    wanted = _words(_inner(fields[name], len(places))) if name in fields else _expected(message)
    subject = "What is sent here" if kind is not None and key == "data" else f'"{key[:40]}"'
    return f"{subject} must be {wanted}." if wanted else ""


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


def _words(kind: inspect.Type) -> str:
    """Return a type and its bounds in words, "" if there are none."""
    if isinstance(kind, inspect.LiteralType):
        return f"one of {', '.join(map(str, kind.values))}"
    if isinstance(kind, inspect.UnionType):
        return " or ".join(filter(None, map(_words, kind.types)))
    if isinstance(kind, inspect.IntType):
        bounds = f" from {kind.ge} to {kind.le}" if None not in (kind.ge, kind.le) else ""
        return TYPES["int"] + bounds
    if isinstance(kind, inspect.StrType):
        most = f" of at most {kind.max_length} characters" if kind.max_length is not None else ""
        return TYPES["str"] + most
    if isinstance(kind, inspect.ListType):
        most = f" of at most {kind.max_length}" if kind.max_length is not None else ""
        return TYPES["array"] + most
    if isinstance(kind, inspect.DictType | inspect.StructType):
        return TYPES["object"]
    return TYPES["bool"] if isinstance(kind, inspect.BoolType) else ""


def _expected(message: str) -> str:
    """Return what the decoder expected, in words."""
    found = EXPECTED.match(message)
    if not found:
        return ""
    words = " or ".join(TYPES.get(each, each) for each in found[1].split(" | ") if each != "null")
    bound = {"<=": "at most", ">=": "at least"}.get(found[2] or "")
    return f"{words}, {bound} {found[3]}" if bound else words
