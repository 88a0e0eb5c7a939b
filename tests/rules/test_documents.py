"""The rules of every game: a chapter for newcomers, and German that follows English."""

import re
from collections import Counter
from itertools import pairwise, zip_longest
from pathlib import Path

import pytest

from aevum.core.game import Game
from aevum.games import registry
from tests.games import REGISTERED

GAMES = [*REGISTERED, registry.find("template")]
FILES = {"en": "RULES.md", "de": "RULES.de.md"}
LANGUAGES = tuple(FILES)

MINUTE = {"en": "## The game in one minute", "de": "## Das Spiel in einer Minute"}
LABELS = {"en": ["Goal", "Your turn", "The end"], "de": ["Ziel", "Dein Zug", "Ende"]}
MOST_WORDS = 120
MARKS = {
    "en": ("(reconstructed)", "(digital)", "(our own)"),
    "de": ("(rekonstruiert)", "(digital)", "(von uns)"),
}

PARAGRAPH = re.compile(r"^(?:- )?\*\*(R\d+\.\d+)\*\*")
LABEL = re.compile(r"^(?:- )?\*\*(.+?)\.\*\* ", re.MULTILINE)
THOUSANDS = re.compile(r"(?<=\d)[.,](?=\d{3}\b)")
CODE = re.compile(r"`([^`\n]+)`")

every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
every_language = pytest.mark.parametrize("language", LANGUAGES)


def document(game: Game, language: str) -> str:
    """Return what is written by hand, without the reference behind it."""
    return (Path(game.folder) / FILES[language]).read_text(encoding="utf-8")


def pieces(text: str) -> list[tuple[str, str]]:
    """Return headings, numbered paragraphs and the texts between them, each with its kind.

    Two languages can have different line breaks, but not different pieces.
    """
    found: list[tuple[str, list[str]]] = [("", [])]
    for line in text.splitlines():
        number = PARAGRAPH.match(line)
        if line.startswith("#"):
            found += [(line.partition(" ")[0], [line]), ("", [])]
        elif number:
            found.append((number[1], [line]))
        else:
            found[-1][1].append(line)
    return [(name, "\n".join(lines)) for name, lines in found if "".join(lines).strip()]


def minute(text: str, language: str) -> str:
    """Return the text of the first chapter, without its heading."""
    return text.partition(f"{MINUTE[language]}\n")[2].partition("\n## ")[0]


def figures(piece: str) -> Counter[str]:
    """Return how often each number stands there; 1,000 and 1.000 are the same number."""
    return Counter(re.findall(r"\d+", THOUSANDS.sub("", piece)))


def rows(piece: str) -> int:
    return len(re.findall(r"^\|", piece, re.MULTILINE))


def marks(piece: str, language: str) -> list[int]:
    words = " ".join(piece.split())
    return [words.count(mark) for mark in MARKS[language]]


def differences(english: str, german: str) -> list[str]:
    """Return what only one of two documents has."""
    ours, theirs = pieces(english), pieces(german)
    found: list[str] = []
    for (name, one), (named, other) in zip_longest(ours, theirs, fillvalue=("", "")):
        about = name if name.startswith("R") else one[:40]
        if name != named:
            return [f"{name} {one[:40]!r} stands where German has {named} {other[:40]!r}"]
        if figures(one) != figures(other):
            found.append(f"{about}: numbers {figures(one) - figures(other)}")
            found.append(f"{about}: numbers in German {figures(other) - figures(one)}")
        if rows(one) != rows(other):
            found.append(f"{about}: {rows(one)} and {rows(other)} rows of a table")
        if marks(one, "en") != marks(other, "de"):
            found.append(f"{about}: marks {marks(one, 'en')} and {marks(other, 'de')}")
    return found


@every_game
def test_german_has_the_paragraphs_numbers_tables_and_marks_of_english(game: Game) -> None:
    assert differences(document(game, "en"), document(game, "de")) == []


