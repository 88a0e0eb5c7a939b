"""The messages of this package, one function each."""

# not compiled: made from locale/en.ftl by `aevum catalogue`; do not edit

from pathlib import Path
from typing import Final

from aevum.core.text import CORE, Book, Text

BOOK: Final = Book(Path(__file__).parent / "locale", CORE)


def say_die(*, die: int) -> Text:
    return Text("say-die", {"die": die}, BOOK)


def say_strikes(*, who: int) -> Text:
    return Text("say-strikes", {"who": ("seat", who)}, BOOK)


def say_writes(*, who: int, row: int, value: int) -> Text:
    return Text("say-writes", {"who": ("seat", who), "row": row, "value": value}, BOOK)


def say_spends(*, who: int) -> Text:
    return Text("say-spends", {"who": ("seat", who)}, BOOK)


def ask_row() -> Text:
    return Text("ask-row", {}, BOOK)


def ask_bonus() -> Text:
    return Text("ask-bonus", {}, BOOK)


def ask_spend() -> Text:
    return Text("ask-spend", {}, BOOK)


def move_mark(*, row: int) -> Text:
    return Text("move-mark", {"row": row}, BOOK)


def move_strike() -> Text:
    return Text("move-strike", {}, BOOK)


def move_bonus(*, row: int) -> Text:
    return Text("move-bonus", {"row": row}, BOOK)


def move_spend() -> Text:
    return Text("move-spend", {}, BOOK)


def no_over() -> Text:
    return Text("no-over", {}, BOOK)


def no_question() -> Text:
    return Text("no-question", {}, BOOK)


def no_row() -> Text:
    return Text("no-row", {}, BOOK)


def no_bonus() -> Text:
    return Text("no-bonus", {}, BOOK)


def no_coin() -> Text:
    return Text("no-coin", {}, BOOK)


def undo_mark(*, row: int) -> Text:
    return Text("undo-mark", {"row": row}, BOOK)


def undo_strike() -> Text:
    return Text("undo-strike", {}, BOOK)


def undo_bonus(*, row: int) -> Text:
    return Text("undo-bonus", {"row": row}, BOOK)


def undo_spend() -> Text:
    return Text("undo-spend", {}, BOOK)
