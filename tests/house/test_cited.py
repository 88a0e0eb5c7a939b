"""Everything that comments and documents cite is in the repository: rulings, examples and pages."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RULINGS = ROOT / "docs" / "rulings"
GAMES = sorted(path.stem for path in RULINGS.glob("*.md") if path.stem != "README")

SOURCES = (
    "src/**/*.py",
    "tests/**/*.py",
    "tools/**/*.py",
    "bench/**/*.py",
    "web/src/**/*.ts",
    "web/src/**/*.svelte",
)
PAGES = ("*.md", ".github/**/*.md", "docs/*.md", "docs/rulings/*.md", "docs/balance/*.md")
UNREAD = ("node_modules", "static", "__pycache__")

NUMBERS = r"(\d+(?:(?:, | to | and |, and )\d+)*)"
RULING = re.compile(rf"\bRulings? {NUMBERS}|def test_ruling_(\d+)", re.IGNORECASE)
EXAMPLE = re.compile(rf"\bexamples? {NUMBERS}|def test_example_(\d+)", re.IGNORECASE)
LETTERED = re.compile(r"\bA(\d{1,2})\b")  # rulings of Imperials
GUIDE = "imperials"

NAMED = re.compile(r"(?<![\w/*{}.])((?:[\w.-]+/)*[\w-]+\.md)\b")
MADE_BY_READERS = {"GAME.md", "page.md", "rules.md"}
"""Pages that commands write, or names for one of several pages."""
ELSEWHERE = {
    "an issue": re.compile(r"\bissues? #?\d+", re.IGNORECASE),
    "a mock-up": re.compile(r"\bmock-?ups?\b", re.IGNORECASE),
    "a sheet of facts": re.compile(
        r"\b(fact|rule) sheet|\bsheets? of facts|\bsheet \d|\bthe (design|spec|brief)\b(?! system)",
        re.IGNORECASE,
    ),
}
HERE = Path(__file__)


def files(patterns: tuple[str, ...]) -> Iterator[Path]:
    """Yield the files of these patterns that people write."""
    for pattern in patterns:
        for path in sorted(ROOT.glob(pattern)):
            if not set(path.parts) & set(UNREAD) and path != HERE:
                yield path


def numbered(found: re.Match[str]) -> set[int]:
    """Return the numbers that a citation names, those of a range too."""
    text = next(group for group in found.groups() if group)
    numbers: set[int] = set()
    for part in re.split(r", and |, | and ", text):
        low, _, high = part.partition(" to ")
        numbers |= set(range(int(low), int(high or low) + 1))
    return numbers


def game_of(path: Path) -> str:
    """Return the game whose folder a file is in, "" for a file of the whole project."""
    return next((game for game in GAMES if game in path.parts), "")


def listed(game: str) -> tuple[set[int], set[int]]:
    """Return the numbers of the rulings and of the examples on a game's page."""
    page = (RULINGS / f"{game}.md").read_text(encoding="utf-8")
    rulings, _, examples = page.partition("## Worked examples")
    return tuple(  # type: ignore[return-value]
        {int(n) for n in re.findall(r"^(?:- \*\*A)?(\d+)\.", part, re.MULTILINE)}
        for part in (rulings, examples)
    )


def unlisted(text: str, game: str) -> list[str]:
    """Return the citations in a text of this game that its page doesn't have."""
    rulings, examples = listed(game)
    wrong = [f"ruling {n}" for m in RULING.finditer(text) for n in sorted(numbered(m) - rulings)]
    wrong += [
        f"example {n}" for m in EXAMPLE.finditer(text) for n in sorted(numbered(m) - examples)
    ]
    if game == GUIDE:
        wrong += [f"A{m[1]}" for m in LETTERED.finditer(text) if int(m[1]) not in rulings]
    return wrong


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_that_is_cited_is_on_the_games_page(game: str) -> None:
    faults = [
        f"{path.relative_to(ROOT)}: {each}"
        for path in files(SOURCES)
        if game_of(path) == game and "messages.py" not in path.name
        for each in unlisted(path.read_text(encoding="utf-8"), game)
    ]
    assert faults == []


@pytest.mark.parametrize("game", GAMES)
def test_rulings_are_numbered_from_1_on(game: str) -> None:
    rulings, examples = listed(game)
    assert rulings == set(range(1, len(rulings) + 1))
    assert examples


def test_rulings_that_are_cited_elsewhere_name_their_game() -> None:
    """For example: ruling 28 of tempus."""
    faults = []
    for path in files((*SOURCES, "docs/*.md")):
        text = "" if game_of(path) else path.read_text(encoding="utf-8")
        for found in RULING.finditer(text):
            of = re.match(r" of (\w+)", text[found.end() :])
            if of is None or of[1] not in GAMES or unlisted(found[0], of[1]):
                faults.append(f"{path.relative_to(ROOT)}: {found[0]}")
    assert faults == []


def test_pages_that_are_named_are_there() -> None:
    names = {path.name for path in files((*PAGES, "docs/book/*.md"))} | {"RULES.md"}
    faults = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in files((*SOURCES, *PAGES))
        for name in NAMED.findall(path.read_text(encoding="utf-8"))
        if name.rpartition("/")[2] not in names | MADE_BY_READERS
    ]
    assert faults == []


@pytest.mark.parametrize("what", ELSEWHERE)
def test_nothing_is_cited_that_is_elsewhere(what: str) -> None:
    faults = [
        f"{path.relative_to(ROOT)}: {found[0]}"
        for path in files((*SOURCES, *PAGES))
        for found in ELSEWHERE[what].finditer(path.read_text(encoding="utf-8"))
    ]
    assert faults == []


def test_wrong_citations_are_caught() -> None:
    assert unlisted('"""R4.5, rulings 1, 2 and 900"""', "temporum") == ["ruling 900"]
    assert unlisted("def test_ruling_52_x() and test_ruling_1()", "chronos") == []
    assert unlisted("(A39, A40) example 5", "imperials") == ["A40"]
    assert unlisted("example 600", "imperials") == ["example 600"]
    assert NAMED.findall("as house.md 4 and docs/rulings/ascii.md say") == [
        "house.md",
        "docs/rulings/ascii.md",
    ]
