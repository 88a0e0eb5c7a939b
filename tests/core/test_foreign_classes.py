"""Which classes of a package extend another's, and how they are marked to be compiled apart."""

import ast

import pytest

from aevum.compiler.foreign import DECORATOR, IMPORT, foreign_classes, marked

STATE = """import aevum
from aevum.core.frames import Effect, FrameState as Base
from enum import IntEnum


class Race(Base): ...
class Turn(Effect): ...
class Sprint(Turn): ...
class Mine(aevum.Bot): ...
class Helper: ...
class Kind(IntEnum): ...
class Wrong(ValueError): ...
class Pair(Helper): ...
"""
MORE = """from race import Turn
from .state import Race as R, Helper
from race import state


class Longer(R): ...
class Far(state.Sprint): ...
class Near(Turn): ...
class Own(Helper): ...
"""


def test_what_extends_another_package_is_found_through_the_whole_package() -> None:
    modules = {
        "race": ast.parse("from race.state import Turn"),
        "race.state": ast.parse(STATE),
        "race.more": ast.parse(MORE),
    }
    found = foreign_classes(modules, "race")
    assert found["race.state"] == {"Race", "Turn", "Sprint", "Mine"}
    assert found["race.more"] == {"Longer", "Far", "Near"}
    assert found["race"] == set()


@pytest.mark.parametrize("before", ["\n\n", "\n\n@mypyc_attr(acyclic=True)\n", "\n\n@mark\n"])
def test_a_mark_takes_an_empty_line_so_that_all_lines_stay(before: str) -> None:
    text = f'"""Doc."""\n\nfrom x import (\n    Base,\n){before}class Race(Base):\n    pass\n'
    told = marked(text, {"Race"})
    assert len(told.splitlines()) == len(text.splitlines())
    assert told.splitlines().index("class Race(Base):") == text.splitlines().index(
        "class Race(Base):"
    )
    assert f"{IMPORT}from x import (" in told
    assert told.count(DECORATOR) == 1
    assert "acyclic" not in told
    (node,) = [each for each in ast.parse(told).body if isinstance(each, ast.ClassDef)]
    marks = [ast.unparse(each) for each in node.decorator_list]
    assert f"@{marks[0]}" == DECORATOR
    assert ("@mark" in before) == ("mark" in marks)


def test_where_no_line_is_empty_one_is_added() -> None:
    text = "import x\nclass Race(x.Base): ...\nclass Turn(x.Base): ...\n"
    told = marked(text, {"Race", "Turn"})
    assert [line for line in told.splitlines() if line == DECORATOR] == [DECORATOR] * 2
    assert len(ast.parse(told).body) == 4


def test_a_module_without_such_classes_stays_as_it_is() -> None:
    assert marked(STATE, set()) == STATE


@pytest.mark.parametrize("line", ["import aevum", "from aevum import Bot", "import aevum as front"])
def test_what_the_front_door_gives_is_imported_from_where_it_is_defined(line: str) -> None:
    told = marked(f"{line}\n", set(), ["aevum.core.bot", "aevum.core.game"])
    assert told == f"import aevum.core.bot; import aevum.core.game; {line}\n"
    elsewhere = "from aevum.core.bot import Bot\n"
    assert marked(elsewhere, set(), ["aevum.core.bot"]) == elsewhere
