"""Count the rungs of ladders over kinds, by syntax trees.

    python -m tools.rungs [FOLDER ...]

A rung is an `if`, `elif`, `case`, conditional expression or condition of a comprehension that
compares a kind, op, card, move or another of SUBJECTS with a constant. Rows of a table that is
keyed by constants are rungs too: they list the kinds in another place. Each FOLDER has games, one
folder each; by default it is `src/aevum/games`. Several are printed side by side, with the last
one's share of the first.
"""

import argparse
import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

GAMES = Path(__file__).resolve().parent.parent / "src" / "aevum" / "games"

SUBJECTS = {"kind", "op", "card", "move", "god", "zone", "edict", "event", "action", "name", "verb"}
"""Last words of the names of things that ladders are about; a move's `name` is its verb."""
NO_KIND = {"NONE", "UNKNOWN"}
"""Constants that mean nothing, or a hole: a comparison with them isn't a rung."""


def rungs(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of every rung."""
    for node in ast.walk(tree):
        for test in _tests(node):
            if any(_is_rung(each) for each in ast.walk(test) if isinstance(each, ast.Compare)):
                yield test.lineno, ast.unparse(test)
        if isinstance(node, ast.match_case) and _names_kind(node.pattern):
            yield node.pattern.lineno, ast.unparse(node.pattern)
        for row in _rows(node):
            yield row.lineno, ast.unparse(row)


def _tests(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.If(test=test) | ast.IfExp(test=test):
            return [test]
        case ast.comprehension(ifs=ifs):
            return ifs
    return []


def _is_rung(compare: ast.Compare) -> bool:
    sides = [compare.left, *compare.comparators]
    return any(_is_subject(side) for side in sides) and any(_is_constant(side) for side in sides)


def _is_subject(node: ast.expr) -> bool:
    """Return whether a name or attribute is about a kind of thing."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return not name.isupper() and name.rpartition("_")[2] in SUBJECTS
    return False


def _is_constant(node: ast.expr) -> bool:
    match node:
        case ast.Constant(value=bool() | None):
            return False
        case ast.Constant():
            return True
        case ast.Tuple(elts=parts) | ast.Set(elts=parts) | ast.List(elts=parts):
            return len(parts) > 0 and all(_is_constant(part) for part in parts)
        case ast.UnaryOp(operand=operand):
            return _is_constant(operand)
        case ast.BinOp(left=left, right=right):
            return _is_constant(left) and _is_constant(right)
    return _is_kind(node)


def _is_kind(node: ast.expr) -> bool:
    """Return whether this is a constant in capitals."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.isupper() and name not in NO_KIND
    return False


def _names_kind(pattern: ast.pattern) -> bool:
    match pattern:
        case ast.MatchValue():
            return True
        case ast.MatchOr(patterns=patterns):
            return all(_names_kind(each) for each in patterns)
    return False


def _rows(node: ast.AST) -> list[ast.expr]:
    """Return the rows of a table that is keyed by constants, [] for anything else."""
    match node:
        case ast.Dict(keys=keys):
            found = [key for key in keys if key is not None]
        case ast.Tuple(elts=rows) | ast.List(elts=rows):
            found = [row.elts[0] for row in rows if isinstance(row, ast.Tuple) and row.elts]
            if len(found) < len(rows):
                return []
        case _:
            return []
    return found if len(found) > 1 and all(_is_kind(key) for key in found) else []


def count(folder: Path) -> Counter[str]:
    """Return how many rungs each game in a folder has, and each of its rooms as `game/room`."""
    found = Counter[str]()
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).parts
        if len(parts) > 1:
            game = parts[0].partition("_")[0]  # older trees have both words of a title
            number = len(list(rungs(ast.parse(path.read_text(encoding="utf-8")))))
            found[game] += number
            found[f"{game}/{parts[1] if len(parts) > 2 else ''}"] += number
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folders", nargs="*", type=Path, default=[GAMES], metavar="FOLDER")
    parser.add_argument("--rooms", action="store_true", help="the rooms of each game, too")
    parser.add_argument("--list", metavar="GAME", help="every rung of a game, in the last folder")
    wish = parser.parse_args()
    if wish.list:
        _list(wish.folders[-1] / wish.list)
        return
    counts = [count(folder) for folder in wish.folders]
    names = sorted({name for each in counts for name in each if wish.rooms or "/" not in name})
    for name in names:
        _line(name, [each[name] for each in counts])
    totals = [sum(n for name, n in each.items() if "/" not in name) for each in counts]
    _line("total", totals)


def _line(name: str, numbers: list[int]) -> None:
    share = f"{100 * numbers[-1] / numbers[0]:6.0f} %" if len(numbers) > 1 and numbers[0] else ""
    print(f"{name:24}" + "".join(f"{number:8}" for number in numbers) + share)


def _list(folder: Path) -> None:
    for path in sorted(folder.rglob("*.py")):
        for line, text in rungs(ast.parse(path.read_text(encoding="utf-8"))):
            print(f"{path.relative_to(folder)}:{line}: {text}")


if __name__ == "__main__":
    main()
