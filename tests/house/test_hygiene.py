"""The repository contains nothing about the machine it was made on, and ships all its files."""

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import aevum

ROOT = Path(__file__).resolve().parents[2]
MADE_HERE = {
    ".git",
    ".venv",
    ".venv-peers",
    ".hypothesis",
    "build",
    "dist",
    "shared",
    "__pycache__",
    "node_modules",
}
MACHINE_PATH = re.compile(r"(?:^|[^a-z.])/(?:work|farm|root|home|Users)/")
REGISTRY = re.compile(r"https?://[a-z0-9.-]*(?:pypi|pythonhosted|npmjs|debian)")
REQUIREMENTS = sorted((ROOT / "requirements").glob("*.txt"))


def project() -> dict[str, object]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)


def texts() -> Iterator[tuple[str, str]]:
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [
            each for each in folders if each not in MADE_HERE and not each.endswith("_cache")
        ]
        for name in names:
            path = Path(folder) / name
            try:
                yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                continue  # a picture


@pytest.mark.parametrize("pattern", [MACHINE_PATH, REGISTRY], ids=["machine path", "registry"])
def test_nothing_names_a_machine(pattern: re.Pattern[str]) -> None:
    assert [name for name, text in texts() if pattern.search(text)] == []


def test_the_patterns_catch_what_they_should() -> None:
    assert MACHINE_PATH.search("open('" + "/".join(["", "home", "me", "x"]) + "')")
    assert REGISTRY.search("https:" + "//files.pythonhosted.org/x")


@pytest.mark.parametrize("path", REQUIREMENTS, ids=lambda path: path.name)
def test_every_requirement_is_pinned_and_hashed(path: Path) -> None:
    joined = path.read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in joined.splitlines() if line and not line.lstrip().startswith("#")]
    assert lines
    for line in lines:
        assert re.match(r"[a-z0-9._-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", line), line


def pins(path: Path) -> set[str]:
    return set(
        re.findall(r"^([a-z0-9._-]+==[^\s;]+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    )


def test_playing_and_testing_use_the_same_packages() -> None:
    assert pins(ROOT / "requirements/play.txt") <= pins(ROOT / "requirements/dev.txt")


def test_the_build_backend_is_pinned_once() -> None:
    config = project()
    match config:
        case {"build-system": {"requires": built}, "dependency-groups": {"build": locked}}:
            assert built == locked
        case _:
            raise AssertionError("pyproject.toml names no build backend")


def test_the_library_has_no_dependencies_and_one_version() -> None:
    match project():
        case {"project": {"dependencies": [], "version": str(version)}}:
            assert version == aevum.__version__
        case _:
            raise AssertionError("the rules need the standard library and nothing else")


def test_the_wheel_ships_every_file(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    shipped = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    sources = {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src" / "aevum").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    ladders = {f"aevum/server/ladders/{path.name}" for path in (ROOT / "docs/ladder").iterdir()}
    assert shipped == sources | ladders
    assert {"aevum/py.typed", "aevum/server/static/index.html"} <= shipped
