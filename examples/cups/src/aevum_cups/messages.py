"""The messages of this package, one function each."""

# not compiled: made from locale/en.ftl by `aevum catalogue`; do not edit

from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal

from aevum.core.text import CORE, Book, Text, counted_list

BOOK: Final = Book(Path(__file__).parent / "locale", CORE)

FaceName = Literal["1", "2", "3", "4", "5", "6"]


def game_summary() -> Text:
    return Text("game-summary", {}, BOOK)


def game_tagline() -> Text:
    return Text("game-tagline", {}, BOOK)


def say_round(*, n: int) -> Text:
    return Text("say-round", {"n": n}, BOOK)


def say_rolls(*, who: int, dice: str) -> Text:
    return Text("say-rolls", {"who": ("seat", who), "dice": dice}, BOOK)


def say_bids(*, who: int, bid: Sequence[tuple[FaceName, int]]) -> Text:
    return Text("say-bids", {"who": ("seat", who), "bid": counted_list("face", bid)}, BOOK)


def say_doubts(*, who: int, bid: Sequence[tuple[FaceName, int]]) -> Text:
    return Text("say-doubts", {"who": ("seat", who), "bid": counted_list("face", bid)}, BOOK)


def say_calls(*, who: int, bid: Sequence[tuple[FaceName, int]]) -> Text:
    return Text("say-calls", {"who": ("seat", who), "bid": counted_list("face", bid)}, BOOK)


def say_shows(*, who: int, dice: str) -> Text:
    return Text("say-shows", {"who": ("seat", who), "dice": dice}, BOOK)


def say_counts(*, found: Sequence[tuple[FaceName, int]]) -> Text:
    return Text("say-counts", {"found": counted_list("face", found)}, BOOK)


def say_counts_none(*, face: FaceName) -> Text:
    return Text("say-counts-none", {"face": ("face", face)}, BOOK)


def say_loses(*, who: int, n: int) -> Text:
    return Text("say-loses", {"who": ("seat", who), "n": n}, BOOK)


def say_wins(*, who: int, n: int) -> Text:
    return Text("say-wins", {"who": ("seat", who), "n": n}, BOOK)


def say_out(*, who: int) -> Text:
    return Text("say-out", {"who": ("seat", who)}, BOOK)


def ask_first() -> Text:
    return Text("ask-first", {}, BOOK)


def ask_raise() -> Text:
    return Text("ask-raise", {}, BOOK)


def ask_doubt() -> Text:
    return Text("ask-doubt", {}, BOOK)


def ask_only_doubt() -> Text:
    return Text("ask-only-doubt", {}, BOOK)


def note_standing(*, who: int, bid: Sequence[tuple[FaceName, int]]) -> Text:
    return Text("note-standing", {"who": ("seat", who), "bid": counted_list("face", bid)}, BOOK)


def move_bid(*, bid: Sequence[tuple[FaceName, int]]) -> Text:
    return Text("move-bid", {"bid": counted_list("face", bid)}, BOOK)


def move_doubt(*, bid: Sequence[tuple[FaceName, int]]) -> Text:
    return Text("move-doubt", {"bid": counted_list("face", bid)}, BOOK)


def move_exact() -> Text:
    return Text("move-exact", {}, BOOK)


def no_over() -> Text:
    return Text("no-over", {}, BOOK)


def no_turn() -> Text:
    return Text("no-turn", {}, BOOK)


def no_higher() -> Text:
    return Text("no-higher", {}, BOOK)


def no_so_many(*, n: int) -> Text:
    return Text("no-so-many", {"n": n}, BOOK)


def no_bid() -> Text:
    return Text("no-bid", {}, BOOK)


def no_exact() -> Text:
    return Text("no-exact", {}, BOOK)


def no_exact_twice() -> Text:
    return Text("no-exact-twice", {}, BOOK)


def no_die() -> Text:
    return Text("no-die", {}, BOOK)


def undo_bid() -> Text:
    return Text("undo-bid", {}, BOOK)


def undo_doubt() -> Text:
    return Text("undo-doubt", {}, BOOK)


def undo_exact() -> Text:
    return Text("undo-exact", {}, BOOK)


def part_bids() -> Text:
    return Text("part-bids", {}, BOOK)


def part_bids_note() -> Text:
    return Text("part-bids-note", {}, BOOK)


def part_standing() -> Text:
    return Text("part-standing", {}, BOOK)


def part_no_bid() -> Text:
    return Text("part-no-bid", {}, BOOK)


def part_by(*, who: int) -> Text:
    return Text("part-by", {"who": ("seat", who)}, BOOK)


def part_own() -> Text:
    return Text("part-own", {}, BOOK)


def part_own_note() -> Text:
    return Text("part-own-note", {}, BOOK)


def part_left() -> Text:
    return Text("part-left", {}, BOOK)


def part_last() -> Text:
    return Text("part-last", {}, BOOK)


def part_last_doubt(*, who: int, bid: Sequence[tuple[FaceName, int]], n: int) -> Text:
    return Text(
        "part-last-doubt",
        {"who": ("seat", who), "bid": counted_list("face", bid), "n": n},
        BOOK,
    )


def part_last_exact(*, who: int, bid: Sequence[tuple[FaceName, int]], n: int) -> Text:
    return Text(
        "part-last-exact",
        {"who": ("seat", who), "bid": counted_list("face", bid), "n": n},
        BOOK,
    )


def part_out() -> Text:
    return Text("part-out", {}, BOOK)


def part_dice() -> Text:
    return Text("part-dice", {}, BOOK)


def part_cell(*, bid: Sequence[tuple[FaceName, int]]) -> Text:
    return Text("part-cell", {"bid": counted_list("face", bid)}, BOOK)


def part_row(*, n: int) -> Text:
    return Text("part-row", {"n": n}, BOOK)


def part_times(*, n: int) -> Text:
    return Text("part-times", {"n": n}, BOOK)


def about_cups() -> Text:
    return Text("about-cups", {}, BOOK)


def about_cups_wild() -> Text:
    return Text("about-cups-wild", {}, BOOK)


def option_wild() -> Text:
    return Text("option-wild", {}, BOOK)


def option_wild_about() -> Text:
    return Text("option-wild-about", {}, BOOK)


def option_wild_off() -> Text:
    return Text("option-wild-off", {}, BOOK)


def option_wild_on() -> Text:
    return Text("option-wild-on", {}, BOOK)


def option_exact() -> Text:
    return Text("option-exact", {}, BOOK)


def option_exact_about() -> Text:
    return Text("option-exact-about", {}, BOOK)


def option_exact_off() -> Text:
    return Text("option-exact-off", {}, BOOK)


def option_exact_on() -> Text:
    return Text("option-exact-on", {}, BOOK)


def number_dice() -> Text:
    return Text("number-dice", {}, BOOK)


def number_group_cups() -> Text:
    return Text("number-group-cups", {}, BOOK)
