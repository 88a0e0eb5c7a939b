"""An import never runs old code: newer sources take precedence over the compiled build."""

import os
import re
import shutil
import subprocess
import sys
import time
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from tools import builds

FILES = {
    "src/aevum/__init__.py": '"""The front door."""\n\nfrom aevum.core.rules import NUMBER\n',
    "src/aevum/core/__init__.py": "",
    "src/aevum/core/rules.py": "NUMBER = 1\n",  # among those that are compiled
    "src/aevum/cli/__init__.py": "",
    "src/aevum/cli/words.py": 'WORD = "old"\n',  # among those that are not
    "src/aevum/compiler/extensions.py": "",
    "tools/compile.py": "",
    "requirements/dev.txt": "",
}
LOOK = (
    "import aevum, aevum.cli.words as w, aevum.core.rules as r; "
    "print(aevum.__doc__, aevum.NUMBER, w.WORD, r.__file__)"
)
TWICE = f"import aevum, subprocess, sys; subprocess.run([sys.executable, '-c', {LOOK!r}])"


class Project:
    """A small package with a compiled build, with plain copies in place of extensions."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name, text in FILES.items():
            self.write(name, text)
        shutil.copy2(Path(builds.__file__), root / "tools" / "builds.py")
        tool = self.tool()
        looked = time.time_ns()
        tool.copy_sources()
        tool.write_stamp(tool.fingerprint(), looked)

    def tool(self) -> ModuleType:
        """Return this project's own `tools.builds`."""
        spec = spec_from_file_location("own_builds", self.root / "tools" / "builds.py")
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def look(self, code: str = LOOK, build: str = "", folder: str = "build/compiled") -> list[str]:
        """Import the package from its compiled build; return what was printed, then stderr."""
        plain = {name: value for name, value in os.environ.items() if name != builds.CHOICE}
        chosen = {builds.CHOICE: build} if build else {}
        done = subprocess.run(
            [sys.executable, "-c", code],
            env=plain | chosen | {"PYTHONPATH": str(self.root / folder)},
            capture_output=True,
            text=True,
            check=True,
        )
        return [done.stdout.replace(f"{self.root.resolve()}{os.sep}", "").strip(), done.stderr]


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


COMPILED = "build/compiled/aevum/core/rules.py"
PURE = "src/aevum/core/rules.py"
SENTENCE = f"{builds.STALE}\n"


def test_a_build_that_is_true_to_its_sources_is_used(project: Project) -> None:
    assert project.look() == [f"The front door. 1 old {COMPILED}", ""]


def test_newer_rules_are_used_instead_and_told_once(project: Project) -> None:
    project.write("src/aevum/core/rules.py", "NUMBER = 2\n")
    assert project.look() == [f"The front door. 2 old {PURE}", SENTENCE]
    assert project.look(TWICE) == [f"The front door. 2 old {PURE}", SENTENCE]


@pytest.mark.parametrize("name", ["src/aevum/core/more.py", "requirements/dev.txt"])
def test_whatever_the_build_was_made_from_counts(project: Project, name: str) -> None:
    project.write(name, "MORE = 1\n")
    assert project.look() == [f"The front door. 1 old {PURE}", SENTENCE]


def test_files_that_are_not_compiled_are_refreshed(project: Project) -> None:
    project.write("src/aevum/cli/words.py", 'WORD = "new"\n')
    project.write("src/aevum/__init__.py", '"""Another door."""\n\nNUMBER = 3\n')
    assert project.look() == [f"Another door. 3 new {COMPILED}", ""]


def test_a_file_that_was_only_touched_changes_nothing(project: Project) -> None:
    (project.root / PURE).touch()
    assert project.look() == [f"The front door. 1 old {COMPILED}", ""]


def test_a_build_that_is_asked_for_is_used_as_it_is(project: Project) -> None:
    project.write("src/aevum/core/rules.py", "NUMBER = 2\n")
    assert project.look(build="compiled") == [f"The front door. 1 old {COMPILED}", ""]
    assert project.look(build="pure") == [f"The front door. 2 old {PURE}", ""]


def test_a_copy_of_a_build_elsewhere_stands_for_itself(project: Project) -> None:
    shutil.copytree(project.root / "build" / "compiled", project.root / "kept" / "rules")
    project.write("src/aevum/core/rules.py", "NUMBER = 2\n")
    found = project.look(folder="kept/rules")
    assert found == ["The front door. 1 old kept/rules/aevum/core/rules.py", ""]


def below(text: str, marker: str) -> list[int]:
    """Return the lines of a file with an unread marker, from 1."""
    lines = text.splitlines()
    marked = [at for at, line in enumerate(lines, 1) if line.startswith(marker)]
    return [at for at in marked if at > builds.MARKED_LINES]


def test_every_marker_stands_where_it_is_read() -> None:
    low: list[str] = []
    for path in builds.package_files():
        if path.suffix == ".py":
            rooms = path.parts[1] in builds.COMPILED_ROOMS
            text = (builds.SOURCE / path).read_text(encoding="utf-8")
            low += [
                f"{path}:{at}" for at in below(text, builds.OPT_OUT if rooms else builds.OPT_IN)
            ]
    assert low == []
    assert below("\n" * builds.MARKED_LINES + builds.OPT_OUT, builds.OPT_OUT) != []


def test_every_marker_is_written_as_the_tool_reads_it() -> None:
    """A comma instead of the colon once left the game of the server's benchmark uncompiled."""
    near = re.compile(r"#\s*(not )?compiled\b", re.IGNORECASE)
    unread = [
        f"{path}: {line}"
        for path in builds.package_files()
        if path.suffix == ".py"
        for line in builds.head(builds.SOURCE / path)
        if near.match(line) and not line.startswith((builds.OPT_IN, builds.OPT_OUT))
    ]
    assert unread == []


def test_a_marker_below_a_long_docstring_counts(project: Project) -> None:
    tool = project.tool()
    docstring = '"""Rules.' + "\n" * (builds.MARKED_LINES - 2) + '"""\n'
    project.write("src/aevum/core/more.py", f"{docstring}{builds.OPT_OUT} words\n")
    project.write("src/aevum/core/most.py", f"\n{docstring}{builds.OPT_OUT} words\n")
    assert not tool.is_compiled(Path("aevum/core/more.py"), tool.SOURCE)
    assert tool.is_compiled(Path("aevum/core/most.py"), tool.SOURCE)
