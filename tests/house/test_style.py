"""What the style guide (docs/style.md) forbids is in no catalogue and nowhere in the code."""

import ast
import io
import os
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from aevum.catalogue.package import Package, open_package
from aevum.core.text import PSEUDO
from tools.catalogues import PACKAGES

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 160  # characters of a message
FORBIDDEN = {
    "anew": r"\banew\b",
    "is no": r"\bis no\b(?! longer)",
    "for nothing": r"for nothing",
    "Who has": r"^Who (has|can|is|sees)\b",
    "go on with": r"\bgo(es)? on with\b",
    "So be it": r"So be it",
    "as for an example": r", as \d",
    "an inversion": r"^(Shall|To whom|Whom|At whose|With which)\b",
    "a player who is a man": r"\b([Hh]e|[Hh]is|[Hh]im|[Hh]imself)\b",
}
FORBIDDEN_ANYWHERE = {
    "a straight quote": r"['\"]",
    "a double space": r"  ",
    "three full stops": r"\.\.\.",
    "a space before a mark": r" [,;!](\s|$)",
}
"""What is wrong in every language."""
EXCITED = {"say-dragon", "ask-discard-seven", "sign-end", "table-won"}
"""Attacks, wins, the dreaded 7 and the sign on a sheet may be told with an exclamation mark."""
IMPERATIVES = frozenset(
    """
    add advance answer ask bid build change check choose claim close conscript declare
    deploy dictate dig discard doubt draw end finish get give keep let lose make mark move
    offer pass pay place play put refuse roll score send stay swap take trade use wait
    """.split()
)
"""Verbs that a question may begin with which tells what to do."""
WAITING = "Waiting for "
"""Nobody is asked any more: who everybody waits for."""
CODE = ("src/aevum", "tools", "bench", "examples")
FORBIDDEN_IN_CODE = {
    "again, not anew": r"\b(anew|afresh|once more)\b",
    "anybody who, not whoever": r"\bwho(m|mso|so)?ever\b",
    "isn't a, not is no": r"(?<![Tt]here )\b(are|is|was|were) no\b(?! longer\b)",
    "no longer, not no more": r"\bno more\b(?=[.,;:]|$)",
    "Return whether, not Tell whether": r"\b[Tt]ells? (if|whether)\b",
    "on its own, not of itself": r"\bof (oneself|themselves)\b|\b(do|does|says?) of itself\b",
    "the player's own, not one's own": r"\bone's own\b",
    "except, not but": r"\b(all|anything|everybody|everything|nobody) but\b|\bbut for\b",
    "is on, not stands on": r"\bstands? (above|at|before|behind|below|beside|by|in|nowhere|on)\b",
    "free, not for nothing": r"\bfor nothing\b",
    "continue, not go on with": r"\bgo(es|ne)? on with\b",
    "chance, not nature": r"\bnature\b",
    "they, not he": r"\b([Hh]e|[Hh]im|[Hh]imself|[Hh]is)\b",
    "an old word": r"\b(hither|lest|nought|of old|thereof|thither|whence|wherein|whither)\b",
    "a figure of speech": r"\bat one stroke\b|\bcom(e|es|ing) to light\b|\bin the air\b"
    r"|\bkept whole\b|\blos(e|es|t) (its|their) ground\b|\b[Pp]unch(es)? .{0,9}holes?\b",
    "an inversion": r"^(Gone|Never|Nor|Not only|Usual) (are|do|does|has|have|is)\b",
}
"""What docstrings, comments and strings say, and what they don't."""
UNREAD = {".git", ".venv", ".venv-peers", "build", "dist", "shared", "node_modules"}
FIXTURES = "tests/"
"""Catalogues that show what renderers can do; nobody plays with them."""


def written(raw: Any) -> list[str]:
    """Return the wordings of a pattern: one for each of its variants, with … for arguments."""
    if isinstance(raw, str):
        return [raw]
    found = [""]
    for step in raw:
        if isinstance(step, str):
            options = [step]
        elif "c" in step:
            options = [each for case in step["c"].values() for each in written(case)]
        else:
            options = ["…"]
        found = [before + each for before in found for each in options]
    return found


def catalogues() -> Iterator[tuple[str, Package]]:
    """Yield every package in the repository that has catalogues, wherever it lies."""
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [each for each in folders if each not in UNREAD]
        if Path(folder).name == "locale" and "en.ftl" in names:
            package = Path(folder).parent
            yield package.relative_to(ROOT).as_posix(), open_package(package)


FOUND = dict(catalogues())


