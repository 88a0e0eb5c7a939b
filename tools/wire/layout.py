"""TypeScript types of the parts that layouts are made of, from `core/layout.py`."""

import inspect
import types
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from aevum.core import layout
from aevum.core.text import Text
from tools.wire.typescript import comment, literal

HEAD = """\
/* Made by `make wire` from src/aevum/core/layout.py. Do not edit. */

import type { Text } from '../../lib/text';
"""
NAMED = {"Look": layout.Look, "Tint": layout.Tint, "Glyph": layout.Glyph}
WIDTH = 120  # longest line, as in prettier


def source() -> str:
    """Return the whole file: the enumerations, each part, and the containers."""
    parts = [HEAD]
    parts += [named(name, get_args(each)) for name, each in NAMED.items()]
    parts += [interface(each) for each in (layout.Mark, layout.Cell, *layout.PARTS)]
    parts.append(f"export type Part = {' | '.join(each.__name__ for each in layout.PARTS)};\n")
    return "\n".join(parts)


def named(name: str, values: tuple[Any, ...]) -> str:
    """Return a type of these words, with a line for each if they don't fit on one."""
    words = [literal(each) for each in values]
    line = f"export type {name} = {' | '.join(words)};"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =\n" + "\n".join(f"  | {word}" for word in words) + ";"


def interface(cls: Any) -> str:
    """Return the type of a part; default values are left out on the wire."""
    lines = [comment(inspect.getdoc(cls) or ""), f"export interface {cls.__name__} {{"]
    if layout.is_part(cls(*[() for _ in cls._fields])):
        lines.append(f"  is: {literal(cls.__name__.lower())};")
    for name, kind in get_type_hints(cls, vars(layout)).items():
        mark = "?" if name in cls._field_defaults else ""
        lines.append(f"  {name}{mark}: {written(kind)};")
    return "\n".join([*lines, "}", ""])


def written(kind: Any) -> str:
    """Return a type in TypeScript."""
    plain = {str: "string", int: "number", bool: "boolean", Text: "Text", type(None): "null"}
    if kind in plain:
        return plain[kind]
    for name, each in NAMED.items():
        if kind == each:
            return name
    if kind == layout.Part:
        return "Part"
    if get_origin(kind) in (Union, types.UnionType):
        return " | ".join(written(each) for each in get_args(kind))
    if get_origin(kind) is tuple:
        return f"{written(get_args(kind)[0])}[]"
    if get_origin(kind) is Literal:
        return " | ".join(literal(each) for each in get_args(kind))
    if inspect.isclass(kind) and hasattr(kind, "_fields"):
        return kind.__name__
    raise ValueError(f"no TypeScript is known for {kind}")
