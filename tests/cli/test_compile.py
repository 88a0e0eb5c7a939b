"""`aevum compile`: a game in a package of its own as machine code, beside any build of Aevum."""

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from aevum.cli import compiling
from aevum.compiler import extensions
from tests.cli.conftest import Run
from tests.packages import template_package

COMMAND = [sys.executable, "-c", "from aevum.cli import main; main()"]
WHERE = "import race_apart.rules.state as s, race_apart as r; print(s.__file__, r.GAME.new(seed=1))"


def write_package(folder: Path) -> None:
    """Write a copy of the template as a package of its own."""
    for name, text in template_package("race_apart").items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def ran(folder: Path, *words: str, **variables: str) -> "subprocess.CompletedProcess[str]":
    path = os.pathsep.join([str(folder), *sys.path])
    environment = {**os.environ, "PYTHONPATH": path, **variables}
    command = [sys.executable, *words] if words[0] == "-c" else [*COMMAND, *words]
    return subprocess.run(
        command, cwd=folder.parent, env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a package compiled in place."""
    place = tmp_path_factory.mktemp("apart") / "site"
    write_package(place)
    done = ran(place, "compile", "race_apart")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Compiling 7 modules of race_apart ..." in done.stdout
    return place


def test_it_is_compiled_and_keeps_the_contract(folder: Path) -> None:
    told = ran(folder, "-c", WHERE)
    assert told.returncode == 0, told.stderr
    assert re.search(r"state\..*\.(so|pyd) <race_apart, 2 seats, seat 0 to move", told.stdout)
    checked = ran(folder, "check", "race_apart:GAME")
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert checked.stderr == ""
    words = ["simulate", "race_apart:GAME", "--bots", "standard,greedy", "--games", "4", "--json"]
    assert ran(folder, *words, str(folder / "r.json"), "--seed", "1").returncode == 0


def test_a_traceback_names_the_lines_of_the_sources(folder: Path) -> None:
    code = "import race_apart; race_apart.GAME.load([])"
    told = ran(folder, "-c", code).stderr
    lines = (folder / "race_apart" / "game.py").read_text(encoding="utf-8").splitlines()
    (number,) = re.findall(r'game\.py", line (\d+), in load', told)
    assert "data, values = self.numbers.split(data)" in lines[int(number) - 1] or (
        "seats = Reader(data)" in lines[int(number) - 1]
    )


def test_a_changed_source_is_told_and_what_was_compiled_can_be_removed(
    folder: Path, tmp_path: Path
) -> None:
    place = tmp_path / "site"
    shutil.copytree(folder, place)
    source = place / "race_apart" / "rules" / "state.py"
    after = source.stat().st_mtime + 1000
    os.utime(source, (after, after))
    told = ran(place, "check", "race_apart:GAME", "--only", "legal")
    assert told.stderr.startswith("race_apart/rules/state.py changed since it was compiled")
    removed = ran(place, "compile", "race_apart", "--remove")
    assert (removed.returncode, removed.stdout) == (0, "Removed: 8 compiled files.\n")
    assert "state.py <" in ran(place, "-c", WHERE).stdout
    assert ran(place, "compile", "race_apart", "--remove").stdout == "Nothing to remove.\n"


def test_what_the_type_checker_refuses_is_told(tmp_path: Path) -> None:
    place = tmp_path / "site"
    place.mkdir()
    (place / "wrong_race.py").write_text("SEATS: int = 'two'\n", encoding="utf-8")
    told = ran(place, "compile", "wrong_race")
    assert told.returncode == 1
    assert "wrong_race.py:1: error: Incompatible types in assignment" in told.stderr
    assert told.stderr.splitlines()[-1].startswith("It is not compiled: the lines above say")
    assert list(place.glob("*.so")) == []


def test_one_file_is_written_with_its_module_to_another_folder(tmp_path: Path) -> None:
    place = tmp_path / "site"
    place.mkdir()
    code = "import aevum\nclass Mine(aevum.Bot):\n    def choose(self, view: aevum.State, "
    code += "ask: aevum.Ask, legal: list[int], rng: aevum.Rng) -> int:\n        return legal[-1]\n"
    (place / "own_bot.py").write_text(code, encoding="utf-8")
    told = ran(place, "compile", "own_bot", "--out", str(tmp_path / "out"))
    assert told.returncode == 0, told.stdout + told.stderr
    assert [path.name for path in place.iterdir()] == ["own_bot.py"]
    assert len(list((tmp_path / "out").iterdir())) == 2
    words = ["simulate", "template", "--bots", "own_bot:Mine,random", "--games", "2"]
    played = ran(tmp_path / "out", *words)
    assert played.returncode == 0, played.stderr


def test_without_compilers_it_is_a_sentence(
    aevum: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "own_race.py").write_text("SEATS = 2\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with monkeypatch.context() as patch:
        patch.setattr(
            compiling, "find_spec", lambda name: None if name == "mypyc" else find_spec(name)
        )
        told = aevum("compile", "own_race")
        assert told.code == 1
        assert told.err.endswith("mypyc is missing: pip install 'aevum[compile]'\n")
    monkeypatch.setenv("CC", "no-such-compiler")
    assert aevum("compile", "own_race").err.startswith("There is no C compiler here")
    monkeypatch.delenv("CC")
    monkeypatch.setattr(extensions, "headers_exist", lambda: False)
    assert aevum("compile", "own_race").err.startswith("Python's C headers (Python.h) are missing")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("no_such_package", 'There is no package "no_such_package"'),
        ("", "There is no package"),
        ("../nowhere", "There is no package"),
        ("aevum", "Aevum itself is compiled from its sources: make compiled"),
    ],
)
def test_what_is_no_package_of_somebody_is_told(aevum: Run, name: str, told: str) -> None:
    found = aevum("compile", name)
    assert found.code == 2
    assert found.err.startswith(told)
