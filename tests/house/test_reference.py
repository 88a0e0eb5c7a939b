"""docs/reference.md agrees with the docstrings, and has every public name."""

import re
from pathlib import Path

import pytest

import aevum
from tools import reference

PAGE = reference.PAGE.read_text(encoding="utf-8")


BOX = '''
class Box(Base):
    """Holds things."""
    size: int = 3
    """How many."""
    def put(self, what: str = "", *, at: int = 0) -> bool:
        """Put it in."""
    def _hidden(self) -> None:
        """Nobody's business."""
'''


def test_the_page_is_what_the_docstrings_say() -> None:
    assert reference.page() == PAGE, "run: python -m tools.reference"


def test_every_name_of_the_front_door_is_told() -> None:
    door = PAGE.partition("\n## ")[2].partition("\n## ")[0]
    told = set(re.findall(r"^(?:\| |### |### class )`aevum\.(\w+)[`(]", door, re.MULTILINE))
    assert set(aevum.__all__) == told


def test_what_is_told_is_explained() -> None:
    """Every heading and every method has a description."""
    blocks = [block for block in re.split(r"\n\n+", PAGE) if block.strip()]
    bare = [
        one
        for one, other in zip(blocks, [*blocks[1:], "#"], strict=True)
        if one.startswith(("### ", "## ", "**`")) and other.startswith(("#", "**`"))
    ]
    assert bare == []


def test_what_is_private_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "box.py").write_text(BOX, encoding="utf-8")
    monkeypatch.setattr(reference, "SOURCE", tmp_path)
    (found,) = reference.public("box")
    told = [line for line in reference.described(found, 3) if line]
    assert told == [
        "### class `Box(Base)`",
        "Holds things.",
        "- `size`: How many.",
        "**`put(what: str='', *, at: int=0) -> bool`**",
        "Put it in.",
    ]
