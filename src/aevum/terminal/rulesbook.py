"""A rules page as plain text, by chapters: for screen readers, which would read every mark out."""

import re
from typing import NamedTuple


class Chapter(NamedTuple):
    """One chapter: its number on the page, "" where it has none, its title and its text."""

    number: str
    title: str
    lines: list[str]


def chapters(page: str) -> list[Chapter]:
    """Return the chapters of a rules page, numbered as the page numbers them."""
    found: list[list[str]] = []
    for line in page.strip().splitlines():
        if line.startswith(("# ", "## ")) or not found:
            found.append([])
        found[-1].append(line)
    made = [_chapter(lines) for lines in found]
    if any(chapter.number for chapter in made):
        return made
    return [
        Chapter(str(number), f"{number}. {chapter.title}", chapter.lines)
        for number, chapter in enumerate(made, 1)
    ]


def find(all_: list[Chapter], wanted: str) -> Chapter | None:
    """Return the chapter with this number, or else the first with these words in its title."""
    key = wanted.strip().lower().rstrip(".").removeprefix("r")
    for chapter in all_:
        if key and chapter.number == key:
            return chapter
    words = wanted.strip().lower()
    for chapter in all_:
        if words and not words.isdecimal() and words in chapter.title.lower():
            return chapter
    return None


def _chapter(lines: list[str]) -> Chapter:
    title = plain(lines[0])
    number = re.match(r"R?([0-9]+)\b", title)
    return Chapter(number[1] if number else "", title, _text(lines))


def _text(lines: list[str]) -> list[str]:
    """Return lines without marks; each row of a table becomes a sentence."""
    told: list[str] = []
    heads: list[str] = []
    for line in lines:
        if not line.startswith("|"):
            heads = []
            told.append(plain(line))
        elif not heads:
            heads = _cells(line)
        elif not re.fullmatch(r"[|:\- ]+", line):
            told.append(_row(heads, _cells(line)))
    return told


def _cells(line: str) -> list[str]:
    return [plain(cell.strip()) for cell in line.strip().strip("|").split("|")]


def _row(heads: list[str], cells: list[str]) -> str:
    """Return a row in words: what it is about, then each column with its value."""
    parts = [f"{head} {cell}" for head, cell in zip(heads[1:], cells[1:], strict=False)]
    return f"{cells[0]}: {', '.join(parts)}".rstrip(".") + "."


def plain(line: str) -> str:
    """Return a line without the marks of headings, emphasis, code and links."""
    line = re.sub(r"^#+ +", "", line)
    line = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", line)
    line = re.sub(r"\*\*(.+?)\*\*", r"\1", line)
    line = re.sub(r"(?<![\w*])\*(\S(?:.*?\S)?)\*(?![\w*])", r"\1", line)
    return line.replace("`", "")
