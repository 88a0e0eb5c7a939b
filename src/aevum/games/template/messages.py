"""The messages of this package, one function each."""

# not compiled: made from locale/en.ftl by `aevum catalogue`; do not edit

from pathlib import Path
from typing import Final

from aevum.core.text import CORE, Book, Text

BOOK: Final = Book(Path(__file__).parent / "locale", CORE)


def game_summary() -> Text:
    return Text("game-summary", {}, BOOK)


def game_end_goal() -> Text:
    return Text("game-end-goal", {}, BOOK)


def game_end_turns() -> Text:
    return Text("game-end-turns", {}, BOOK)


def say_hold(*, who: int, points: int) -> Text:
    return Text("say-hold", {"who": ("seat", who), "points": points}, BOOK)


def say_bust(*, who: int, side: int) -> Text:
    return Text("say-bust", {"who": ("seat", who), "side": side}, BOOK)


def say_roll(*, who: int, side: int) -> Text:
    return Text("say-roll", {"who": ("seat", who), "side": side}, BOOK)


def ask_roll() -> Text:
    return Text("ask-roll", {}, BOOK)


def ask_go_on(*, points: int) -> Text:
    return Text("ask-go-on", {"points": points}, BOOK)


def move_roll() -> Text:
    return Text("move-roll", {}, BOOK)


def move_hold(*, points: int) -> Text:
    return Text("move-hold", {"points": points}, BOOK)


def no_over() -> Text:
    return Text("no-over", {}, BOOK)


def no_turn() -> Text:
    return Text("no-turn", {}, BOOK)


def no_points() -> Text:
    return Text("no-points", {}, BOOK)


def no_roll() -> Text:
    return Text("no-roll", {}, BOOK)


def no_move() -> Text:
    return Text("no-move", {}, BOOK)


def undo_roll() -> Text:
    return Text("undo-roll", {}, BOOK)


def undo_hold() -> Text:
    return Text("undo-hold", {}, BOOK)


def number_goal() -> Text:
    return Text("number-goal", {}, BOOK)


def number_die_sides() -> Text:
    return Text("number-die-sides", {}, BOOK)


def number_turns() -> Text:
    return Text("number-turns", {}, BOOK)


def number_group_race() -> Text:
    return Text("number-group-race", {}, BOOK)
