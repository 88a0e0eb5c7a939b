"""What the style guide forbids stands in no catalogue."""

import re
from typing import Any

import pytest

from aevum.core.text import PSEUDO
from tools.catalogues import packages

LONGEST = 160  # characters of a message
FORBIDDEN = {
    "anew": r"\banew\b",
    "is no": r"\bis no\b(?! longer)",
    "for nothing": r"for nothing",
    "Who has": r"^Who (has|can|is|sees)\b",
    "go on with": r"\bgo(es)? on with\b",
    "So be it": r"So be it",
    "as for an example": r", as \d",
    "a straight quote": r"['\"]",
    "a double space": r"  ",
    "an inversion": r"^(Shall|To whom|Whom|At whose|With which)\b",
}
EXCITED = {"say-dragon", "ask-discard-seven", "sign-end"}
"""Attacks, wins, the dreaded 7 and the sign on a sheet may be told with an exclamation mark."""
SKETCHES = ("tests/", "src/aevum/games/template", "src/aevum/core")
"""Catalogues that show what renderers do, or are the shell's and still to be rewritten."""


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


def wordings() -> list[tuple[str, str, str]]:
    """Return language, key and wording of everything that the games say."""
    return [
        (lang, key, words)
        for name, package in packages().items()
        if not name.startswith(SKETCHES)
        for lang, source in package.sources.items()
        if lang != PSEUDO
        for key, entry in source.entries.items()
        for words in written(entry.pattern)
    ]


WORDINGS = wordings()
ENGLISH = [(key, words) for lang, key, words in WORDINGS if lang == "en"]


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_message_says_it(what: str) -> None:
    pattern = re.compile(FORBIDDEN[what])
    assert [(key, words) for key, words in ENGLISH if pattern.search(words)] == []


def test_no_message_is_too_long() -> None:
    assert [(lang, key) for lang, key, words in WORDINGS if len(words) > LONGEST] == []


def test_exclamation_marks_are_for_attacks_and_wins() -> None:
    shouted = {key for _, key, words in WORDINGS if "!" in words}
    assert shouted <= EXCITED


def test_quotes_are_real_ones_in_every_language() -> None:
    straight = [(lang, key) for lang, key, words in WORDINGS if re.search(r"['\"]", words)]
    assert straight == []


@pytest.mark.parametrize("lang", sorted({lang for lang, _, _ in WORDINGS}))
def test_a_question_asks_or_tells_what_to_do(lang: str) -> None:
    asked = [(key, words) for each, key, words in WORDINGS if each == lang and key[:4] == "ask-"]
    assert asked
    assert [(key, words) for key, words in asked if words[-1] not in "?."] == []


def test_moves_and_buttons_end_without_a_full_stop() -> None:
    moves = [(key, words) for _, key, words in WORDINGS if key.startswith(("move-", "ui-do-"))]
    assert [(key, words) for key, words in moves if words.endswith(".")] == []


def test_refusals_and_the_log_are_sentences() -> None:
    told = [(key, words) for _, key, words in WORDINGS if key.startswith(("say-", "no-"))]
    assert [(key, words) for key, words in told if words[-1] not in ".!…"] == []