WRITTEN = """# Fair

## 1. A turn

**R1.1** The winner of 1,000 coins draws 2 cards (reconstructed).

| what | cost |
|---|---|
| stall | 3 |

**R1.2** The others draw none.
"""
TOLD = """# Markt

## 1. Ein Zug

**R1.1** Wer 1.000 Münzen gewinnt, zieht
2 Karten (rekonstruiert).

| was | Preis |
|---|---|
| Stand | 3 |

**R1.2** Die anderen ziehen keine.
"""


def test_the_same_rules_in_two_languages_differ_in_nothing() -> None:
    assert differences(WRITTEN, TOLD) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("1.000", "100"),
        ("2 Karten", "zwei Karten"),
        ("| Stand | 3 |\n", ""),
        (" (rekonstruiert)", ""),
        ("**R1.2** ", ""),
        ("**R1.2**", "**R1.3**"),
        ("## 1. Ein Zug", "Ein Zug"),
        ("## 1.", "### 1."),
        ("## 1.", "## 2."),
    ],
)
def test_a_difference_is_found(old: str, new: str) -> None:
    assert old in TOLD
    assert differences(WRITTEN, TOLD.replace(old, new)) != []


@every_game
@every_language
def test_a_document_opens_with_the_game_in_one_minute(game: Game, language: str) -> None:
    text = document(game, language)
    lines = [line for line in text.splitlines() if line]
    assert lines[0] == f"# {game.title}"
    assert lines[1] == MINUTE[language]
    assert LABEL.findall(minute(text, language)) == LABELS[language]
    assert len(minute(text, language).split()) <= MOST_WORDS


@every_game
@every_language
def test_paragraphs_are_numbered_in_order(game: Game, language: str) -> None:
    names = [name for name, _ in pieces(document(game, language)) if name.startswith("R")]
    numbers = [tuple(map(int, name[1:].split("."))) for name in names]
    assert numbers
    for before, after in pairwise(numbers):
        assert after in ((before[0], before[1] + 1), (before[0] + 1, 1))


@every_game
@every_language
def test_options_are_called_as_forms_call_them(game: Game, language: str) -> None:
    """What a command line calls them is listed by `aevum games`."""
    names = {option.name for option in game.options}
    values = {choice for option in game.options for choice in option.choices}
    text = document(game, language)
    for code in CODE.findall(text):
        assert code.partition("=")[0] not in names | values
    assert [name for name in names if "_" in name and name in text] == []


@every_game
def test_a_reader_gets_the_document_of_their_language(game: Game) -> None:
    for language in LANGUAGES:
        assert game.rules_language(language) == language
        assert game.rules(language).startswith(document(game, language).rstrip())
        assert game.rules(language).rstrip().endswith(game.reference(language).rstrip())
    for unknown in ("fr", "en-XA", "../de", ""):
        assert game.rules_language(unknown) == "en"
        assert game.rules(unknown) == game.rules()


def test_a_game_without_a_document_in_a_language_is_told_in_english(tmp_path: Path) -> None:
    """Its reference too: a page is in one language."""
    (tmp_path / "RULES.md").write_text("# Fair\n", encoding="utf-8")
    fair = Fair(tmp_path)
    assert fair.rules_language("de") == "en"
    assert fair.rules("de") == "# Fair\n\n## Stalls in en\n"
    (tmp_path / "RULES.de.md").write_text("# Markt\n", encoding="utf-8")
    assert fair.rules_language("de") == "de"
    assert fair.rules("de") == "# Markt\n\n## Stalls in de\n"


class Fair(Game):
    """A game with only rules."""

    def __init__(self, folder: Path) -> None:
        moves = registry.find("template").moves
        super().__init__("fair", "Fair", "Sell things.", 1, 2, 2, moves, str(folder))

    def reference(self, language: str) -> str:
        return f"## Stalls in {language}\n"
