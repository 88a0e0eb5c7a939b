"""A file of more than 500 lines says at its top why it is so long."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LONG = 500
HEAD = 24  # lines in which the reason must be
REASON = "More than 500 lines:"
MADE = "do not edit"  # nobody searches for a place in generated files
SOURCES = ("src/**/*.py", "tests/**/*.py", "tools/**/*.py", "bench/**/*.py", "web/src/**/*.ts")


def long_files() -> list[Path]:
    found = [path for pattern in SOURCES for path in ROOT.glob(pattern)]
    found += ROOT.glob("web/src/**/*.svelte")
    return sorted(path for path in found if len(lines_of(path)) > LONG)


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("path", long_files(), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_long_file_says_why(path: Path) -> None:
    head = "\n".join(lines_of(path)[:HEAD])
    assert MADE in head.lower() or REASON in head
