"""A rules page as plain text, by chapters: for screen readers, which would read every mark out."""

import re
from typing import Final, NamedTuple

from aevum.terminal import messages as m
from aevum.terminal.language import tell

RULE: Final = re.compile(r"[|:\- ]+")  # below the head of a table

NUMBER: Final = re.compile(r"R?([0-9]+\.[0-9]+)", re.IGNORECASE)  # of a paragraph
PARAGRAPH: Final = re.compile(r"(?:- )?\*\*R([0-9]+\.[0-9]+)\*\*")  # where one begins


class Chapter(NamedTuple):
    """One chapter: its number on the page, "" where it has none, its title and its text."""

    number: str
    title: str
    lines: list[str]


def chapters(page: str) -> list[Chapter]:
    """Return the chapters of a rules page, numbered as the page numbers them."""
    found: list[list[str]] = []
    fenced = False  # a drawing may begin like a heading
    for line in page.strip().splitlines():
        fenced ^= line.startswith("```")
        if not found or (not fenced and line.startswith(("# ", "## "))):
            found.append([])
        found[-1].append(line)
    made = [_chapter(lines) for lines in found]
    if any(chapter.number for chapter in made):
        return made
    return [
        Chapter(str(number), f"{number}. {chapter.title}", chapter.lines)
        for number, chapter in enumerate(made, 1)
    ]


class Entry(NamedTuple):
    """A row of a table of the rules: what it is about, and all of it as a sentence."""

    name: str
    words: str


def entries(page: str, wanted: str) -> list[Entry]:
    """Return the row of a table with this name, or else all that have it as a part."""
    key = wanted.strip().lower()
    found = [each for each in _entries(page) if key and not key.isdecimal()]
    exact = [each for each in found if each.name.lower() == key]
    return exact[:1] or [each for each in found if key in each.name.lower()]


def _entries(page: str) -> list[Entry]:
    found: list[Entry] = []
    heads: list[str] = []
    for line in page.splitlines():
        if not line.startswith("|"):
            heads = []
        elif not heads:
            heads = _cells(line)
        elif not RULE.fullmatch(line):
            cells = _cells(line)
            found.append(Entry(cells[0], _row(heads, cells)))
    return found


def look_up(page: str, wanted: str) -> list[str]:
    """Return a paragraph, a chapter or an entry by its number or name, else what there is."""
    paragraph = _paragraph(page, wanted)
    if paragraph:
        return paragraph
    all_, found = chapters(page), entries(page, wanted)
    chapter = find(all_, wanted)
    named = len(found) == 1 and found[0].name.lower() == wanted.strip().lower()
    if named or (len(found) == 1 and chapter is None):
        return [found[0].words]
    if chapter is not None:
        return chapter.lines
    if found:
        return [tell(m.shell_line_rules_several(names=[each.name for each in found]))]
    return [
        *([tell(m.shell_line_rules_none())] if wanted else []),
        tell(m.shell_line_rules_chapters()),
        *(each.title for each in all_),
    ]


def _paragraph(page: str, wanted: str) -> list[str]:
    """Return the paragraph with the number that refusals quote, such as R4.9, with the table that
    belongs to it; [] if there is none.
    """
    number = NUMBER.fullmatch(wanted.strip().rstrip("."))
    found: list[str] = []
    for line in page.splitlines() if number else []:
        begins = PARAGRAPH.match(line)
        if found and (begins or line.startswith("#")):
            break
        if found or (begins and number and begins[1] == number[1]):
            found.append(line)
    while found and not found[-1].strip():
        found.pop()
    return _text(found)


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
    fenced = False
    for line in lines:
        if line.startswith("```"):
            fenced = not fenced
        elif fenced:
            told.append(line)
        elif not line.startswith("|"):
            heads = []
            told.append(plain(line))
        elif not heads:
            heads = _cells(line)
        elif not RULE.fullmatch(line):
            told.append(_row(heads, _cells(line)))
    return told


def _cells(line: str) -> list[str]:
    return [plain(cell.strip()) for cell in line.strip().strip("|").split("|")]


def _row(heads: list[str], cells: list[str]) -> str:
    """Return a row in words: what it is about, then each column that has a value."""
    columns = zip(heads[1:], cells[1:], strict=False)
    parts = [f"{head} {cell.rstrip('.')}" for head, cell in columns if cell]
    return f"{cells[0]}: {', '.join(parts)}".rstrip(".") + "."


def plain(line: str) -> str:
    """Return a line without the marks of headings, emphasis, code and links."""
    line = re.sub(r"^#+ +", "", line)
    line = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", line)
    line = re.sub(r"\*\*(.+?)\*\*", r"\1", line)
    line = re.sub(r"(?<![\w*])\*(\S(?:.*?\S)?)\*(?![\w*])", r"\1", line)
    return line.replace("`", "")
