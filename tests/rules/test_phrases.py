"""The common words of all games: phrases, and lines that fit on a screen."""

import pytest

from aevum.games.phrases import listed
from aevum.games.wrapping import wrapped


@pytest.mark.parametrize(
    ("parts", "words"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")],
)
def test_words_are_listed_as_in_a_sentence(parts: list[str], words: str) -> None:
    assert listed(parts) == words
    assert listed(parts, "or") == words.replace("and", "or")


def test_only_lines_that_are_too_wide_are_wrapped() -> None:
    fits = "  two   gaps"
    assert wrapped([fits, "", f"{fits} more"], len(fits)) == [fits, "", "  two   gaps", "    more"]


def test_what_goes_on_is_indented_as_asked() -> None:
    assert wrapped(["one two three"], 9, 2) == ["one two", "  three"]
    assert wrapped(["one two three"], 9, 0) == ["one two", "three"]


def test_a_wrapped_line_can_be_changed_without_changing_the_next_drawing() -> None:
    wrapped(["one two three"], 9).clear()
    assert wrapped(["one two three"], 9) == ["one two", "    three"]
