"""Classes that extend those of another package, and what compiling them separately needs.

A compiled class has its fields and methods at places that classes compiled together with it know. A
subclass that is compiled separately would use the same places for its own, and the process would
crash. So every class that extends one of Aevum becomes an ordinary class with compiled methods, by
the mark `@mypyc_attr(native_class=False)`. The mark is added to a copy of the sources, on empty
lines, so that tracebacks name the lines of the author's own files.
"""

import ast
from collections.abc import Mapping, Sequence
from typing import Final

MARK: Final = "_aevum_mypyc_attr"
IMPORT: Final = f"from aevum.core.native import mypyc_attr as {MARK}; "
FRONT: Final = "aevum"
DECORATOR: Final = f"@{MARK}(native_class=False)"
OWN_KINDS: Final = ("builtins", "typing", "abc", "enum", "collections")
"""Modules of bases that mypyc can compile."""


def foreign_classes(modules: Mapping[str, ast.Module], package: str) -> dict[str, set[str]]:
    """Return for each module of a package its classes that extend, even indirectly, another
    package's."""
    bases = {
        f"{name}.{node.name}": [_place(each, names) for each in node.bases]
        for name, tree in modules.items()
        for names in [_names(name, tree)]
        for node in tree.body
        if isinstance(node, ast.ClassDef)
    }
    found = {
        name
        for name, places in bases.items()
        if any(_is_elsewhere(place, package, modules) for place in places)
    }
    while more := {
        name
        for name, places in bases.items()
        if name not in found and any(_is_among(place, found, bases) for place in places)
    }:
        found |= more
    return {
        module: {each.rpartition(".")[2] for each in found if each.rpartition(".")[0] == module}
        for module in modules
    }


def _is_elsewhere(place: str, package: str, modules: Mapping[str, ast.Module]) -> bool:
    first = place.partition(".")[0]
    return bool(place) and first != package and place not in modules and first not in OWN_KINDS


def _is_among(place: str, found: set[str], bases: Mapping[str, list[str]]) -> bool:
    """Return whether a place names one of these classes, also if a front module exports it."""
    if place in bases:
        return place in found
    last = place.rpartition(".")[2]
    return any(name.rpartition(".")[2] == last for name in found)


def _names(module: str, tree: ast.Module) -> dict[str, str]:
    """Return what each name in a module refers to: a place in a module."""
    names = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                first = alias.name.partition(".")[0]
                names[alias.asname or first] = alias.name if alias.asname else first
        elif isinstance(node, ast.ImportFrom):
            above = module.split(".")[: -node.level] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                names[alias.asname or alias.name] = f"{source}.{alias.name}"
        elif isinstance(node, ast.ClassDef):
            names[node.name] = f"{module}.{node.name}"
    return names


def _place(base: ast.expr, names: Mapping[str, str]) -> str:
    """Return the place of a base class, "" if it isn't a plain name."""
    if isinstance(base, ast.Subscript):
        base = base.value
    first, dot, rest = ast.unparse(base).partition(".")
    return names[first] + dot + rest if first in names else f"builtins.{first}"


def marked(text: str, classes: set[str], behind_front: Sequence[str] = ()) -> str:
    """Return the source of a module with these classes marked as ordinary ones.

    mypyc knows a class by the module that defines it. So a module that imports names from `aevum`
    itself also gets imports of the modules `behind_front`.
    """
    tree = ast.parse(text)
    through = [f"import {each}; " for each in behind_front if _uses_front(tree)]
    if not classes and not through:
        return text
    lines = text.splitlines()
    inserted: list[int] = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name in classes:
            for each in node.decorator_list:
                if _is_attr(each):
                    assert each.end_lineno is not None
                    lines[each.lineno - 1 : each.end_lineno] = [""] * (
                        each.end_lineno - each.lineno + 1
                    )
            first = min([node.lineno, *[each.lineno for each in node.decorator_list]])
            at = first - 1 if not lines[first - 1].strip() else first - 2
            if at >= 0 and not lines[at].strip():
                lines[at] = DECORATOR
            else:
                inserted.append(first - 1)
    at = _first_import(tree)
    lines[at] = "".join([*through, IMPORT if classes else "", lines[at]])
    for place in sorted(inserted, reverse=True):
        lines.insert(place, DECORATOR)
    return "\n".join(lines) + "\n"


def _uses_front(tree: ast.Module) -> bool:
    """Return whether a module imports names from `aevum` itself."""
    return any(
        (isinstance(node, ast.Import) and any(each.name == FRONT for each in node.names))
        or (isinstance(node, ast.ImportFrom) and node.module == FRONT and not node.level)
        for node in tree.body
    )


def _is_attr(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith("mypyc_attr")


def _first_import(tree: ast.Module) -> int:
    """Return the line of the first import before which a statement may be added."""
    for node in tree.body:
        future = isinstance(node, ast.ImportFrom) and node.module == "__future__"
        if isinstance(node, ast.Import | ast.ImportFrom) and not future:
            return node.lineno - 1
    raise ValueError("a class extends one of another module, and nothing is imported")