def wordings() -> list[tuple[str, str, str]]:
    """Return language, key and wording of everything that people are told."""
    return [
        (lang, key, words)
        for name, package in FOUND.items()
        if not name.startswith(FIXTURES)
        for lang, source in package.sources.items()
        if lang != PSEUDO
        for key, entry in source.entries.items()
        for words in written(entry.pattern)
    ]


WORDINGS = wordings()
ENGLISH = [(key, words) for lang, key, words in WORDINGS if lang == "en"]
LANGUAGES = sorted({lang for lang, _, _ in WORDINGS})


def test_every_catalogue_is_compiled() -> None:
    assert set(FOUND) >= set(PACKAGES)
    ours = [name for name in FOUND if name.startswith(("src/", "tests/"))]
    assert [name for name in ours if name not in PACKAGES] == []


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_message_says_it(what: str) -> None:
    pattern = re.compile(FORBIDDEN[what])
    assert [(key, words) for key, words in ENGLISH if pattern.search(words)] == []


@pytest.mark.parametrize("what", FORBIDDEN_ANYWHERE)
def test_no_message_in_any_language_has_it(what: str) -> None:
    pattern = re.compile(FORBIDDEN_ANYWHERE[what])
    assert [each for each in WORDINGS if pattern.search(each[2])] == []


def test_no_message_is_too_long() -> None:
    assert [(lang, key) for lang, key, words in WORDINGS if len(words) > LONGEST] == []


def test_exclamation_marks_are_for_attacks_and_wins() -> None:
    shouted = {key for _, key, words in WORDINGS if "!" in words}
    assert shouted <= EXCITED


def asks(words: str) -> bool:
    """Return whether a question in English asks, or tells what to do and ends with a full stop."""
    if words.endswith("?"):
        return True
    if not words.endswith("."):
        return False
    if words.startswith((WAITING, "…")):  # what cards say begins with an argument
        return True
    sentences = re.split(r"(?<=[.?!]) ", words)
    return any(re.split(r"[\s,.]", each)[0].lower() in IMPERATIVES for each in sentences)


def test_a_question_asks_or_tells_what_to_do() -> None:
    asked = [(key, words) for key, words in ENGLISH if key.startswith("ask-")]
    assert asked
    assert [(key, words) for key, words in asked if not asks(words)] == []


def test_what_no_question_says_is_found() -> None:
    assert asks("Roll again?")
    assert asks("A 7 was rolled. Discard … of your cards.")
    assert asks("Waiting for the others.")
    assert not asks("Roll the die")
    assert not asks("Chance decides.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_in_any_language_ends_with_its_mark(lang: str) -> None:
    asked = [(key, words) for each, key, words in WORDINGS if each == lang and key[:4] == "ask-"]
    assert asked
    assert [(key, words) for key, words in asked if words[-1] not in "?."] == []


def test_moves_and_buttons_end_without_a_full_stop() -> None:
    moves = [(key, words) for _, key, words in WORDINGS if key.startswith(("move-", "ui-do-"))]
    assert [(key, words) for key, words in moves if words.endswith(".")] == []


def test_refusals_and_the_log_are_sentences() -> None:
    told = [(key, words) for _, key, words in WORDINGS if key.startswith(("say-", "no-"))]
    assert [(key, words) for key, words in told if words[-1] not in ".?!…"] == []


def test_what_is_told_or_asked_begins_with_a_capital_letter() -> None:
    told = [each for each in WORDINGS if each[1].startswith(("say-", "no-", "ask-", "move-"))]
    assert [(lang, key) for lang, key, words in told if words[0].islower()] == []


def test_german_quotes_stand_below_and_above() -> None:
    wrong = [(key, words) for lang, key, words in WORDINGS if lang == "de" and "”" in words]
    assert wrong == []


def prose(source: str) -> Iterator[str]:
    """Yield the strings and the comments of a module, each on one line."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and " " in node.value:
            yield " ".join(node.value.split())
    block: list[str] = []
    last = 0
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            if token.start[0] != last + 1:
                yield " ".join(block)
                block = []
            block.append(token.string.lstrip("# "))
            last = token.start[0]
    yield " ".join(block)


PROSE = [
    (path.relative_to(ROOT).as_posix(), each)
    for folder in CODE
    for path in sorted((ROOT / folder).rglob("*.py"))
    for each in prose(path.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("rule", FORBIDDEN_IN_CODE)
def test_the_code_says_it_plainly(rule: str) -> None:
    wrong = re.compile(FORBIDDEN_IN_CODE[rule])
    assert [(path, each) for path, each in PROSE if wrong.search(each)] == []


def test_prose_of_a_module_is_found() -> None:
    found = list(prose('"""Is it\nfound?"""\nx = 1  # one\n# and\n# two\n'))
    assert "Is it found?" in found
    assert "one and two" in found
