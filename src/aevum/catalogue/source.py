"""Reads a `.ftl` file: patterns in the form that renderers take, and what each of them uses."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast

Pattern = str | list[Any]

_DECLARED: Final = re.compile(r"\$([\w-]+) \(([a-z][a-z -]*)\)")
_KINDS: Final = re.compile(r"^Names: (.+)$", re.MULTILINE)


class Fault(Exception):
    """A construct that renderers do not have."""


@dataclass
class Select:
    """A choice between variants: the argument, the form of it, and the keys."""

    name: str
    form: str
    keys: tuple[str, ...]


@dataclass
class Form:
    """A form of an argument that a pattern needs, and whether the argument may be "you" there."""

    name: str
    form: str
    may_be_you: bool


@dataclass
class Uses:
    """Everything that a pattern uses."""

    names: list[str] = field(default_factory=list)
    references: list[str] = field(default_factory=list)
    forms: list[Form] = field(default_factory=list)
    selects: list[Select] = field(default_factory=list)
    bare: list[str] = field(default_factory=list)
    """Arguments that are shown unchanged and may be "you" there."""


@dataclass
class Entry:
    """A message, a name, or a form of one: `key` or `key.form`."""

    key: str
    pattern: Pattern
    uses: Uses
    declared: dict[str, str]
    """The kind of each argument, from the comment above the entry."""

    @property
    def base(self) -> str:
        """Return the key without the form."""
        return self.key.partition(".")[0]

    @property
    def form(self) -> str:
        """Return the form, "" for the thing itself."""
        return self.key.partition(".")[2]


@dataclass
class Source:
    """One file: its entries by key, the kinds of names it declares, and its faults."""

    lang: str
    entries: dict[str, Entry] = field(default_factory=dict)
    kinds: list[str] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)


def read(path: Path) -> Source:
    """Parse a file; faults are listed in the result, not raised."""
    source = Source(path.stem)
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            line = (entry.content or "").strip().partition("\n")[0]
            source.troubles.append(f"cannot read {line[:60]!r}")
        elif isinstance(entry, ast.ResourceComment):
            for listed in _KINDS.findall(entry.content or ""):
                source.kinds += [each.strip() for each in listed.split(",")]
        elif isinstance(entry, ast.Message | ast.Term):
            _add(source, entry)
    return source


def _add(source: Source, entry: ast.Message | ast.Term) -> None:
    key = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
    if key in source.entries:
        source.troubles.append(f"{key} is there twice")
        return
    comment = entry.comment.content if entry.comment is not None else ""
    declared = dict(_DECLARED.findall(comment or ""))
    patterns = [(key, entry.value)] if entry.value is not None else []
    patterns += [(f"{key}.{each.id.name}", each.value) for each in entry.attributes]
    for name, value in patterns:
        uses = Uses()
        try:
            pattern = _pattern(value, uses, ())
        except Fault as fault:
            source.troubles.append(f"{name}: {fault}")
            pattern = ""
        source.entries[name] = Entry(name, pattern, uses, declared)


# `settled` names the arguments that cannot be "you" in a pattern; "*" means all.


def _pattern(node: ast.Pattern, uses: Uses, settled: Sequence[str]) -> Pattern:
    joined: list[Any] = []
    for element in node.elements:
        if isinstance(element, ast.TextElement):
            piece: Any = element.value
        else:
            piece = _placeable(element.expression, uses, settled)
        if isinstance(piece, str) and joined and isinstance(joined[-1], str):
            joined[-1] += piece
        else:
            joined.append(piece)
    return joined[0] if len(joined) == 1 and isinstance(joined[0], str) else joined


def _placeable(node: Any, uses: Uses, settled: Sequence[str]) -> Any:
    match node:
        case ast.Placeable(expression=inner):
            return _placeable(inner, uses, settled)
        case ast.StringLiteral() | ast.NumberLiteral():
            return _literal(node)
        case ast.VariableReference(id=ast.Identifier(name=name)):
            uses.names.append(name)
            if _may_be_you(name, settled):
                uses.bare.append(name)
            return {"v": name}
        case ast.MessageReference() | ast.TermReference():
            return _reference(node, uses)
        case ast.FunctionReference(id=ast.Identifier(name="UP")):
            return {"up": _placeable(_only(node), uses, settled)}
        case ast.FunctionReference():
            return {"f": [*_form(node, uses, settled)]}
        case ast.SelectExpression():
            return _select(node, uses, settled)
    raise Fault(f"no renderer knows {type(node).__name__}")


def _literal(node: ast.StringLiteral | ast.NumberLiteral) -> str:
    return str(node.parse()["value"]) if isinstance(node, ast.StringLiteral) else node.value


def _reference(node: ast.MessageReference | ast.TermReference, uses: Uses) -> dict[str, Any]:
    key = ("-" if isinstance(node, ast.TermReference) else "") + node.id.name
    if node.attribute is not None:
        key += f".{node.attribute.name}"
    uses.references.append(key)
    given: dict[str, str] = {}
    if isinstance(node, ast.TermReference) and node.arguments is not None:
        given = {each.name.name: _literal(each.value) for each in node.arguments.named}
    return {"m": key, "n": given} if given else {"m": key}


def _only(node: ast.FunctionReference) -> Any:
    if len(node.arguments.positional) != 1 or node.arguments.named:
        raise Fault(f"{node.id.name} takes one argument")
    return node.arguments.positional[0]


def _may_be_you(name: str, settled: Sequence[str]) -> bool:
    return name not in settled and "*" not in settled


def _form(node: ast.FunctionReference, uses: Uses, settled: Sequence[str]) -> tuple[str, str]:
    if node.id.name != "FORM":
        raise Fault(f"unknown function {node.id.name}")
    match node.arguments.positional:
        case [ast.VariableReference(id=ast.Identifier(name=name)), ast.StringLiteral() as form]:
            uses.names.append(name)
            uses.forms.append(Form(name, _literal(form), _may_be_you(name, settled)))
            return name, _literal(form)
    raise Fault('FORM takes an argument and a form in quotes, such as FORM($who, "dative")')


def _select(node: ast.SelectExpression, uses: Uses, settled: Sequence[str]) -> dict[str, Any]:
    match node.selector:
        case ast.VariableReference(id=ast.Identifier(name=name)):
            form = ""
            uses.names.append(name)
        case ast.FunctionReference() as function:
            name, form = _form(function, uses, settled)
        case _:
            raise Fault("variants are chosen by an argument or by a FORM of it")
    keys = [_key(variant) for variant in node.variants]
    cases: dict[str, Pattern] = {}
    for key, variant in zip(keys, node.variants, strict=True):
        # Only one seat can be "you"; in the other variants this one is not.
        known = ["*"] if key == "you" else [name] if "you" in keys else []
        cases[key] = _pattern(variant.value, uses, [*settled, *known])
    usual = next(_key(variant) for variant in node.variants if variant.default)
    uses.selects.append(Select(name, form, tuple(keys)))
    return {"s": [name, form], "d": usual, "c": cases}


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
