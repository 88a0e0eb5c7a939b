"""The messages of this package, one function each."""

# not compiled: made from locale/en.ftl by `aevum catalogue`; do not edit

from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal

from aevum.core.text import CORE, OR, Arg, Book, Text, counted_list, message_list, name_list

BOOK: Final = Book(Path(__file__).parent / "locale", CORE)

GoodName = Literal["wood", "brick", "coin"]

PieceName = Literal["road", "village", "action-card"]

TileName = Literal["ore", "wheat"]

CardName = Literal["smith", "road-builder"]

ZoneName = Literal["ice-age", "police-state"]


def at_area_tile(*, kind: TileName, number: int) -> Text:
    return Text("at-area-tile", {"kind": ("tile", kind), "number": number}, BOOK)


def at_area_sea() -> Text:
    return Text("at-area-sea", {}, BOOK)


def at_corner(*, around: Sequence[Text]) -> Text:
    return Text("at-corner", {"around": message_list(around)}, BOOK)


def at_border(*, one: Text, other: Text) -> Text:
    return Text("at-border", {"one": one.inner(), "other": other.inner()}, BOOK)


def say_road(*, who: int, where: Arg) -> Text:
    return Text("say-road", {"who": ("seat", who), "where": where}, BOOK)


def say_gains(*, who: int, goods: Sequence[tuple[GoodName, int]]) -> Text:
    return Text("say-gains", {"who": ("seat", who), "goods": counted_list("good", goods)}, BOOK)


def say_gives_cards(*, who: int, to: int, n: int) -> Text:
    return Text("say-gives-cards", {"who": ("seat", who), "to": ("seat", to), "n": n}, BOOK)


def say_steals(*, who: int, victim: int) -> Text:
    return Text("say-steals", {"who": ("seat", who), "victim": ("seat", victim)}, BOOK)


def say_removes_road(*, who: int, owner: int, where: Arg) -> Text:
    return Text(
        "say-removes-road",
        {"who": ("seat", who), "owner": ("seat", owner), "where": where},
        BOOK,
    )


def say_plays(*, who: int, card: CardName) -> Text:
    return Text("say-plays", {"who": ("seat", who), "card": ("card", card)}, BOOK)


def say_dragon_nears(*, steps: int) -> Text:
    return Text("say-dragon-nears", {"steps": steps}, BOOK)


def say_visited(*, zone: ZoneName) -> Text:
    return Text("say-visited", {"zone": ("zone", zone)}, BOOK)


def say_chooses(*, who: int, what: Sequence[Text]) -> Text:
    return Text("say-chooses", {"who": ("seat", who), "what": message_list(what)}, BOOK)


def ask_turn() -> Text:
    return Text("ask-turn", {}, BOOK)


def ask_again() -> Text:
    return Text("ask-again", {}, BOOK)


def ask_waiting(*, who: Sequence[int]) -> Text:
    return Text("ask-waiting", {"who": name_list("seat", who)}, BOOK)


def ask_victim(*, place: Arg) -> Text:
    return Text("ask-victim", {"place": place}, BOOK)


def ask_order(*, cards: Sequence[CardName]) -> Text:
    return Text("ask-order", {"cards": name_list("card", cards, OR)}, BOOK)


def ask_choose_one(*, options: Sequence[Text]) -> Text:
    return Text("ask-choose-one", {"options": message_list(options, OR)}, BOOK)


def ask_may_pay(*, cost: int, what: Text) -> Text:
    return Text("ask-may-pay", {"cost": cost, "what": what.inner()}, BOOK)


def move_rob(*, who: int, n: int) -> Text:
    return Text("move-rob", {"who": ("seat", who), "n": n}, BOOK)


def move_do(*, what: Text) -> Text:
    return Text("move-do", {"what": what.inner()}, BOOK)


def move_play(*, card: CardName) -> Text:
    return Text("move-play", {"card": ("card", card)}, BOOK)


def no_cost(
    *,
    piece: PieceName,
    cost: Sequence[tuple[GoodName, int]],
    missing: Sequence[tuple[GoodName, int]],
) -> Text:
    return Text(
        "no-cost",
        {
            "piece": ("piece", piece),
            "cost": counted_list("good", cost),
            "missing": counted_list("good", missing),
        },
        BOOK,
    )


def no_such(*, rule: str) -> Text:
    return Text("no-such", {"rule": ("rule", rule)}, BOOK)


def no_money(*, money: int) -> Text:
    return Text("no-money", {"money": money}, BOOK)


def hint_bot(*, bot: str) -> Text:
    return Text("hint-bot", {"bot": bot}, BOOK)


def undo_road(*, where: Arg) -> Text:
    return Text("undo-road", {"where": where}, BOOK)


def do_score() -> Text:
    return Text("do-score", {}, BOOK)


def do_draw(*, n: int) -> Text:
    return Text("do-draw", {"n": n}, BOOK)
