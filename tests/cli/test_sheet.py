"""`aevum sheet`: an empty sheet as text or as a page of A4."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from aevum.games.ascii.words.print import sheet_svg
from aevum.games.ascii.words.sheet import empty_sheet
from tests.cli.conftest import Run


def test_the_sheet_is_printed_as_text(aevum: Run) -> None:
    told = aevum("sheet", "ascii")
    assert told.code == 0
    assert told.out.splitlines() == empty_sheet()
    assert max(len(line) for line in told.out.splitlines()) <= 80
    assert "\x1b" not in told.out


def test_the_sheet_is_printed_as_a_picture(aevum: Run) -> None:
    told = aevum("sheet", "ascii", "--svg")
    assert told.code == 0
    assert ElementTree.fromstring(told.out).tag.endswith("svg")


@pytest.mark.parametrize("kind", [[], ["--svg"]])
def test_the_sheet_is_written_to_a_file(aevum: Run, tmp_path: Path, kind: list[str]) -> None:
    path = tmp_path / "sheet"
    told = aevum("sheet", "ascii", *kind, "--out", str(path))
    assert told.code == 0
    assert told.out == f"The sheet is in {path}.\n"
    expected = sheet_svg() if kind else "\n".join([*empty_sheet(), ""])
    assert path.read_text(encoding="utf-8") == expected


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["tempus"], "Tempus Imperium is not played on a sheet. ASCII Empires is: "),
        (["chess"], "Unknown game “chess”."),
        (["ascii", "--out", "no-such-folder/sheet"], "no-such-folder/sheet cannot be written: "),
        (["ascii", "--out", "."], ". cannot be written: is a directory."),
        ([], "`aevum sheet` needs a game."),
        (["ascii", "--pdf"], "`aevum sheet` has no --pdf."),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_mistake_is_one_kind_sentence(aevum: Run, words: list[str], sentence: str) -> None:
    told = aevum("sheet", *words)
    assert told.code == 2
    assert told.out == ""
    assert told.err.startswith(sentence)
    assert told.err.count("\n") == 1
