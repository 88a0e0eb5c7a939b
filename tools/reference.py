"""Write docs/reference.md: the public names with their signatures and docstrings.

    python -m tools.reference [--check]

It reads the sources without importing them, so that it is the same for both builds. Names that
begin with _ are private, and so are names without a docstring.
"""

import argparse
import ast
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tools.made_files import ROOT, settle

SOURCE: Final = ROOT / "src"
PAGE: Final = ROOT / "docs" / "reference.md"
STALE: Final = "is out of date: python -m tools.reference"
HEAD: Final = """# Reference

Made from the docstrings by `python -m tools.reference`; do not edit. [library.md](library.md)
shows how these are used, [add-a-game.md](add-a-game.md) how a game is written.
"""
MODULES: Final = {
    "aevum.arena.simulate": "Bots play many games",
    "aevum.arena.ladder.run": "Bots ranked",
    "aevum.arena.compare": "Other numbers than printed, compared",
    "aevum.core.capabilities": "What only some games offer",
    "aevum.core.frames": "States made of effects",
    "aevum.core.fields": "Declared state",
    "aevum.core.numbers": "Numbers of a game",
    "aevum.core.words": "What a game says",
    "aevum.core.text": "Messages",
    "aevum.testing": "The contract as checks",
    "aevum.testing.runs": "All checks on a game within a time",
    "aevum.testing.scenes": "Positions, built in words",
    "aevum.testing.fields": "Whether a declared state is complete",
    "aevum.terminal.face": "What a game has of its own in the terminal",
}
"""Further modules for authors of games and bots, with their titles."""

Node = ast.ClassDef | ast.FunctionDef | ast.AnnAssign | ast.Assign


class Found(NamedTuple):
    """A public name: its name from outside, and where it is defined."""

    name: str
    node: Node
    comment: str
    """The comment after a constant."""


def parsed(module: str) -> tuple[ast.Module, list[str]]:
    """Return a module as a tree, and its lines."""
    path = SOURCE.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    text = file.read_text(encoding="utf-8")
    return ast.parse(text), text.splitlines()


def defined(module: str) -> dict[str, Found]:
    """Return the definitions of a module, by name."""
    tree, lines = parsed(module)
    found = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found[node.name] = Found(node.name, node, "")
        for name in assigned(node):
            comment = lines[node.lineno - 1].partition("  # ")[2]
            found[name] = Found(name, node, comment)  # type: ignore[arg-type]
    return found


def assigned(node: ast.stmt) -> list[str]:
    """Return the names that a statement assigns."""
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return [node.target.id]
    if isinstance(node, ast.Assign):
        return [each.id for each in node.targets if isinstance(each, ast.Name)]
    return []


def front_door() -> list[Found]:
    """Return the names that `import aevum` gives, as used from outside."""
    tree, _ = parsed("aevum")
    found = []
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module:
            there = defined(node.module)
            for alias in node.names:
                each = there.get(alias.name)
                if each is not None:
                    found.append(each._replace(name=f"aevum.{alias.asname or alias.name}"))
    return sorted(found, key=lambda each: each.name.lower())


def public(module: str) -> list[Found]:
    """Return the documented names of a module, in the order of its source."""
    return [
        each
        for name, each in defined(module).items()
        if not name.startswith("_")
        and isinstance(each.node, ast.ClassDef | ast.FunctionDef)
        and ast.get_docstring(each.node)
    ]


def signature(node: ast.FunctionDef, method: bool) -> str:
    """Return the parameters and the result of a function as written."""
    arguments = ast.parse(f"def f({ast.unparse(node.args)}): ...").body[0]
    assert isinstance(arguments, ast.FunctionDef)
    if method and not _is_static(node):
        arguments.args.args = arguments.args.args[1:]
    result = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
    return f"({ast.unparse(arguments.args)}){result}".replace('"', "'")


def _is_static(node: ast.FunctionDef) -> bool:
    return any(ast.unparse(each) == "staticmethod" for each in node.decorator_list)


def described(found: Found, level: int) -> Iterator[str]:
    """Yield the lines of the page for a class or a function."""
    node = found.node
    if isinstance(node, ast.FunctionDef):
        yield f"{'#' * level} `{found.name}{signature(node, False)}`"
        yield ""
        yield from _text(node)
    elif isinstance(node, ast.ClassDef):
        yield from _class(found.name, node, level)


def _class(name: str, node: ast.ClassDef, level: int) -> Iterator[str]:
    methods = {each.name: each for each in node.body if isinstance(each, ast.FunctionDef)}
    made = methods.get("__init__")
    bases = ", ".join(ast.unparse(each) for each in node.bases)
    how = signature(made, True).partition(" -> ")[0] if made else f"({bases})" if bases else ""
    yield f"{'#' * level} class `{name}{how}`"
    yield ""
    yield from _text(node)
    fields = [*_fields(node.body), *(_fields(made.body) if made else [])]
    for field, about in fields:
        yield f"- `{field}`" + (f": {about}" if about else "")
    if fields:
        yield ""
    for method in methods.values():
        if not method.name.startswith("_") and ast.get_docstring(method):
            shape = "" if _is_property(method) else signature(method, True)
            yield f"**`{method.name}{shape}`**"
            yield ""
            yield from _text(method)


def _is_property(node: ast.FunctionDef) -> bool:
    return any(ast.unparse(each) == "property" for each in node.decorator_list)


def _fields(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    """Yield the public fields that a class or its constructor declares, with their docstrings."""
    for place, node in enumerate(body):
        name = _field(node)
        if not name or name.startswith("_"):
            continue
        after = body[place + 1] if place + 1 < len(body) else None
        about = ""
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            about = " ".join(inspect.cleandoc(str(after.value.value)).split())
        yield name, about


def _field(node: ast.stmt) -> str:
    """Return the field that a statement declares, "" if it declares none."""
    if isinstance(node, ast.AnnAssign):
        target: ast.expr = node.target
    elif isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
    else:
        return ""
    if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self":
        return target.attr
    return target.id if isinstance(target, ast.Name) else ""


def _text(node: ast.ClassDef | ast.FunctionDef) -> Iterator[str]:
    yield from (ast.get_docstring(node) or "").splitlines()
    yield ""


def page() -> str:
    """Return the whole page."""
    door = front_door()
    lines = [HEAD, "## aevum", ""]
    lines += ["| number | value | what it is |", "|---|---|---|"]
    for found in door:
        if isinstance(found.node, ast.AnnAssign | ast.Assign) and found.node.value is not None:
            value = ast.unparse(found.node.value)
            lines.append(f"| `{found.name}` | {value} | {found.comment} |")
    lines.append("")
    for found in door:
        lines += described(found, 3)
    for module, title in MODULES.items():
        tree, _ = parsed(module)
        lines += [f"## {title}: `{module}`", "", ast.get_docstring(tree) or "", ""]
        for found in public(module):
            lines += described(found, 3)
    return "\n".join(lines).rstrip("\n") + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.reference", description=__doc__)
    parser.add_argument("--check", action="store_true", help="only check whether it is out of date")
    return settle({Path(PAGE): page()}, parser.parse_args().check, STALE)


if __name__ == "__main__":
    sys.exit(main())
