"""TypeScript types from the structs of the wire and of the HTTP interface."""

import ast
import inspect
import json
from collections.abc import Iterable, Iterator
from itertools import pairwise
from types import ModuleType
from typing import Any, get_args

import msgspec
from msgspec import inspect as shapes

HEAD = """\
/* Made by `make wire` from src/aevum/server/wire.py and api.py. Do not edit. */

import type { Text } from './text';
"""

PLAIN: dict[type[shapes.Type], str] = {
    shapes.AnyType: "any",
    shapes.BoolType: "boolean",
    shapes.FloatType: "number",
    shapes.IntType: "number",
    shapes.NoneType: "null",
    shapes.StrType: "string",
}


def source(wire: ModuleType, api: ModuleType) -> str:
    """Return the whole file: constants, every struct that is sent or received, both unions."""
    unions = {name: get_args(getattr(wire, name)) for name in ("FromClient", "FromServer")}
    wanted = [*unions["FromClient"], *unions["FromServer"], *structs_of(api)]
    parts = [HEAD, *constants(wire)]
    parts += [interface(struct) for struct in reachable(wanted)]
    for name, members in unions.items():
        parts.append(f"export type {name} = {' | '.join(each.__name__ for each in members)};\n")
    return "\n".join(parts)


def structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    """Return the structs that this module itself defines, in their order."""
    return [
        each
        for each in vars(module).values()
        if isinstance(each, type)
        and issubclass(each, msgspec.Struct)
        and each.__module__ == module.__name__
    ]


def reachable(wanted: Iterable[type[msgspec.Struct]]) -> list[shapes.StructType]:
    """Return each struct inside these, inner ones before outer ones, none twice."""
    found: dict[str, shapes.StructType] = {}
    for info in shapes.multi_type_info(wanted):
        for struct in inner(info):
            name = struct.cls.__name__
            known = found.setdefault(name, struct)
            if known.cls is not struct.cls:
                raise ValueError(f"two structs are called {name}; TypeScript needs one name each")
    return list(found.values())


def inner(info: shapes.Type) -> Iterator[shapes.StructType]:
    match info:
        case shapes.StructType(fields=fields):
            for field in fields:
                yield from inner(field.type)
            yield info
        case shapes.UnionType(types=parts) | shapes.TupleType(item_types=parts):
            for part in parts:
                yield from inner(part)
        case shapes.ListType(item_type=item):
            yield from inner(item)
        case shapes.DictType(value_type=value):
            yield from inner(value)


def interface(struct: shapes.StructType) -> str:
    cls, config = struct.cls, struct.cls.__struct_config__
    # A client may leave out fields with a default; the server does so only where told to.
    may_omit = config.forbid_unknown_fields or config.omit_defaults
    notes = field_notes(cls)
    lines = [comment(inspect.getdoc(cls) or ""), f"export interface {cls.__name__} {{"]
    if struct.tag_field is not None:
        lines.append(f"  {struct.tag_field}: {literal(struct.tag)};")
    for field in struct.fields:
        if note := notes.get(field.name):
            lines.append("  " + comment(note))
        mark = "?" if (may_omit and not field.required) or is_unset(field) else ""
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
    return "\n".join([*lines, "}", ""])


def is_unset(field: shapes.Field) -> bool:
    """Return whether the server leaves a field out when it has no value: UNSET."""
    nothing = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
    return nothing and not field.required


def written(info: shapes.Type) -> str:
    """Return a type in TypeScript."""
    match info:
        case shapes.Metadata(type=plain):
            return written(plain)  # the rest of JSON Schema
        case shapes.StructType(cls=cls):
            return str(cls.__name__)
        case shapes.LiteralType(values=values):
            return " | ".join(literal(each) for each in values)
        case shapes.UnionType(types=parts):
            return " | ".join(dict.fromkeys(written(each) for each in parts))
        case shapes.ListType(item_type=item):
            text = written(item)
            return f"({text})[]" if " | " in text else f"{text}[]"
        case shapes.VarTupleType(item_type=item):
            return f"{written(item)}[]"
        case shapes.TupleType(item_types=(shapes.StrType(), shapes.DictType())):
            return "Text"  # a message, in the form of the browser's renderer
        case shapes.TupleType(item_types=parts):
            return f"[{', '.join(written(each) for each in parts)}]"
        case shapes.DictType(value_type=value):
            return f"Record<string, {written(value)}>"
    if type(info) not in PLAIN:
        raise ValueError(f"no TypeScript is known for {info}")
    return PLAIN[type(info)]


def literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)


def comment(text: str) -> str:
    return f"/** {' '.join(text.split())} */"


def field_notes(cls: type[Any]) -> dict[str, str]:
    """Return the string under each field, if there is one, including those of bases."""
    notes: dict[str, str] = {}
    for each in reversed(cls.__mro__):
        if each is msgspec.Struct or not issubclass(each, msgspec.Struct):
            continue
        (tree,) = ast.parse(inspect.getsource(each)).body
        body = tree.body if isinstance(tree, ast.ClassDef) else []
        notes |= dict(noted(body))
    return notes


def noted(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    """Yield (name, string) for each assignment that a bare string follows."""
    for statement, after in pairwise(body):
        match statement, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(ast.Constant(str(text))):
                yield name, text


def constants(wire: ModuleType) -> Iterator[str]:
    notes = dict(noted(ast.parse(inspect.getsource(wire)).body))
    for name, value in vars(wire).items():
        if name.isupper() and isinstance(value, int | tuple):
            if note := notes.get(name):
                yield comment(note)
            text = json.dumps(value, ensure_ascii=False)
            yield f"export const {name} = {text} as const;"
    yield ""
