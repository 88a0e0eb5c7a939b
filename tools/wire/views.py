"""TypeScript types of a game's view, and a reader that checks what the socket brings."""

import ast
import inspect
import re
from collections.abc import Iterator

from msgspec import inspect as shapes

from aevum.core.game import Game
from aevum.core.view_fields import split
from tools.wire.typescript import comment, noted, written

HEAD = """\
/* Made by `make wire` from the game's view_type.py. Do not edit. */

{imported}
"""
WIDTH = 120  # longest line, as in prettier
CHECKS: dict[type[shapes.Type], str] = {
    shapes.AnyType: "anything",
    shapes.BoolType: "aBoolean",
    shapes.IntType: "aNumber",
    shapes.StrType: "aText",
}


def source(game: Game, declared: type) -> str:
    """Return the whole file: the interface, and the reader."""
    name = declared.__name__
    once, each = split(declared)
    lines = [comment(inspect.getdoc(declared) or ""), f"export interface {name} {{"]
    shape = ["const SHAPE: ViewShape = {"]
    for field, note in fields_of(declared):
        if field.name not in once:
            continue
        mark = "" if field.required else "?"
        lines += note
        lines.append(f"  {field.encode_name}{mark}: {written(field.type)};")
        shape.append(f"  {field.encode_name}: {check_of(field)},")
    shape += ["};"]
    if each:
        shape += ["", "/** Fields for each seat, its number behind their names. */"]
        shape += ["const EACH_SEAT: ViewShape = {"]
        for field, note in [found for part in each for found in fields_of(part)]:
            lines += note
            lines.append(f"  [{field.name}: `{field.name}_${{number}}`]: {written(field.type)};")
            shape.append(f"  {field.encode_name}: {check_of(field)},")
        shape += ["};"]
    body = "\n".join([*lines, "}", "", *shape, ""])
    more = ", EACH_SEAT" if each else ""
    reader = READER.format(title=game.title, name=name, more=more)
    used = sorted({word for word in WORDS if f"{word}" in "\n".join(shape)})
    texts = "import type { Text } from '../../lib/text';\n" if re.search(r"\bText\b", body) else ""
    head = HEAD.format(imported=imported([*used, "readView", "type ViewShape"]))
    return f"{head}{texts}\n{body}\n{reader}"


def fields_of(declared: type) -> Iterator[tuple[shapes.Field, list[str]]]:
    """Yield the fields in the order of declaration, each with its comment."""
    info = shapes.type_info(declared)
    assert isinstance(info, shapes.TypedDictType)
    (tree,) = ast.parse(inspect.getsource(declared)).body
    notes = dict(noted(tree.body)) if isinstance(tree, ast.ClassDef) else {}
    order = list(declared.__annotations__)
    for field in sorted(info.fields, key=lambda field: order.index(field.name)):
        note = notes.get(field.name)
        yield field, ["  " + comment(note)] if note else []


def check_of(field: shapes.Field) -> str:
    """Return the check of a field."""
    check = checked(field.type)
    return check if field.required else f"maybe({check})"


def imported(names: list[str]) -> str:
    """Return the line that imports the checks, or a line for each if it is too long."""
    line = f"import {{ {', '.join(names)} }} from '../../lib/games/view';"
    if len(line) <= WIDTH:
        return line
    rows = "\n".join(f"  {name}," for name in names)
    return f"import {{\n{rows}\n}} from '../../lib/games/view';"


READER = """\
/** A view as the socket brings it, read as one of {title}; anything else raises an error. */
export function read{name}(fields: Record<string, unknown>): {name} {{
  return readView(fields, SHAPE, '{title}'{more}) as unknown as {name};
}}
"""
WORDS = ("aBoolean", "aList", "aMap", "aNumber", "aText", "anything", "either", "maybe", "oneOf")


def checked(info: shapes.Type) -> str:
    """Return the check of a type from `lib/games/view.ts`."""
    match info:
        case shapes.LiteralType(values=values):
            return f"oneOf({', '.join(repr(each) for each in values)})"
        case shapes.ListType(item_type=item) | shapes.VarTupleType(item_type=item):
            return f"aList({checked(item)})"
        case shapes.TupleType():
            return "aList(anything)"
        case shapes.DictType(value_type=value):
            return f"aMap({checked(value)})"
        case shapes.UnionType(types=parts):
            return f"either({', '.join(checked(each) for each in parts)})"
        case shapes.NoneType():
            return "oneOf(null)"
    if type(info) not in CHECKS:
        raise ValueError(f"no check is known for {info}")
    return CHECKS[type(info)]
