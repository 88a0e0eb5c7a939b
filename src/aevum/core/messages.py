"""The messages of this package, one function each."""

# not compiled: made from locale/en.ftl by `aevum catalogue`; do not edit

from collections.abc import Sequence
from typing import Final

from aevum.core.text import CORE, Text, message_list

BOOK: Final = CORE


def number_grade_printed() -> Text:
    return Text("number-grade-printed", {}, BOOK)


def number_grade_public() -> Text:
    return Text("number-grade-public", {}, BOOK)


def number_grade_reconstructed() -> Text:
    return Text("number-grade-reconstructed", {}, BOOK)


def number_grade_designed() -> Text:
    return Text("number-grade-designed", {}, BOOK)


def number_changed(*, number: Text, value: int, printed: int) -> Text:
    return Text(
        "number-changed",
        {"number": number.inner(), "value": value, "printed": printed},
        BOOK,
    )


def number_more(*, n: int) -> Text:
    return Text("number-more", {"n": n}, BOOK)


def number_changes(*, changes: Sequence[Text]) -> Text:
    return Text("number-changes", {"changes": message_list(changes)}, BOOK)


def no_option_text(*, name: str, given: str) -> Text:
    return Text("no-option-text", {"name": name, "given": given}, BOOK)


def no_option_line(*, name: str, n: int) -> Text:
    return Text("no-option-line", {"name": name, "n": n}, BOOK)


def no_option_choice(*, name: str, given: str, choices: str) -> Text:
    return Text("no-option-choice", {"name": name, "given": given, "choices": choices}, BOOK)


def no_option_int(*, name: str, given: str, low: int, high: int) -> Text:
    return Text("no-option-int", {"name": name, "given": given, "low": low, "high": high}, BOOK)


def no_option_usual(*, name: str, given: str, low: int, high: int) -> Text:
    return Text("no-option-usual", {"name": name, "given": given, "low": low, "high": high}, BOOK)


def no_option_bool(*, name: str, given: str) -> Text:
    return Text("no-option-bool", {"name": name, "given": given}, BOOK)


def no_option(*, title: str, name: str, names: str) -> Text:
    return Text("no-option", {"title": title, "name": name, "names": names}, BOOK)


def no_option_at_all(*, title: str, name: str) -> Text:
    return Text("no-option-at-all", {"title": title, "name": name}, BOOK)


def no_number_value(*, name: str, low: int, high: int, printed: int, given: str) -> Text:
    return Text(
        "no-number-value",
        {"name": name, "low": low, "high": high, "printed": printed, "given": given},
        BOOK,
    )


def no_numbers(*, given: str) -> Text:
    return Text("no-numbers", {"given": given}, BOOK)


def no_number_at_all(*, title: str) -> Text:
    return Text("no-number-at-all", {"title": title}, BOOK)


def no_number_but(*, title: str, name: str, names: str) -> Text:
    return Text("no-number-but", {"title": title, "name": name, "names": names}, BOOK)


def no_number(*, title: str, name: str, names: str) -> Text:
    return Text("no-number", {"title": title, "name": name, "names": names}, BOOK)


def no_number_of_many(*, title: str, name: str, names: str, n: int) -> Text:
    return Text("no-number-of-many", {"title": title, "name": name, "names": names, "n": n}, BOOK)


def option_is(*, option: Text, value: str) -> Text:
    return Text("option-is", {"option": option.inner(), "value": value}, BOOK)
