"""The parts of a table are independent of the table itself."""

import ast
from pathlib import Path

import aevum.server.tables

SERVER = Path(aevum.server.tables.__file__).parents[1]
SOURCE = SERVER.parents[1]
WHOLE = "aevum.server.tables.table"


def imported(module: str) -> set[str]:
    path = (SOURCE / Path(*module.split("."))).with_suffix(".py")
    if not path.is_file():
        return set()
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return {each for each in found if each.startswith("aevum.server.")}


def test_no_part_knows_its_table() -> None:
    known, fresh = set[str](), {WHOLE}
    while fresh:
        known |= fresh
        fresh = {each for module in fresh for each in imported(module)} - known
    parts = {each for each in known if each.split(".")[2] in ("tables", "live", "lobby")}
    assert len(parts) > 25, "a table has more parts than this"
    assert sorted(each for each in parts - {WHOLE} if WHOLE in imported(each)) == []


def test_one_that_does_is_found() -> None:
    assert WHOLE in imported("aevum.server.tables.hub")
