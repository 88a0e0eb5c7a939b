"""The documents are true: their code runs, and their links work."""

import doctest
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs/rulings").glob("*.md")),
    *sorted((ROOT / "docs/ladder").glob("*.md")),
]
PLANS = ("status.md",)  # pages that name files to be written
OWN_GAME = "my_race"  # stands for the reader's own game


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_code_in_the_documents_runs(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, verbose=False)
    assert failed == 0


SCRIPTS = re.findall(
    r"^```py\n(.*?)^```",
    (ROOT / "docs/library.md").read_text(encoding="utf-8"),
    re.DOTALL | re.MULTILINE,
)


@pytest.mark.parametrize("script", SCRIPTS, ids=range(len(SCRIPTS)))
def test_scripts_in_the_library_run_by_themselves(script: str) -> None:
    """Rows are added before a game is imported, which a doctest cannot do."""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_library_shows_scripts() -> None:
    assert len(SCRIPTS) == 2


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_in_the_documents_lead_to_files(page: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8"))
    missing = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert missing == []


def shipped() -> set[str]:
    rooms = ("src", "tests", "tools", "bench")
    return {file.as_posix() for room in rooms for file in (ROOT / room).rglob("*.py")}


def missing_files(text: str, files: set[str]) -> list[str]:
    """Return the missing modules that a text names by path, from any folder."""
    named = re.findall(r"`([a-z_]+(?:/[a-z_]+)+\.py)`", text)
    return [
        path
        for path in named
        if OWN_GAME not in path and not any(file.endswith(f"/{path}") for file in files)
    ]


@pytest.mark.parametrize(
    "page", [page for page in PAGES if page.name not in PLANS], ids=lambda page: page.name
)
def test_modules_that_the_documents_name_are_there(page: Path) -> None:
    assert missing_files(page.read_text(encoding="utf-8"), shipped()) == []


def test_a_module_that_is_not_there_is_caught() -> None:
    assert missing_files("See `core/state.py`.", shipped()) == []
    assert missing_files("See `core/stat.py`.", shipped()) == ["core/stat.py"]


def test_the_readme_fits_on_one_screen_and_names_the_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 40
    assert "make play" in text
    assert "make test" in text


@pytest.mark.parametrize(
    "name",
    [
        "aevum",
        "aevum.arena.compare",
        "aevum.arena.ladder.run",
        "aevum.arena.simulate",
        "aevum.games.tempus",
    ],
    ids=str,
)
def test_code_in_docstrings_runs(name: str) -> None:
    failed, tried = doctest.testmod(import_module(name))
    assert tried > 0
    assert failed == 0
