"""The messages of this package, one function each."""

# not compiled: made from locale/en.ftl by `aevum catalogue`; do not edit

from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal

from aevum.core.text import CORE, Book, Text, counted_list

BOOK: Final = Book(Path(__file__).parent / "locale", CORE)

KindName = Literal["wind", "wheat", "wood", "ore"]


def game_summary() -> Text:
    return Text("game-summary", {}, BOOK)


def game_tagline() -> Text:
    return Text("game-tagline", {}, BOOK)


def part_card(*, kind: KindName, value: int) -> Text:
    return Text("part-card", {"kind": ("kind", kind), "value": value}, BOOK)


def part_kind(*, kind: KindName) -> Text:
    return Text("part-kind", {"kind": ("kind", kind)}, BOOK)


def part_quay() -> Text:
    return Text("part-quay", {}, BOOK)


def part_refills() -> Text:
    return Text("part-refills", {}, BOOK)


def part_deck() -> Text:
    return Text("part-deck", {}, BOOK)


def part_gone() -> Text:
    return Text("part-gone", {}, BOOK)


def part_round() -> Text:
    return Text("part-round", {}, BOOK)


def part_cards() -> Text:
    return Text("part-cards", {}, BOOK)


def part_points() -> Text:
    return Text("part-points", {}, BOOK)


def part_first_to(*, n: int) -> Text:
    return Text("part-first-to", {"n": n}, BOOK)


def part_in_hand(*, n: int) -> Text:
    return Text("part-in-hand", {"n": n}, BOOK)


def part_hand() -> Text:
    return Text("part-hand", {}, BOOK)


def part_most(*, n: int) -> Text:
    return Text("part-most", {"n": n}, BOOK)


def part_own_ship() -> Text:
    return Text("part-own-ship", {}, BOOK)


def about_quay() -> Text:
    return Text("about-quay", {}, BOOK)


def say_takes(*, who: int, card: Text) -> Text:
    return Text("say-takes", {"who": ("seat", who), "card": card.inner()}, BOOK)


def say_draws(*, who: int) -> Text:
    return Text("say-draws", {"who": ("seat", who)}, BOOK)


def say_drew(*, who: int, card: Text) -> Text:
    return Text("say-drew", {"who": ("seat", who), "card": card.inner()}, BOOK)


def say_swaps(*, who: int, card: Text, got: Text) -> Text:
    return Text("say-swaps", {"who": ("seat", who), "card": card.inner(), "got": got.inner()}, BOOK)


def say_loads(*, who: int, goods: Sequence[tuple[KindName, int]], points: int) -> Text:
    return Text(
        "say-loads",
        {"who": ("seat", who), "goods": counted_list("kind", goods), "points": points},
        BOOK,
    )


def say_refills(*, card: Text) -> Text:
    return Text("say-refills", {"card": card.inner()}, BOOK)


def ask_turn() -> Text:
    return Text("ask-turn", {}, BOOK)


def ask_full() -> Text:
    return Text("ask-full", {}, BOOK)


def move_take(*, card: Text) -> Text:
    return Text("move-take", {"card": card.inner()}, BOOK)


def move_draw() -> Text:
    return Text("move-draw", {}, BOOK)


def move_swap(*, card: Text, got: Text) -> Text:
    return Text("move-swap", {"card": card.inner(), "got": got.inner()}, BOOK)


def move_load(*, goods: Sequence[tuple[KindName, int]], points: int) -> Text:
    return Text("move-load", {"goods": counted_list("kind", goods), "points": points}, BOOK)


def no_over() -> Text:
    return Text("no-over", {}, BOOK)


def no_turn() -> Text:
    return Text("no-turn", {}, BOOK)


def no_room(*, n: int) -> Text:
    return Text("no-room", {"n": n}, BOOK)


def no_deck() -> Text:
    return Text("no-deck", {}, BOOK)


def no_slot() -> Text:
    return Text("no-slot", {}, BOOK)


def no_card() -> Text:
    return Text("no-card", {}, BOOK)


def no_kind(*, kind: KindName) -> Text:
    return Text("no-kind", {"kind": ("kind", kind)}, BOOK)


def no_chance() -> Text:
    return Text("no-chance", {}, BOOK)


def undo_take() -> Text:
    return Text("undo-take", {}, BOOK)


def undo_draw() -> Text:
    return Text("undo-draw", {}, BOOK)


def undo_swap() -> Text:
    return Text("undo-swap", {}, BOOK)


def undo_load() -> Text:
    return Text("undo-load", {}, BOOK)


def number_goal() -> Text:
    return Text("number-goal", {}, BOOK)


def number_hand() -> Text:
    return Text("number-hand", {}, BOOK)


def number_deal() -> Text:
    return Text("number-deal", {}, BOOK)


def number_neighbour() -> Text:
    return Text("number-neighbour", {}, BOOK)


def number_rounds() -> Text:
    return Text("number-rounds", {}, BOOK)


def number_group_quay() -> Text:
    return Text("number-group-quay", {}, BOOK)
